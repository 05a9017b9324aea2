"""Hands that are played revealed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..frozen import dataclass
from ..rules.machine.nodes import AT_OPEN_HAND, WHILE_ACTIVE, Condition, Context
from ..rules.machine.statics import OpenHand
from .base import who

if TYPE_CHECKING:
    from ..rules.machine.state import State

__all__ = ["PlaysRevealed"]


@dataclass(frozen=True, slots=True, eq=False)
class PlaysRevealed(OpenHand):
    """While a condition holds, a player plays with their hand revealed (1.20.3)."""

    player: int
    condition: Condition
    where: int = WHILE_ACTIVE

    def positions(self, player: int) -> tuple[int, ...]:
        return (AT_OPEN_HAND,)

    def opens(self, s: State, me: Context) -> int:
        return who(me, self.player) if self.condition.holds(s, me) else -1
