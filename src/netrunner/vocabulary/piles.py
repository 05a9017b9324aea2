"""Cards and counters on the move: swapping, shuffling into a deck, moving counters, installing here."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..frozen import dataclass
from ..rules.abilities import effects as fx
from ..rules.abilities.resolving import Resolution
from ..rules.additional.swapping import Swap as ExchangeCards
from ..rules.additional.swapping import legal
from ..rules.concepts.values import counters_on, install_cost, link, play_cost, rez_cost
from ..rules.into_play.installing import InstallCard, Terms, why_not_install
from ..rules.machine.card import Card, id_of
from ..rules.machine.nodes import Condition, Context, Filter, Instruction, Number, Selection, Target
from ..rules.machine.terms import (
    ADVANCEMENT,
    CORP,
    E_INSTALLED,
    EVENT,
    HARDWARE,
    NO_TYPE,
    PROGRAM,
    RESOURCE,
    RND,
    RUNNER,
    SERVER_ARCHIVES,
    STACK,
)
from ..rules.questions.choices import ChooseNumber
from .base import YOU, amount, fill, who
from .cards import Chosen, _server
from .conditions import events_since
from .instructions import OnCards, _distinct

if TYPE_CHECKING:
    from ..rules.abilities.effects import Effect
    from ..rules.machine.state import State

__all__ = [
    "AnyNumberOf", "AsManyAs", "CopyOf", "DeckSize", "ForEvery", "InServers", "InstallCost", "InstallHere",
    "InstallableHere", "LinkValue", "NoIceHere", "RezCost", "SameType", "ShuffleInto", "SwapEach", "SwapThem", "These",
    "ThisInstalledThisTurn", "TrashedThisWay", "WithCounters", "WithoutCounters", "any_number_of", "move_advancement",
]  # fmt: skip

# -- which cards ----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, eq=False)
class These(Selection):
    """Several selections together."""

    parts: tuple[Selection, ...]

    def __init__(self, *parts: Selection) -> None:
        fill(self, parts=parts)

    def refs(self, s: State, me: Context) -> tuple[int, ...]:
        found: list[int] = []
        for part in self.parts:
            found.extend([r for r in part.refs(s, me) if r not in found])
        return tuple(found)


@dataclass(frozen=True, slots=True, eq=False)
class SameType(Filter):
    """Cards of a description with the type of another card."""

    as_: Selection
    cards: Filter

    def matches(self, s: State, me: Context, card: Card) -> bool:
        types = [s.at(r).type for r in self.as_.refs(s, me)]  # 1.8.4b: a facedown card has none
        return card.type != NO_TYPE and card.type in types and self.cards.matches(s, me, card)

    def candidates(self, s: State, me: Context) -> list[int]:
        return [i for i in self.cards.candidates(s, me) if self.matches(s, me, s.cards[i])]


@dataclass(frozen=True, slots=True, eq=False)
class CopyOf(Filter):
    """Other copies of a card: cards of a description with its name."""

    of: Selection
    cards: Filter

    def matches(self, s: State, me: Context, card: Card) -> bool:
        refs = self.of.refs(s, me)
        names = [s.at(r).defn.title for r in refs if s.at(r).type != NO_TYPE]  # 1.8.4b: a facedown card has none
        return card.ref not in refs and card.defn.title in names and self.cards.matches(s, me, card)

    def candidates(self, s: State, me: Context) -> list[int]:
        return [i for i in self.cards.candidates(s, me) if self.matches(s, me, s.cards[i])]


@dataclass(frozen=True, slots=True, eq=False)
class InstallCost(Filter):
    """Runner cards of a description whose install cost lies within bounds; ``printed``: what the card says (2.3)."""

    cards: Filter
    least: int = 0
    most: Number | int = 1 << 30
    printed: bool = False
    or_play: bool = False  # events count as well, by their play cost

    def matches(self, s: State, me: Context, card: Card) -> bool:
        event = self.or_play and card.type == EVENT
        if not (event or card.type in (PROGRAM, HARDWARE, RESOURCE)) or not self.cards.matches(s, me, card):
            return False
        cost = card.defn.cost if self.printed else play_cost(s, card) if event else install_cost(s, card)
        return self.least <= cost <= amount(self.most, s, me)

    def candidates(self, s: State, me: Context) -> list[int]:
        return [i for i in self.cards.candidates(s, me) if self.matches(s, me, s.cards[i])]


@dataclass(frozen=True, slots=True, eq=False)
class RezCost(Filter):
    """Rezzed cards of a description whose rez cost lies within bounds."""

    cards: Filter
    most: Number | int = 1 << 30
    least: int = 0

    def matches(self, s: State, me: Context, card: Card) -> bool:
        return self.cards.matches(s, me, card) and self.least <= rez_cost(s, card) <= amount(self.most, s, me)

    def candidates(self, s: State, me: Context) -> list[int]:
        return [i for i in self.cards.candidates(s, me) if self.matches(s, me, s.cards[i])]


@dataclass(frozen=True, slots=True, eq=False)
class WithCounters(Filter):
    """Cards of a description with counters of a kind, other than those of a selection."""

    counter: int
    cards: Filter
    except_: Selection | None = None

    def matches(self, s: State, me: Context, card: Card) -> bool:
        if counters_on(s, card, self.counter) < 1 or not self.cards.matches(s, me, card):
            return False
        return self.except_ is None or card.ref not in self.except_.refs(s, me)

    def candidates(self, s: State, me: Context) -> list[int]:
        return [i for i in self.cards.candidates(s, me) if self.matches(s, me, s.cards[i])]


@dataclass(frozen=True, slots=True, eq=False)
class WithoutCounters(Filter):
    """Cards of a description with no counters of a kind."""

    counter: int
    cards: Filter

    def matches(self, s: State, me: Context, card: Card) -> bool:
        return not counters_on(s, card, self.counter) and self.cards.matches(s, me, card)

    def candidates(self, s: State, me: Context) -> list[int]:
        return [i for i in self.cards.candidates(s, me) if self.matches(s, me, s.cards[i])]


@dataclass(frozen=True, slots=True, eq=False)
class InServers(Filter):
    """Cards installed in a server: a remote one, for what is in the root of a central server is not in it (4.7.7)."""

    cards: Filter | None = None  # only those of a description

    def matches(self, s: State, me: Context, card: Card) -> bool:
        if card.server <= SERVER_ARCHIVES or card.owner != CORP or card.id not in s.servers[card.server].cards:
            return False
        return self.cards is None or self.cards.matches(s, me, card)

    def candidates(self, s: State, me: Context) -> list[int]:
        there = [i for place, server in s.servers.items() if place > SERVER_ARCHIVES for i in server.cards]
        return [i for i in there if self.matches(s, me, s.cards[i])]


# -- numbers --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, eq=False)
class LinkValue(Number):
    """The Runner's link (10.7.1)."""

    def value(self, s: State, me: Context) -> int:
        return link(s)


