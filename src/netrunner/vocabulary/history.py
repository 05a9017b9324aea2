"""What looks back: how much has happened this turn or in a run, and to which card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..frozen import dataclass
from ..rules.machine.nodes import Condition, Context, Number
from ..rules.machine.terms import E_ACCESS, E_DAMAGE, E_ENCOUNTER, E_REVEALED, E_REZZED, E_RUN_BEGINS
from .base import fill
from .cards import _PLACES, Where, places
from .conditions import events_since

if TYPE_CHECKING:
    from ..rules.machine.state import State

__all__ = ["AccessesThatRun", "DamageThisTurn", "RevealedOfOneType", "ThisRezzedThisTurn"]


@dataclass(frozen=True, slots=True, eq=False)
class DamageThisTurn(Number):
    """How much damage the Runner has suffered this turn (10.4.1)."""

    def value(self, s: State, me: Context) -> int:
        return sum([event.amount for event in events_since(s, s.turn_start, E_DAMAGE)])


@dataclass(frozen=True, slots=True, eq=False)
class AccessesThatRun(Number):
    """How many cards the Runner accessed from a zone during the run that ended; one accessed twice counts twice."""

    where: tuple[str, ...]

    def __init__(self, where: Where) -> None:
        fill(self, where=places(where))

    def value(self, s: State, me: Context) -> int:
        ended = me.event
        begun = [e for e in events_since(s, s.turn_start, E_RUN_BEGINS) if ended and e.structure == ended.structure]
        if not begun:
            return 0
        zones = [_PLACES[place] for place in self.where]
        return len([e for e in events_since(s, begun[0].n, E_ACCESS, before=ended) if e.zone in zones])


@dataclass(frozen=True, slots=True, eq=False)
class RevealedOfOneType(Number):
    """How many of the cards that this ice revealed during this encounter share a type, at most."""

    def value(self, s: State, me: Context) -> int:
        met = [e for e in events_since(s, s.turn_start, E_ENCOUNTER) if e.card == me.ref]
        counts: dict[int, int] = {}
        if met:
            for event in events_since(s, met[0].n, E_REVEALED):
                for ref in event.cards if event.source == me.ref else ():
                    kind = s.at(ref).defn.type
                    counts[kind] = counts.get(kind, 0) + 1
        return max(counts.values(), default=0)


@dataclass(frozen=True, slots=True, eq=False)
class ThisRezzedThisTurn(Condition):
    """You rezzed this card this turn."""

    def holds(self, s: State, me: Context) -> bool:
        return any([e.card == me.ref for e in events_since(s, s.turn_start, E_REZZED)])

    def names_itself(self) -> bool:
        return True
