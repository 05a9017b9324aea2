"""`netrunner bench`: how fast the engine is on this machine."""

from __future__ import annotations

import argparse
import json

from netrunner import __version__
from netrunner.bench.kernels import Figure, machine, measure, python
from netrunner.cli.command import Commands
from netrunner.cli.numbers import seconds, whole
from netrunner.cli.progress import progress
from netrunner.text.phrases import Say

#: The figures of each kernel, by its name.
Measured = dict[str, list[Figure]]


def register(commands: Commands) -> None:
    say = commands.say
    parser = commands.add("bench", run)
    parser.add_argument("--seconds", type=seconds(say), default=0.3, metavar="S", help=say("bench-option-seconds"))
    parser.add_argument(
        "--repetitions", type=whole(say, 1), default=5, metavar="N", help=say("bench-option-repetitions")
    )
    parser.add_argument("--games", type=whole(say, 1), default=40, metavar="N", help=say("bench-option-games"))
    form = parser.add_mutually_exclusive_group()
    form.add_argument("--json", action="store_true", help=say("bench-option-json"))
    form.add_argument("--markdown", action="store_true", help=say("bench-option-markdown"))


def run(args: argparse.Namespace) -> int:
    found = measure(args.seconds, args.repetitions, args.games, progress)
    if args.json:
        print(json.dumps(as_json(found), ensure_ascii=False))
    else:
        for line in (markdown if args.markdown else table)(found, args.say):
            print(line)
    return 0


def as_json(found: Measured) -> dict[str, object]:
    """The figures of the kernel that runs when nothing is said, and those of each under its name."""
    kernels = {name: _kernel_json(figures) for name, figures in found.items()}
    runs = list(found)[-1]
    return {
        **kernels[runs], "kernel": runs, "kernels": kernels,
        "version": __version__, "python": python(), "machine": machine(),
    }  # fmt: skip


def _kernel_json(figures: list[Figure]) -> dict[str, object]:
    """The best of each figure under its name, the middle one under ``median``, the worst under ``worst``."""
    return {
        **{figure.name: round(figure.best, 2) for figure in figures},
        "median": {figure.name: round(figure.median, 2) for figure in figures},
        "worst": {figure.name: round(figure.worst, 2) for figure in figures},
    }


def table(found: Measured, say: Say) -> list[str]:
    """The figures for people."""
    rows = _rows(found, say)
    wide = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    lines = [
        "  ".join([row[0].ljust(wide[0]), *[cell.rjust(width) for cell, width in zip(row[1:], wide[1:], strict=True)]])
        for row in rows
    ]
    return [*lines, "", _place(say)]


def markdown(found: Measured, say: Say) -> list[str]:
    """The figures for a page."""
    head, *rows = [f"| {' | '.join(row)} |" for row in _rows(found, say)]
    return [head, "|---|" + "---:|" * 2 * len(found), *rows, "", _place(say)]


def _rows(found: Measured, say: Say) -> list[list[str]]:
    """The best and the middle one with each kernel."""
    heads = [say("bench-column", kernel=kernel, which=which) for kernel in found for which in ("best", "median")]
    rows = [[say("bench-what"), *heads]]
    for figures in zip(*found.values(), strict=True):
        numbers = [_number(value) for figure in figures for value in (figure.best, figure.median)]
        rows.append([say("bench-figure", name=figures[0].name), *numbers])
    return rows


def _place(say: Say) -> str:
    return say("bench-machine", python=python(), machine=machine(), version=__version__)


def _number(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.1f}"
