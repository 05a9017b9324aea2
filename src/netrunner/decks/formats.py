"""Formats (1.4.8): which cards a deck may hold, and what a Most Wanted List says about them.

Each is one data file under `decks/lists`: the cycles that may be used, and the list that was in force. A format that
is named after a list has the sets that were out by the day on which the next list took its place.

>>> find_format("standard").key, find_format("NAPD MWL 2.1").key
('mwl-3.4b', 'mwl-2.1')
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from netrunner.cards.facts import Facts, all_sets
from netrunner.decks.names import UnknownFormat, find_name
from netrunner.text.phrases import phrase

_LISTS: Final = Path(__file__).parent / "lists"

#: Cards that were printed again: how their codes begin, the cycle of those boxes, and the day on which they came out.
_REPRINTS: Final = {"20": ("core2", "2017-10-01"), "25": ("sc19", "2018-12-21")}

#: The format that is meant by "standard": the one at the end of December 2019.
STANDARD: Final = "mwl-3.4b"


@dataclass(frozen=True, slots=True)
class Format:
    """What may be in a deck, and what it costs, beyond the rules of 1.4."""

    key: str
    #: The Most Wanted List in force, by its name; none for formats without one.
    list: str
    #: The last day on which a set may have come out.
    until: str
    #: The cycles that have not rotated out, and the name of that rotation; without any, all of them may be used.
    cycles: tuple[str, ...]
    rotation: str
    #: Each copy in a deck lowers the influence limit by 1.
    penalty: frozenset[str]
    #: Each copy costs so much influence in addition, whatever the faction.
    universal: dict[str, int]
    #: Only one of these cards may be in a deck, in any number of copies.
    restricted: frozenset[str]
    #: No copy may be in a deck.
    removed: frozenset[str]

    def name_in(self, lang: str) -> str:
        """What the format is called."""
        if self.key in ("core", "eternal", STANDARD):
            return phrase(lang, f"format-{'standard' if self.key == STANDARD else self.key}", list=self.list)
        return phrase(lang, "format-list", list=self.list)

    def holds(self, card: Facts) -> bool:
        """Whether a card was out, and had not rotated out in all its printings."""
        own = _released().get(card.set)
        printings = [(card.cycle.replace("_", "-"), own)]
        printings.extend([_REPRINTS[code[:2]] for code in card.reprints if code[:2] in _REPRINTS])
        return any(
            [
                day is not None and day <= self.until and (not self.cycles or cycle in self.cycles)
                for cycle, day in printings
            ]
        )


@cache
def _released() -> dict[str, str | None]:
    """The day on which each set came out; None for what was never sold."""
    return {one.code: None if one.cycle == "draft" else one.released for one in all_sets()}


@cache
def format_names() -> tuple[str, ...]:
    """The keys of all formats: the two without a list, then the lists, the latest first."""
    lists = sorted([file.stem for file in _LISTS.glob("mwl-*.json")], reverse=True)
    return ("eternal", "core", *lists)


def find_format(name: str) -> Format:
    """The format of this name, or of the list with this name."""
    aliases = {"core set": "core"}
    for key in format_names():
        said = _load(key).list
        if said:
            aliases[said] = key
            aliases[said.split()[-1]] = key
    found = find_name(name, ("standard", *format_names()), aliases, UnknownFormat)
    return _load(STANDARD if found == "standard" else found)


@cache
def _load(key: str) -> Format:
    told = json.loads((_LISTS / f"{key}.json").read_text(encoding="utf-8"))
    return Format(
        key=key,
        list=told.get("list", ""),
        until=told["until"],
        cycles=tuple(told.get("cycles", ())),
        rotation=told.get("rotation", ""),
        penalty=frozenset(told.get("penalty", ())),
        universal=dict(told.get("universal", {})),
        restricted=frozenset(told.get("restricted", ())),
        removed=frozenset(told.get("removed", ())),
    )
