"""`make cluster` with people who play through its front, while nodes behind it stand still.

``python -m tests.server.fronted --pauses 20`` goes on for longer than a test may.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import random
import re
import shutil
import signal
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import sqlalchemy as sa

from netrunner.server.load import free_port
from netrunner.server.settings import Settings

from .community import ROOT, Community, Playing


def missing() -> str:
    """Why there can be no front, or nothing."""
    found = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")
    return "" if found else "nginx is not installed: make nginx brings it where apt and root are at hand"


class Fronted(Community):
    """People who know the front alone. Its nodes are known by their processes, to let them stand still."""

    opening = 20.0  # the front knows other nodes, and browsers leave it the time

    def __init__(self, nodes: int, games: int, seed: int = 1) -> None:
        port = free_port()
        command = [sys.executable, str(ROOT / "tools" / "cluster.py"), "--bench", "--nodes", str(nodes)]
        self._cluster = subprocess.Popen([*command, "--port", str(port)], stdout=subprocess.PIPE, text=True)
        self.processes: dict[str, int] = {}
        assert self._cluster.stdout is not None
        for line in self._cluster.stdout:
            if found := re.match(r"node at (\S+)/ \(process (\d+)\)", line):
                self.processes[found[1]] = int(found[2])
            if found := re.match(r"PostgreSQL at (\S+)", line):
                self.url = sa.make_url(found[1])
            if line.startswith("the front at"):
                break
        else:
            raise AssertionError("the cluster did not start")
        self.base = f"http://127.0.0.1:{port}"
        self.nodes = [SimpleNamespace(base=self.base)]  # type: ignore[list-item]
        self.lease = Settings().lease
        self.chance = random.Random(seed)
        self.count = games
        self.games: list[Playing] = []
        self.finished = self.heard = 0
        self.refused: Counter[str] = Counter()
        self.ended = False
        self.took: list[float] = []
        self._seed = seed * 1_000

    def owner(self) -> int:
        """The process that plays most of the games."""
        engine = sa.create_engine(self.url)
        asked = sa.text("SELECT n.address FROM games g JOIN nodes n ON n.id = g.owner WHERE g.id = :game")
        with engine.connect() as connection:
            found = [connection.execute(asked, {"game": game.id}).scalar() for game in self.games]
        engine.dispose()
        return self.processes[max(self.processes, key=lambda address: (found.count(address), self.chance.random()))]

    async def stand_still(self, pauses: int, told: Any = None) -> None:
        """So often the busiest node is stopped for longer than its lease, and goes on as if nothing had been."""
        playing = asyncio.ensure_future(self._play())
        try:
            while len(self.games) < self.count and not playing.done():
                await asyncio.sleep(0.05)
            for number in range(pauses):
                await self._goes_on()
                pause = asyncio.ensure_future(self._pause(await asyncio.to_thread(self.owner)))
                await asyncio.wait([pause, playing], return_when=asyncio.FIRST_COMPLETED)
                if playing.done():
                    playing.result()
                self.took.append(await pause)
                if told is not None:
                    told(f"{number + 1}: {self.took[-1]:.1f} s")
        finally:
            self.ended = True
            await asyncio.gather(playing, return_exceptions=True)
        playing.result()
        await asyncio.to_thread(self.compare)

    async def _pause(self, process: int) -> float:
        os.kill(process, signal.SIGSTOP)
        try:
            took = await self._goes_on()
            await asyncio.sleep(max(0.0, self.lease + 1.0 - took))
        finally:
            os.kill(process, signal.SIGCONT)
        return max(took, await self._goes_on())

    def end(self) -> None:
        self._cluster.terminate()
        self._cluster.wait(timeout=120)
        if self._cluster.stdout is not None:
            self._cluster.stdout.close()


@contextlib.contextmanager
def fronted(nodes: int = 3, games: int = 4, seed: int = 1) -> Iterator[Fronted]:
    """A cluster that runs, until the end."""
    found = Fronted(nodes, games, seed)
    try:
        yield found
    finally:
        found.end()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pauses", type=int, default=20)
    parser.add_argument("--nodes", type=int, default=3)
    parser.add_argument("--games", type=int, default=12)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    with fronted(args.nodes, args.games, args.seed) as found:
        asyncio.run(found.stand_still(args.pauses, print))
    print(f"{args.pauses} pauses, {found.heard} tables told, {found.finished // 2} games played to their end")
    print(f"refused: {dict(found.refused)}; the slowest game went on after {max(found.took):.1f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())
