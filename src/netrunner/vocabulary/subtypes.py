"""Subtypes that a player chooses (2.16.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..frozen import dataclass
from ..rules.concepts.values import has_subtype
from ..rules.machine.nodes import AT_MODIFIER, WHILE_ACTIVE, Context, Filter, Instruction, Modifier, Selection
from ..rules.machine.terms import M_SUBTYPE
from ..rules.questions.naming_subtypes import ChooseSubtype, all_subtypes, named_subtype
from .base import YOU, fill, who

if TYPE_CHECKING:
    from ..rules.machine.card import Card
    from ..rules.machine.state import State

__all__ = ["ChooseASubtype", "GetsChosenSubtype", "NameSubtype", "OfChosenSubtype", "OfNamedSubtype"]


@dataclass(frozen=True, slots=True, eq=False)
class ChooseASubtype(Instruction):
    """Choose a subtype, perhaps of a card type, ``among`` some, or not one of some; it is remembered under a name."""

    type: int = -1
    name: str = "subtype"
    player: int = YOU
    without: tuple[str, ...] = ()
    among: tuple[str, ...] = ()

    def resolve(self, s: State, me: Context) -> None:
        s.push(ChooseSubtype(me, who(me, self.player), self.type, self.name, self.without, among=self.among))


@dataclass(frozen=True, slots=True, eq=False)
class GetsChosenSubtype(Modifier):
    """Cards gain the chosen subtype (2.16.5)."""

    of: Selection
    name: str = "subtype"
    where: int = WHILE_ACTIVE
    sets: bool = False
    subtype: str = "*"

    def positions(self, player: int) -> tuple[int, ...]:
        return (AT_MODIFIER + M_SUBTYPE,)

    def change(self, s: State, me: Context, card: Card | None) -> int:
        return 0

    def gains(self, s: State, me: Context, card: Card, subtype: str) -> int:
        chosen = me.numbers.get(self.name, -1)
        if chosen < 0 or all_subtypes()[chosen] != subtype:
            return 0
        return 1 if card.ref in self.of.refs(s, me) else 0


@dataclass(frozen=True, slots=True, eq=False)
class OfChosenSubtype(Filter):
    """Cards of a description that have the chosen subtype."""

    cards: Filter
    name: str = "subtype"

    def matches(self, s: State, me: Context, card: Card) -> bool:
        chosen = me.numbers.get(self.name, -1)
        return chosen >= 0 and self.cards.matches(s, me, card) and has_subtype(s, card, all_subtypes()[chosen])

    def candidates(self, s: State, me: Context) -> list[int]:
        return [i for i in self.cards.candidates(s, me) if self.matches(s, me, s.cards[i])]


@dataclass(frozen=True, slots=True, eq=False)
class NameSubtype(Instruction):
    """Name one of some subtypes; this card remembers it for as long as it stays the same card (2.16.6)."""

    among: tuple[str, ...]

    def __init__(self, *among: str) -> None:
        fill(self, among=among)

    def resolve(self, s: State, me: Context) -> None:
        s.push(ChooseSubtype(me, me.player, -1, "", among=self.among))


@dataclass(frozen=True, slots=True, eq=False)
class OfNamedSubtype(Filter):
    """Cards of a description that have the subtype named for this card."""

    cards: Filter

    def matches(self, s: State, me: Context, card: Card) -> bool:
        source = me.source(s)
        named = "" if source is None else named_subtype(source)
        return bool(named) and has_subtype(s, card, named) and self.cards.matches(s, me, card)

    def candidates(self, s: State, me: Context) -> list[int]:
        return [i for i in self.cards.candidates(s, me) if self.matches(s, me, s.cards[i])]
