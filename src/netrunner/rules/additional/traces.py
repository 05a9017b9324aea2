"""Traces (10.8): the Corp's trace strength against the Runner's link strength."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ..abilities.effects import Effect
from ..abilities.trigger_conditions import Instance
from ..concepts.costs import available_credits, pay
from ..concepts.values import link, modified
from ..machine.decisions import V_NUMBER, Option
from ..machine.frames import Frame
from ..machine.nodes import P_TRACE, Conditional, Context, new_bill, new_context
from ..machine.terms import (
    CORP,
    E_TRACE_INITIATED,
    E_TRACE_SUCCESSFUL,
    E_TRACE_UNSUCCESSFUL,
    F_TRACE,
    M_BASE_TRACE,
    RUNNER,
)
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


class Trace(Frame):
    """The steps of a trace attempt, 10.8.6a to g."""

    __slots__ = ("base", "corp", "me", "results", "runner", "successful")

    STEPS: ClassVar[tuple[str, ...]] = tuple(f"10.8.6{letter}" for letter in "abcdefg")

    def __init__(self, base: int, results: tuple[Conditional, ...], me: Context) -> None:
        super().__init__()
        self.base: int = base
        self.results: tuple[Conditional, ...] = results
        self.me: Context = me
        self.corp: int = 0
        self.runner: int = 0
        self.successful: bool = False  # equivalent: determined before anybody asks

    def rule(self) -> str:
        return self.STEPS[self.step]

    def strength(self, s: State) -> int:
        """10.8.2: the trace strength."""
        return modified(s, M_BASE_TRACE, self.base, None) + self.corp

    def run(self, s: State) -> None:
        step = self.step
        if step == 0:  # a, b
            self.step = 2
            s.emit(E_TRACE_INITIATED, CORP, self.me.ref, amount=self.base, source=self.me.ref, rule="10.8.6a")
            checkpoint(s)
        elif step == 2:  # c
            self._ask(s, CORP, "trace-corp", "10.8.6c")
        elif step == 3:  # d
            self._ask(s, RUNNER, "trace-runner", "10.8.6d")
        elif step == 4:  # e, f
            self.step = 6
            self._determine(s)
            checkpoint(s)
        else:  # g
            s.pop()

    def _ask(self, s: State, player: int, kind: str, rule: str) -> None:
        most = available_credits(s, player, P_TRACE, self.me.card)
        options = [(V_NUMBER, -1, n) for n in range(most + 1)]
        s.ask(self, player, kind, rule, options, card=self.me.card, number=self.strength(s))

    def answer(self, s: State, option: Option) -> None:
        player = CORP if self.step == 2 else RUNNER
        self.step += 1
        if player == CORP:
            self.corp = option.arg
        else:
            self.runner = option.arg
        if option.arg:
            bill = new_bill(player, P_TRACE, self.me.card)
            bill.credits = option.arg
            pay(s, bill, new_context(player, self.me.card, self.me.ref))

    def _determine(self, s: State) -> None:
        """10.8.4: successful if the trace strength exceeds the link strength."""
        trace = self.strength(s)
        defence = link(s) + self.runner
        self.successful = trace > defence
        kind = E_TRACE_SUCCESSFUL if self.successful else E_TRACE_UNSUCCESSFUL
        event = s.emit(kind, CORP, self.me.ref, amount=trace, against=defence, source=self.me.ref, rule="10.8.6e")
        self.me.numbers["trace"] = trace
        self.me.numbers["exceeds"] = max(0, trace - defence)
        for node in self.results:  # 10.8.5
            mine = self.me.copy()
            mine.event = event
            if node.trigger.met(s, mine, event):
                s.pending.append(Instance(node, mine, True))
