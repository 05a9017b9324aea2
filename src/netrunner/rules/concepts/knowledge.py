"""What each seat remembers of hidden cards (1.20, 10.2): "a card with this title is in one of these places".

A place is either a cell, whose cards cannot be told apart (a hand, the facedown cards of Archives, a deck since it was
shuffled), or one card that can be pointed at although its front is hidden (installed, set aside, at a known depth of a
deck). The facts of a seat always speak of different cards, and follow from what that seat could observe alone: which
physical copy it really was never enters into them.

While the game goes on, only the moments are kept in which somebody could notice something. What follows from them is
found out when somebody wants to know it (``State.facts``): in games that nobody looks at, never.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..machine.card import id_of
from ..machine.nodes import _children
from ..machine.seeing import EVERYBODY
from ..machine.terms import (
    ADVANCEMENT,
    AGENDA,
    ARCHIVES,
    ASSET,
    CORP,
    E_ADVANCED,
    E_COUNTERS_PLACED,
    GRIP,
    HQ,
    ICE,
    IDENTITY,
    OPERATION,
    PLAY_AREA,
    RND,
    STACK,
    UPGRADE,
)
from ..machine.zones import deck_of
from .placing import why_not_in_root

if TYPE_CHECKING:
    from ..machine.card import Card, CardDef
    from ..machine.nodes import Node
    from ..machine.seeing import Shown
    from ..machine.state import Server, State

SPECTATOR: Final = 2
SEATS: Final = (0, 1, 2)

#: The cells. Every other place is the id of the card that is there: it moves with the card, and no seat ever sees it.
CELLS: Final = (-1 - RND, -1 - HQ, -1 - ARCHIVES, -1 - STACK, -1 - GRIP)
_NOWHERE: Final = -100


class Fact:
    """A seat knows that a copy of ``defn`` is in one of ``places``."""

    __slots__ = ("defn", "places")

    def __init__(self, defn: CardDef, places: frozenset[int]) -> None:
        self.defn: CardDef = defn
        self.places: frozenset[int] = places

    @property
    def title(self) -> str:
        """The name of the card."""
        return self.defn.title

    def __repr__(self) -> str:
        return f"<{self.defn.title} in {sorted(self.places)}>"


# What happened at a moment
_MOVED: Final = 0
_SAW: Final = 1
_MIXED: Final = 2
_ARRANGED: Final = 3

#: So many moments are kept at most before they are looked through, whether anybody wants to know or not.
MOST_MOMENTS: Final = 1000


class Moment:
    """The table as it was when something happened that seats may remember."""

    __slots__ = (
        "after", "before", "cards", "facts", "ids", "kind", "laid_out", "new", "old", "replaced", "servers", "shown",
        "zones",
    )  # fmt: skip

    cards: list[Card]  # as they were then, while ``catch_up`` looks at it
    replaced: int  # how many records of cards had been replaced by then since the first moment
    zones: list[tuple[int, ...]]
    servers: dict[int, Server]
    shown: tuple[Shown, ...]
    kind: int
    old: Card | None
    new: Card | None
    before: int  # who saw the card before it moved; of a deck: its zone
    after: int  # who sees it now, who saw it then, or who mixed or arranged the deck
    ids: tuple[int, ...]
    laid_out: tuple[int, ...]  # references of cards that lie beside the others of HQ (7.1.6)
    facts: list[tuple[Fact, ...]]  # what each seat knew then, likewise

    def card(self, ref: int) -> Card | None:
        """The card that ``ref`` referred to, unless it had become another card by then."""
        c = self.cards[id_of(ref)]
        return c if c.ref == ref else None


def catch_up(s: State) -> None:
    """Find out what every seat knows by now from the moments that were kept."""
    moments, s.moments = s.moments, []
    replaced, s.replaced = s.replaced, []
    cards = s.cards.copy()
    s.known = facts = s.known.copy()
    for n in range(len(replaced) - 1, -1, -1):  # back to the first moment, and then forward from one to the next
        _exchange(cards, replaced, n)
    now = 0
    for m in moments:
        for n in range(now, m.replaced):
            _exchange(cards, replaced, n)
        now = m.replaced
        m.cards = cards
        m.facts = facts
        if m.kind == _MOVED:
            _move(m)
        elif m.kind == _SAW:
            assert m.new is not None
            for seat in SEATS:
                if m.after >> seat & 1:
                    _see(m, seat, m.new)
        elif m.kind == _MIXED:
            _mix(m, m.before, m.after)
        else:
            _arrange(m, m.ids, m.after)


def _exchange(cards: list[Card], replaced: list[Card], n: int) -> None:
    """Take back a change of a card's record, or make it again."""
    i = replaced[n].id
    cards[i], replaced[n] = replaced[n], cards[i]


