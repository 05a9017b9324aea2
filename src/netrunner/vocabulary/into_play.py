"""Cards that come into play: installing, rezzing and playing, and what could be (8)."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, Final

from ..frozen import dataclass
from ..rules.abilities import effects as fx
from ..rules.concepts.costs import unpayable
from ..rules.into_play.installing import PLAIN, InstallCard, Terms, why_not_install
from ..rules.into_play.playing import IGNORE_ADDITIONAL, IGNORE_ALL, IGNORE_PLAY_COST, PlayCard, why_not_play
from ..rules.into_play.rezzing import RezCards, rez_bill, why_not_rez
from ..rules.machine.card import Card
from ..rules.machine.nodes import (
    Context,
    Filter,
    Number,
    Selection,
)
from ..rules.machine.terms import (
    CORP,
    EVENT,
    FIRST_REMOTE,
    ICE,
    NEW_REMOTE,
    NO_SERVER,
    OPERATION,
    SERVER_ARCHIVES,
    SERVER_HQ,
    SERVER_RND,
)
from .base import YOU, amount, fill, who
from .cards import Chosen

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ..rules.abilities.effects import Effect
    from ..rules.machine.state import State
from .instructions import OnCards

__all__ = [
    "CanBeRezzedToo", "Derez", "Install", "Installable", "PlayIt", "Playable", "PlayableOrInstallable", "Rez",
    "Rezzable", "TurnFacedown", "TurnFaceup",
]  # fmt: skip


#: The place of cards that are installed on the card whose ability installs them
HERE: Final = "here"
#: A discount that leaves nothing of a rez cost
FREE: Final = 1 << 20


@dataclass(frozen=True, slots=True, eq=False)
class Rez(OnCards):
    """Rez cards, paying for them unless all costs are ignored (8.1.2a)."""

    what: Selection
    ignore_costs: bool = False
    chosen: bool = False  # the Corp has chosen to rez it, and pays additional costs as well (9.11.3e)
    discount: Number | int = 0
    ignore_rez_cost: bool = False  # only that: additional costs remain (1.15.9)

    def on(self, s: State, me: Context, refs: tuple[int, ...]) -> list[Effect]:
        less = FREE if self.ignore_rez_cost else amount(self.discount, s, me)
        return [RezCards(CORP, me.ref, refs, ignore_costs=self.ignore_costs, chosen=self.chosen, discount=less)]


@dataclass(frozen=True, slots=True, eq=False)
class Derez(OnCards):
    """Derez cards (8.1.2b)."""

    what: Selection

    def on(self, s: State, me: Context, refs: tuple[int, ...]) -> list[Effect]:
        return [fx.Derez(me.player, me.ref, cards=refs)]


@dataclass(frozen=True, slots=True, eq=False)
class TurnFacedown(OnCards):
    """Turn installed Runner cards facedown (8.4)."""

    what: Selection

    def on(self, s: State, me: Context, refs: tuple[int, ...]) -> list[Effect]:
        return [fx.TurnFace(me.player, me.ref, refs, faceup=False)]


@dataclass(frozen=True, slots=True, eq=False)
class TurnFaceup(OnCards):
    """Turn facedown cards faceup."""

    what: Selection

    def on(self, s: State, me: Context, refs: tuple[int, ...]) -> list[Effect]:
        return [fx.TurnFace(me.player, me.ref, refs, faceup=True)]


@dataclass(frozen=True, slots=True, eq=False)
class Install(OnCards):
    """Install a card, paying its install cost unless said otherwise (1.15.4a)."""

    what: Selection
    discount: Number | int = 0
    ignore_costs: bool = False
    facedown: bool = False
    rez: bool = False
    player: int = YOU
    ignore_install_cost: bool = False  # only that: additional costs remain (1.15.9)
    faceup: bool = False
    place: str = ""  # only in or protecting a server of this kind, or "here": on this card
    anywhere: bool = False  # ice in any position protecting a server (4.7.9a)

    def __post_init__(self) -> None:
        servers_of_kind(self.place)
        if isinstance(self.what, Chosen) and self.what.count != 1:
            raise ValueError("each card is installed by an instruction of its own (8.2.4)")

    @property
    def hosts_here(self) -> bool:
        """Whether the card that says so hosts cards by an ability (1.12.5b)."""
        return self.place == HERE

    @property
    def installs_here(self) -> bool:
        """Whether those cards are installed."""
        return self.place == HERE

    def on(self, s: State, me: Context, refs: tuple[int, ...]) -> list[Effect]:
        free = self.ignore_install_cost
        less = amount(self.discount, s, me)
        terms = Terms(
            less, self.ignore_costs, self.facedown, rez=self.rez, ignore_install=free, faceup=self.faceup,
            forced=_forced(self.what), servers=servers_of_kind(self.place, s, me, s.at(refs[0])),
            anywhere=self.anywhere, host=me.ref if self.hosts_here else -1,
        )  # fmt: skip
        return [InstallCard(who(me, self.player), me.ref, refs, terms)]


def servers_of_kind(
    place: str, s: State | None = None, me: Context | None = None, card: Card | None = None
) -> tuple[int, ...]:
    """The servers that a card speaks of: "remote", "new remote", "central" or "unprotected" ones; none for any.

    "another" is any but that of this card, "that" the one of the card that the trigger condition speaks of, "not here"
    any but this one, except for ice, which is never in a server.
    """
    if place in ("another", "that", "not here"):
        if s is None or me is None:
            return (NEW_REMOTE,)
        if place == "that":
            return (me.event.server,) if me.event is not None and me.event.server in s.servers else (NO_SERVER,)
        source = me.source(s)
        here = NO_SERVER if source is None or (place == "not here" and card and card.type == ICE) else source.server
        return (*[n for n in s.servers if n != here], NEW_REMOTE)
    if place == "new remote":
        return (NEW_REMOTE,)
    if place == "central":
        return (SERVER_HQ, SERVER_RND, SERVER_ARCHIVES)
    if place == "remote":
        return (NEW_REMOTE,) if s is None else (*[n for n in s.servers if n >= FIRST_REMOTE], NEW_REMOTE)
    if place == "unprotected":
        return (NEW_REMOTE,) if s is None else (*[n for n in s.servers if not s.servers[n].ice], NEW_REMOTE)
    if place and place != HERE:
        raise ValueError(f"there are no {place!r} servers")
    return ()


def _forced(what: Selection) -> bool:
    """1.15.9a: whether the cards were not chosen freely, so that additional costs may still be declined."""
    return not isinstance(what, Chosen) or not what.up_to


@dataclass(frozen=True, slots=True, eq=False)
class Installable(Filter):
    """Cards of a description that the player could install on certain terms (1.14.2b, 4.2.2a)."""

    cards: Filter
    discount: Number | int = 0
    ignore_costs: bool = False
    facedown: bool = False
    ignore_install_cost: bool = False
    place: str = ""
    terms: Terms = field(init=False, repr=False, default=PLAIN)

    def __post_init__(self) -> None:
        known = self.discount if isinstance(self.discount, int) else 0
        terms = Terms(known, self.ignore_costs, self.facedown, ignore_install=self.ignore_install_cost)
        object.__setattr__(self, "terms", terms)

    def matches(self, s: State, me: Context, card: Card) -> bool:
        return self.cards.matches(s, me, card) and self._able(s, me, card)

    def _able(self, s: State, me: Context, card: Card) -> bool:
        terms = self.terms if isinstance(self.discount, int) else self.terms.lower(self.discount.value(s, me))
        if self.place == HERE:
            terms = terms.onto(me.ref)
        elif self.place:
            terms = terms.within(servers_of_kind(self.place, s, me, card))
        return why_not_install(s, me.player, card, terms) is None

    def candidates(self, s: State, me: Context) -> list[int]:
        return list(self.each(s, me))

    def each(self, s: State, me: Context) -> Iterator[int]:
        for i in self.cards.each(s, me):
            if self._able(s, me, s.cards[i]):
                yield i


@dataclass(frozen=True, slots=True, eq=False)
class Rezzable(Filter):
    """Cards of a description that the Corp could rez, perhaps paying less."""

    cards: Filter
    ignore_costs: bool = False
    discount: Number | int = 0
    ignore_rez_cost: bool = False

    @property
    def by_cost(self) -> bool:
        """Whether it depends on rez costs, which the Runner cannot see."""
        return not self.ignore_costs

    def matches(self, s: State, me: Context, card: Card) -> bool:
        if not self.cards.matches(s, me, card):
            return False
        less = FREE if self.ignore_rez_cost else amount(self.discount, s, me)
        return why_not_rez(s, card, None, less, self.ignore_costs) is None

    def candidates(self, s: State, me: Context) -> list[int]:
        return [i for i in self.cards.candidates(s, me) if self.matches(s, me, s.cards[i])]


@dataclass(frozen=True, slots=True, eq=False)
class CanBeRezzedToo(Filter):
    """Cards of a description that the Corp could install, paying for it, and then pay to rez."""

    cards: Filter

    def matches(self, s: State, me: Context, card: Card) -> bool:
        if not self.cards.matches(s, me, card) or why_not_install(s, CORP, card) is not None:
            return False
        return unpayable(s, rez_bill(s, card)) is None

    def candidates(self, s: State, me: Context) -> list[int]:
        return [i for i in self.cards.candidates(s, me) if self.matches(s, me, s.cards[i])]


@dataclass(frozen=True, slots=True, eq=False)
class Playable(Filter):
    """Cards of a description that the player could play."""

    cards: Filter
    ignore_costs: bool = False
    ignore_additional: bool = False

    def matches(self, s: State, me: Context, card: Card) -> bool:
        if card.id == me.card or not self.cards.matches(s, me, card):
            return False
        ignore = IGNORE_ALL if self.ignore_costs else IGNORE_ADDITIONAL if self.ignore_additional else 0
        return why_not_play(s, me.player, card, 0, 0, ignore, potential=False) is None

    def candidates(self, s: State, me: Context) -> list[int]:
        return [i for i in self.cards.candidates(s, me) if self.matches(s, me, s.cards[i])]


@dataclass(frozen=True, slots=True, eq=False)
class PlayableOrInstallable(Filter):
    """Cards of a description that the player could play, or install, paying all costs."""

    cards: Filter
    play: Playable
    install: Installable

    def __init__(self, cards: Filter) -> None:
        fill(self, cards=cards, play=Playable(cards), install=Installable(cards))

    def matches(self, s: State, me: Context, card: Card) -> bool:
        played = card.type in (OPERATION, EVENT)
        return self.play.matches(s, me, card) if played else self.install.matches(s, me, card)

    def candidates(self, s: State, me: Context) -> list[int]:
        return [i for i in self.cards.candidates(s, me) if self.matches(s, me, s.cards[i])]


@dataclass(frozen=True, slots=True, eq=False)
class PlayIt(OnCards):
    """Play an event or operation (8.5)."""

    what: Selection
    discount: int = 0
    ignore_costs: bool = False  # all costs, or
    ignore_play_cost: bool = False  # only the play cost: additional costs remain (1.15.9)
    removed: bool = False  # it is removed from the game instead of being trashed (8.6.7)
    ignore_additional: bool = False  # only additional costs: the play cost remains

    def on(self, s: State, me: Context, refs: tuple[int, ...]) -> list[Effect]:
        ignore = IGNORE_ALL if self.ignore_costs else IGNORE_PLAY_COST if self.ignore_play_cost else 0
        ignore = IGNORE_ADDITIONAL if self.ignore_additional else ignore
        forced, less = _forced(self.what), self.discount
        return [PlayCard(me.player, me.ref, refs, discount=less, ignore=ignore, forced=forced, removed=self.removed)]
