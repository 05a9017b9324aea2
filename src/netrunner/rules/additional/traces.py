"""Traces (10.8): the Corp's trace strength against the Runner's link strength."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..abilities.effects import Effect
from ..abilities.trigger_conditions import Instance
from ..concepts.costs import available_credits, pay
from ..concepts.values import base_link, modified
from ..machine.decisions import V_NUMBER, Option, with_number
from ..machine.frames import AbilityFrame
from ..machine.nodes import AT_TRACE_ORDER, P_TRACE, Bill, Conditional, Context
from ..machine.terms import (
    CORP,
    E_TRACE_INITIATED,
    E_TRACE_SUCCESSFUL,
    E_TRACE_UNSUCCESSFUL,
    F_TRACE,
    M_BASE_TRACE,
    RUNNER,
)
from ..machine.timing import timing_structure
from .checkpoints import checkpoint

if TYPE_CHECKING:
    from ..machine.state import State


class StartTrace(Effect):
    """Initiate a trace: ``amount`` is the base trace strength, a value that may be changed (9.8.6d)."""

    __slots__ = ("results",)
    kind = F_TRACE
    remembered = True

    def __init__(self, player: int, source: int, amount: int, results: tuple[Conditional, ...]) -> None:
        super().__init__(player, source, amount=amount)
        self.results: tuple[Conditional, ...] = results

    def apply(self, s: State, me: Context) -> None:
        s.push(Trace(self.amount, self.results, me))


# The steps of a trace attempt
INITIATE: Final = 0
CHECK_INITIATION: Final = 1
CORP_SPENDS: Final = 2
RUNNER_SPENDS: Final = 3
DETERMINE: Final = 4
CHECK_RESULT: Final = 5
COMPLETE: Final = 6

TRACE_STEPS: Final = timing_structure(
    (INITIATE, "10.8.6a"),
    (CHECK_INITIATION, "10.8.6b"),
    (CORP_SPENDS, "10.8.6c"),
    (RUNNER_SPENDS, "10.8.6d"),
    (DETERMINE, "10.8.6e"),
    (CHECK_RESULT, "10.8.6f"),
    (COMPLETE, "10.8.6g"),
)


class Trace(AbilityFrame):
    """The steps of a trace attempt, 10.8.6a to g."""

    __slots__ = ("base", "corp", "results", "runner", "runner_first", "successful")

    def __init__(self, base: int, results: tuple[Conditional, ...], me: Context) -> None:
        super().__init__(me)
        self.base: int = base
        self.results: tuple[Conditional, ...] = results
        self.corp: int = 0
        self.runner: int = 0
        self.successful: bool = False
        self.runner_first: bool = False  # whether the Runner had to spend credits before the Corp

    def steps(self) -> tuple[str, ...]:
        return TRACE_STEPS

    def base_strength(self, s: State) -> int:
        """10.8.2: the base trace strength, as abilities change it."""
        return modified(s, M_BASE_TRACE, self.base, self.me.source(s))

    def strength(self, s: State) -> int:
        """10.8.2: the trace strength."""
        return self.base_strength(s) + self.corp

    def link_strength(self, s: State) -> int:
        """10.8.3: the Runner's link strength."""
        return base_link(s) + self.runner

    def run(self, s: State) -> None:
        step = self.step
        self.step = step + 1
        if step == INITIATE:
            self.initiate(s)
        elif step == CHECK_INITIATION:
            self.check_initiation(s)
        elif step == CORP_SPENDS:
            self.corp_spends(s)
        elif step == RUNNER_SPENDS:
            self.runner_spends(s)
        elif step == DETERMINE:
            self.determine(s)
        elif step == CHECK_RESULT:
            self.check_result(s)
        elif step == COMPLETE:
            self.complete(s)

    def initiate(self, s: State) -> None:
        """10.8.6a: the trace initiates."""
        base = self.base_strength(s)
        s.emit(E_TRACE_INITIATED, CORP, self.me.ref, amount=base, source=self.me.ref, rule="10.8.6a")

    def check_initiation(self, s: State) -> None:
        """10.8.6b: a checkpoint."""
        checkpoint(s)

    def corp_spends(self, s: State) -> None:
        """10.8.6c: the Corp may spend credits, or the Runner, where they must do so first."""
        self.step = CORP_SPENDS
        self.runner_first = bool(s.index[AT_TRACE_ORDER]) and s.run_at != -1
        self._ask_player(s)

    def runner_spends(self, s: State) -> None:
        """10.8.6d: the Runner may spend credits, or the Corp, if the Runner had to do so first."""
        self.step = RUNNER_SPENDS
        self._ask_player(s)

    def _spender(self) -> int:
        """Who may spend credits in this step."""
        return CORP if (self.step == CORP_SPENDS) != self.runner_first else RUNNER

    def _ask_player(self, s: State) -> None:
        if self._spender() == CORP:
            self._ask(s, CORP, "trace-corp", "10.8.6c")
        else:
            self._ask(s, RUNNER, "trace-runner", "10.8.6d")

    def _ask(self, s: State, player: int, kind: str, rule: str) -> None:
        most = available_credits(s, player, P_TRACE, self.me.card)
        options = [with_number(V_NUMBER, n) for n in range(most + 1)]
        s.ask(self, player, kind, rule, options, card=self.me.card, number=self.strength(s))

    def answer(self, s: State, option: Option) -> None:
        player = self._spender()
        self.step = RUNNER_SPENDS if self.step == CORP_SPENDS else DETERMINE
        if player == CORP:
            self.corp = option.arg
        else:
            self.runner = option.arg
        if option.arg:
            bill = Bill(player, P_TRACE, self.me.card)
            bill.credits = option.arg
            pay(s, bill, Context(player, self.me.card, self.me.ref))

    def determine(self, s: State) -> None:
        """10.8.6e, 10.8.4: successful if the trace strength exceeds the link strength."""
        trace = self.strength(s)
        defence = self.link_strength(s)
        self.successful = trace > defence
        kind = E_TRACE_SUCCESSFUL if self.successful else E_TRACE_UNSUCCESSFUL
        event = s.emit(kind, CORP, self.me.ref, amount=trace, against=defence, source=self.me.ref, rule="10.8.6e")
        self.me.numbers["trace"] = trace
        self.me.numbers["exceeds"] = max(0, trace - defence)
        for node in self.results:  # 10.8.5
            mine = self.me.copy()
            mine.event = event
            if node.trigger.met(s, mine, event):
                s.await_reaction(Instance(node, mine, True))

    def check_result(self, s: State) -> None:
        """10.8.6f: a checkpoint."""
        checkpoint(s)

    def complete(self, s: State) -> None:
        """10.8.6g: the trace is complete."""
        s.pop()
