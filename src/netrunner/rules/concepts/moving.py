"""Moving cards and counters. Only here do cards change zones, faces, hosts and counters."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..machine.card import Card
from ..machine.terms import (
    AGENDA,
    AGENDA_COUNTER,
    ARCHIVES,
    CORP,
    CORP_SCORE,
    E_COUNTERS_PLACED,
    E_COUNTERS_REMOVED,
    E_EMPTIED,
    GRIP,
    HEAP,
    ICE,
    NO_COUNTERS,
    NO_SERVER,
    PLAY_AREA,
    REMOVED,
    RUNNER,
    RUNNER_SCORE,
    SET_ASIDE,
)
from ..machine.zones import is_deck, is_hand
from . import knowledge

if TYPE_CHECKING:
    from ..machine.state import State


def _leave_place(s: State, c: Card) -> None:
    """Take an installed or hosted card out of its server and off its host."""
    if c.server != NO_SERVER:
        server = s.servers.get(c.server)
        if server is not None and c.id in server.ice:
            at = server.ice.index(c.id)
            s.set_server(server.id, server.ice[:at] + server.ice[at + 1 :], server.cards)
            ice_left(s, server.id, at, c.id)
        elif server is not None and c.id in server.cards:
            s.set_server(server.id, server.ice, _without(server.cards, c.id))
    if c.host != -1:
        host = s.card(c.host)
        if host is not None:
            s.put(host.with_(hosted=_without(host.hosted, c.id)))


def _without(ids: tuple[int, ...], card_id: int) -> tuple[int, ...]:
    return tuple([i for i in ids if i != card_id])


def move(
    s: State,
    card_id: int,
    zone: int,
    faceup: bool = False,
    position: int = -1,
    active: bool = False,
    converted: int = 0,
) -> Card:
    """Move a card to another zone: it becomes a new card there (1.14.4a, 8.2.10).

    ``position`` counts from the top of a deck (-1: at the end, for a deck the bottom).
    """
    old = s.cards[card_id]
    if old.converted and zone not in (CORP_SCORE, RUNNER_SCORE, REMOVED):
        zone, faceup, position = (HEAP if old.owner == RUNNER else ARCHIVES), True, -1  # 10.1.3, 10.1.4, 10.3.1i
    if old.installed or old.active:  # 9.1.4
        s.last_cards = {**s.last_cards, old.ref: old}
    ids = s.zones[old.zone]
    i = ids.index(card_id)
    s.zones[old.zone] = ids[:i] + ids[i + 1 :]
    if old.zone == GRIP and len(ids) == 1:
        s.grip_emptied += 1
    _leave_place(s, old)
    ids = s.zones[zone]
    s.zones[zone] = (*ids, card_id) if position == -1 else (*ids[:position], card_id, *ids[position:])
    if zone == HEAP or zone == RUNNER_SCORE or zone == CORP_SCORE:
        faceup = True  # 1.16.4, 8.4.4
    elif is_deck(zone) or is_hand(zone):
        faceup = False  # 4.1.5, 4.1.6: decks and hands are hidden and secret
    if zone == CORP_SCORE and (old.defn.type == AGENDA or converted):
        active = True  # 4.6.4
    elif zone == RUNNER_SCORE:
        active = old.defn.active_in_runner_score and not converted
    origin = -1
    if zone == SET_ASIDE:
        origin = old.zone  # 4.8.3
    s.stamp += 1
    new = Card(  # 10.3.1j: without the counters that were on it
        card_id, old.defn, old.owner, old.inc + 1, zone, faceup, False, NO_SERVER, -1, NO_COUNTERS, (), s.stamp, (), 0,
        converted, active and not converted, -1 if converted else origin,
    )  # fmt: skip
    if zone == RUNNER_SCORE and not converted:  # 1.16.3f
        new = new.with_(counters=entering(new, old.zone))
    s.put(new)
    knowledge.moved(s, old, new)
    return new


def entering(c: Card, origin: int) -> tuple[int, ...]:
    """The counters of an agenda as it is added to the Runner's score area from a zone (1.16.3f)."""
    if origin == ARCHIVES:
        return c.counters
    values = list(c.counters)
    values[AGENDA_COUNTER] += c.defn.stolen_with
    return tuple(values)


def settle(s: State, card_id: int, zone: int, position: int = -1) -> Card:
    """Bring a set-aside card where it was going all along: it is the same card on arrival (4.8.3)."""
    c = s.cards[card_id]
    s.zones[c.zone] = tuple([i for i in s.zones[c.zone] if i != card_id])
    ids = s.zones[zone]
    s.zones[zone] = (*ids, card_id) if position == -1 else (*ids[:position], card_id, *ids[position:])
    faceup = c.faceup and not is_deck(zone)  # 4.1.5: decks are hidden
    new = Card(card_id, c.defn, c.owner, c.inc, zone, faceup, stamp=c.stamp)
    s.put(new)
    knowledge.moved(s, c, new)
    return new


def place_in_server(s: State, card_id: int, server: int, position: int = -1) -> None:
    """Put a Corp card that is in the play area into a server: ice outermost unless told otherwise (3.4.2b, 4.7.9d)."""
    c = s.cards[card_id]
    found = s.servers.get(server)
    ice: tuple[int, ...] = ()
    cards: tuple[int, ...] = ()
    if found is not None:
        ice, cards = found.ice, found.cards
    if c.defn.type == ICE:
        at = len(ice) if position == -1 else position
        s.set_server(server, (*ice[:at], card_id, *ice[at:]), cards)
        ice_entered(s, server, at)
    else:
        s.set_server(server, ice, (*cards, card_id))


