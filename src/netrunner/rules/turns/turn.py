"""Turns (5): the steps of 5.6 and 5.7, one after the other."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..abilities.interrupts import happen
from ..abilities.paid_ability_window import open_paid_window
from ..abilities.priority_windows import PriorityWindow
from ..additional.checkpoints import checkpoint, structure_over
from ..additional.open_information import await_hidden_reaction
from ..concepts.credits import spend_from_pool
from ..concepts.drawing import Draw
from ..concepts.ending import end_game
from ..concepts.moving import move
from ..concepts.open_hands import still_open
from ..concepts.trashing import trash
from ..concepts.values import allotted_clicks, hand_size
from ..into_play.installing import Install
from ..into_play.playing import Play, stays
from ..into_play.rezzing import refill
from ..machine.decisions import V_DISCARD, Option, on_card
from ..machine.frames import Frame
from ..machine.nodes import Context
from ..machine.terms import (
    ARCHIVES,
    BOARD_CHANGED,
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
    GRIP,
    HEAP,
    PLAY_AREA,
    RUNNER,
    VALUES_CHANGED,
)
from ..machine.timing import timing_structure
from ..questions.copies import one_of_each
from .actions import action_options, take_action

if TYPE_CHECKING:
    from ..machine.state import State

# The phases of a turn: the Runner's has no draw phase
DRAW_PHASE: Final = 0
ACTION_PHASE: Final = 1
DISCARD_PHASE: Final = 2
#: Names of the phases, for records and views.
PHASES: Final = ("draw", "action", "discard")

# The steps of a turn
GAIN_CLICKS: Final = 0
FIRST_WINDOW: Final = 1
REFILL_CREDITS: Final = 2
TURN_BEGINS: Final = 3
CHECK_BEGINNING: Final = 4
MANDATORY_DRAW: Final = 5
END_DRAW_PHASE: Final = 6
BEGIN_ACTION_PHASE: Final = 7
WINDOW: Final = 8
TAKE_ACTION: Final = 9
RETURN_TO_WINDOW: Final = 10
END_ACTION_PHASE: Final = 11
BEGIN_DISCARD_PHASE: Final = 12
DISCARD: Final = 13
LAST_WINDOW: Final = 14
LOSE_CLICKS: Final = 15
TURN_ENDS: Final = 16
CHECK_ENDING: Final = 17
COMPLETE: Final = 18

CORP_STEPS: Final = timing_structure(
    (GAIN_CLICKS, "5.6.1a"),
    (FIRST_WINDOW, "5.6.1b"),
    (REFILL_CREDITS, "5.6.1c"),
    (TURN_BEGINS, "5.6.1d"),
    (CHECK_BEGINNING, "5.6.1e"),
    (MANDATORY_DRAW, "5.6.1f"),
    (END_DRAW_PHASE, "5.6.1g"),
    (BEGIN_ACTION_PHASE, "5.6.2"),
    (WINDOW, "5.6.2a"),
    (TAKE_ACTION, "5.6.2b"),
    (RETURN_TO_WINDOW, "5.6.2c"),
    (END_ACTION_PHASE, "5.6.2d"),
    (BEGIN_DISCARD_PHASE, "5.6.3"),
    (DISCARD, "5.6.3a"),
    (LAST_WINDOW, "5.6.3b"),
    (LOSE_CLICKS, "5.6.3c"),
    (TURN_ENDS, "5.6.3d"),
    (CHECK_ENDING, "5.6.3e"),
    (COMPLETE, "5.6.3f"),
)
RUNNER_STEPS: Final = timing_structure(
    (GAIN_CLICKS, "5.7.1a"),
    (FIRST_WINDOW, "5.7.1b"),
    (REFILL_CREDITS, "5.7.1c"),
    (TURN_BEGINS, "5.7.1d"),
    (WINDOW, "5.7.1e"),
    (TAKE_ACTION, "5.7.1f"),
    (RETURN_TO_WINDOW, "5.7.1g"),
    (END_ACTION_PHASE, "5.7.1h"),
    (BEGIN_DISCARD_PHASE, "5.7.2"),
    (DISCARD, "5.7.2a"),
    (LAST_WINDOW, "5.7.2b"),
    (LOSE_CLICKS, "5.7.2c"),
    (TURN_ENDS, "5.7.2d"),
    (CHECK_ENDING, "5.7.2e"),
    (COMPLETE, "5.7.2f"),
)
#: The steps of each player's turn
TURN_STEPS: Final[tuple[tuple[str, ...], ...]] = (CORP_STEPS, RUNNER_STEPS)

_BOTH: Final[tuple[int, ...]] = (CORP, RUNNER)
_HOLD_CREDITS: Final[tuple[int, ...]] = (PLAY_AREA, CORP_SCORE)


class ActionWindow(PriorityWindow):
    """9.2.6: the active player (9.2.6a) must take an action; there is no passing."""

    __slots__ = ()

    def rule(self) -> str:
        return TURN_STEPS[self.player][TAKE_ACTION]

    def receive_priority(self, s: State) -> None:
        """9.2.6b: every action that can be taken; without any, the phase ends."""
        if s.clicks[self.player] <= 0:
            s.pop()
            return
        options = action_options(s, self.player)
        if not options:  # the clicks are lost in the discard phase (5.6.3c, 5.7.2c)
            s.pop()
            turn = s.stack[-1]
            assert isinstance(turn, Turn)
            turn.step = END_ACTION_PHASE
            return
        s.ask(self, self.player, "action", self.rule(), options)

    def answer(self, s: State, option: Option) -> None:
        s.pop()  # 9.2.6c
        take_action(s, self.player, option)


class Turn(Frame):
    """A turn of ``player``. Its three phases (5.1.2; two for the Runner, 5.1.3) are timing structures."""

    __slots__ = ("allotted", "more", "phase_uid", "player")

    def __init__(self, player: int) -> None:
        super().__init__()
        self.player: int = player
        self.phase_uid: int = 0  # the number of the phase that began last
        self.more: int = 0  # how many turns the same player takes after this one
        self.allotted: int = -1  # how many clicks the player was allotted, while they can be spent (1.11.2)

    def steps(self) -> tuple[str, ...]:
        return TURN_STEPS[self.player]

    def run(self, s: State) -> None:
        step = self.step
        self.step = step + 1
        if step <= END_DRAW_PHASE:  # 5.6.1
            if step == GAIN_CLICKS:
                self.gain_clicks(s)
            elif step == FIRST_WINDOW:
                self.first_window(s)
            elif step == REFILL_CREDITS:
                self.refill_credits(s)
            elif step == TURN_BEGINS:
                self.turn_begins(s)
            elif step == CHECK_BEGINNING:
                self.check_beginning(s)
            elif step == MANDATORY_DRAW:
                self.mandatory_draw(s)
            elif step == END_DRAW_PHASE:
                self.end_draw_phase(s)
        elif step <= END_ACTION_PHASE:  # 5.6.2, 5.7.1
            if step == BEGIN_ACTION_PHASE:
                self.begin_action_phase(s)
            elif step == WINDOW:
                self.window(s)
            elif step == TAKE_ACTION:
                self.take_action(s)
            elif step == RETURN_TO_WINDOW:
                self.return_to_window(s)
            elif step == END_ACTION_PHASE:
                self.end_action_phase(s)
        else:  # 5.6.3, 5.7.2
            if step == BEGIN_DISCARD_PHASE:
                self.begin_discard_phase(s)
            elif step == DISCARD:
                self.discard(s)
            elif step == LAST_WINDOW:
                self.last_window(s)
            elif step == LOSE_CLICKS:
                self.lose_clicks(s)
            elif step == TURN_ENDS:
                self.turn_ends(s)
            elif step == CHECK_ENDING:
                self.check_ending(s)
            elif step == COMPLETE:
                self.complete(s)

    # -- 5.6.1 the draw phase; 5.7.1 the beginning of the Runner's action phase ----------------------------------

    def gain_clicks(self, s: State) -> None:
        """5.6.1a, 5.7.1a: the turn and its first phase begin, and the player gains the allotted clicks."""
        player = self.player
        self.uid = s.new_uid()
        s.turn = player
        s.turn_number += 1
        s.turn_start = s.next_event()
        latest = s.last_turn_start.copy()
        latest[player] = s.turn_start
        s.last_turn_start = latest
        s.used = {}
        s.last_cards = {}
        s.causes = {}
        s.click_spent = [0, 0]
        s.grip_emptied = 0 if s.zones[GRIP] else 1
        self._begin_phase(s, DRAW_PHASE if player == CORP else ACTION_PHASE)
        self.allotted = allotted_clicks(s, player)
        s.clicks[player] += self.allotted
        for side in _BOTH:  # "each turn" begins here for those who count an empty credit pool
            if s.credits[side] == 0:
                s.emit(E_NO_CREDITS, side)
        s.emit(E_CLICKS_GAINED, player, amount=self.allotted, rule=TURN_STEPS[player][GAIN_CLICKS])

    def first_window(self, s: State) -> None:
        """5.6.1b, 5.7.1b: a paid ability window; in their own turn, the Corp may score agendas as well."""
        open_paid_window(s, TURN_STEPS[self.player][FIRST_WINDOW], rez=True, score=self.player == CORP)

    def refill_credits(self, s: State) -> None:
        """5.6.1c, 5.7.1c: recurring credits refill before anything else happens (1.10.5c)."""
        for zone in _HOLD_CREDITS:
            for i in s.zones[zone]:
                c = s.cards[i]
                if c.active and c.controller() == self.player:
                    refill(s, i)

    def turn_begins(self, s: State) -> None:
        """5.6.1d, 5.7.1d: the turn formally begins; the Runner goes on with the action phase."""
        s.emit(E_TURN_BEGINS, self.player, amount=s.turn_number, rule=TURN_STEPS[self.player][TURN_BEGINS])
        await_hidden_reaction(s)
        s.dirty |= VALUES_CHANGED
        if self.player == RUNNER:
            self.step = WINDOW

    def check_beginning(self, s: State) -> None:
        """5.6.1e: a checkpoint."""
        checkpoint(s)

    def mandatory_draw(self, s: State) -> None:
        """5.6.1f: the Corp, and nobody else, draws a card, which is no action (5.3.2, 5.3.3)."""
        happen(s, Draw(CORP, 1), Context(CORP))

    def end_draw_phase(self, s: State) -> None:
        """5.6.1g: the draw phase is complete."""
        self._end_phase(s, DRAW_PHASE)

    # -- 5.6.2, 5.7.1 the action phase ---------------------------------------------------------------------------

    def begin_action_phase(self, s: State) -> None:
        """5.6.2: the Corp's action phase begins."""
        self._begin_phase(s, ACTION_PHASE)

    def window(self, s: State) -> None:
        """5.6.2a, 5.7.1e: a paid ability window; in their own turn, the Corp may score agendas as well."""
        open_paid_window(s, TURN_STEPS[self.player][WINDOW], rez=True, score=self.player == CORP)

    def take_action(self, s: State) -> None:
        """5.6.2b, 5.7.1f: an action, while there are clicks; there are actions nowhere else (5.4.1)."""
        if s.clicks[self.player] > 0:
            s.push(ActionWindow(self.player))
        else:
            self.step = END_ACTION_PHASE

    def return_to_window(self, s: State) -> None:
        """5.6.2c, 5.7.1g."""
        self.step = WINDOW

    def end_action_phase(self, s: State) -> None:
        """5.6.2d, 5.7.1h: the action phase is complete."""
        self._end_phase(s, ACTION_PHASE)

    # -- 5.6.3, 5.7.2 the discard phase --------------------------------------------------------------------------

    def begin_discard_phase(self, s: State) -> None:
        """5.6.3, 5.7.2: the discard phase begins."""
        self._begin_phase(s, DISCARD_PHASE)

    def discard(self, s: State) -> None:
        """5.6.3a, 5.7.2a: one card at a time, down to the maximum hand size (4.4.6, 5.5.2), untrashed (1.18.3)."""
        limit = hand_size(s, self.player)
        hand = s.hand(self.player)
        if self.player == RUNNER and limit < 0:
            end_game(s, CORP, "flatline", "1.7.2b")
            return
        more = len(hand) - max(0, limit)
        if more > 0:
            self.step = DISCARD  # until there are few enough
            options = [on_card(V_DISCARD, i) for i in one_of_each(s, hand)]
            s.ask(self, self.player, "discard", self.rule(), options, True, number=more)

    def answer(self, s: State, option: Option) -> None:
        old = s.cards[option.card]
        new = move(s, option.card, ARCHIVES if self.player == CORP else HEAP, self.player == RUNNER)  # 5.5.2a
        s.emit(E_DISCARDED, self.player, new.ref, rule=self.rule(), was=old)

    def last_window(self, s: State) -> None:
        """5.6.3b, 5.7.2b: a paid ability window."""
        open_paid_window(s, TURN_STEPS[self.player][LAST_WINDOW], rez=True)

    def lose_clicks(self, s: State) -> None:
        """5.6.3c, 5.7.2c: unspent clicks are lost."""
        self.allotted = -1
        n = s.clicks[self.player]
        if n:
            s.clicks[self.player] = 0
            s.emit(E_CLICKS_LOST, self.player, amount=n, rule=TURN_STEPS[self.player][LOSE_CLICKS])

    def turn_ends(self, s: State) -> None:
        """5.6.3d, 5.7.2d: the turn formally ends."""
        s.emit(E_TURN_ENDS, self.player, amount=s.turn_number, rule=TURN_STEPS[self.player][TURN_ENDS])
        s.dirty |= VALUES_CHANGED

    def check_ending(self, s: State) -> None:
        """5.6.3e, 5.7.2e: a checkpoint."""
        checkpoint(s)

    def complete(self, s: State) -> None:
        """5.6.3f, 5.7.2f: the phase and the turn are complete; the other player's turn follows, or another one."""
        s.pop()
        following = Turn(self.player if self.more else 1 - self.player)
        following.more = max(0, self.more - 1)
        s.push(following)
        self._end_phase(s, DISCARD_PHASE)

    # -- phases --------------------------------------------------------------------------------------------------

    def _begin_phase(self, s: State, phase: int) -> None:
        self.phase_uid = s.new_uid()
        s.phase = PHASES[phase]
        s.emit(E_PHASE_BEGINS, self.player, structure=self.phase_uid, which=phase)

    def _end_phase(self, s: State, phase: int) -> None:
        """The phase is complete, and the end-of-phase checkpoint occurs (10.3.5)."""
        s.emit(E_PHASE_ENDS, self.player, which=phase)
        structure_over(s)

    def take_another(self, player: int) -> None:
        """An additional turn after this one: all that a turn has, with its own beginning and end (5.1)."""
        if player == self.player:
            self.more += 1

    # -- clicks --------------------------------------------------------------------------------------------------

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


def end_action_phase(s: State) -> None:
    """5.4.3: everything in progress ceases, a checkpoint occurs, and the discard phase follows."""
    turn = s.stack[0]
    assert isinstance(turn, Turn)
    doomed = _cards_in_progress(s)
    s.stack[:] = [turn]
    s.run_at = s.encounter_at = s.access_at = -1
    spend_from_pool(s, RUNNER, s.run_credits)  # 10.6.2: they return to the bank with the run
    s.shown = still_open(s)
    s.installing = ()
    turn.step = BEGIN_DISCARD_PHASE
    if doomed:
        trash(s, doomed, turn.player, rule="5.4.3c")
    s.emit(E_PHASE_ENDS, turn.player, which=ACTION_PHASE, rule="5.4.3")
    s.dirty |= BOARD_CHANGED | VALUES_CHANGED
    checkpoint(s)


def _cards_in_progress(s: State) -> list[int]:
    """5.4.3c: what is being played or installed is complete; its card cannot stay where it is."""
    found: list[int] = []
    for frame in s.stack:
        if isinstance(frame, (Play, Install)):
            c = s.card(frame.me.ref)
            if c is not None and c.zone == PLAY_AREA and not c.installed and not stays(s, c):
                found.append(c.id)
    return found
