"""A server that is killed in the middle of anything loses no choice that it has answered."""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import subprocess
import sys
import urllib.request
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from netrunner.server.load import free_port, post, wait_for

from .conftest import PATIENCE

PLAYERS = 6


def start(port: int, database: str) -> subprocess.Popen[bytes]:
    command = [sys.executable, "-m", "netrunner", "serve", "--port", str(port), "--database", database]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, env={**os.environ, "NETRUNNER_LANG": "en"})
    wait_for(f"http://127.0.0.1:{port}", process)
    return process


class Player:
    """Plays as fast as it can, and remembers the last table it was told."""

    def __init__(self, started: dict[str, Any]) -> None:
        self.started = started
        self.last: dict[str, Any] = {}
        self.sent = -1  # the table that the last choice was for

    def url(self, port: int) -> str:
        return f"ws://127.0.0.1:{port}/ws/games/{self.started['game']}?token={self.started['token']}"

    async def play(self, port: int, most: int | None = None) -> None:
        """Until the server is gone, or ``most`` choices were made."""
        chance = random.Random(self.started["game"])
        self.sent = -1  # what was on its way when the server was killed is said again
        try:
            async with connect(self.url(port), max_size=None, ping_interval=None) as socket:
                async for message in socket:
                    told = json.loads(message)
                    assert told["type"] != "error", told
                    if told["type"] != "table":
                        continue
                    self.last = told
                    if told["result"] or most == 0:
                        return
                    if told["offers"] and told["n"] != self.sent:
                        most = None if most is None else most - 1
                        self.sent = told["n"]
                        option = chance.choice([offer["text"] for offer in told["offers"]])
                        await asyncio.sleep(0.06)  # below the rate that a socket is allowed
                        await socket.send(json.dumps({"type": "choose", "n": told["n"], "option": option}))
        except (ConnectionClosed, OSError):
            pass

    async def look(self, port: int) -> dict[str, Any]:
        """The first table of a new connection."""
        async with connect(self.url(port), max_size=None, ping_interval=None) as socket:
            told: dict[str, Any] = json.loads(await socket.recv())
            return told


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="there is no kill -9 here")
def test_a_killed_server_loses_no_choice_that_was_answered(tmp_path: Path) -> None:
    kill_among_players(f"sqlite:///{tmp_path / 'games.db'}", PLAYERS, 1.0)


def kill_among_players(database: str, players: int, seconds: float) -> None:
    """Let several play on a server, kill it so long after all have begun, and look whether everything is there."""
    port = free_port()
    process = start(port, database)
    base = f"http://127.0.0.1:{port}"
    playing = [
        Player(post(base, "/api/games", {"side": ("corp", "runner")[n % 2], "level": "random", "seed": n}))
        for n in range(players)
    ]

    async def until_killed() -> None:
        games = [asyncio.create_task(player.play(port)) for player in playing]
        while not all(player.last for player in playing) or sum(player.last["n"] for player in playing) < 4 * players:
            await asyncio.sleep(0.01)
        await asyncio.sleep(seconds)
        process.send_signal(signal.SIGKILL)
        await asyncio.gather(*games)

    try:
        asyncio.run(asyncio.wait_for(until_killed(), PATIENCE))
    finally:
        process.kill()
        process.wait(timeout=PATIENCE)
    again = start(port, database)
    try:

        async def compare() -> None:
            for player in playing:
                told = await player.look(port)
                # Everything that was answered is there; what was being written may be there too
                assert told["n"] >= player.last["n"]
                if told["n"] == player.last["n"]:
                    assert told["view"] == player.last["view"]
                await player.play(port, 3)

        asyncio.run(asyncio.wait_for(compare(), PATIENCE))
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/healthz", timeout=PATIENCE) as answer:
            assert json.loads(answer.read())["ok"]
    finally:
        again.terminate()
        again.wait(timeout=PATIENCE)
