"""Rezzing (8.1.2): turning an unrezzed card faceup by paying its rez cost."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..abilities.effects import Effect
from ..additional.gained_text import recurring
from ..concepts.costs import add_additional_costs, add_printed_cost, has_additional_costs, pay, unpayable
from ..concepts.moving import place_counters, turn_face
from ..concepts.values import forbidden, rez_cost
from ..machine.decisions import O_NO, O_YES, V_NO, V_YES, Option
from ..machine.frames import Frame
from ..machine.nodes import P_REZ, Bill, Context
from ..machine.refusals import Refusal
from ..machine.terms import A_REZ, AGENDA, CORP, CREDIT, E_REZZED, F_REZ, ICE
from ..machine.timing import timing_structure

if TYPE_CHECKING:
    from ..abilities.paid_ability_window import PaidWindow
    from ..machine.card import Card
    from ..machine.state import State


def rez_bill(s: State, card: Card, discount: int = 0, ignore: bool = False, instead: bool = False) -> Bill:
    """Rez cost and additional costs together (1.15.9b); ``ignore`` stands for "ignoring all costs".

    With ``instead``, what the card lets the Corp pay instead of its rez cost.
    """
    bill = Bill(CORP, P_REZ, card.id)
    if ignore:
        return bill
    add_additional_costs(s, bill, A_REZ, card)
    if card.id not in s.blanked:
        add_printed_cost(s, bill, card.defn.additional_rez, card)
    if instead:
        add_printed_cost(s, bill, card.defn.rez_instead, card)
    else:
        bill.credits += rez_cost(s, card, discount)
    return bill


_REZZED: Final = Refusal("refused-rezzed", "8.1.2")


def why_not_rez(
    s: State, card: Card, window: PaidWindow | None = None, discount: int = 0, ignore: bool = False
) -> Refusal | None:
    """Why the Corp cannot rez ``card`` now, or None. ``window`` is the window it would happen in (9.2.7c and e)."""
    if card.faceup:
        return _REZZED
    if not card.installed:
        return Refusal("refused-not-installed", "8.1.2", card=card.id)
    if card.type == AGENDA:
        return Refusal("refused-agenda-rez", "3.2.3", card=card.id)
    if window is not None:
        if card.type == ICE:
            if card.id != window.ice and not rezzed_like_others(s, card, window):
                return Refusal("refused-ice-not-approached", "6.4.3", card=card.id)
        elif not window.rez:
            return Refusal("refused-no-rez-window", "9.2.7c", card=card.id)
    blocker = forbidden(s, A_REZ, CORP, card)
    if blocker is not None:
        return Refusal("refused-cannot-by", "1.2.2", by=blocker.id)
    only_if = card.defn.rez_only_if
    if only_if is not None and not only_if.holds(s, Context(CORP, card.id, card.ref)):
        return Refusal("refused-rez-only-if", "9.3.3b", card=card.id)
    refusal = unpayable(s, rez_bill(s, card, discount, ignore))
    if refusal is not None and card.defn.rez_instead is not None and card.id not in s.blanked:
        return unpayable(s, rez_bill(s, card, discount, ignore, instead=True))
    return refusal


def rezzed_like_others(s: State, card: Card, window: PaidWindow) -> bool:
    """Whether ice can be rezzed wherever other cards can, during runs on its server."""
    return card.defn.rez_like_others and window.rez and s.run_at != -1 and s.stack[s.run_at].attacked() == card.server


def start_rez(
    s: State, card_id: int, player: int, discount: int = 0, ignore: bool = False, forced: bool = False
) -> None:
    """Rez a card, paying for it first; a ``forced`` rez with an additional cost may be declined (1.15.9a)."""
    s.push(Rez(s.cards[card_id].ref, player, discount, ignore, forced and not ignore))


# The steps of rezzing a card
PAY: Final = 0
TURN_FACEUP: Final = 1

REZ_STEPS: Final = timing_structure(
    (PAY, "8.1.2a"),
    (TURN_FACEUP, "8.1.2a"),
)


class Rez(Frame):
    """Rezzing in progress: pay, then turn faceup."""

    __slots__ = ("cost", "discount", "forced", "ignore", "instead", "player", "ref")

    def __init__(self, ref: int, player: int, discount: int, ignore: bool, forced: bool) -> None:
        super().__init__()
        self.ref: int = ref
        self.player: int = player
        self.discount: int = discount
        self.ignore: bool = ignore
        self.cost: int = 0  # how many credits were paid
        self.forced: bool = forced  # nobody chose it: additional costs may be declined (1.15.9a)
        self.instead: bool | None = None  # whether something else is paid instead of the rez cost; None: not asked yet

    def steps(self) -> tuple[str, ...]:
        return REZ_STEPS

    def run(self, s: State) -> None:
        step = self.step
        self.step = step + 1
        if step == PAY:
            self.pay(s)
        elif step == TURN_FACEUP:
            self.turn_faceup(s)

    def pay(self, s: State) -> None:
        """8.1.2a: the Corp pays the rez cost, if the card can still be rezzed."""
        card = s.card(self.ref)
        if card is None or why_not_rez(s, card, None, self.discount, self.ignore) is not None:
            s.pop()
        elif self.forced and (card.defn.additional_rez is not None or has_additional_costs(s, A_REZ, card)):
            self.step = PAY
            s.ask(self, CORP, "pay-additional", "1.15.9a", [O_YES, O_NO], card=card.id)
        elif self.instead is None and not self.ignore and self._both_payable(s, card):
            self.step = PAY
            s.ask(self, CORP, "rez-instead", "8.1.2a", [O_YES, O_NO], card=card.id)
        else:
            bill = rez_bill(s, card, self.discount, self.ignore, self.instead is True)
            self.cost = bill.credits
            pay(s, bill, Context(CORP, card.id, card.ref))

    def _both_payable(self, s: State, card: Card) -> bool:
        """Whether the Corp can choose to pay something else; where only that can be paid, it is."""
        if card.defn.rez_instead is None or card.id in s.blanked:
            return False
        if unpayable(s, rez_bill(s, card, self.discount)) is not None:
            self.instead = True
            return False
        return unpayable(s, rez_bill(s, card, instead=True)) is None

    def turn_faceup(self, s: State) -> None:
        """8.1.2a: the card is turned faceup."""
        s.pop()
        card = s.card(self.ref)
        if card is not None:
            turn_rezzed(s, card.id, self.player, self.cost)

    def answer(self, s: State, option: Option) -> None:
        card = s.card(self.ref)
        if not self.forced and card is not None:
            self.instead = option.verb == V_YES
            return
        self.forced = False
        if option.verb == V_NO:
            s.pop()


def refill(s: State, card_id: int) -> None:
    """1.10.5a: place credits until there are as many as the card's recurring credits."""
    c = s.cards[card_id]
    n = 0 if card_id in s.blanked else recurring(s, c)
    if n > c.counters[CREDIT]:
        place_counters(s, card_id, CREDIT, n - c.counters[CREDIT], c.controller(), c.ref, quiet=True)


