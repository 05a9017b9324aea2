"""Playing events and operations (8.5, 8.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..abilities.effects import Effect
from ..abilities.lingering_effects import D_CURRENT, D_NEXT_TURN, Duration
from ..abilities.lingering_effects import add as add_lingering
from ..abilities.resolving import Resolution
from ..additional.checkpoints import checkpoint
from ..concepts.costs import (
    add_additional_costs,
    add_printed_cost,
    available_credits,
    has_additional_costs,
    pay,
    unpayable,
)
from ..concepts.moving import REMOVED_INSTEAD, move, remember, turn_face
from ..concepts.trashing import leave_play
from ..concepts.values import forbidden, play_cost, stuck
from ..machine.decisions import O_NO, O_YES, V_NO, V_NUMBER, Key, Option, with_number
from ..machine.frames import AbilityFrame
from ..machine.nodes import AT_IGNORED_COSTS, P_PLAY, Ability, Bill, Context, PlayAbility
from ..machine.refusals import Refusal
from ..machine.statics import IgnoredCosts
from ..machine.terms import A_PLAY, E_PLAYED, E_RESOLVED, EVENT, F_PLAY, OPERATION, PLAY_AREA
from ..machine.timing import timing_structure
from .installing import could_be_lowered

if TYPE_CHECKING:
    from ..machine.card import Card
    from ..machine.state import State


# Which costs an effect that plays a card lets its player ignore (1.15.9)
IGNORE_PLAY_COST: Final = 1
IGNORE_ALL: Final = 2
IGNORE_ADDITIONAL: Final = 3


def _pays_play_cost(ignore: int) -> bool:
    return ignore not in (IGNORE_PLAY_COST, IGNORE_ALL)


def play_bill(s: State, player: int, card: Card, x: int = -1, discount: int = 0, ignore: int = 0) -> Bill:
    """Play cost and additional costs together (8.6.2), except what is to be ignored."""
    bill = Bill(player, P_PLAY, card.id)
    if ignore == IGNORE_ALL:
        return bill
    bill.x = x
    if ignore != IGNORE_ADDITIONAL and not _ignores_additional(s, player, card):
        add_additional_costs(s, bill, A_PLAY, card)
        add_printed_cost(s, bill, card.defn.additional_play, card)
    if _pays_play_cost(ignore):
        bill.credits += play_cost(s, card, discount, x)
    return bill


def _ignores_additional(s: State, player: int, card: Card) -> bool:
    """Whether an ability lets a player ignore the additional costs of ``card``."""
    for entry in s.index[AT_IGNORED_COSTS]:
        node = entry.node
        assert isinstance(node, IgnoredCosts)
        if node.ignores(s, entry.me, player, card):
            return True
    return False


def why_not_play(
    s: State,
    player: int,
    card: Card,
    clicks: int = 0,
    discount: int = 0,
    ignore: int = 0,
    potential: bool = True,
    paid: bool = False,
    settled: bool = False,
) -> Refusal | None:
    """Why ``player`` cannot play ``card``; ``clicks`` are what the action itself takes.

    With ``paid`` the click of the basic action has been spent already.
    Unless the cost is ``settled``, the player may still lower it with an interrupt (9.8.6c).
    Without ``potential`` its own potential to change the game state is left aside (1.2.5): another ability plays it.
    """
    if card.defn.type != EVENT and card.defn.type != OPERATION:
        return Refusal("refused-not-playable", "8.1.3", card=card.id)
    if stuck(s, card):
        return Refusal("refused-cannot", "1.2.2")
    only_if = card.defn.play_only_if
    if only_if is not None and not only_if.holds(s, Context(player, card.id, card.ref)):
        return Refusal("refused-play-only-if", "9.3.3b", card=card.id)
    first = s.click_spent[player] == 1 if paid else clicks > 0 and not s.click_spent[player]
    if card.defn.play_first_click and not first:
        return Refusal("refused-first-click", "1.11.3", card=card.id)
    blocker = forbidden(s, A_PLAY, player, card)
    if blocker is not None:
        return Refusal("refused-cannot-by", "1.2.2", by=blocker.id)
    if not settled and _pays_play_cost(ignore):
        discount += could_be_lowered(s, player, F_PLAY, card)
    bill = play_bill(s, player, card, 0, discount, ignore)  # 1.15.9b: all at once, with X as little as may be
    bill.clicks += clicks
    refusal = unpayable(s, bill)
    if refusal is None and potential and not _could_change(s, player, card):
        refusal = Refusal("refused-no-change", "1.2.5", card=card.id)
    return refusal


def _could_change(s: State, player: int, card: Card) -> bool:
    """1.2.5: whether what ``card`` does when played could change the game state; removing itself always does."""
    if card.defn.removed_instead:
        return True
    me = Context(player, card.id, card.ref)
    if card.defn.cost_is_x:
        limit = card.defn.x_limit
        most = available_credits(s, player, P_PLAY, card.id)
        me.numbers["x"] = most if limit is None else min(most, limit.value(s, me))
    for ability in card.defn.play:
        assert isinstance(ability, PlayAbility)
        for instruction in ability.does:
            if instruction.could_change(s, me):
                return True
    return False


# The steps of playing an event or operation
PLACE: Final = 0
PAY: Final = 1
BECOME_ACTIVE: Final = 2
WHEN_PLAYED: Final = 3
CHECK_PLAYED: Final = 4
RESOLVE: Final = 5
TRASH: Final = 6
AFTER_RESOLVING: Final = 7
CHECK_RESOLVED: Final = 8
COMPLETE: Final = 9

PLAY_STEPS: Final = timing_structure(
    (PLACE, "8.6.1"),
    (PAY, "8.6.2"),
    (BECOME_ACTIVE, "8.6.3"),
    (WHEN_PLAYED, "8.6.4"),
    (CHECK_PLAYED, "8.6.5"),
    (RESOLVE, "8.6.6"),
    (TRASH, "8.6.7"),
    (AFTER_RESOLVING, "8.6.8"),
    (CHECK_RESOLVED, "8.6.9"),
    (COMPLETE, "8.6.10"),
)


class Play(AbilityFrame):
    """The steps of playing an event or operation, 8.6.1 to 8.6.10."""

    __slots__ = ("cost", "discount", "ignore", "player")

    def __init__(self, me: Context, player: int, discount: int = 0, ignore: int = 0) -> None:
        super().__init__(me)
        self.player: int = player
        self.discount: int = discount
        self.ignore: int = ignore
        self.cost: int = 0  # how many credits were paid

    def steps(self) -> tuple[str, ...]:
        return PLAY_STEPS

    def run(self, s: State) -> None:
        step = self.step
        self.step = step + 1
        if step == PLACE:
            self.place(s)
        elif step == PAY:
            self.pay(s)
        elif step == BECOME_ACTIVE:
            self.become_active(s)
        elif step == WHEN_PLAYED:
            self.when_played(s)
        elif step == CHECK_PLAYED:
            self.check_played(s)
        elif step == RESOLVE:
            self.resolve(s)
        elif step == TRASH:
            self.trash(s)
        elif step == AFTER_RESOLVING:
            self.after_resolving(s)
        elif step == CHECK_RESOLVED:
            self.check_resolved(s)
        elif step == COMPLETE:
            self.complete(s)

    def place(self, s: State) -> None:
        """8.6.1: the card is placed faceup into the play area, if it can still be played."""
        me = self.me
        card = s.cards[me.card]
        if card.ref != me.ref or self._impossible(s, card):
            s.pop()
        elif me.numbers.get("forced") == 1 and self._additional(s, card):  # 1.15.9a
            self.step = PLACE
            s.ask(self, self.player, "pay-additional", "1.15.9a", [O_YES, O_NO], card=card.id)
        else:
            me.ref = move(s, me.card, PLAY_AREA, True).ref

    def pay(self, s: State) -> None:
        """8.6.2: the play cost is paid."""
        card = s.cards[self.me.card]
        if card.defn.cost_is_x and _pays_play_cost(self.ignore):
            self.step = PAY
            self._ask_x(s, card)
        else:
            self._pay(s, play_bill(s, self.player, card, -1, self.discount, self.ignore))

    def _pay(self, s: State, bill: Bill) -> None:
        self.cost = bill.credits
        pay(s, bill, self.me)

    def become_active(self, s: State) -> None:
        """8.6.3: the card becomes active, if it is still there."""
        if s.card(self.me.ref) is None:
            s.pop()
        else:
            turn_face(s, self.me.card, True, True)
            if "to be removed" in self.me.numbers:
                remember(s, self.me.card, (REMOVED_INSTEAD,))

    def when_played(self, s: State) -> None:
        """8.6.4: "when played" abilities meet their trigger conditions."""
        s.emit(E_PLAYED, self.player, self.me.ref, cost=self.cost, source=self.me.ref, rule="8.6.4")

    def check_played(self, s: State) -> None:
        """8.6.5: a checkpoint."""
        checkpoint(s)

    def resolve(self, s: State) -> None:
        """8.6.6: the play abilities of the card resolve, in the order they appear."""
        for ability in reversed(s.cards[self.me.card].defn.play):
            assert isinstance(ability, PlayAbility)
            s.push(Resolution(ability, ability.does, self.me))

    def trash(self, s: State) -> None:
        """8.6.7: the card is trashed, unless it was installed or an effect keeps it."""
        me = self.me
        c = s.card(me.ref)
        if c is not None and not c.installed and not stays(s, c):
            leave_play(s, me.card, self.player, me.ref, "8.6.7", "removed instead" in me.numbers)

    def after_resolving(self, s: State) -> None:
        """8.6.8: "after you resolve" abilities meet their trigger conditions."""
        card = s.cards[self.me.card]  # whatever has become of it: ``of`` tells what was played
        s.emit(E_RESOLVED, self.player, card.ref, of=card.defn.type, rule="8.6.8")

    def check_resolved(self, s: State) -> None:
        """8.6.9: a checkpoint."""
        checkpoint(s)

    def complete(self, s: State) -> None:
        """8.6.10: the play effect is complete."""
        s.pop()

    def _additional(self, s: State, card: Card) -> bool:
        """Whether there is an additional cost to playing the card."""
        if _ignores_additional(s, self.player, card):
            return False
        if self.ignore >= IGNORE_ALL:
            return False
        return card.defn.additional_play is not None or has_additional_costs(s, A_PLAY, card)

    def _impossible(self, s: State, card: Card) -> bool:
        """Whether something since made it impossible to play the card (1.15.1)."""
        return unpayable(s, play_bill(s, self.player, card, 0, self.discount, self.ignore)) is not None

    def _ask_x(self, s: State, card: Card) -> None:
        """8.5.1a: X is chosen as the play cost is paid, within what the card allows."""
        options: list[Key] = []
        x = 0
        limit = card.defn.x_limit
        most = limit.value(s, self.me) if limit is not None else available_credits(s, self.player, P_PLAY, card.id)
        while x <= most and unpayable(s, play_bill(s, self.player, card, x, self.discount)) is None:
            options.append(with_number(V_NUMBER, x))
            x += 1
        s.ask(self, self.player, "choose-x", "8.5.1a", options, card=card.id)

    def answer(self, s: State, option: Option) -> None:
        if self.step == PLACE:
            del self.me.numbers["forced"]
            if option.verb == V_NO:
                s.pop()
            return
        self.step = BECOME_ACTIVE
        self.me.numbers["x"] = option.arg
        self._pay(s, play_bill(s, self.player, s.cards[self.me.card], option.arg, self.discount))


def keep_in_play(s: State, node: Ability, me: Context, lockdown: bool) -> None:
    """3.5.1b, 3.5.1c, 3.7.1b: a played card is not trashed until another current or a lost agenda ends its effect.

    A lockdown stays until the next turn of its player begins. ``node`` is the effect that keeps the card.
    """
    if lockdown:
        until = Duration(D_NEXT_TURN, player=me.player, since=s.turn_number)
    else:
        # in a position, it was played before anything that is recorded
        until = Duration(D_CURRENT, player=me.player, since=s.next_event())
    add_lingering(s, node, me, (until,))
    s.lasting = (*s.lasting, me.card)


def stays(s: State, card: Card) -> bool:
    """Whether an effect keeps a played card in the play area (3.5.1b, 3.5.1c)."""
    return card.id in s.lasting


class PlayCard(Effect):
    """Play a card by an effect: ``amount`` is the discount, ``ignore`` 1 for the play cost, 2 for all costs.

    If it is ``forced``, nobody chose to play it, and additional costs may be declined (1.15.9a). If it is to be
    ``removed``, it is removed from the game whenever it would be trashed after its resolution (8.6.7).
    """

    __slots__ = ("forced", "ignore", "removed")
    kind = F_PLAY

    def __init__(
        self,
        player: int,
        source: int,
        cards: tuple[int, ...],
        *,
        discount: int = 0,
        ignore: int = 0,
        forced: bool = False,
        removed: bool = False,
    ) -> None:
        super().__init__(player, source, amount=discount, cards=cards)
        self.ignore: int = ignore
        self.forced: bool = forced
        self.removed: bool = removed

    def lower(self, n: int) -> Effect | None:
        return None if not _pays_play_cost(self.ignore) else self.with_amount(self.amount + n)

    def needs_lowering(self, s: State) -> bool:
        cards = [s.cards[i] for i in self.present(s)]
        able = [why_not_play(s, self.player, c, 0, self.amount, self.ignore, potential=False) is None for c in cards]
        return any(able) and not any(
            [
                why_not_play(s, self.player, c, 0, self.amount, self.ignore, potential=False, settled=True) is None
                for c in cards
            ]
        )

    def could_change(self, s: State) -> bool:
        return any(
            why_not_play(s, self.player, s.cards[i], 0, self.amount, self.ignore, potential=False) is None
            for i in self.present(s)
        )

    def apply(self, s: State, me: Context) -> None:
        for i in reversed(self.present(s)):
            c = s.cards[i]
            me = Context(self.player, i, c.ref)
            if self.forced:
                me.numbers["forced"] = 1
            if self.removed:
                me.numbers["to be removed"] = 1
            s.push(Play(me, self.player, self.amount, self.ignore))
