"""Which cards: descriptions, targets and references."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from ..frozen import dataclass
from ..rules.accessing.access import accessed_card
from ..rules.additional.swapping import legal
from ..rules.concepts.values import can_be_advanced, has_subtype
from ..rules.machine.card import Card, id_of
from ..rules.machine.nodes import Context, Filter, Node, Number, Selection, Target, Trigger
from ..rules.machine.records import declared_fields
from ..rules.machine.terms import (
    AGENDA,
    ARCHIVES,
    CORP,
    CORP_SCORE,
    FIRST_REMOTE,
    GRIP,
    HEAP,
    HQ,
    ICE,
    NO_TYPE,
    PLAY_AREA,
    RND,
    RUNNER,
    RUNNER_SCORE,
    SERVER_ARCHIVES,
    SERVER_HQ,
    SERVER_RND,
    SET_ASIDE,
    STACK,
)
from ..rules.runs.encounters import current_encounter
from ..rules.runs.run import current_run
from .base import YOU, fill, number, several, who

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ..rules.machine.state import State

__all__ = [
    "AccessedCard", "All", "Among", "Cards", "Chosen", "Encountered", "EventCard", "Found", "Host", "Hosted",
    "InnermostIce", "Its", "OtherThan", "OutermostIce", "Remembered", "This", "TopOf", "those_revealed", "those_seen",
]  # fmt: skip

#: Where cards are looked for
Where: TypeAlias = Literal[
    "installed", "grip", "stack", "heap", "hq", "rnd", "archives", "corp-score", "runner-score", "set-aside"
]
_PLACES: Final = {
    "installed": PLAY_AREA, "grip": GRIP, "stack": STACK, "heap": HEAP, "hq": HQ, "rnd": RND, "archives": ARCHIVES,
    "corp-score": CORP_SCORE, "runner-score": RUNNER_SCORE, "set-aside": SET_ASIDE,
}  # fmt: skip


#: The server of each zone that is one (4.7.3).
CENTRAL_SERVERS: Final = {HQ: SERVER_HQ, RND: SERVER_RND, ARCHIVES: SERVER_ARCHIVES}


def places(given: Where | tuple[Where, ...]) -> tuple[str, ...]:
    """One place or several; one that does not exist is refused when the card is declared."""
    found: tuple[str, ...] = given if isinstance(given, tuple) else (given,)
    for place in found:
        if place not in _PLACES:
            raise ValueError(f"cards are never {place!r}: only {', '.join(_PLACES)}")
    return found


@dataclass(frozen=True, slots=True, eq=False)
class Cards(Filter):
    """A description of cards: every field that is given must fit.

    ``types`` and ``subtypes`` are alternatives, ``without`` are subtypes that must be missing (2.16.3), ``where`` the
    zones (default: installed, 1.14.2c), ``rezzed`` the state of Corp cards, ``protecting``/``in_server`` "this server".
    """

    types: tuple[int, ...] = ()
    subtypes: tuple[str, ...] = ()
    without: tuple[str, ...] = ()
    where: tuple[str, ...] = ("installed",)
    side: int = -1  # owner, or -1 for any
    rezzed: bool | None = None
    other: bool = False
    advanceable: bool = False
    protecting: bool = False
    in_server: bool = False
    central: bool | None = None
    title: str = ""
    hosted_on_this: bool = False
    not_types: tuple[int, ...] = ()
    faceup: bool | None = None  # of cards in Archives, agendas, and Runner cards

    def __init__(
        self,
        types: int | tuple[int, ...] = (),
        subtypes: str | tuple[str, ...] = (),
        without: str | tuple[str, ...] = (),
        where: Where | tuple[Where, ...] = "installed",
        side: int = -1,
        rezzed: bool | None = None,
        other: bool = False,
        advanceable: bool = False,
        protecting: bool = False,
        in_server: bool = False,
        central: bool | None = None,
        title: str = "",
        hosted_on_this: bool = False,
        not_types: int | tuple[int, ...] = (),
        faceup: bool | None = None,
    ) -> None:
        fill(
            self,
            types=several(types),
            subtypes=several(subtypes),
            without=several(without),
            where=places(where),
            side=side,
            rezzed=rezzed,
            other=other,
            advanceable=advanceable,
            protecting=protecting,
            in_server=in_server,
            central=central,
            title=title,
            hosted_on_this=hosted_on_this,
            not_types=several(not_types),
            faceup=faceup,
        )

    def matches(self, s: State, me: Context, card: Card) -> bool:
        if self.types and not _is_one_of(card, self.types):
            return False
        if card.converted < 0 or (self.not_types and _is_one_of(card, self.not_types)):
            return False  # 10.1.4: a counter is not a card
        if self.side >= 0 and card.owner != self.side:
            return False
        if self.faceup is not None and card.faceup != self.faceup:
            return False
        if self.rezzed is not None and not _is_rezzed(card, self.rezzed):
            return False
        if self.other and card.id == me.card:
            return False
        if self.title and (card.defn.title != self.title or card.type == NO_TYPE):
            return False
        for subtype in self.without:
            if has_subtype(s, card, subtype):
                return False
        if self.subtypes and not _has_any(s, card, self.subtypes):
            return False
        if self.advanceable and not can_be_advanced(s, card):
            return False
        if self.protecting and not (_protects(card) and card.server == _server(s, me)):
            return False
        if self.in_server and not _is_in(card, _server(s, me)):
            return False
        if self.central is not None and (card.server < FIRST_REMOTE) != self.central:
            return False
        return not (self.hosted_on_this and card.host != me.ref)

    def candidates(self, s: State, me: Context) -> list[int]:
        found: list[int] = []
        for place in self.where:
            zone = _PLACES[place]
            for i in s.zones[zone]:
                c = s.cards[i]
                if (zone != PLAY_AREA or c.installed) and self.matches(s, me, c):
                    found.append(i)
        return found


def _is_one_of(card: Card, types: tuple[int, ...]) -> bool:
    """Whether a card is of one of these types. (``in`` would make an object of the number first, for every card.)"""
    for kind in types:
        if card.type == kind:
            return True
    return False


def _has_any(s: State, card: Card, subtypes: tuple[str, ...]) -> bool:
    return any([has_subtype(s, card, sub) for sub in subtypes])


def _is_rezzed(card: Card, rezzed: bool) -> bool:
    """8.1.2: installed Corp cards are rezzed or unrezzed; faceup agendas and counters are neither."""
    if not card.installed or card.owner != CORP or card.type == NO_TYPE or card.faceup != rezzed:
        return False
    return not rezzed or card.type != AGENDA


def _protects(card: Card) -> bool:
    """4.7.9a: ice protects a server, unless it is hosted on a card."""
    return card.type == ICE and card.installed and card.host == -1


def _is_in(card: Card, server: int) -> bool:
    """4.7.7c: whether it is installed in a server; what is in the root of a central server is not in that server."""
    return card.installed and card.type != ICE and card.server == server and server > SERVER_ARCHIVES


def _server(s: State, me: Context) -> int:
    """The server that "this server" means: where a card is installed, or the central server that it lies in."""
    source = me.source(s)
    if source is None:
        return -1
    if not source.installed:
        return CENTRAL_SERVERS.get(source.zone, source.server)
    host = s.card(source.host) if source.server < 0 else None
    return source.server if host is None else host.server  # of a Runner card: what its host protects


@dataclass(frozen=True, slots=True, eq=False)
class Chosen(Target):
    """Targets to be chosen: how many, of which description, by whom."""

    cards: Filter
    count: Number | int = 1
    up_to: bool = False
    player: int = YOU
    as_: str = "target"
    at_least: int = 0  # "2 or more": fewer only if there are not so many
    swaps_with: str = ""  # the name of an earlier target that this one must be able to swap with (10.11.2)
    swaps_among: bool = False  # it must be able to swap with another card of the description

    def valid(self, s: State, me: Context) -> list[int]:
        found = self.cards.candidates(s, me)
        return one_copy_each(s, _swappable(s, found, me.player) if self.swaps_among else found)

    def each(self, s: State, me: Context) -> Iterator[int]:
        return iter(self.valid(s, me)) if self.swaps_among else self.cards.each(s, me)

    def still_valid(self, s: State, me: Context, chosen: tuple[int, ...]) -> list[int]:
        taken = {id_of(r) for r in chosen}
        found = [i for i in self.cards.candidates(s, me) if i not in taken]
        if self.swaps_among:
            found = _swappable(s, found, me.player)
        if self.swaps_with:
            with_ = me.picks.get(self.swaps_with, ())
            found = [i for i in found if any(legal(s, i, id_of(r), me.player) for r in with_)]
        return one_copy_each(s, found)

    def most(self, s: State, me: Context) -> int:
        return number(self.count).value(s, me)

    def least(self, s: State, me: Context) -> int:
        if self.at_least:
            return self.at_least
        return 0 if self.up_to else self.most(s, me)

    def chooser(self, s: State, me: Context) -> int:
        return who(me, self.player)

    def name(self) -> str:
        return self.as_

    def target(self) -> Target | None:
        return self

    def fits(self, s: State, me: Context, ref: int) -> bool:
        c = s.card(ref)
        return c is not None and self.cards.matches(s, me, c)

    def refs(self, s: State, me: Context) -> tuple[int, ...]:
        return tuple([r for r in me.picks.get(self.as_, ()) if s.card(r) is not None])


def _swappable(s: State, ids: list[int], player: int) -> list[int]:
    """Those of the cards that could be swapped with another of them."""
    return [i for i in ids if any([legal(s, i, j, player) for j in ids])]


def one_copy_each(s: State, ids: list[int]) -> list[int]:
    """Copies of one card in a hand, deck or discard pile are alike: one of them is offered."""
    seen: set[tuple[int, str]] = set()
    found: list[int] = []
    for i in ids:
        c = s.cards[i]
        if c.zone < PLAY_AREA:
            key = (c.zone * 2 + int(c.faceup), c.defn.title)
            if key in seen:
                continue
            seen.add(key)
        found.append(i)
    return found


@dataclass(frozen=True, slots=True, eq=False)
class Its(Selection):
    """Cards that an earlier instruction of the same ability chose or found (1.14.4)."""

    name: str = "target"

    def refs(self, s: State, me: Context) -> tuple[int, ...]:
        return tuple([r for r in me.picks.get(self.name, ()) if s.card(r) is not None])


@dataclass(frozen=True, slots=True, eq=False)
class Found(Selection):
    """The cards found by the search (4.2.2)."""

    def refs(self, s: State, me: Context) -> tuple[int, ...]:
        return tuple([r for r in me.picks.get("found", ()) if s.card(r) is not None])


@dataclass(frozen=True, slots=True, eq=False)
class This(Selection):
    """The card that the ability is on (10.12.1): by its name, or as "this ice" on whatever card has the ability."""

    by_name: bool = True

    def refs(self, s: State, me: Context) -> tuple[int, ...]:
        return (me.ref,) if s.card(me.ref) is not None else ()

    def names_itself(self) -> bool:
        return self.by_name


class Momentary(Selection):
    """Cards that are known only at the moment: what lasts longer keeps which they were (9.9.2)."""

    __slots__ = ()


@dataclass(frozen=True, slots=True, eq=False)
class EventCard(Momentary):
    """The card that the trigger condition speaks of ("that program")."""

    def refs(self, s: State, me: Context) -> tuple[int, ...]:
        event = me.event
        return (event.card,) if event is not None and s.card(event.card) is not None else ()


@dataclass(frozen=True, slots=True, eq=False)
class Host(Selection):
    """The card that this card is hosted on."""

    def refs(self, s: State, me: Context) -> tuple[int, ...]:
        source = me.source(s)
        return (source.host,) if source is not None and s.card(source.host) is not None else ()


@dataclass(frozen=True, slots=True, eq=False)
class Hosted(Selection):
    """The cards hosted on this card, also after it was trashed for its own ability (9.5.5)."""

    def refs(self, s: State, me: Context) -> tuple[int, ...]:
        if "hosted" in me.picks:
            return tuple([r for r in me.picks["hosted"] if s.card(r) is not None])
        return tuple([s.cards[i].ref for i in s.cards[me.card].hosted]) if s.card(me.ref) is not None else ()


@dataclass(frozen=True, slots=True, eq=False)
class Encountered(Momentary):
    """The ice being encountered. Ice that is encountered where it is accessed, outside of a server, is not rezzed."""

    rezzed: bool = False
    subtype: str = ""

    def refs(self, s: State, me: Context) -> tuple[int, ...]:
        e = current_encounter(s)
        ice = s.card(e.ice) if e is not None else None
        if ice is None or (self.rezzed and not (ice.installed and ice.faceup)):
            return ()
        if self.subtype and not has_subtype(s, ice, self.subtype):
            return ()
        return (ice.ref,)


@dataclass(frozen=True, slots=True, eq=False)
class AccessedCard(Selection):
    """The card being accessed."""

    def refs(self, s: State, me: Context) -> tuple[int, ...]:
        c = accessed_card(s)
        return () if c is None else (c.ref,)


@dataclass(frozen=True, slots=True, eq=False)
class Remembered(Selection):
    """The cards that this card remembers while it stays the same card."""

    def refs(self, s: State, me: Context) -> tuple[int, ...]:
        source = me.source(s)
        return () if source is None else tuple([r for r in source.memo if s.card(r) is not None])


@dataclass(frozen=True, slots=True, eq=False)
class Among(Filter):
    """Cards of a selection that also fit a description."""

    selection: Selection
    cards: Filter

    def matches(self, s: State, me: Context, card: Card) -> bool:
        return card.ref in self.selection.refs(s, me) and self.cards.matches(s, me, card)

    def candidates(self, s: State, me: Context) -> list[int]:
        those = [id_of(r) for r in self.selection.refs(s, me)]
        return [i for i in self.cards.candidates(s, me) if i in those]


def those_seen(where: Where, types: int | tuple[int, ...] = ()) -> Among:
    """The cards that were looked at and are still there, perhaps only those of certain types."""
    return Among(Its("seen"), Cards(types, where=where))


def those_revealed(where: Where, types: int | tuple[int, ...] = ()) -> Among:
    """The cards that were revealed and are still there, perhaps only those of certain types."""
    return Among(Its("revealed"), Cards(types, where=where))


@dataclass(frozen=True, slots=True, eq=False)
class OutermostIce(Selection):
    """The outermost ice protecting the attacked server."""

    def refs(self, s: State, me: Context) -> tuple[int, ...]:
        run = current_run(s)
        attacked = None if run is None else s.servers.get(run.server)  # it may be gone by now (4.7.8f)
        if attacked is None or not attacked.ice:
            return ()
        return (s.cards[attacked.ice[-1]].ref,)


@dataclass(frozen=True, slots=True, eq=False)
class InnermostIce(Selection):
    """The innermost ice protecting the attacked server."""

    def refs(self, s: State, me: Context) -> tuple[int, ...]:
        run = current_run(s)
        attacked = None if run is None else s.servers.get(run.server)  # it may be gone by now (4.7.8f)
        return () if attacked is None or not attacked.ice else (s.cards[attacked.ice[0]].ref,)


@dataclass(frozen=True, slots=True, eq=False)
class All(Momentary):
    """Every card of a description, all at once (9.11.2a)."""

    cards: Filter

    def refs(self, s: State, me: Context) -> tuple[int, ...]:
        return tuple([s.cards[i].ref for i in self.cards.candidates(s, me)])


@dataclass(frozen=True, slots=True, eq=False)
class TopOf(Selection):
    """The top cards of a player's deck."""

    player: int
    count: Number | int = 1

    def refs(self, s: State, me: Context) -> tuple[int, ...]:
        zone = RND if who(me, self.player) != RUNNER else STACK
        return tuple([s.cards[i].ref for i in s.zones[zone][: number(self.count).value(s, me)]])


