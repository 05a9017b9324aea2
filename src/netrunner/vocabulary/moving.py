"""Cards that are trashed, shown, searched for, moved and swapped (1.18, 1.20, 4, 10.11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..frozen import dataclass
from ..rules.abilities import effects as fx
from ..rules.abilities.resolving import Resolution
from ..rules.additional.swapping import Swap as ExchangeCards
from ..rules.additional.swapping import legal
from ..rules.concepts.moving import remember
from ..rules.concepts.scoring import AddAsAgenda
from ..rules.concepts.searching import Search as SearchFrame
from ..rules.machine.card import id_of
from ..rules.machine.nodes import (
    Context,
    Filter,
    Instruction,
    Number,
    Selection,
    Target,
)
from ..rules.machine.terms import (
    ARCHIVES,
    AS_ITSELF,
    E_CHOSE,
    GRIP,
    HEAP,
    HQ,
    RND,
    STACK,
)
from ..rules.questions.choices import Arrange
from .base import YOU, amount, fill, who
from .cards import Cards, Chosen, Its, TopOf, Where, places

if TYPE_CHECKING:
    from ..rules.abilities.effects import Effect
    from ..rules.machine.state import State
from .instructions import OnCards, Simple, _distinct

__all__ = [
    "AddTo", "AddToScoreArea", "ArrangeBottom", "ArrangeTop", "Discard", "Expose", "Look", "Remember", "Reveal",
    "Search", "Shuffle", "SwapCards", "Trash", "trashes",
]  # fmt: skip


@dataclass(frozen=True, slots=True, eq=False)
class Trash(OnCards):
    """Trash cards (1.18); ``by`` says who, if not the controller of the ability (1.13.6).

    The top cards of a deck are remembered as "trashed" for the next instructions.
    """

    what: Selection
    by: int = YOU
    unpreventable: bool = False

    def on(self, s: State, me: Context, refs: tuple[int, ...]) -> list[Effect]:
        return [fx.Trash(who(me, self.by), me.ref, cards=refs, unpreventable=self.unpreventable)]

    def expected(self, s: State, me: Context) -> list[Effect]:
        if isinstance(self.what, TopOf):
            me.picks["trashed"] = self.what.refs(s, me)
        return OnCards.expected(self, s, me)


def trashes(player: int, cards: Filter, n: Number | int = 1) -> Trash:
    """A player chooses cards of a description and trashes them (1.13.6)."""
    return Trash(Chosen(cards, n, player=player), by=player)


@dataclass(frozen=True, slots=True, eq=False)
class Expose(OnCards):
    """Expose installed, unrezzed cards (1.20.4)."""

    what: Selection

    def on(self, s: State, me: Context, refs: tuple[int, ...]) -> list[Effect]:
        return [fx.Expose(me.player, me.ref, cards=refs)]


@dataclass(frozen=True, slots=True, eq=False)
class Reveal(OnCards):
    """Reveal cards to all players (1.20.3); they are remembered as "revealed" for the next instructions."""

    what: Selection

    def on(self, s: State, me: Context, refs: tuple[int, ...]) -> list[Effect]:
        return [fx.Reveal(me.player, me.ref, cards=refs)]

    def expected(self, s: State, me: Context) -> list[Effect]:
        me.picks["revealed"] = self.what.refs(s, me)
        return OnCards.expected(self, s, me)


@dataclass(frozen=True, slots=True, eq=False)
class Look(OnCards):
    """Look at cards (1.20.2); they are remembered as "seen" for the next instructions."""

    what: Selection
    player: int = YOU

    def on(self, s: State, me: Context, refs: tuple[int, ...]) -> list[Effect]:
        player = who(me, self.player)
        return [fx.LookAt(player, me.ref, cards=refs, side=player)]

    def expected(self, s: State, me: Context) -> list[Effect]:
        me.picks["seen"] = self.what.refs(s, me)
        return OnCards.expected(self, s, me)


@dataclass(frozen=True, slots=True, eq=False)
class ArrangeTop(Instruction):
    """Put the cards looked at, or revealed, back on top of the deck in any order, which only that player knows."""

    player: int = YOU

    def could_change(self, s: State, me: Context) -> bool:
        return bool(me.picks.get("seen", me.picks.get("revealed", ())))

    def resolve(self, s: State, me: Context) -> None:
        seen = [r for r in me.picks.get("seen", me.picks.get("revealed", ())) if s.card(r) is not None]
        refs = tuple([r for r in seen if s.at(r).zone in (RND, STACK)])
        if refs:
            s.push(Arrange(me, who(me, self.player), refs, s.at(refs[0]).zone))


_ZONES: Final = {"grip": GRIP, "hq": HQ, "stack": STACK, "rnd": RND, "heap": HEAP, "archives": ARCHIVES, "removed": 10}


@dataclass(frozen=True, slots=True, eq=False)
class AddTo(OnCards):
    """Add cards to a hand, deck (``top`` or bottom), discard pile, or remove them from the game.

    They are remembered as "moved" for the next instructions.
    """

    what: Selection
    zone: str
    top: bool = True
    by: int = YOU  # who does it, if not the controller of the ability (1.13.6)

    def on(self, s: State, me: Context, refs: tuple[int, ...]) -> list[Effect]:
        move = fx.MoveCards(who(me, self.by), me.ref, refs, _ZONES[self.zone], to_bottom=not self.top)
        hidden = tuple([r for r in refs if s.visibility(s.at(r)) != 7])
        if hidden and self._needs_proof():
            return [fx.Reveal(me.player, me.ref, cards=hidden), move]  # 4.1.2b
        return [move]

    def expected(self, s: State, me: Context) -> list[Effect]:
        me.picks["moved"] = self.what.refs(s, me)
        return OnCards.expected(self, s, me)

    def _needs_proof(self) -> bool:
        """Whether the cards were chosen by an attribute that the opponent could not check (4.1.2b)."""
        what = self.what.cards if isinstance(self.what, Chosen) else None
        return isinstance(what, Cards) and bool(what.types or what.subtypes or what.without or what.title)


@dataclass(frozen=True, slots=True, eq=False)
class ArrangeBottom(Instruction):
    """Put those of the revealed cards that are still in a deck on its bottom in any order."""

    zone: str
    player: int
    then: AddTo

    def __init__(self, zone: Where = "stack", player: int = YOU) -> None:
        fill(self, zone=zone, player=player, then=AddTo(Its("arranged"), zone, top=False, by=player))

    def _left(self, s: State, me: Context) -> tuple[int, ...]:
        there = [r for r in me.picks.get("revealed", ()) if s.card(r) is not None]
        return tuple([r for r in there if s.at(r).zone == _ZONES[self.zone]])

    def could_change(self, s: State, me: Context) -> bool:
        return bool(self._left(s, me))

    def resolve(self, s: State, me: Context) -> None:
        refs = self._left(s, me)
        if refs:
            s.push(Resolution(None, (self.then,), me))
            s.push(Arrange(me, who(me, self.player), refs, _ZONES[self.zone], stays=True))


@dataclass(frozen=True, slots=True, eq=False)
class Discard(OnCards):
    """Discard cards from a hand: they are not trashed (1.18.3); ``by`` says who, if not the controller."""

    what: Selection
    by: int = YOU

    def on(self, s: State, me: Context, refs: tuple[int, ...]) -> list[Effect]:
        return [fx.Discard(who(me, self.by), me.ref, cards=refs)]


@dataclass(frozen=True, slots=True, eq=False)
class AddToScoreArea(OnCards):
    """Add a card to a score area as an agenda worth so many points (10.1.3); an agenda as itself (1.16.3e)."""

    what: Selection
    points: int = AS_ITSELF
    player: int = YOU

    def on(self, s: State, me: Context, refs: tuple[int, ...]) -> list[Effect]:
        return [AddAsAgenda(me.player, me.ref, amount=self.points, cards=refs, side=who(me, self.player))]


@dataclass(frozen=True, slots=True, eq=False)
class Remember(OnCards):
    """This card remembers the chosen cards for as long as it stays the same card."""

    what: Selection

    def could_change(self, s: State, me: Context) -> bool:
        target = self.what.target()
        return target is None or bool(target.valid(s, me))

    def resolve(self, s: State, me: Context) -> None:
        if s.card(me.ref) is not None:
            remember(s, me.card, self.what.refs(s, me))
            for ref in self.what.refs(s, me):
                s.emit(E_CHOSE, me.player, ref, source=me.ref)


@dataclass(frozen=True, slots=True, eq=False)
class Shuffle(Simple):
    """Shuffle a deck."""

    player: int = YOU

    def expected(self, s: State, me: Context) -> list[Effect]:
        return [fx.Shuffle(me.player, me.ref, side=who(me, self.player))]


@dataclass(frozen=True, slots=True, eq=False)
class SwapCards(Instruction):
    """Swap a card, chosen or spoken of, with a chosen one (10.11)."""

    first: Selection
    second: Chosen

    def __post_init__(self) -> None:
        _distinct(self.targets())

    def targets(self) -> tuple[Target, ...]:
        first = self.first.target()
        return (self.second,) if first is None else (first, self.second)

    def could_change(self, s: State, me: Context) -> bool:
        target = self.first.target()
        first = [id_of(r) for r in self.first.refs(s, me)] if target is None else target.valid(s, me)
        second = self.second.valid(s, me)
        return any(legal(s, a, b, me.player) for a in first for b in second)

    def expected(self, s: State, me: Context) -> list[Effect]:
        refs = (*self.first.refs(s, me), *self.second.refs(s, me))
        return [ExchangeCards(me.player, me.ref, cards=refs)] if len(set(refs)) == 2 else []


@dataclass(frozen=True, slots=True, eq=False)
class Search(Instruction):
    """Search zones for cards (4.2), -1 for any number; what is found is remembered as "found"."""

    cards: Filter
    count: Number | int = 1
    up_to: bool = False
    zones: tuple[str, ...] = ("stack",)
    criteria: bool = True
    different: bool = False
    alike: bool = False  # copies of one card

    def __init__(
        self,
        cards: Filter,
        count: Number | int = 1,
        up_to: bool = False,
        zones: Where | tuple[Where, ...] = "stack",
        criteria: bool = True,
        different: bool = False,
        alike: bool = False,
    ) -> None:
        fill(self, cards=cards, count=count, up_to=up_to, zones=places(zones))
        fill(self, criteria=criteria, different=different, alike=alike)

    def could_change(self, s: State, me: Context) -> bool:
        return any(s.zones[_ZONES[z]] for z in self.zones)

    def resolve(self, s: State, me: Context) -> None:
        zones = tuple([_ZONES[z] for z in self.zones])
        me.picks.pop("found", None)
        # 4.2.2c and d: only a search of a deck for cards with criteria may fail to find; "up to" so many may be fewer
        may_fail = self.up_to or (self.criteria and any(z in (STACK, RND) for z in zones))
        most = self._most(s, me)
        s.push(SearchFrame(me, me.player, zones, self.cards, most, not may_fail, self.different, self.alike))

    def _most(self, s: State, me: Context) -> int:
        n = amount(self.count, s, me)
        return sum([len(s.zones[_ZONES[z]]) for z in self.zones]) if n < 0 else n
