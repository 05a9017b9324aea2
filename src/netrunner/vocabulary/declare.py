"""Declaring cards: a title and its lines, in the order in which they stand on the card."""

from __future__ import annotations

from typing import Final

from ..rules.machine.card import CardDef
from ..rules.machine.nodes import (
    AS_COUNTER,
    Ability,
    Conditional,
    Modifier,
    Node,
    Paid,
    PlayAbility,
    Static,
    Subroutine,
    _children,
    register,
)
from .checks import check_line
from .mechanics import BecomesCounter
from .traits import Trait

__all__ = ["card"]

#: The slots of abilities that a card has as a condition counter, behind those of its lines and of what is in them.
COUNTER_SLOT: Final = 56

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
    counter: list[Ability] = []
    taken: set[int] = set()  # slots of abilities inside others
    defn.copies_text = any([_marked(line, "gains_text") for line in lines])  # 10.12.2
    defn.hosts_by_ability = any([_marked(line, "hosts_here") for line in lines])  # 1.12.5b
    defn.hosts_installed = any([_marked(line, "installs_here") for line in lines])
    defn.brings = next(filter(None, map(_brings, lines)), "")  # 1.5
    first = _first_slot(defn)
    for place, line in enumerate(lines):
        register(line, f"{defn.title}/{place}")
        check_line(defn.title, line)
        slot = first + place
        if isinstance(line, Trait):
            line.shape(defn)
            continue
        object.__setattr__(line, "slot", slot)
        for ability in _as_counter(line):
            object.__setattr__(ability, "slot", COUNTER_SLOT + len(counter))
            object.__setattr__(ability, "where", AS_COUNTER)
            taken.add(ability.slot)
            counter.append(ability)
        _number_inner(line, slot, taken)
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
            if isinstance(line, Modifier) and line.own_cost >= 0:
                defn.own_costs = (*defn.own_costs, line)  # 9.1.8d and e
            else:
                indexed.append(line)
    for ability in counter:
        if isinstance(ability, Conditional):
            defn.conditionals = (*defn.conditionals, ability)
        elif isinstance(ability, Paid):
            defn.paid = (*defn.paid, ability)
        elif isinstance(ability, Static):
            defn.statics = (*defn.statics, ability)
        indexed.append(ability)
    defn.indexed = tuple(indexed)
    return defn


def _first_slot(defn: CardDef) -> int:
    """Abilities of one card in a game have different slots: both sides of it, and its own beside copied ones."""
    if defn.copies_text:
        return 24
    return 0 if defn.front is None else 16


def _marked(node: Node, mark: str) -> bool:
    """Whether a node, or one inside it, bears a mark that is a property of the whole card."""
    return bool(getattr(node, mark, False)) or any([_marked(child, mark) for _, child in _children(node)])


def _brings(node: Node) -> str:
    """Which extra cards a line makes use of (1.5)."""
    own: str = getattr(node, "brings", "")
    return own or next(filter(None, [_brings(child) for _, child in _children(node)]), "")


def _as_counter(node: Node) -> list[Ability]:
    """The abilities that a card has once it is a condition counter (10.1.4)."""
    found: list[Ability] = list(node.abilities) if isinstance(node, BecomesCounter) else []
    for _, child in _children(node):
        found.extend(_as_counter(child))
    return found


def _number_inner(node: Node, slot: int, taken: set[int]) -> None:
    """Abilities inside other abilities (granted, delayed, tied to a trace) get slots behind the printed ones.

    The first one in a line is 32 behind it; further ones get what is left, so that each that can be used, triggered or
    resolved has a slot of its own.
    """
    for _, child in _children(node):
        if isinstance(child, Ability) and not hasattr(child, "slot"):
            own = slot + 32
            if not isinstance(child, Static):
                if own in taken:
                    own = max([free for free in range(32, 64) if free not in taken])
                taken.add(own)
            object.__setattr__(child, "slot", own)
        _number_inner(child, slot, taken)
