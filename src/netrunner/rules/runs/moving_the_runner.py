"""Moving the Runner in the middle of a run (6.1.2b, 6.1.3, 6.4.2): to another server, to a piece of ice, to a phase."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..abilities.effects import Effect
from ..abilities.paid_ability_window import PaidWindow
from ..accessing.access import AccessCard, AccessSet
from ..machine.decisions import V_SERVER, Option, with_number
from ..machine.frames import AbilityFrame
from ..machine.nodes import Context
from .encounters import Encounter
from .run import APPROACH_ICE, APPROACH_SERVER, ENCOUNTER_ICE, PASS_ICE, Run, change_server, current_run

if TYPE_CHECKING:
    from ..machine.state import State

# What the Runner does where they are moved to
STAY: Final = 0  # the attacked server alone changes
APPROACH: Final = 1  # 6.4.2
ENCOUNTER: Final = 2  # 6.1.3: the approach is skipped; ice that is not rezzed is passed (6.4.5)
PASS: Final = 3  # the run goes on as if the Runner had just passed the ice


class ChangeServer(Effect):
    """6.1.2b: change the attacked server; ``to`` says what the Runner does at its outermost ice, if anything."""

    __slots__ = ("to",)

    def __init__(self, player: int, source: int, server: int, *, to: int) -> None:
        super().__init__(player, source, server=server)
        self.to: int = to

    def could_change(self, s: State) -> bool:
        run = current_run(s)
        return run is not None and not (run.onward and self.to)

    def apply(self, s: State, me: Context) -> None:
        run = current_run(s)
        if run is None or (run.onward and self.to) or self.server not in s.servers:
            return
        change_server(s, run, self.server)
        if self.to != STAY:  # 6.1.2c
            leave_encounters(s)
            ice = s.servers[self.server].ice
            run.position = len(ice) - 1
            run.next_phase = APPROACH_ICE if ice else APPROACH_SERVER
            if ice and self.to == ENCOUNTER:
                _meet(s, run, s.cards[ice[-1]].ref)


class MoveToIce(Effect):
    """6.4.2, 6.4.2a, 6.1.3a: move the Runner to a piece of ice, wherever it is, and to the phase that ``to`` says."""

    __slots__ = ("to",)

    def __init__(self, player: int, source: int, cards: tuple[int, ...], *, to: int) -> None:
        super().__init__(player, source, cards=cards)
        self.to: int = to

    def _able(self, s: State) -> list[int]:
        """The ice, if the Runner can be moved to it: only rezzed ice is encountered (6.4.4)."""
        return [i for i in self.present(s) if self.to != ENCOUNTER or s.cards[i].faceup]

    def could_change(self, s: State) -> bool:
        run = current_run(s)
        return run is not None and not run.onward and bool(self._able(s))

    def apply(self, s: State, me: Context) -> None:
        run = current_run(s)
        if run is None or run.onward:
            return
        for i in self._able(s):
            c = s.cards[i]
            if c.server != run.server:  # 6.4.2b
                change_server(s, run, c.server)
            run.position = s.ice_position(c)
            run.went_back = True
            if self.to == PASS:
                run.ice = c.ref
                continue
            if self.to == APPROACH:
                run.target = c.ref
                run.next_phase = APPROACH_ICE
            else:
                _meet(s, run, c.ref)
            leave_encounters(s)


def _meet(s: State, run: Run, ref: int) -> None:
    """The next phase is the encounter with a piece of ice, or its passing if it is not rezzed."""
    run.ice = ref
    run.next_phase = ENCOUNTER_ICE if s.at(ref).faceup else PASS_ICE


def leave_encounters(s: State) -> None:
    """6.1.3c: the run moves to another phase: encounters and accesses are over, once an open window is complete."""
    for frame in s.stack[s.run_at + 1 :]:
        if isinstance(frame, Encounter) and frame.breaking:
            frame.left = True
        elif isinstance(frame, (Encounter, AccessSet, AccessCard)):
            frame.ended = True


def other_servers(s: State) -> list[int]:
    """The servers that a run in progress could move to: all but the attacked one."""
    run = current_run(s)
    return [] if run is None else [n for n in sorted(s.servers) if n != run.server]


class ChooseNewServer(AbilityFrame):
    """Choose another server (1.14.1b); the run moves there, and with ``at_once`` the open window closes."""

    __slots__ = ("at_once", "player", "to")

    def __init__(self, me: Context, player: int, to: int, at_once: bool) -> None:
        super().__init__(me)
        self.player: int = player
        self.to: int = to
        self.at_once: bool = at_once

    def rule(self) -> str:
        return "6.1.2b"

    def run(self, s: State) -> None:
        options = [with_number(V_SERVER, n) for n in other_servers(s)]
        s.ask(self, self.player, "choose-server", "1.14.1b", options, card=self.me.card)

    def answer(self, s: State, option: Option) -> None:
        s.pop()
        ChangeServer(self.player, self.me.ref, option.arg, to=self.to).apply(s, self.me)
        if self.at_once:
            for frame in s.stack[s.run_at + 1 :]:
                if isinstance(frame, PaidWindow):
                    frame.closes = True
