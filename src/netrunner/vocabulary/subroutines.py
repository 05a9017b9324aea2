"""Subroutines that ice loses, copies or repeats, and the order in which they resolve (3.4.7, 6.5.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..frozen import dataclass
from ..rules.concepts.values import score
from ..rules.machine.card import Card
from ..rules.machine.nodes import (
    AT_BREAK_LIMIT,
    AT_MODIFIER,
    AT_SUBROUTINE_ORDER,
    AT_SUBROUTINE_STOP,
    AT_SUBROUTINES,
    WHILE_ACTIVE,
    Condition,
    Context,
    Filter,
    Listed,
    Modifier,
    Number,
    Selection,
    Static,
    SubroutineChange,
    Trigger,
)
from ..rules.machine.statics import BreakLimit, SubroutineStop
from ..rules.machine.terms import (
    CORP,
    E_FULLY_BROKEN,
    E_PREVENTED,
    E_RUN_BEGINS,
    E_SUBROUTINE,
    F_SUBROUTINE,
    M_SUBTYPE,
    RUNNER,
)
from ..rules.runs.encounters import COPIED
from .base import ANYONE, amount, who
from .cards import Its
from .conditions import events_since

if TYPE_CHECKING:
    from ..rules.machine.events import Event
    from ..rules.machine.state import State

__all__ = [
    "AtMostBroken", "BreaksAllAlone", "GainsSubroutinesOf", "GainsSubtypesOf", "LosesSubroutines", "PointsIn",
    "PreventFirstSubroutine", "RepeatsSubroutines", "RunnerOrdersSubroutines", "SkipSubroutines",
]  # fmt: skip

#: The same for those that ice has a second time.
_REPEATED: Final = 1 << 61


@dataclass(frozen=True, slots=True, eq=False)
class PointsIn(Number):
    """The agenda points in a player's score area (1.16.1), or in both."""

    player: int

    def value(self, s: State, me: Context) -> int:
        if self.player == ANYONE:
            return max(0, score(s, CORP) + score(s, RUNNER))
        return max(0, score(s, who(me, self.player)))


@dataclass(frozen=True, slots=True, eq=False)
class LosesSubroutines(SubroutineChange):
    """This ice loses as many of its printed subroutines, which are all alike, as a number says (9.1.3)."""

    n: Number | int
    where: int = WHILE_ACTIVE

    def positions(self, player: int) -> tuple[int, ...]:
        return (AT_SUBROUTINES,)

    def changed(self, s: State, me: Context, ice: Card, found: Listed) -> Listed:
        if ice.id != me.card:
            return found
        printed = [key for key, sub in found if sub in ice.defn.subroutines]
        lost = printed[: amount(self.n, s, me)]
        return [entry for entry in found if entry[0] not in lost]

    def names_itself(self) -> bool:
        return True


@dataclass(frozen=True, slots=True, eq=False)
class GainsSubroutinesOf(SubroutineChange):
    """This ice gains the subroutines of others in their order (9.1.3b), before all of its own or ``after`` them."""

    of: Selection
    where: int = WHILE_ACTIVE
    after: bool = False

    def positions(self, player: int) -> tuple[int, ...]:
        return (AT_SUBROUTINES,)

    def changed(self, s: State, me: Context, ice: Card, found: Listed) -> Listed:
        if ice.ref != me.ref:
            return found
        gained: Listed = []
        # what has lasted since an event speaks of the ice as it was then, wherever that is now (9.9.1)
        refs = me.picks.get(self.of.name, ()) if isinstance(self.of, Its) else self.of.refs(s, me)
        since = me.numbers.get("since", 0)
        for n, ref in enumerate(refs):
            other = s.at(ref)
            # the printed ones: two that copy each other would never end
            gained.extend([(COPIED + (since << 12) + (n << 6) + sub.slot, sub) for sub in other.defn.subroutines])
        return [*found, *gained] if self.after else [*gained, *found]

    def names_itself(self) -> bool:
        return True


