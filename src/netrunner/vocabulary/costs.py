"""Costs (1.15)."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, TypeAlias

from ..frozen import dataclass
from ..rules.concepts.costs import credit_sources
from ..rules.concepts.values import counter_sources, forbidden, rez_cost
from ..rules.machine.nodes import (
    PAY_BOTTOM,
    PAY_COUNTER,
    PAY_FORFEIT,
    PAY_HAND,
    PAY_REMOVE,
    PAY_SHUFFLE,
    PAY_TRASH,
    Bill,
    Context,
    Cost,
    CostPart,
    Filter,
    Number,
    Pick,
)
from ..rules.machine.terms import (
    A_TRASH,
    BRAIN,
    CORP_SCORE,
    CREDIT,
    MEAT,
    NET,
    PLAY_AREA,
    RND,
    RUNNER,
    RUNNER_SCORE,
    STACK,
)
from ..rules.runs.encounters import subroutines
from .base import amount
from .numbers import X

if TYPE_CHECKING:
    from ..rules.machine.state import State

__all__ = [
    "AddToBottom", "AnyCounters", "Clicks", "Credits", "CreditsForSubroutines", "CreditsFrom", "Forfeit",
    "ForfeitThis", "HostedCounters", "ItsRezCost", "IfSpentFrom", "RemoveBadPublicityToPay", "RemoveCards",
    "RemoveCounters", "RemoveTagsToPay", "RemoveThis", "ReturnThis", "ShuffleCards", "SufferDamage", "TakeTags",
    "TrashCards", "TrashThis", "TrashTopCards",
]  # fmt: skip


@dataclass(frozen=True, slots=True, eq=False)
class CostOf(Cost):
    """Everything to be paid at once."""

    parts: tuple[CostPart, ...]
    has_x: bool = field(init=False, default=False)
    least_x: int = field(init=False, default=0)

    def __post_init__(self) -> None:
        least = [part.least for part in self.parts if isinstance(part, CreditsFrom) and isinstance(part.n, X)]
        counters = [part for part in self.parts if isinstance(part, HostedCounters) and isinstance(part.n, X)]
        has_x = bool(least or counters) or any([isinstance(part, Credits) and part.is_x for part in self.parts])
        object.__setattr__(self, "has_x", has_x)
        object.__setattr__(self, "least_x", max(least, default=0))

    def clicks(self) -> int:
        return sum([p.n for p in self.parts if isinstance(p, Clicks) and isinstance(p.n, int)])


@dataclass(frozen=True, slots=True, eq=False)
class Clicks(CostPart):
    """Spend clicks."""

    n: Number | int = 1

    def add(self, s: State, me: Context, bill: Bill) -> None:
        bill.clicks += amount(self.n, s, me)


@dataclass(frozen=True, slots=True, eq=False)
class Credits(CostPart):
    """Pay credits; ``is_x`` for an amount chosen as the cost is paid (1.15.3)."""

    n: Number | int = 0
    is_x: bool = False

    def add(self, s: State, me: Context, bill: Bill) -> None:
        bill.credits += max(0, bill.x if self.is_x else amount(self.n, s, me))  # 1.15.1c


@dataclass(frozen=True, slots=True, eq=False)
class ItsRezCost(CostPart):
    """Pay the rez cost of the card that is being rezzed (1.15.7)."""

    def add(self, s: State, me: Context, bill: Bill) -> None:
        bill.credits += rez_cost(s, s.cards[bill.subject])


@dataclass(frozen=True, slots=True, eq=False)
class CreditsFrom(CostPart):
    """Pay credits, all or at ``least`` some with those hosted on cards of a description: a restriction (9.10.4a)."""

    n: X | int  # X: chosen as the cost is paid (1.15.3), and at least ``least``
    cards: Filter
    least: int = 0  # the others may come from anywhere

    def add(self, s: State, me: Context, bill: Bill) -> None:
        sources = credit_sources(s, bill.player, bill.purpose, bill.subject, bill.server)
        ids = tuple([i for i in sources if self.cards.matches(s, me, s.cards[i])])
        whole = self.n if isinstance(self.n, int) else max(bill.x, self.least)
        least = self.least or whole
        bill.picks = (*bill.picks, Pick(PAY_COUNTER, ids, least, counter=CREDIT))
        bill.credits += whole - least


@dataclass(frozen=True, slots=True, eq=False)
class CreditsForSubroutines(CostPart):
    """Pay credits for each subroutine on the ice that the payment is about."""

    n: int = 1

    def add(self, s: State, me: Context, bill: Bill) -> None:
        if bill.subject >= 0:
            bill.credits += self.n * len(subroutines(s, s.cards[bill.subject]))


@dataclass(frozen=True, slots=True, eq=False)
class TrashThis(CostPart):
    """1.3.9: trash this card."""

    def add(self, s: State, me: Context, bill: Bill) -> None:
        c = s.cards[me.card]
        if c.ref != me.ref:
            bill.impossible = "refused-gone"
        bill.trash_self = (*bill.trash_self, me.card)


@dataclass(frozen=True, slots=True, eq=False)
class HostedCounters(CostPart):
    """Spend counters hosted on this card; X of them are chosen as the cost is paid (1.15.3)."""

    counter: int
    n: X | int = 1

    def add(self, s: State, me: Context, bill: Bill) -> None:
        n = self.n if isinstance(self.n, int) else max(0, bill.x)
        sources = counter_sources(s, s.cards[me.card], self.counter)
        if len(sources) == 1:
            bill.counters = (*bill.counters, (me.card, self.counter, n))
        else:
            bill.picks = (*bill.picks, Pick(PAY_COUNTER, tuple(sources), n, counter=self.counter))


@dataclass(frozen=True, slots=True, eq=False)
class RemoveCounters(CostPart):
    """Remove counters from any of one's installed cards of a description."""

    counter: int
    cards: Filter
    n: int = 1

    def add(self, s: State, me: Context, bill: Bill) -> None:
        ids = tuple([i for i in self.cards.candidates(s, me) if s.cards[i].counters[self.counter]])
        bill.picks = (*bill.picks, Pick(PAY_COUNTER, ids, self.n, counter=self.counter))