def _keep(
    s: State,
    kind: int,
    old: Card | None,
    new: Card | None,
    before: int,
    after: int,
    ids: tuple[int, ...] = (),
    laid_out: tuple[int, ...] = (),
) -> None:
    """Keep the moment. (Filled in here: it costs less than ``__init__``, as for ``Event``.)"""
    moments = s.moments
    if len(moments) == MOST_MOMENTS:
        catch_up(s)
        moments = s.moments
    m = Moment()
    m.replaced = len(s.replaced)
    m.zones = s.zones.copy()
    m.servers = s.servers
    m.shown = s.shown
    m.kind = kind
    m.old = old
    m.new = new
    m.before = before
    m.after = after
    m.ids = ids
    m.laid_out = laid_out
    moments.append(m)


def nothing_known(s: State) -> bool:
    """Whether no seat remembers anything of hidden cards."""
    return not s.moments and not s.known[0] and not s.known[1] and not s.known[2]


# -- places ---------------------------------------------------------------------------------------------------------


def place_of(c: Card) -> int:
    """The place where ``c`` is, for someone who cannot see its front (10.2.2b)."""
    zone = c.zone
    if zone == HQ or zone == GRIP or zone == ARCHIVES:
        return -1 - zone
    return c.id


def hidden_in(s: State | Moment, place: int) -> list[int]:
    """The ids of the cards in a place."""
    if not _is_cell(place):
        return [place]
    zone = -1 - place
    if zone == ARCHIVES:
        return [i for i in s.zones[zone] if not s.cards[i].faceup]
    return list(s.zones[zone])


def _is_cell(place: int) -> bool:
    return place < 0


def _is_deck(zone: int) -> bool:
    return zone == RND or zone == STACK


def _covers(s: Moment, places: frozenset[int], place: int, deck: int = -1) -> bool:
    """Whether a card in ``place`` is in one of ``places`` (10.2.2b); ``deck`` is the deck that it leaves, if any."""
    if place in places:
        return True
    if _is_cell(place):
        return False
    zone = s.cards[place].zone if deck == -1 else deck
    return _is_deck(zone) and -1 - zone in places


def _within(s: Moment, inner: frozenset[int], outer: frozenset[int], place: int) -> bool:
    """Whether ``inner`` lies within ``outer``, of which both have ``place`` (10.2.2b)."""
    for other in inner:
        if other != place and not _covers(s, outer, other):
            return False
    return True


def openly_seen(c: Card, seat: int) -> bool:
    """Whether ``seat`` can see the front of ``c`` for as long as it stays where it is (1.20.1, 4.1.4 to 4.1.6)."""
    return c.sight >> seat & 1 != 0


