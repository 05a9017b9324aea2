"""Ready-made legal decks that make use of influence, one text file each under `decks/data`.

Those in the folder itself hold what two Core Set boxes contain, so that they can be built on a table too. The others
show off the whole pool; they are in a folder named after the format in which they are legal.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from netrunner.decks.deck import Deck
from netrunner.decks.names import find_name
from netrunner.decks.starter import ALIASES, starter_deck, starter_names

_DATA: Final = Path(__file__).parent / "data"

#: The formats of the ready-made decks, in the order in which the decks are listed.
FORMATS: Final = ("core", "eternal", "standard")


@cache
def deck_names(format: str = "") -> tuple[str, ...]:
    """The names that `named_deck` knows, format by format and in alphabetical order; or those of one format."""
    return tuple([name for name, file in _files().items() if not format or _format(file) == format])


def deck_format(name: str) -> str:
    """The format in which a ready-made deck is legal: "core", "eternal" or "standard".

    >>> deck_format("noise-mill")
    'core'
    """
    return _format(_files()[find_name(name, deck_names())])


@cache
def _files() -> dict[str, Path]:
    found: list[tuple[int, str, Path]] = []
    for file in _DATA.rglob("*.txt"):
        found.append((FORMATS.index(_format(file)), file.stem, file))
    return {name: file for _, name, file in sorted(found)}


def _format(file: Path) -> str:
    return "core" if file.parent == _DATA else file.parent.name


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
    return Deck.parse(_files()[name].read_text(encoding="utf-8"))
