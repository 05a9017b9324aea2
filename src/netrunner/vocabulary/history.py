"""Numbers that look back: how much has happened this turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..frozen import dataclass
from ..rules.machine.nodes import Context, Number
from ..rules.machine.terms import E_DAMAGE
from .conditions import events_since

if TYPE_CHECKING:
    from ..rules.machine.state import State

__all__ = ["DamageThisTurn"]


@dataclass(frozen=True, slots=True, eq=False)
class DamageThisTurn(Number):
    """How much damage the Runner has suffered this turn (10.4.1)."""

    def value(self, s: State, me: Context) -> int:
        return sum([event.amount for event in events_since(s, s.turn_start, E_DAMAGE)])
