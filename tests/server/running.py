"""A server in this process on a real port, for what only a network can do."""

from __future__ import annotations

import contextlib
import socket
import threading
from collections.abc import Iterator
from typing import Any

import uvicorn

from netrunner.server.app import create_app
from netrunner.server.running import config
from netrunner.server.settings import Settings

from .conftest import PATIENCE, wait_until


@contextlib.contextmanager
def served(settings: Settings) -> Iterator[tuple[int, Any]]:
    """The port, and the application."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        app = create_app(settings)
        server = uvicorn.Server(config(app, settings))
        thread = threading.Thread(target=server.run, kwargs={"sockets": [listener]}, daemon=True)
        thread.start()
        wait_until(lambda: server.started)
        try:
            yield listener.getsockname()[1], app
        finally:
            server.should_exit = True
            thread.join(timeout=PATIENCE)


def raw(port: int, data: bytes, seconds: float = PATIENCE) -> bytes:
    """What comes back for these bytes until the server closes."""
    with socket.create_connection(("127.0.0.1", port), timeout=seconds) as connection:
        connection.sendall(data)
        return rest(connection)


def rest(connection: socket.socket) -> bytes:
    found = b""
    with contextlib.suppress(ConnectionError):
        while piece := connection.recv(65536):
            found += piece
    return found
