"""Counters: placing, loading, removing and purging them (1.9, 10.1.1, 10.9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..frozen import dataclass
from ..rules.abilities.effects import PlaceCounters
from ..rules.abilities.interrupts import make_imminent
from ..rules.abilities.prevention import ChooseHowMany
from ..rules.concepts.credits import spend_from_pool
from ..rules.machine.card import id_of
from ..rules.machine.nodes import Context, Filter, Instruction, Target

if TYPE_CHECKING:
    from ..rules.machine.state import State

from typing import TYPE_CHECKING

from ..rules.abilities import effects as fx
from ..rules.machine.nodes import (
    Number,
    Selection,
)
from ..rules.machine.terms import (
    ADVANCEMENT,
    CREDIT,
)
from .base import ALL_OF_IT, amount, fill
from .cards import Chosen, This

if TYPE_CHECKING:
    from ..rules.abilities.effects import Effect
    from ..rules.machine.state import State
from ..rules.concepts.moving import remove_counters
from .instructions import OnCards, Simple

__all__ = [
    "Load", "MoveAllTo", "MoveCountersFromThis", "MoveCreditsHere", "Place", "PlaceAdvancement", "PlaceInTotal",
    "Purge", "Remove",
]  # fmt: skip


@dataclass(frozen=True, slots=True, eq=False)
class Place(OnCards):
    """Place counters from the bank on a card (1.12.1)."""

    counter: int
    n: Number | int = 1
    what: Selection = This()

    def on(self, s: State, me: Context, refs: tuple[int, ...]) -> list[Effect]:
        return [fx.PlaceCounters(me.player, me.ref, refs, amount(self.n, s, me), self.counter)]


@dataclass(frozen=True, slots=True, eq=False)
class Load(OnCards):
    """Load a card with counters (10.9.1)."""

    counter: int
    n: Number | int
    what: Selection = This()

    def on(self, s: State, me: Context, refs: tuple[int, ...]) -> list[Effect]:
        return [fx.PlaceCounters(me.player, me.ref, refs, amount(self.n, s, me), self.counter, loading=True)]


@dataclass(frozen=True, slots=True, eq=False)
class Remove(OnCards):
    """Remove counters from a card; -1 means all."""

    counter: int
    n: Number | int = 1
    what: Selection = This()

    def on(self, s: State, me: Context, refs: tuple[int, ...]) -> list[Effect]:
        return [fx.RemoveCounters(me.player, me.ref, amount=amount(self.n, s, me), cards=refs, of=self.counter)]


@dataclass(frozen=True, slots=True, eq=False)
class PlaceAdvancement(OnCards):
    """Place advancement tokens on a card that can be advanced; this is not advancing (1.17.1a)."""

    what: Selection
    n: Number | int = 1

    def on(self, s: State, me: Context, refs: tuple[int, ...]) -> list[Effect]:
        return [fx.PlaceCounters(me.player, me.ref, refs, amount(self.n, s, me), ADVANCEMENT)]


@dataclass(frozen=True, slots=True, eq=False)
class PlaceInTotal(OnCards):
    """Place so many counters in total on up to as many cards; what is left over goes to the one chosen first."""

    counter: int
    n: int
    what: Selection

    def __init__(self, counter: int, n: int, cards: Filter) -> None:
        fill(self, counter=counter, n=n, what=Chosen(cards, n, up_to=True, at_least=1))

    def on(self, s: State, me: Context, refs: tuple[int, ...]) -> list[Effect]:
        most = self.n - len(refs) + 1
        shares = [(ref, most if at == 0 else 1) for at, ref in enumerate(refs)]
        return [fx.PlaceCounters(me.player, me.ref, (ref,), share, self.counter) for ref, share in shares]


@dataclass(frozen=True, slots=True, eq=False)
class Purge(Simple):
    """Purge virus counters (10.1.1)."""

    def could_change(self, s: State, me: Context) -> bool:
        return True  # 10.1.1a

    def expected(self, s: State, me: Context) -> list[Effect]:
        return [fx.Purge(me.player, me.ref)]


@dataclass(frozen=True, slots=True, eq=False)
class MoveCountersFromThis(Instruction):
    """Move counters from this card, trashed or not (9.5.5), to a card: any number of them, ``n``, or all."""

    counter: int
    to: Selection
    n: int = ALL_OF_IT
    everything: bool = False

    def targets(self) -> tuple[Target, ...]:
        target = self.to.target()
        return () if target is None else (target,)

    def _there(self, s: State, me: Context) -> int:
        source = me.source(s)
        return 0 if source is None else source.counters[self.counter]

    def could_change(self, s: State, me: Context) -> bool:
        target = self.to.target()
        there = [id_of(r) for r in self.to.refs(s, me)] if target is None else target.valid(s, me)
        return self._there(s, me) > 0 and any([i != me.card for i in there])

    def resolve(self, s: State, me: Context) -> None:
        if not self.to.refs(s, me):
            return
        if self.everything:
            self.carry_out(s, me, self._there(s, me))
        elif self.n < 0:
            s.push(ChooseHowMany(me, me.player, "moved", self._there(s, me), self))
        else:
            self.carry_out(s, me, min(self.n, self._there(s, me)))

    def carry_out(self, s: State, me: Context, n: int) -> None:
        if s.card(me.ref) is not None:
            remove_counters(s, me.card, self.counter, n, me.player, me.ref, quiet=True)
        make_imminent(s, [PlaceCounters(me.player, me.ref, self.to.refs(s, me), n, self.counter)], me)


@dataclass(frozen=True, slots=True, eq=False)
class MoveCreditsHere(Instruction):
    """Move credits from your credit pool to this card, up to ``most`` or any number; they are not spent (1.10.3)."""

    most: int = ALL_OF_IT

    def _limit(self, s: State, me: Context) -> int:
        have = s.credits[me.player]
        return have if self.most < 0 else min(have, self.most)

    def could_change(self, s: State, me: Context) -> bool:
        return s.card(me.ref) is not None and self._limit(s, me) > 0

    def resolve(self, s: State, me: Context) -> None:
        if self.could_change(s, me):
            s.push(ChooseHowMany(me, me.player, "moved", self._limit(s, me), self))

    def carry_out(self, s: State, me: Context, n: int) -> None:
        if n:
            spend_from_pool(s, me.player, n)
            make_imminent(s, [PlaceCounters(me.player, me.ref, (me.ref,), n, CREDIT)], me)


@dataclass(frozen=True, slots=True, eq=False)
class MoveAllTo(OnCards):
    """Move all counters of a kind from all other cards of a description to a card."""

    counter: int
    cards: Filter
    what: Selection

    def on(self, s: State, me: Context, refs: tuple[int, ...]) -> list[Effect]:
        found: list[Effect] = []
        for i in self.cards.candidates(s, me):
            c = s.cards[i]
            if c.ref != refs[0] and c.counters[self.counter]:
                n = c.counters[self.counter]
                found.append(fx.MoveCounters(me.player, me.ref, amount=n, cards=(c.ref, refs[0]), of=self.counter))
        return found
