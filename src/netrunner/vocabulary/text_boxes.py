"""Text boxes that are blank, and the cards that such declarations speak of."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..frozen import dataclass
from ..rules.concepts.values import has_subtype
from ..rules.machine.card import Card
from ..rules.machine.nodes import AT_BLANK, WHILE_ACTIVE, Blanking, Condition, Context, Filter, Selection
from ..rules.machine.terms import CORP, RUNNER
from .base import OPPONENT, fill, who
from .cards import Of

if TYPE_CHECKING:
    from ..rules.machine.state import State

__all__ = ["BlankText", "IdentityIs", "IdentityOf", "Unique"]


@dataclass(frozen=True, slots=True, eq=False)
class BlankText(Blanking):
    """The text boxes of cards are blank: as long as this applies, they have no abilities of their own (9.1.3)."""

    cards: Filter
    where: int = WHILE_ACTIVE

    def __init__(self, cards: Filter | Selection) -> None:
        fill(self, cards=Of(cards) if isinstance(cards, Selection) else cards, where=WHILE_ACTIVE)

    def positions(self, player: int) -> tuple[int, ...]:
        return (AT_BLANK,)

    def blanks(self, s: State, me: Context, card: Card) -> bool:
        return self.cards.matches(s, me, card)


@dataclass(frozen=True, slots=True, eq=False)
class IdentityIs(Condition):
    """Your identity has a subtype (2.16)."""

    subtype: str

    def holds(self, s: State, me: Context) -> bool:
        return has_subtype(s, s.identity(me.player), self.subtype)


@dataclass(frozen=True, slots=True, eq=False)
class IdentityOf(Filter):
    """The identity of a player, or of each player (3.1)."""

    player: int = OPPONENT
    of_each: bool = False

    def matches(self, s: State, me: Context, card: Card) -> bool:
        return card.id in self.candidates(s, me)

    def candidates(self, s: State, me: Context) -> list[int]:
        return [CORP, RUNNER] if self.of_each else [who(me, self.player)]


@dataclass(frozen=True, slots=True, eq=False)
class Unique(Filter):
    """Unique cards of a description (2.2.3)."""

    cards: Filter

    def matches(self, s: State, me: Context, card: Card) -> bool:
        return card.defn.unique and self.cards.matches(s, me, card)

    def candidates(self, s: State, me: Context) -> list[int]:
        return [i for i in self.cards.candidates(s, me) if s.cards[i].defn.unique]
