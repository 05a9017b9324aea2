"""Mechanics of their own: psi games, currents and lockdowns, condition counters, subroutines of other ice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..frozen import dataclass
from ..rules.abilities.interrupts import make_imminent
from ..rules.additional.condition_counters import BecomeCounter
from ..rules.additional.psi_games import Psi
from ..rules.into_play.playing import keep_in_play
from ..rules.machine.nodes import Ability, Context, Instruction, Selection, Static, Target
from .base import Does, fill, several

if TYPE_CHECKING:
    from ..rules.abilities.effects import Effect
    from ..rules.machine.state import State

__all__ = ["BecomesCounter", "PsiGame", "StaysInPlay"]


@dataclass(frozen=True, slots=True, eq=False)
class PsiGame(Instruction):
    """Both players secretly spend 0 to 2 credits; what follows depends on whether they spent the same."""

    same: tuple[Instruction, ...] = ()
    different: tuple[Instruction, ...] = ()

    def __init__(self, same: Does = (), different: Does = ()) -> None:
        fill(self, same=several(same), different=several(different))

    def resolve(self, s: State, me: Context) -> None:
        s.push(Psi(me, self.same, self.different))


@dataclass(frozen=True, slots=True, eq=False)
class KeepsInPlay(Static):
    """The lingering effect that keeps a played card from being trashed."""

    where: int = 0

    @property
    def keeps_in_play(self) -> bool:
        return True


@dataclass(frozen=True, slots=True, eq=False)
class StaysInPlay(Instruction):
    """This card is not trashed until another current ends it, or until your next turn begins (3.5.1b, 3.5.1c)."""

    lockdown: bool
    static: KeepsInPlay

    def __init__(self, lockdown: bool = False) -> None:
        fill(self, lockdown=lockdown, static=KeepsInPlay())

    def could_change(self, s: State, me: Context) -> bool:
        return True  # a lingering effect is created (9.3.4), and the card's other abilities stay active with it

    def resolve(self, s: State, me: Context) -> None:
        if s.card(me.ref) is not None:
            keep_in_play(s, self.static, me, self.lockdown)


@dataclass(frozen=True, slots=True, eq=False)
class BecomesCounter(Instruction):
    """This card becomes a condition counter hosted on a card, with these abilities and no others (10.1.4)."""

    on: Selection
    abilities: tuple[Ability, ...] = ()

    def __init__(self, on: Selection, *abilities: Ability) -> None:
        fill(self, on=on, abilities=abilities)

    def targets(self) -> tuple[Target, ...]:
        target = self.on.target()
        return () if target is None else (target,)

    def could_change(self, s: State, me: Context) -> bool:
        target = self.on.target()
        return bool(self.on.refs(s, me)) if target is None else bool(target.valid(s, me))

    def expected(self, s: State, me: Context) -> list[Effect]:
        hosts = self.on.refs(s, me)
        return [BecomeCounter(me.player, me.ref, cards=hosts[:1])] if hosts else []

    def resolve(self, s: State, me: Context) -> None:
        make_imminent(s, self.expected(s, me), me)
