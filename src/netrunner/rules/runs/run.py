"""Runs (6): six phases with every lettered step of 6.9. Encounters have a frame of their own (encounters.py)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..abilities.effects import Effect
from ..abilities.interrupts import happen, untouched
from ..abilities.lingering_effects import D_STRUCTURE
from ..abilities.lingering_effects import add as add_lingering
from ..abilities.paid_ability_window import open_paid_window
from ..accessing.access import ROOT, AccessCard, AccessCards, AccessSet, start_access
from ..additional.checkpoints import checkpoint, structure_over
from ..concepts.costs import bill_for, is_free, pay, spend_from_pool, unpayable
from ..concepts.values import additional_costs, forbidden
from ..machine.card import REF
from ..machine.decisions import V_CONTINUE, V_DECLINE, V_JACK_OUT, V_SERVER, Key, Option
from ..machine.frames import AT_ONCE, Frame
from ..machine.gates import G_RUN
from ..machine.nodes import AT_COST, P_OTHER, P_RUN, Ability, Bill, Context, new_context
from ..machine.refusals import Refusal
from ..machine.terms import (
    A_GAIN_CREDITS,
    A_JACK_OUT,
    A_RUN,
    A_SUCCESS,
    E_APPROACH_ICE,
    E_APPROACH_SERVER,
    E_CREDITS_GAINED,
    E_CREDITS_LOST,
    E_JACKED_OUT,
    E_PASS_ALL_ICE,
    E_PASS_ICE,
    E_RUN_ANNOUNCED,
    E_RUN_BEGINS,
    E_RUN_ENDED_BY,
    E_RUN_ENDS,
    E_RUN_SUCCESSFUL,
    E_RUN_UNSUCCESSFUL,
    E_SERVER_CHANGED,
    F_ACCESS_CARDS,
    F_RUN,
    F_SUCCESS,
    FULL,
    NO_SERVER,
    RUNNER,
    SUCCESSFUL,
    UNSUCCESSFUL,
)
from .encounters import Encounter, current_encounter

if TYPE_CHECKING:
    from ..machine.state import State

# Steps of a run, in the order of 6.9
INITIATION: Final = 0
APPROACH: Final = 10
ENCOUNTER: Final = 20
PASS: Final = 30
SERVER: Final = 40
JACK_OUT: Final = 49
RUN_ENDS: Final = 50

STEP_RULES: Final = {
    0: "6.9.1a", 1: "6.9.1b", 2: "6.9.1c", 3: "6.9.1d", 4: "6.9.1e", 5: "6.9.1f",
    10: "6.9.2a", 11: "6.9.2b", 12: "6.9.2c", 13: "6.9.2d", 14: "6.9.2e", 15: "6.9.2f",
    20: "6.9.3", 21: "6.9.3d",
    30: "6.9.4a", 31: "6.9.4b", 32: "6.9.4c",
    40: "6.9.5a", 41: "6.9.5b", 42: "6.9.5c", 43: "6.9.5d", 44: "6.9.5e", 45: "6.9.5f", 46: "6.9.5g", 47: "6.9.5h",
    49: "6.1.5",
    50: "6.9.6a", 51: "6.9.6b", 52: "6.9.6c", 53: "6.9.6d",
}  # fmt: skip


class StartRun(Effect):
    """Run a server: the Runner announces one of ``choices``."""

    __slots__ = ("choices", "during")
    kind = F_RUN

    def __init__(self, player: int, source: int, choices: tuple[int, ...], during: tuple[Ability, ...] = ()) -> None:
        Effect.__init__(self, player, source)
        self.choices: tuple[int, ...] = choices
        self.during: tuple[Ability, ...] = during  # abilities that linger for that run

    def could_change(self, s: State) -> bool:
        return current_run(s) is None and bool(possible(s, self.choices))

    def apply(self, s: State, me: Context) -> None:
        choices = possible(s, self.choices)
        if choices and s.run_at == -1:
            run = start_run(s, choices, self.source)
            for ability in self.during:
                add_lingering(s, ability, me, ((D_STRUCTURE, run.uid, 1),))


def start_run(s: State, choices: tuple[int, ...], source: int) -> Run:
    """A run begins, on one of these servers (6.3.1)."""
    run = Run(choices, source)
    s.uid = run.uid = s.uid + 1
    s.run_at = len(s.stack)
    s.stack.append(run)
    return run


def possible(s: State, servers: tuple[int, ...]) -> tuple[int, ...]:
    """Those servers that can be announced as the attacked server (6.3.2a)."""
    if len(servers) == 1 and servers[0] in s.servers and not s.gates & G_RUN:  # then there is nothing to look for
        return servers
    return tuple([n for n in servers if why_not_run(s, n) is None])


def run_bill(s: State, server: int, with_: Bill | None = None) -> Bill:
    """6.3.2b: additional costs to run, paid as the server is announced; ``with_`` is paid before, if it is to last."""
    costs = additional_costs(s, A_RUN, None, server)
    return bill_for(s, RUNNER, costs, new_context(RUNNER, -1, -1), P_RUN, -1, bill=with_)


def why_not_run(s: State, server: int, clicks: int = 0) -> Refusal | None:
    """Why the Runner cannot announce ``server`` as the attacked server, or None (6.3.2a)."""
    if server not in s.servers:
        return Refusal("refused-no-server", "6.1.2")
    blocker = forbidden(s, A_RUN, RUNNER, None, server)
    if blocker is not None:
        return Refusal("refused-cannot-by", "6.3.2a", by=blocker.id)
    if not s.index[AT_COST + A_RUN] and clicks <= s.clicks[RUNNER]:
        return None
    bill = run_bill(s, server)
    bill.clicks += clicks
    return unpayable(s, bill)


#: What the Runner may do where jacking out is allowed (6.1.5)
_MAY_JACK_OUT: Final[list[Key]] = [(V_CONTINUE, -1, -1), (V_JACK_OUT, -1, -1)]


def _checked(s: State) -> bool:
    """A checkpoint; whether there was nothing to look at."""
    if s.dirty or s.pending:
        checkpoint(s)
        return False
    return AT_ONCE  # equivalent: only saves a look


class Run(Frame):
    """A run in progress."""

    __slots__ = (
        "approached", "choices", "first", "target", "ice", "initial", "jacked_out", "next_phase", "phase_uid",
        "onward", "position", "reached_success", "server", "source", "starts", "successful", "went_back", "boards",
    )  # fmt: skip

    def __init__(self, choices: tuple[int, ...], source: int) -> None:
        self.step = self.uid = 0
        self.ended = self.ending = False
        self.choices: tuple[int, ...] = choices
        self.source: int = source  # reference of the card that initiated the run, or -1
        self.server: int = NO_SERVER
        self.initial: int = NO_SERVER  # the server announced in 6.9.1a, until a server has been approached (6.9.5a)
        self.position: int = -1  # 6.2.1, counted from the innermost position
        self.ice: int = -1  # reference of the ice being approached, encountered or passed
        self.first: bool = False  # equivalent: whether this is the first approach of the run (6.9.2c), said there
        self.approached: bool = False  # whether any ice has been approached this run (6.1.5b)
        self.jacked_out: bool = False
        self.reached_success: bool = False  # step 6.9.5e was reached (6.8.4a)
        self.successful: bool = False
        self.phase_uid: int = 0  # equivalent: the number of the phase that began last, once there is one
        self.target: int = -1  # reference of the ice that an ability told the Runner to approach
        self.next_phase: int = -1  # an ability moved the run to another phase (6.1.3c)
        # Whether an ability has moved the Runner to other ice or another server.
        self.went_back: bool = False  # equivalent: without that, no run comes round
        self.boards: tuple[int, ...] = ()  # where the Runner chose to go on since then (10.10.2)
        self.starts: tuple[int, ...] = ()  # where approaches began since the Runner last could jack out
        self.onward: bool = False  # the run goes in circles, and nobody can jack out: nothing sends it back

    def rule(self) -> str:
        return STEP_RULES.get(self.step, "6.9")

    def lasts(self, uid: int) -> bool:
        if self.uid == uid:
            return True
        return self.phase_uid == uid and not self.ending and self.next_phase == -1

    def run(self, s: State) -> None:
        stack = s.stack
        while True:
            if (
                (self.ending or self.next_phase != -1 or self.server not in s.servers)
                and INITIATION < self.step < RUN_ENDS
            ):  # fmt: skip
                self._leave_phase(s)
            else:
                while _STEPS[self.step](self, s):
                    pass  # nothing came of that step but a record
            if stack[-1] is not self or s.decision is not None or s.over:
                return

    def _leave_phase(self, s: State) -> None:
        """The phase in progress is over, because the run ends or an ability moves it elsewhere."""
        if self.ending or self.server not in s.servers:  # 6.1.4, 4.7.8f
            self.ending = True
            self.step = RUN_ENDS
        else:  # 6.1.3c
            self.step = self.next_phase
        self.next_phase = -1
        if s.dirty or s.pending:
            checkpoint(s)  # the phase is over (10.3.5)

    # -- 6.9.1 Initiation ---------------------------------------------------------------------------------------

    def _announce(self, s: State) -> bool:
        if self.source == -1 and len(self.choices) == 1 and s.mode != FULL:  # ``ask`` would answer that by itself
            return self._announced(s, self.choices[0])
        options: list[Key] = [(V_SERVER, -1, n) for n in self.choices]
        if self.source != -1 and not any(is_free(run_bill(s, n)) for n in self.choices):
            options.append((V_DECLINE, -1, -1))  # 1.15.9a: no card can force the Runner to pay for a run
        s.ask(self, RUNNER, "attacked-server", "6.9.1a", options)
        return False

    def _announced(self, s: State, server: int) -> bool:
        """6.3.2: the attacked server is known; whether there was nothing to pay for it."""
        self.server = self.initial = server
        self.step = 1
        if s.gates & G_RUN:  # equivalent: else it costs nothing
            bill = run_bill(s, server)
            if not is_free(bill):
                pay(s, bill, new_context(RUNNER, -1, -1))
                return False
        return AT_ONCE  # equivalent: only saves a look

    def _after_announcement(self, s: State) -> bool:
        self.step = 2
        self._record(s, E_RUN_ANNOUNCED, 0, "6.9.1a")
        if s.dirty or s.pending:
            checkpoint(s)  # 6.9.1b
            return False
        return self._bad_publicity(s) if s.bad_publicity else self._begin(s)

    def _record(self, s: State, kind: int, structure: int, rule: str) -> None:
        """Something happened to the run, by the card that initiated it if there is one."""
        s.emit(kind, RUNNER, structure=structure, server=self.server, source=self.source, rule=rule)

    def _bad_publicity(self, s: State) -> bool:
        self.step = 3
        if s.bad_publicity and forbidden(s, A_GAIN_CREDITS, RUNNER) is None:
            s.credits[RUNNER] += s.bad_publicity
            s.run_credits = s.bad_publicity
            s.emit(E_CREDITS_GAINED, RUNNER, amount=s.bad_publicity, rule="6.9.1c")
        return self._begin(s)

    def _begin(self, s: State) -> bool:
        self.step = 5
        self.position = len(s.servers[self.server].ice)
        self._record(s, E_RUN_BEGINS, self.uid, "6.9.1d")
        if s.dirty or s.pending:
            checkpoint(s)  # 6.9.1e
            return False
        return self._initiated(s)

    def _initiated(self, s: State) -> bool:
        self.position = position = len(s.servers[self.server].ice) - 1
        # equivalent: 6.9.1f, nothing has happened since 6.9.1e
        return self._approach(s) if position >= 0 else self._approach_server(s)

    # -- 6.9.2 Approach ice -------------------------------------------------------------------------------------

    def _ice_gone(self, s: State) -> bool:
        """6.2.4a: the approached ice was uninstalled or moved; the Runner passes its position."""
        ice = s.servers[self.server].ice
        return self.position >= len(ice) or s.cards[ice[self.position]].ref != self.ice

    def _came_round(self, s: State) -> None:
        """10.10.2: whether the run was here, as everything is now, and no chance to jack out has come since."""
        here = board(s)
        self.onward = here in self.starts
        self.starts = (*self.starts, here)

    def _approach(self, s: State) -> bool:
        ice = s.servers[self.server].ice
        if self.target != -1:  # an ability named the ice to approach (6.4.2)
            c = s.card(self.target)
            self.target = -1
            if c is None or c.id not in ice:
                return self._pass_position(s)  # 6.2.4a
            self.position = ice.index(c.id)
        position = self.position
        if position >= len(ice):
            self.position = position = len(ice) - 1
        if position < 0:
            self.step = SERVER
            return AT_ONCE  # equivalent: only saves a look
        c = s.cards[ice[position]]
        self.ice = c.ref
        if self.went_back:
            self._came_round(s)
        s.uid = self.phase_uid = uid = s.uid + 1
        self.step = 11
        self.first = not self.approached
        self.approached = True
        s.emit(E_APPROACH_ICE, RUNNER, c.ref, structure=uid, which=position, server=self.server, rule="6.9.2a", was=c)
        return self._approach_window(s)

    def _approach_window(self, s: State) -> bool:
        self.step = 12
        if not open_paid_window(s, "6.9.2b"):
            return False
        return self._first_approach(s)  # equivalent: it would follow

    def _first_approach(self, s: State) -> bool:
        if self._ice_gone(s):
            return self._pass_position(s)
        if self.first:
            return self._rez_window(s)
        self.step = 13
        return self._may_jack_out(s)

    def _may_jack_out(self, s: State) -> bool:
        return self._ask_jack_out(s, 14, "6.9.2d")

    def _ask_jack_out(self, s: State, after: int, rule: str) -> bool:
        if s.gates & G_RUN and why_not_jack_out(s) is not None:
            self.step = after
            return AT_ONCE  # equivalent: only saves a look
        self.starts = ()
        self.onward = False
        options = _MAY_JACK_OUT.copy()
        if self.boards and board(s) in self.boards:
            options = [(V_JACK_OUT, -1, -1)]  # 10.10.2: the run goes in circles, and nothing has changed
        s.ask(self, RUNNER, "jack-out", rule, options)
        return False

    def _rez_window(self, s: State) -> bool:
        self.step = 15
        return open_paid_window(s, "6.9.2e", True, False, self.ice % REF)

    def _approached(self, s: State) -> bool:
        if self._ice_gone(s):
            return self._pass_position(s)
        self.step = ENCOUNTER if s.cards[self.ice % REF].faceup else PASS
        return _checked(s)  # equivalent: 6.9.2f, whatever was done in the window has had its own

    def _pass_position(self, s: State) -> bool:
        self.step = PASS
        return _checked(s)  # equivalent: whatever removed the ice has had its own

    # -- 6.9.3 Encounter ice ------------------------------------------------------------------------------------

    def _encounter(self, s: State) -> bool:
        self.step = 21
        s.stack.append(Encounter(self.ice, False))
        return False

    def _encountered(self, s: State) -> bool:
        self.step = PASS
        return AT_ONCE  # equivalent: only saves a look

    # -- 6.9.4 Pass ice -----------------------------------------------------------------------------------------

    def _pass(self, s: State) -> bool:
        self.step = 32
        s.uid = self.phase_uid = uid = s.uid + 1
        passed = s.card(self.ice)
        if passed is None:
            s.emit(E_PASS_ICE, RUNNER, self.ice, structure=uid, which=self.position, server=self.server, rule="6.9.4a")
        else:
            s.emit(
                E_PASS_ICE,
                RUNNER,
                passed.ref,
                structure=uid,
                which=self.position,
                server=self.server,
                rule="6.9.4a",
                was=passed,
            )
        if self.position <= 0:
            s.emit(E_PASS_ALL_ICE, RUNNER, structure=uid, server=self.server, rule="6.9.4a")
        if s.dirty or s.pending:
            checkpoint(s)  # 6.9.4b
            return False
        return self._passed(s)

    def _passed(self, s: State) -> bool:
        self.position = position = self.position - 1
        # equivalent: 6.9.4c, nothing has happened since 6.9.4b
        return self._approach(s) if position >= 0 else self._approach_server(s)

    # -- 6.9.5 Approach server ----------------------------------------------------------------------------------

    def _approach_server(self, s: State) -> bool:
        self.ice = -1
        self.step = 41
        if self.went_back:
            self._came_round(s)
        s.uid = self.phase_uid = uid = s.uid + 1
        s.emit(E_APPROACH_SERVER, RUNNER, structure=uid, server=self.server, rule="6.9.5a")
        if not self.approached and self.initial != NO_SERVER:  # directly from the Initiation Phase
            s.emit(E_PASS_ALL_ICE, RUNNER, structure=uid, server=self.server, rule="6.9.5a")
        self.initial = NO_SERVER
        return self._server_window(s)

    def _server_window(self, s: State) -> bool:
        self.step = 42
        if not open_paid_window(s, "6.9.5b"):
            return False
        return self._may_jack_out_at_server(s)  # equivalent: it would follow

    def _may_jack_out_at_server(self, s: State) -> bool:
        return self._ask_jack_out(s, 43, "6.9.5c")

    def _last_window(self, s: State) -> bool:
        self.step = 44
        if not open_paid_window(s, "6.9.5d", True):
            return False
        return self._declare(s)  # equivalent: it would follow

    def _declare(self, s: State) -> bool:
        self.step = 45
        self.reached_success = True
        if forbidden(s, A_SUCCESS, RUNNER, None, self.server) is None:  # 9.8.2: else nothing can replace it
            if not untouched(s, F_SUCCESS):
                happen(s, DeclareSuccess(RUNNER, -1, extra=self.server), new_context(RUNNER, -1, -1))
                return False
            self.declare_success(s)
        return self._success_checkpoint(s)

    def declare_success(self, s: State) -> None:
        """6.9.5e: the run is successful."""
        self.successful = True
        self._record(s, E_RUN_SUCCESSFUL, self.uid, "6.9.5e")

    def _success_checkpoint(self, s: State) -> bool:
        self.step = 46
        if s.dirty or s.pending:
            checkpoint(s)  # 6.9.5f
            return False
        return self._access(s)

    def _access(self, s: State) -> bool:
        self.step = 47
        if untouched(s, F_ACCESS_CARDS):
            start_access(s, self.server, ROOT, (), True)
        else:
            happen(s, AccessCards(RUNNER, -1, ROOT, (), self.server), new_context(RUNNER, -1, -1))
        return False

    def _at_server_done(self, s: State) -> bool:
        self.step = RUN_ENDS
        return _checked(s)  # equivalent: 6.9.5h, the access has had its own

    def jack_out(self, s: State) -> None:
        """6.1.5: the Runner ends the run, once any additional cost has been paid."""
        self.jacked_out = True
        s.emit(E_JACKED_OUT, RUNNER, server=self.server, rule="6.1.5")
        end_run(s, RUNNER, -1)

    def _jacks_out(self, s: State) -> bool:
        self.jack_out(s)
        if s.dirty or s.pending:
            return False
        self.step = RUN_ENDS  # equivalent: ``_leave_phase`` would find nothing else to do
        return self._run_ends(s)

    # -- 6.9.6 Run ends -----------------------------------------------------------------------------------------

    def _run_ends(self, s: State) -> bool:
        self.step = 52
        n = s.run_credits
        if n:  # 6.9.6b
            spend_from_pool(s, RUNNER, n)
            s.emit(E_CREDITS_LOST, RUNNER, amount=n, rule="6.9.6b")
        return self._complete(s)

    def _complete(self, s: State) -> bool:
        unsuccessful = not self.reached_success and self.server in s.servers  # 6.9.6c, 6.8.4b
        s.run_at = -1
        s.stack.pop()
        if unsuccessful:
            s.emit(E_RUN_UNSUCCESSFUL, RUNNER, structure=self.uid, server=self.server, rule="6.9.6c")
        label = SUCCESSFUL if self.successful else (UNSUCCESSFUL if unsuccessful else 0)
        if self.source != -1 and s.card(self.source) is not None:
            s.emit(E_RUN_ENDS, RUNNER, self.source, structure=self.uid, how=label, server=self.server, rule="6.9.6d")
        else:
            s.emit(E_RUN_ENDS, RUNNER, structure=self.uid, how=label, server=self.server, rule="6.9.6d")
        structure_over(s)  # 6.8.5
        return False

    def answer(self, s: State, option: Option) -> None:
        if option.verb == V_DECLINE:  # no run is initiated
            s.run_at = -1
            s.pop()
        elif self.step == INITIATION:
            self._announced(s, option.arg)
        elif option.verb == V_JACK_OUT:
            self.step = JACK_OUT
            if s.gates & G_RUN:  # equivalent: else it costs nothing
                bill = jack_out_bill(s)
                if not is_free(bill):
                    pay(s, bill, new_context(RUNNER, -1, -1))
        else:
            if self.went_back:
                self.boards = (*self.boards, board(s))
            self.step = 14 if self.step == 13 else 43


_STEPS = {
    0: Run._announce, 1: Run._after_announcement, 2: Run._bad_publicity, 3: Run._begin, 5: Run._initiated,
    10: Run._approach, 11: Run._approach_window, 12: Run._first_approach, 13: Run._may_jack_out, 14: Run._rez_window,
    15: Run._approached, 20: Run._encounter, 21: Run._encountered, 30: Run._pass, 32: Run._passed,
    40: Run._approach_server, 41: Run._server_window, 42: Run._may_jack_out_at_server, 43: Run._last_window,
    44: Run._declare, 45: Run._success_checkpoint, 46: Run._access, 47: Run._at_server_done, 49: Run._jacks_out,
    50: Run._run_ends, 52: Run._complete,
}  # fmt: skip


class DeclareSuccess(Effect):
    """6.9.5e: the run is declared successful."""

    __slots__ = ()
    kind = F_SUCCESS

    def apply(self, s: State, me: Context) -> None:
        run = current_run(s)
        assert run is not None
        if forbidden(s, A_SUCCESS, RUNNER, None, run.server) is None:
            run.declare_success(s)


class ChangeServer(Effect):
    """6.1.2b: change the attacked server to ``extra`` without moving the Runner (``amount`` 0) or to its ice (1)."""

    __slots__ = ()

    def could_change(self, s: State) -> bool:
        run = current_run(s)
        return run is not None and not (run.onward and self.amount)

    def apply(self, s: State, me: Context) -> None:
        run = current_run(s)
        if run is None or (run.onward and self.amount) or self.extra not in s.servers:
            return
        change_server(s, run, self.extra)
        if self.amount:  # 6.1.2c
            leave_encounters(s)
            run.position = len(s.servers[self.extra].ice) - 1
            run.next_phase = APPROACH if run.position >= 0 else SERVER


class ApproachIce(Effect):
    """6.4.2: move the Runner to the beginning of the Approach Ice phase of a piece of ice."""

    __slots__ = ()

    def could_change(self, s: State) -> bool:
        run = current_run(s)
        return run is not None and not run.onward and bool(self.present(s))

    def apply(self, s: State, me: Context) -> None:
        run = current_run(s)
        if run is None or run.onward:
            return
        for i in self.present(s):
            c = s.cards[i]
            if c.server != run.server:
                change_server(s, run, c.server)
            run.position = s.ice_position(c)
            run.target = c.ref
            run.next_phase = APPROACH
            run.went_back = True
            leave_encounters(s)


def leave_encounters(s: State) -> None:
    """6.1.3c: the run moves to another phase, so every encounter and access in it is over."""
    for frame in s.stack[s.run_at + 1 :]:
        if isinstance(frame, (Encounter, AccessSet, AccessCard)):
            frame.ended = True


def board(s: State) -> int:
    """Everything on the table as one number, to tell whether it was the same before. Plain numbers hash alike."""
    run = current_run(s)
    assert run is not None
    seen: list[int] = [run.server, run.position, *s.credits, *s.clicks, s.tags, s.bad_publicity, s.run_credits]
    for c in s.cards:
        seen.extend((c.ref, c.zone, int(c.faceup), c.host, *c.counters))
    for server in s.servers.values():
        seen.extend((server.id, *server.ice, -1, *server.cards, -1))
    seen.extend([kept.number for kept in s.lingering])
    return hash(tuple(seen))


def change_server(s: State, run: Run, server: int) -> None:
    """The attacked server changes; the run goes on (6.1.2b)."""
    old = run.server
    run.server = server
    run.went_back = True
    s.emit(E_SERVER_CHANGED, RUNNER, origin=old, server=server, rule="6.1.2b")


def end_run(s: State, player: int, source: int) -> None:
    """6.1.4: the current phase and everything in it ends; frames look at the mark when they resume (6.8.2)."""
    run = current_run(s)
    if run is None or run.ending or run.step >= RUN_ENDS:
        encounter = current_encounter(s)
        if encounter is not None:  # 6.5.2b: a forced one, outside of a run or after it was ended: only that ends
            encounter.ended = encounter.ending = True
        return
    run.ending = True
    if source == -1:
        s.emit(E_RUN_ENDED_BY, player, server=run.server, rule="6.1.4")
    else:
        s.emit(E_RUN_ENDED_BY, player, server=run.server, source=source, rule="6.1.4")
    leave_encounters(s)


def ice_derezzed(s: State, card_id: int) -> None:
    """6.2.4b: derezzing the encountered ice ends the encounter."""
    encounter = current_encounter(s)
    if encounter is not None and encounter.ice % REF == card_id:
        encounter.ended = True


def jack_out_bill(s: State) -> Bill:
    """Additional costs to jack out."""
    run = current_run(s)
    assert run is not None
    costs = additional_costs(s, A_JACK_OUT, None, run.server)
    return bill_for(s, RUNNER, costs, new_context(RUNNER, -1, -1), P_OTHER, -1)


def why_not_jack_out(s: State) -> Refusal | None:
    """Why the Runner cannot jack out (the step aside), or None."""
    run = current_run(s)
    assert run is not None
    blocker = forbidden(s, A_JACK_OUT, RUNNER, None, run.server)
    if blocker is not None:
        return Refusal("refused-cannot-by", "1.2.2", by=blocker.id)
    return unpayable(s, jack_out_bill(s))


def current_run(s: State) -> Run | None:
    """The run in progress, if any."""
    if s.run_at == -1:
        return None
    run = s.stack[s.run_at]
    assert isinstance(run, Run)
    return run
