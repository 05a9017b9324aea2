"""The puzzle of the day: by the date alone, so that it is the same for everyone."""

from __future__ import annotations

import datetime
from typing import Final

from .puzzle import Puzzle, all_puzzles

#: The first day of the first round.
_FIRST: Final = datetime.date(2026, 1, 1)


def daily(day: datetime.date | None = None) -> Puzzle:
    """The puzzle of a day, of today by the clock of Greenwich if none is named.

    All puzzles come in turn before one comes again, and a week has easy and hard ones: they are dealt by their degrees.
    """
    number = ((day or today()) - _FIRST).days
    order = _round()
    return order[number % len(order)]


def today() -> datetime.date:
    """The day that it is now, the same everywhere."""
    return datetime.datetime.now(datetime.UTC).date()


def _round() -> list[Puzzle]:
    """Every puzzle once, the degrees in turn, the sides mixed."""
    rows: dict[int, list[Puzzle]] = {}
    for one in all_puzzles():
        rows.setdefault(one.degree, []).append(one)
    for row in rows.values():
        corp = [one for one in row if one.side == "corp"]
        runner = [one for one in row if one.side == "runner"]
        row[:] = _mixed(runner, corp)
    found: list[Puzzle] = []
    while any(rows.values()):
        found += [row.pop(0) for row in rows.values() if row]
    return found


def _mixed(one: list[Puzzle], other: list[Puzzle]) -> list[Puzzle]:
    """Two rows as one, each spread over the whole of it."""
    places = [((n + 0.5) / len(row), puzzle.key, puzzle) for row in (one, other) for n, puzzle in enumerate(row)]
    return [puzzle for _, _, puzzle in sorted(places, key=lambda place: place[:2])]
