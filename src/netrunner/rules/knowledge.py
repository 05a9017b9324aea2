"""What each seat remembers of hidden cards (1.20, 10.2): "a card with this title is in one of these places".

A place is either a cell, whose cards cannot be told apart (a hand, the facedown cards of Archives, a deck since it was
shuffled), or one card that can be pointed at although its front is hidden (installed, set aside, at a known depth of a
deck). The facts of a seat always speak of different cards, and follow from what that seat could observe alone: which
physical copy it really was never enters into them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .card import REF
from .nodes import _children
from .terms import (
    ADVANCEMENT,
    AGENDA,
    ARCHIVES,
    ASSET,
    CORP,
    E_ADVANCED,
    E_COUNTERS_PLACED,
    FIRST_REMOTE,
    GRIP,
    HQ,
    ICE,
    IDENTITY,
    NO_SERVER,
    OPERATION,
    PLAY_AREA,
    RND,
    STACK,
    UPGRADE,
)

if TYPE_CHECKING:
    from .card import Card, CardDef
    from .nodes import Node
    from .state import State

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


# -- places ---------------------------------------------------------------------------------------------------------


def place_of(c: Card) -> int:
    """The place where ``c`` is, for someone who cannot see its front (10.2.2b)."""
    zone = c.zone
    if zone == HQ or zone == GRIP or zone == ARCHIVES:
        return -1 - zone
    return c.id


def hidden_in(s: State, place: int) -> list[int]:
    """The ids of the cards in a place."""
    if place > -1:
        return [place]
    zone = -1 - place
    if zone == ARCHIVES:
        return [i for i in s.zones[zone] if not s.cards[i].faceup]
    return list(s.zones[zone])


def _is_deck(zone: int) -> bool:
    return zone == RND or zone == STACK


def _covers(s: State, places: frozenset[int], place: int, deck: int = -1) -> bool:
    """Whether a card in ``place`` is in one of ``places`` (10.2.2b); ``deck`` is the deck that it leaves, if any."""
    if place in places:
        return True
    if place <= -1:
        return False
    zone = s.cards[place].zone if deck == -1 else deck
    return _is_deck(zone) and -1 - zone in places


def _within(s: State, inner: frozenset[int], outer: frozenset[int], place: int) -> bool:
    """Whether ``inner`` lies within ``outer``, of which both have ``place`` (10.2.2b)."""
    for other in inner:
        if other != place and not _covers(s, outer, other):
            return False
    return True


def openly_seen(c: Card, seat: int) -> bool:
    """Whether ``seat`` can see the front of ``c`` for as long as it stays where it is (1.20.1, 4.1.4 to 4.1.6)."""
    return c.sight >> seat & 1 != 0


def could_be(s: State, defn: CardDef, c: Card, advanceable: bool = False) -> bool:
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
    if kind == UPGRADE:  # 8.2.1c, 8.2.12
        if c.server < FIRST_REMOTE and defn.remote_only:
            return False
    elif c.server < FIRST_REMOTE or (kind != AGENDA and kind != ASSET):  # 8.2.1b
        return False
    return defn.install_only_in == NO_SERVER or defn.install_only_in == c.server


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
                and event.extra == ADVANCEMENT
                and event.source >= 0
                and _wants_advanceable(s.front(event.source % REF, event.n))
            ):
                waiting.discard(event.card)
                found.add(event.card % REF)
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


def saw(s: State, seat: int, card: Card) -> None:
    """``seat`` sees the front of ``card`` where it is now (1.20.2, 10.2.2b)."""
    if openly_seen(card, seat):
        return
    facts = list(s.facts[seat])
    place = place_of(card)
    alone = frozenset((place,))
    if place > -1:
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


def moved(s: State, old: Card, new: Card) -> None:
    """A card went from one place to another, or was turned over (10.2.2b)."""
    facts = s.facts
    nothing_known = not facts[0] and not facts[1] and not facts[2]
    if s.shown:
        before, after = s.visibility(old), s.visibility(new)
    else:
        before, after = old.sight, new.sight
    if nothing_known and not before & ~after:
        return
    for seat in SEATS:
        if before >> seat & 1:
            if facts[seat] and not openly_seen(old, seat):
                _left_in_sight(s, seat, old)
            if not after >> seat & 1:
                # the card fills the room that it brings along: nothing else follows from it
                facts[seat] = (*facts[seat], Fact(new.defn, frozenset((place_of(new),))))
        elif facts[seat]:
            if after >> seat & 1:
                _left_in_sight(s, seat, old)
            else:
                _slipped(s, seat, old, new)


def shuffled(s: State, zone: int) -> None:
    """A deck was shuffled: nobody knows which of its cards is where (4.1.2a)."""
    _mixed(s, zone, SPECTATOR + 1)


def searched(s: State, zone: int, player: int) -> None:
    """``player`` takes a deck in hand: the others can no longer tell which of its cards is which (4.2.1a, 4.2.2b)."""
    if _is_deck(zone):
        _mixed(s, zone, player)


def _mixed(s: State, zone: int, but: int) -> None:
    """All seats but one know of the cards of a deck only that they are in it (4.1.2a)."""
    if not s.facts[0] and not s.facts[1] and not s.facts[2]:
        return
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
                if f.places == alone and zone == seat * 4:
                    continue  # players know their own decklists
            kept.append(f)
        s.facts[seat] = tuple(kept)


def arranged(s: State, zone: int, ids: tuple[int, ...], player: int) -> None:
    """``player`` put these cards on top of a deck in this order; the other seats no longer know which is which."""
    together = frozenset(ids)
    for seat in SEATS:
        if seat != player and s.facts[seat]:
            s.facts[seat] = tuple(
                [f if together.isdisjoint(f.places) else Fact(f.defn, f.places | together) for f in s.facts[seat]]
            )


# -- how facts change: by what a seat could follow, and by nothing else (10.2.2b) ------------------------------------


def _in_sight(s: State, seat: int, card: Card) -> int:
    """How many copies of ``card`` a seat can tell apart now in the cell where ``card`` is (1.20.3)."""
    ids: set[int] = {card.id}
    for entry in s.shown:
        if entry < 0:  # the whole zone is being searched (4.2.1a)
            if -1 - entry >> 3 == card.zone and -1 - entry >> seat & 1:
                ids.update([i for i in s.zones[card.zone] if s.cards[i].defn is card.defn])
            continue
        c = s.card(entry >> 3)
        if c is not None and entry >> seat & 1 and c.zone == card.zone and c.defn is card.defn:
            ids.add(c.id)
    if card.zone == HQ:
        for frame in s.stack:
            for ref in frame.laid_out():
                c = s.card(ref)
                if c is not None and c.zone == HQ and c.defn is card.defn:
                    ids.add(c.id)
    return len(ids)


def _left_in_sight(s: State, seat: int, old: Card) -> None:
    """A hidden card left its place, and the seat knows which one it was (10.2.2b)."""
    facts = list(s.facts[seat])
    place = place_of(old)
    deck = old.zone if _is_deck(old.zone) else -1
    _forget_one(s, facts, old.defn, place, None, deck)
    if place > -1:
        _rule_out(facts, place)
    _tidy(s, facts)
    s.facts[seat] = tuple(facts)


def _slipped(s: State, seat: int, old: Card, new: Card) -> None:
    """A hidden card went to another hidden place, and the seat does not know which one it was (10.2.2b)."""
    here, there = place_of(old), place_of(new)
    facts = list(s.facts[seat])
    alone = frozenset((here,))
    # A card that is pinned down takes its fact along; other facts speak of other cards.
    pinned = False
    if here > -1:
        for f in facts:
            if f.places == alone:
                pinned = True
    deck = -1 - old.zone if _is_deck(old.zone) and not pinned else _NOWHERE
    changed = smaller = False
    for n, f in enumerate(facts):
        places = f.places
        if here in places:
            fits = pinned or could_be(s, f.defn, new)
            if here > -1 and (here != there or not fits):
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
    if changed or smaller or here <= -1:
        _tidy(s, facts)
        s.facts[seat] = tuple(facts)


def _forget_one(
    s: State, facts: list[Fact], defn: CardDef, place: int, but: frozenset[int] | None = None, deck: int = -1
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


def _forget_one_of(s: State, facts: list[Fact], found: list[int], place: int) -> None:
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


def _tidy(s: State, facts: list[Fact]) -> None:
    """Leave out places that are filled by cards of other facts, and cells that are empty (10.2.2b)."""
    if _all_apart(facts):  # equivalent: then none is in the way of another
        return
    again = True
    while again:
        again = False
        cells: set[int] = set()
        for f in facts:
            if len(f.places) == 1:
                (place,) = f.places
                if place > -1:
                    again = _keep_out(facts, [f], f.places) or again
        for f in facts:
            for place in f.places:
                if place <= -1:
                    cells.add(place)
        for whole in CELLS:
            if whole in cells:
                again = _fill(s, facts, whole) or again
    facts[:] = [f for f in facts if f.places]


def _all_apart(facts: list[Fact]) -> bool:
    """Whether every fact has one place only; facts speak of different cards, so those are different cards or cells."""
    for f in facts:
        if len(f.places) != 1:
            return False
    return True


def _fill(s: State, facts: list[Fact], whole: int) -> bool:
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
