"""Any node takes any connection: what belongs to a game of another node is passed on to it, and its answers back.

Nodes know each other by a secret that each of them keeps in the database. What is passed on was let in already: the
node that plays the game does not ask again where it comes from, but counts it for the address it came from.
"""

from __future__ import annotations

import asyncio
import contextlib
import hmac
import re
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.types import ASGIApp, Receive, Scope, Send
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from . import clock
from .leases import Held
from .refused import Refused
from .security import Limiter, same_origin
from .settings import MOST_BODY
from .store import Busy, Locked

if TYPE_CHECKING:
    from .room import Room
    from .rooms import Hall

NODE: Final = b"x-netrunner-node"
CLIENT: Final = b"x-netrunner-client"
#: What names a game in an address.
_GAME: Final = re.compile(r"/api/(?:games|replays)/([^/]+)(?:/.*)?")
#: How long to wait before asking again who has a game.
AGAIN: Final = 0.25
#: How long a node that did not answer is not tried again, but asked for in the database: trying takes as long.
TRIED: Final = 2.0
#: How long a node that does not reach the database lets somebody wait.
AWAY: Final = 1.0
#: What a node answers that is not the one (any more).
NOT_MINE: Final = 421
#: How long another node may take to answer a request.
_ANSWER: Final = 10.0
#: Never passed on: they are about one connection.
_HOP: Final = frozenset(
    {b"connection", b"keep-alive", b"transfer-encoding", b"upgrade", b"host", b"content-length", b"accept-encoding"}
)


