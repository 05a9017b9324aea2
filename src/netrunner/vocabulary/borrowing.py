"""Abilities of other cards: had by this card (9.1.3b), used for fewer clicks, or triggered more often."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..frozen import dataclass
from ..rules.abilities.using_abilities import UseForFree, usable_without_clicks
from ..rules.machine.card import Card, id_of
from ..rules.machine.nodes import (
    AT_BORROWED,
    AT_MODIFIER,
    WHILE_ACTIVE,
    Context,
    Filter,
    Instruction,
    Modifier,
    Selection,
)
from ..rules.machine.statics import BorrowedAbilities
from ..rules.machine.terms import M_TIMES

if TYPE_CHECKING:
    from ..rules.machine.state import State

__all__ = ["GainsPaidAbilitiesOf", "TriggersAlsoSecondTime", "UseClickAbilityOf"]


@dataclass(frozen=True, slots=True, eq=False)
class GainsPaidAbilitiesOf(BorrowedAbilities):
    """This card gains the paid abilities of others, and is their source (9.1.3b); none that names its own card."""

    of: Selection
    cards: Filter
    where: int = WHILE_ACTIVE

    def positions(self, player: int) -> tuple[int, ...]:
        return (AT_BORROWED,)

    def lenders(self, s: State, me: Context) -> list[int]:
        ids = [id_of(ref) for ref in self.of.refs(s, me) if s.at(ref).active and id_of(ref) not in s.blanked]
        return [i for i in ids if self.cards.matches(s, me, s.cards[i])]


@dataclass(frozen=True, slots=True, eq=False)
class TriggersAlsoSecondTime(Modifier):
    """Abilities of cards that trigger the first time each turn also trigger the second time (9.6.5)."""

    cards: Filter
    where: int = WHILE_ACTIVE
    sets: bool = False
    subtype: str = ""

    def positions(self, player: int) -> tuple[int, ...]:
        return (AT_MODIFIER + M_TIMES,)

    def change(self, s: State, me: Context, card: Card | None) -> int:
        return int(card is not None and card.controller() == me.player and self.cards.matches(s, me, card))


@dataclass(frozen=True, slots=True, eq=False)
class UseClickAbilityOf(Instruction):
    """Use an ability of a card whose cost includes clicks without spending them (9.5.6)."""

    what: Selection

    def could_change(self, s: State, me: Context) -> bool:
        return any([usable_without_clicks(s, me.player, ref) for ref in self.what.refs(s, me)])

    def resolve(self, s: State, me: Context) -> None:
        for ref in self.what.refs(s, me):
            if usable_without_clicks(s, me.player, ref):
                s.push(UseForFree(me, me.player, ref))
