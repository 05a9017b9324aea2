"""Accessing one of two facedown piles that the Corp made of the cards in HQ."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..abilities.interrupts import make_imminent
from ..machine.decisions import O_DONE, V_DONE, V_NUMBER, V_PICK, Key, Option, on_card, with_number
from ..machine.frames import AbilityFrame
from ..machine.nodes import Context, Instruction
from ..machine.terms import CORP, HQ, RUNNER, SERVER_HQ
from ..questions.copies import one_of_each
from .access import AccessCards

if TYPE_CHECKING:
    from ..machine.state import State


class SplitHand(AbilityFrame):
    """The Corp puts cards of HQ on a first pile, at least 1 and not all of them; then the Runner takes a pile."""

    __slots__ = ("done", "pile", "restriction")

    def __init__(self, me: Context, restriction: Instruction) -> None:
        super().__init__(me)
        self.restriction: Instruction = restriction  # holds from the beginning of the access
        self.pile: tuple[int, ...] = ()  # references of the first pile
        self.done: bool = False

    def rule(self) -> str:
        return "7.1.1b"

    def run(self, s: State) -> None:
        left = [i for i in s.zones[HQ] if s.cards[i].ref not in self.pile]
        if not self.done and len(left) > 1:
            options: list[Key] = [on_card(V_PICK, i) for i in one_of_each(s, tuple(left))]
            if self.pile:
                options.append(O_DONE)
            s.ask(self, CORP, "first-pile", self.rule(), options, card=self.me.card)
            return
        if not self.pile:
            self._access(s, tuple([s.cards[i].ref for i in left]))  # a single card makes a single pile
            return
        options = [with_number(V_NUMBER, 1), with_number(V_NUMBER, 2)]
        s.ask(self, RUNNER, "choose-pile", self.rule(), options, card=self.me.card, number=len(self.pile))

    def answer(self, s: State, option: Option) -> None:
        if option.verb == V_PICK:
            self.pile = (*self.pile, s.cards[option.card].ref)
        elif option.verb == V_DONE:
            self.done = True
        else:
            other = tuple([s.cards[i].ref for i in s.zones[HQ] if s.cards[i].ref not in self.pile])
            self._access(s, self.pile if option.arg == 1 else other)

    def _access(self, s: State, refs: tuple[int, ...]) -> None:
        s.pop()
        self.me.picks["other"] = tuple([s.cards[i].ref for i in s.zones[HQ] if s.cards[i].ref not in refs])
        if refs:
            access = AccessCards(RUNNER, self.me.ref, SERVER_HQ, refs)
            make_imminent(s, [*self.restriction.expected(s, self.me), access], self.me)
