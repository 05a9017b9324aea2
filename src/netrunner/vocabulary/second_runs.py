"""A run on the same server again, once the first one has ended."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..frozen import dataclass
from ..rules.machine.nodes import Ability, Context, Selection
from ..rules.machine.terms import E_ENCOUNTER, RUNNER
from ..rules.runs.run import StartRun
from .base import fill
from .cards import Momentary, settled
from .conditions import events_of_run
from .instructions import Simple

if TYPE_CHECKING:
    from ..rules.abilities.effects import Effect
    from ..rules.machine.state import State

__all__ = ["LastEncountered", "RunAgain"]


@dataclass(frozen=True, slots=True, eq=False)
class LastEncountered(Momentary):
    """The last ice that the Runner encountered during the run that ended (6.9.3a)."""

    def refs(self, s: State, me: Context) -> tuple[int, ...]:
        found = events_of_run(s, me, E_ENCOUNTER)
        return (found[0].card,) if found and s.card(found[0].card) is not None else ()


@dataclass(frozen=True, slots=True, eq=False)
class RunAgain(Simple):
    """Run the server of the run that ended, ignoring additional costs to run (1.15.9)."""

    during: tuple[Ability, ...]
    about: Selection | None  # what those abilities speak of

    def __init__(self, *during: Ability) -> None:
        fill(self, during=during, about=settled(tuple([a.trigger for a in during if hasattr(a, "trigger")])))

    def expected(self, s: State, me: Context) -> list[Effect]:
        if self.about is not None:
            me.picks["target"] = self.about.refs(s, me)
        return [] if me.event is None else [StartRun(RUNNER, me.ref, (me.event.server,), self.during, free=True)]
