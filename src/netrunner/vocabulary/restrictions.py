"""What players cannot do: bids, paid abilities, uses of a card, accesses; and who spends credits first in a trace."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..frozen import dataclass
from ..rules.machine.card import Card
from ..rules.machine.nodes import (
    AT_CANNOT,
    AT_TRACE_ORDER,
    WHILE_ACTIVE,
    Condition,
    Context,
    Filter,
    Prohibition,
    Static,
)
from ..rules.machine.terms import (
    A_ACCESS,
    A_BID,
    A_BREAK,
    A_REZ,
    A_USE,
    A_USE_PAID,
    E_ACCESS,
    E_BROKEN,
    E_REZZED,
    E_RUN_BEGINS,
    E_USED,
    RUNNER,
)
from ..rules.runs.encounters import current_encounter
from .conditions import events_since

if TYPE_CHECKING:
    from ..rules.machine.state import State

__all__ = [
    "AccessAtMost", "BreaksOneIceEachRun", "CannotSecretlySpend", "NoPaidAbilitiesHere", "RezAtMost",
    "RunnerSpendsFirst", "UseOncePerTurn", "UseOnlyIf",
]  # fmt: skip


@dataclass(frozen=True, slots=True, eq=False)
class CannotSecretlySpend(Prohibition):
    """Players cannot spend a certain number of credits in secret (1.2.2)."""

    n: int
    where: int = WHILE_ACTIVE

    def positions(self, player: int) -> tuple[int, ...]:
        return (AT_CANNOT + A_BID,)

    def forbids(self, s: State, me: Context, player: int, card: Card | None, server: int) -> bool:
        return server == self.n


@dataclass(frozen=True, slots=True, eq=False)
class NoPaidAbilitiesHere(Prohibition):
    """During a run on this server, the Runner cannot use paid abilities of certain cards (9.5)."""

    cards: Filter
    where: int = WHILE_ACTIVE

    def positions(self, player: int) -> tuple[int, ...]:
        return (AT_CANNOT + A_USE_PAID,)

    def forbids(self, s: State, me: Context, player: int, card: Card | None, server: int) -> bool:
        source = me.source(s)
        if player != RUNNER or card is None or source is None or server < 0 or source.server != server:
            return False
        return self.cards.matches(s, me, card)


@dataclass(frozen=True, slots=True, eq=False)
class RunnerSpendsFirst(Static):
    """The Runner must spend credits first in each trace during a run, instead of the order of 10.8.6."""

    where: int = WHILE_ACTIVE

    def positions(self, player: int) -> tuple[int, ...]:
        return (AT_TRACE_ORDER,)


@dataclass(frozen=True, slots=True, eq=False)
class UseOnlyIf(Prohibition):
    """This card can be used only if a condition holds (9.1.6, 9.3.3c)."""

    condition: Condition
    where: int = WHILE_ACTIVE

    def positions(self, player: int) -> tuple[int, ...]:
        return (AT_CANNOT + A_USE,)

    def forbids(self, s: State, me: Context, player: int, card: Card | None, server: int) -> bool:
        return card is not None and card.ref == me.ref and not self.condition.holds(s, me)

    def names_itself(self) -> bool:
        return True


@dataclass(frozen=True, slots=True, eq=False)
class UseOncePerTurn(Prohibition):
    """This card cannot be used more than once per turn, whichever of its abilities it is (9.1.6)."""

    where: int = WHILE_ACTIVE

    def positions(self, player: int) -> tuple[int, ...]:
        return (AT_CANNOT + A_USE,)

    def forbids(self, s: State, me: Context, player: int, card: Card | None, server: int) -> bool:
        if card is None or card.ref != me.ref:
            return False
        return any([e.card == me.ref for e in events_since(s, s.turn_start, E_USED)])

    def names_itself(self) -> bool:
        return True


@dataclass(frozen=True, slots=True, eq=False)
class AccessAtMost(Prohibition):
    """The Runner cannot access more than so many cards during the run (1.2.2); earlier accesses of it count."""

    n: int
    where: int = WHILE_ACTIVE

    def positions(self, player: int) -> tuple[int, ...]:
        return (AT_CANNOT + A_ACCESS,)

    def forbids(self, s: State, me: Context, player: int, card: Card | None, server: int) -> bool:
        begun = events_since(s, s.turn_start, E_RUN_BEGINS)
        return bool(begun) and len(events_since(s, begun[0].n, E_ACCESS)) >= self.n


@dataclass(frozen=True, slots=True, eq=False)
class RezAtMost(Prohibition):
    """For as long as this lasts, the Corp cannot rez more than so many cards of a description (1.2.2)."""

    n: int
    cards: Filter
    where: int = WHILE_ACTIVE

    def positions(self, player: int) -> tuple[int, ...]:
        return (AT_CANNOT + A_REZ,)

    def forbids(self, s: State, me: Context, player: int, card: Card | None, server: int) -> bool:
        if card is None or not self.cards.matches(s, me, card):
            return False
        rezzed = events_since(s, me.numbers.get("since", 0) + 1, E_REZZED)
        return len([e for e in rezzed if self.cards.matches(s, me, s.at(e.card))]) >= self.n


@dataclass(frozen=True, slots=True, eq=False)
class BreaksOneIceEachRun(Prohibition):
    """This card cannot be used to break subroutines on more than one piece of ice each run (1.2.2)."""

    where: int = WHILE_ACTIVE

    def positions(self, player: int) -> tuple[int, ...]:
        return (AT_CANNOT + A_BREAK,)

    def forbids(self, s: State, me: Context, player: int, card: Card | None, server: int) -> bool:
        e, begun = current_encounter(s), events_since(s, s.turn_start, E_RUN_BEGINS)
        if e is None or s.run_at < 0 or not begun or card is None or card.ref != me.ref:
            return False
        broken = events_since(s, begun[0].n, E_BROKEN)
        return any([event.source == me.ref and event.card != e.ice for event in broken])

    def names_itself(self) -> bool:
        return True
