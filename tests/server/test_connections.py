"""What only a network can do: slow and silent connections, forged addresses, bytes that are no text."""

from __future__ import annotations

import json
import logging
import os
import socket
import urllib.error
import urllib.request
from contextlib import ExitStack
from dataclasses import replace
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from netrunner.server.settings import Settings

from .conftest import PATIENCE, wait_until
from .running import raw, rest, served


def ask(port: int, path: str = "/api/meta", **headers: str) -> int:
    request = urllib.request.Request(f"http://127.0.0.1:{port}{path}", headers=headers)
    try:
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            return int(answer.status)
    except urllib.error.HTTPError as error:
        return error.code


def answers(port: int) -> bool:
    """Whether it takes a connection, and answers."""
    try:
        return ask(port) == 200
    except OSError:
        return False


@pytest.mark.parametrize(
    "begun",
    [
        b"",
        b"GET /api/meta HT",
        b"GET /api/meta HTTP/1.1\r\nHost: here\r\n",
        b"POST /api/games HTTP/1.1\r\nHost: here\r\nContent-Length: 100\r\n\r\n{",
        b"GET /ws/games/x HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n",
    ],
)
def test_a_request_that_does_not_come_is_not_waited_for(settings: Settings, begun: bytes) -> None:
    with served(replace(settings, handshake=1.0)) as (port, _):
        assert raw(port, begun) == b""
        assert ask(port) == 200


def test_headers_have_an_end(settings: Settings) -> None:
    with served(replace(settings, handshake=30.0)) as (port, _):
        with socket.create_connection(("127.0.0.1", port), timeout=PATIENCE) as connection:
            connection.sendall(b"GET /api/meta HTTP/1.1\r\nHost: here\r\n")
            sent = 0
            try:
                while sent < 10_000_000:
                    sent += connection.send(b"x" * 1000 + b": y\r\n")
                rest(connection)
            except OSError:
                pass
            assert sent < 10_000_000
        assert ask(port) == 200


def test_one_address_does_not_use_up_all_connections(settings: Settings) -> None:
    with served(replace(settings, most_open_per_address=5)) as (port, _):
        silent = [socket.create_connection(("127.0.0.1", port), timeout=PATIENCE) for _ in range(5)]
        with pytest.raises(OSError):
            ask(port)
        for connection in silent:
            connection.close()
        wait_until(lambda: answers(port))


@pytest.mark.parametrize("knows", [True, False])
def test_another_node_passes_on_more_than_one_address_may_open(settings: Settings, knows: bool) -> None:
    """Found by reading: the players of one node would have had 500 places at another, all together."""
    with served(replace(settings, most_open_per_address=5)) as (port, app), ExitStack() as stack:
        secret = app.state.hall.leases.secret if knows else "guessed"
        assert ask(port, "/healthz", **{"X-Netrunner-Node": secret}) == (200 if knows else 421)
        for _ in range(8):
            stack.enter_context(socket.create_connection(("127.0.0.1", port), timeout=PATIENCE))
        assert answers(port) is knows


def test_a_forged_address_passes_no_limit(settings: Settings) -> None:
    few = replace(settings, read_rate=0.001, read_burst=3)
    with served(few) as (port, _):
        codes = [ask(port, **{"X-Forwarded-For": f"192.0.2.{n}"}) for n in range(6)]
        assert codes == [200] * 3 + [429] * 3
    with served(replace(few, trusted_proxies=("127.0.0.1",))) as (port, _):
        assert [ask(port, **{"X-Forwarded-For": f"192.0.2.{n}"}) for n in range(6)] == [200] * 6
        assert [ask(port, **{"X-Forwarded-For": "192.0.2.9"}) for n in range(4)] == [200] * 3 + [429]


def test_nobody_is_trusted_who_was_not_named(monkeypatch: pytest.MonkeyPatch) -> None:
    assert Settings().trusted_proxies == ()


