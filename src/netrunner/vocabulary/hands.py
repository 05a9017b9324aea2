"""Hands: their maximum size, and cards of them that chance picks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..frozen import dataclass
from ..rules.abilities import effects as fx
from ..rules.concepts.values import hand_size
from ..rules.machine.nodes import Bill, Context, CostPart, Instruction, Number
from ..rules.machine.terms import RUNNER
from ..rules.machine.zones import deck_of, hand_of
from .base import YOU, amount, who

if TYPE_CHECKING:
    from ..rules.abilities.effects import Effect
    from ..rules.machine.state import State

__all__ = [
    "AddAtRandom", "DiscardAtRandom", "HandSizeOf", "RevealAtRandom", "RoomInHand", "TrashAtRandomToPay",
]  # fmt: skip


@dataclass(frozen=True, slots=True, eq=False)
class HandSizeOf(Number):
    """The maximum hand size of a player (5.5.3)."""

    player: int = YOU

    def value(self, s: State, me: Context) -> int:
        return hand_size(s, who(me, self.player))


@dataclass(frozen=True, slots=True, eq=False)
class RoomInHand(Number):
    """How many cards a player's hand lacks to the maximum hand size (5.5.3)."""

    player: int = YOU

    def value(self, s: State, me: Context) -> int:
        player = who(me, self.player)
        return max(0, hand_size(s, player) - len(s.zones[hand_of(player)]))


@dataclass(frozen=True, slots=True, eq=False)
class TrashAtRandomToPay(CostPart):
    """Trash cards of one's hand at random."""

    n: int = 1

    def add(self, s: State, me: Context, bill: Bill) -> None:
        bill.at_random += self.n


def at_random(s: State, player: int, n: int) -> tuple[int, ...]:
    """References of cards in a hand that are taken at random."""
    hand = list(s.zones[hand_of(player)])
    return tuple([s.cards[hand.pop(s.random(len(hand)))].ref for _ in range(min(n, len(hand)))])


@dataclass(frozen=True, slots=True, eq=False)
class RevealAtRandom(Instruction):
    """A player reveals cards of their hand at random (1.20.3), or ``by`` another does; known as "revealed"."""

    n: Number | int = 1
    player: int = YOU
    by: int | None = None

    def could_change(self, s: State, me: Context) -> bool:
        return bool(s.zones[hand_of(who(me, self.player))]) and amount(self.n, s, me) > 0

    def expected(self, s: State, me: Context) -> list[Effect]:
        player = who(me, self.player)
        refs = at_random(s, player, amount(self.n, s, me))
        me.picks["revealed"] = refs
        by = player if self.by is None else who(me, self.by)
        return [fx.Reveal(by, me.ref, cards=refs)] if refs else []


@dataclass(frozen=True, slots=True, eq=False)
class AddAtRandom(Instruction):
    """A player adds cards of their hand, taken at random, to the bottom of their deck in that order."""

    n: Number | int = 1
    player: int = RUNNER

    def fully(self, s: State, me: Context) -> bool:
        return 0 < amount(self.n, s, me) <= len(s.zones[hand_of(who(me, self.player))])

    def could_change(self, s: State, me: Context) -> bool:
        return bool(s.zones[hand_of(who(me, self.player))]) and amount(self.n, s, me) > 0

    def expected(self, s: State, me: Context) -> list[Effect]:
        player = who(me, self.player)
        refs = at_random(s, player, amount(self.n, s, me))
        return [fx.MoveCards(player, me.ref, refs, deck_of(player), to_bottom=True)] if refs else []


@dataclass(frozen=True, slots=True, eq=False)
class DiscardAtRandom(Instruction):
    """A player discards cards from their hand at random: they are not trashed (1.18.3)."""

    n: Number | int = 1
    player: int = YOU

    def could_change(self, s: State, me: Context) -> bool:
        return bool(s.zones[hand_of(who(me, self.player))]) and amount(self.n, s, me) > 0

    def expected(self, s: State, me: Context) -> list[Effect]:
        player = who(me, self.player)
        refs = at_random(s, player, amount(self.n, s, me))
        return [fx.Discard(player, me.ref, cards=refs)] if refs else []
