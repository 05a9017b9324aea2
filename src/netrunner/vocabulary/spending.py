"""Credits on cards as they are spent (1.10.4d)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..frozen import dataclass
from ..rules.machine.nodes import Context, Filter, Trigger
from ..rules.machine.terms import E_RUN_BEGINS, E_USED
from .conditions import events_since

if TYPE_CHECKING:
    from ..rules.machine.events import Event
    from ..rules.machine.state import State

__all__ = ["SpendsFrom"]


@dataclass(frozen=True, slots=True, eq=False)
class SpendsFrom(Trigger):
    """Whenever you spend credits from a card of a description, which uses it (1.10.4d); or the first time each run."""

    cards: Filter
    first_each_run: bool = False

    def kinds(self) -> tuple[int, ...]:
        return (E_USED,)

    def _fits(self, s: State, me: Context, event: Event) -> bool:
        """A card whose credits are spent is used without an ability of its own."""
        card = event.was or s.at(event.card)
        return event.player == me.player and event.which < 0 and self.cards.matches(s, me, card)

    def met(self, s: State, me: Context, event: Event) -> bool:
        if not self._fits(s, me, event):
            return False
        if not self.first_each_run:
            return True
        begun = events_since(s, s.turn_start, E_RUN_BEGINS)
        if s.run_at < 0 or not begun:
            return False
        return not any([self._fits(s, me, e) for e in events_since(s, begun[0].n, E_USED, before=event)])
