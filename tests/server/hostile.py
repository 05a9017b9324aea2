"""Messages and requests that mean ill, by the thousand: nothing changes by them, and nothing breaks.

``python -m tests.server.hostile --messages 1000000`` sends more than a test may (`make soak`). How long others have to
wait meanwhile is told by ``--seconds 10``: there the server runs by itself, and with the limits that it has.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import logging
import random
import subprocess
import sys
import tempfile
import time
from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from netrunner.server.load import free_port, post, wait_for
from netrunner.server.settings import Settings

from .growing import SERVER
from .running import served

MANY = 10**9
SAID: tuple[dict[str, Any], ...] = (
    {"type": "choose", "n": 0, "option": "no option"}, {"type": "break", "n": 0, "at": "rig 1", "subroutine": 1},
    {"type": "lang", "lang": "es"}, {"type": "why", "id": 1, "about": "rez Ice Wall"}, {"type": "ping"},
    {"type": "undo-answer", "accept": True}, {"type": "claim"}, {"type": "payments", "order": "ask"},
)  # fmt: skip
ASKED: tuple[tuple[str, str, dict[str, Any]], ...] = (
    ("POST", "/api/games", {"opponent": "computer", "side": "corp", "decks": {"corp": "jinteki"}}),
    ("POST", "/api/decks/check", {"text": "Noise: Hacker Extraordinaire\n3 Djinn"}),
    ("POST", "/api/positions", {"text": "corp:\n hand: Snare!\nrunner:\n credits 5", "side": "runner"}),
    ("POST", "/api/games/GAME/join", {"invite": "12345678", "lang": "en"}), ("GET", "/api/lobby", {}),
    ("GET", "/api/games/GAME", {}), ("GET", "/api/replays/GAME/0?seat=corp", {}), ("GET", "/api/decks/x", {}),
    ("PUT", "/api/decks/x", {"text": "x"}), ("GET", "/../../etc/passwd", {}), ("GET", "/metrics", {}),
)  # fmt: skip
BAD: tuple[Any, ...] = (
    None, True, -1, 2**31, 2**63, 10**40, 1e308, "", "\0", "é", "🂡" * 50, "a" * 5_000, [], {}, [[]] * 50, {"a": {}},
    "__proto__", "../../x", "' OR 1=1 --", "%00%ff", "rez Ice Wall " * 15, "\u202e", "NaN",
)  # fmt: skip


def mutated(chance: random.Random, said: dict[str, Any]) -> bytes:
    """A message of which something is wrong."""
    body = dict(said)
    for _ in range(chance.randint(1, 3)):
        kind = chance.randrange(6)
        names = list(body) or ["type"]
        if kind == 0:
            body[chance.choice(names)] = chance.choice(BAD)
        elif kind == 1:
            body.pop(chance.choice(names), None)
        elif kind == 2:
            body[chance.choice(("more", "seed", "token", "n", "side", "\0"))] = chance.choice(BAD)
        elif kind == 3:
            data = bytearray(json.dumps(body).encode())
            for _ in range(chance.randint(1, 4)):
                data[chance.randrange(len(data))] = chance.randrange(256)
            return bytes(data)
        elif kind == 4:
            return json.dumps(body).encode()[: chance.randrange(60)]
        else:
            return chance.choice(
                (b"[" * 3_000, b"{" * 100, b"\xff\xfe", b"", b"null", b'"x"', b"0" * 4_000, b"9" * 5_000)
            )
    return json.dumps(body, ensure_ascii=chance.random() < 0.5).encode("utf-8", "surrogatepass")


def _is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


class Attack:
    """So many messages over both transports, and somebody who plays meanwhile."""

    def __init__(self, port: int, hall: Any, messages: int, seed: int) -> None:
        self.port, self.hall, self.left = port, hall, messages
        self.bad: dict[str, str] = {}  # headers of whoever means ill, and of the others
        self.good: dict[str, str] = {}
        self.base = f"http://127.0.0.1:{port}"
        self.chance = random.Random(seed)
        self.answers: Counter[str] = Counter()
        self.quiet: list[float] = []  # seconds that a ping took
        self.during: list[float] = []

    async def run(self, sockets: int = 4, connections: int = 2) -> None:
        first = await asyncio.to_thread(post, self.base, "/api/games", {"opponent": "friend", "side": "corp"})
        invite = {"invite": first["invite"]}
        other = await asyncio.to_thread(post, self.base, f"/api/games/{first['game']}/join", invite)
        self.game, room = first["game"], self.hall.rooms[first["game"]]
        url = f"{self.base.replace('http', 'ws')}/ws/games/{first['game']}?token="
        before = self._state(room)
        async with connect(url + other["token"], max_size=None) as honest:
            await honest.recv()
            await self._ping(honest, self.quiet, 50)
            workers = [asyncio.ensure_future(self._talk(url + first["token"])) for _ in range(sockets)]
            workers += [asyncio.ensure_future(self._ask()) for _ in range(connections)]
            while not all(worker.done() for worker in workers):
                await self._ping(honest, self.during, 1)
            for worker in workers:
                worker.result()
        assert self._state(room) == before, "something changed"

    async def wait_beside(self, seconds: float, sockets: int = 4, connections: int = 2) -> None:
        """Somebody plays at one address, and others mean ill at another for so long."""
        self.bad, self.good = ({"X-Forwarded-For": f"192.0.2.{n}"} for n in (1, 2))
        first = await asyncio.to_thread(post, self.base, "/api/games", {"opponent": "friend", "side": "corp"})
        invite = {"invite": first["invite"]}
        other = await asyncio.to_thread(post, self.base, f"/api/games/{first['game']}/join", invite)
        self.game = first["game"]
        url = f"{self.base.replace('http', 'ws')}/ws/games/{first['game']}?token="
        async with connect(url + other["token"], max_size=None, additional_headers=self.good) as honest:
            await honest.recv()
            await self._ping(honest, self.quiet, 200)
            workers = [asyncio.ensure_future(self._talk(url + first["token"])) for _ in range(sockets)]
            workers += [asyncio.ensure_future(self._ask()) for _ in range(connections)]
            until = time.monotonic() + seconds
            while time.monotonic() < until:
                await self._ping(honest, self.during, 1)
            for worker in workers:
                worker.cancel()
            await asyncio.gather(*workers, return_exceptions=True)

    def _state(self, room: Any) -> tuple[Any, ...]:
        return room.n, room.status, room.game.to_json(), room.undo_asked, len(room.chat), room.ended_by

    async def _ping(self, honest: ClientConnection, into: list[float], count: int) -> None:
        for _ in range(count):
            began = time.perf_counter()
            await honest.send('{"type": "ping"}')
            while json.loads(await honest.recv())["type"] != "pong":
                pass
            into.append(time.perf_counter() - began)
            await asyncio.sleep(0.01)

    def _take(self, count: int) -> int:
        taken = min(count, self.left)
        self.left -= taken
        return taken

    async def _talk(self, url: str) -> None:
        """Over a socket; what closes it is followed by the next."""
        while self.left > 0:
            try:
                async with connect(url, max_size=None, ping_interval=None, additional_headers=self.bad) as socket:
                    while count := self._take(50):
                        for _ in range(count):
                            data = mutated(self.chance, self.chance.choice(SAID))
                            await socket.send(data, text=_is_text(data) or self.chance.random() < 0.01)
                            await asyncio.sleep(0)  # whoever measures beside it does not wait for this process
                        await socket.send('{"type": "ping"}')
                        while (told := json.loads(await socket.recv()))["type"] != "pong":
                            self._count(told)
            except (OSError, InvalidHandshake):
                self.answers["no connection"] += 1
            except ConnectionClosed as closed:
                self.answers[f"closed {closed.rcvd.code if closed.rcvd else 1006}"] += 1

    def _count(self, told: dict[str, Any]) -> None:
        self.answers[told.get("error", told["type"])] += 1
        if told.get("error") == "broken":
            raise AssertionError(told)

    async def _ask(self) -> None:
        """Over HTTP, one request after the other on a connection."""
        while self.left > 0:
            reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
            try:
                while self._take(1):
                    method, path, said = self.chance.choice(ASKED)
                    body = mutated(self.chance, said) if method != "GET" else b""
                    path = path.replace("GAME", self.chance.choice((self.game, "x", "%00", "%FF", "a" * 300)))
                    more = "".join(f"{name}: {value}\r\n" for name, value in self.bad.items())
                    head = f"{method} {path} HTTP/1.1\r\nHost: h\r\n{more}Content-Length: {len(body)}\r\n\r\n"
                    writer.write(head.encode() + body)
                    status = await self._answer(reader)
                    self.answers[f"HTTP {status}"] += 1
                    if status >= 500 and status != 503:  # no client may have been built here
                        raise AssertionError((method, path, body[:200], status))
            except (ConnectionError, asyncio.IncompleteReadError):
                self.answers["disconnected"] += 1
            finally:
                writer.close()

    async def _answer(self, reader: asyncio.StreamReader) -> int:
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").lower()
        length = next((int(line.split(":")[1]) for line in head.split("\r\n") if line.startswith("content-length")), 0)
        if "transfer-encoding: chunked" in head:
            while size := int((await reader.readline()).strip() or b"0", 16):
                await reader.readexactly(size + 2)
            await reader.readline()
        else:
            await reader.readexactly(length)
        return int(head.split(" ")[1])


class Heard(logging.Handler):
    """Tracebacks and errors that the server writes down."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.records: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.records.append(f"{record.name}: {record.getMessage()} {record.exc_info!r}")


