"""Turns (5): the steps of 5.6 and 5.7, one after the other."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..abilities.interrupts import happen
from ..abilities.paid_ability_window import open_paid_window
from ..abilities.trigger_conditions import Instance
from ..accessing.access import one_of_each
from ..additional.checkpoints import checkpoint, structure_over
from ..additional.gained_text import recurring
from ..additional.open_information import reckons_with_archives
from ..concepts.costs import spend_from_pool
from ..concepts.drawing import Draw, draw_one, draws_plainly
from ..concepts.moving import move
from ..concepts.values import allotted_clicks, hand_size
from ..into_play.rezzing import refill
from ..machine.decisions import V_DISCARD, Option
from ..machine.frames import AT_ONCE, Frame
from ..machine.gates import BOARD_CHANGED, G_GRANT, VALUES_CHANGED
from ..machine.nodes import new_context
from ..machine.terms import (
    ARCHIVES,
    CORP,
    CORP_SCORE,
    E_CLICKS_GAINED,
    E_CLICKS_LOST,
    E_DISCARDED,
    E_NO_CREDITS,
    E_PHASE_BEGINS,
    E_PHASE_ENDS,
    E_TURN_BEGINS,
    E_TURN_ENDS,
    EVENT_KINDS,
    FULL,
    GRIP,
    HEAP,
    PLAY_AREA,
    RUNNER,
)
from .actions import ActionWindow

if TYPE_CHECKING:
    from ..machine.state import State

#: Names of the phases, for records and views.
PHASES: Final = ("draw", "action", "discard")


class Turn(Frame):
    """A turn of ``player``. Its three (Runner: two) phases are timing structures, each with its closing checkpoint."""

    __slots__ = ("allotted", "phase_uid", "player")

    def __init__(self, player: int) -> None:
        self.step = self.uid = 0
        self.ended = self.ending = False
        self.player: int = player
        self.phase_uid: int = 0  # the number of the phase that began last
        self.allotted: int = -1  # how many clicks the player was allotted, while they can be spent (1.11.2)

    def rule(self) -> str:
        return _RULES[self.player][self.step]

    def run(self, s: State) -> None:
        steps = _STEPS[self.player]
        stack = s.stack
        while True:
            step = self.step
            self.step = step + 1
            if steps[step](self, s):
                continue  # nothing came of that step but a record
            if stack[-1] is not self or s.decision is not None or s.over:
                return

    # -- shared steps -------------------------------------------------------------------------------------------

    def gain_clicks(self, s: State) -> bool:
        """5.6.1a, 5.7.1a."""
        player = self.player
        s.uid = self.uid = s.uid + 1
        s.turn = player
        s.turn_number += 1
        s.turn_start = 0 if s.events is None else s.events.n + 1
        s.last_turn_start[player] = s.turn_start
        s.used = {}
        s.counts = [0] * EVENT_KINDS
        s.last_cards = {}
        s.click_spent = [0, 0]
        s.grip_emptied = 0 if s.zones[GRIP] else 1
        self._phase(s, 0 if player == CORP else 1)
        n = self.allotted = allotted_clicks(s, player)
        s.clicks[player] += n
        if 0 in s.credits:  # "each turn" begins here for those who count an empty credit pool
            for side in (CORP, RUNNER):
                if s.credits[side] == 0:
                    s.emit(E_NO_CREDITS, side)
        s.emit(E_CLICKS_GAINED, player, amount=n, rule=_RULES[player][0])
        return AT_ONCE  # equivalent: only saves a look

    def adjust_clicks(self, s: State) -> None:
        """1.11.2: a click that a card adds is there for as long as the card is active during the turn (FAQ)."""
        if self.allotted == -1:
            return
        n = allotted_clicks(s, self.player)
        change, self.allotted = n - self.allotted, n
        if change > 0:
            s.clicks[self.player] += change
            s.emit(E_CLICKS_GAINED, self.player, amount=change, rule="1.11.2")
        elif change < 0 and s.clicks[self.player]:
            lost = min(-change, s.clicks[self.player])
            s.clicks[self.player] -= lost
            s.emit(E_CLICKS_LOST, self.player, amount=lost, rule="1.11.2")

    # The beginning or end of a phase need not be recorded if no ability looks at it: nothing else ever does.

    def _phase(self, s: State, n: int) -> None:
        s.uid = self.phase_uid = s.uid + 1
        s.phase = PHASES[n]
        if s.index[E_PHASE_BEGINS] or s.gates & G_GRANT or s.mode == FULL:  # AT_TRIGGER is 0
            s.emit(E_PHASE_BEGINS, self.player, structure=self.phase_uid, which=n)

    def _phase_over(self, s: State, n: int) -> bool:
        """The end-of-phase checkpoint (10.3.5)."""
        if s.index[E_PHASE_ENDS] or s.gates & G_GRANT or s.mode == FULL:
            s.emit(E_PHASE_ENDS, self.player, which=n)
        structure_over(s)
        return False

    def refill_credits(self, s: State) -> bool:
        """5.6.1c, 5.7.1c: recurring credits refill."""
        cards = s.cards
        for zone in (PLAY_AREA, CORP_SCORE):
            for i in s.zones[zone]:
                if cards[i].defn.refills:
                    c = cards[i]
                    if recurring(c) and c.active and c.controller() == self.player:
                        refill(s, i)
        return AT_ONCE  # equivalent: only saves a look

    def turn_begins(self, s: State) -> bool:
        """5.6.1d, 5.7.1d."""
        s.emit(E_TURN_BEGINS, self.player, amount=s.turn_number, rule=_RULES[self.player][3])
        hidden = None if s.events is None else reckons_with_archives(s, s.events)
        if hidden is not None:  # nobody's instance: it only lets the Corp be asked
            s.pending.append(Instance(hidden, new_context(CORP, -1, -1), True))
        s.dirty |= VALUES_CHANGED
        return AT_ONCE  # equivalent: only saves a look

    def take_action(self, s: State) -> bool:
        """5.6.2b, 5.7.1f: an action while there are clicks; then back to the window."""
        if s.clicks[self.player] > 0:
            self.step -= 2
            window = ActionWindow(self.player)
            s.stack.append(window)
            window.run(s)  # equivalent: it is what runs next
            return False
        return AT_ONCE  # equivalent: only saves a look

    def discard(self, s: State) -> bool:
        """5.6.3a, 5.7.2a: one card at a time down to the maximum hand size."""
        limit = hand_size(s, self.player)
        hand = s.zones[self.player * 4 + 1]
        if self.player == RUNNER and limit < 0:
            from ..concepts.ending import end_game

            end_game(s, CORP, "flatline", "1.7.2b")
            return False
        more = len(hand) - max(0, limit)
        if more <= 0:
            return AT_ONCE  # equivalent: only saves a look
        self.step -= 1
        options = [(V_DISCARD, i, -1) for i in one_of_each(s, list(hand))]
        s.ask(self, self.player, "discard", self.rule(), options, True, number=more)
        return False

    def answer(self, s: State, option: Option) -> None:
        old = s.cards[option.card]
        new = move(s, option.card, ARCHIVES if self.player == CORP else HEAP, self.player == RUNNER)  # 5.5.2a
        s.emit(E_DISCARDED, self.player, new.ref, rule=self.rule(), was=old)

    def discard_phase(self, s: State) -> bool:
        """The action phase is complete (5.6.2d, 5.7.1h)."""
        return self._phase_over(s, 1)

    def discard_begins(self, s: State) -> bool:
        """The discard phase begins."""
        self._phase(s, 2)
        return AT_ONCE  # equivalent: only saves a look

    def discard_window(self, s: State) -> bool:
        """5.6.3b, 5.7.2b."""
        return open_paid_window(s, _RULES[self.player][self.step - 1], True)

    def lose_clicks(self, s: State) -> bool:
        """5.6.3c, 5.7.2c."""
        self.allotted = -1
        n = s.clicks[self.player]
        if n:
            s.clicks[self.player] = 0
            s.emit(E_CLICKS_LOST, self.player, amount=n, rule=_RULES[self.player][self.step - 1])
        return AT_ONCE  # equivalent: only saves a look

    def turn_ends(self, s: State) -> bool:
        """5.6.3d and e, 5.7.2d and e."""
        s.emit(E_TURN_ENDS, self.player, amount=s.turn_number, rule=_RULES[self.player][self.step - 1])
        structure_over(s)
        return False

    def complete(self, s: State) -> bool:
        """5.6.3f, 5.7.2f: the phase and the turn are complete; the other player's turn follows."""
        s.stack[-1] = Turn(1 - self.player)
        if s.index[E_PHASE_ENDS] or s.gates & G_GRANT or s.mode == FULL:
            s.emit(E_PHASE_ENDS, self.player, which=2)
        structure_over(s)
        return False

    # -- the Corp's own -----------------------------------------------------------------------------------------

    def corp_first_window(self, s: State) -> bool:
        """5.6.1b."""
        return open_paid_window(s, "5.6.1b", True, True)

    def corp_begin_checkpoint(self, s: State) -> bool:
        """5.6.1e."""
        checkpoint(s)
        return False

    def mandatory_draw(self, s: State) -> bool:
        """5.6.1f."""
        if draws_plainly(s, CORP):
            draw_one(s, CORP)
        else:
            happen(s, Draw(CORP, -1, 1, (), CORP), new_context(CORP, -1, -1))
        return False

    def draw_phase_over(self, s: State) -> bool:
        """5.6.1g."""
        return self._phase_over(s, 0)

    def action_phase(self, s: State) -> bool:
        """The Corp's action phase begins."""
        self._phase(s, 1)
        return AT_ONCE  # equivalent: only saves a look

    def corp_window(self, s: State) -> bool:
        """5.6.2a."""
        return open_paid_window(s, "5.6.2a", True, True)

    # -- the Runner's own ---------------------------------------------------------------------------------------

    def runner_first_window(self, s: State) -> bool:
        """5.7.1b."""
        return open_paid_window(s, "5.7.1b", True)

    def runner_window(self, s: State) -> bool:
        """5.7.1e."""
        return open_paid_window(s, "5.7.1e", True)