@dataclass(frozen=True, slots=True, eq=False)
class ForEvery(Number):
    """One for every so many of a number beyond a threshold."""

    each: int
    of: Number
    over: int = 0

    def value(self, s: State, me: Context) -> int:
        return max(0, self.of.value(s, me) - self.over) // self.each


@dataclass(frozen=True, slots=True, eq=False)
class AnyNumberOf(Number):
    """As many as there are cards of a description."""

    cards: Filter

    def value(self, s: State, me: Context) -> int:
        return len(self.cards.candidates(s, me))


def any_number_of(cards: Filter, as_: str = "target") -> Chosen:
    """Any number of cards of a description, to be chosen."""
    return Chosen(cards, AnyNumberOf(cards), up_to=True, as_=as_)


@dataclass(frozen=True, slots=True, eq=False)
class AsManyAs(Number):
    """A number, but no more than there are cards of each of some descriptions (1.2.4)."""

    n: Number
    cards: tuple[Filter, ...]

    def __init__(self, n: Number, *cards: Filter) -> None:
        fill(self, n=n, cards=cards)

    def value(self, s: State, me: Context) -> int:
        return min([self.n.value(s, me), *[len(f.candidates(s, me)) for f in self.cards]])


@dataclass(frozen=True, slots=True, eq=False)
class DeckSize(Number):
    """How many cards are in a player's deck."""

    player: int = YOU

    def value(self, s: State, me: Context) -> int:
        return len(s.zones[STACK if who(me, self.player) == RUNNER else RND])


# -- conditions and triggers ----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, eq=False)
class NoIceHere(Condition):
    """There is no ice protecting this server."""

    def holds(self, s: State, me: Context) -> bool:
        server = s.servers.get(_server(s, me))
        return server is not None and not server.ice


@dataclass(frozen=True, slots=True, eq=False)
class TrashedThisWay(Condition):
    """An earlier instruction of the same ability trashed a card, perhaps a chosen one of a description."""

    cards: Filter | None = None

    def holds(self, s: State, me: Context) -> bool:
        if self.cards is None:
            return me.numbers.get("trashed", 0) > 0
        chosen = [s.at(r) for r in me.picks.get("target", ())]
        return any([not c.installed and self.cards.matches(s, me, c) for c in chosen])


@dataclass(frozen=True, slots=True, eq=False)
class ThisInstalledThisTurn(Condition):
    """You installed this card this turn."""

    def holds(self, s: State, me: Context) -> bool:
        return any(e.card == me.ref and e.player == me.player for e in events_since(s, s.turn_start, E_INSTALLED))


# -- instructions ---------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, eq=False)
class ShuffleInto(OnCards):
    """Shuffle cards into their owner's deck."""

    what: Selection
    owner: int = YOU  # whose cards they are, for those who read it
    even_none: bool = False  # without any card, a deck of several cards is still shuffled

    def could_change(self, s: State, me: Context) -> bool:
        if self.even_none and len(s.zones[STACK if who(me, self.owner) == RUNNER else RND]) > 1:
            return True
        return OnCards.could_change(self, s, me)

    def expected(self, s: State, me: Context) -> list[Effect]:
        if self.even_none and not self.what.refs(s, me):
            return [fx.Shuffle(me.player, me.ref, side=who(me, self.owner))]
        return OnCards.expected(self, s, me)

    def on(self, s: State, me: Context, refs: tuple[int, ...]) -> list[Effect]:
        owner = s.at(refs[0]).owner
        zone = STACK if owner == RUNNER else RND
        move = fx.MoveCards(me.player, me.ref, refs, zone)
        return [move, fx.Shuffle(me.player, me.ref, side=owner)]


