"""Declaring cards: a title and its lines, in the order in which they stand on the card."""

from __future__ import annotations

from ..rules.card import CardDef
from ..rules.nodes import (
    Ability,
    Conditional,
    Node,
    Paid,
    PlayAbility,
    Static,
    Subroutine,
    register,
)
from .traits import Trait

#: The lines of every declared card, by title.
DECLARED: dict[str, tuple[Ability | Trait, ...]] = {}


def card(title: str, *lines: Ability | Trait) -> None:
    """Declare what a card does."""
    if title in DECLARED:
        raise ValueError(f"{title} is declared twice")
    DECLARED[title] = lines
    for slot, line in enumerate(lines):  # in the order of the declarations: nodes that cards share have one key
        register(line, f"{title}/{slot}")


def shape(defn: CardDef, lines: tuple[Ability | Trait, ...]) -> CardDef:
    """Give a card its lines: traits shape it, abilities get their slots and keys."""
    defn.abilities = tuple([line for line in lines if isinstance(line, Ability)])
    indexed: list[Ability] = []
    for slot, line in enumerate(lines):
        register(line, f"{defn.title}/{slot}")
        if isinstance(line, Trait):
            line.shape(defn)
            continue
        object.__setattr__(line, "slot", slot)
        _number_inner(line, slot)
        if isinstance(line, Subroutine):
            defn.subroutines = (*defn.subroutines, line)
        elif isinstance(line, PlayAbility):
            defn.play = (*defn.play, line)
        elif isinstance(line, Conditional):
            defn.conditionals = (*defn.conditionals, line)
            if line.trigger.about_itself():
                defn.self_triggers = (*defn.self_triggers, line)
            indexed.append(line)
        elif isinstance(line, Paid):
            defn.paid = (*defn.paid, line)
            indexed.append(line)
        elif isinstance(line, Static):
            defn.statics = (*defn.statics, line)
            indexed.append(line)
    defn.indexed = tuple(indexed)
    defn.settle()
    return defn


def _number_inner(node: Node, slot: int) -> None:
    """Abilities inside other abilities (granted, delayed, tied to a trace) get slots behind the printed ones."""
    from ..rules.nodes import _children

    for _, child in _children(node):
        if isinstance(child, Ability) and not hasattr(child, "slot"):
            object.__setattr__(child, "slot", slot + 32)
        _number_inner(child, slot)
