"""Values that cards count or change: clicks left, margins of traces, trash and memory costs, agenda points."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..frozen import dataclass
from ..rules.abilities.effects import RemoveBadPublicity as RemoveIt
from ..rules.abilities.resolving import Resolution
from ..rules.machine.card import Card
from ..rules.machine.nodes import (
    AT_MODIFIER,
    WHILE_ACTIVE,
    Condition,
    Context,
    Filter,
    Modifier,
    Number,
    Selection,
    Subroutine,
)
from ..rules.machine.terms import (
    CORP_SCORE,
    M_ADVANCEMENT_REQUIREMENT,
    M_AGENDA_POINTS,
    M_BASE_TRACE,
    M_MEMORY_COST,
    M_TRASH_COST,
)
from .base import YOU, amount, fill, who
from .instructions import Simple

if TYPE_CHECKING:
    from ..rules.abilities.effects import Effect
    from ..rules.machine.state import State

__all__ = [
    "BaseTrace", "ClicksLeft", "EitherOf", "MemoryCostIs", "RemoveBadPublicity", "RequirementPerCopy", "TraceExcess",
    "TrashCostsMore", "WorthMore",
]  # fmt: skip


@dataclass(frozen=True, slots=True, eq=False)
class ClicksLeft(Number):
    """How many clicks a player has left to spend (1.11)."""

    player: int = YOU

    def value(self, s: State, me: Context) -> int:
        return s.clicks[who(me, self.player)]


@dataclass(frozen=True, slots=True, eq=False)
class TraceExcess(Number):
    """By how much the trace strength exceeded the link strength (10.8.4)."""

    def value(self, s: State, me: Context) -> int:
        return me.numbers.get("exceeds", 0)


@dataclass(frozen=True, slots=True, eq=False)
class EitherOf(Filter):
    """Cards that fit any of several descriptions."""

    of: tuple[Filter, ...]

    def __init__(self, *of: Filter) -> None:
        fill(self, of=of)

    def matches(self, s: State, me: Context, card: Card) -> bool:
        return any([cards.matches(s, me, card) for cards in self.of])

    def candidates(self, s: State, me: Context) -> list[int]:
        found: list[int] = []
        for cards in self.of:
            found.extend([i for i in cards.candidates(s, me) if i not in found])
        return found


@dataclass(frozen=True, slots=True, eq=False)
class TrashCostsMore(Modifier):
    """The trash cost of this card, or of cards of a description, is higher, or with a negative number lower (2.6)."""

    n: Number | int
    cards: Filter | None = None
    installed: bool = False  # only while they are installed
    where: int = WHILE_ACTIVE
    sets: bool = False
    subtype: str = ""

    def positions(self, player: int) -> tuple[int, ...]:
        return (AT_MODIFIER + M_TRASH_COST,)

    def change(self, s: State, me: Context, card: Card | None) -> int:
        if card is None or (self.installed and not card.installed):
            return 0
        if card.ref != me.ref if self.cards is None else not self.cards.matches(s, me, card):
            return 0
        return amount(self.n, s, me)

    def names_itself(self) -> bool:
        return self.cards is None


@dataclass(frozen=True, slots=True, eq=False)
class MemoryCostIs(Modifier):
    """The memory cost of this program is a number under a condition, even while it is not installed (9.1.8d)."""

    n: int
    condition: Condition
    where: int = WHILE_ACTIVE
    sets: bool = False
    subtype: str = ""

    def positions(self, player: int) -> tuple[int, ...]:
        return (AT_MODIFIER + M_MEMORY_COST,)

    def change(self, s: State, me: Context, card: Card | None) -> int:
        return self.n - card.defn.memory if card is not None and self.condition.holds(s, me) else 0

    @property
    def own_cost(self) -> int:
        return M_MEMORY_COST

    def names_itself(self) -> bool:
        return True


@dataclass(frozen=True, slots=True, eq=False)
class WorthMore(Modifier):
    """Agendas are worth additional agenda points, or with a negative number fewer (2.5): this one, or a selection."""

    n: Number | int
    condition: Condition | None = None
    where: int = WHILE_ACTIVE
    sets: bool = False
    subtype: str = ""
    of: Selection | None = None

    def positions(self, player: int) -> tuple[int, ...]:
        return (AT_MODIFIER + M_AGENDA_POINTS,)

    def change(self, s: State, me: Context, card: Card | None) -> int:
        if card is None or (card.ref != me.ref if self.of is None else card.ref not in self.of.refs(s, me)):
            return 0
        if self.condition is not None and not self.condition.holds(s, me):
            return 0
        return amount(self.n, s, me)

    def names_itself(self) -> bool:
        return self.of is None


@dataclass(frozen=True, slots=True, eq=False)
class RequirementPerCopy(Modifier):
    """The advancement requirement of each agenda is higher for each copy of it in the Corp's score area (2.4)."""

    n: int
    where: int = WHILE_ACTIVE
    sets: bool = False
    subtype: str = ""

    def positions(self, player: int) -> tuple[int, ...]:
        return (AT_MODIFIER + M_ADVANCEMENT_REQUIREMENT,)

    def change(self, s: State, me: Context, card: Card | None) -> int:
        if card is None:
            return 0
        copies = [i for i in s.zones[CORP_SCORE] if s.cards[i].defn.title == card.defn.title]
        return self.n * len([i for i in copies if i != card.id and not s.cards[i].converted])


@dataclass(frozen=True, slots=True, eq=False)
class BaseTrace(Modifier):
    """The base trace strength of traces is higher (10.8.2): of all, or only of ``subroutines``, under a condition."""

    n: int
    subroutines: bool = False
    condition: Condition | None = None
    where: int = WHILE_ACTIVE
    sets: bool = False
    subtype: str = ""

    def positions(self, player: int) -> tuple[int, ...]:
        return (AT_MODIFIER + M_BASE_TRACE,)

    def change(self, s: State, me: Context, card: Card | None) -> int:
        if self.subroutines and (card is None or not resolving_subroutine(s, card.ref)):
            return 0
        return self.n if self.condition is None or self.condition.holds(s, me) else 0


def resolving_subroutine(s: State, ref: int) -> bool:
    """Whether a subroutine of a card is being resolved."""
    return any([isinstance(f, Resolution) and isinstance(f.ability, Subroutine) and f.me.ref == ref for f in s.stack])


@dataclass(frozen=True, slots=True, eq=False)
class RemoveBadPublicity(Simple):
    """The Corp loses bad publicity (10.6.3)."""

    n: Number | int = 1

    def expected(self, s: State, me: Context) -> list[Effect]:
        return [RemoveIt(me.player, me.ref, amount=amount(self.n, s, me))]