def could_be(s: State | Moment, defn: CardDef, c: Card, advanceable: bool = False) -> bool:
    """Whether the hidden card ``c`` might be a copy of ``defn``, by what everyone can see of it (4.7.2, 8.2.1).

    ``advanceable``: something happened to ``c`` that happens only to cards that can be advanced (1.17.2).
    """
    if defn.side != c.owner or (advanceable and defn.type != AGENDA and defn.can_advance is None):
        return False
    if c.zone != PLAY_AREA or c.owner != CORP or (c.host != -1 and not c.installed):
        return True
    kind = defn.type
    if kind == OPERATION or kind == IDENTITY or defn.installed_faceup:
        return False
    if not c.installed or c.host != -1:
        return True
    server = s.servers.get(c.server)
    if server is None:
        return True
    if c.id in server.ice:
        return kind == ICE
    return kind in (AGENDA, ASSET, UPGRADE) and why_not_in_root(defn, c.server) is None


def known_advanceable(s: State) -> frozenset[int]:
    """The ids of facedown cards that were advanced, or chosen by an effect for cards that can be advanced (1.17.1)."""
    waiting: set[int] = set()
    for i in s.zones[PLAY_AREA]:
        c = s.cards[i]
        if not c.faceup and c.counters[ADVANCEMENT]:
            waiting.add(c.ref)
    found: set[int] = set()
    event = s.events
    while waiting and event is not None:
        if event.card in waiting:
            if event.kind == E_ADVANCED or (
                event.kind == E_COUNTERS_PLACED
                and event.of == ADVANCEMENT
                and event.source >= 0
                and _wants_advanceable(s.front(event, 1))
            ):
                waiting.discard(event.card)
                found.add(id_of(event.card))
        event = event.prev
    return frozenset(found)


def _wants_advanceable(defn: CardDef) -> bool:
    """Whether a card speaks of cards that can be advanced."""
    return any([_speaks_of_it(ability) for ability in defn.abilities])


def _speaks_of_it(node: Node) -> bool:
    if getattr(node, "advanceable", False):
        return True
    return any([_speaks_of_it(child) for _, child in _children(node)])


# -- what happens: nobody learns anything but by what the game shows them (10.2.2b) -----------------------------------


def saw(s: State, who: int, card: Card) -> None:
    """``who``, a mask of seats, see the front of ``card`` where it is now (1.20.2, 10.2.2b)."""
    if not who & ~card.sight:  # what lies open need not be remembered
        return
    laid_out: tuple[int, ...] = ()
    if card.zone == HQ:
        laid_out = tuple([ref for frame in s.stack for ref in frame.laid_out()])
    _keep(s, _SAW, None, card, 0, who, (), laid_out)


def moved(s: State, old: Card, new: Card) -> None:
    """A card went from one place to another, or was turned over (10.2.2b)."""
    if s.shown:
        before, after = s.visibility(old), s.visibility(new)
    else:
        before, after = old.sight, new.sight
    if old.sight == after == EVERYBODY:  # all saw it, all see it, and there is nothing to remember
        return
    if not s.moments and not before & ~after and nothing_known(s):  # nobody knew anything, or lost it from sight
        return
    _keep(s, _MOVED, old, new, before, after)


def shuffled(s: State, zone: int) -> None:
    """A deck was shuffled: nobody knows which of its cards is where (4.1.2a)."""
    if not nothing_known(s):
        _keep(s, _MIXED, None, None, zone, SPECTATOR + 1)


def searched(s: State, zone: int, player: int) -> None:
    """``player`` takes a deck in hand: the others can no longer tell which of its cards is which (4.2.1a, 4.2.2b)."""
    if _is_deck(zone):
        _keep(s, _MIXED, None, None, zone, player)


def arranged(s: State, zone: int, ids: tuple[int, ...], player: int) -> None:
    """``player`` put these cards on top of a deck in this order; the other seats no longer know which is which."""
    _keep(s, _ARRANGED, None, None, zone, player, ids)


# -- how facts change: by what a seat could follow, and by nothing else (10.2.2b) ------------------------------------


