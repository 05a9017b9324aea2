"""What is printed on cards, as numbers and as descriptions: costs, agenda points, factions; and bad publicity."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

from ..frozen import dataclass
from ..rules.additional.gained_text import recurring
from ..rules.concepts.values import bad_publicity, has_subtype, play_cost, points, rez_cost, trash_cost
from ..rules.machine.card import REF, Card
from ..rules.machine.nodes import Condition, Context, Filter, Number, Selection
from ..rules.machine.terms import CREDIT, OPERATION, PLAY_AREA
from ..rules.questions.naming_subtypes import all_subtypes
from ..rules.runs.encounters import subroutines
from .base import YOU, amount, fill, who
from .cards import _PLACES, Its, Where, places

if TYPE_CHECKING:
    from ..rules.machine.state import State

__all__ = [
    "AgendaPointsOf", "AsMany", "BadPublicity", "CopiesOfIts", "Faceup", "Fits", "HowMany", "InstalledCards",
    "MemoryCost", "NoMoreThan", "OfFaction", "PlayOrRezCostOf", "PrintedRezCost", "RezCostOf", "TrashCost",
    "TrashCostOf", "WithCopyIn", "WithSpentRecurring", "WithSubroutines", "WithSubtypes",
]  # fmt: skip


@dataclass(frozen=True, slots=True, eq=False)
class TrashCostOf(Number):
    """The trash cost of a card (2.6), 0 for one without; of one that was just trashed, what it was then (9.1.4)."""

    of: Selection

    def value(self, s: State, me: Context) -> int:
        total = 0
        for ref in self.of.refs(s, me):
            card, was = s.at(ref), s.last_cards.get(ref - REF)
            total += max(0, trash_cost(s, card if card.installed or was is None else was))
        return total


@dataclass(frozen=True, slots=True, eq=False)
class RezCostOf(Number):
    """The rez cost of a card (1.15.7), 0 for one without."""

    of: Selection

    def value(self, s: State, me: Context) -> int:
        return sum([rez_cost(s, s.at(r)) for r in self.of.refs(s, me)])


@dataclass(frozen=True, slots=True, eq=False)
class PlayOrRezCostOf(Number):
    """The rez cost of a card, or the play cost of an operation (1.15.6, 1.15.7); 0 for one without."""

    of: Selection

    def value(self, s: State, me: Context) -> int:
        cards = [s.at(r) for r in self.of.refs(s, me)]
        return sum([play_cost(s, c) if c.type == OPERATION else rez_cost(s, c) for c in cards])


@dataclass(frozen=True, slots=True, eq=False)
class AgendaPointsOf(Number):
    """The agenda points of cards together (2.5)."""

    of: Selection

    def value(self, s: State, me: Context) -> int:
        return sum([points(s, s.at(r)) for r in self.of.refs(s, me)])


@dataclass(frozen=True, slots=True, eq=False)
class BadPublicity(Number):
    """How much bad publicity the Corp has (10.6)."""

    def value(self, s: State, me: Context) -> int:
        return bad_publicity(s)


@dataclass(frozen=True, slots=True, eq=False)
class AsMany(Condition):
    """Two numbers are the same."""

    one: Number
    other: Number

    def holds(self, s: State, me: Context) -> bool:
        return self.one.value(s, me) == self.other.value(s, me)


@dataclass(frozen=True, slots=True, eq=False)
class NoMoreThan(Condition):
    """A number is equal to or less than another."""

    one: Number
    other: Number

    def holds(self, s: State, me: Context) -> bool:
        return self.one.value(s, me) <= self.other.value(s, me)


@dataclass(frozen=True, slots=True, eq=False)
class PrintedRezCost(Filter):
    """Cards of a description whose printed rez cost is a number (2.3)."""

    cards: Filter
    n: Number | int

    def matches(self, s: State, me: Context, card: Card) -> bool:
        return card.defn.cost == amount(self.n, s, me) and self.cards.matches(s, me, card)

    def candidates(self, s: State, me: Context) -> list[int]:
        return [i for i in self.cards.candidates(s, me) if self.matches(s, me, s.cards[i])]


@dataclass(frozen=True, slots=True, eq=False)
class Fits(Condition):
    """The cards of a selection are of a description ("if it is an asset or upgrade")."""

    of: Selection
    cards: Filter

    def holds(self, s: State, me: Context) -> bool:
        refs = self.of.refs(s, me)
        return bool(refs) and all([self.cards.matches(s, me, s.at(r)) for r in refs])


#: What was done to the cards that are counted
Done: TypeAlias = Literal["added", "derezzed", "installed", "revealed"]


@dataclass(frozen=True, slots=True, eq=False)
class HowMany(Number):
    """How many cards an earlier instruction of the same ability did something to ("for each card so revealed")."""

    did: Done
    of: Selection = Its()

    def value(self, s: State, me: Context) -> int:
        if self.did == "added" and isinstance(self.of, Its):  # whatever has become of them in a deck
            return len(me.picks.get(self.of.name, ()))
        return len(self.of.refs(s, me))


@dataclass(frozen=True, slots=True, eq=False)
class InstalledCards(Filter):
    """Cards that are installed, wherever else cards could be spoken of."""

    def matches(self, s: State, me: Context, card: Card) -> bool:
        return card.installed and card.converted >= 0

    def candidates(self, s: State, me: Context) -> list[int]:
        return [i for i in s.zones[PLAY_AREA] if self.matches(s, me, s.cards[i])]


@dataclass(frozen=True, slots=True, eq=False)
class OfFaction(Filter):
    """Cards of a description that match the faction of a player's identity (2.13), or with ``other`` do not."""

    cards: Filter
    player: int = YOU
    other: bool = False

    def matches(self, s: State, me: Context, card: Card) -> bool:
        faction = s.identity(who(me, self.player)).defn.faction
        return (card.defn.faction == faction) != self.other and self.cards.matches(s, me, card)

    def candidates(self, s: State, me: Context) -> list[int]:
        return [i for i in self.cards.candidates(s, me) if self.matches(s, me, s.cards[i])]


