"""Whether a server grows: thousands of short games over real sockets, and the memory that it holds meanwhile.

``python -m tests.server.growing --games 50000`` tells it (`make soak`). Somebody is there all the time, so that nothing
is tidied up because everyone has gone.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from websockets.asyncio.client import connect

from netrunner.server.load import free_port, memory, post, wait_for

ROOT = Path(__file__).parents[2]
#: How many people play at a time, and how often each chooses before giving up.
AT_ONCE = 16
CHOICES = 6
#: Into how many parts the whole is divided: the memory is looked at after each, and now and then told.
PARTS = 200
TOLD = 20
#: How much more a server may hold at the end than after its first half, as a share.
MOST = 0.04

SERVER = (
    "import sys, json\n"
    "from netrunner.server.running import serve_on\n"
    "serve_on(int(sys.argv[1]), json.loads(sys.argv[2]))\n"
)


async def play(base: str) -> None:
    """One short game against the computer, given up in the end."""
    started = await asyncio.to_thread(post, base, "/api/games", {"opponent": "computer", "side": "corp"})
    address = f"{base.replace('http', 'ws', 1)}/ws/games/{started['game']}?token={started['token']}"
    async with connect(address, max_size=None, open_timeout=60, proxy=None) as socket:
        made = 0
        async for message in socket:
            told = json.loads(message)
            if told["type"] != "table":
                continue
            if told["result"]:
                return
            if not told["offers"]:
                continue
            made += 1
            if made > CHOICES:
                await socket.send('{"type": "concede"}')
            else:
                option = told["offers"][made % len(told["offers"])]["text"]
                await socket.send(json.dumps({"type": "choose", "n": told["n"], "option": option}))


async def grow(base: str, process: int, games: int, until: float) -> list[tuple[int, int]]:
    """Play so many games, or for so long; how many had been played when how much was held."""
    left, played = games, 0
    found: list[tuple[int, int]] = []

    async def someone() -> None:
        nonlocal left, played
        while left > 0 and time.monotonic() < until:
            left -= 1
            await play(base)
            played += 1
            if played % max(1, games // PARTS) == 0:
                found.append((played, memory(process)))
                if len(found) % (PARTS // TOLD) == 0:
                    print(f"{played} games, {found[-1][1] / 1e6:.1f} MB", flush=True)

    await asyncio.gather(*[someone() for _ in range(AT_ONCE)])
    return found


def grown(found: list[tuple[int, int]]) -> tuple[float, float]:
    """By which share the memory grew from the second quarter to the last, and by how many bytes for each game.

    What is held goes up and down; what counts is the least of each quarter.
    """
    quarter = len(found) // 4
    early, late = found[quarter : 2 * quarter], found[-quarter:]
    before, after = (min(held for _, held in part) for part in (early, late))
    games = late[0][0] - early[0][0]
    return (after - before) / before, (after - before) / games


def measured(games: int, seconds: float) -> list[tuple[int, int]]:
    """With a server of its own."""
    many = 1_000_000
    with tempfile.TemporaryDirectory() as folder:
        wishes = {
            "database": f"sqlite:///{folder}/games.db", "idle": 1.0, "bot_pause": 0.0, "write_rate": float(many),
            "write_burst": many, "read_rate": float(many), "read_burst": many, "address_rate": float(many),
            "address_burst": many, "most_open_per_address": many,
        }  # fmt: skip
        port = free_port()
        base = f"http://127.0.0.1:{port}"
        process = subprocess.Popen([sys.executable, "-c", SERVER, str(port), json.dumps(wishes)], cwd=ROOT)
        try:
            wait_for(base, process)
            return asyncio.run(grow(base, process.pid, games, time.monotonic() + seconds))
        finally:
            process.terminate()
            process.wait(timeout=20)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=50_000)
    parser.add_argument("--minutes", type=float, default=60.0, help="it ends after these at the latest")
    args = parser.parse_args()
    found = measured(args.games, args.minutes * 60)
    if len(found) < 8:
        print("too few games were played to tell")
        return 1
    share, each = grown(found)
    print(f"{found[-1][0]} games: {share:+.1%} from the second quarter to the last, {each:.0f} bytes for each game")
    return 0 if share < MOST else 1


if __name__ == "__main__":
    sys.exit(main())