def from_node(connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
    """Whether another node passes this on."""
    return bool(connection.scope.get("from_node"))


async def locate(hall: Hall, game: str, tried: Held | None = None) -> Room | Held:
    """The room of a game, or the node to pass things on to.

    Waits while the game changes hands and while the database is away. ``tried`` did not answer: either it still has
    the game and will, or somebody else may take it soon.
    """
    began, away = clock.ticking(), 0
    while True:
        try:
            found = await hall.find(game)
            if not isinstance(found, Held) or (found.address and found != tried):
                return found
        except Busy as error:
            away += 1
            if away * AGAIN > AWAY:  # another node may reach it
                raise Refused("busy" if isinstance(error, Locked) else "elsewhere", 503) from error
        if clock.ticking() - began > hall.settings.patience:
            raise Refused("elsewhere", 503)
        if clock.ticking() - began > TRIED:
            tried = None  # it may be there again
        await asyncio.sleep(AGAIN)


# -- sockets ----------------------------------------------------------------------------------------------------------


class Unreachable(Exception):
    """The node does not answer: nothing was passed on."""


async def pass_on(socket: Any, node: Held, address: str, lang: str) -> int:
    """Pass everything on between a socket and a node, until one of them ends; the code to close with, or 0."""
    query = socket.scope["query_string"].decode("ascii", "ignore")
    url = f"{node.address.replace('http', 'ws', 1)}{socket.scope['path']}?{query}"
    headers = {NODE.decode(): node.secret, CLIENT.decode(): address, "accept-language": lang}
    try:
        upstream = await connect(
            url,
            additional_headers=headers,
            compression=None,
            max_size=None,
            open_timeout=2.0,
            close_timeout=1.0,
            ping_interval=2.0,  # a node that is stopped closes nothing
            ping_timeout=2.0,
            proxy=None,
        )
    except (OSError, InvalidHandshake, TimeoutError, ConnectionClosed) as error:
        raise Unreachable from error

    async def down() -> None:
        async for message in upstream:
            await socket.send_data(message)

    async def up() -> None:
        while True:
            await upstream.send(await socket.receive_data(mode="text"))

    tasks = [asyncio.ensure_future(down()), asyncio.ensure_future(up())]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        with contextlib.suppress(Exception):
            await upstream.close()
    code = upstream.close_code
    return code if code is not None and code >= 4000 else 0


# -- requests ---------------------------------------------------------------------------------------------------------


def forwarding(app: ASGIApp, hall: Hall, limiter: Limiter) -> ASGIApp:
    """Requests about games of other nodes are answered by them, once they are let in here."""

    async def middleware(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await app(scope, receive, send)
            return
        headers = dict(scope["headers"])
        secret = headers.get(NODE)
        if secret is not None:
            if not hmac.compare_digest(secret, hall.leases.secret.encode()):
                await _not_mine(str(scope["type"]), receive, send)  # meant for whoever was here before
                return
            scope["from_node"] = True  # type: ignore[typeddict-unknown-key]
            scope["client"] = (headers.get(CLIENT, b"?").decode("latin-1"), 0)
        about = str(scope["type"]) == "http" and hall.leases.shared
        found = _GAME.fullmatch(scope["path"]) if about else None
        if found is None or not (scope.get("from_node") or _let_in(scope, limiter)):
            await app(scope, receive, send)  # which tells whoever is not let in
            return
        body = await _body(receive)
        try:
            node = await locate(hall, found[1]) if body is not None else None
            until = clock.ticking() + hall.settings.patience
            while isinstance(node, Held) and not scope.get("from_node") and body is not None:
                answer = await _ask(node, scope, body)
                if answer is not None:
                    await _send(answer, send)
                    return
                if clock.ticking() > until:
                    break
                await asyncio.sleep(AGAIN)
                node = await locate(hall, found[1])
        except Exception:
            pass  # the application finds the same, and tells it in the words of the reader
        await app(scope, _again(body, receive), send)

    return middleware


def _let_in(scope: Scope, limiter: Limiter) -> bool:
    asking: ASGIConnection[Any, Any, Any, Any] = ASGIConnection(scope)
    return limiter.admits(asking) and (scope.get("method") in ("GET", "HEAD", "OPTIONS") or same_origin(asking))


async def _not_mine(kind: str, receive: Receive, send: Send) -> None:
    if kind == "websocket":
        await receive()
        await send({"type": "websocket.close", "code": 1012, "reason": ""})
    else:
        await _send((NOT_MINE, [], b""), send)


async def _body(receive: Receive) -> bytes | None:
    """What a request sends; None if it is too long or nobody is there any more."""
    body = b""
    while True:
        message = await receive()
        if message["type"] != "http.request":
            return None
        body += message.get("body", b"")
        if len(body) > MOST_BODY:
            return body
        if not message.get("more_body"):
            return body


def _again(body: bytes | None, receive: Receive) -> Receive:
    """Let the application receive what was received already."""
    waiting: list[Any] = [{"type": "http.request", "body": body or b"", "more_body": False}]

    async def received() -> Any:
        return waiting.pop() if waiting else await receive()

    return received


Answer = tuple[int, list[tuple[bytes, bytes]], bytes]


async def _ask(node: Held, scope: Any, body: bytes) -> Answer | None:
    """What another node answers; None if it does not, or says that the game is not its own."""
    where = urlsplit(node.address)
    path, query = scope["raw_path"], scope["query_string"]
    lines = [b"%s %s%s HTTP/1.1" % (str(scope["method"]).encode(), path, b"?" + query if query else b"")]
    given = [(name, value) for name, value in scope["headers"] if name not in _HOP and name not in (NODE, CLIENT)]
    client = scope["client"]
    given += [
        (b"host", where.netloc.encode()),
        (b"connection", b"close"),
        (b"content-length", str(len(body)).encode()),
        (NODE, node.secret.encode()),
        (CLIENT, (client[0] if client else "?").encode("latin-1", "ignore")),
    ]
    lines += [name + b": " + value for name, value in given]
    try:
        async with asyncio.timeout(_ANSWER):
            reader, writer = await asyncio.open_connection(where.hostname, where.port)
            try:
                writer.write(b"\r\n".join(lines) + b"\r\n\r\n" + body)
                await writer.drain()
                head, _, rest = (await reader.read()).partition(b"\r\n\r\n")
            finally:
                writer.close()
    except (OSError, TimeoutError):
        return None
    status, *told = head.split(b"\r\n")
    try:
        code = int(status.split(b" ")[1])
    except (IndexError, ValueError):
        return None
    if code == NOT_MINE:
        return None
    pairs = [line.split(b": ", 1) for line in told if b": " in line]
    kept = [(name.lower(), value) for name, value in pairs if name.lower() not in _HOP | {b"date"}]
    return code, kept, rest


async def _send(answer: Answer, send: Send) -> None:
    code, headers, body = answer
    length = [(b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": code, "headers": headers + length})
    await send({"type": "http.response.body", "body": body, "more_body": False})
