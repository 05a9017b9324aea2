"""Resolving a subroutine outside step 6.9.3c: which one, of which ice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..abilities.resolving import Resolution
from ..machine.decisions import V_CHOOSE, Option
from ..machine.frames import AbilityFrame
from ..machine.nodes import Context, Filter
from ..machine.terms import CORP, E_SUBROUTINE
from .encounters import subroutines

if TYPE_CHECKING:
    from ..machine.state import State


def resolvable(s: State, ids: list[int]) -> list[tuple[int, int]]:
    """The subroutines of these pieces of ice: the id of the ice and the place of the subroutine on it."""
    return [(i, n) for i in ids for n in range(len(subroutines(s, s.cards[i])))]


def _resolving(s: State, ice: int, n: int) -> bool:
    """Whether this subroutine is being resolved already, so that it would be part of itself."""
    sub = subroutines(s, s.cards[ice])[n]
    return any([isinstance(f, Resolution) and f.ability is sub and f.me.card == ice for f in s.stack])


class PickSubroutine(AbilityFrame):
    """Choose a subroutine on a piece of ice, then resolve it: the ice it is on is its source (9.1.3)."""

    __slots__ = ("cards",)

    def __init__(self, me: Context, cards: Filter) -> None:
        super().__init__(me)
        self.cards: Filter = cards

    def rule(self) -> str:
        return "3.4.7"

    def run(self, s: State) -> None:
        able = resolvable(s, self.cards.candidates(s, self.me))
        if len(able) > 1:  # 10.10.1: a chain that can only come back to itself in several ways has gone round enough
            able = [(i, n) for i, n in able if not _resolving(s, i, n)]
        if not able:
            s.pop()
            return
        options = [(V_CHOOSE, i, n) for i, n in able]
        s.ask(self, self.me.player, "resolve-subroutine", self.rule(), options, card=self.me.card)

    def answer(self, s: State, option: Option) -> None:
        s.pop()
        ice = s.cards[option.card]
        sub = subroutines(s, ice)[option.arg]
        s.emit(E_SUBROUTINE, CORP, ice.ref, which=option.arg, source=ice.ref, rule=self.rule())
        me = Context(CORP, ice.id, ice.ref)
        me.lki = ice
        s.push(Resolution(sub, sub.does, me))
