"""Hands: discarding down to their size, putting their cards on a deck in any order, keeping some at random."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..frozen import dataclass
from ..rules.abilities import effects as fx
from ..rules.abilities.resolving import Resolution
from ..rules.concepts.values import hand_size
from ..rules.machine.nodes import Context, Filter, Instruction, Number, Selection, Target
from ..rules.machine.terms import RUNNER
from ..rules.machine.zones import deck_of, hand_of
from ..rules.questions.choices import Arrange
from .base import YOU, amount, fill, who
from .cards import Cards, Chosen
from .moving import Discard

if TYPE_CHECKING:
    from ..rules.abilities.effects import Effect
    from ..rules.machine.state import State

__all__ = ["DiscardToHandSize", "KeepAtRandom", "PutOnTop"]


@dataclass(frozen=True, slots=True, eq=False)
class OverHandSize(Number):
    """By how many cards a hand is larger than the maximum hand size (5.5.3)."""

    player: int

    def value(self, s: State, me: Context) -> int:
        player = who(me, self.player)
        return max(0, len(s.zones[hand_of(player)]) - max(0, hand_size(s, player)))


@dataclass(frozen=True, slots=True, eq=False)
class DiscardToHandSize(Instruction):
    """A player discards down to their maximum hand size (5.5.3)."""

    player: int
    then: Discard

    def __init__(self, player: int = YOU) -> None:
        hand = Cards(where="grip" if player == RUNNER else "hq")
        fill(self, player=player, then=Discard(Chosen(hand, OverHandSize(player), player=player), by=player))

    def could_change(self, s: State, me: Context) -> bool:
        return OverHandSize(self.player).value(s, me) > 0

    def resolve(self, s: State, me: Context) -> None:
        if self.could_change(s, me):
            s.push(Resolution(None, (self.then,), me))


@dataclass(frozen=True, slots=True, eq=False)
class MoveArranged(Instruction):
    """Cards that were put into an order go to the top of their deck, the first one on top."""

    by: int

    def expected(self, s: State, me: Context) -> list[Effect]:
        refs = [r for r in reversed(me.picks.get("arranged", ())) if s.card(r) is not None]
        if not refs:
            return []
        return [fx.MoveCards(who(me, self.by), me.ref, tuple(refs), deck_of(s.at(refs[0]).owner))]


@dataclass(frozen=True, slots=True, eq=False)
class PutOnTop(Instruction):
    """A player adds cards to the top of their owner's deck in any order (4.3.2)."""

    what: Selection
    by: int
    then: MoveArranged

    def __init__(self, what: Selection, by: int = YOU) -> None:
        fill(self, what=what, by=by, then=MoveArranged(by))

    def targets(self) -> tuple[Target, ...]:
        target = self.what.target()
        return () if target is None else (target,)

    def could_change(self, s: State, me: Context) -> bool:
        target = self.what.target()
        return bool(self.what.refs(s, me) if target is None else target.valid(s, me))

    def resolve(self, s: State, me: Context) -> None:
        refs = self.what.refs(s, me)
        if refs:
            s.push(Resolution(None, (self.then,), me))
            s.push(Arrange(me, who(me, self.by), refs, deck_of(s.at(refs[0]).owner), stays=True))


@dataclass(frozen=True, slots=True, eq=False)
class KeepAtRandom(Instruction):
    """Some cards of a description are taken at random and remembered as "kept": nobody sees which they are."""

    cards: Filter
    n: Number | int

    def resolve(self, s: State, me: Context) -> None:
        left = self.cards.candidates(s, me)
        kept: list[int] = []
        for _ in range(min(len(left), amount(self.n, s, me))):
            kept.append(s.cards[left.pop(s.random(len(left)))].ref)
        me.picks["kept"] = tuple(kept)
