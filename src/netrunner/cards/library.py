"""Printed cards: facts and declaration together.

Each set has a module with its declarations, which is loaded when one of its cards is asked for: the facts of a card
name its set.
"""

from __future__ import annotations

import importlib
from functools import cache

from ..rules.machine.card import CardDef
from ..rules.machine.nodes import REST, Ability
from ..rules.machine.terms import CORP, ICE, IDENTITY, NO_TYPE, RUNNER, TYPES
from ..vocabulary.declare import DECLARED, shape
from ..vocabulary.traits import Trait
from .facts import OtherSide, all_facts, all_sets, facts, find_facts, front_of, key_of, module_of

#: Cards beside the pool: the identities of players who name none, cards that a record is about without telling which
#: (``netrunner.forgetting``), and what ``netrunner.testing`` defines.
EXTRA: dict[str, CardDef] = {
    "The Corp": CardDef("The Corp", CORP, IDENTITY),
    "The Runner": CardDef("The Runner", RUNNER, IDENTITY),
    "Unknown Corp card": CardDef("Unknown Corp card", CORP, NO_TYPE),
    "Unknown ice": CardDef("Unknown ice", CORP, ICE),
    "Unknown Runner card": CardDef("Unknown Runner card", RUNNER, NO_TYPE),
}


def declared(title: str) -> tuple[Ability | Trait, ...] | None:
    """The lines of the card, or of the side of a card, with exactly this title; None if it is not implemented.

    >>> len(declared("Hedge Fund") or ())
    1
    """
    if title not in DECLARED:
        card = front_of(title) or find_facts(title)
        if card is not None:
            _load(module_of(card))
    return DECLARED.get(title)


@cache
def _load(module: str) -> None:
    importlib.import_module(f"netrunner.cards.{module}")


def load_all() -> None:
    """Load every card there is."""
    for one in all_sets():
        _load(one.module)


REST.append(load_all)


def is_implemented(title: str) -> bool:
    """Whether a card does what it says here."""
    return declared(title) is not None


def implemented() -> tuple[str, ...]:
    """Titles of all implemented cards, in canonical order."""
    load_all()
    return tuple([f.title for f in all_facts() if f.title in DECLARED])


def definition(title: str) -> CardDef:
    """The printed card with this title.

    >>> definition("Hedge Fund").cost
    5
    """
    return EXTRA.get(title) or _printed(title)


@cache
def _printed(title: str) -> CardDef:
    front = front_of(title)
    if front is not None:
        return next(side for side in _printed(front.title).backs if key_of(side.title) == key_of(title))
    f = facts(title)
    if title != f.title:
        return _printed(f.title)
    lines = declared(title)
    if lines is None:
        from ..errors import NetrunnerError

        raise NetrunnerError(f"{title} is not implemented")
    defn = CardDef(f.title, CORP if f.side == "corp" else RUNNER, TYPES.index(f.type))
    defn.subtypes = tuple([sub.lower() for sub in f.subtypes])
    defn.faction = f.faction
    defn.cost = f.cost or 0
    defn.cost_is_x = f.cost_is_x
    defn.strength = f.strength or 0
    defn.memory = f.memory_cost or 0
    defn.trash_cost = -1 if f.trash_cost is None else f.trash_cost
    defn.requirement = f.advancement_requirement or 0
    defn.points = f.agenda_points or 0
    defn.unique = f.unique
    defn.link = f.base_link or 0
    defn.backs = tuple([_back(defn, side) for side in f.other_sides])
    return shape(defn, lines)


def _back(front: CardDef, side: OtherSide) -> CardDef:
    """3.1.1a: the other side of an identity; what it does not print is as on the front."""
    defn = CardDef(side.title, front.side, front.type)
    defn.subtypes = tuple([sub.lower() for sub in side.subtypes])
    defn.faction = front.faction
    defn.link = front.link
    defn.front = front
    return shape(defn, DECLARED[side.title])
