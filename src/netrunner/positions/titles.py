"""Finding cards by any spelling of their title: printed ones, and those that ``netrunner.testing`` defines."""

from __future__ import annotations

import unicodedata
from functools import lru_cache

from ..cards.facts import find_facts, front_of
from ..cards.library import EXTRA, definition, is_implemented
from ..rules.machine.card import CardDef
from ..rules.machine.terms import CORP

#: The identities of players who name none.
PLAIN = ("The Corp", "The Runner")
#: What "any" stands for: a plain card of each side.
FILLER = ("Hedge Fund", "Sure Gamble")


def find(title: str) -> CardDef | None:
    """The card with this title in any spelling, or None if it is unknown or not implemented."""
    if title in EXTRA:
        return EXTRA[title]
    printed = find_facts(title)
    if printed is not None:
        return definition(printed.title) if is_implemented(printed.title) else None
    front = front_of(title)  # a side that is not the front (3.1.1a)
    if front is not None:
        return definition(title) if is_implemented(front.title) else None
    beside = beside_the_pool(title)
    return None if beside is None else EXTRA[beside]


def beside_the_pool(title: str) -> str | None:
    """The title as it is written of a card that was never printed, or None.

    >>> beside_the_pool("the corp"), beside_the_pool("Hedge Fund")
    ('The Corp', None)
    """
    return _extra(len(EXTRA), next(reversed(EXTRA))).get(key(title))


@lru_cache(maxsize=1)
def _extra(count: int, last: str) -> dict[str, str]:
    """Those titles by their keys, the first of several; tests come with more of them."""
    return {key(title): title for title in reversed(EXTRA)}


def plain_identity(side: int) -> str:
    """The title of the identity without abilities."""
    return PLAIN[0 if side == CORP else 1]


@lru_cache(maxsize=4096)  # some titles are what a player typed
def key(title: str) -> str:
    """A title without case, accents, spaces and punctuation."""
    plain = unicodedata.normalize("NFKD", title).casefold()  # some signs are letters in disguise: ™ is TM
    return "".join(letter for letter in plain if letter.isalnum() and letter != "ʼ")  # an apostrophe that is a letter
