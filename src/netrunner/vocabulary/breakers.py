"""Programs and what helps them: durations of strength, memory, spending credits freely, the first click of a turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..frozen import dataclass
from ..rules.concepts.values import has_subtype, memory_limit, memory_used
from ..rules.machine.card import Card
from ..rules.machine.nodes import (
    AT_CANNOT,
    AT_DURATION,
    AT_FIRST_CLICK,
    AT_MODIFIER,
    WHILE_ACTIVE,
    Ability,
    Condition,
    Context,
    Cost,
    DurationInstead,
    Filter,
    FirstClick,
    Instruction,
    Modifier,
    Number,
    Prohibition,
    Selection,
    Static,
    Trigger,
)
from ..rules.machine.terms import A_BREAK, A_LOWER_STRENGTH, E_BROKEN, F_STRENGTH, M_MEMORY_COST
from ..rules.questions.optional_payments import FreePayment, PayNow, most_affordable
from ..rules.runs.encounters import current_encounter
from ..rules.runs.run import current_run
from .base import YOU, amount, fill, who
from .cards import Momentary, those
from .costs import Price, cost_of
from .interrupts import imminent_effects
from .statics import StrengthBonus

if TYPE_CHECKING:
    from ..rules.machine.events import Event
    from ..rules.machine.state import State

__all__ = [
    "BreaksUsingThis", "CannotBreakOn", "CannotBreakUsing", "FirstClickRuns", "ImminentCards", "MayPayAny",
    "MemoryCostsMore", "Pay", "StrengthLasts", "StrengthNotLowered", "UnusedMemory",
]  # fmt: skip

# Strength


def increases_strength(s: State, static: Static | Ability, me: Context) -> tuple[int, ...]:
    """The cards whose strength a declaration increases (references); none for one that lowers or sets it."""
    if not isinstance(static, StrengthBonus) or static.of is None or static.sets:
        return ()
    return static.of.refs(s, me) if amount(static.n, s, me) > 0 else ()


@dataclass(frozen=True, slots=True, eq=False)
class StrengthLasts(DurationInstead):
    """Abilities that increase the strength of cards last for the turn or the run instead of any other duration."""

    duration: str  # "turn" or "run"
    of: Selection
    where: int = WHILE_ACTIVE

    def positions(self, player: int) -> tuple[int, ...]:
        return (AT_DURATION,)

    def concerns(self, s: State, me: Context, node: Ability, of: Context) -> bool:
        raised = increases_strength(s, node, of)
        return bool(raised) and any([ref in raised for ref in self.of.refs(s, me)])

    def over(self, s: State, number: int) -> bool:
        if self.duration == "turn":
            structure = s.stack[0]
            if not structure.uid:
                return True  # the next turn, which has not begun yet
        else:
            run = current_run(s)
            if run is None:
                return True
            structure = run
        return number < structure.uid or not structure.lasts(structure.uid)


@dataclass(frozen=True, slots=True, eq=False)
class ImminentCards(Momentary):
    """The cards that an imminent effect of a kind acts on (9.8.3d)."""

    effect: int = F_STRENGTH

    def refs(self, s: State, me: Context) -> tuple[int, ...]:
        what = imminent_effects(s, me)
        if what is None:
            return ()
        return tuple([r for e in what.effects if e.kind == self.effect for r in e.cards if s.card(r) is not None])


# Breaking


@dataclass(frozen=True, slots=True, eq=False)
class CannotBreakUsing(Prohibition):
    """The Runner cannot break subroutines on this ice, or on ``any_ice``, using certain cards (1.2.2)."""

    using: Filter
    condition: Condition | None = None
    where: int = WHILE_ACTIVE
    any_ice: bool = False

    def positions(self, player: int) -> tuple[int, ...]:
        return (AT_CANNOT + A_BREAK,)

    def forbids(self, s: State, me: Context, player: int, card: Card | None, server: int) -> bool:
        e = current_encounter(s)
        if e is None or not (self.any_ice or e.ice == me.ref) or card is None or not self.using.matches(s, me, card):
            return False
        return self.condition is None or self.condition.holds(s, me)


@dataclass(frozen=True, slots=True, eq=False)
class StrengthNotLowered(Prohibition):
    """The strength of this card cannot be lowered (1.2.2)."""

    where: int = WHILE_ACTIVE

    def positions(self, player: int) -> tuple[int, ...]:
        return (AT_CANNOT + A_LOWER_STRENGTH,)

    def forbids(self, s: State, me: Context, player: int, card: Card | None, server: int) -> bool:
        return card is not None and card.ref == me.ref

    def names_itself(self) -> bool:
        return True


@dataclass(frozen=True, slots=True, eq=False)
class CannotBreakOn(Prohibition):
    """The Runner cannot break subroutines on ice of a description, or of a selection, by any means (1.2.2)."""

    ice: Filter
    where: int = WHILE_ACTIVE

    def __init__(self, ice: Filter | Selection, where: int = WHILE_ACTIVE) -> None:
        fill(self, ice=those(ice), where=where)

    def positions(self, player: int) -> tuple[int, ...]:
        return (AT_CANNOT + A_BREAK,)

    def forbids(self, s: State, me: Context, player: int, card: Card | None, server: int) -> bool:
        e = current_encounter(s)
        ice = None if e is None else s.card(e.ice)
        return ice is not None and self.ice.matches(s, me, ice)


@dataclass(frozen=True, slots=True, eq=False)
class BreaksUsingThis(Trigger):
    """Whenever you use this card to break a subroutine: once for each (9.6.4)."""

    def kinds(self) -> tuple[int, ...]:
        return (E_BROKEN,)

    def met(self, s: State, me: Context, event: Event) -> bool:
        return event.source == me.ref

    def occurrences(self, event: Event) -> int:
        return event.amount

    def names_itself(self) -> bool:
        return True


# Memory


@dataclass(frozen=True, slots=True, eq=False)
class MemoryCostsMore(Modifier):
    """The memory cost of this program is higher."""

    n: Number | int
    where: int = WHILE_ACTIVE
    sets: bool = False
    subtype: str = ""

    def positions(self, player: int) -> tuple[int, ...]:
        return (AT_MODIFIER + M_MEMORY_COST,)

    def change(self, s: State, me: Context, card: Card | None) -> int:
        return amount(self.n, s, me) if card is not None and card.ref == me.ref else 0


@dataclass(frozen=True, slots=True, eq=False)
class UnusedMemory(Number):
    """How much memory the Runner has left."""

    def value(self, s: State, me: Context) -> int:
        return max(0, memory_limit(s) - memory_used(s))


# Paying


@dataclass(frozen=True, slots=True, eq=False)
class Pay(Instruction):
    """A player pays a cost: an option among others that counts only if it can be paid (9.11.3c)."""

    cost: Cost
    player: int = YOU

    def __init__(self, cost: Price, player: int = YOU) -> None:
        fill(self, cost=cost_of(cost), player=player)

    def could_change(self, s: State, me: Context) -> bool:
        return PayNow.possible(s, me, who(me, self.player), self.cost)

    def resolve(self, s: State, me: Context) -> None:
        s.push(PayNow(me, who(me, self.player), self.cost))


@dataclass(frozen=True, slots=True, eq=False)
class MayPayAny(Instruction):
    """A player may pay any number of credits, X, or up to ``most``; instructions with X follow (1.15.3, 1.15.10a).

    With ``clicks``, they may spend any number of clicks instead.
    """

    then: tuple[Instruction, ...]
    most: Number | int = -1
    player: int = YOU
    clicks: bool = False

    def __init__(self, *then: Instruction, most: Number | int = -1, player: int = YOU, clicks: bool = False) -> None:
        fill(self, then=then, most=most, player=player, clicks=clicks)

    def could_change(self, s: State, me: Context) -> bool:
        player = who(me, self.player)
        return (s.clicks[player] if self.clicks else most_affordable(s, player, me)) > 0

    def resolve(self, s: State, me: Context) -> None:
        s.push(FreePayment(me, self.then, amount(self.most, s, me), who(me, self.player), self.clicks))


# Hosting


# The first click of a turn


@dataclass(frozen=True, slots=True, eq=False)
class FirstClickRuns(FirstClick):
    """The first click you spend each turn must be spent on the basic action to run or to play a run event."""

    where: int = WHILE_ACTIVE

    def positions(self, player: int) -> tuple[int, ...]:
        return (AT_FIRST_CLICK,)

    def permits(self, s: State, me: Context, player: int, run: bool, card: Card | None) -> bool:
        return run or (card is not None and has_subtype(s, card, "run"))
