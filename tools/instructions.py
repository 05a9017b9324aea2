"""Count the instructions of the processor for each decision in fixed random games, and compare with what is stored.

    python tools/instructions.py               fails if a figure differs by more than 3 % from the stored one
    python tools/instructions.py --store       stores what was counted
    python tools/instructions.py --starter     counts with the starter decks only, which do not change as cards come

valgrind counts the same on a busy machine as on a quiet one, so that a change is seen that no stopwatch would notice.
What it takes to start, and to play the first games, is counted in a run of its own and taken away.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final

from netrunner.compiled import PURE, is_compiled

ROOT: Final = Path(__file__).resolve().parent.parent
STORED: Final = ROOT / "tools" / "instructions.json"
WITHIN: Final = 0.03

#: How many games are played before counting begins, and how many with those that are counted: the same seeds each time.
#: To start takes billions of instructions and seldom the same number; beside so many games that is under a hundredth.
BEFORE: Final = 20
COUNTED: Final = 420

#: The starter decks, and decks drawn from all cards.
DECKS: Final = ("starter", "drawn")

GAMES: Final = """
import gc, sys
from netrunner.random_player import finish
from netrunner.simulation import drawn_pairing, starter_pairing
from netrunner import Game
from netrunner.cards.library import definition, implemented
for title in implemented():
    definition(title)
gc.disable()  # when it collects depends on what else was loaded
pairing = {"starter": starter_pairing, "drawn": drawn_pairing}[sys.argv[1]]
decisions = 0
for seed in range(int(sys.argv[2])):
    decisions += finish(Game.start(*pairing(seed), seed), seed)
print(decisions)
"""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--store", action="store_true", help="store the figures instead of comparing them")
    parser.add_argument("--pure", action="store_true", help="count for the sources instead of the compiled kernel")
    parser.add_argument("--starter", action="store_true", help="count with the starter decks only")
    args = parser.parse_args()
    kinds = DECKS[:1] if args.starter else DECKS
    if not (args.pure or is_compiled()):
        sys.exit("There is no compiled kernel for these sources: make compile")
    for decks in kinds:  # so that Python finds everything compiled to its own code
        subprocess.run(command(decks, BEFORE), env=environment(args.pure), check=True, capture_output=True)
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        begun = pool.map(lambda decks: count(decks, BEFORE, args.pure), kinds)
        ended = pool.map(lambda decks: count(decks, COUNTED, args.pure), kinds)
    found = {
        f"{decks}{'-pure' if args.pure else ''}": round((after[0] - before[0]) / (after[1] - before[1]))
        for decks, before, after in zip(kinds, begun, ended, strict=True)
    }
    where = f"CPython {platform.python_version()}, {platform.machine()}"
    stored = json.loads(STORED.read_text("utf-8")) if STORED.exists() else {}
    if args.store:
        STORED.write_text(json.dumps({**stored, where: {**stored.get(where, {}), **found}}, indent=2) + "\n", "utf-8")
    return compare(found, stored.get(where, {}), where)


def count(decks: str, games: int, pure: bool) -> tuple[int, int]:
    """How many instructions it takes to play so many games, and how many decisions are made in them."""
    valgrind = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null"]
    ran = subprocess.run([*valgrind, *command(decks, games)], env=environment(pure), capture_output=True, text=True)
    if ran.returncode:
        sys.exit(ran.stderr)
    collected = re.search(r"Collected : (\d+)", ran.stderr)
    assert collected is not None, ran.stderr
    return int(collected[1]), int(ran.stdout)


def command(decks: str, games: int) -> list[str]:
    return [sys.executable, "-c", GAMES, decks, str(games)]


def environment(pure: bool) -> dict[str, str]:
    """Nothing that moves things in memory, or that keeps Python from storing its own code (PYTHONDONTWRITEBYTECODE)."""
    kept = {name: os.environ[name] for name in ("PATH", "LD_LIBRARY_PATH") if name in os.environ}
    return {**kept, PURE: "1" if pure else "0", "PYTHONHASHSEED": "0"}


def compare(found: dict[str, int], stored: dict[str, int], where: str) -> int:
    """Print the figures; 1 if one of them is not what is stored."""
    failed = 0
    for name, n in found.items():
        before = stored.get(name)
        if before is None:
            print(f"{name}: {n:,} instructions per decision; nothing is stored for {where}")
            continue
        change = n / before - 1
        print(f"{name}: {n:,} instructions per decision, {change:+.1%} against {before:,}")
        if abs(change) > WITHIN:
            failed = 1
    if failed:
        print("More than 3 % apart. If that was meant, store the new figures: make instructions ARGS=--store")
    return failed


if __name__ == "__main__":
    sys.exit(main())
