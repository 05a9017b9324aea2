"""Several nodes on one PostgreSQL, people who play on them, and faults: what was answered is never lost.

``python -m tests.server.community --faults 100`` goes on for longer than a test may (`make soak`).
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import hashlib
import json
import os
import random
import secrets
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from netrunner.server.load import free_port, post, wait_for

from .postgres import Postgres

ROOT = Path(__file__).parents[2]
LEASE = 2.0
#: How long a game may take to go on after a fault, at the most; what it took is told.
PATIENCE = 45.0

NODE = (
    "import sys, json\n"
    "from netrunner.server import room\n"
    "from netrunner.server.running import serve_on\n"
    "import netrunner\n"
    "netrunner.__version__ = sys.argv[3] or netrunner.__version__\n"
    "asked = room.fingerprint\n"
    "room.fingerprint = lambda decision: asked(decision) ^ int(sys.argv[4])\n"
    "serve_on(int(sys.argv[1]), json.loads(sys.argv[2]))\n"
)


class Line:
    """The way from one node to the database, which can be cut."""

    def __init__(self, folder: Path, to: str) -> None:
        self.folder = folder
        folder.mkdir()
        self._to = to
        self._loop = asyncio.new_event_loop()
        self._server: asyncio.Server | None = None
        self._open: set[asyncio.StreamWriter] = set()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        self.mend()

    def _run(self, work: Any) -> None:
        asyncio.run_coroutine_threadsafe(work, self._loop).result(10)

    def mend(self) -> None:
        self._run(self._listen())

    def cut(self) -> None:
        self._run(self._cut())

    def end(self) -> None:
        self.cut()
        self._run(self._rest())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(timeout=10)
        self._loop.close()

    async def _rest(self) -> None:
        """What was cut comes to its end."""
        others = [task for task in asyncio.all_tasks() if task is not asyncio.current_task()]
        for task in others:
            task.cancel()
        await asyncio.gather(*others, return_exceptions=True)
        await asyncio.sleep(0.05)

    async def _listen(self) -> None:
        path = self.folder / ".s.PGSQL.5432"
        path.unlink(missing_ok=True)
        self._server = await asyncio.start_unix_server(self._serve, path)

    async def _cut(self) -> None:
        if self._server is not None:
            self._server.close()
            self._server = None
        for writer in list(self._open):
            writer.transport.abort()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            there, to = await asyncio.open_unix_connection(f"{self._to}/.s.PGSQL.5432")
        except OSError:
            writer.close()
            return
        self._open |= {writer, to}
        pumps = [asyncio.ensure_future(_pump(reader, to)), asyncio.ensure_future(_pump(there, writer))]
        await asyncio.wait(pumps, return_when=asyncio.FIRST_COMPLETED)
        for end in (writer, to):
            end.transport.abort()
            self._open.discard(end)
        for pump in pumps:
            pump.cancel()


async def _pump(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with contextlib.suppress(OSError):
        while data := await reader.read(65536):
            writer.write(data)
            await writer.drain()


class Node:
    """One server process."""

    def __init__(
        self, line: Line, url: sa.URL, lease: float = LEASE, version: str = "", asks: int = 0, **wishes: Any
    ) -> None:
        """``version`` is that of its rules; those with other ``asks`` ask something else."""
        self._rules = [version, str(asks)]
        self.line = line
        self.port = free_port()
        self.base = f"http://127.0.0.1:{self.port}"
        query = {**url.query, "host": str(line.folder)}
        many = 1_000_000
        self._wishes = {
            "database": url.set(query=query).render_as_string(False), "lease": lease, "bot_pause": 0.0,
            "write_burst": many, "read_burst": many, "seat_burst": many, "address_burst": many, **wishes,
        }  # fmt: skip
        self.process: subprocess.Popen[bytes] | None = None
        self.log = line.folder / "log"

    def start(self) -> None:
        with self.log.open("ab") as log:
            command = [sys.executable, "-c", NODE, str(self.port), json.dumps(self._wishes), *self._rules]
            environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
            self.process = subprocess.Popen(command, stdout=log, stderr=log, env=environment)
        wait_for(self.base, self.process)

    def send(self, number: int) -> None:
        assert self.process is not None
        self.process.send_signal(number)

    def stop(self, number: int = signal.SIGTERM) -> None:
        if self.process is not None:
            self.send(number)
            self.process.wait(timeout=30)
            self.process = None


class Wrong(AssertionError):
    """Somebody was told something that cannot be."""


class Person:
    """Someone at one seat, who connects to any node and is told one story."""

    def __init__(self, game: Playing, started: dict[str, Any], seed: int) -> None:
        self.game = game
        self.path = f"/ws/games/{started['game']}?token={started['token']}"
        self.chance = random.Random(seed)
        self.stories: dict[int, str] = {}

    async def play(self, community: Community) -> None:
        silent = None  # a front sends nobody at once to a node that has just said nothing
        while not self.game.over and not community.ended:
            node = self.chance.choice([node for node in community.nodes if node is not silent])
            try:
                url = node.base.replace("http", "ws") + self.path
                async with connect(
                    url,
                    max_size=None,
                    open_timeout=community.opening,
                    ping_interval=1,
                    ping_timeout=2,
                    close_timeout=1,
                    proxy=None,
                ) as socket:
                    await self._listen(socket, community)
                silent = None
            except (ConnectionClosed, InvalidHandshake, OSError, TimeoutError):
                silent = node if len(community.nodes) > 1 else None
                await asyncio.sleep(0.2)  # and connect anew, as the page does

    async def _listen(self, socket: Any, community: Community) -> None:
        sent, last = -1, None
        async for message in socket:
            told = json.loads(message)
            if told["type"] == "error":
                community.refused[told["error"]] += 1
                if told["error"] in ("stale", "not-yours", "over"):
                    sent = -1  # another table is on its way
                    continue
                if told["error"] not in ("elsewhere", "busy", "broken", "too-fast"):
                    raise Wrong(f"{self.path}: {told}")
                if last is None:
                    continue  # and the socket is closed
                await asyncio.sleep(0.3)  # the table is still what it was: choose again, as a person would
                sent, told = -1, last
            if told["type"] != "table":
                continue
            last = told
            self._hear(told)
            community.heard += 1
            if told["result"]:
                self.game.over = True
                return
            if told["offers"] and told["n"] != sent:
                sent = told["n"]
                await asyncio.sleep(self.chance.uniform(0.02, 0.1))
                option = self.chance.choice([offer["text"] for offer in told["offers"]])
                await socket.send(json.dumps({"type": "choose", "n": sent, "option": option}))

    def _hear(self, told: dict[str, Any]) -> None:
        """What was told once is true for good, and nothing that was answered is taken back."""
        n, game = told["n"], self.game
        view = hashlib.sha256(json.dumps(told["view"], sort_keys=True).encode()).hexdigest()
        if self.stories.setdefault(n, view) != view:
            raise Wrong(f"{self.path}: two stories about table {n}")
        if n < game.n:
            # The other seat may have been told a moment before; this one never goes back
            if n < max(self.stories):
                raise Wrong(f"{self.path}: table {n} after {max(self.stories)}")
        else:
            if n > game.n:
                game.moved = time.monotonic()
            game.n = n


class Playing:
    """A game between two people."""

    def __init__(self, community: Community, seed: int) -> None:
        self.n = 0
        self.over = False
        self.moved = time.monotonic()
        first = community.ask("/api/games", {"opponent": "friend", "side": "corp"})
        self.id = str(first["game"])
        mine = secrets.token_urlsafe(24)
        other = community.ask(f"/api/games/{self.id}/join", {"invite": first["invite"], "token": mine})
        self.people = [Person(self, first, seed * 2), Person(self, other, seed * 2 + 1)]


class Community:
    """Nodes, games, and what befalls them."""

    #: How long people wait for a socket. Without a front between them and a node, they must give it up themselves.
    opening = 2.0

    def __init__(self, postgres: Postgres, nodes: int, games: int, seed: int = 1, lease: float = LEASE) -> None:
        self.postgres = postgres
        self.chance = random.Random(seed)
        self.url = sa.make_url(postgres.database())
        self.folder = tempfile.TemporaryDirectory(prefix="netrunner-nodes-")
        to = str(self.url.query["host"])
        self.lease = lease
        self.nodes = [Node(Line(Path(self.folder.name) / f"node{n}", to), self.url, lease) for n in range(nodes)]
        self.count = games
        self.games: list[Playing] = []
        self.finished = 0
        self.heard = 0
        self.refused: Counter[str] = Counter()
        self.ended = False
        self.took: list[float] = []  # how long the slowest game took to go on, for each fault
        self._seed = seed * 1_000

    def ask(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        """From whichever node answers."""
        limit = time.monotonic() + PATIENCE
        while True:
            try:
                return post(self.chance.choice(self.nodes).base, path, body)
            except OSError:
                if time.monotonic() > limit:
                    raise
                time.sleep(0.2)

    async def _play(self) -> None:
        """Keep so many games going."""
        running: dict[asyncio.Task[None], Playing] = {}
        while not self.ended:
            self.games = [game for game in self.games if not game.over]
            while len(self.games) < self.count and not self.ended:
                self._seed += 1
                game = await asyncio.to_thread(Playing, self, self._seed)
                self.games.append(game)
                for person in game.people:
                    running[asyncio.ensure_future(person.play(self))] = game
            done, _ = await asyncio.wait(running, timeout=0.2)
            for task in done:
                self.finished += 1
                running.pop(task)
                task.result()  # raises what was wrong
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)

    async def _goes_on(self) -> float:
        """Until every game has moved, or is over; how long the slowest took."""
        began = time.monotonic()
        waiting = {game: game.n for game in self.games}
        while True:
            stuck = [game for game, n in waiting.items() if game.n == n and not game.over]
            if not stuck:
                return time.monotonic() - began
            if time.monotonic() - began > PATIENCE:
                raise Wrong(f"{len(stuck)} of {len(waiting)} games do not go on: {[game.id for game in stuck][:3]}")
            await asyncio.sleep(0.05)

    # -- faults -------------------------------------------------------------------------------------------------

    async def kill(self, node: Node) -> float:
        """kill -9: others take its games."""
        node.stop(signal.SIGKILL)
        took = await self._goes_on()
        await asyncio.to_thread(node.start)
        return took

    async def pause(self, node: Node) -> float:
        """It stands still for longer than its lease, and then goes on as if nothing had been."""
        node.send(signal.SIGSTOP)
        try:
            took = await self._goes_on()
            await asyncio.sleep(max(0.0, self.lease + 1.0 - took))
        finally:
            node.send(signal.SIGCONT)
        return max(took, await self._goes_on())

    async def cut_off(self, node: Node) -> float:
        """It does not reach the database."""
        node.line.cut()
        try:
            took = await self._goes_on()
        finally:
            node.line.mend()
        return max(took, await self._goes_on())

    async def deploy(self, node: Node) -> float:
        """It is told to stop, and another version begins."""
        node.send(signal.SIGTERM)
        took = await self._goes_on()
        await asyncio.to_thread(node.stop)
        await asyncio.to_thread(node.start)
        return took

    async def restart_database(self, node: Node) -> float:
        """PostgreSQL crashes, and is there again."""
        await asyncio.to_thread(self.postgres.stop, signal.SIGQUIT)
        await asyncio.sleep(self.chance.uniform(0.0, 1.0))
        await asyncio.to_thread(self.postgres.start)
        return await self._goes_on()

    async def endure(self, faults: int, told: Any = None, only: tuple[str, ...] = ()) -> None:
        """So many faults, one after the other and each after some seconds of play."""
        kinds = [self.kill, self.pause, self.cut_off, self.deploy, self.restart_database]
        kinds = [kind for kind in kinds if not only or kind.__name__ in only]
        playing = asyncio.ensure_future(self._play())
        try:
            while len(self.games) < self.count and not playing.done():
                await asyncio.sleep(0.05)
            for number in range(faults):
                await asyncio.sleep(self.chance.uniform(0.1, 0.6))
                struck = await asyncio.to_thread(self.busiest)
                fault = asyncio.ensure_future(kinds[number % len(kinds)](struck))
                await asyncio.wait([fault, playing], return_when=asyncio.FIRST_COMPLETED)
                if playing.done():
                    playing.result()
                self.took.append(await fault)
                if told is not None:
                    told(f"{number + 1}: {kinds[number % len(kinds)].__name__} {self.took[-1]:.1f} s")
        finally:
            self.ended = True
            await asyncio.gather(playing, return_exceptions=True)
        playing.result()
        await asyncio.to_thread(self.compare)

    def busiest(self) -> Node:
        """The node that plays most of the games."""
        engine = sa.create_engine(self.url)
        asked = sa.text("SELECT n.address FROM games g JOIN nodes n ON n.id = g.owner WHERE g.id = :game")
        with engine.connect() as connection:
            found = [connection.execute(asked, {"game": game.id}).scalar() for game in self.games]
        engine.dispose()
        return max(self.nodes, key=lambda node: (found.count(node.base), self.chance.random()))

    def compare(self) -> None:
        """Everything that was answered is in the database, each choice once."""
        engine = sa.create_engine(self.url)
        with engine.connect() as connection:
            for game in self.games:
                asked = sa.text("SELECT count(*), max(n) FROM choices WHERE game = :game")
                count, last = connection.execute(asked, {"game": game.id}).one()
                if count < game.n or (count and last != count - 1):
                    raise Wrong(f"{game.id}: {count} choices, and {game.n} were answered")
        engine.dispose()

    def end(self) -> None:
        for node in self.nodes:
            with contextlib.suppress(Exception):
                if node.process is not None:
                    node.send(signal.SIGCONT)
                    node.stop(signal.SIGKILL)
            node.line.end()
        self.folder.cleanup()


@contextlib.contextmanager
def community(postgres: Postgres, nodes: int, games: int, seed: int = 1, lease: float = LEASE) -> Iterator[Community]:
    """Nodes that run, until the end."""
    found = Community(postgres, nodes, games, seed, lease)
    try:
        for node in found.nodes:
            node.start()
        yield found
    finally:
        for node in found.nodes:
            if node.log.exists() and "Traceback" in (text := node.log.read_text()):
                print(text[-6000:])
        found.end()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--faults", type=int, default=100)
    parser.add_argument("--nodes", type=int, default=3)
    parser.add_argument("--games", type=int, default=12)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--lease", type=float, default=LEASE, help="seconds; a server's own are 5")
    parser.add_argument("--only", nargs="*", default=(), help="kill pause cut_off deploy restart_database")
    args = parser.parse_args()
    server = Postgres()
    try:
        server.start()
        with community(server, args.nodes, args.games, args.seed, args.lease) as found:
            asyncio.run(found.endure(args.faults, print, tuple(args.only)))
            print(f"{args.faults} faults, {found.heard} tables told, {found.finished // 2} games played to their end")
            print(f"refused: {dict(found.refused)}")
            print(f"the slowest game went on after {max(found.took):.1f} s; nothing answered was lost")
    finally:
        server.end()
    return 0


if __name__ == "__main__":
    sys.exit(main())
