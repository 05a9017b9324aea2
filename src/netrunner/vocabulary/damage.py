"""Damage beyond doing it: who selects its cards (10.4.3a), what always prevents it (9.8.5c), what it trashed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..frozen import dataclass
from ..rules.abilities.resolving import Resolution
from ..rules.machine.card import Card
from ..rules.machine.nodes import (
    AT_CANNOT,
    AT_DAMAGE_CHOICE,
    WHILE_ACTIVE,
    Context,
    DamageChoice,
    Filter,
    Prohibition,
    Trigger,
)
from ..rules.machine.terms import A_DAMAGE, E_DAMAGE, E_INSTALLED, E_TRASHED
from .base import fill
from .conditions import events_since

if TYPE_CHECKING:
    from ..rules.machine.events import Event
    from ..rules.machine.state import State

__all__ = ["PreventsDamage", "SelectsDamage", "SelectsFirstDamage", "ThisTrashedByDamage"]


@dataclass(frozen=True, slots=True, eq=False)
class SelectsDamage(DamageChoice):
    """The Runner chooses the cards that damage trashes (10.4.3a)."""

    looks: bool = False
    where: int = WHILE_ACTIVE

    def positions(self, player: int) -> tuple[int, ...]:
        return (AT_DAMAGE_CHOICE,)

    def selects(self, s: State, me: Context, kind: int, n: int) -> int:
        return n


@dataclass(frozen=True, slots=True, eq=False)
class SelectsFirstDamage(DamageChoice):
    """For the first damage of a type each turn, you may look at the grip and select the card that is trashed."""

    type: int
    looks: bool = True
    where: int = WHILE_ACTIVE

    def positions(self, player: int) -> tuple[int, ...]:
        return (AT_DAMAGE_CHOICE,)

    def selects(self, s: State, me: Context, kind: int, n: int) -> int:
        if kind != self.type:
            return 0
        return int(not any([e.of == kind for e in events_since(s, s.turn_start, E_DAMAGE)]))


@dataclass(frozen=True, slots=True, eq=False)
class PreventsDamage(Prohibition):
    """All damage (of some types) is prevented (9.8.5c); damage that cannot be prevented is suffered all the same."""

    types: tuple[int, ...]
    where: int = WHILE_ACTIVE
    from_installing: Filter | None = None  # only damage by what follows from installing a card of a description

    def __init__(self, *types: int, from_installing: Filter | None = None) -> None:
        fill(self, types=types, where=WHILE_ACTIVE, from_installing=from_installing)

    @property
    def prevention(self) -> bool:
        return True

    def positions(self, player: int) -> tuple[int, ...]:
        return (AT_CANNOT + A_DAMAGE,)

    def forbids(self, s: State, me: Context, player: int, card: Card | None, server: int) -> bool:
        if self.types and server not in self.types:
            return False
        if self.from_installing is None:
            return True
        if card is None or not self.from_installing.matches(s, me, card):
            return False
        met = [f.me.event for f in s.stack if isinstance(f, Resolution) and f.me.ref == card.ref]
        return any([event is not None and event.kind == E_INSTALLED for event in met])


@dataclass(frozen=True, slots=True, eq=False)
class ThisTrashedByDamage(Trigger):
    """When this card is trashed by damage of certain types; the ability is active in the heap (9.1.8b)."""

    types: tuple[int, ...]

    def __init__(self, *types: int) -> None:
        fill(self, types=types)

    def kinds(self) -> tuple[int, ...]:
        return (E_TRASHED,)

    def met(self, s: State, me: Context, event: Event) -> bool:
        if event.card != me.ref or event.rule != "10.4.2":
            return False
        damage = event.prev
        while damage is not None and not (damage.kind == E_DAMAGE and event.card in damage.cards):
            damage = damage.prev
        return damage is not None and damage.of in self.types

    def about_itself(self) -> bool:
        return True