def turn_rezzed(s: State, card_id: int, player: int, cost: int) -> None:
    """The card becomes rezzed and active; its recurring credits are there before it is (1.10.5a)."""
    refill(s, card_id)
    c = turn_face(s, card_id, True, True)
    s.emit(E_REZZED, player, c.ref, cost=cost, rule="8.1.2a")


class RezCards(Effect):
    """Rez cards by an effect, perhaps ignoring all costs; ``chosen`` if the Corp chose to."""

    __slots__ = ("chosen", "discount", "ignore_costs")
    kind = F_REZ

    def __init__(
        self,
        player: int,
        source: int,
        cards: tuple[int, ...],
        *,
        ignore_costs: bool = False,
        chosen: bool = False,
        discount: int = 0,
    ) -> None:
        super().__init__(player, source, cards=cards)
        self.discount: int = discount
        self.ignore_costs: bool = ignore_costs
        self.chosen: bool = chosen

    def _able(self, s: State) -> list[int]:
        less, free = self.discount, self.ignore_costs
        return [i for i in self.present(s) if why_not_rez(s, s.cards[i], None, less, free) is None]

    def could_change(self, s: State) -> bool:
        return bool(self._able(s))

    def apply(self, s: State, me: Context) -> None:
        for i in self._able(s):
            start_rez(s, i, self.player, self.discount, self.ignore_costs, not self.chosen)


__all__ = ["RezCards", "refill", "rez_bill", "start_rez", "turn_rezzed", "why_not_rez"]
