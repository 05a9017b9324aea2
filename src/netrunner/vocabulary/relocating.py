"""Installed cards that move to another server without being installed anew (4.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..frozen import dataclass
from ..rules.into_play.relocating import MoveCard, places_for
from ..rules.machine.nodes import Context, Instruction, Selection
from .cards import This

if TYPE_CHECKING:
    from ..rules.machine.state import State

__all__ = ["MoveElsewhere"]


@dataclass(frozen=True, slots=True, eq=False)
class MoveElsewhere(Instruction):
    """Move an installed card that is not ice to another server that exists."""

    what: Selection = This()

    def could_change(self, s: State, me: Context) -> bool:
        return any([bool(places_for(s, s.at(r))) for r in self.what.refs(s, me)])

    def resolve(self, s: State, me: Context) -> None:
        for ref in self.what.refs(s, me):
            s.push(MoveCard(me, me.player, ref))
