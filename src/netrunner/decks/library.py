"""Ready-made legal decks that make use of influence, one text file each under `decks/data`.

They hold what two Core Set boxes contain, so that they can be built on a table too.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from netrunner.decks.deck import Deck
from netrunner.decks.names import find_name
from netrunner.decks.starter import ALIASES, starter_deck, starter_names


@cache
def deck_names() -> tuple[str, ...]:
    """The names that `named_deck` knows, in alphabetical order."""
    folder = Path(__file__).parent / "data"
    files = (entry.name for entry in folder.iterdir())
    return tuple(sorted(name.removesuffix(".txt") for name in files if name.endswith(".txt")))


def named_deck(name: str) -> Deck:
    """The ready-made deck of this name."""
    return _load(find_name(name, deck_names()))


def find_deck(name: str) -> Deck:
    """A starter deck or a ready-made deck, whichever has the name.

    >>> find_deck("jinteki") == starter_deck("jinteki")
    True
    """
    known = (*starter_names(), *deck_names())
    found = find_name(name, known, ALIASES)
    return starter_deck(found) if found in starter_names() else named_deck(found)


@cache
def _load(name: str) -> Deck:
    file = Path(__file__).parent / "data" / f"{name}.txt"
    return Deck.parse(file.read_text(encoding="utf-8"))