@dataclass(frozen=True, slots=True, eq=False)
class TrashCards(CostPart):
    """Trash cards of a description; with -1 all of them, even none."""

    cards: Filter
    n: Number | int = 1
    reveal: bool = False  # they are revealed first

    def add(self, s: State, me: Context, bill: Bill) -> None:
        ids: list[int] = []
        for i in self.cards.candidates(s, me):  # 1.13.3: only one's own cards; 1.15.1b: none that cannot be trashed
            c = s.cards[i]
            if i == me.card and not c.installed:
                continue  # 8.6.1: a card that is played has left the hand before its costs are paid
            if c.controller() == bill.player and forbidden(s, A_TRASH, bill.player, c) is None:
                ids.append(i)
        n = len(ids) if self.n == -1 else max(0, amount(self.n, s, me))
        bill.picks = (*bill.picks, Pick(PAY_TRASH, tuple(ids), n, revealed=self.reveal))


@dataclass(frozen=True, slots=True, eq=False)
class AddToBottom(CostPart):
    """Add one's own cards of a description to the bottom of the deck."""

    cards: Filter
    n: int = 1

    def add(self, s: State, me: Context, bill: Bill) -> None:
        ids = tuple([i for i in self.cards.candidates(s, me) if s.cards[i].controller() == bill.player])
        bill.picks = (*bill.picks, Pick(PAY_BOTTOM, ids, self.n))


@dataclass(frozen=True, slots=True, eq=False)
class RemoveThis(CostPart):
    """Remove this card from the game."""

    def add(self, s: State, me: Context, bill: Bill) -> None:
        ids = (me.card,) if s.card(me.ref) is not None else ()
        bill.picks = (*bill.picks, Pick(PAY_REMOVE, ids, 1))

    def names_itself(self) -> bool:
        return True


@dataclass(frozen=True, slots=True, eq=False)
class ReturnThis(CostPart):
    """Add this card to its owner's hand."""

    def add(self, s: State, me: Context, bill: Bill) -> None:
        ids = (me.card,) if s.card(me.ref) is not None else ()
        bill.picks = (*bill.picks, Pick(PAY_HAND, ids, 1))

    def names_itself(self) -> bool:
        return True


@dataclass(frozen=True, slots=True, eq=False)
class RemoveCards(CostPart):
    """Remove one's own cards of a description from the game."""

    cards: Filter
    n: int = 1

    def add(self, s: State, me: Context, bill: Bill) -> None:
        ids = tuple([i for i in self.cards.candidates(s, me) if s.cards[i].controller() == bill.player])
        bill.picks = (*bill.picks, Pick(PAY_REMOVE, ids, self.n))


@dataclass(frozen=True, slots=True, eq=False)
class ShuffleCards(CostPart):
    """Shuffle one's own cards of a description into the deck."""

    cards: Filter
    n: int = 1

    def add(self, s: State, me: Context, bill: Bill) -> None:
        ids = tuple([i for i in self.cards.candidates(s, me) if s.cards[i].controller() == bill.player])
        bill.picks = (*bill.picks, Pick(PAY_SHUFFLE, ids, self.n))