def started(port: int, **wish: Any) -> dict[str, Any]:
    body = json.dumps(wish).encode()
    request = urllib.request.Request(f"http://127.0.0.1:{port}/api/games", body, {"content-type": "application/json"})
    with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
        found: dict[str, Any] = json.loads(answer.read())
        return found


def test_a_frame_that_is_no_text_closes_the_socket_and_is_not_worth_a_traceback(
    settings: Settings, caplog: pytest.LogCaptureFixture
) -> None:
    with served(settings) as (port, _), caplog.at_level(logging.INFO):
        game = started(port, side="corp")
        url = f"ws://127.0.0.1:{port}/ws/games/{game['game']}?token={game['token']}"
        with connect(url) as ada:
            ada.recv(timeout=PATIENCE)
            ada.send(b"\xff\xfe{", text=True)
            with pytest.raises(ConnectionClosed) as closed:
                while True:
                    ada.recv(timeout=PATIENCE)
            assert closed.value.rcvd is not None and closed.value.rcvd.code == 1007
        with connect(url) as ada:
            assert json.loads(ada.recv(timeout=PATIENCE))["type"] == "table"
            ada.send(b"\xff\xfe{")  # a binary frame is only a message that does not fit
            assert json.loads(ada.recv(timeout=PATIENCE))["error"] == "bad-message"
    assert "Traceback" not in caplog.text and "Invalid UTF-8" not in caplog.text


def posted(path: str, body: bytes, *headers: bytes) -> bytes:
    more = b"".join(header + b"\r\n" for header in headers)
    return b"POST %s HTTP/1.1\r\nHost: h\r\n%sContent-Length: %d\r\n\r\n%s" % (path.encode(), more, len(body), body)


@pytest.mark.parametrize(
    ("request_", "status"),
    [
        (posted("/api/games", b"{}", b"Origin: http://["), 403),
        (posted("/api/games", b"[" * 30_000), 400),
        (posted("/api/games", b'{"name": ' + b"[" * 30_000), 400),
        (posted("/api/games", b'{"name": "\xff\xfe"}'), 400),
        (posted("/api/games/x/join", b'{"lang": "novice"}'), 400),
        (posted("/api/games/x/join", b'{"invite": "12345678", "lang": "novice"}'), 400),
        (posted("/api/positions", b'{"text": "corp:\\n credits ' + b"9" * 5_000 + b'"}'), 400),
        (b"GET /api/games/%FF%FE HTTP/1.1\r\nHost: h\r\n\r\n", 404),
        (b"GET /api/meta?lang=%FF HTTP/1.1\r\nHost: h\r\nAccept-Language: \xff\xfe\r\n\r\n", 200),
        (b"GET /ws/games/x HTTP/1.1\r\nHost: h\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n", 4),
        (b"GET /\xff\xfe HTTP/1.1\r\nHost: h\r\n\r\n", 400),
    ],
)  # fmt: skip
def test_bad_requests_are_told_what_is_wrong(
    settings: Settings, caplog: pytest.LogCaptureFixture, request_: bytes, status: int
) -> None:
    settings = replace(settings, handshake=5.0)
    with served(settings) as (port, _), caplog.at_level(logging.INFO):
        answer = raw(port, request_.replace(b"Host: h", b"Host: h\r\nConnection: close", 1)
                     if b"Upgrade" not in request_ else request_)  # fmt: skip
    assert answer.split(b" ", 2)[1].startswith(str(status).encode()), answer
    assert "Traceback" not in caplog.text and "exception" not in caplog.text.lower(), caplog.text
    if status >= 400 and b"application/json" in answer:
        told = json.loads(answer.partition(b"\r\n\r\n")[2])
        assert told["error"] and told["text"]


@pytest.mark.skipif(os.name == "nt", reason="descriptors are another matter there")
def test_as_many_files_may_be_open_as_the_system_allows(settings: Settings) -> None:
    import resource

    with served(settings):
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        assert soft == hard