def attack(folder: Path, messages: int, seed: int = 1) -> Attack:
    """Raises if anything changed, broke or was written down as an error."""
    (folder / "index.html").write_text("the client")
    settings = Settings(database=f"sqlite:///{folder / 'games.db'}", static=folder)
    settings = replace(
        settings, seat_rate=MANY, seat_burst=MANY, address_rate=MANY, address_burst=MANY, read_rate=MANY,
        read_burst=MANY, write_rate=MANY, write_burst=MANY, watch_burst=MANY, work_burst=MANY,
        most_rooms=MANY, idle=1.0,
    )  # fmt: skip
    heard = Heard()
    logging.getLogger().addHandler(heard)
    try:
        with served(settings) as (port, app):
            made = Attack(port, app.state.hall, messages, seed)
            asyncio.run(made.run())
    finally:
        logging.getLogger().removeHandler(heard)
    assert not heard.records, heard.records[:3]
    return made


def beside(folder: Path, seconds: float, seed: int) -> Attack:
    """The same against a server with its own limits, in a process of its own, of which only answers are seen."""
    port = free_port()
    wishes = {"database": f"sqlite:///{folder / 'games.db'}", "trusted_proxies": ["127.0.0.1"]}
    process = subprocess.Popen([sys.executable, "-c", SERVER, str(port), json.dumps(wishes)])
    try:
        wait_for(f"http://127.0.0.1:{port}", process)
        made = Attack(port, None, MANY, seed)
        asyncio.run(made.wait_beside(seconds))
    finally:
        process.terminate()
        process.wait(timeout=60)
    return made


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--messages", type=int, default=1_000_000)
    parser.add_argument("--seconds", type=float, help="measure how long others wait, for so long")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        if args.seconds is None:
            made = attack(Path(folder), args.messages, args.seed)
            print(f"{args.messages} hostile messages in {time.monotonic() - began:.0f} s: nothing changed or broke")
        else:
            made = beside(Path(folder), args.seconds, args.seed)

            def at(times: list[float], share: float) -> str:
                return f"{sorted(times)[int(len(times) * share)] * 1000:.1f} ms"

            for name, times in (("before", made.quiet), ("meanwhile", made.during)):
                print(f"a ping {name}: p50 {at(times, 0.5)}, p95 {at(times, 0.95)}, of {len(times)}")
    print(", ".join(f"{name} {count}" for name, count in made.answers.most_common(12)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
