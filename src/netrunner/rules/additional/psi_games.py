"""Psi games: both players secretly spend 0, 1 or 2 credits, then reveal (1.10.3c)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..abilities.resolving import Resolution
from ..concepts.costs import available_credits, pay
from ..machine.decisions import V_NUMBER, Option
from ..machine.frames import AbilityFrame
from ..machine.nodes import P_PSI, Bill, Context, Instruction
from ..machine.terms import CORP, E_BID, RUNNER
from .checkpoints import checkpoint

if TYPE_CHECKING:
    from ..machine.state import State


class Psi(AbilityFrame):
    """A psi game in progress. The bids stay in this frame, unseen by the opponent, until both are made."""

    __slots__ = ("bids", "different", "same")

    def __init__(self, me: Context, same: tuple[Instruction, ...], different: tuple[Instruction, ...]) -> None:
        super().__init__(me)
        self.same: tuple[Instruction, ...] = same
        self.different: tuple[Instruction, ...] = different
        self.bids: tuple[int, ...] = ()

    def rule(self) -> str:
        return "1.10.3c"

    def run(self, s: State) -> None:
        made = len(self.bids)
        if made < 2:
            player = CORP if made == 0 else RUNNER
            most = min(2, available_credits(s, player, P_PSI, self.me.card))
            options = [(V_NUMBER, -1, n) for n in range(most + 1)]
            s.ask(self, player, "psi", self.rule(), options, open_question=True, card=self.me.card)
        elif self.step < 2:  # reveal and pay, the Corp first
            player = CORP if self.step == 0 else RUNNER
            self.step += 1
            bid = self.bids[player]
            s.emit(E_BID, player, self.me.ref, amount=bid, source=self.me.ref)
            bill = Bill(player, P_PSI, self.me.card)
            bill.credits = bid
            pay(s, bill, Context(player, self.me.card, self.me.ref))
        else:
            s.pop()
            equal = self.bids[CORP] == self.bids[RUNNER]
            does = self.same if equal else self.different
            if does:
                s.push(Resolution(None, does, self.me))
            checkpoint(s)

    def answer(self, s: State, option: Option) -> None:
        self.bids = (*self.bids, option.arg)
