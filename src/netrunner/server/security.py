"""Strict headers on everything, and limits on how often an address may ask."""

from __future__ import annotations

import logging
from typing import Any, Final
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.datastructures import MutableScopeHeaders
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from . import clock
from .limits import Buckets
from .logs import REQUEST, request_id
from .metrics import Metrics
from .settings import Settings

_log = logging.getLogger(__name__)

#: No script but our own files, nothing inline, nothing from elsewhere, and no frame around us.
CSP: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)

HEADERS: Final = {
    "content-security-policy": CSP,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",  # the address of a page may hold a token
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=()",
}


def strict_headers(app: ASGIApp, metrics: Metrics) -> ASGIApp:
    """Every answer carries the headers and the id of its request, and is counted."""

    async def middleware(scope: Scope, receive: Receive, send: Send) -> None:
        if str(scope["type"]) not in ("http", "websocket"):
            await app(scope, receive, send)
            return
        sent = dict(scope["headers"]).get(b"x-request-id")
        id = request_id(None if sent is None else sent.decode("latin-1"))
        REQUEST.set(id)
        began = clock.ticking()

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                took = clock.ticking() - began
                metrics.requests.add(str(message["status"]))
                metrics.serving.observe(took)
                more = {"path": scope["path"], "status": message["status"], "ms": round(took * 1000, 1)}
                _log.info("request", extra={"more": more})
                headers = MutableScopeHeaders.from_message(message)
                headers["x-request-id"] = id
                for name, value in HEADERS.items():
                    headers[name] = value
                if "cache-control" not in headers:
                    headers["cache-control"] = "no-store"  # it may hold a token
            await send(message)

        await app(scope, receive, with_headers)

    return middleware


class Limiter:
    """How often an address may read, and change something."""

    def __init__(self, settings: Settings) -> None:
        self.reading = Buckets(settings.read_rate, settings.read_burst)
        self.writing = Buckets(settings.write_rate, settings.write_burst)
        self.playing = Buckets(settings.address_rate, settings.address_burst)
        self.watching = Buckets(settings.watch_rate, settings.watch_burst)
        self.working = Buckets(settings.work_rate, settings.work_burst)

    def allows(self, method: str, address: str) -> bool:
        buckets = self.reading if method in ("GET", "HEAD", "OPTIONS") else self.writing
        return buckets.take(address)

    def admits(self, connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
        """Whether a request is allowed, which is asked once, wherever it is answered."""
        spent: Any = connection.scope
        if "admitted" not in spent:
            method = str(spent.get("method", "GET"))  # a socket is opened as a page is
            if spent["path"].startswith(READS):
                method = "GET"
            spent["admitted"] = self.allows(method, address_of(connection))
        return bool(spent["admitted"])


#: What is posted there is looked at and not kept: it is asked for as often as pages are.
READS: Final = "/api/lessons"


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Where someone connects from."""
    return connection.client.host if connection.client else "?"


def same_origin(connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
    """A page of another site must not play here; programs send no origin."""
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    try:
        return urlsplit(origin).netloc == connection.headers.get("host", "")
    except ValueError:  # not an address at all
        return False
