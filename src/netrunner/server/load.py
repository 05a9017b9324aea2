"""How many seats the server serves: `make bench-server`.

Starts a server of its own on a free port with a new SQLite file, and lets hundreds of clients play on it over real
WebSockets. Each thinks about a second before it chooses; what is measured is the time from a choice until the table
that answers it. The whole takes a bounded time.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from .open_files import open_files

if sys.platform == "win32":
    from asyncio import run
else:
    from uvloop import run

#: What the project promises: so many seats, and nearly every choice answered within so many milliseconds.
SEATS: Final = 2_000
GOAL_MS: Final = 50.0


@dataclass(slots=True)
class Measured:
    """What came out."""

    answered: list[float] = field(default_factory=list)  # seconds
    refused: int = 0
    lost: int = 0
    over: int = 0
    seats: int = 0
    cpu: float = 0.0  # seconds of the server's processes
    own_cpu: float = 0.0  # seconds of this one, which plays
    memory: float = 0.0  # bytes that each game added to the server
    counting: bool = False

    def report(self, seconds: float) -> dict[str, Any]:
        times = sorted(self.answered)

        def at(share: float) -> float:
            return round(times[min(len(times) - 1, int(share * len(times)))] * 1000, 1) if times else 0.0

        return {
            "seats": self.seats,
            "seconds": round(seconds, 1),
            "choices": len(times),
            "choices_per_second": round(len(times) / seconds, 1) if seconds else 0.0,
            "p50_ms": at(0.50),
            "p95_ms": at(0.95),
            "p99_ms": at(0.99),
            "max_ms": at(1.0),
            "server_cpu": round(self.cpu / seconds, 2) if seconds else 0.0,
            "cpu_ms_per_choice": round(self.cpu / len(times) * 1000, 2) if times else 0.0,
            "client_cpu": round(self.own_cpu / seconds, 2) if seconds else 0.0,
            "memory_kb_per_game": round(self.memory / 1000),
            "refused": self.refused,
            "lost_connections": self.lost,
            "games_over": self.over,
        }


class Offer(msgspec.Struct):
    text: str


class Told(msgspec.Struct):
    """What a client needs to know of a message; the rest is skipped."""

    type: str
    n: int = -1
    offers: list[Offer] = []
    result: dict[str, Any] | None = None


_read: Final = msgspec.json.Decoder(Told).decode


class Seat:
    """A client that plays somehow, about once a second."""

    def __init__(self, url: str, thinking: float, measured: Measured, seed: int) -> None:
        self.url = url
        self.thinking = thinking
        self.measured = measured
        self.chance = random.Random(seed)
        self.sent: tuple[int, float] | None = None

    async def play(self) -> None:
        try:
            async with connect(self.url, max_size=None, open_timeout=60, ping_interval=None) as connection:
                self.measured.seats += 1
                await self._listen(connection)
        except (ConnectionClosed, OSError, TimeoutError):
            self.measured.lost += 1

    async def _listen(self, connection: ClientConnection) -> None:
        async for message in connection:
            now = time.perf_counter()
            told = _read(message)
            if told.type == "error":
                self.measured.refused += 1
                self.sent = None
            if told.type != "table":
                continue
            if self.sent is not None and told.n > self.sent[0]:
                if self.measured.counting:
                    self.measured.answered.append(now - self.sent[1])
                self.sent = None
            if told.result:
                self.measured.over += 1
                return
            if told.offers and self.sent is None:
                await asyncio.sleep(self.thinking * self.chance.uniform(0.5, 1.5))
                options = [offer.text for offer in told.offers]
                option = "pass" if "pass" in options and self.chance.random() < 0.7 else self.chance.choice(options)
                self.sent = (told.n, time.perf_counter())
                await connection.send(json.dumps({"type": "choose", "n": told.n, "option": option}))


def post(base: str, path: str, body: dict[str, Any]) -> dict[str, Any]:
    """One request."""
    data = json.dumps(body).encode()
    request = urllib.request.Request(base + path, data, {"content-type": "application/json"})
    with urllib.request.urlopen(request, timeout=60) as answer:
        found: dict[str, Any] = json.loads(answer.read())
    return found


def seat_addresses(base: str, seats: int, against: str) -> list[str]:
    """Start games until there are so many seats to sit on."""
    found: list[str] = []
    socket_base = base.replace("http", "ws", 1)
    corps, runners = ("jinteki", "weyland", "haas-bioroid", "nbn-legal"), ("shaper", "anarch", "criminal")
    number = 0
    while len(found) < seats:
        decks = {"corp": corps[number % len(corps)], "runner": runners[number % len(runners)]}
        side = ("corp", "runner")[number % 2]
        number += 1
        if against == "computer" or (against == "both" and len(found) >= seats // 2):
            wish = {"opponent": "computer", "side": side, "decks": decks}
            players = [post(base, "/api/games", wish)]
        else:
            first = post(base, "/api/games", {"opponent": "friend", "side": side, "decks": decks})
            players = [first, post(base, f"/api/games/{first['game']}/join", {"invite": first["invite"]})]
        found += [f"{socket_base}/ws/games/{one['game']}?token={one['token']}" for one in players]
    return found[:seats]


async def first_table(base: str) -> float:
    """Seconds from wishing for a game until its first table is here."""
    began = time.perf_counter()
    started = await asyncio.to_thread(post, base, "/api/games", {"opponent": "computer", "side": "runner"})
    address = f"{base.replace('http', 'ws', 1)}/ws/games/{started['game']}?token={started['token']}"
    async with connect(address, max_size=None, open_timeout=60) as connection:
        async for message in connection:
            if json.loads(message)["type"] == "table":
                break
    return time.perf_counter() - began


async def measure(addresses: list[str], seconds: float, thinking: float, server: int) -> Measured:
    """Let everyone play, and measure once all are there."""
    measured = Measured()
    tasks: list[asyncio.Task[None]] = []
    for number, address in enumerate(addresses):
        tasks.append(asyncio.create_task(Seat(address, thinking, measured, number).play()))
        if number % 20 == 19:
            await asyncio.sleep(0.05)
    limit = time.monotonic() + 60
    while measured.seats + measured.lost < len(addresses) and time.monotonic() < limit:
        await asyncio.sleep(0.05)
    await asyncio.sleep(1.5)  # the first tables tell the whole story: they are not what is measured
    before, own = cpu_seconds(server), time.process_time()
    measured.counting = True
    await asyncio.sleep(seconds)
    measured.counting = False
    measured.cpu, measured.own_cpu = cpu_seconds(server) - before, time.process_time() - own
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return measured


def cpu_seconds(process: int) -> float:
    """The processor time that a process and its children have used, where the system tells."""
    used = 0.0
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            number, _, rest = stat.read_text(encoding="utf-8", errors="replace").partition(" (")
        except OSError:
            continue  # it has just ended
        fields = rest.rpartition(") ")[2].split()
        if int(number) == process or int(fields[1]) == process:
            used += (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return used


def memory(process: int) -> int:
    """The bytes that a process holds in memory, where the system tells."""
    try:
        return int(Path(f"/proc/{process}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        return 0


#: Ports that systems leave to servers: none of them is lent to a client while a server is started again.
PORTS: Final = range(20_000, 32_000)


def free_port() -> int:
    """A port at which nobody listens."""
    for port in random.SystemRandom().sample(PORTS, 100):
        with socket.socket() as probe, contextlib.suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port
    raise SystemExit("there is no free port")


def wait_for(base: str, process: subprocess.Popen[bytes]) -> None:
    """Until the server answers."""
    limit = time.monotonic() + 120
    while time.monotonic() < limit:
        if process.poll() is not None:
            raise SystemExit("the server did not start")
        try:
            with urllib.request.urlopen(f"{base}/healthz", timeout=5):
                return
        except OSError:
            time.sleep(0.05)
    raise SystemExit("the server does not answer")


def serve(port: int, database: str) -> None:
    """A server that lets one address start hundreds of games."""
    from .running import serve_on

    many = 1_000_000
    one_address = {"address_rate": float(many), "address_burst": many, "most_open_per_address": many}
    wishes = {"database": database, "write_rate": float(many), "write_burst": many, "read_burst": many}
    serve_on(port, {**wishes, **one_address})


def main(argv: Sequence[str] | None = None) -> int:
    """Print the figures; the exit code tells whether the goal was reached."""
    parser = argparse.ArgumentParser(prog="netrunner.server.load", description=__doc__)
    parser.add_argument("--seats", type=int, default=SEATS)
    parser.add_argument("--seconds", type=float, default=15.0)
    parser.add_argument("--thinking", type=float, default=1.0, help="seconds before each choice, on average")
    parser.add_argument("--against", choices=("people", "computer", "both"), default="both")
    parser.add_argument("--base", metavar="URL", help="a server or front that runs already (make cluster)")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--serve", nargs=2, metavar=("PORT", "DATABASE"), help=argparse.SUPPRESS)
    args = parser.parse_args(argv)
    if args.serve:
        serve(int(args.serve[0]), args.serve[1])
        return 0
    open_files()
    if args.base:
        try:
            first = run(first_table(args.base))
            addresses = seat_addresses(args.base, args.seats, args.against)
        except urllib.error.HTTPError as error:
            error.close()
            if error.code != 429:
                raise
            raise SystemExit(
                "The server lets one address begin only so many games, and all these seats come from one. "
                "Start it without such limits: make cluster ARGS=--bench"
            ) from error
        measured = run(measure(addresses, args.seconds, args.thinking, 0))
        return told(measured, args, first)
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        base = f"http://127.0.0.1:{port}"
        database = f"sqlite:///{Path(folder) / 'games.db'}"
        process = subprocess.Popen([sys.executable, "-m", "netrunner.server.load", "--serve", str(port), database])
        try:
            wait_for(base, process)
            first = run(first_table(base))
            before = memory(process.pid)
            addresses = seat_addresses(base, args.seats, args.against)
            measured = run(measure(addresses, args.seconds, args.thinking, process.pid))
            games = len({address.partition("?")[0] for address in addresses})
            measured.memory = (memory(process.pid) - before) / games
        finally:
            process.terminate()
            process.wait(timeout=20)
    return told(measured, args, first)


def told(measured: Measured, args: argparse.Namespace, first: float) -> int:
    """Print the figures; whether the goal was reached."""
    report = {**measured.report(args.seconds), "first_table_ms": round(first * 1000)}
    if args.base:
        for unknown in ("server_cpu", "cpu_ms_per_choice", "memory_kb_per_game"):
            del report[unknown]
    if args.json:
        print(json.dumps(report))
    else:
        print(f"{report['seats']} seats, {report['choices_per_second']} choices/s for {report['seconds']} s")
        print(f"answered in: p50 {report['p50_ms']} ms, p95 {report['p95_ms']} ms, p99 {report['p99_ms']} ms")
        if not args.base:  # whose processes are not known
            used, each = report["server_cpu"], report["cpu_ms_per_choice"]
            print(f"the server used {used} of a processor, {each} ms for a choice")
            print(f"a game with its sockets took {report['memory_kb_per_game']} kB of memory in the server")
        print(f"the clients used {report['client_cpu']} of a processor")
        print(f"the first table after the start came within {report['first_table_ms']} ms")
        print(f"refused {report['refused']}, lost connections {report['lost_connections']}")
    return 0 if report["p95_ms"] < GOAL_MS and not report["lost_connections"] else 1


if __name__ == "__main__":
    sys.exit(main())
