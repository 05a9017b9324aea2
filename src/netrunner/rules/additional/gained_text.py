"""Text that a card has besides its own (10.12.2), and which of it functions."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from ..machine.nodes import Ability, Context, Node, _children

if TYPE_CHECKING:
    from ..machine.card import Card, CardDef
    from ..machine.state import State


def abilities_of(card: Card) -> tuple[Ability, ...]:
    """The abilities that ``card`` has, printed and copied."""
    also = card.also
    if also is None or not card.defn.copies_text:
        return card.defn.indexed
    return (*card.defn.indexed, *copied(also))


@cache
def copied(defn: CardDef) -> tuple[Ability, ...]:
    """10.12.2: the abilities of a text that another card has copied; a self-reference no longer means anything."""
    return tuple([ability for ability in defn.indexed if not speaks_of_itself(ability)])


def speaks_of_itself(node: Node) -> bool:
    """Whether a node, or one inside it, refers to the card that it is written on (10.12.2)."""
    return node.names_itself() or any([speaks_of_itself(child) for _, child in _children(node)])


def has_ability(card: Card, ability: Ability) -> bool:
    """Whether ``ability`` is one of those that ``card`` has now."""
    return ability in abilities_of(card)


def text_with(card: Card, slot: int) -> CardDef:
    """The printed card that has the ability in a slot: ``card`` itself, or the one whose text it copied."""
    also = card.also
    if also is not None and card.defn.copies_text and any([ability.slot == slot for ability in also.indexed]):
        return also
    return card.defn


def recurring(s: State, card: Card) -> int:
    """1.10.5: recurring credits, printed or copied; X is what it is now."""
    n = _printed_recurring(s, card, card.defn)
    also = card.also
    return n if also is None or not card.defn.copies_text else n + _printed_recurring(s, card, also)


def _printed_recurring(s: State, card: Card, defn: CardDef) -> int:
    x = defn.recurring_x
    return defn.recurring if x is None else max(0, x.value(s, Context(card.controller(), card.id, card.ref)))