@dataclass(frozen=True, slots=True, eq=False)
class GainsSubtypesOf(Modifier):
    """This card gains the subtypes of another (2.16.5)."""

    of: Selection
    where: int = WHILE_ACTIVE
    sets: bool = False
    subtype: str = "*"

    def positions(self, player: int) -> tuple[int, ...]:
        return (AT_MODIFIER + M_SUBTYPE,)

    def change(self, s: State, me: Context, card: Card | None) -> int:
        return 0

    def gains(self, s: State, me: Context, card: Card, subtype: str) -> int:
        if card.ref != me.ref:
            return 0
        return len([ref for ref in self.of.refs(s, me) if subtype in s.at(ref).defn.subtypes])

    def names_itself(self) -> bool:
        return True


@dataclass(frozen=True, slots=True, eq=False)
class RepeatsSubroutines(SubroutineChange):
    """Ice gains a second copy of each of its subroutines, right after it (9.1.3b)."""

    of: Selection
    where: int = WHILE_ACTIVE

    def positions(self, player: int) -> tuple[int, ...]:
        return (AT_SUBROUTINES,)

    def changed(self, s: State, me: Context, ice: Card, found: Listed) -> Listed:
        if ice.ref not in self.of.refs(s, me):
            return found
        twice: Listed = []
        for key, sub in found:
            twice.append((key, sub))
            twice.append((_REPEATED + key, sub))
        return twice


@dataclass(frozen=True, slots=True, eq=False)
class PreventFirstSubroutine(SubroutineStop):
    """The first subroutine that would resolve this run is prevented from resolving (9.8.5)."""

    where: int = WHILE_ACTIVE

    def positions(self, player: int) -> tuple[int, ...]:
        return (AT_SUBROUTINE_STOP,)

    def stops(self, s: State, me: Context, ice: Card, n: int) -> bool:
        event = s.events
        while event is not None and event.kind != E_RUN_BEGINS:
            if event.kind == E_SUBROUTINE or (event.kind == E_PREVENTED and event.of == F_SUBROUTINE):
                return False
            event = event.prev
        return True


@dataclass(frozen=True, slots=True, eq=False)
class AtMostBroken(BreakLimit):
    """The Runner cannot break more than so many of the printed subroutines of this ice each encounter (1.2.2)."""

    n: int
    condition: Condition | None = None
    where: int = WHILE_ACTIVE

    def positions(self, player: int) -> tuple[int, ...]:
        return (AT_BREAK_LIMIT,)

    def most(self, s: State, me: Context, ice: Card) -> int:
        if ice.ref != me.ref or (self.condition is not None and not self.condition.holds(s, me)):
            return -1
        return self.n

    def names_itself(self) -> bool:
        return True


@dataclass(frozen=True, slots=True, eq=False)
class BreaksAllAlone(Trigger):
    """Whenever you use this card, and no other, to break all subroutines on ice during an encounter (9.11.2c)."""

    first_each_turn: bool = False
    ice: Filter | None = None  # only on ice of a description

    def kinds(self) -> tuple[int, ...]:
        return (E_FULLY_BROKEN,)

    def met(self, s: State, me: Context, event: Event) -> bool:
        if event.cards != (me.ref,) or (self.ice is not None and not self.ice.matches(s, me, s.at(event.card))):
            return False
        earlier = events_since(s, s.turn_start, E_FULLY_BROKEN, before=event) if self.first_each_turn else []
        return not any([e.cards == (me.ref,) for e in earlier])

    def names_itself(self) -> bool:
        return True


@dataclass(frozen=True, slots=True, eq=False)
class SkipSubroutines(SubroutineStop):
    """The first subroutines on ice, as they stand on it, do not resolve."""

    n: int
    of: Selection
    where: int = WHILE_ACTIVE

    def positions(self, player: int) -> tuple[int, ...]:
        return (AT_SUBROUTINE_STOP,)

    def stops(self, s: State, me: Context, ice: Card, n: int) -> bool:
        return n < self.n and ice.ref in self.of.refs(s, me)


@dataclass(frozen=True, slots=True, eq=False)
class RunnerOrdersSubroutines(Static):
    """The Runner chooses in which order unbroken subroutines resolve, instead of 6.5.5."""

    where: int = WHILE_ACTIVE

    def positions(self, player: int) -> tuple[int, ...]:
        return (AT_SUBROUTINE_ORDER,)