@dataclass(frozen=True, slots=True, eq=False)
class WithSubtypes(Filter):
    """Cards of a description with at least so many subtypes (2.16)."""

    cards: Filter
    least: int

    def matches(self, s: State, me: Context, card: Card) -> bool:
        return self.cards.matches(s, me, card) and self._count(s, card) >= self.least

    def _count(self, s: State, card: Card) -> int:
        return len([subtype for subtype in all_subtypes() if has_subtype(s, card, subtype)])

    def candidates(self, s: State, me: Context) -> list[int]:
        return [i for i in self.cards.candidates(s, me) if self.matches(s, me, s.cards[i])]


@dataclass(frozen=True, slots=True, eq=False)
class WithSubroutines(Filter):
    """Ice of a description with exactly so many subroutines, broken or not (3.4.7)."""

    cards: Filter
    n: int

    def matches(self, s: State, me: Context, card: Card) -> bool:
        return self.cards.matches(s, me, card) and len(subroutines(s, card)) == self.n

    def candidates(self, s: State, me: Context) -> list[int]:
        return [i for i in self.cards.candidates(s, me) if self.matches(s, me, s.cards[i])]


@dataclass(frozen=True, slots=True, eq=False)
class Faceup(Filter):
    """Faceup cards of a description: rezzed ones, and agendas that are installed faceup (8.1.2)."""

    cards: Filter

    def matches(self, s: State, me: Context, card: Card) -> bool:
        return card.faceup and self.cards.matches(s, me, card)

    def candidates(self, s: State, me: Context) -> list[int]:
        return [i for i in self.cards.candidates(s, me) if s.cards[i].faceup]


@dataclass(frozen=True, slots=True, eq=False)
class WithCopyIn(Filter):
    """Cards of a description of which there is another copy in a zone."""

    cards: Filter
    where: tuple[str, ...]

    def __init__(self, cards: Filter, where: Where | tuple[Where, ...]) -> None:
        fill(self, cards=cards, where=places(where))

    def matches(self, s: State, me: Context, card: Card) -> bool:
        if not self.cards.matches(s, me, card):
            return False
        there = [s.cards[i] for place in self.where for i in s.zones[_PLACES[place]]]
        return any([c.id != card.id and c.defn.title == card.defn.title for c in there])

    def candidates(self, s: State, me: Context) -> list[int]:
        return [i for i in self.cards.candidates(s, me) if self.matches(s, me, s.cards[i])]


@dataclass(frozen=True, slots=True, eq=False)
class WithSpentRecurring(Filter):
    """Your active cards with fewer credits on them than their recurring credits (1.10.5)."""

    def matches(self, s: State, me: Context, card: Card) -> bool:
        return card.active and card.controller() == me.player and recurring(s, card) > card.counters[CREDIT]

    def candidates(self, s: State, me: Context) -> list[int]:
        return [c.id for c in s.cards if self.matches(s, me, c) and c.id not in s.blanked]


@dataclass(frozen=True, slots=True, eq=False)
class CopiesOfIts(Filter):
    """Copies of a card that the same ability chose, that card included, whatever becomes of it."""

    of: Its = Its()

    def matches(self, s: State, me: Context, card: Card) -> bool:
        return any([card.defn.title == s.at(ref).defn.title for ref in me.picks.get(self.of.name, ())])

    def candidates(self, s: State, me: Context) -> list[int]:
        return [c.id for c in s.cards if self.matches(s, me, c)]


@dataclass(frozen=True, slots=True, eq=False)
class TrashCost(Filter):
    """Cards of a description with exactly a certain trash cost (2.6)."""

    cards: Filter
    n: Number

    def matches(self, s: State, me: Context, card: Card) -> bool:
        return self.cards.matches(s, me, card) and trash_cost(s, card) == self.n.value(s, me)

    def candidates(self, s: State, me: Context) -> list[int]:
        return [i for i in self.cards.candidates(s, me) if self.matches(s, me, s.cards[i])]


@dataclass(frozen=True, slots=True, eq=False)
class MemoryCost(Filter):
    """Programs of a description whose memory cost is at most a number (2.8)."""

    cards: Filter
    most: Number | int

    def matches(self, s: State, me: Context, card: Card) -> bool:
        return self.cards.matches(s, me, card) and card.defn.memory <= amount(self.most, s, me)

    def candidates(self, s: State, me: Context) -> list[int]:
        return [i for i in self.cards.candidates(s, me) if self.matches(s, me, s.cards[i])]