@dataclass(frozen=True, slots=True, eq=False)
class SwapThem(Instruction):
    """Swap two cards that need no choice any more (10.11)."""

    first: Selection
    second: Selection

    def could_change(self, s: State, me: Context) -> bool:
        first, second = self.first.refs(s, me), self.second.refs(s, me)
        return bool(first) and bool(second) and legal(s, id_of(first[0]), id_of(second[0]), me.player)

    def expected(self, s: State, me: Context) -> list[Effect]:
        if not self.could_change(s, me):
            return []
        refs = (self.first.refs(s, me)[0], self.second.refs(s, me)[0])
        return [ExchangeCards(me.player, me.ref, cards=refs)]


@dataclass(frozen=True, slots=True, eq=False)
class SwapEach(Instruction):
    """Swap each of some chosen cards with one of as many others, all at once (9.11.2a, 10.11.4)."""

    first: Chosen
    second: Chosen

    def __post_init__(self) -> None:
        _distinct(self.targets())

    def targets(self) -> tuple[Target, ...]:
        return (self.first, self.second)

    def could_change(self, s: State, me: Context) -> bool:
        return self.first.most(s, me) > 0 and bool(self.first.valid(s, me)) and bool(self.second.valid(s, me))

    def expected(self, s: State, me: Context) -> list[Effect]:
        pairs = zip(self.first.refs(s, me), self.second.refs(s, me), strict=False)
        return [ExchangeCards(me.player, me.ref, cards=pair) for pair in pairs]


@dataclass(frozen=True, slots=True, eq=False)
class MoveAdvancement(Instruction):
    """Move advancement tokens from one card to another (1.14.1): first both cards, then how many, if that is free."""

    to: Chosen
    from_: Chosen
    most: int
    then: MoveChosenCounters
    up_to: bool = True

    def __post_init__(self) -> None:
        _distinct(self.targets())

    def targets(self) -> tuple[Target, ...]:
        return (self.to, self.from_)

    def could_change(self, s: State, me: Context) -> bool:
        sources = self.from_.valid(s, me)
        return any(i != j for i in self.to.valid(s, me) for j in sources)

    def resolve(self, s: State, me: Context) -> None:
        sources = self.from_.refs(s, me)
        if self.to.refs(s, me) and sources:
            have = s.at(sources[0]).counters[ADVANCEMENT]
            s.push(Resolution(None, (self.then,), me))
            me.numbers["moved"] = min(self.most, have)
            if self.up_to:
                s.push(ChooseNumber(me, me.player, "moved", 0, min(self.most, have)))


@dataclass(frozen=True, slots=True, eq=False)
class MoveChosenCounters(Instruction):
    """Move as many advancement tokens as were chosen."""

    to: str = "target"
    from_: str = "from"

    def expected(self, s: State, me: Context) -> list[Effect]:
        cards = (*me.picks.get(self.from_, ()), *me.picks.get(self.to, ()))
        return [fx.MoveCounters(me.player, me.ref, amount=me.numbers.get("moved", 0), cards=cards, of=ADVANCEMENT)]


def move_advancement(to: Filter, from_: Filter, most: int, up_to: bool = True) -> MoveAdvancement:
    """Choose a card; move ``most`` advancement tokens, or up to so many, from another card to it."""
    return MoveAdvancement(Chosen(to), Chosen(from_, as_="from"), most, MoveChosenCounters(), up_to)


@dataclass(frozen=True, slots=True, eq=False)
class InstallHere(OnCards):
    """Install a card in this server, or ``ice`` protecting it, perhaps paying less (8.2.1)."""

    what: Selection
    discount: int = 0
    ice: bool = False  # what it is, for those who read it
    ignore_install_cost: bool = False  # only that: additional costs remain (1.15.9)

    def on(self, s: State, me: Context, refs: tuple[int, ...]) -> list[Effect]:
        server = _server(s, me)
        if server not in s.servers:
            return []
        terms = Terms(self.discount, servers=(server,), ignore_install=self.ignore_install_cost)
        return [InstallCard(me.player, me.ref, refs, terms)]


@dataclass(frozen=True, slots=True, eq=False)
class InstallableHere(Filter):
    """Cards of a description that could be installed in or protecting this server."""

    cards: Filter

    def matches(self, s: State, me: Context, card: Card) -> bool:
        server = _server(s, me)
        if server not in s.servers or not self.cards.matches(s, me, card):
            return False
        return why_not_install(s, me.player, card, Terms(servers=(server,))) is None

    def candidates(self, s: State, me: Context) -> list[int]:
        return [i for i in self.cards.candidates(s, me) if self.matches(s, me, s.cards[i])]
