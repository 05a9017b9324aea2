"""Numbers: fixed, counted or chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..frozen import dataclass
from ..rules.concepts.credits import pool
from ..rules.concepts.values import counters_on, requirement, strength, tags
from ..rules.machine.nodes import Context, Filter, Number, Selection
from ..rules.machine.terms import (
    ADVANCEMENT,
    ICE,
)
from ..rules.runs.encounters import subroutines
from .base import who

if TYPE_CHECKING:
    from ..rules.machine.state import State

__all__ = [
    "AdvancementBefore", "AllItsStrength", "CountersHere", "CountersOn", "Counting", "CreditsOf", "EventAmount",
    "Minus", "Named",
    "Plus", "RequirementOf", "StrengthOf", "SubroutinesOn", "Tags", "Times", "X",
]  # fmt: skip

NO_STRENGTH: Final = 1 << 31


@dataclass(frozen=True, slots=True, eq=False)
class X(Number):
    """The X chosen for a cost (1.15.3)."""

    def value(self, s: State, me: Context) -> int:
        return me.numbers.get("x", 0)


@dataclass(frozen=True, slots=True, eq=False)
class Named(Number):
    """A number that an earlier instruction of the same ability left behind."""

    name: str

    def value(self, s: State, me: Context) -> int:
        return me.numbers.get(self.name, 0)


@dataclass(frozen=True, slots=True, eq=False)
class CountersOn(Number):
    """How many counters of a kind are on cards; of a card that has left, how many there were (9.1.4)."""

    counter: int
    of: Selection | None = None

    def value(self, s: State, me: Context) -> int:
        if self.of is None:
            source = me.source(s)
            return 0 if source is None else counters_on(s, source, self.counter)
        return sum([counters_on(s, s.at(r), self.counter) for r in self.of.refs(s, me)])


@dataclass(frozen=True, slots=True, eq=False)
class Tags(Number):
    """How many tags the Runner has, or is considered to have (1.9.4)."""

    def value(self, s: State, me: Context) -> int:
        return tags(s)


@dataclass(frozen=True, slots=True, eq=False)
class CreditsOf(Number):
    """How many credits a player has in the credit pool, at most ``most``."""

    player: int
    most: int = 1 << 30

    def value(self, s: State, me: Context) -> int:
        return min(self.most, pool(s, who(me, self.player)))


@dataclass(frozen=True, slots=True, eq=False)
class StrengthOf(Number):
    """The strength of a card. Unrezzed ice has none (FAQ): that is more than any number it could be compared with."""

    of: Selection

    def value(self, s: State, me: Context) -> int:
        refs = self.of.refs(s, me)
        if not refs:
            return 0
        c = s.at(refs[0])
        return NO_STRENGTH if c.defn.type == ICE and c.installed and not c.faceup else strength(s, c)


@dataclass(frozen=True, slots=True, eq=False)
class SubroutinesOn(Number):
    """How many subroutines a piece of ice has."""

    of: Selection

    def value(self, s: State, me: Context) -> int:
        refs = self.of.refs(s, me)
        return len(subroutines(s, s.at(refs[0]))) if refs else 0


@dataclass(frozen=True, slots=True, eq=False)
class Minus(Number):
    """A number less another, but not below 0."""

    number: Number
    less: int

    def value(self, s: State, me: Context) -> int:
        return max(0, self.number.value(s, me) - self.less)


@dataclass(frozen=True, slots=True, eq=False)
class Plus(Number):
    """A number and some more."""

    number: Number
    more: int

    def value(self, s: State, me: Context) -> int:
        return self.number.value(s, me) + self.more


@dataclass(frozen=True, slots=True, eq=False)
class RequirementOf(Number):
    """The advancement requirement of an agenda (2.4)."""

    of: Selection

    def value(self, s: State, me: Context) -> int:
        return sum([requirement(s, s.at(r)) for r in self.of.refs(s, me)])


@dataclass(frozen=True, slots=True, eq=False)
class EventAmount(Number):
    """How many there were of what the trigger condition speaks of ("for each virus counter removed")."""

    def value(self, s: State, me: Context) -> int:
        return 0 if me.event is None else me.event.amount


@dataclass(frozen=True, slots=True, eq=False)
class AdvancementBefore(Number):
    """1.16.8: how many advancement tokens the agenda had before it was scored or stolen."""

    def value(self, s: State, me: Context) -> int:
        event = me.event
        return 0 if event is None or event.was is None else event.was.counters[ADVANCEMENT]


@dataclass(frozen=True, slots=True, eq=False)
class Counting(Number):
    """How many cards fit a description."""

    cards: Filter

    def value(self, s: State, me: Context) -> int:
        return len(self.cards.candidates(s, me))


@dataclass(frozen=True, slots=True, eq=False)
class Times(Number):
    """A number for each of another: the full effect is calculated first (9.11.2b)."""

    n: int
    per: Number

    def value(self, s: State, me: Context) -> int:
        return self.n * self.per.value(s, me)


@dataclass(frozen=True, slots=True, eq=False)
class AllItsStrength(Number):
    """What takes away all the strength that a card has now: its strength is lowered to 0."""

    of: Selection

    def value(self, s: State, me: Context) -> int:
        return -sum([max(0, strength(s, s.at(r))) for r in self.of.refs(s, me)])


@dataclass(frozen=True, slots=True, eq=False)
class CountersHere(Number):
    """How many counters are on this card, and ``plus`` more: counted anew at every moment, none once it has left."""

    counter: int
    plus: int = 0

    def value(self, s: State, me: Context) -> int:
        source = s.card(me.ref)
        return self.plus + (0 if source is None else counters_on(s, source, self.counter))
