"""What forfeited agendas were worth, and advancing cards by abilities (10.1.2, 1.17.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..frozen import dataclass
from ..rules.abilities import effects as fx
from ..rules.abilities.resolving import Resolution
from ..rules.concepts.values import points, requirement
from ..rules.machine.nodes import Context, Instruction, Number, Selection, Target
from ..rules.machine.terms import E_FORFEITED
from .base import amount
from .cards import Its
from .instructions import OnCards

if TYPE_CHECKING:
    from ..rules.abilities.effects import Effect
    from ..rules.machine.state import State

__all__ = ["Advance", "PointsOfForfeited", "RequirementOfForfeited"]


@dataclass(frozen=True, slots=True, eq=False)
class PointsOfForfeited(Number):
    """How many agenda points the agenda was worth that was forfeited: for the cost, or as the trigger condition says.

    With ``printed`` those that are printed on it; a card that was there as an agenda has none (10.1.3).
    """

    printed: bool = False

    def value(self, s: State, me: Context) -> int:
        if me.event is not None and me.event.kind == E_FORFEITED:
            return me.event.amount
        if "forfeited" in me.numbers:
            return max(0, me.numbers["forfeited printed" if self.printed else "forfeited"])
        # before one is forfeited: the most that it could be
        mine = [s.cards[i] for i in s.score_area(me.player)]
        return max([c.defn.points if self.printed else points(s, c) for c in mine], default=0)


@dataclass(frozen=True, slots=True, eq=False)
class RequirementOfForfeited(Number):
    """The advancement requirement of the agenda that was forfeited for the cost (2.4)."""

    def value(self, s: State, me: Context) -> int:
        if "forfeited" in me.numbers:
            return me.numbers["forfeited requirement"]
        return max([requirement(s, s.cards[i]) for i in s.score_area(me.player)], default=0)


@dataclass(frozen=True, slots=True, eq=False)
class AdvanceOnce(OnCards):
    """Advance a card (1.17.1)."""

    what: Selection

    def on(self, s: State, me: Context, refs: tuple[int, ...]) -> list[Effect]:
        return [fx.Advance(me.player, me.ref, cards=refs)]


@dataclass(frozen=True, slots=True, eq=False)
class Advance(Instruction):
    """Advance a card a number of times by an ability, one time after the other (1.17.1)."""

    what: Selection
    n: Number | int = 1
    once: AdvanceOnce = AdvanceOnce(Its())

    def targets(self) -> tuple[Target, ...]:
        target = self.what.target()
        return () if target is None else (target,)

    def could_change(self, s: State, me: Context) -> bool:
        target = self.what.target()
        ids = target.valid(s, me) if target is not None else []
        refs = [s.cards[i].ref for i in ids] if target is not None else self.what.refs(s, me)
        return amount(self.n, s, me) > 0 and any(
            [fx.Advance(me.player, me.ref, cards=(r,)).could_change(s) for r in refs]
        )

    def resolve(self, s: State, me: Context) -> None:
        me.picks["target"] = self.what.refs(s, me)
        n = amount(self.n, s, me)
        if n > 0 and me.picks["target"]:
            s.push(Resolution(None, (self.once,) * n, me))