@dataclass(frozen=True, slots=True, eq=False)
class TrashTopCards(CostPart):
    """Trash the top cards of one's deck: as many as that, or it cannot be paid (1.15.1c)."""

    n: int = 1

    def add(self, s: State, me: Context, bill: Bill) -> None:
        deck = s.zones[STACK if bill.player == RUNNER else RND]
        if len(deck) < self.n:
            bill.impossible = "refused-nothing-to-spend"
        bill.trash_self = (*bill.trash_self, *deck[: self.n])


@dataclass(frozen=True, slots=True, eq=False)
class Forfeit(CostPart):
    """10.1.2: forfeit agendas."""

    n: int = 1

    def add(self, s: State, me: Context, bill: Bill) -> None:
        zone = RUNNER_SCORE if bill.player else CORP_SCORE
        bill.picks = (*bill.picks, Pick(PAY_FORFEIT, s.zones[zone], self.n))


@dataclass(frozen=True, slots=True, eq=False)
class ForfeitThis(CostPart):
    """Forfeit this agenda."""

    def add(self, s: State, me: Context, bill: Bill) -> None:
        zone = RUNNER_SCORE if bill.player else CORP_SCORE
        ids = tuple([i for i in s.zones[zone] if s.cards[i].ref == me.ref])
        bill.picks = (*bill.picks, Pick(PAY_FORFEIT, ids, 1))

    def names_itself(self) -> bool:
        return True


@dataclass(frozen=True, slots=True, eq=False)
class SufferDamage(CostPart):
    """Suffer damage as a cost."""

    kind: int
    n: int

    def add(self, s: State, me: Context, bill: Bill) -> None:
        if self.kind == MEAT:
            bill.meat += self.n
        elif self.kind == NET:
            bill.net += self.n
        elif self.kind == BRAIN:
            bill.brain += self.n


@dataclass(frozen=True, slots=True, eq=False)
class RemoveTagsToPay(CostPart):
    """Remove tags from the Runner: the Corp can pay with them (10.5.5)."""

    n: int = 1

    def add(self, s: State, me: Context, bill: Bill) -> None:
        bill.remove_tags += self.n


@dataclass(frozen=True, slots=True, eq=False)
class RemoveBadPublicityToPay(CostPart):
    """Remove bad publicity from the Corp: the Runner can pay with it (10.6.3)."""

    n: int = 1

    def add(self, s: State, me: Context, bill: Bill) -> None:
        bill.remove_bad_publicity += self.n


@dataclass(frozen=True, slots=True, eq=False)
class TakeTags(CostPart):
    """Take tags as a cost."""

    n: int = 1

    def add(self, s: State, me: Context, bill: Bill) -> None:
        bill.tags += self.n


#: A cost as cards name it: credits, one part, several parts, or a cost
Price: TypeAlias = "Cost | CostPart | int | tuple[CostPart | int, ...]"


def cost_of(*parts: Price) -> Cost:
    """A cost; a plain number means credits."""
    found: list[CostPart] = []
    for part in parts:
        if isinstance(part, Cost):
            if len(parts) == 1:
                return part
            found.extend(part.parts)
        elif isinstance(part, tuple):
            found.extend(cost_of(*part).parts)
        else:
            found.append(Credits(part) if isinstance(part, int) else part)
    return CostOf(tuple(found))


@dataclass(frozen=True, slots=True, eq=False)
class IfSpentFrom(Number):
    """One number if credits from cards of a description were spent for the ability, otherwise another."""

    cards: Filter
    then: int
    otherwise: int

    def value(self, s: State, me: Context) -> int:
        spent = [s.at(r) for r in me.picks.get("spent from", ())]
        return self.then if any([self.cards.matches(s, me, c) for c in spent]) else self.otherwise


@dataclass(frozen=True, slots=True, eq=False)
class AnyCounters(CostPart):
    """Spend counters of a kind hosted on any of one's cards, installed or in the score area."""

    counter: int
    n: int = 1

    def add(self, s: State, me: Context, bill: Bill) -> None:
        score = s.zones[RUNNER_SCORE if bill.player == RUNNER else CORP_SCORE]
        mine = [s.cards[i] for i in (*score, *s.zones[PLAY_AREA]) if s.cards[i].controller() == bill.player]
        ids = tuple([c.id for c in mine if c.counters[self.counter]])
        bill.picks = (*bill.picks, Pick(PAY_COUNTER, ids, self.n, counter=self.counter))
