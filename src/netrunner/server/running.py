"""Running the server: uvicorn with the application, on a socket that is open already."""

from __future__ import annotations

import logging
import socket
import sys
from dataclasses import replace
from typing import Any

import sqlalchemy as sa
import uvicorn
from litestar import Litestar

from netrunner.cli.command import Say
from netrunner.errors import NetrunnerError

from . import collecting
from .app import create_app
from .settings import MOST_MESSAGE, Settings
from .warming import warm


def serve(listener: socket.socket, say: Say, wishes: dict[str, Any]) -> None:
    """Serve on a listening socket until interrupted."""
    settings = replace(Settings(), **wishes)
    shown = settings.database
    try:
        shown = sa.make_url(settings.database).render_as_string(hide_password=True)
        app = create_app(settings)
    except (sa.exc.SQLAlchemyError, ModuleNotFoundError, OSError) as error:
        raise NetrunnerError(key="serve-database", database=shown, reason=str(error)) from error
    warm()
    host, port = listener.getsockname()[:2]
    address = f"[{host}]" if ":" in host else host
    print(say("serve-games-in", database=shown), flush=True)
    print(say("serve-here", url=f"http://{address}:{port}/"), flush=True)
    uvicorn.Server(config(app)).run(sockets=[listener])


def serve_on(port: int, wishes: dict[str, Any]) -> None:
    """Serve on a port of this machine, and say nothing."""
    with socket.create_server(("127.0.0.1", port), backlog=1024) as listener:
        app = create_app(replace(Settings(), **wishes))
        warm()
        uvicorn.Server(config(app)).run(sockets=[listener])


def config(app: Litestar) -> uvicorn.Config:
    """How uvicorn runs the application."""
    logging.getLogger("uvicorn.error").setLevel(logging.WARNING)
    collecting.begin()
    sys.setswitchinterval(0.001)  # the thread that writes must not wait long for its turn
    return uvicorn.Config(
        app,
        log_level="warning",
        access_log=False,  # addresses hold tokens
        server_header=False,
        ws="websockets-sansio",
        ws_max_size=MOST_MESSAGE * 2,
        ws_per_message_deflate=False,  # tables are small, and compressing each costs more than making it
        ws_ping_interval=20.0,
        ws_ping_timeout=30.0,
        timeout_graceful_shutdown=3,
        lifespan="on",
    )
