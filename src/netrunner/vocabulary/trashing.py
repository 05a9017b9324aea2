"""What happens to trashed cards instead of adding them to a discard pile; they still count as trashed (1.18.1a)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..frozen import dataclass
from ..rules.machine.nodes import (
    AT_TRASHED_INSTEAD,
    FACEDOWN,
    SET_APART,
    SHUFFLED,
    WHILE_ACTIVE,
    Context,
    Filter,
    Instruction,
    TrashedInstead,
)

if TYPE_CHECKING:
    from ..rules.machine.card import Card
    from ..rules.machine.state import State

__all__ = ["AnyCardOf", "MayRemoveTrashed", "MayShuffleInstead", "RemoveInsteadOfTrashing", "TurnedFacedownInstead"]


@dataclass(frozen=True, slots=True, eq=False)
class AnyCardOf(Filter):
    """Any card of a side, wherever it is; a counter is not a card (10.1.4)."""

    side: int

    def matches(self, s: State, me: Context, card: Card) -> bool:
        return card.owner == self.side and card.converted >= 0

    def candidates(self, s: State, me: Context) -> list[int]:
        return [c.id for c in s.cards if self.matches(s, me, c)]


@dataclass(frozen=True, slots=True, eq=False)
class TurnedFacedownInstead(TrashedInstead):
    """When this card would be trashed, it is turned facedown instead of being added to the heap."""

    how: int = FACEDOWN
    where: int = WHILE_ACTIVE

    def positions(self, player: int) -> tuple[int, ...]:
        return (AT_TRASHED_INSTEAD,)

    def applies(self, s: State, me: Context, card: Card) -> bool:
        return card.ref == me.ref


@dataclass(frozen=True, slots=True, eq=False)
class MayShuffleInstead(TrashedInstead):
    """When this card would be trashed, you may shuffle it into your deck instead of adding it to the discard pile."""

    how: int = SHUFFLED
    where: int = WHILE_ACTIVE

    def positions(self, player: int) -> tuple[int, ...]:
        return (AT_TRASHED_INSTEAD,)

    def applies(self, s: State, me: Context, card: Card) -> bool:
        return card.ref == me.ref


@dataclass(frozen=True, slots=True, eq=False)
class MayRemoveTrashed(TrashedInstead):
    """Cards of a player that would be trashed are set aside; you may remove one of them from the game, once per turn.

    The others are added to the discard pile.
    """

    side: int
    how: int = SET_APART
    where: int = WHILE_ACTIVE

    def positions(self, player: int) -> tuple[int, ...]:
        return (AT_TRASHED_INSTEAD,)

    def applies(self, s: State, me: Context, card: Card) -> bool:
        return card.owner == self.side and not s.used.get(me.ref * 64 + self.slot)


@dataclass(frozen=True, slots=True, eq=False)
class RemoveInsteadOfTrashing(Instruction):
    """Remove this card from the game instead of trashing it once it has resolved, this time (8.6.7)."""

    def resolve(self, s: State, me: Context) -> None:
        me.numbers["removed instead"] = 1
