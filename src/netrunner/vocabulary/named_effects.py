"""What depends on a card, a type or a number that was named: copies that are accessed or trashed, printed numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..frozen import dataclass
from ..rules.concepts.scoring import Steal
from ..rules.machine.card import Card
from ..rules.machine.nodes import Condition, Context, Instruction, Selection, Trigger
from ..rules.machine.terms import AGENDA, E_ACCESS, E_DAMAGE, E_NAMED, E_SUBROUTINE, E_TRASHED, NET
from ..rules.questions.choices import ChooseNumber
from ..rules.questions.naming_cards import nameable
from .conditions import events_since
from .instructions import OnCards

if TYPE_CHECKING:
    from ..rules.abilities.effects import Effect
    from ..rules.machine.events import Event
    from ..rules.machine.state import State

__all__ = ["AccessesNamed", "NameNumber", "PrintedNumberIs", "StealIt", "SubroutineTrashed", "TrashedNamed"]


def _is_named(me: Context, card: Card) -> bool:
    """Whether a card has the name that was chosen for an ability."""
    number = me.numbers.get("named card", -1)
    return number in nameable() and nameable()[number] == card.defn.title


@dataclass(frozen=True, slots=True, eq=False)
class AccessesNamed(Trigger):
    """When the Runner accesses a copy of the named card."""

    def kinds(self) -> tuple[int, ...]:
        return (E_ACCESS,)

    def met(self, s: State, me: Context, event: Event) -> bool:
        return _is_named(me, s.at(event.card))


@dataclass(frozen=True, slots=True, eq=False)
class StealIt(OnCards):
    """Steal an agenda by an ability, ignoring all costs; it is no longer being accessed (1.16.3)."""

    what: Selection

    def on(self, s: State, me: Context, refs: tuple[int, ...]) -> list[Effect]:
        return [Steal(me.player, me.ref, cards=refs)]


@dataclass(frozen=True, slots=True, eq=False)
class TrashedNamed(Condition):
    """This card has trashed a copy of the named card since it was named."""

    def holds(self, s: State, me: Context) -> bool:
        named = [e for e in events_since(s, s.turn_start, E_NAMED) if e.source == me.ref]
        since = named[0].n if named else 0
        trashed = [e for e in events_since(s, since, E_TRASHED) if e.source == me.ref]
        return bool(named) and any([_is_named(me, s.at(e.card)) for e in trashed])


@dataclass(frozen=True, slots=True, eq=False)
class SubroutineTrashed(Trigger):
    """Whenever net damage from a subroutine on this ice trashes a card of the chosen type."""

    name: str = "type"

    def kinds(self) -> tuple[int, ...]:
        return (E_TRASHED,)

    def met(self, s: State, me: Context, event: Event) -> bool:
        if event.source != me.ref or s.at(event.card).defn.type != me.numbers.get(self.name, -1):
            return False
        dealt = events_since(s, s.turn_start, E_DAMAGE, before=event)
        if not dealt or event.card not in dealt[0].cards or dealt[0].of != NET:
            return False
        return any([e.n == event.cause for e in events_since(s, event.cause, E_SUBROUTINE)])


@dataclass(frozen=True, slots=True, eq=False)
class NameNumber(Instruction):
    """Name a number: any that could be printed on a card."""

    def resolve(self, s: State, me: Context) -> None:
        s.push(ChooseNumber(me, me.player, "named number", 0, 20))


@dataclass(frozen=True, slots=True, eq=False)
class PrintedNumberIs(Condition):
    """A card has a printed rez cost, play cost or advancement requirement equal to the named number (2.3, 2.4)."""

    of: Selection

    def holds(self, s: State, me: Context) -> bool:
        cards = [s.at(r).defn for r in self.of.refs(s, me)]
        n = me.numbers.get("named number", -1)
        return any([n == (c.requirement if c.type == AGENDA else c.cost) and not c.cost_is_x for c in cards])
