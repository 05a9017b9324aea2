"""Deploys: nodes of two versions on one PostgreSQL, and the games that were begun before."""

from __future__ import annotations

import asyncio
import json
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from websockets.asyncio.client import connect

from netrunner.server.load import post

from .community import Line, Node
from .conftest import PATIENCE
from .postgres import Postgres

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="there are no such signals here"),
]


@contextmanager
def nodes(postgres: Postgres, folder: Path, **rules: dict[str, Any]) -> Iterator[list[Node]]:
    """A node of each version; none of them has begun."""
    url = sa.make_url(postgres.database())
    found = [
        Node(Line(folder / name, str(url.query["host"])), url, **wishes)  # type: ignore[arg-type]
        for name, wishes in rules.items()
    ]
    try:
        yield found
    finally:
        for node in found:
            if node.process is not None:
                node.stop(signal.SIGKILL)
            node.line.end()


def seat(node: Node, started: dict[str, Any]) -> str:
    return f"{node.base.replace('http', 'ws')}/ws/games/{started['game']}?token={started['token']}"


async def table(socket: Any) -> dict[str, Any]:
    """The next table, or what is told instead of it."""
    while True:
        told: dict[str, Any] = json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))
        if told["type"] in ("table", "error"):
            return told


async def play(address: str, choices: int = 3) -> int:
    """Choose so often whatever comes first; the number of the table after it."""
    async with connect(address, max_size=None, proxy=None, open_timeout=PATIENCE) as socket:
        told = await table(socket)
        for _ in range(choices):
            while not told["offers"]:
                told = await table(socket)
            n = told["n"]
            await socket.send(json.dumps({"type": "choose", "n": n, "option": told["offers"][0]["text"]}))
            while told["n"] <= n:
                told = await table(socket)
        return int(told["n"])


async def look(address: str) -> dict[str, Any]:
    async with connect(address, max_size=None, proxy=None, open_timeout=PATIENCE) as socket:
        return await table(socket)


def test_a_game_survives_a_version_that_asks_the_same(postgres: Postgres, tmp_path: Path) -> None:
    """The old node is told to stop: the new one goes on where it was, without a choice lost."""
    with nodes(postgres, tmp_path, old={"version": "1"}, new={"version": "2"}) as (old, new):
        old.start()
        game = post(old.base, "/api/games", {"opponent": "computer", "side": "corp"})
        n = asyncio.run(play(seat(old, game)))
        new.start()
        assert asyncio.run(look(seat(new, game)))["n"] >= n  # passed on: the old one still plays it
        old.stop()
        assert asyncio.run(play(seat(new, game))) > n


def test_a_game_is_finished_by_nodes_of_the_version_it_was_begun_with(postgres: Postgres, tmp_path: Path) -> None:
    """The new version would ask something else: as long as an old node is there, the game is played by that."""
    with nodes(postgres, tmp_path, old={"version": "1"}, older={"version": "1"}, new={"version": "2", "asks": 1}) as (
        first, second, new,
    ):  # fmt: skip
        first.start()
        game = post(first.base, "/api/games", {"opponent": "computer", "side": "corp"})
        n = asyncio.run(play(seat(first, game)))
        second.start()
        new.start()
        first.stop()  # its games are free, and the first to be asked is the new one
        after = asyncio.run(play(seat(new, game)))
        assert after > n
        second.stop()  # nobody can go on with it: it is refused, and never another game
        told = asyncio.run(look(seat(new, game)))
        assert told["type"] == "error" and told["error"] == "cannot-resume"
        second.start()
        assert asyncio.run(play(seat(new, game))) > after


def test_new_games_are_begun_by_the_version_that_is_asked(postgres: Postgres, tmp_path: Path) -> None:
    with nodes(postgres, tmp_path, old={"version": "1"}, new={"version": "2", "asks": 1}) as (old, new):
        old.start()
        new.start()
        game = post(new.base, "/api/games", {"opponent": "computer", "side": "corp"})
        asyncio.run(play(seat(old, game)))  # passed on to the new one
        old.stop()
        assert asyncio.run(play(seat(new, game))) > 0
