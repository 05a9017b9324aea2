"""What games taught about actions: how much more or less an action is wanted than rules of thumb say, by the table.

An action has a kind, and every kind its own weights for some figures of the table and of the action, each cut into
steps. ``tools/train_habits.py`` makes the weights from nothing. No card is known by its title.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Final

HABITS: Final = Path(__file__).parent / "habits.json"
#: Steps of figures of an action: of what rules of thumb think of it, and of up to four others.
_LIKED: Final = (-1.5, 0.0, 1.0, 1.7, 2.2, 2.7, 3.2, 4.0, 5.0, 6.5, 9.0)
OWN: Final = 4
OWN_STEPS: Final = 9


def step(value: float, ends: tuple[float, ...]) -> int:
    """In which of the steps a figure lies, which end there.

    >>> step(0, (1, 3)), step(1, (1, 3)), step(7, (1, 3))
    (0, 1, 2)
    """
    n = 0
    for end in ends:
        if value < end:
            return n
        n += 1
    return n


class Habits:
    """The weights of one side: for each kind of action as many as the table and the action have steps."""

    def __init__(self, table: tuple[tuple[float, ...], ...], weights: list[float]) -> None:
        self.table: tuple[tuple[float, ...], ...] = table
        self.weights: list[float] = weights
        self.first_own: int = sum([len(ends) + 1 for ends in table])
        #: How many weights a kind has.
        self.stride: int = self.first_own + len(_LIKED) + 1 + OWN * OWN_STEPS

    def places(self, figures: list[float]) -> list[int]:
        """Where among a kind's weights those for the table's figures are."""
        found: list[int] = []
        at = 0
        for value, ends in zip(figures, self.table, strict=True):
            found.append(at + step(value, ends))
            at += len(ends) + 1
        return found

    def own_places(self, liked: float, steps: list[int]) -> list[int]:
        """Where those for an action's own figures are."""
        at = self.first_own
        found = [at + step(liked, _LIKED)]
        at += len(_LIKED) + 1
        for n in steps:
            found.append(at + min(OWN_STEPS - 1, max(0, n)))
            at += OWN_STEPS
        return found

    def total(self, kind: int, places: list[int]) -> float:
        """What the weights of a kind at these places sum up to."""
        start = kind * self.stride
        weights = self.weights
        found = 0.0
        for place in places:
            found += weights[start + place]
        return found

    def weighed(self, figures: list[float], liked: list[float], described: list[tuple[int, list[int]]]) -> list[float]:
        """How much each action is wanted: what rules of thumb think of it, and what its kind weighs at this table."""
        places = self.places(figures)
        totals: dict[int, float] = {}  # many actions are of one kind
        found: list[float] = []
        for first, (kind, steps) in zip(liked, described, strict=True):
            total = totals.get(kind)
            if total is None:
                total = totals[kind] = self.total(kind, places)
            found.append(first + (total + self.total(kind, self.own_places(first, steps))))
        return found


@cache
def learned(side: str) -> list[float]:
    """The weights of a side as they come along; none where there is no file."""
    if not HABITS.exists():
        return []
    found: list[float] = json.loads(HABITS.read_text(encoding="utf-8"))[side]
    return found


@cache
def habits(side: str, table: tuple[tuple[float, ...], ...]) -> Habits:
    """The habits of a side, which all players of it share."""
    return Habits(table, learned(side))
