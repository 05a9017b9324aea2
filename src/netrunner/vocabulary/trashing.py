"""What happens to trashed cards instead of adding them to a discard pile; they still count as trashed (1.18.1a)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..frozen import dataclass
from ..rules.machine.nodes import (
    AT_TRASHED_INSTEAD,
    FACEDOWN,
    SET_APART,
    SHUFFLED,
    WHILE_ACTIVE,
    Context,
    Cost,
    Filter,
    Instruction,
    TrashedInstead,
    Trigger,
)
from ..rules.machine.terms import E_TRASHED, F_TRASH, HEAP, NO_TYPE, PLAY_AREA
from ..rules.questions.optional_payments import PayToKeep
from .base import fill, who
from .cards import _PLACES, Where, places
from .conditions import events_since
from .costs import Price, cost_of
from .interrupts import imminent_effects

if TYPE_CHECKING:
    from ..rules.machine.card import Card
    from ..rules.machine.events import Event
    from ..rules.machine.state import State

__all__ = [
    "AnyCardOf", "MayRemoveTrashed", "MayShuffleInstead", "RemoveInsteadOfTrashing", "ThoseTrashed", "TrashUnlessPaid",
    "TrashedAfterResolving", "TrashedFrom", "TurnedFacedownInstead", "TypeOfImminent", "TypeOfSpent",
]  # fmt: skip


@dataclass(frozen=True, slots=True, eq=False)
class AnyCardOf(Filter):
    """Any card of a side, wherever it is; a counter is not a card (10.1.4)."""

    side: int

    def matches(self, s: State, me: Context, card: Card) -> bool:
        return card.owner == self.side and card.converted >= 0

    def candidates(self, s: State, me: Context) -> list[int]:
        return [c.id for c in s.cards if self.matches(s, me, c)]


@dataclass(frozen=True, slots=True, eq=False)
class TurnedFacedownInstead(TrashedInstead):
    """When this card would be trashed, it is turned facedown instead of being added to the heap."""

    how: int = FACEDOWN
    where: int = WHILE_ACTIVE

    def positions(self, player: int) -> tuple[int, ...]:
        return (AT_TRASHED_INSTEAD,)

    def applies(self, s: State, me: Context, card: Card) -> bool:
        return card.ref == me.ref


@dataclass(frozen=True, slots=True, eq=False)
class MayShuffleInstead(TrashedInstead):
    """When this card would be trashed, you may shuffle it into your deck instead of adding it to the discard pile."""

    how: int = SHUFFLED
    where: int = WHILE_ACTIVE

    def positions(self, player: int) -> tuple[int, ...]:
        return (AT_TRASHED_INSTEAD,)

    def applies(self, s: State, me: Context, card: Card) -> bool:
        return card.ref == me.ref


@dataclass(frozen=True, slots=True, eq=False)
class MayRemoveTrashed(TrashedInstead):
    """Cards of a player that would be trashed are set aside; you may remove one of them from the game, once per turn.

    The others are added to the discard pile.
    """

    side: int
    how: int = SET_APART
    where: int = WHILE_ACTIVE

    def positions(self, player: int) -> tuple[int, ...]:
        return (AT_TRASHED_INSTEAD,)

    def applies(self, s: State, me: Context, card: Card) -> bool:
        return card.owner == self.side and not s.used.get(me.ref * 64 + self.slot)


@dataclass(frozen=True, slots=True, eq=False)
class RemoveInsteadOfTrashing(Instruction):
    """Remove this card from the game instead of trashing it once it has resolved, this time (8.6.7)."""

    def resolve(self, s: State, me: Context) -> None:
        me.numbers["removed instead"] = 1


@dataclass(frozen=True, slots=True, eq=False)
class TrashedFrom(Trigger):
    """The first time each turn 1 or more of your cards are trashed from some zones: "those cards" are its cards."""

    zones: tuple[str, ...]

    def __init__(self, *zones: Where) -> None:
        fill(self, zones=places(zones))

    def kinds(self) -> tuple[int, ...]:
        return (E_TRASHED,)

    def met(self, s: State, me: Context, event: Event) -> bool:
        zones = [_PLACES[zone] for zone in self.zones]
        return event.origin in zones and not any(
            [e.origin in zones for e in events_since(s, s.turn_start, E_TRASHED, before=event)]
        )


@dataclass(frozen=True, slots=True, eq=False)
class ThoseTrashed(Filter):
    """The cards that the trigger condition says were trashed, while they are still in the heap."""

    zones: tuple[str, ...]

    def __init__(self, *zones: Where) -> None:
        fill(self, zones=places(zones))

    def matches(self, s: State, me: Context, card: Card) -> bool:
        return card.id in self.candidates(s, me)

    def candidates(self, s: State, me: Context) -> list[int]:
        event = me.event
        if event is None:
            return []
        zones = [_PLACES[zone] for zone in self.zones]
        last = event.n + event.amount  # cards that are trashed together are recorded one right after the other
        together = [e for e in events_since(s, event.n, E_TRASHED) if e.n < last and e.source == event.source]
        found = [e.card for e in together if e.origin in zones]
        return [i for i in s.zones[HEAP] if s.cards[i].ref in found]


@dataclass(frozen=True, slots=True, eq=False)
class TrashedAfterResolving(Trigger):
    """Whenever an event or operation of a description is trashed after resolving (8.6.7, 10.3.1b)."""

    cards: Filter

    def kinds(self) -> tuple[int, ...]:
        return (E_TRASHED,)

    def met(self, s: State, me: Context, event: Event) -> bool:
        was = event.was
        return was is not None and was.zone == PLAY_AREA and not was.installed and self.cards.matches(s, me, was)


@dataclass(frozen=True, slots=True, eq=False)
class TypeOfImminent(Filter):
    """Cards of a description with the type of an installed card that a player is about to trash (9.8.3d)."""

    cards: Filter
    by: int

    def _types(self, s: State, me: Context) -> list[int]:
        what = imminent_effects(s, me)
        effects = [] if what is None else [e for e in what.effects if e.kind == F_TRASH and e.player == self.by]
        return [s.at(r).type for e in effects for r in e.cards if s.at(r).installed and s.at(r).owner == me.player]

    def matches(self, s: State, me: Context, card: Card) -> bool:
        return card.type != NO_TYPE and card.type in self._types(s, me) and self.cards.matches(s, me, card)

    def candidates(self, s: State, me: Context) -> list[int]:
        return [i for i in self.cards.candidates(s, me) if self.matches(s, me, s.cards[i])]


@dataclass(frozen=True, slots=True, eq=False)
class TypeOfSpent(Filter):
    """Your installed cards with the type of the card spent for the cost: of any that could be, before it is paid."""

    spent: Filter

    def matches(self, s: State, me: Context, card: Card) -> bool:
        if not card.installed or card.type == NO_TYPE or card.owner != me.player:
            return False
        if "paid" in me.picks:
            return card.type in [s.at(r).defn.type for r in me.picks["paid"]]
        return card.type in [s.cards[i].defn.type for i in self.spent.candidates(s, me)]

    def candidates(self, s: State, me: Context) -> list[int]:
        return [c.id for c in s.cards if self.matches(s, me, c)]


@dataclass(frozen=True, slots=True, eq=False)
class TrashUnlessPaid(Instruction):
    """Trash all cards of a description; a player may pay a cost for each card to keep it (1.15.10b)."""

    cards: Filter
    cost: Cost
    player: int

    def __init__(self, cards: Filter, cost: Price, player: int) -> None:
        fill(self, cards=cards, cost=cost_of(cost), player=player)

    def could_change(self, s: State, me: Context) -> bool:
        return True  # which cards they are may depend on what is chosen before

    def resolve(self, s: State, me: Context) -> None:
        refs = tuple([s.cards[i].ref for i in self.cards.candidates(s, me)])
        s.push(PayToKeep(me, who(me, self.player), self.cost, refs))
