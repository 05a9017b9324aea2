"""Paid ability windows (9.2.7): paid abilities, rezzing and scoring while players have priority."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..additional.checkpoints import checkpoint
from ..additional.open_information import speaks_of_secrets
from ..concepts.scoring import is_advanced_enough, start_score, why_not_score
from ..into_play.rezzing import rezzable, start_rez, why_not_rez
from ..machine.decisions import V_PASS, V_REZ, V_SCORE, V_USE, Key, Option
from ..machine.frames import AT_ONCE, Frame
from ..machine.gates import G_ANYTIME, G_DURING_RUN, G_GRANT, G_PAID, G_PUMPS
from ..machine.nodes import AT_ANYTIME, AT_DURING_RUN, AT_PAID, Paid
from ..machine.terms import AGENDA, CORP, FORCED, FULL, ICE, OPEN, RUNNER
from .resolving import find_paid, granted_paid, usable, use_paid, why_not_use

if TYPE_CHECKING:
    from ..machine.state import State


#: Without any of these, nobody has a paid ability to use during an encounter, or elsewhere
_PAID: Final = G_PAID | G_GRANT
_DURING_RUN: Final = G_DURING_RUN | G_GRANT | G_PUMPS
_ANYTIME: Final = G_ANYTIME | G_GRANT | G_PUMPS


def mark_opening(s: State) -> None:
    """Remember which events lie between the paid ability window before and this one, opened or not (9.3.3c)."""
    s.window_before = s.window_last
    s.window_now = s.window_last = 0 if s.events is None else s.events.n + 1


def open_paid_window(s: State, rule: str, rez: bool = False, score: bool = False, ice: int = -1) -> bool:
    """A paid ability window occurs. It is not opened when nobody could act in it, but its checkpoint still happens.

    ``ice`` may be rezzed besides the cards in servers (9.2.7e), where they may (``rez``). Returns whether nothing came
    of it, so that the step after it may follow at once.
    """
    if s.dirty or s.pending or s.mode != FORCED:
        return _open_unless_idle(s, rule, rez, score, ice)
    events = s.events  # ``mark_opening``, without a call (9.3.3c)
    s.window_before = s.window_last
    s.window_now = s.window_last = 0 if events is None else events.n + 1
    # Who has anything to think about at all (9.2.7): lists that are empty need not be gone through.
    gates = s.gates
    if s.encounter_at != -1:
        able = gates & _PAID
    elif s.run_at != -1:
        able = gates & _DURING_RUN
    else:
        able = gates & _ANYTIME
    corp = False
    if rez:
        if s.questionable is None:
            s.look_over()
        corp = s.credits[CORP] >= s.acts_from  # else short of credits and tokens for all that is there
        if ice != -1 and not s.cards[ice].faceup:
            corp = True
    if not able and not corp:
        return AT_ONCE
    runner = False
    if able:
        acts = AT_ANYTIME if s.run_at == -1 else AT_DURING_RUN
        if s.encounter_at != -1 or gates & G_PUMPS:
            acts = AT_PAID
        granted = gates & G_GRANT != 0
        corp = corp or granted or len(s.index[acts]) > 0
        runner = granted or len(s.index[acts + RUNNER]) > 0
    player = s.turn
    passed = False
    ready: list[Key] = []
    if runner if player else corp:
        ready = window_options(s, player, rez, score, ice, False)
    if not ready:
        if corp if player else runner:
            ready = window_options(s, 1 - player, rez, score, ice, False)
        if not ready:
            return AT_ONCE
        player, passed = 1 - player, True  # the active player has nothing to do but to pass (9.2.7a)
    window = _open(s, rule, rez, score, ice, player)
    window.before, window.now = s.window_before, s.window_now
    window.received = passed
    window.ready = ready
    window.step = 1
    window.run(s)  # equivalent: it would run next
    return False


def _open_unless_idle(s: State, rule: str, rez: bool, score: bool, ice: int) -> bool:
    """``open_paid_window`` where its checkpoint has something to look at, or where more is asked than needs be."""
    if s.dirty or s.pending:
        window = _open(s, rule, rez, score, ice, s.turn)
        window.step = 1
        checkpoint(s)  # 10.3.3
        if not s.over and not s.dirty and not s.pending and s.stack[-1] is window:
            s.stack.pop()  # nothing came of it: the window opens only now, if at all
            open_paid_window(s, rule, rez, score, ice)
        return False
    mark_opening(s)
    if s.mode == OPEN:
        reckons = expected(s, CORP, rez, score, ice) or expected(s, RUNNER, rez, score, ice)
        reckons = reckons or bool(window_options(s, CORP, rez, score, ice, False))
        if not reckons and not window_options(s, RUNNER, rez, score, ice, False):
            return AT_ONCE
    window = _open(s, rule, rez, score, ice, s.turn)
    window.before, window.now = s.window_before, s.window_now
    return False


def _open(s: State, rule: str, rez: bool, score: bool, ice: int, player: int) -> PaidWindow:
    window = PaidWindow(rule, rez, score, ice, player)
    if s.run_at != -1 and not s.stack[s.run_at].ending:
        window.run_uid = s.stack[s.run_at].uid
    s.stack.append(window)
    return window


def expected(s: State, player: int, rez: bool, score: bool, ice: int) -> bool:
    """Whether the opponent, knowing open information only, must reckon with an act of ``player`` in a window."""
    for entry in s.index[(AT_ANYTIME if s.run_at == -1 else AT_DURING_RUN) + player]:
        node = entry.node
        assert isinstance(node, Paid)
        if speaks_of_secrets(node) and not node.breaks and why_not_use(s, player, node, entry.me, False) is None:
            return True
    if player != CORP:
        return False
    if ice != -1 and not s.cards[ice].faceup:
        return True
    return (rez or score) and _facedown(s)


def window_options(s: State, player: int, rez: bool, score: bool, ice: int, inert: bool) -> list[Key]:
    """Everything that ``player`` may do in a paid ability window besides passing (9.2.7)."""
    found: list[Key] = []
    index = s.index
    no_ice = s.encounter_at == -1
    if inert or not no_ice or s.gates & G_PUMPS:
        acts = AT_PAID
    else:
        acts = AT_ANYTIME if s.run_at == -1 else AT_DURING_RUN  # the others are inert (3.9.5d)
    for entry in index[acts + player]:
        node = entry.node
        assert isinstance(node, Paid)
        if node.breaks:
            if no_ice:
                continue  # 3.9.5f
        elif node.pump and not inert and node.inert(s, entry.me):
            continue  # 3.9.5d
        if usable(s, player, node, entry.me):
            found.append((V_USE, entry.me.card, node.slot))
    if s.gates & G_GRANT:
        for node, me, arg in granted_paid(s):
            if me.player == player and not node.action and not node.interrupts:
                if (inert or not node.inert(s, me)) and why_not_use(s, player, node, me) is None:
                    found.append((V_USE, me.card, arg))
    if player == CORP:
        if ice != -1 and not s.cards[ice].faceup and rezzable(s, s.cards[ice]):
            found.append((V_REZ, ice, -1))
        if rez:
            cards = s.questionable
            if cards is None:
                cards = s.look_over()
            if s.credits[CORP] >= s.acts_from:  # equivalent: else none of them can be
                _rez_and_score(s, cards, score, found)
    return found


def _rez_and_score(s: State, acts: tuple[int, ...], score: bool, found: list[Key]) -> None:
    """Rezzing and scoring cards in servers, and those that are hosted on other cards."""
    for i in acts:
        c = s.cards[i]
        if c.type == AGENDA:
            if score and is_advanced_enough(s, c) and why_not_score(s, c) is None:
                found.append((V_SCORE, i, -1))
        elif rezzable(s, c):
            found.append((V_REZ, i, -1))
    for i in s.corp_hosted:
        c = s.cards[i]
        if c.type == AGENDA:
            if score and why_not_score(s, c) is None:
                found.append((V_SCORE, i, -1))
        elif c.type != ICE and not c.faceup and why_not_rez(s, c) is None:
            found.append((V_REZ, i, -1))


def _facedown(s: State) -> bool:
    """Whether any card in a server could be rezzed or scored."""
    if s.corp_hosted:
        return True
    for server in s.servers.values():
        for i in server.cards:
            if not s.cards[i].faceup or s.cards[i].type == AGENDA:
                return True
    return False


class PaidWindow(Frame):
    """A paid ability window in progress; ``rule`` is the step it stands in."""

    __slots__ = ("acted", "at", "before", "ice", "now", "player", "ready", "received", "rez", "run_uid", "score")

    def __init__(self, rule: str, rez: bool, score: bool, ice: int, player: int) -> None:
        self.step = self.uid = 0
        self.ended = self.ending = False  # equivalent: only timing structures end
        self.at: str = rule
        self.rez: bool = rez  # (R)
        self.score: bool = score  # (S)
        self.ice: int = ice  # the approached ice that may be rezzed (9.2.7e), or -1
        self.player: int = player
        self.acted: bool = False  # equivalent: it is looked at once priority was received
        self.received: bool = False
        self.run_uid: int = 0
        self.before: int = -1  # the events from this number up to ``now`` happened since the window before
        self.now: int = -1
        self.ready: list[Key] | None = None  # options listed as the window opened; never saved

    def rule(self) -> str:
        return self.at

    def run(self, s: State) -> None:
        while True:
            if self.step == 0:
                self.step = 1  # equivalent: a second checkpoint would find nothing
                if s.dirty or s.pending:
                    checkpoint(s)  # 10.3.3
                    if s.over or s.stack[-1] is not self:
                        return
            if self.now == -1:  # the first player receives priority
                mark_opening(s)
                self.before, self.now = s.window_before, s.window_now
            else:  # perhaps another window opened and closed inside this one
                s.window_before, s.window_now = self.before, self.now
            if self._closed(s):
                s.stack.pop()
                return
            options = self.ready
            if options is None:
                options = window_options(s, self.player, self.rez, self.score, self.ice, s.mode == FULL)
            else:
                self.ready = None
            if options or s.mode == FULL or (s.mode == OPEN and self._expected(s)):
                break
            self._passes(s)
            if s.stack[-1] is not self:
                return
        options.append((V_PASS, -1, -1))
        s.ask(self, self.player, "window", self.at, options, open_question=True)

    def _closed(self, s: State) -> bool:
        """6.8.2a: a window that was open when the run was ended closes; any other is completed (6.1.3c, 8.2.9)."""
        if self.run_uid:
            return s.run_at == -1 or s.stack[s.run_at].ending
        return s.encounter_at != -1 and s.stack[s.encounter_at].ending

    def _passes(self, s: State) -> None:
        if self.received and not self.acted:
            s.pop()
            return
        self.player = 1 - self.player
        self.received = True
        self.acted = False
        self.step = 0

    def _expected(self, s: State) -> bool:
        return expected(s, self.player, self.rez, self.score, self.ice)

    def options(self, s: State, player: int, inert: bool) -> list[Key]:
        """Everything that ``player`` may do here besides passing."""
        return window_options(s, player, self.rez, self.score, self.ice, inert)

    def answer(self, s: State, option: Option) -> None:
        if option.verb == V_PASS:
            self._passes(s)
            return
        self.acted = True
        self.step = 0
        if option.verb == V_REZ:
            start_rez(s, option.card, CORP)
        elif option.verb == V_SCORE:
            start_score(s, option.card)
        else:
            node, me = find_paid(s, option.card, option.arg)
            use_paid(s, self.player, node, me)
