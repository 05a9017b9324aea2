"""Paid ability windows (9.2.7): paid abilities, rezzing and scoring while players have priority."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..additional.open_information import speaks_of_secrets
from ..concepts.scoring import is_advanced_enough, start_score, why_not_score
from ..into_play.rezzing import rezzable, start_rez, why_not_rez
from ..machine.decisions import V_PASS, V_REZ, V_SCORE, V_USE, Key, Option
from ..machine.gates import G_ANYTIME, G_DURING_RUN, G_GRANT, G_PAID, G_PUMPS
from ..machine.nodes import AT_ANYTIME, AT_DURING_RUN, AT_PAID, Paid
from ..machine.terms import AGENDA, CORP, FULL, ICE, OPEN
from .priority_windows import SharedWindow
from .resolving import find_paid, granted_paid, usable, use_paid, why_not_use

if TYPE_CHECKING:
    from ..machine.state import State


#: Without any of these, nobody has a paid ability to use during an encounter, or elsewhere
_PAID: Final = G_PAID | G_GRANT
_DURING_RUN: Final = G_DURING_RUN | G_GRANT | G_PUMPS
_ANYTIME: Final = G_ANYTIME | G_GRANT | G_PUMPS


def open_paid_window(s: State, rule: str, rez: bool = False, score: bool = False, ice: int = -1) -> None:
    """A paid ability window occurs at the step ``rule``, in which the active player receives priority first (9.2.7a).

    ``ice`` may be rezzed besides the cards in servers (9.2.7e), where they may (``rez``).
    """
    window = PaidWindow(rule, rez, score, ice, s.turn)
    if s.run_at != -1 and not s.stack[s.run_at].ending:
        window.run_uid = s.stack[s.run_at].uid
    s.push(window)


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


class PaidWindow(SharedWindow):
    """A paid ability window in progress; ``rule`` is the step it stands in."""

    __slots__ = ("at", "before", "ice", "now", "rez", "run_uid", "score")

    def __init__(self, rule: str, rez: bool, score: bool, ice: int, player: int) -> None:
        super().__init__(player)
        self.at: str = rule
        self.rez: bool = rez  # (R)
        self.score: bool = score  # (S)
        self.ice: int = ice  # the approached ice that may be rezzed (9.2.7e), or -1
        self.run_uid: int = 0  # the run that it closes with, if that is ended
        self.before: int = -1  # the events from this number up to ``now`` happened since the window before
        self.now: int = -1

    def rule(self) -> str:
        return self.at

    def receive_priority(self, s: State) -> None:
        """9.2.7: paid abilities, rezzing and scoring, or passing; who can only pass is not asked, unless all is."""
        self._mark_opening(s)
        if self._closed(s):
            s.pop()
            return
        options = self.options(s, self.player, s.mode == FULL)
        if options or s.mode == FULL or (s.mode == OPEN and self._expected(s)):
            options.append((V_PASS, -1, -1))
            s.ask(self, self.player, "window", self.at, options, open_question=True)
        else:
            self.passes(s)

    def _mark_opening(self, s: State) -> None:
        """Remember which events lie between the paid ability window before and this one (9.3.3c)."""
        if self.now == -1:
            self.before = s.window_last
            self.now = s.window_last = 0 if s.events is None else s.events.n + 1
        s.window_before, s.window_now = self.before, self.now  # another window may have opened inside this one

    def _closed(self, s: State) -> bool:
        """6.8.2a: a window that was open when the run was ended closes; any other is completed (6.1.3c, 8.2.9)."""
        if self.run_uid:
            return s.run_at == -1 or s.stack[s.run_at].ending
        return s.encounter_at != -1 and s.stack[s.encounter_at].ending

    def _expected(self, s: State) -> bool:
        return expected(s, self.player, self.rez, self.score, self.ice)

    def options(self, s: State, player: int, inert: bool) -> list[Key]:
        """Everything that ``player`` may do here besides passing."""
        return window_options(s, player, self.rez, self.score, self.ice, inert)

    def answer(self, s: State, option: Option) -> None:
        if option.verb == V_PASS:
            self.passes(s)
            return
        self.acts()
        if option.verb == V_REZ:
            start_rez(s, option.card, CORP)
        elif option.verb == V_SCORE:
            start_score(s, option.card)
        else:
            node, me = find_paid(s, option.card, option.arg)
            use_paid(s, self.player, node, me)
