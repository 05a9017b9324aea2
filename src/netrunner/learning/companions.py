"""Cards that go with a card: those that decks hold beside it, that its words speak of, or that do what it does."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Final

from ..cards.facts import facts
from ..cards.library import declared, implemented
from ..decks import deck_names, find_deck, starter_names
from ..rules.machine.nodes import Node, _children
from ..text.cards.relevant import BY_TYPE, relevant_rules

#: What counts how much: a subtype that one card speaks of and the other has, a deck that holds both, a rare word in
#: both lines, a section of the rules that matters for both.
_SPOKEN_OF: Final = 2.0
_SAME_DECK: Final = 0.6
_SAME_WORD: Final = 0.35
_SAME_RULES: Final = 0.8
#: With less than this nothing is in common.
_LEAST: Final = 0.5


@dataclass(frozen=True, slots=True)
class Profile:
    """What of a card matters for what goes with it."""

    side: str
    faction: str
    subtypes: frozenset[str]
    #: Subtypes that its lines speak of.
    speaks_of: frozenset[str]
    words: frozenset[str]
    rules: frozenset[str]


def companions(title: str, most: int = 8) -> tuple[str, ...]:
    """The cards that go best with one, the best first.

    >>> "Datasucker" in companions("Grimoire", 12)
    True
    """
    mine = _profiles().get(title)
    if mine is None:
        return ()
    scores: dict[str, float] = {}
    for other, theirs in _profiles().items():
        if other != title and theirs.side == mine.side:
            scores[other] = _score(mine, theirs) + _SAME_DECK * _beside(title, other)
    best = sorted(scores, key=lambda other: (-scores[other], other))
    return tuple([other for other in best[:most] if scores[other] >= _LEAST])


def _score(mine: Profile, theirs: Profile) -> float:
    spoken = [*(mine.speaks_of & theirs.subtypes), *(theirs.speaks_of & mine.subtypes)]
    found = _SPOKEN_OF * sum([_rarity("subtypes")[one] for one in spoken])
    found += _SAME_WORD * sum([_rarity("words")[one] for one in mine.words & theirs.words])
    found += _SAME_RULES * sum([_rarity("rules")[one] for one in mine.rules & theirs.rules])
    return found * (1.2 if mine.faction == theirs.faction else 1.0)


def _beside(title: str, other: str) -> float:
    """How much it tells that decks hold both: a card that every deck holds goes with nothing in particular."""
    both = _together()[frozenset((title, other))]
    return both * math.log(1 + len(_decks()) / (2 * _held()[other] + 1)) if both else 0.0


@cache
def _profiles() -> Mapping[str, Profile]:
    return {title: _profile(title) for title in implemented()}


def _profile(title: str) -> Profile:
    card = facts(title)
    nodes = [node for line in declared(title) or () for node in _all(line)]
    spoken = [one for node in nodes for one in getattr(node, "subtypes", ()) if isinstance(one, str)]
    words = [type(node).__name__ for node in nodes]
    own = [subtype.lower() for subtype in card.subtypes]
    rules = set(relevant_rules(title)) - set(BY_TYPE[card.type])
    return Profile(
        card.side, card.faction, frozenset(own), frozenset(map(str.lower, spoken)), frozenset(words), frozenset(rules)
    )


def _all(node: Node) -> Iterator[Node]:
    yield node
    for _, child in _children(node):
        yield from _all(child)


@cache
def _rarity(of: str) -> Mapping[str, float]:
    """How much it tells that two cards have something in common: the rarer, the more; what many have tells nothing."""
    every = _profiles().values()
    counts = Counter([one for profile in every for one in getattr(profile, of)])
    for profile in every:  # a subtype that is only spoken of
        counts.update([one for one in profile.speaks_of if of == "subtypes" and one not in counts])
    return {one: max(0.0, math.log(len(_profiles()) / (8 * count))) / 3 for one, count in counts.items()}


@cache
def _together() -> Counter[frozenset[str]]:
    """How many ready-made decks hold both of two cards."""
    found: Counter[frozenset[str]] = Counter()
    for titles in _decks():
        found.update([frozenset((one, other)) for at, one in enumerate(titles) for other in titles[:at]])
    return found


@cache
def _held() -> Counter[str]:
    """How many ready-made decks hold a card."""
    return Counter([title for titles in _decks() for title in titles])


@cache
def _decks() -> tuple[tuple[str, ...], ...]:
    decks = [find_deck(key) for key in (*starter_names(), *deck_names())]
    return tuple([(deck.identity, *[title for title, _ in deck.cards]) for deck in decks])
