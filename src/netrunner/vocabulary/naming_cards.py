"""Naming a card, and what happens to copies of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..frozen import dataclass
from ..rules.machine.card import Card
from ..rules.machine.nodes import Context, Filter, Instruction, Trigger
from ..rules.machine.terms import (
    AGENDA,
    ASSET,
    E_INSTALLED,
    E_PLAYED,
    EVENT,
    HARDWARE,
    ICE,
    NO_TYPE,
    OPERATION,
    PROGRAM,
    RESOURCE,
    UPGRADE,
)
from ..rules.questions.naming_cards import NameCard as NameCardFrame
from ..rules.questions.naming_cards import named_for
from .base import YOU, fill, several, who

if TYPE_CHECKING:
    from ..rules.machine.events import Event
    from ..rules.machine.state import State

__all__ = ["CopiesOfNamed", "NameCard", "NamedUsed"]

#: What the Runner can play or install
RUNNER_TYPES: Final = (EVENT, HARDWARE, PROGRAM, RESOURCE)
#: ... and the cards of the Corp
CORP_TYPES: Final = (AGENDA, ASSET, ICE, OPERATION, UPGRADE)


@dataclass(frozen=True, slots=True, eq=False)
class NameCard(Instruction):
    """Name a card of certain types: without them, one that the Runner could play or install."""

    player: int = YOU
    types: tuple[int, ...] = RUNNER_TYPES
    other: bool = False  # another one than this card

    def __init__(self, player: int = YOU, types: int | tuple[int, ...] = RUNNER_TYPES, other: bool = False) -> None:
        fill(self, player=player, types=several(types), other=other)

    def resolve(self, s: State, me: Context) -> None:
        own = s.cards[me.card].defn.title if self.other else ""
        s.push(NameCardFrame(me, who(me, self.player), self.types, own))


@dataclass(frozen=True, slots=True, eq=False)
class CopiesOfNamed(Filter):
    """Copies of the named card among cards of a description."""

    cards: Filter

    def matches(self, s: State, me: Context, card: Card) -> bool:
        source = me.source(s)
        if source is None or card.type == NO_TYPE or card.defn.title != named_for(source):  # 8.4.2
            return False
        return self.cards.matches(s, me, card)

    def candidates(self, s: State, me: Context) -> list[int]:
        return [i for i in self.cards.candidates(s, me) if self.matches(s, me, s.cards[i])]


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
