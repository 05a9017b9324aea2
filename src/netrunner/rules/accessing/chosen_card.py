"""Accessing one card of a deck that the Runner chooses by its place, unseen (1.14.2a)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..abilities.interrupts import happen
from ..machine.decisions import V_NUMBER, Option
from ..machine.frames import AbilityFrame
from ..machine.nodes import Context
from ..machine.terms import RND, RUNNER, SERVER_RND
from .access import AccessCards

if TYPE_CHECKING:
    from ..machine.state import State


class AccessOneOfTop(AbilityFrame):
    """Choose 1 of the top cards of R&D by its place, 1 being the top card, and access it."""

    __slots__ = ("count",)

    def __init__(self, me: Context, count: int) -> None:
        super().__init__(me)
        self.count: int = count

    def rule(self) -> str:
        return "1.14.2a"

    def run(self, s: State) -> None:
        options = [(V_NUMBER, -1, n + 1) for n in range(min(self.count, len(s.zones[RND])))]
        if not options:
            s.pop()
            return
        s.ask(self, RUNNER, "access-position", self.rule(), options, card=self.me.card)

    def answer(self, s: State, option: Option) -> None:
        s.pop()
        ref = s.cards[s.zones[RND][option.arg - 1]].ref
        self.me.picks["accessed"] = (ref,)
        happen(s, AccessCards(RUNNER, self.me.ref, SERVER_RND, (ref,)), self.me)
