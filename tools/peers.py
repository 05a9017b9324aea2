"""Other engines beside this one, in one run: random games, copies, and copies with one move.

    python tools/peers.py            (make bench-peers)

The others live in a virtual environment of their own, which is made on first use: the project does not depend on
them. Each engine has a process of its own; they take turns, and the best of the repetitions counts, in processor time.

What is counted is what each engine calls a move of one player. Engines differ in how much follows from one: a decision
in Netrunner stands for several steps of its rules, a move in chess for one. OpenSpiel is written in C++ and called from
Python, python-chess and RLCard are Python, as is this project without its compiled kernel.
"""

from __future__ import annotations

import argparse
import importlib.metadata
import json
import random
import subprocess
import sys
import venv
from collections.abc import Callable
from functools import partial
from importlib import import_module
from pathlib import Path
from time import process_time
from typing import Any

PLACE = Path(__file__).resolve().parent.parent / "build" / "peers"
NEEDED = ("rlcard", "open_spiel", "chess")
PEERS = ("rlcard gin-rummy", "open_spiel hanabi", "open_spiel hearts", "python-chess")
FIGURES = ("decisions_per_second", "copy_us", "copy_and_choose_us")
POSITIONS = 200

#: Plays one random game with a seed; each position goes to the second argument. How many moves that took.
Play = Callable[[int, Callable[[Any], None]], int]
#: Copies a position; makes one random move in it.
Copy = Callable[[Any], Any]
Choose = Callable[[Any], None]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("--seconds", type=float, default=0.5, help="how long each measurement takes")
    parser.add_argument("--repetitions", type=int, default=5)
    parser.add_argument("--peer", help=argparse.SUPPRESS)  # this file runs once more for each engine
    args = parser.parse_args()
    if args.peer:
        answer(args.peer)
        return 0
    python, missing = environment()
    processes = {name: start([python, __file__, "--peer", name]) for name in PEERS}
    found = {name: process for name, process in processes.items() if process is not None}
    print(*table(measure(found, args.seconds, args.repetitions)), sep="\n")
    for name in (*missing, *[name for name in PEERS if name not in found]):
        print(f"Not measured: {name} could not be installed or started here.")
    return 0


def environment() -> tuple[str, list[str]]:
    """The Python of the other engines' environment, and what could not be installed there."""
    python = PLACE / ("Scripts" if sys.platform == "win32" else "bin") / "python"
    if not python.exists():
        venv.create(PLACE, with_pip=True)
    missing = []
    for name in NEEDED:
        command = [str(python), "-m", "pip", "--disable-pip-version-check", "--no-input", "install", "--quiet", name]
        if subprocess.run(command, stderr=subprocess.DEVNULL).returncode:
            missing.append(name)
    return str(python), missing


def start(command: list[str]) -> subprocess.Popen[str] | None:
    """A process that measures what it is asked for, or None if it cannot even begin."""
    process = subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    )
    assert process.stdout is not None
    return process if process.stdout.readline() else None


def measure(
    peers: dict[str, subprocess.Popen[str]], seconds: float, repetitions: int
) -> dict[str, dict[str, float | None]]:
    """The best of each figure for each engine, this one among them."""
    from netrunner.bench.kernels import Kernel
    from netrunner.bench.measuring import GAMES

    kernels = [Kernel(GAMES, pure) for pure in (True, False)]
    if kernels[1].name == kernels[0].name:
        kernels.pop().end()
    ask: dict[str, Callable[[str], float | None]] = {}
    for kernel in kernels:
        ask[f"netrunner, {kernel.name}"] = partial(kernel.measure, seconds=seconds)
    for name, process in peers.items():
        ask[name] = partial(put, process, seconds=seconds)
    best: dict[str, dict[str, float | None]] = {name: dict.fromkeys(FIGURES) for name in ask}
    for _ in range(repetitions):
        for figure in FIGURES:
            for name, measured in ask.items():
                value, known = measured(figure), best[name][figure]
                if value is not None and known is not None:
                    value = max(value, known) if figure.endswith("_per_second") else min(value, known)
                best[name][figure] = value
    for kernel in kernels:
        kernel.end()
    for process in peers.values():
        process.communicate("")
    return best


def put(process: subprocess.Popen[str], figure: str, seconds: float) -> float | None:
    assert process.stdin is not None and process.stdout is not None
    print(figure, seconds, file=process.stdin, flush=True)
    value: float | None = json.loads(process.stdout.readline())
    return value


