"""Payments inside a resolving ability that are not asked with yes or no: chosen among effects, or of any size."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..abilities.effects import Trash
from ..abilities.interrupts import make_imminent
from ..abilities.resolving import Resolution
from ..concepts.costs import available_credits, pay, unpayable
from ..machine.card import id_of
from ..machine.decisions import O_DONE, V_DONE, V_NUMBER, V_PICK, Key, Option, on_card, with_number
from ..machine.frames import AbilityFrame
from ..machine.nodes import P_OTHER, P_USE, Bill, Context, Cost, Instruction
from .choices import nested_bill, unusable, use_part

if TYPE_CHECKING:
    from ..machine.state import State


class PayNow(AbilityFrame):
    """Pay a nested cost that was chosen (9.11.3c)."""

    __slots__ = ("cost", "player")

    def __init__(self, me: Context, player: int, cost: Cost) -> None:
        super().__init__(me)
        self.player: int = player
        self.cost: Cost = cost

    @staticmethod
    def possible(s: State, me: Context, player: int, cost: Cost) -> bool:
        """Whether the cost can be paid."""
        return unpayable(s, nested_bill(s, player, cost, me, P_OTHER)) is None

    def rule(self) -> str:
        return "1.15.10"

    def run(self, s: State) -> None:
        s.pop()
        if self.possible(s, self.me, self.player, self.cost):
            pay(s, nested_bill(s, self.player, self.cost, self.me, P_OTHER), self.me)


def most_affordable(s: State, player: int, me: Context) -> int:
    """How many credits a player could pay for an ability, as its user if the card is their own."""
    return 0 if unusable(s, player, me) else available_credits(s, player, _purpose(player, me), me.card)


def _purpose(player: int, me: Context) -> int:
    """1.10.3c: paying for one's own ability is using its card."""
    return P_USE if player == me.player else P_OTHER


class FreePayment(AbilityFrame):
    """A player pays as many credits as they like, X (1.15.3); with any, instructions follow.

    With ``clicks``, they spend as many clicks as they like.
    """

    __slots__ = ("clicks", "limit", "player", "then")

    def __init__(
        self, me: Context, then: tuple[Instruction, ...], limit: int, player: int, clicks: bool = False
    ) -> None:
        super().__init__(me)
        self.player: int = player
        self.then: tuple[Instruction, ...] = then
        self.limit: int = limit  # at most so many, or -1
        self.clicks: bool = clicks

    def rule(self) -> str:
        return "1.15.3"

    def run(self, s: State) -> None:
        most = s.clicks[self.player] if self.clicks else most_affordable(s, self.player, self.me)
        if self.limit >= 0:
            most = min(most, self.limit)
        options = [with_number(V_NUMBER, n) for n in range(most + 1)]
        s.ask(self, self.player, "choose-x", self.rule(), options, card=self.me.card)

    def answer(self, s: State, option: Option) -> None:
        s.pop()
        me = self.me
        me.numbers["x"] = option.arg
        if self.player == me.player:
            use_part(me, option.arg > 0)
        if option.arg:
            s.push(Resolution(None, self.then, me))
            bill = Bill(self.player, _purpose(self.player, me), me.card)
            if self.clicks:
                bill.clicks = option.arg
            else:
                bill.credits = option.arg
            pay(s, bill, me)


class PayToKeep(AbilityFrame):
    """A player may pay a cost for each of some cards that would be trashed; the others are, all at once (9.11.2a)."""

    __slots__ = ("cost", "kept", "player", "refs")

    def __init__(self, me: Context, player: int, cost: Cost, refs: tuple[int, ...]) -> None:
        super().__init__(me)
        self.player: int = player
        self.cost: Cost = cost
        self.refs: tuple[int, ...] = refs
        self.kept: tuple[int, ...] = ()

    def rule(self) -> str:
        return "1.15.10"

    def _left(self, s: State) -> tuple[int, ...]:
        return tuple([r for r in self.refs if r not in self.kept and s.card(r) is not None])

    def run(self, s: State) -> None:
        left = self._left(s)
        bill = nested_bill(s, self.player, self.cost, self.me, P_OTHER)
        if not left or unpayable(s, bill) is not None:
            self._trash(s)
            return
        options: list[Key] = [on_card(V_PICK, id_of(r)) for r in left]
        options.append(O_DONE)
        s.ask(self, self.player, "pay-to-keep", self.rule(), options, card=self.me.card)

    def answer(self, s: State, option: Option) -> None:
        if option.verb == V_DONE:
            self._trash(s)
            return
        self.kept = (*self.kept, s.cards[option.card].ref)
        pay(s, nested_bill(s, self.player, self.cost, self.me, P_OTHER), self.me)

    def _trash(self, s: State) -> None:
        s.pop()
        left = self._left(s)
        if left:
            make_imminent(s, [Trash(self.me.player, self.me.ref, cards=left)], self.me)