def ice_left(s: State, server: int, at: int, card_id: int) -> None:
    """Ice was uninstalled: an encounter with it is over (6.2.4b), and the Runner may shift."""
    if s.encounter_at != -1:
        for frame in s.stack:
            frame.ice_gone(card_id)
    shift_inward(s, server, at, card_id)


def shift_inward(s: State, server: int, at: int, card_id: int) -> None:
    """6.2.3c: ice inward from the Runner left its position, so the Runner shifts inward."""
    if s.run_at != -1:
        s.stack[s.run_at].shift_inward(server, at, card_id)


def ice_entered(s: State, server: int, at: int) -> None:
    """6.2.3b: ice was added inward from the Runner, who shifts outward."""
    if s.run_at != -1:
        s.stack[s.run_at].shift_outward(s, server, at)


def become_installed(s: State, card_id: int, faceup: bool, server: int, host: int, position: int = -1) -> Card:
    """8.3.5: a card in the play area becomes installed at its place; if faceup, active."""
    c = s.cards[card_id]
    s.stamp += 1  # 10.3.1d
    if host != -1 and c.owner == CORP:
        server = s.at(host).server
    new = Card(
        card_id, c.defn, c.owner, c.inc, PLAY_AREA, faceup, True, server, host, c.counters, c.hosted, s.stamp,
        c.memo, c.loaded, c.converted, faceup and (c.defn.type != AGENDA or c.defn.installed_faceup), c.origin,
    )  # fmt: skip
    s.put(new)
    if host != -1:
        h = s.at(host)
        s.put(h.with_(hosted=(*h.hosted, card_id)))
    elif c.owner == CORP:
        place_in_server(s, card_id, server, position)
    knowledge.moved(s, c, new)
    return new


def host_on(s: State, card_id: int, host: int) -> Card:
    """Make a card in the play area hosted on ``host`` (a reference), or on nothing with -1; it stays the same card."""
    c = s.cards[card_id]
    if c.host != -1:
        h = s.card(c.host)
        if h is not None:
            s.put(h.with_(hosted=tuple([i for i in h.hosted if i != card_id])))
    new = c.with_(host=host)
    s.put(new)
    if host != -1:
        h = s.at(host)
        s.put(h.with_(hosted=(*h.hosted, card_id)))
    return new


def turn_face(s: State, card_id: int, faceup: bool, active: bool) -> Card:
    """Turn a card in the play area or in Archives over; it stays the same card (8.1.2, 8.4.5)."""
    c = s.cards[card_id]
    stamp = c.stamp
    if active and not c.active:
        s.stamp += 1  # 10.3.1d
        stamp = s.stamp
    new = Card(
        card_id, c.defn, c.owner, c.inc, c.zone, faceup, c.installed, c.server, c.host, c.counters, c.hosted, stamp,
        c.memo, c.loaded, c.converted, active, c.origin, c.also,
    )  # fmt: skip
    s.put(new)
    knowledge.moved(s, c, new)
    return new


def place_counters(
    s: State, card_id: int, kind: int, n: int, player: int, source: int = -1, loading: bool = False, quiet: bool = False
) -> None:
    """Place counters from the bank on a card (1.12.1); loading remembers that its emptiness matters (10.9)."""
    if n <= 0:
        return
    c = s.cards[card_id]
    values = list(c.counters)
    values[kind] += n
    loaded = c.loaded | (1 << kind) if loading else c.loaded
    s.put(c.with_(counters=tuple(values), loaded=loaded))
    if not quiet:
        s.emit(E_COUNTERS_PLACED, player, c.ref, amount=n, of=kind, source=source, was=s.cards[card_id])


def remove_counters(
    s: State, card_id: int, kind: int, n: int, player: int, source: int = -1, quiet: bool = False, spent: bool = False
) -> int:
    """Return counters on a card to the bank, perhaps ``spent`` for a cost; how many there were to return."""
    c = s.cards[card_id]
    n = min(n, c.counters[kind])
    if n <= 0:
        return 0
    values = list(c.counters)
    values[kind] -= n
    s.put(c.with_(counters=tuple(values)))
    if not quiet:
        s.emit(E_COUNTERS_REMOVED, player, c.ref, amount=n, of=kind, source=source, how=int(spent))
    if values[kind] == 0 and c.loaded >> kind & 1:
        s.emit(E_EMPTIED, player, c.ref, of=kind)  # 10.9.1
    return n


def remember_server(s: State, card_id: int, server: int) -> None:
    """Let a card remember a server that was chosen for it (4.7.6); it is told apart from references by its sign."""
    s.put(s.cards[card_id].with_(memo=() if server == -1 else (-1 - server,)))


#: What cards remember: references are positive, a server n is -1 - n, subtype n of them all is -500 - n, a named card
#: is the negative of its number, and a card type is that far below ``NAMED_TYPE``.
NAMED: Final = -1000
NAMED_SUBTYPE: Final = -500
NAMED_TYPE: Final = -1000000


#: Remembered by a played card that is removed from the game instead of being trashed, this time (8.6.7).
REMOVED_INSTEAD: Final = -(1 << 30)


def chosen_server(card: Card) -> int:
    """The server that was chosen for a card, or none."""
    return next((-1 - n for n in card.memo if NAMED_SUBTYPE < n < 0), NO_SERVER)


def remembered_type(card: Card) -> int:
    """The card type that was named for a card, or -1."""
    return next((NAMED_TYPE - n for n in card.memo if REMOVED_INSTEAD < n <= NAMED_TYPE), -1)


def remember(s: State, card_id: int, memo: tuple[int, ...]) -> None:
    """Let a card remember references or numbers for as long as it stays the same card."""
    s.put(s.cards[card_id].with_(memo=memo))
