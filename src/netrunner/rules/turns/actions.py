"""Actions (5.2): the action window and the basic actions of both players."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...native import mypyc_attr
from ..abilities.effects import Advance, Effect, GainCredits, Purge, RemoveTags, Trash
from ..abilities.interrupts import happen
from ..abilities.resolving import find_paid, granted_paid, use_paid, why_not_use
from ..additional.checkpoints import checkpoint, structure_over
from ..concepts.costs import add_additional_costs, pay, unpayable
from ..concepts.drawing import Draw, room
from ..concepts.values import can_be_advanced, forbidden, is_tagged, modified
from ..into_play.installing import PLAIN, InstallCard, why_not_install
from ..into_play.playing import PlayCard, why_not_play
from ..machine.decisions import (
    O_DRAW,
    O_GAIN,
    O_PURGE,
    O_REMOVE_TAG,
    V_ADVANCE,
    V_DRAW,
    V_GAIN,
    V_INSTALL,
    V_PLAY,
    V_PURGE,
    V_REMOVE_TAG,
    V_RUN,
    V_TRASH_RESOURCE,
    V_USE,
    Key,
    Option,
    card_of,
    on_card,
    verb_of,
    with_number,
)
from ..machine.frames import Frame
from ..machine.nodes import (
    AT_ACTION,
    AT_TRIGGER,
    P_ACTION,
    P_ADVANCE,
    P_REMOVE_TAG,
    P_RUN,
    Bill,
    Context,
    Paid,
)
from ..machine.refusals import Refusal
from ..machine.terms import (
    A_ADVANCE,
    A_DRAW,
    A_GAIN_CREDITS,
    A_RUN_ACTION,
    A_TRASH,
    A_TRASH_RESOURCE,
    CORP,
    E_ACTION_COMPLETE,
    EVENT,
    M_REMOVE_TAG_COST,
    M_TRASH_RESOURCE_COST,
    OPERATION,
    PLAY_AREA,
    RESOURCE,
    RUNNER,
)
from ..machine.timing import timing_structure
from ..questions.copies import one_of_each
from ..runs.run import StartRun, why_not_run
from .first_click import first_click_options, permitted

if TYPE_CHECKING:
    from ..machine.card import Card
    from ..machine.state import State


def action_bill(s: State, player: int, verb: int, subject: int = -1) -> Bill:
    """What a basic action, perhaps with a card, costs (5.2.7, 5.2.8), with additional costs to take it (1.15.9)."""
    bill = Bill(player, P_REMOVE_TAG if verb == V_REMOVE_TAG else P_ACTION)
    bill.clicks = 3 if verb == V_PURGE else 1
    if verb == V_RUN:
        add_additional_costs(s, bill, A_RUN_ACTION)
    elif verb == V_ADVANCE:
        bill.purpose, bill.subject = P_ADVANCE, subject
        bill.credits = 1
    elif verb == V_REMOVE_TAG:
        bill.credits = max(0, modified(s, M_REMOVE_TAG_COST, 2, None))
    elif verb == V_TRASH_RESOURCE:
        bill.credits = max(0, modified(s, M_TRASH_RESOURCE_COST, 2, None))
        add_additional_costs(s, bill, A_TRASH_RESOURCE)
    return bill


def action_options(s: State, player: int) -> list[Key]:
    """Every action that ``player`` can take now (5.2.7, 5.2.8, and paid abilities with clicks in their cost)."""
    found: list[Key] = []
    if why_not_gain(s, player) is None:
        found.append(O_GAIN)
    if why_not_draw(s, player) is None:
        found.append(O_DRAW)
    for i in one_of_each(s, s.hand(player)):  # 5.2.7d, 5.2.7e, 5.2.8d, 5.2.8e
        c = s.cards[i]
        if c.type == OPERATION or c.type == EVENT:
            if why_not_play(s, player, c, 1) is None:
                found.append(on_card(V_PLAY, i))
        elif why_not_install(s, player, c, PLAIN, 1) is None:
            found.append(on_card(V_INSTALL, i))
    if player == CORP:
        for i in s.corp_cards():
            if why_not_advance(s, s.cards[i]) is None:
                found.append(on_card(V_ADVANCE, i))
        for i in s.zones[PLAY_AREA]:
            if s.cards[i].type == RESOURCE and why_not_trash_resource(s, s.cards[i]) is None:
                found.append(on_card(V_TRASH_RESOURCE, i))
        if why_not_purge(s) is None:
            found.append(O_PURGE)
    else:
        for n in s.servers:
            if why_not_run_action(s, n) is None:
                found.append(with_number(V_RUN, n))
        if why_not_remove_tag(s) is None:
            found.append(O_REMOVE_TAG)
    for entry in s.index[AT_ACTION + player]:  # 5.2.1
        node = entry.node
        assert isinstance(node, Paid)
        if why_not_use(s, player, node, entry.me) is None:
            found.append((V_USE, entry.me.card, node.slot))
    for node, me, arg in granted_paid(s):
        if node.action and why_not_use(s, player, node, me) is None:
            found.append((V_USE, me.card, arg))
    if s.click_spent[player]:
        return found
    return first_click_options(s, player, found)


def why_not_gain(s: State, player: int) -> Refusal | None:
    """5.2.7b, 5.2.8b."""
    if forbidden(s, A_GAIN_CREDITS, player) is not None:
        return Refusal("refused-cannot", "1.2.2")
    return unpayable(s, action_bill(s, player, V_GAIN))


def why_not_draw(s: State, player: int) -> Refusal | None:
    """5.2.7c, 5.2.8c; an empty stack gives nothing to draw (1.2.5)."""
    if forbidden(s, A_DRAW, player) is not None or not room(s, player, 1):
        return Refusal("refused-cannot", "1.2.2")
    if player == RUNNER and not s.deck(RUNNER):
        return Refusal("refused-empty-stack", "1.2.5")
    return unpayable(s, action_bill(s, player, V_DRAW))


def why_not_advance(s: State, card: Card) -> Refusal | None:
    """5.2.7f."""
    return _why_not_advanced(s, card) or unpayable(s, action_bill(s, CORP, V_ADVANCE, card.id))


_NOT_ADVANCEABLE: Final = Refusal("refused-not-advanceable", "1.17.2")


def _why_not_advanced(s: State, card: Card) -> Refusal | None:
    """1.17.2: why a card is no target for advancing, whatever that costs."""
    if not can_be_advanced(s, card):
        return _NOT_ADVANCEABLE
    blocker = forbidden(s, A_ADVANCE, CORP, card)
    return None if blocker is None else Refusal("refused-cannot-by", "1.2.2", by=blocker.id)


def why_not_trash_resource(s: State, card: Card) -> Refusal | None:
    """5.2.7g, 10.5.3."""
    if not is_tagged(s):
        return Refusal("refused-not-tagged", "10.5.3")
    return _why_not_trashed(s, card) or unpayable(s, action_bill(s, CORP, V_TRASH_RESOURCE))


def _why_not_trashed(s: State, card: Card) -> Refusal | None:
    """5.2.7g: why a card is no resource that can be trashed, whatever that costs."""
    if card.type != RESOURCE or not card.installed:
        return Refusal("refused-not-resource", "5.2.7g", card=card.id)
    blocker = forbidden(s, A_TRASH, CORP, card)
    return None if blocker is None else Refusal("refused-cannot-by", "1.2.2", by=blocker.id)


def why_not_remove_tag(s: State) -> Refusal | None:
    """5.2.8g, 10.5.4; a tag that the Runner is only considered to have cannot be removed (1.9.4)."""
    if not s.tags:
        return Refusal("refused-not-tagged", "10.5.4")
    return unpayable(s, action_bill(s, RUNNER, V_REMOVE_TAG))


def why_not_run_action(s: State, server: int) -> Refusal | None:
    """5.2.8f: the click and whatever the action and the run cost in addition, all at once (1.15.9b)."""
    bill = action_bill(s, RUNNER, V_RUN)
    bill.purpose = P_RUN
    return why_not_run(s, server, bill)


def why_not_purge(s: State) -> Refusal | None:
    """5.2.7h; purging is possible without any virus counter (10.1.1a)."""
    return unpayable(s, action_bill(s, CORP, V_PURGE))


def take_action(s: State, player: int, option: Option, less: int = 0) -> None:
    """5.2.2: initiate an action, perhaps for fewer clicks than it costs."""
    if s.index[AT_TRIGGER + E_ACTION_COMPLETE]:
        s.push(ActionComplete(player))
    if option.verb == V_USE:
        node, me = find_paid(s, option.card, option.arg)
        use_paid(s, node, me, less)
    else:
        s.push(BasicAction(player, option.verb, option.card, option.arg, less))


class ActionComplete(Frame):
    """5.2.2: lies below an action, so that abilities can look for its completion."""

    __slots__ = ("player",)

    def __init__(self, player: int) -> None:
        super().__init__()
        self.player: int = player

    def rule(self) -> str:
        return "5.2.2"

    def run(self, s: State) -> None:
        s.pop()
        s.emit(E_ACTION_COMPLETE, self.player, rule="5.2.2")
        checkpoint(s)


# The steps of a basic action, which are those of a paid ability with a single instruction
PAY: Final = 0
ANNOUNCE_TARGET: Final = 1
CARRY_OUT: Final = 2
COMPLETE: Final = 3

ACTION_STEPS: Final = timing_structure(
    (PAY, "9.5.6a"),
    (PAY, "9.5.6b"),
    (ANNOUNCE_TARGET, "9.5.6c"),
    (CARRY_OUT, "9.5.6d"),
    (CARRY_OUT, "9.5.6e"),
    (COMPLETE, "9.5.6f"),
    (COMPLETE, "9.5.6h"),
)


@mypyc_attr(free_list_len=1)
class BasicAction(Frame):
    """A basic action in progress: pay for it, then carry out its one instruction (9.5.6).

    Which card or server it is about is chosen together with the action. By 9.5.6c that choice belongs behind the
    payment, so it is made again if anything happened in between.
    """

    __slots__ = ("arg", "card", "less", "player", "reactions", "ref", "verb")

    def __init__(self, player: int, verb: int, card: int, arg: int, less: int = 0) -> None:
        super().__init__()
        self.player: int = player
        self.verb: int = verb
        self.card: int = card
        self.arg: int = arg
        self.less: int = less  # how many clicks less are paid for it
        self.ref: int = -1  # what the card was when it was chosen
        self.reactions: int = 0  # how many windows had opened when it was chosen

    def rule(self) -> str:
        return _ACTION_RULES[self.player].get(self.verb, "5.2")

    def run(self, s: State) -> None:
        step = self.step
        self.step = step + 1
        if step == PAY:
            self.pay(s)
        elif step == ANNOUNCE_TARGET:
            self.announce_target(s)
        elif step == CARRY_OUT:
            self.carry_out(s)
        elif step == COMPLETE:
            self.complete(s)

    def pay(self, s: State) -> None:
        """9.5.6a, 9.5.6b: the action was announced when it was chosen; its cost is paid, but for ``less`` clicks."""
        self._choose(s, self.card, self.arg)
        bill = action_bill(s, self.player, self.verb, self.card)
        bill.clicks = max(0, bill.clicks - self.less)
        bill.rule = self.rule()
        pay(s, bill, Context(self.player))

    def announce_target(self, s: State) -> None:
        """9.5.6c: what the action is about was chosen with it, and is chosen again if something has happened since."""
        if s.reactions != self.reactions and (self.card != -1 or self.arg != -1):
            self._choose_again(s)

    def carry_out(self, s: State) -> None:
        """9.5.6d, 9.5.6e: the instruction of the action becomes imminent, can be interrupted, and resolves."""
        happen(s, self._effect(), Context(self.player))

    def complete(self, s: State) -> None:
        """9.5.6f, 9.5.6h: the action is complete with a checkpoint."""
        s.pop()
        structure_over(s)

    def _choose(self, s: State, card: int, arg: int) -> None:
        self.card, self.arg = card, arg
        if card != -1:
            self.ref = s.cards[card].ref
        self.reactions = s.reactions

    def _effect(self) -> Effect:
        p, verb = self.player, self.verb
        if verb == V_RUN:
            return StartRun(p, -1, (self.arg,))
        if verb == V_INSTALL:
            return InstallCard(p, -1, (self.ref,), PLAIN)
        if verb == V_GAIN:
            return GainCredits(p, amount=1, side=p)
        if verb == V_DRAW:
            return Draw(p, 1, basic=True)
        if verb == V_PLAY:
            return PlayCard(p, -1, (self.ref,))
        if verb == V_ADVANCE:
            return Advance(p, amount=1, cards=(self.ref,))
        if verb == V_TRASH_RESOURCE:
            return Trash(p, cards=(self.ref,))
        if verb == V_PURGE:
            return Purge(p)
        return RemoveTags(p, amount=1)

    def _choose_again(self, s: State) -> None:
        """Something happened since the action was chosen: its target is announced now (9.5.6c)."""
        p, verb = self.player, self.verb
        options: list[Key] = []
        if verb == V_RUN:
            options = [with_number(V_RUN, n) for n in s.servers if why_not_run(s, n) is None]
        elif verb == V_INSTALL or verb == V_PLAY:
            for i in one_of_each(s, s.hand(p)):
                c = s.cards[i]
                check = why_not_play(s, p, c, paid=True) if verb == V_PLAY else why_not_install(s, p, c)
                if check is None:
                    options.append(on_card(verb, i))
            if s.click_spent[p] == 1:
                options = [key for key in options if permitted(s, p, verb_of(key), card_of(key))] or options
        else:
            for i in s.zones[PLAY_AREA]:
                c = s.cards[i]
                if (_why_not_advanced(s, c) if verb == V_ADVANCE else _why_not_trashed(s, c)) is None:
                    options.append(on_card(verb, i))
        if options:
            self.step = ANNOUNCE_TARGET
            s.ask(self, p, "target", "9.5.6c", options, True)
        else:
            self.step = COMPLETE

    def answer(self, s: State, option: Option) -> None:
        self._choose(s, option.card, option.arg)


_ACTION_RULES: Final[tuple[dict[int, str], ...]] = (
    {
        V_GAIN: "5.2.7b", V_DRAW: "5.2.7c", V_INSTALL: "5.2.7d", V_PLAY: "5.2.7e", V_ADVANCE: "5.2.7f",
        V_TRASH_RESOURCE: "5.2.7g", V_PURGE: "5.2.7h",
    },
    {
        V_GAIN: "5.2.8b", V_DRAW: "5.2.8c", V_INSTALL: "5.2.8d", V_PLAY: "5.2.8e", V_RUN: "5.2.8f",
        V_REMOVE_TAG: "5.2.8g",
    },
)  # fmt: skip
