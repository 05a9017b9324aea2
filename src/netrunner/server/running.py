"""Running the server: uvicorn with the application, on a socket that is open already."""

from __future__ import annotations

import logging
import socket
from dataclasses import replace
from typing import Any

import sqlalchemy as sa
import uvicorn

from netrunner.cli.command import Say
from netrunner.errors import NetrunnerError

from .app import create_app
from .settings import MOST_MESSAGE, Settings


def serve(listener: socket.socket, say: Say, wishes: dict[str, Any]) -> None:
    """Serve on a listening socket until interrupted."""
    settings = replace(Settings(), **wishes)
    shown = settings.database
    try:
        shown = sa.make_url(settings.database).render_as_string(hide_password=True)
        app = create_app(settings)
    except (sa.exc.SQLAlchemyError, ModuleNotFoundError, OSError) as error:
        raise NetrunnerError(key="serve-database", database=shown, reason=str(error)) from error
    host, port = listener.getsockname()[:2]
    address = f"[{host}]" if ":" in host else host
    print(say("serve-games-in", database=shown), flush=True)
    print(say("serve-here", url=f"http://{address}:{port}/"), flush=True)
    logging.getLogger("uvicorn.error").setLevel(logging.WARNING)
    config = uvicorn.Config(
        app,
        log_level="warning",
        access_log=False,  # addresses hold tokens
        server_header=False,
        ws="websockets-sansio",
        ws_max_size=MOST_MESSAGE * 2,
        ws_ping_interval=20.0,
        ws_ping_timeout=30.0,
        timeout_graceful_shutdown=3,
        lifespan="on",
    )
    uvicorn.Server(config).run(sockets=[listener])
