"""Words about link strength in traces (10.8.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..frozen import dataclass
from ..rules.machine.card import Card
from ..rules.machine.nodes import AT_MODIFIER, P_TRACE, WHILE_ACTIVE, Context, Modifier, Trigger
from ..rules.machine.terms import E_CREDITS_SPENT, E_TRACE_INITIATED, M_BASE_LINK, RUNNER
from .conditions import events_since

if TYPE_CHECKING:
    from ..rules.machine.events import Event
    from ..rules.machine.state import State

__all__ = ["BaseLinkStrengthIs", "RaisesLinkStrength"]


@dataclass(frozen=True, slots=True, eq=False)
class BaseLinkStrengthIs(Modifier):
    """In the first trace each turn the Runner's link strength begins with a number; the link value stays what it is."""

    n: int
    where: int = WHILE_ACTIVE
    sets: bool = True
    subtype: str = ""

    def positions(self, player: int) -> tuple[int, ...]:
        return (AT_MODIFIER + M_BASE_LINK,)

    def applies(self, s: State, me: Context, card: Card | None) -> bool:
        return len(events_since(s, s.turn_start, E_TRACE_INITIATED)) == 1

    def change(self, s: State, me: Context, card: Card | None) -> int:
        return self.n


@dataclass(frozen=True, slots=True, eq=False)
class RaisesLinkStrength(Trigger):
    """Whenever the Runner increases their link strength by spending credits (10.8.6d)."""

    def kinds(self) -> tuple[int, ...]:
        return (E_CREDITS_SPENT,)

    def met(self, s: State, me: Context, event: Event) -> bool:
        return event.player == RUNNER and event.of == P_TRACE
