"""Accessing one card of a deck that the Runner chooses by its place, unseen (1.14.2a)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..abilities.interrupts import make_imminent
from ..machine.decisions import V_NUMBER, Option, with_number
from ..machine.frames import AbilityFrame
from ..machine.nodes import Context, Instruction
from ..machine.terms import RND, RUNNER, SERVER_RND
from .access import AccessCards

if TYPE_CHECKING:
    from ..machine.state import State


class AccessOneOfTop(AbilityFrame):
    """Choose 1 of the top cards of R&D by its place, 1 being the top card, and access it."""

    __slots__ = ("count", "restriction")

    def __init__(self, me: Context, count: int, restriction: Instruction) -> None:
        super().__init__(me)
        self.count: int = count
        self.restriction: Instruction = restriction  # holds from the beginning of the access

    def rule(self) -> str:
        return "1.14.2a"

    def run(self, s: State) -> None:
        options = [with_number(V_NUMBER, n + 1) for n in range(min(self.count, len(s.zones[RND])))]
        if not options:
            s.pop()
            return
        s.ask(self, RUNNER, "access-position", self.rule(), options, card=self.me.card)

    def answer(self, s: State, option: Option) -> None:
        s.pop()
        ref = s.cards[s.zones[RND][option.arg - 1]].ref
        self.me.picks["accessed"] = (ref,)
        access = AccessCards(RUNNER, self.me.ref, SERVER_RND, (ref,))
        make_imminent(s, [*self.restriction.expected(s, self.me), access], self.me)
