"""Printed cards: facts and declaration together. Each cycle of sets has a module with its declarations."""

from __future__ import annotations

import importlib
from functools import cache

from ..rules.machine.card import CardDef
from ..rules.machine.terms import CORP, IDENTITY, RUNNER, TYPES
from ..vocabulary.declare import DECLARED, shape
from .facts import CYCLES, OtherSide, all_facts, facts, front_of, key_of

#: Cards beside the pool: the identities of players who name none, and what ``netrunner.testing`` defines.
EXTRA: dict[str, CardDef] = {
    "The Corp": CardDef("The Corp", CORP, IDENTITY),
    "The Runner": CardDef("The Runner", RUNNER, IDENTITY),
}


@cache
def _declared() -> frozenset[str]:
    for name in CYCLES:
        importlib.import_module(f"netrunner.cards.{name}")
    return frozenset(DECLARED)


def is_implemented(title: str) -> bool:
    """Whether a card does what it says here."""
    return title in _declared()


def implemented() -> tuple[str, ...]:
    """Titles of all implemented cards, in canonical order."""
    return tuple([f.title for f in all_facts() if is_implemented(f.title)])


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
    if not is_implemented(title):
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
    return shape(defn, DECLARED[title])


def _back(front: CardDef, side: OtherSide) -> CardDef:
    """3.1.1a: the other side of an identity; what it does not print is as on the front."""
    defn = CardDef(side.title, front.side, front.type)
    defn.subtypes = tuple([sub.lower() for sub in side.subtypes])
    defn.faction = front.faction
    defn.link = front.link
    defn.front = front
    return shape(defn, DECLARED[side.title])