_CORP_STEPS = (
    Turn.gain_clicks, Turn.corp_first_window, Turn.refill_credits, Turn.turn_begins, Turn.corp_begin_checkpoint,
    Turn.mandatory_draw, Turn.draw_phase_over, Turn.action_phase, Turn.corp_window, Turn.take_action,
    Turn.discard_phase, Turn.discard_begins, Turn.discard, Turn.discard_window, Turn.lose_clicks, Turn.turn_ends,
    Turn.complete,
)  # fmt: skip
_CORP_RULES = (
    "5.6.1a", "5.6.1b", "5.6.1c", "5.6.1d", "5.6.1e", "5.6.1f", "5.6.1g", "5.6.2", "5.6.2a", "5.6.2b", "5.6.2d",
    "5.6.3", "5.6.3a", "5.6.3b", "5.6.3c", "5.6.3d", "5.6.3f", "5.6.3f",
)  # fmt: skip
_RUNNER_STEPS = (
    Turn.gain_clicks, Turn.runner_first_window, Turn.refill_credits, Turn.turn_begins, Turn.runner_window,
    Turn.take_action, Turn.discard_phase, Turn.discard_begins, Turn.discard, Turn.discard_window, Turn.lose_clicks,
    Turn.turn_ends, Turn.complete,
)  # fmt: skip
_RUNNER_RULES = (
    "5.7.1a", "5.7.1b", "5.7.1c", "5.7.1d", "5.7.1e", "5.7.1f", "5.7.1h", "5.7.2", "5.7.2a", "5.7.2b", "5.7.2c",
    "5.7.2d", "5.7.2f", "5.7.2f",
)  # fmt: skip

