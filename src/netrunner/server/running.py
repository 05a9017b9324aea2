"""Running the server: uvicorn with the application, on a socket that is open already."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import sys
from dataclasses import replace
from typing import Any

import sqlalchemy as sa
import uvicorn
from litestar import Litestar

from netrunner.errors import NetrunnerError
from netrunner.text.phrases import Say

from . import collecting, logs
from .app import create_app
from .connections import protocols
from .open_files import open_files
from .settings import MOST_MESSAGE, Settings
from .store import Store, database_url
from .warming import warm


def serve(listener: socket.socket, say: Say, wishes: dict[str, Any]) -> None:
    """Serve on a listening socket until interrupted."""
    settings = replace(Settings(), **wishes)
    shown = database_url(settings.database).render_as_string(hide_password=True)
    try:
        settings = _reachable(settings, listener)
        store = Store(settings.database)
        store.open()
    except (sa.exc.SQLAlchemyError, ModuleNotFoundError, OSError) as error:
        reason = str(getattr(error, "orig", None) or error)
        raise NetrunnerError(key="serve-database", database=shown, reason=reason) from error
    app = create_app(settings, store)
    logs.begin(settings.log)
    warm()
    host, port = listener.getsockname()[:2]
    address = f"[{host}]" if ":" in host else host
    print(say("serve-games-in", database=shown), flush=True)
    print(say("serve-here", url=f"http://{address}:{port}/"), flush=True)
    Node(config(app, settings), app).run(sockets=[listener])


def serve_on(port: int, wishes: dict[str, Any]) -> None:
    """Serve on a port of this machine, and say nothing."""
    with socket.create_server(("127.0.0.1", port), backlog=1024) as listener:
        settings = _reachable(replace(Settings(), **wishes), listener)
        app = create_app(settings)
        logs.begin(settings.log)
        warm()
        Node(config(app, settings), app).run(sockets=[listener])


def _reachable(settings: Settings, listener: socket.socket) -> Settings:
    """Other nodes reach this one where it listens, unless another address was named."""
    if settings.advertise or sa.make_url(settings.database).get_backend_name() == "sqlite":
        return settings
    host, port = listener.getsockname()[:2]
    if host in ("0.0.0.0", "::"):
        host = socket.gethostname()
    return replace(settings, advertise=f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}")


def config(app: Litestar, settings: Settings) -> uvicorn.Config:
    """How uvicorn runs the application."""
    requests, sockets = protocols(settings, lambda: app.state.hall.leases.secret)
    open_files()
    collecting.begin()
    sys.setswitchinterval(0.001)  # the thread that writes must not wait long for its turn
    return uvicorn.Config(
        app,
        log_config=None,  # `logs` has seen to it
        access_log=False,  # addresses hold tokens
        server_header=False,
        http=requests,
        ws=sockets,
        proxy_headers=False,  # the application takes the word of those that it was told to trust
        ws_max_size=MOST_MESSAGE * 2,
        ws_per_message_deflate=False,  # tables are small, and compressing each costs more than making it
        ws_ping_interval=settings.ping_shared if settings.advertise else settings.ping,
        ws_ping_timeout=30.0,
        timeout_graceful_shutdown=3,
        lifespan="on",
    )


class Node(uvicorn.Server):
    """A server that gives its games to others before it closes its sockets: whoever connects anew finds them."""

    def __init__(self, config: uvicorn.Config, app: Litestar) -> None:
        super().__init__(config)
        self._app = app

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for listener in sockets or []:
            listener.close()
        hall = getattr(self._app.state, "hall", None)
        if hall is not None:
            with contextlib.suppress(Exception):
                await asyncio.wait_for(hall.hand_over(), 5.0)
        await super().shutdown(sockets)
