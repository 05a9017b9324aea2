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
        "--repetitions", type=whole(say, 1), default=5, metavar="N", help=say("bench-option-repetitions")
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
    """The best of each figure under its name, the middle one under ``median``."""
    return {
        **{figure.name: round(figure.best, 2) for figure in figures},
        "median": {figure.name: round(figure.median, 2) for figure in figures},
        "version": __version__,
        "python": python(),
        "machine": machine(),
    }


def table(figures: list[Figure], say: Say) -> list[str]:
    """The figures for people."""
    rows = [(say("bench-what"), say("bench-best"), say("bench-median"))]
    for figure in figures:
        rows.append((say("bench-figure", name=figure.name), _number(figure.best), _number(figure.median)))
    wide = [max(len(row[column]) for row in rows) for column in range(3)]
    lines = [f"{what:<{wide[0]}}  {best:>{wide[1]}}  {middle:>{wide[2]}}" for what, best, middle in rows]
    return [*lines, "", say("bench-machine", python=python(), machine=machine(), version=__version__)]


def _number(value: float) -> str:
    return f"{value:.0f}" if value >= 100 else f"{value:.1f}"