_STEPS: Final = (_CORP_STEPS, _RUNNER_STEPS)
_RULES: Final = (_CORP_RULES, _RUNNER_RULES)

#: Where the discard phase starts, for effects that end the action phase (5.4.3).
DISCARD_STEP: Final = (11, 7)


def end_action_phase(s: State) -> None:
    """5.4.3: everything in progress ceases, a checkpoint occurs, and the discard phase follows."""
    turn = s.stack[0]
    assert isinstance(turn, Turn)
    doomed = _cards_in_progress(s)
    del s.stack[1:]
    s.run_at = s.encounter_at = s.access_at = -1
    spend_from_pool(s, RUNNER, s.run_credits)  # 10.6.2: they return to the bank with the run
    s.shown = ()
    s.installing = ()
    turn.step = DISCARD_STEP[turn.player]
    if doomed:
        from ..concepts.moving import trash

        trash(s, doomed, turn.player, rule="5.4.3c")
    s.emit(E_PHASE_ENDS, turn.player, which=1, rule="5.4.3")
    s.dirty |= BOARD_CHANGED | VALUES_CHANGED
    checkpoint(s)


def _cards_in_progress(s: State) -> list[int]:
    """5.4.3c: what is being played or installed is complete; its card cannot stay where it is."""
    from ..into_play.installing import Install
    from ..into_play.playing import Play, stays

    found: list[int] = []
    for frame in s.stack:
        if isinstance(frame, Play | Install):
            c = s.card(frame.me.ref)
            if c is not None and c.zone == PLAY_AREA and not c.installed and not stays(s, c):
                found.append(c.id)
    return found
