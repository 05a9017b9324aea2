"""Numbers with a bound, numbers of cards that are lacking, and printed install costs as numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..frozen import dataclass
from ..rules.machine.card import Card
from ..rules.machine.nodes import Context, Filter, Number
from ..rules.machine.terms import HARDWARE, PLAY_AREA, PROGRAM, RESOURCE

if TYPE_CHECKING:
    from ..rules.machine.state import State

__all__ = ["AtMost", "HighestInstallCost", "Lacking", "PrintedInstallCostIs"]


@dataclass(frozen=True, slots=True, eq=False)
class AtMost(Number):
    """A number, but no more than ``most``."""

    number: Number
    most: int

    def value(self, s: State, me: Context) -> int:
        return min(self.most, self.number.value(s, me))


@dataclass(frozen=True, slots=True, eq=False)
class Lacking(Number):
    """How many more cards it takes to have ``n`` of a description ("draw until you have 5 cards in HQ")."""

    n: int
    cards: Filter

    def value(self, s: State, me: Context) -> int:
        return max(0, self.n - len(self.cards.candidates(s, me)))


@dataclass(frozen=True, slots=True, eq=False)
class HighestInstallCost(Number):
    """The highest printed install cost among one's installed cards (2.3)."""

    def value(self, s: State, me: Context) -> int:
        mine = [s.cards[i] for i in s.zones[PLAY_AREA] if s.cards[i].owner == me.player and s.cards[i].installed]
        return max([c.defn.cost for c in mine if has_install_cost(c)], default=0)


@dataclass(frozen=True, slots=True, eq=False)
class PrintedInstallCostIs(Filter):
    """Runner cards of a description whose printed install cost is a number (2.3)."""

    cards: Filter
    n: Number

    def matches(self, s: State, me: Context, card: Card) -> bool:
        fits = has_install_cost(card) and card.defn.cost == self.n.value(s, me)
        return fits and self.cards.matches(s, me, card)

    def candidates(self, s: State, me: Context) -> list[int]:
        return [i for i in self.cards.candidates(s, me) if self.matches(s, me, s.cards[i])]


def has_install_cost(card: Card) -> bool:
    """2.3: programs, hardware and resources have install costs; a card that is installed facedown has none (8.4.2)."""
    return card.type in (PROGRAM, HARDWARE, RESOURCE) and not card.defn.cost_is_x