def _see(s: Moment, seat: int, card: Card) -> None:
    """A seat sees the front of a card where it is (1.20.2)."""
    if openly_seen(card, seat):
        return
    facts = list(s.facts[seat])
    place = place_of(card)
    alone = frozenset((place,))
    if not _is_cell(place):
        for f in facts:
            if f.places == alone and f.defn is card.defn:
                return
        _forget_one(s, facts, card.defn, place)
        _rule_out(facts, place)
        facts.append(Fact(card.defn, alone))
    else:
        # Copies in one cell look alike: there are at least as many as are in sight at the same time.
        known = 0
        for f in facts:
            if f.places == alone and f.defn is card.defn:
                known += 1
        missing = _in_sight(s, seat, card) - known
        if missing <= 0:
            return
        for _ in range(missing):
            _forget_one(s, facts, card.defn, place, alone)
            facts.append(Fact(card.defn, alone))
    _tidy(s, facts)
    s.facts[seat] = tuple(facts)


def _move(s: Moment) -> None:
    """A card moved, or was turned over (10.2.2b)."""
    old, new = s.old, s.new
    assert old is not None and new is not None
    facts = s.facts
    for seat in SEATS:
        if s.before >> seat & 1:
            if facts[seat] and not openly_seen(old, seat):
                _left_in_sight(s, seat, old)
            if not s.after >> seat & 1:
                # the card fills the room that it brings along: nothing else follows from it
                facts[seat] = (*facts[seat], Fact(new.defn, frozenset((place_of(new),))))
        elif facts[seat]:
            if s.after >> seat & 1:
                _left_in_sight(s, seat, old)
            else:
                _slipped(s, seat, old, new)


def _mix(s: Moment, zone: int, but: int) -> None:
    """All seats but one know of the cards of a deck only that they are in it (4.1.2a)."""
    ids = frozenset(s.zones[zone])
    whole = -1 - zone
    alone = frozenset((whole,))
    for seat in SEATS:
        if seat == but:
            continue
        kept: list[Fact] = []
        for f in s.facts[seat]:
            if whole in f.places or not ids.isdisjoint(f.places):
                f = Fact(f.defn, (f.places - ids) | alone)
                if f.places == alone and zone == deck_of(seat):
                    continue  # players know their own decklists
            kept.append(f)
        s.facts[seat] = tuple(kept)


def _arrange(s: Moment, ids: tuple[int, ...], player: int) -> None:
    """All seats but one take the cards that were arranged for each other (10.2.2b)."""
    together = frozenset(ids)
    for seat in SEATS:
        if seat != player and s.facts[seat]:
            s.facts[seat] = tuple(
                [f if together.isdisjoint(f.places) else Fact(f.defn, f.places | together) for f in s.facts[seat]]
            )


def _in_sight(s: Moment, seat: int, card: Card) -> int:
    """How many copies of ``card`` a seat can tell apart now in the cell where ``card`` is (1.20.3)."""
    ids: set[int] = {card.id}
    for shown in s.shown:
        if not shown.who >> seat & 1:
            continue
        if shown.zone == card.zone:  # all of it is being searched (4.2.1a), or is an open hand (1.20.3)
            ids.update([i for i in s.zones[card.zone] if s.cards[i].defn is card.defn])
        elif shown.zone == -1:
            c = s.card(shown.ref)
            if c is not None and c.zone == card.zone and c.defn is card.defn:
                ids.add(c.id)
    for ref in s.laid_out:
        c = s.card(ref)
        if c is not None and c.zone == HQ and c.defn is card.defn:
            ids.add(c.id)
    return len(ids)


def _left_in_sight(s: Moment, seat: int, old: Card) -> None:
    """A hidden card left its place, and the seat knows which one it was (10.2.2b)."""
    facts = list(s.facts[seat])
    place = place_of(old)
    deck = old.zone if _is_deck(old.zone) else -1
    _forget_one(s, facts, old.defn, place, None, deck)
    if not _is_cell(place):
        _rule_out(facts, place)
    _tidy(s, facts)
    s.facts[seat] = tuple(facts)


