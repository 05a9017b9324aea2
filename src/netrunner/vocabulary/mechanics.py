"""Mechanics of their own: psi games, currents and lockdowns, condition counters, subroutines of other ice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..frozen import dataclass
from ..rules.additional.psi_games import Psi
from ..rules.into_play.playing import keep_in_play
from ..rules.machine.card import Card
from ..rules.machine.nodes import Ability, Context, Instruction, Selection, Static, Target
from ..rules.machine.terms import E_CONVERTED, PLAY_AREA
from .base import Does, fill, several

if TYPE_CHECKING:
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

    def resolve(self, s: State, me: Context) -> None:
        hosts = self.on.refs(s, me)
        c = s.card(me.ref)
        if c is None or not hosts:
            return
        s.stamp += 1
        counter = Card(
            c.id, c.defn, c.owner, c.inc, PLAY_AREA, True, True, -1, hosts[0], stamp=s.stamp, converted=-1, active=True
        )
        s.put(counter)
        host = s.at(hosts[0])
        s.put(host.with_(hosted=(*host.hosted, c.id)))
        s.emit(E_CONVERTED, me.player, counter.ref, zone=PLAY_AREA, source=me.ref, rule="10.1.4")
