"""The seven starter decks: all cards of a faction and all neutral cards of its side.

They are the contents of one Core Set box, so they are derived from the facts and
not written down.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from netrunner.cards.facts import all_facts
from netrunner.decks.deck import Deck
from netrunner.decks.names import find_name

#: The name of each starter deck, with its faction.
_FACTIONS: Final = {
    "anarch": "anarch",
    "criminal": "criminal",
    "shaper": "shaper",
    "haas-bioroid": "haas-bioroid",
    "jinteki": "jinteki",
    "nbn": "nbn",
    "weyland": "weyland-consortium",
}
_NBN_LEGAL: Final = "nbn-legal"

#: Other names under which people know them.
ALIASES: Final = {
    "hb": "haas-bioroid",
    "haas": "haas-bioroid",
    "weyland-consortium": "weyland",
    "anarquistas": "anarch",
    "delincuentes": "criminal",
    "moldeadores": "shaper",
}


def starter_names() -> tuple[str, ...]:
    """The names that `starter_deck` knows.

    >>> starter_names()
    ('anarch', 'criminal', 'shaper', 'haas-bioroid', 'jinteki', 'nbn', 'weyland', 'nbn-legal')
    """
    return (*_FACTIONS, _NBN_LEGAL)


def starter_deck(name: str) -> Deck:
    """The starter deck of a faction.

    NBN's holds two AstroScript Pilot Program, of which a deck may have one (11.2.8).
    "nbn-legal" has a third Breaking News in place of the second: without it, the
    agendas that one box offers NBN come to 19 points, where the smallest deck its
    identity allows needs 20 (1.4.6b). So the legal deck borrows one card from a
    second box, and stays at 49 cards with 20 points.

    >>> starter_deck("Shaper").size, starter_deck("hb").identity
    (47, 'Haas-Bioroid: Engineering the Future')
    """
    return _build(find_name(name, starter_names(), ALIASES))


@cache
def _build(name: str) -> Deck:
    if name == _NBN_LEGAL:
        return _with_one_astroscript(_build("nbn"))
    faction = _FACTIONS[name]
    box = [card for card in all_facts() if card.set == "core"]
    identity = next(card for card in box if card.faction == faction and card.type == "identity")
    cards = tuple(
        (card.title, card.quantity)
        for card in box
        if card.type != "identity" and card.faction in (faction, f"neutral-{identity.side}")
    )
    return Deck(name, identity.title, cards)


def _with_one_astroscript(deck: Deck) -> Deck:
    change = {"AstroScript Pilot Program": -1, "Breaking News": +1}
    cards = tuple((title, count + change.get(title, 0)) for title, count in deck.cards)
    return Deck(_NBN_LEGAL, deck.identity, cards)
