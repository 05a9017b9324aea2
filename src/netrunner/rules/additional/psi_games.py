"""Psi games: both players secretly spend 0, 1 or 2 credits, then reveal (1.10.3c)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..abilities.resolving import Resolution
from ..concepts.costs import available_credits, pay
from ..concepts.values import forbidden
from ..machine.decisions import V_NUMBER, Option, with_number
from ..machine.frames import AbilityFrame
from ..machine.nodes import P_PSI, Bill, Context, Instruction
from ..machine.terms import A_BID, CORP, E_BID, RUNNER
from ..machine.timing import timing_structure
from .checkpoints import checkpoint

if TYPE_CHECKING:
    from ..machine.state import State


# The steps of a psi game
CORP_BIDS: Final = 0
RUNNER_BIDS: Final = 1
CORP_REVEALS: Final = 2
RUNNER_REVEALS: Final = 3
COMPLETE: Final = 4

PSI_STEPS: Final = timing_structure(
    (CORP_BIDS, "1.10.3c"),
    (RUNNER_BIDS, "1.10.3c"),
    (CORP_REVEALS, "1.10.3c"),
    (RUNNER_REVEALS, "1.10.3c"),
    (COMPLETE, "1.10.3c"),
)


class Psi(AbilityFrame):
    """A psi game in progress. The bids stay in this frame, unseen by the opponent, until both are made."""

    __slots__ = ("bids", "different", "same")

    def __init__(self, me: Context, same: tuple[Instruction, ...], different: tuple[Instruction, ...]) -> None:
        super().__init__(me)
        self.same: tuple[Instruction, ...] = same
        self.different: tuple[Instruction, ...] = different
        self.bids: tuple[int, ...] = ()

    def steps(self) -> tuple[str, ...]:
        return PSI_STEPS

    def run(self, s: State) -> None:
        step = self.step
        self.step = step + 1
        if step == CORP_BIDS:
            self.bid(s, CORP)
        elif step == RUNNER_BIDS:
            self.bid(s, RUNNER)
        elif step == CORP_REVEALS:
            self.reveal(s, CORP)
        elif step == RUNNER_REVEALS:
            self.reveal(s, RUNNER)
        elif step == COMPLETE:
            self.complete(s)

    def bid(self, s: State, player: int) -> None:
        """1.10.3c: a player secretly chooses how many credits to spend."""
        self.step = CORP_BIDS if player == CORP else RUNNER_BIDS
        most = min(2, available_credits(s, player, P_PSI, self.me.card))
        options = [with_number(V_NUMBER, n) for n in range(most + 1) if forbidden(s, A_BID, player, None, n) is None]
        s.ask(self, player, "psi", self.rule(), options, open_question=True, card=self.me.card)

    def reveal(self, s: State, player: int) -> None:
        """1.10.3c: a player spends the credits, which reveals the bid."""
        bill = Bill(player, P_PSI, self.me.card)
        bill.credits = self.bids[player]
        pay(s, bill, Context(player, self.me.card, self.me.ref))

    def complete(self, s: State) -> None:
        """1.10.3c: both bids are revealed, an instruction of its own (9.10.3); then comes what follows them."""
        s.pop()
        for player in (CORP, RUNNER):
            bid, other = self.bids[player], self.bids[1 - player]
            s.emit(E_BID, player, self.me.ref, amount=bid, against=other, which=1 - player, source=self.me.ref)
        equal = self.bids[CORP] == self.bids[RUNNER]
        does = self.same if equal else self.different
        if does:
            s.push(Resolution(None, does, self.me))
        checkpoint(s)

    def answer(self, s: State, option: Option) -> None:
        self.bids = (*self.bids, option.arg)
        self.step += 1
