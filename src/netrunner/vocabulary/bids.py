"""Credits that are spent in secret and revealed (1.10.3c)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..frozen import dataclass
from ..rules.machine.nodes import Condition, Context, Number, Trigger
from ..rules.machine.terms import E_BID
from .conditions import events_since

if TYPE_CHECKING:
    from ..rules.machine.events import Event
    from ..rules.machine.state import State

__all__ = ["BidsDiffer", "RevealsSpent", "SpentInSecret"]


@dataclass(frozen=True, slots=True, eq=False)
class RevealsSpent(Trigger):
    """Whenever you reveal secretly spent credits, or with ``both`` you and your opponent do."""

    both: bool = False
    first_each_turn: bool = False

    def kinds(self) -> tuple[int, ...]:
        return (E_BID,)

    def _fits(self, me: Context, event: Event) -> bool:
        """A guess is no bid; ``which`` is the opponent who has bid as well."""
        return event.player == me.player and not event.how and not (self.both and event.which < 0)

    def met(self, s: State, me: Context, event: Event) -> bool:
        if not self._fits(me, event):
            return False
        earlier = events_since(s, s.turn_start, E_BID, before=event) if self.first_each_turn else []
        return not any([self._fits(me, e) for e in earlier])


@dataclass(frozen=True, slots=True, eq=False)
class BidsDiffer(Condition):
    """You and your opponent spent different numbers of credits in secret."""

    def holds(self, s: State, me: Context) -> bool:
        return me.event is not None and me.event.amount != me.event.against


@dataclass(frozen=True, slots=True, eq=False)
class SpentInSecret(Number):
    """How many credits you revealed that you had spent in secret."""

    def value(self, s: State, me: Context) -> int:
        return 0 if me.event is None else me.event.amount
