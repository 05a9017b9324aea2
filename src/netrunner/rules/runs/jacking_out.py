"""Jacking out by an ability (6.1.5), with its additional costs (1.15.9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..abilities.effects import Effect
from ..abilities.interrupts import happen
from ..concepts.costs import is_free, pay
from ..machine.decisions import O_NO, O_YES, V_NO, Option
from ..machine.frames import Frame
from ..machine.nodes import Context
from ..machine.terms import F_END_RUN, RUNNER
from ..machine.timing import timing_structure
from .run import JackOut, jack_out_bill, why_not_jack_out

if TYPE_CHECKING:
    from ..machine.state import State


class JackOutOfRun(Effect):
    """The Runner jacks out."""

    __slots__ = ()
    kind = F_END_RUN

    def could_change(self, s: State) -> bool:
        return why_not_jack_out(s) is None

    def apply(self, s: State, me: Context) -> None:
        if self.could_change(s):
            s.push(JackingOut())


# The steps of jacking out
PAY: Final = 0
JACK_OUT: Final = 1

JACKING_OUT_STEPS: Final = timing_structure(
    (PAY, "1.15.9a"),
    (JACK_OUT, "6.1.5"),
)


class JackingOut(Frame):
    """Pay additional costs to jack out, or do not jack out after all (1.15.9a)."""

    __slots__ = ()

    def steps(self) -> tuple[str, ...]:
        return JACKING_OUT_STEPS

    def run(self, s: State) -> None:
        step = self.step
        self.step = step + 1
        if step == PAY:
            self.pay(s)
        elif step == JACK_OUT:
            self.jack_out(s)

    def pay(self, s: State) -> None:
        """1.15.9a: additional costs may be declined."""
        if not is_free(jack_out_bill(s)):
            self.step = PAY
            s.ask(self, RUNNER, "pay-to-jack-out", self.rule(), [O_YES, O_NO])

    def jack_out(self, s: State) -> None:
        """6.1.5: the Runner jacks out."""
        s.pop()
        happen(s, JackOut(RUNNER), Context(RUNNER))

    def answer(self, s: State, option: Option) -> None:
        if option.verb == V_NO:
            s.pop()
            return
        self.step = JACK_OUT
        pay(s, jack_out_bill(s), Context(RUNNER))
