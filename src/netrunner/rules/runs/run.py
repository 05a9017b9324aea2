"""Runs (6): six phases with every lettered step of 6.9. Encounters have a frame of their own (encounters.py)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..abilities.effects import Effect
from ..abilities.interrupts import happen
from ..abilities.lingering_effects import D_STRUCTURE, Duration
from ..abilities.lingering_effects import add as add_lingering
from ..abilities.paid_ability_window import open_paid_window
from ..accessing.access import AccessCard, AccessCards, AccessSet
from ..additional.checkpoints import checkpoint, structure_over
from ..additional.open_information import await_hidden_reaction
from ..concepts.costs import add_additional_costs, is_free, pay, unpayable
from ..concepts.credits import spend_from_pool
from ..concepts.values import bad_publicity, forbidden
from ..machine.card import id_of
from ..machine.decisions import (
    O_CONTINUE,
    O_DECLINE,
    O_JACK_OUT,
    V_DECLINE,
    V_JACK_OUT,
    V_SERVER,
    Key,
    Option,
    with_number,
)
from ..machine.frames import Frame
from ..machine.nodes import P_OTHER, P_RUN, Ability, Bill, Context
from ..machine.refusals import Refusal
from ..machine.terms import (
    A_END_RUN,
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
    F_END_RUN,
    F_JACK_OUT,
    F_RUN,
    F_SUCCESS,
    FULL,
    NO_SERVER,
    RUNNER,
    SUCCESSFUL,
    UNSUCCESSFUL,
)
from ..machine.timing import timing_structure
from .encounters import Encounter, current_encounter

if TYPE_CHECKING:
    from ..machine.state import State

# The steps of a run
ANNOUNCE_SERVER: Final = 0
CHECK_ANNOUNCEMENT: Final = 1
GAIN_BAD_PUBLICITY_CREDITS: Final = 2
RUN_BEGINS: Final = 3
CHECK_BEGINNING: Final = 4
END_INITIATION: Final = 5
APPROACH_ICE: Final = 6
APPROACH_WINDOW: Final = 7
FIRST_APPROACH: Final = 8
MAY_JACK_OUT: Final = 9
REZ_WINDOW: Final = 10
END_APPROACH: Final = 11
ENCOUNTER_ICE: Final = 12
END_ENCOUNTER: Final = 13
PASS_ICE: Final = 14
CHECK_PASSING: Final = 15
END_PASSING: Final = 16
APPROACH_SERVER: Final = 17
SERVER_WINDOW: Final = 18
MAY_JACK_OUT_AT_SERVER: Final = 19
LAST_WINDOW: Final = 20
DECLARE_SUCCESS: Final = 21
CHECK_SUCCESS: Final = 22
ACCESS: Final = 23
END_APPROACH_SERVER: Final = 24
JACK_OUT: Final = 25
CLOSE_WINDOWS: Final = 26
LOSE_BAD_PUBLICITY_CREDITS: Final = 27
BECOME_UNSUCCESSFUL: Final = 28
COMPLETE: Final = 29
#: For jacking out by an ability
ANYWHERE: Final = -1

RUN_STEPS: Final = timing_structure(
    (ANNOUNCE_SERVER, "6.9.1a"),
    (CHECK_ANNOUNCEMENT, "6.9.1b"),
    (GAIN_BAD_PUBLICITY_CREDITS, "6.9.1c"),
    (RUN_BEGINS, "6.9.1d"),
    (CHECK_BEGINNING, "6.9.1e"),
    (END_INITIATION, "6.9.1f"),
    (APPROACH_ICE, "6.9.2a"),
    (APPROACH_WINDOW, "6.9.2b"),
    (FIRST_APPROACH, "6.9.2c"),
    (MAY_JACK_OUT, "6.9.2d"),
    (REZ_WINDOW, "6.9.2e"),
    (END_APPROACH, "6.9.2f"),
    (ENCOUNTER_ICE, "6.9.3"),  # whose steps are those of an encounter: encounters.py
    (END_ENCOUNTER, "6.9.3d"),
    (PASS_ICE, "6.9.4a"),
    (CHECK_PASSING, "6.9.4b"),
    (END_PASSING, "6.9.4c"),
    (APPROACH_SERVER, "6.9.5a"),
    (SERVER_WINDOW, "6.9.5b"),
    (MAY_JACK_OUT_AT_SERVER, "6.9.5c"),
    (LAST_WINDOW, "6.9.5d"),
    (DECLARE_SUCCESS, "6.9.5e"),
    (CHECK_SUCCESS, "6.9.5f"),
    (ACCESS, "6.9.5g"),
    (END_APPROACH_SERVER, "6.9.5h"),
    (JACK_OUT, "6.1.5"),  # once its cost has been paid, from 6.9.2d or 6.9.5c
    (CLOSE_WINDOWS, "6.9.6a"),
    (LOSE_BAD_PUBLICITY_CREDITS, "6.9.6b"),
    (BECOME_UNSUCCESSFUL, "6.9.6c"),
    (COMPLETE, "6.9.6d"),
)


class StartRun(Effect):
    """Run a server: the Runner announces one of ``choices``."""

    __slots__ = ("anywhere", "choices", "during", "free")
    kind = F_RUN

    def __init__(
        self,
        player: int,
        source: int,
        choices: tuple[int, ...],
        during: tuple[Ability, ...] = (),
        *,
        free: bool = False,
        anywhere: bool = False,
    ) -> None:
        Effect.__init__(self, player, source)
        self.choices: tuple[int, ...] = choices
        self.during: tuple[Ability, ...] = during  # abilities that linger for that run
        self.free: bool = free  # ignoring additional costs to run (1.15.9)
        self.anywhere: bool = anywhere  # it may be a run on any server

    def could_change(self, s: State) -> bool:
        return current_run(s) is None and bool(possible(s, self.choices, self.free))

    def apply(self, s: State, me: Context) -> None:
        choices = possible(s, self.choices, self.free)
        if choices and s.run_at == -1:
            run = start_run(s, choices, self.source, self.free)
            run.anywhere = self.anywhere
            for ability in self.during:
                add_lingering(s, ability, me, (Duration(D_STRUCTURE, structure=run.uid, linked=True),))


def start_run(s: State, choices: tuple[int, ...], source: int, free: bool = False) -> Run:
    """A run begins, on one of these servers (6.3.1)."""
    run = Run(choices, source)
    run.free = free
    s.uid = run.uid = s.uid + 1
    s.run_at = len(s.stack)
    s.stack.append(run)
    return run


def possible(s: State, servers: tuple[int, ...], free: bool = False) -> tuple[int, ...]:
    """Those servers that can be announced as the attacked server (6.3.2a)."""
    return tuple([n for n in servers if why_not_run(s, n, free=free) is None])


def run_bill(s: State, server: int, with_: Bill | None = None) -> Bill:
    """6.3.2b: additional costs to run, paid as the server is announced; ``with_`` is paid before, if it is to last."""
    bill = Bill(RUNNER, P_RUN) if with_ is None else with_
    add_additional_costs(s, bill, A_RUN, None, server)
    return bill


def why_not_run(s: State, server: int, with_: Bill | None = None, free: bool = False) -> Refusal | None:
    """Why the Runner cannot announce ``server`` as the attacked server, or None (6.3.2a).

    ``with_`` is paid before, for the action that initiates the run, if it is to last (1.15.9b). A run that is ``free``
    ignores additional costs.
    """
    if not s.has_server(server):
        return Refusal("refused-no-server", "6.1.2")
    blocker = forbidden(s, A_RUN, RUNNER, None, server)
    if blocker is not None:
        return Refusal("refused-cannot-by", "6.3.2a", by=blocker.id)
    return None if free else unpayable(s, run_bill(s, server, with_))


class Run(Frame):
    """A run in progress."""

    __slots__ = (
        "anywhere", "approached", "boards", "choices", "first", "free", "ice", "initial", "jacked_out", "next_phase",
        "onward", "phase_uid", "position", "reached_success", "resume", "server", "source", "starts", "successful",
        "target", "unsuccessful", "went_back",
    )  # fmt: skip

    def __init__(self, choices: tuple[int, ...], source: int) -> None:
        super().__init__()
        self.choices: tuple[int, ...] = choices
        self.anywhere: bool = False  # what initiated it specified no servers (6.7.3a)
        self.free: bool = False  # additional costs to run are ignored (1.15.9)
        self.source: int = source  # reference of the card that initiated the run, or -1
        self.server: int = NO_SERVER
        self.initial: int = NO_SERVER  # the server announced in 6.9.1a, until a server has been approached (6.9.5a)
        self.position: int = -1  # 6.2.1, counted from the innermost position
        self.ice: int = -1  # reference of the ice being approached, encountered or passed
        self.first: bool = False  # whether this is the first approach of the run (6.9.2c)
        self.approached: bool = False  # whether any ice has been approached this run (6.1.5b)
        self.jacked_out: bool = False
        self.reached_success: bool = False  # step 6.9.5e was reached (6.8.4a)
        self.successful: bool = False
        self.unsuccessful: bool = False  # said in 6.9.6c
        self.phase_uid: int = 0  # the number of the phase that began last
        self.target: int = -1  # reference of the ice that an ability told the Runner to approach
        self.resume: int = 0  # the step with which the phase goes on if the Runner does not jack out after all
        self.next_phase: int = -1  # an ability moved the run to another phase (6.1.3c)
        self.went_back: bool = False  # whether an ability has moved the Runner to other ice or another server
        self.boards: tuple[int, ...] = ()  # where the Runner chose to go on since then (10.10.2)
        self.starts: tuple[int, ...] = ()  # where approaches began since the Runner last could jack out
        self.onward: bool = False  # the run goes in circles, and nobody can jack out: nothing sends it back

    def steps(self) -> tuple[str, ...]:
        return RUN_STEPS

    def lasts(self, uid: int) -> bool:
        if self.uid == uid:
            return True
        return self.phase_uid == uid and not self.ending and self.next_phase == -1

    def attacked(self) -> int:
        return self.server

    def could_have_chosen(self, server: int) -> bool:
        """6.7.3a: whether what initiated the run would have allowed this server to be attacked."""
        return self.anywhere or server in self.choices

    def shift_inward(self, server: int, at: int, card_id: int) -> None:
        """6.2.3c: ice inward from the Runner left its position."""
        if self.server == server and (at < self.position or (at == self.position and self.step == APPROACH_ICE)):
            self.position -= 1
        if id_of(self.ice) == card_id and APPROACH_ICE < self.step < ENCOUNTER_ICE:
            self.phase_uid = 0  # 6.2.4a: the approach is over

    def shift_outward(self, s: State, server: int, at: int) -> None:
        """6.2.3b: ice was added inward from the Runner."""
        if self.server != server or self.position < 0:
            return
        ice = s.servers[server].ice
        own = self.position + 1 < len(ice) and ice[self.position + 1] == id_of(self.ice)
        # In the very position of ice that left, new ice is not inward of the Runner (6.2.3a).
        if at < self.position or (at == self.position and (own or self.step == APPROACH_ICE)):
            self.position += 1

    @property
    def begun(self) -> bool:
        """Whether the run has formally begun (6.9.1d)."""
        return self.step > RUN_BEGINS

    def run(self, s: State) -> None:
        step = self.step
        if ANNOUNCE_SERVER < step < CLOSE_WINDOWS and self._phase_is_left(s):
            self._leave_phase(s)
            return
        self.step = step + 1
        if step <= END_INITIATION:  # 6.9.1
            if step == ANNOUNCE_SERVER:
                self.announce_server(s)
            elif step == CHECK_ANNOUNCEMENT:
                self.check_announcement(s)
            elif step == GAIN_BAD_PUBLICITY_CREDITS:
                self.gain_bad_publicity_credits(s)
            elif step == RUN_BEGINS:
                self.run_begins(s)
            elif step == CHECK_BEGINNING:
                self.check_beginning(s)
            elif step == END_INITIATION:
                self.end_initiation(s)
        elif step <= END_APPROACH:  # 6.9.2
            if step == APPROACH_ICE:
                self.approach_ice(s)
            elif step == APPROACH_WINDOW:
                self.approach_window(s)
            elif step == FIRST_APPROACH:
                self.first_approach(s)
            elif step == MAY_JACK_OUT:
                self.may_jack_out(s)
            elif step == REZ_WINDOW:
                self.rez_window(s)
            elif step == END_APPROACH:
                self.end_approach(s)
        elif step <= END_PASSING:  # 6.9.3, 6.9.4
            if step == ENCOUNTER_ICE:
                self.encounter_ice(s)
            elif step == END_ENCOUNTER:
                self.end_encounter(s)
            elif step == PASS_ICE:
                self.pass_ice(s)
            elif step == CHECK_PASSING:
                self.check_passing(s)
            elif step == END_PASSING:
                self.end_passing(s)
        elif step <= JACK_OUT:  # 6.9.5
            if step == APPROACH_SERVER:
                self.approach_server(s)
            elif step == SERVER_WINDOW:
                self.server_window(s)
            elif step == MAY_JACK_OUT_AT_SERVER:
                self.may_jack_out_at_server(s)
            elif step == LAST_WINDOW:
                self.last_window(s)
            elif step == DECLARE_SUCCESS:
                self.declare_success(s)
            elif step == CHECK_SUCCESS:
                self.check_success(s)
            elif step == ACCESS:
                self.access(s)
            elif step == END_APPROACH_SERVER:
                self.end_approach_server(s)
            elif step == JACK_OUT:
                self.jack_out(s)
        else:  # 6.9.6
            if step == CLOSE_WINDOWS:
                self.close_windows(s)
            elif step == LOSE_BAD_PUBLICITY_CREDITS:
                self.lose_bad_publicity_credits(s)
            elif step == BECOME_UNSUCCESSFUL:
                self.become_unsuccessful(s)
            elif step == COMPLETE:
                self.complete(s)

    def _phase_is_left(self, s: State) -> bool:
        """Whether the phase in progress is over, because the run ends or an ability moves it elsewhere."""
        return self.ending or self.next_phase != -1 or not s.has_server(self.server)

    def _leave_phase(self, s: State) -> None:
        if self.ending or not s.has_server(self.server):  # 6.1.4, 4.7.8f
            self.ending = True
            self.step = CLOSE_WINDOWS
        else:  # 6.1.3c
            self.step = self.next_phase
        self.next_phase = -1
        checkpoint(s)  # the phase is over (10.3.5)

    def _record(self, s: State, kind: int, structure: int, rule: str) -> None:
        """Something happened to the run, by the card that initiated it if there is one."""
        s.emit(kind, RUNNER, structure=structure, server=self.server, source=self.source, rule=rule)

    # -- 6.9.1 Initiation ---------------------------------------------------------------------------------------

    def announce_server(self, s: State) -> None:
        """6.9.1a, 6.1.2a: the Runner announces the attacked server."""
        self.step = ANNOUNCE_SERVER
        options: list[Key] = [with_number(V_SERVER, n) for n in self.choices]
        if self.source != -1 and not self.free and not any(is_free(run_bill(s, n)) for n in self.choices):
            options.append(O_DECLINE)  # 1.15.9a: no card can force the Runner to pay for a run
        s.ask(self, RUNNER, "attacked-server", "6.9.1a", options)

    def _announced(self, s: State, option: Option) -> None:
        """6.3.2: additional costs to run are paid as the server is announced."""
        if option.verb == V_DECLINE:  # no run is initiated
            s.run_at = -1
            s.pop()
            return
        self.server = self.initial = option.arg
        self.step = CHECK_ANNOUNCEMENT
        bill = run_bill(s, self.server)
        if not self.free and not is_free(bill):
            pay(s, bill, Context(RUNNER))

    def check_announcement(self, s: State) -> None:
        """6.9.1b: a checkpoint, now that the announcement is made."""
        self._record(s, E_RUN_ANNOUNCED, 0, "6.9.1a")
        checkpoint(s)

    def gain_bad_publicity_credits(self, s: State) -> None:
        """6.9.1c, 6.3.3: a credit for each bad publicity, for the run; what comes later brings none (10.6.2a)."""
        n = bad_publicity(s)
        if n and forbidden(s, A_GAIN_CREDITS, RUNNER) is None:
            s.credits[RUNNER] += n
            s.run_credits = n
            s.emit(E_CREDITS_GAINED, RUNNER, amount=n, rule="6.9.1c")

    def run_begins(self, s: State) -> None:
        """6.9.1d: the run formally begins."""
        self.position = len(s.servers[self.server].ice)
        s.emit(
            E_RUN_BEGINS, RUNNER, amount=self.position,
            structure=self.uid, server=self.server, source=self.source, rule="6.9.1d",
        )  # fmt: skip

    def check_beginning(self, s: State) -> None:
        """6.9.1e: a checkpoint."""
        checkpoint(s)

    def end_initiation(self, s: State) -> None:
        """6.9.1f, 6.3.4: on to the outermost piece of ice, or to the server."""
        self.position = len(s.servers[self.server].ice) - 1
        self.step = APPROACH_ICE if self.position >= 0 else APPROACH_SERVER
        checkpoint(s)

    # -- 6.9.2 Approach ice -------------------------------------------------------------------------------------

    def approach_ice(self, s: State) -> None:
        """6.9.2a, 6.2.2: the Runner approaches the ice in this position."""
        ice = s.servers[self.server].ice
        if self.target != -1:  # an ability named the ice to approach (6.4.2)
            c = s.card(self.target)
            self.target = -1
            if c is None or c.id not in ice:
                self._pass_position(s)
                return
            self.position = ice.index(c.id)
        self.position = min(self.position, len(ice) - 1)
        if self.position < 0:
            self.step = APPROACH_SERVER
            return
        c = s.cards[ice[self.position]]
        self.ice = c.ref
        self._came_round(s)
        self.phase_uid = s.new_uid()
        self.first = not self.approached
        self.approached = True
        s.emit(
            E_APPROACH_ICE, RUNNER, c.ref,
            structure=self.phase_uid, which=self.position, server=self.server, rule="6.9.2a", was=c,
        )  # fmt: skip

    def approach_window(self, s: State) -> None:
        """6.9.2b: a paid ability window."""
        open_paid_window(s, "6.9.2b")

    def first_approach(self, s: State) -> None:
        """6.9.2c: at the first piece of ice the Runner cannot jack out."""
        if self._ice_gone(s):
            self._pass_position(s)
        elif why_not_there(self, MAY_JACK_OUT) is not None:
            self.step = REZ_WINDOW

    def may_jack_out(self, s: State) -> None:
        """6.9.2d: the Runner may jack out."""
        self._ask_jack_out(s, MAY_JACK_OUT, "6.9.2d")

    def rez_window(self, s: State) -> None:
        """6.9.2e: a paid ability window, in which the Corp may rez the approached ice."""
        open_paid_window(s, "6.9.2e", rez=True, ice=id_of(self.ice))

    def end_approach(self, s: State) -> None:
        """6.9.2f: the Runner encounters the ice, if it is rezzed (6.4.4), or passes it."""
        if self._ice_gone(s):
            self._pass_position(s)
            return
        self.step = ENCOUNTER_ICE if s.at(self.ice).faceup else PASS_ICE
        checkpoint(s)

    def _ice_gone(self, s: State) -> bool:
        """6.2.4a: the approached ice was uninstalled or moved; the Runner passes its position."""
        ice = s.servers[self.server].ice
        return self.position >= len(ice) or s.cards[ice[self.position]].ref != self.ice

    def _pass_position(self, s: State) -> None:
        """6.2.4a: the approach is over, and the Runner passes the position."""
        self.step = PASS_ICE
        checkpoint(s)

    def _came_round(self, s: State) -> None:
        """10.10.2: whether the run was here, as everything is now, and no chance to jack out has come since."""
        if self.went_back:
            here = board(s)
            self.onward = here in self.starts
            self.starts = (*self.starts, here)

    def _ask_jack_out(self, s: State, step: int, rule: str) -> None:
        refusal = why_not_jack_out(s, step)
        if refusal is not None and s.mode != FULL:
            return
        self.step = step
        self.starts = ()
        self.onward = False
        options: list[Key] = [O_CONTINUE]
        if refusal is None:
            options.append(O_JACK_OUT)
        if refusal is None and self.boards and board(s) in self.boards:
            options = [O_JACK_OUT]  # 10.10.2: the run goes in circles, and nothing has changed
        s.ask(self, RUNNER, "jack-out", rule, options)

    # -- 6.9.3 Encounter ice ------------------------------------------------------------------------------------

    def encounter_ice(self, s: State) -> None:
        """6.9.3: the Runner encounters the ice."""
        s.push(Encounter(self.ice, False))

    def end_encounter(self, s: State) -> None:
        """6.9.3d: the encounter is complete, and has had its checkpoint; the Runner passes the ice."""
        self.step = PASS_ICE

    # -- 6.9.4 Pass ice -----------------------------------------------------------------------------------------

    def pass_ice(self, s: State) -> None:
        """6.9.4a: the Runner passes the ice, and perhaps all of it."""
        self.phase_uid = s.new_uid()
        s.emit(
            E_PASS_ICE, RUNNER, self.ice,
            structure=self.phase_uid, which=self.position, server=self.server, rule="6.9.4a", was=s.card(self.ice),
        )  # fmt: skip
        if self.position <= 0:
            s.emit(E_PASS_ALL_ICE, RUNNER, structure=self.phase_uid, server=self.server, rule="6.9.4a")

    def check_passing(self, s: State) -> None:
        """6.9.4b: a checkpoint."""
        checkpoint(s)

    def end_passing(self, s: State) -> None:
        """6.9.4c: on to the next piece of ice (6.6.2), or to the server (6.6.3)."""
        self.position -= 1
        self.step = APPROACH_ICE if self.position >= 0 else APPROACH_SERVER
        checkpoint(s)

    # -- 6.9.5 Approach server ----------------------------------------------------------------------------------

    def approach_server(self, s: State) -> None:
        """6.9.5a: the Runner approaches the attacked server."""
        self.ice = -1
        self._came_round(s)
        self.phase_uid = s.new_uid()
        s.emit(E_APPROACH_SERVER, RUNNER, structure=self.phase_uid, server=self.server, rule="6.9.5a")
        await_hidden_reaction(s)
        if not self.approached and self.initial != NO_SERVER:  # directly from the Initiation Phase
            s.emit(E_PASS_ALL_ICE, RUNNER, structure=self.phase_uid, server=self.server, rule="6.9.5a")
        self.initial = NO_SERVER

    def server_window(self, s: State) -> None:
        """6.9.5b: a paid ability window."""
        open_paid_window(s, "6.9.5b")

    def may_jack_out_at_server(self, s: State) -> None:
        """6.9.5c: the Runner may jack out."""
        self._ask_jack_out(s, MAY_JACK_OUT_AT_SERVER, "6.9.5c")

    def last_window(self, s: State) -> None:
        """6.9.5d: a paid ability window, in which the Corp may rez cards other than ice."""
        open_paid_window(s, "6.9.5d", rez=True)

    def declare_success(self, s: State) -> None:
        """6.9.5e: the run is declared successful, unless that cannot happen: then nothing can replace it (9.8.2)."""
        self.reached_success = True
        if forbidden(s, A_SUCCESS, RUNNER, None, self.server) is None:
            happen(s, DeclareSuccess(RUNNER, server=self.server), Context(RUNNER))

    def succeed(self, s: State) -> None:
        """The run is successful."""
        self.successful = True
        self._record(s, E_RUN_SUCCESSFUL, self.uid, "6.9.5e")

    def check_success(self, s: State) -> None:
        """6.9.5f: a checkpoint."""
        checkpoint(s)

    def access(self, s: State) -> None:
        """6.9.5g, 6.7.4: the Runner accesses cards from the attacked server."""
        happen(s, AccessCards(RUNNER, -1, self.server, root=True), Context(RUNNER))

    def end_approach_server(self, s: State) -> None:
        """6.9.5h: the run ends."""
        self.step = CLOSE_WINDOWS
        checkpoint(s)

    # -- 6.1.5 Jacking out --------------------------------------------------------------------------------------

    def jack_out(self, s: State) -> None:
        """6.1.5: the Runner jacks out, which ends the run."""
        self.step = self.resume  # if it is prevented; else the run leaves the phase
        happen(s, JackOut(RUNNER, server=self.server), Context(RUNNER))

    def jacks_out(self, s: State) -> None:
        """The Runner ends the run, once any additional cost has been paid."""
        self.jacked_out = True
        s.emit(E_JACKED_OUT, RUNNER, server=self.server, rule="6.1.5")
        end_run(s, RUNNER, -1)

    # -- 6.9.6 Run ends -----------------------------------------------------------------------------------------

    def close_windows(self, s: State) -> None:
        """6.9.6a: priority windows have closed by themselves as they saw that the run was ended (6.8.2)."""

    def lose_bad_publicity_credits(self, s: State) -> None:
        """6.9.6b: unspent bad publicity credits are lost (6.3.3c, 6.8.3)."""
        n = s.run_credits
        if n:
            spend_from_pool(s, RUNNER, n)
            s.emit(E_CREDITS_LOST, RUNNER, amount=n, rule="6.9.6b")

    def become_unsuccessful(self, s: State) -> None:
        """6.9.6c: a run that did not reach 6.9.5e is unsuccessful, if the attacked server still exists (6.8.4b)."""
        self.unsuccessful = not self.reached_success and s.has_server(self.server)
        if self.unsuccessful:
            s.emit(E_RUN_UNSUCCESSFUL, RUNNER, structure=self.uid, server=self.server, rule="6.9.6c")

    def complete(self, s: State) -> None:
        """6.9.6d: the phase and the run are complete (6.8.5)."""
        s.run_at = -1
        s.pop()
        label = SUCCESSFUL if self.successful else (UNSUCCESSFUL if self.unsuccessful else 0)
        source = s.card(self.source)
        s.emit(
            E_RUN_ENDS, RUNNER, -1 if source is None else source.ref,
            structure=self.uid, how=label, server=self.server, rule="6.9.6d",
        )  # fmt: skip
        structure_over(s)

    def answer(self, s: State, option: Option) -> None:
        if self.step == ANNOUNCE_SERVER:
            self._announced(s, option)
        elif option.verb == V_JACK_OUT:
            self.resume = REZ_WINDOW if self.step == MAY_JACK_OUT else LAST_WINDOW
            self.step = JACK_OUT
            bill = jack_out_bill(s)
            if not is_free(bill):
                pay(s, bill, Context(RUNNER))
        else:
            if self.went_back:
                self.boards = (*self.boards, board(s))
            self.step = REZ_WINDOW if self.step == MAY_JACK_OUT else LAST_WINDOW


class DeclareSuccess(Effect):
    """6.9.5e: the run is declared successful."""

    __slots__ = ()
    kind = F_SUCCESS

    def apply(self, s: State, me: Context) -> None:
        run = current_run(s)
        assert run is not None
        if forbidden(s, A_SUCCESS, RUNNER, None, run.server) is None:
            run.succeed(s)


def abort_encounters(s: State) -> None:
    """6.1.4: the run is ended, and with it every encounter and access in it."""
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
    if run is None or run.ending or run.step >= CLOSE_WINDOWS:
        encounter = current_encounter(s)
        if encounter is not None:  # 6.5.2b: a forced one, outside of a run or after it was ended: only that ends
            encounter.ended = encounter.ending = True
        return
    run.ending = True
    s.emit(E_RUN_ENDED_BY, player, server=run.server, source=source, rule="6.1.4")
    abort_encounters(s)


class JackOut(Effect):
    """6.1.5: the Runner jacks out, once any additional cost has been paid."""

    __slots__ = ()
    kind = F_JACK_OUT

    def apply(self, s: State, me: Context) -> None:
        run = current_run(s)
        if run is not None:
            run.jacks_out(s)


class EndRun(Effect):
    """6.1.4: end the run."""

    __slots__ = ()
    kind = F_END_RUN
    remembered = True

    def could_change(self, s: State) -> bool:
        return (s.run_at != -1 or s.encounter_at != -1) and forbidden(s, A_END_RUN, self.player) is None

    def apply(self, s: State, me: Context) -> None:
        if forbidden(s, A_END_RUN, self.player) is None:
            end_run(s, self.player, self.source)


def jack_out_bill(s: State) -> Bill:
    """Additional costs to jack out."""
    run = current_run(s)
    assert run is not None
    bill = Bill(RUNNER, P_OTHER)
    add_additional_costs(s, bill, A_JACK_OUT, None, run.server)
    return bill


def why_not_there(run: Run, step: int) -> Refusal | None:
    """Why the Runner cannot jack out at a step of the run by themselves, or None (6.1.5a, 6.1.5b)."""
    if APPROACH_ICE < step < ENCOUNTER_ICE and run.first:
        return Refusal("refused-jack-out-first", "6.1.5b")
    if step == FIRST_APPROACH or step == MAY_JACK_OUT or step == MAY_JACK_OUT_AT_SERVER:
        return None  # the opportunity is here, or comes as soon as the window before it is over
    return Refusal("refused-jack-out-moment", "6.1.5a")


def why_not_jack_out(s: State, step: int = ANYWHERE) -> Refusal | None:
    """Why the Runner cannot jack out at a step of the run, or, by an ability, anywhere; or None."""
    run = current_run(s)
    if run is None:
        return Refusal("refused-no-run", "6.1.5")
    blocker = forbidden(s, A_JACK_OUT, RUNNER, None, run.server)
    if blocker is not None:
        return Refusal("refused-cannot-by", "1.2.2", by=blocker.id)
    refusal = unpayable(s, jack_out_bill(s))
    if refusal is not None or step == ANYWHERE:
        return refusal
    return why_not_there(run, step)


def current_run(s: State) -> Run | None:
    """The run in progress, if any."""
    if s.run_at == -1:
        return None
    run = s.stack[s.run_at]
    assert isinstance(run, Run)
    return run
