"""Paid ability windows (9.2.7): paid abilities, rezzing and scoring while players have priority."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from ...native import mypyc_attr
from ..additional.open_information import speaks_of_secrets
from ..concepts.scoring import start_score, why_not_score
from ..into_play.rezzing import start_rez, why_not_rez
from ..machine.decisions import O_PASS, V_PASS, V_REZ, V_SCORE, V_USE, Key, Option, Options, on_card
from ..machine.nodes import AT_PAID, Paid
from ..machine.terms import ADVANCEMENT, AGENDA, CORP, FORCED, FULL, NO_SERVER, NOBODY, OPEN
from .priority_windows import SharedWindow
from .resolving import find_paid, granted_paid, use_paid, why_not_use

if TYPE_CHECKING:
    from ..machine.state import State

Chance = Literal["rez", "score", "use"]


def open_paid_window(s: State, rule: str, rez: bool = False, score: bool = False, ice: int = -1) -> None:
    """A paid ability window occurs at the step ``rule``, in which the active player receives priority first (9.2.7a).

    ``ice`` may be rezzed besides the cards in servers (9.2.7e), where they may (``rez``).
    """
    window = PaidWindow(rule, rez, score, ice, s.turn)
    if s.run_at != -1 and not s.stack[s.run_at].ending:
        window.run_uid = s.stack[s.run_at].uid
    if s.mode != FORCED or s.unsettled() or not window.is_idle(s):
        s.push(window)


@mypyc_attr(free_list_len=1)
class PaidWindow(SharedWindow):
    """A paid ability window in progress; ``rule`` is the step it stands in."""

    __slots__ = ("at", "before", "closes", "ice", "now", "rez", "run_uid", "score")

    def __init__(self, rule: str, rez: bool, score: bool, ice: int, player: int) -> None:
        super().__init__(player)
        self.at: str = rule
        self.rez: bool = rez  # (R)
        self.score: bool = score  # (S)
        self.ice: int = ice  # the approached ice that may be rezzed (9.2.7e), or -1
        self.run_uid: int = 0  # the run that it closes with, if that is ended
        self.before: int = -1  # the events from this number up to ``now`` happened since the window before
        self.now: int = -1
        self.closes: bool = False  # the run has left it behind

    def rule(self) -> str:
        return self.at

    def receive_priority(self, s: State) -> None:
        """9.2.4a, 9.2.7: abilities, rezzing and scoring, or passing; who can only pass is not asked, unless all is."""
        self._mark_opening(s)
        if self._closed(s):
            s.pop()
            return
        options = self.options(s, self.player, s.mode == FULL)
        if options or s.mode == FULL or (s.mode == OPEN and self._expected(s)):
            options.append(O_PASS)
            s.ask(self, self.player, "window", self.at, options, open_question=True)
        else:
            self.passes(s)

    def is_idle(self, s: State) -> bool:
        """Whether both players can only pass: then nobody is asked, and the window need not open."""
        self._mark_opening(s)
        return not self.options(s, s.turn, False) and not self.options(s, 1 - s.turn, False)

    def _mark_opening(self, s: State) -> None:
        """Remember which events lie between the paid ability window before and this one (9.3.3c)."""
        if self.now == -1:
            self.before = s.window_last
            self.now = s.window_last = s.next_event()
        s.window_before, s.window_now = self.before, self.now  # another window may have opened inside this one

    def _closed(self, s: State) -> bool:
        """6.8.2a: a window that was open when the run was ended closes; others go on (6.1.3c, 6.8.2d, 8.2.9)."""
        if self.closes:
            return True
        if self.run_uid:
            return s.run_at == -1 or s.stack[s.run_at].ending
        return s.encounter_at != -1 and s.stack[s.encounter_at].ending

    def options(self, s: State, player: int, inert: bool) -> list[Key]:
        """Everything that ``player`` may do besides passing (9.2.7); boosts that come to nothing if ``inert``."""
        found: list[Key] = []
        for entry in s.index[AT_PAID + player]:
            node = entry.node
            assert isinstance(node, Paid)
            if (inert or not node.inert(s, entry.me)) and why_not_use(s, player, node, entry.me) is None:
                found.append((V_USE, entry.me.card, node.slot))
        for node, me, arg in granted_paid(s):
            if not node.action and not node.interrupts and (inert or not node.inert(s, me)):
                if why_not_use(s, player, node, me) is None:
                    found.append((V_USE, me.card, arg))
        if player == CORP:
            if self.ice != -1 and why_not_rez(s, s.cards[self.ice], self) is None:
                found.append(on_card(V_REZ, self.ice))
            for i in self._ice_like_others(s):
                if why_not_rez(s, s.cards[i], self) is None:
                    found.append(on_card(V_REZ, i))
            self._rez_or_score(s, s.rooted, found)
            self._rez_or_score(s, s.corp_hosted, found)
        return found

    def _rez_or_score(self, s: State, ids: tuple[int, ...], found: list[Key]) -> None:
        """9.2.7c and d: agendas are scored, all else is rezzed."""
        for i in ids:
            card = s.cards[i]
            if card.type == AGENDA:
                if why_not_score(s, card, self) is None:
                    found.append(on_card(V_SCORE, i))
            elif why_not_rez(s, card, self) is None:
                found.append(on_card(V_REZ, i))

    def _ice_like_others(self, s: State) -> tuple[int, ...]:
        """Ice of the attacked server that says that it can be rezzed where other cards can; not the approached one."""
        ice = self._unrezzed_ice(s)
        return tuple([i for i in ice if s.cards[i].defn.rez_like_others]) if ice else ice

    def _unrezzed_ice(self, s: State) -> tuple[int, ...]:
        """Unrezzed ice protecting the attacked server while cards can be rezzed; not the approached one."""
        if not self.rez or s.run_at == -1:
            return ()
        server = s.servers.get(s.stack[s.run_at].attacked())
        if server is None or not server.ice:
            return ()
        return tuple([i for i in server.ice if i != self.ice and not s.cards[i].faceup])

    def _expected(self, s: State) -> bool:
        """Whether the opponent, knowing open information only, must reckon with an act here."""
        player = self.player
        for entry in s.index[AT_PAID + player]:
            node = entry.node
            assert isinstance(node, Paid)
            if speaks_of_secrets(node) and not node.breaks and not node.inert(s, entry.me):
                if why_not_use(s, player, node, entry.me, False) is None:
                    return True
        if player != CORP:
            return False
        if self.ice != -1 and s.cards[self.ice].installed and not s.cards[self.ice].faceup:
            return True
        if self._unrezzed_ice(s):  # any of it may be ice that is rezzed where other cards are
            return True
        return self.rez and any([s.cards[i].type == AGENDA or not s.cards[i].faceup for i in _in_servers(s)])

    def chances(self, s: State, options: Options, attacked: int) -> list[Chance]:
        """What everybody can see that the player may have to do here: ``rez``, ``score``, ``use``.

        Hidden cards count by where they lie, never by what they are or cost, so whoever stops only where there is a
        chance gives nothing away. In a run it is about the approached ice and the ``attacked`` server; strength
        matters in encounters alone. ``options`` are those of the open decision.
        """
        found: list[Chance] = []
        if self.player == CORP:
            hidden = [s.cards[i] for i in _in_servers(s) if not s.cards[i].faceup]
            near = [c for c in hidden if attacked in (NO_SERVER, c.server)]
            approached = self.ice != -1 and s.cards[self.ice].installed and not s.cards[self.ice].faceup
            if approached or (self.rez and near) or self._unrezzed_ice(s):
                found.append("rez")
            if self.score and any([c.counters[ADVANCEMENT] > 0 for c in hidden]):
                found.append("score")
        for option in options:
            if option.verb == V_USE and s.cards[option.card].faceup:
                if s.encounter_at != -1 or not find_paid(s, option.card, option.arg)[0].pump:
                    found.append("use")
                    break
        return found

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
            use_paid(s, node, me)


def _in_servers(s: State) -> tuple[int, ...]:
    """The Corp's installed cards but ice that protects servers."""
    return (*s.rooted, *s.corp_hosted)


#: What there is where no paid ability window is open: nobody can rez or score anything (9.2.7c, 9.2.7d).
CLOSED: Final = PaidWindow("", False, False, -1, NOBODY)