def _slipped(s: Moment, seat: int, old: Card, new: Card) -> None:
    """A hidden card went to another hidden place, and the seat does not know which one it was (10.2.2b)."""
    here, there = place_of(old), place_of(new)
    facts = list(s.facts[seat])
    alone = frozenset((here,))
    # A card that is pinned down takes its fact along; other facts speak of other cards.
    pinned = False
    if not _is_cell(here):
        for f in facts:
            if f.places == alone:
                pinned = True
    deck = -1 - old.zone if _is_deck(old.zone) and not pinned else _NOWHERE
    changed = smaller = False
    for n, f in enumerate(facts):
        places = f.places
        if here in places:
            fits = pinned or could_be(s, f.defn, new)
            if not _is_cell(here) and (here != there or not fits):
                places = places - alone
            if here != there and fits:
                places = places | {there}
        elif deck in places:
            smaller = True  # perhaps too small for some of what might have been in it
            if could_be(s, f.defn, new):
                places = places | {there}
        if places != f.places:
            facts[n] = Fact(f.defn, places)
            changed = True
    if changed or smaller or _is_cell(here):
        _tidy(s, facts)
        s.facts[seat] = tuple(facts)


def _forget_one(
    s: Moment, facts: list[Fact], defn: CardDef, place: int, but: frozenset[int] | None = None, deck: int = -1
) -> None:
    """A copy of ``defn`` was found in ``place``: one of the facts that may have meant it is used up (10.2.2b).

    If one of them lies within all the others, it is the one: had it been another, the first could stand in for that.
    Otherwise nobody can say which, and each of those that remain may be wherever any of them might have been.
    """
    found: list[int] = []
    for n, f in enumerate(facts):
        if f.defn is defn and f.places != but and _covers(s, f.places, place, deck):
            found.append(n)
    if found:
        _forget_one_of(s, facts, found, place)


def _forget_one_of(s: Moment, facts: list[Fact], found: list[int], place: int) -> None:
    for n in found:
        if all([_within(s, facts[n].places, facts[m].places, place) for m in found]):
            del facts[n]
            return
    union: frozenset[int] = frozenset()
    for n in found:
        union = union | facts[n].places
    for n in found[1:]:
        facts[n] = Fact(facts[n].defn, union)
    del facts[found[0]]


def _rule_out(facts: list[Fact], place: int) -> None:
    """No fact speaks of the card in ``place`` any more (10.2.2b)."""
    for n, f in enumerate(facts):
        if place in f.places:
            facts[n] = Fact(f.defn, f.places - {place})


def _tidy(s: Moment, facts: list[Fact]) -> None:
    """Leave out places that are filled by cards of other facts, and cells that are empty (10.2.2b)."""
    again = True
    while again:
        again = False
        cells: set[int] = set()
        for f in facts:
            if len(f.places) == 1:
                (place,) = f.places
                if not _is_cell(place):
                    again = _keep_out(facts, [f], f.places) or again
        for f in facts:
            for place in f.places:
                if _is_cell(place):
                    cells.add(place)
        for whole in CELLS:
            if whole in cells:
                again = _fill(s, facts, whole) or again
    facts[:] = [f for f in facts if f.places]


def _fill(s: Moment, facts: list[Fact], whole: int) -> bool:
    """If the cards of some facts fill a cell, no other fact speaks of it (10.2.2b)."""
    ids = frozenset(hidden_in(s, whole))
    region = ids | {whole} if _is_deck(-1 - whole) else frozenset((whole,))
    inside = [f for f in facts if f.places <= region]
    return len(inside) >= len(ids) and _keep_out(facts, inside, region)


def _keep_out(facts: list[Fact], inside: list[Fact], region: frozenset[int]) -> bool:
    changed = False
    for n, f in enumerate(facts):
        if not region.isdisjoint(f.places) and f not in inside:
            facts[n] = Fact(f.defn, f.places - region)
            changed = True
    return changed
