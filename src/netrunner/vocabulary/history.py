"""What looks back: how much has happened this turn or in a run, and to which card."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from ..frozen import dataclass
from ..rules.machine.card import Card
from ..rules.machine.nodes import Condition, Context, Filter, Number
from ..rules.machine.terms import (
    E_ACCESS,
    E_BROKEN,
    E_CLICKS_SPENT,
    E_COUNTERS_PLACED,
    E_DAMAGE,
    E_ENCOUNTER,
    E_FULLY_BROKEN,
    E_INSTALLED,
    E_PASS_ICE,
    E_PLAYED,
    E_REVEALED,
    E_REZZED,
    E_RUN_BEGINS,
    E_SUBROUTINE,
    E_TRIGGERED,
    E_USED,
    RUNNER,
    SUCCESSFUL,
)
from .base import ANYONE, fill, who
from .cards import _PLACES, Where, places
from .conditions import EventName, events_of_run, events_since, known_event, named_event

if TYPE_CHECKING:
    from ..rules.machine.card import Card
    from ..rules.machine.events import Event
    from ..rules.machine.state import State

__all__ = [
    "AccessesThatRun", "BrokeThisRun", "ClicksBrokeThisRun", "DamageThisTurn", "FullyBroken", "HappenedThatRun",
    "HappenedTo", "InstalledThisTurn", "PassedThatRun", "PlacedOnThisTurn", "ResolvedSubroutines",
    "RevealedOfOneType", "RunWasSuccessful", "ThisRezzedThisTurn", "UnbrokenThatEncounter",
    "UsedThisRun",
]  # fmt: skip


@dataclass(frozen=True, slots=True, eq=False)
class DamageThisTurn(Number):
    """How much damage the Runner has suffered this turn, perhaps only of one type (10.4.1)."""

    of: int = -1

    def value(self, s: State, me: Context) -> int:
        suffered = events_since(s, s.turn_start, E_DAMAGE)
        return sum([event.amount for event in suffered if self.of < 0 or event.of == self.of])


@dataclass(frozen=True, slots=True, eq=False)
class AccessesThatRun(Number):
    """How many cards the Runner accessed during the run that ended, perhaps from a zone; twice counts twice."""

    where: tuple[str, ...]

    def __init__(self, where: Where | tuple[()] = ()) -> None:
        fill(self, where=places(where))

    def value(self, s: State, me: Context) -> int:
        zones = [_PLACES[place] for place in self.where]
        return len([e for e in events_of_run(s, me, E_ACCESS) if not zones or e.zone in zones])


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
class FullyBroken(Filter):
    """Ice of a description all of whose subroutines were broken in one encounter, ``by_this`` card alone (9.11.2c)."""

    cards: Filter
    by_this: bool = False

    def matches(self, s: State, me: Context, card: Card) -> bool:
        return self.cards.matches(s, me, card) and card.ref in self._broken(s, me)

    def candidates(self, s: State, me: Context) -> list[int]:
        those = self.cards.candidates(s, me)
        broken = self._broken(s, me) if those else []
        return [i for i in those if s.cards[i].ref in broken]

    def _broken(self, s: State, me: Context) -> list[int]:
        broken = events_since(s, 0, E_FULLY_BROKEN)
        return [e.card for e in broken if not self.by_this or e.cards == (me.ref,)]

    def names_itself(self) -> bool:
        return self.by_this


@dataclass(frozen=True, slots=True, eq=False)
class PlacedOnThisTurn(Filter):
    """Cards of a description on which you placed counters of a kind this turn (1.12.1)."""

    counter: int
    cards: Filter

    def matches(self, s: State, me: Context, card: Card) -> bool:
        return self.cards.matches(s, me, card) and card.ref in self._those(s, me)

    def candidates(self, s: State, me: Context) -> list[int]:
        those = self._those(s, me)
        return [i for i in self.cards.candidates(s, me) if s.cards[i].ref in those]

    def _those(self, s: State, me: Context) -> list[int]:
        placed = events_since(s, s.turn_start, E_COUNTERS_PLACED)
        return [e.card for e in placed if e.of == self.counter and e.player == me.player]


@dataclass(frozen=True, slots=True, eq=False)
class UsedThisRun(Condition):
    """You have used this card during this run (9.1.6)."""

    def holds(self, s: State, me: Context) -> bool:
        begun = events_since(s, s.turn_start, E_RUN_BEGINS) if s.run_at >= 0 else []
        if not begun:
            return False
        return any([e.card == me.ref for kind in (E_USED, E_TRIGGERED) for e in events_since(s, begun[0].n, kind)])

    def names_itself(self) -> bool:
        return True


@dataclass(frozen=True, slots=True, eq=False)
class RunWasSuccessful(Condition):
    """The run that just ended was successful (6.7)."""

    def holds(self, s: State, me: Context) -> bool:
        return me.event is not None and me.event.how == SUCCESSFUL


def _doer(event: Event) -> int:
    """The card whose ability was being used, triggered or played when something happened (9.6.15a)."""
    before = event.prev
    while before is not None and before.kind not in (E_TRIGGERED, E_USED, E_PLAYED):
        before = before.prev
    return -1 if before is None else before.card


@dataclass(frozen=True, slots=True, eq=False)
class HappenedTo(Filter):
    """Cards of a description that something happened to this turn, or during the run in progress or just ended.

    With ``during`` "last run" the same is said of the last run that was made this turn.
    """

    event: str
    cards: Filter
    during: str = "turn"
    by_this: bool = False  # by abilities of this card

    def __init__(
        self,
        event: EventName,
        cards: Filter,
        during: Literal["turn", "run", "last run"] = "turn",
        by_this: bool = False,
    ) -> None:
        fill(self, event=known_event(event), cards=cards, during=during, by_this=by_this)

    def _refs(self, s: State, me: Context) -> set[int]:
        kind = named_event(self.event)
        found = events_since(s, s.turn_start, kind) if self.during == "turn" else events_of_run(s, me, kind)
        return {e.card for e in found if not self.by_this or _doer(e) == me.ref}

    def matches(self, s: State, me: Context, card: Card) -> bool:
        return card.ref in self._refs(s, me) and self.cards.matches(s, me, card)

    def candidates(self, s: State, me: Context) -> list[int]:
        refs = self._refs(s, me)
        return [i for i in self.cards.candidates(s, me) if s.cards[i].ref in refs]


@dataclass(frozen=True, slots=True, eq=False)
class PassedThatRun(Number):
    """How many pieces of ice the Runner passed during the run in progress or just ended (6.9.4a)."""

    def value(self, s: State, me: Context) -> int:
        return len({e.card for e in events_of_run(s, me, E_PASS_ICE)})


@dataclass(frozen=True, slots=True, eq=False)
class ResolvedSubroutines(Number):
    """How many subroutines resolved on the ice that the trigger condition speaks of, when it was last encountered."""

    def value(self, s: State, me: Context) -> int:
        if me.event is None:
            return 0
        ice = me.event.card
        met = [e for e in events_since(s, s.turn_start, E_ENCOUNTER, before=me.event) if e.card == ice]
        passed = [e.n for e in events_since(s, s.turn_start, E_PASS_ICE, before=me.event) if e.card == ice]
        if not met or (passed and passed[0] > met[0].n):
            return 0  # it was passed without an encounter
        return len([e for e in events_since(s, met[0].n, E_SUBROUTINE, before=me.event) if e.card == ice])


@dataclass(frozen=True, slots=True, eq=False)
class ThisRezzedThisTurn(Condition):
    """You rezzed this card this turn."""

    def holds(self, s: State, me: Context) -> bool:
        return any([e.card == me.ref for e in events_since(s, s.turn_start, E_REZZED)])

    def names_itself(self) -> bool:
        return True


@dataclass(frozen=True, slots=True, eq=False)
class HappenedThatRun(Condition):
    """Something happened during the run in progress, or during the run that just ended."""

    event: str
    player: int = ANYONE

    def __init__(self, event: EventName, player: int = ANYONE) -> None:
        fill(self, event=known_event(event), player=player)

    def holds(self, s: State, me: Context) -> bool:
        player = self.player if self.player == ANYONE else who(me, self.player)
        found = events_of_run(s, me, named_event(self.event))
        return any([player == ANYONE or e.player == player for e in found])


@dataclass(frozen=True, slots=True, eq=False)
class ClicksBrokeThisRun(Condition):
    """The Runner has spent clicks to break a subroutine during this run."""

    def holds(self, s: State, me: Context) -> bool:
        spent = [e.source for e in events_of_run(s, me, E_CLICKS_SPENT) if e.player == RUNNER]
        return any([e.source in spent for e in events_of_run(s, me, E_BROKEN)])


@dataclass(frozen=True, slots=True, eq=False)
class InstalledThisTurn(Filter):
    """Cards of a description that their controller installed this turn."""

    cards: Filter

    def matches(self, s: State, me: Context, card: Card) -> bool:
        if not self.cards.matches(s, me, card):
            return False
        installed = events_since(s, s.turn_start, E_INSTALLED)
        return any([e.card == card.ref and e.player == card.controller() for e in installed])

    def candidates(self, s: State, me: Context) -> list[int]:
        return [i for i in self.cards.candidates(s, me) if self.matches(s, me, s.cards[i])]


@dataclass(frozen=True, slots=True, eq=False)
class BrokeThisRun(Filter):
    """Cards of a description that were used to break at least 1 subroutine during this run."""

    cards: Filter

    def matches(self, s: State, me: Context, card: Card) -> bool:
        if not self.cards.matches(s, me, card):
            return False
        return any([e.source == card.ref for e in events_of_run(s, me, E_BROKEN)])

    def candidates(self, s: State, me: Context) -> list[int]:
        return [i for i in self.cards.candidates(s, me) if self.matches(s, me, s.cards[i])]


@dataclass(frozen=True, slots=True, eq=False)
class UnbrokenThatEncounter(Number):
    """How many subroutines were not broken in the encounter that just ended (6.5.3c)."""

    def value(self, s: State, me: Context) -> int:
        return 0 if me.event is None else me.event.amount
