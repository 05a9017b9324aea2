"""Words about runs: the server that a run is on, the first run of a turn, servers that cards choose."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ..rules.nodes import Condition, Context
from ..rules.terms import E_RUN_BEGINS, RUNNER
from .conditions import events_since

if TYPE_CHECKING:
    from ..rules.state import State


@dataclass(frozen=True, slots=True, eq=False)
class FirstRun(Condition):
    """The Runner has not run yet this turn: by the basic action, or, during their own turn, in any way."""

    by_action: bool = False

    def holds(self, s: State, me: Context) -> bool:
        if self.by_action:
            return not any(e.source < 0 for e in events_since(s, s.turn_start, E_RUN_BEGINS))
        return s.turn == RUNNER and not s.counts[E_RUN_BEGINS]