def table(best: dict[str, dict[str, float | None]]) -> list[str]:
    """In Markdown, for docs/performance.md."""
    lines = ["| engine | decisions/s | copy, µs | copy + one choice, µs |", "|---|---:|---:|---:|"]
    for name, figures in best.items():
        lines.append(f"| {' | '.join([name, *map(_number, figures.values())])} |")
    return lines


def _number(value: float | None) -> str:
    if value is None:
        return "–"
    return f"{value:,.0f}" if value >= 100 else f"{value:.1f}"


# -- in the other environment ---------------------------------------------------------------------------------------


def answer(peer: str) -> None:
    """Measure one engine, figure by figure, as asked on the standard input."""
    play, copy, choose = {
        "rlcard gin-rummy": lambda: rlcard("gin-rummy"),
        "open_spiel hanabi": lambda: open_spiel("hanabi"),
        "open_spiel hearts": lambda: open_spiel("hearts"),
        "python-chess": chess,
    }[peer]()
    positions = positions_of(play, copy) if copy else []
    print(peer, versions(), flush=True)
    for line in sys.stdin:
        figure, seconds = line.split()
        print(json.dumps(measured(figure, float(seconds), play, copy, choose, positions)), flush=True)


def versions() -> str:
    return " ".join(f"{name} {importlib.metadata.version(name)}" for name in NEEDED)


def positions_of(play: Play, copy: Copy) -> list[Any]:
    """Positions spread evenly over random games."""
    found: list[Any] = []
    for seed in range(20):
        play(seed, lambda position: found.append(copy(position)))
    return found[:: max(1, len(found) // POSITIONS)][:POSITIONS]


def measured(
    figure: str, seconds: float, play: Play, copy: Copy | None, choose: Choose, positions: list[Any]
) -> float | None:
    started = process_time()
    if figure == "decisions_per_second":
        made = seed = 0
        while process_time() - started < seconds:
            made += play(seed, ignore)
            seed += 1
        return made / (process_time() - started)
    if copy is None:
        return None
    rounds = 0
    while not rounds or process_time() - started < seconds:
        for position in positions:
            twin = copy(position)
            if figure == "copy_and_choose_us":
                choose(twin)
        rounds += 1
    return (process_time() - started) / rounds / len(positions) * 1e6


def ignore(position: Any) -> None:
    """Nobody looks."""


def rlcard(name: str) -> tuple[Play, Copy | None, Choose]:
    env = import_module("rlcard").make(name)

    def play(seed: int, look: Callable[[Any], None]) -> int:
        chance = random.Random(seed)
        state, _ = env.reset()
        made = 0
        while not env.is_over():
            state, _ = env.step(chance.choice(list(state["legal_actions"])))
            made += 1
        return made

    return play, None, ignore  # it has no copy of its own: searches step back instead


def open_spiel(name: str) -> tuple[Play, Copy | None, Choose]:
    game = import_module("pyspiel").load_game(name)
    lots = random.Random(0)

    def settle(state: Any, chance: random.Random) -> None:
        while state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(chance.choices(outcomes, weights)[0])

    def play(seed: int, look: Callable[[Any], None]) -> int:
        chance = random.Random(seed)
        state = game.new_initial_state()
        made = 0
        settle(state, chance)
        while not state.is_terminal():
            look(state)
            state.apply_action(chance.choice(state.legal_actions()))
            settle(state, chance)
            made += 1
        return made

    def choose(state: Any) -> None:
        state.apply_action(lots.choice(state.legal_actions()))
        settle(state, lots)
        if not state.is_terminal():
            state.legal_actions()

    return play, lambda state: state.clone(), choose


def chess() -> tuple[Play, Copy | None, Choose]:
    new_board = import_module("chess").Board
    lots = random.Random(0)

    def play(seed: int, look: Callable[[Any], None]) -> int:
        chance = random.Random(seed)
        board = new_board()
        made = 0
        while not board.is_game_over():
            look(board)
            board.push(chance.choice(list(board.legal_moves)))
            made += 1
        return made

    def choose(board: Any) -> None:
        board.push(lots.choice(list(board.legal_moves)))
        list(board.legal_moves)

    return play, lambda board: board.copy(stack=False), choose  # without the moves that led here


if __name__ == "__main__":
    sys.exit(main())
