"""Naming a card, and what happens to copies of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..frozen import dataclass
from ..rules.machine.nodes import Context, Instruction, Trigger
from ..rules.machine.terms import E_INSTALLED, E_PLAYED, NO_TYPE
from ..rules.questions.naming_cards import NameCard as NameCardFrame
from ..rules.questions.naming_cards import named_for
from .base import YOU, who

if TYPE_CHECKING:
    from ..rules.machine.events import Event
    from ..rules.machine.state import State

__all__ = ["NameCard", "NamedUsed"]


@dataclass(frozen=True, slots=True, eq=False)
class NameCard(Instruction):
    """Name a card that the Runner could play or install."""

    player: int = YOU

    def resolve(self, s: State, me: Context) -> None:
        s.push(NameCardFrame(me, who(me, self.player)))


@dataclass(frozen=True, slots=True, eq=False)
class NamedUsed(Trigger):
    """Whenever a player plays or installs a copy of the named card."""

    player: int

    def kinds(self) -> tuple[int, ...]:
        return (E_PLAYED, E_INSTALLED)

    def met(self, s: State, me: Context, event: Event) -> bool:
        if event.player != who(me, self.player):
            return False
        card, source = s.at(event.card), me.source(s)
        return card.type != NO_TYPE and source is not None and named_for(source) == card.defn.title  # 8.4.2
