"""`netrunner bench`: how fast the engine is on this machine."""

from __future__ import annotations

import argparse
import json

from netrunner import __version__
from netrunner.bench import Figure, machine, measure, python
from netrunner.cli.command import Commands, Say
from netrunner.cli.numbers import seconds, whole
from netrunner.decks import starter_deck


def register(commands: Commands) -> None:
    say = commands.say
    parser = commands.add("bench", run)
    parser.add_argument("--seconds", type=seconds(say), default=0.5, metavar="S", help=say("bench-option-seconds"))
    parser.add_argument(
        "--repetitions", type=whole(say, 1), default=7, metavar="N", help=say("bench-option-repetitions")
    )
    parser.add_argument("--json", action="store_true", help=say("bench-option-json"))


def run(args: argparse.Namespace) -> int:
    corp, runner = starter_deck("jinteki"), starter_deck("shaper")
    figures = measure(corp, runner, args.seconds, args.repetitions)
    if args.json:
        print(json.dumps(as_json(figures), ensure_ascii=False))
    else:
        for line in table(figures, args.say):
            print(line)
    return 0


def as_json(figures: list[Figure]) -> dict[str, object]:
    """The best of each figure under its name, the middle one under ``median``, the worst under ``worst``."""
    return {
        **{figure.name: round(figure.best, 2) for figure in figures},
        "median": {figure.name: round(figure.median, 2) for figure in figures},
        "worst": {figure.name: round(figure.worst, 2) for figure in figures},
        "version": __version__,
        "python": python(),
        "machine": machine(),
    }


def table(figures: list[Figure], say: Say) -> list[str]:
    """The figures for people."""
    rows = [(say("bench-what"), say("bench-best"), say("bench-median"), say("bench-worst"))]
    for figure in figures:
        numbers = (_number(figure.best), _number(figure.median), _number(figure.worst))
        rows.append((say("bench-figure", name=figure.name), *numbers))
    wide = [max(len(row[column]) for row in rows) for column in range(4)]
    lines = ["  ".join([row[0].ljust(wide[0]), *[row[n].rjust(wide[n]) for n in (1, 2, 3)]]) for row in rows]
    return [*lines, "", say("bench-machine", python=python(), machine=machine(), version=__version__)]


def _number(value: float) -> str:
    return f"{value:.0f}" if value >= 100 else f"{value:.1f}"
