"""Extra cards from outside the deck (1.5): which ones a player brings along.

A player may bring any number of them, so that everything comes along that is implemented and may be used.
"""

from __future__ import annotations

from functools import cache

from netrunner.cards.facts import all_facts
from netrunner.cards.library import definition, is_implemented
from netrunner.rules.machine.card import CardDef
from netrunner.rules.machine.terms import SIDES

#: What ``CardDef.brings`` says of cards that use other identities (1.5.4).
IDENTITIES = "identity"


def extra_cards(identity: CardDef, deck: list[CardDef]) -> list[CardDef]:
    """The cards that come along with a deck because its identity or one of its cards makes use of them.

    >>> from netrunner.cards.library import definition
    >>> extra_cards(definition("Noise: Hacker Extraordinaire"), [definition("Sure Gamble")])
    []
    """
    found: list[CardDef] = []
    for wanted in dict.fromkeys([defn.brings for defn in (identity, *deck) if defn.brings]):
        found.extend([definition(title) for title in _titles(identity.side, wanted) if title != identity.title])
    return found


@cache
def _titles(side: int, wanted: str) -> tuple[str, ...]:
    found: list[str] = []
    for card in all_facts():
        if card.side != SIDES[side] or not is_implemented(card.title):
            continue
        if wanted == IDENTITIES:
            if card.type == "identity" and card.set != "draft":  # 1.5.4c
                found.append(card.title)
        elif wanted in [subtype.lower() for subtype in card.subtypes]:  # 1.5.3a
            found.append(card.title)
    return tuple(found)
