"""What comes in over the network, before the application sees it: slow, silent, endless and broken requests end here.

uvicorn waits for a request for as long as it takes, and takes headers of any length.
"""

from __future__ import annotations

import asyncio
import hmac
from collections import Counter
from collections.abc import Callable
from typing import Any, ClassVar, Final

from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

from .forwarding import NODE
from .limits import subject
from .settings import Settings

#: How long the address and the headers of a request may be together.
MOST_HEADERS: Final = 32 * 1024


class Open:
    """How many connections each address has open. Proxies and other nodes speak for many, and are not counted."""

    def __init__(self, settings: Settings, secret: Callable[[], str]) -> None:
        self._most = settings.most_open_per_address
        self._secret = secret
        self._proxies = ProxyHeadersMiddleware(_nothing, list(settings.trusted_proxies)).trusted_hosts
        self._nodes: set[str] = set()
        self._count: Counter[str] = Counter()

    def _speaks_for_many(self, address: str) -> bool:
        return address in self._nodes or address in self._proxies

    def introduce(self, address: str | None, headers: list[tuple[bytes, bytes]]) -> None:
        """Whoever knows the secret of this node is another one."""
        for name, value in headers:
            if name == NODE and address and hmac.compare_digest(value, self._secret().encode()):
                self._nodes.add(address)

    def enter(self, address: str | None) -> bool:
        """Whether one more may be open."""
        if address is None or self._speaks_for_many(address):
            return True
        who = subject(address)
        self._count[who] += 1
        return self._count[who] <= self._most

    def leave(self, address: str | None) -> None:
        if address is None or self._speaks_for_many(address):
            return
        who = subject(address)
        self._count[who] -= 1
        if self._count[who] <= 0:
            del self._count[who]


async def _nothing(*_given: Any) -> None:
    """An application that is never called."""


class Requests(HttpToolsProtocol):
    """A connection that makes requests: each must be there within seconds, and its answer be taken."""

    settings: ClassVar[Settings] = Settings(database="sqlite:///:memory:")
    open: ClassVar[Open] = Open(settings, lambda: "")

    _deadline: asyncio.TimerHandle | None = None
    _coming: int | None = 0  # bytes of the address and headers so far
    _handed_over = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._until(self.settings.handshake)
        if not self.open.enter(self.client[0] if self.client else None):
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._until(None)
        if not self._handed_over:
            self.open.leave(self.client[0] if self.client else None)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._coming is not None:
            self._coming += len(data)
        super().data_received(data)
        if self._coming is not None and self._coming > MOST_HEADERS and not self._handed_over:
            self.transport.abort()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._coming = 0
        self._until(self.settings.handshake)

    def on_headers_complete(self) -> None:
        self._coming = None
        self.open.introduce(self.client[0] if self.client else None, self.headers)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._until(self.settings.answering)

    def on_response_complete(self) -> None:
        self._until(None)
        super().on_response_complete()

    def handle_websocket_upgrade(self) -> None:
        self._handed_over = True
        self._until(None)
        super().handle_websocket_upgrade()

    def _until(self, seconds: float | None) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
        self._deadline = None if seconds is None else self.loop.call_later(seconds, self._late)

    def _late(self) -> None:
        self._deadline = None
        if not self.transport.is_closing():
            self.transport.abort()


class Sockets(WebSocketsSansIOProtocol):
    """A WebSocket: what is not UTF-8 closes it, without a word in the log."""

    open: ClassVar[Open] = Requests.open

    def connection_lost(self, exc: Exception | None) -> None:
        self.open.leave(self.client[0] if self.client else None)
        super().connection_lost(exc)

    def send_receive_event_to_app(self) -> None:
        if self.close_sent or self.conn.state is not State.OPEN:  # frames that came along with the one that was wrong
            self.frames = []
            return
        if self.curr_msg_data_type == "text":
            whole = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
            try:
                whole.decode()
            except UnicodeDecodeError:
                self.frames = []
                self.conn.send_close(1007)
                self.handle_parser_exception()
                return
        super().send_receive_event_to_app()


def protocols(settings: Settings, secret: Callable[[], str]) -> tuple[type[Requests], type[Sockets]]:
    """The protocols with these settings; by the ``secret`` other nodes are known."""
    shared: dict[str, Any] = {"settings": settings, "open": Open(settings, secret)}
    return type("Requests", (Requests,), shared), type("Sockets", (Sockets,), {"open": shared["open"]})