@dataclass(frozen=True, slots=True, eq=False)
class Of(Filter):
    """Exactly the cards of a selection."""

    selection: Selection

    def matches(self, s: State, me: Context, card: Card) -> bool:
        return card.ref in self.selection.refs(s, me)

    def candidates(self, s: State, me: Context) -> list[int]:
        return [id_of(r) for r in self.selection.refs(s, me)]


def those(cards: Filter | Selection | None) -> Filter | None:
    """Cards of a description, or exactly those of a selection."""
    return Of(cards) if isinstance(cards, Selection) else cards


def settled(given: Node | tuple[Node, ...]) -> Selection | None:
    """The cards that are settled when a lasting effect is created, to be remembered; ``Its()`` takes their place in it.

    Those are chosen cards, cards that only the moment knows, and what an earlier instruction chose. What the effect
    does later on may choose for itself.
    """
    for node in given if isinstance(given, tuple) else (given,):
        for name in declared_fields(type(node)):
            inner = getattr(node, name, None)
            if isinstance(inner, (Target, Momentary)) or (isinstance(inner, Its) and inner.name == "target"):
                object.__setattr__(node, name, Its())
                return inner
            if isinstance(inner, (Filter, Trigger)):
                found = settled(inner)
                if found is not None:
                    return found
    return None


@dataclass(frozen=True, slots=True, eq=False)
class OtherThan(Filter):
    """All cards but those of a selection: wherever they are, in one zone, or only among the cards of a description."""

    selection: Selection
    zone: int = -1
    among: Filter | None = None

    def matches(self, s: State, me: Context, card: Card) -> bool:
        if self.zone >= 0 and card.zone != self.zone:
            return False
        if card.ref in self.selection.refs(s, me):
            return False
        return self.among is None or self.among.matches(s, me, card)

    def candidates(self, s: State, me: Context) -> list[int]:
        ids = range(len(s.cards)) if self.among is None else self.among.candidates(s, me)
        return [i for i in ids if self.matches(s, me, s.cards[i])]
