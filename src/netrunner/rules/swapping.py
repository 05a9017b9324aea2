"""Swapping (10.11): two cards exchange their locations."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .card import Card
from .moves import entering, host_on, move
from .terms import (
    AGENDA,
    ARCHIVES,
    ASSET,
    CORP,
    CORP_SCORE,
    EVENT,
    FIRST_REMOTE,
    ICE,
    IDENTITY,
    NO_SERVER,
    OPERATION,
    PLAY_AREA,
    RUNNER_SCORE,
    SCORE,
    UPGRADE,
)

if TYPE_CHECKING:
    from .state import State


def legal(s: State, a: int, b: int) -> bool:
    """10.11.2: whether each of two cards may be where the other is."""
    x, y = s.cards[a], s.cards[b]
    if a == b or (x.installed and x.owner != y.owner):
        return False
    return _may_take(s, x, y) and _may_take(s, y, x)


def _may_take(s: State, card: Card, place: Card) -> bool:
    """Whether ``card`` may take the place of ``place``, which leaves it."""
    if not place.installed:
        return place.zone & 3 != SCORE or card.type == AGENDA
    if card.defn.type in (EVENT, OPERATION, IDENTITY):
        return False
    if card.owner != CORP or place.host >= 0:
        return card.defn.type == place.defn.type or card.owner != CORP
    if (card.defn.type == ICE) != (place.defn.type == ICE):
        return False
    if card.defn.type == ICE:
        return True
    if place.server < FIRST_REMOTE and (card.defn.type != UPGRADE or card.defn.remote_only):
        return False  # 8.2.1b, 8.2.12
    if card.defn.install_only_in not in (NO_SERVER, place.server):
        return False
    for i in s.servers[place.server].cards:
        other = s.cards[i]
        if i == place.id or i == card.id:
            continue
        if card.defn.type != UPGRADE and other.type in (AGENDA, ASSET):
            return False  # 4.7.8a
        if "region" in card.defn.subtypes and "region" in other.defn.subtypes:
            return False  # 3.6.5e
    return True


def swap(s: State, a: int, b: int) -> None:
    """Exchange two cards: installed ones stay installed (10.11.3), others enter as cards normally do (10.11.4a)."""
    x, y = s.cards[a], s.cards[b]
    if not legal(s, a, b):
        return  # 10.11.2: without a legal exchange the effect does nothing
    if x.installed and y.installed:
        _swap_installed(s, x, y)
    elif x.installed or y.installed:
        _swap_into_play(s, x, y) if x.installed else _swap_into_play(s, y, x)
    else:
        _swap_zones(s, x, y)


def _places(s: State, c: Card) -> tuple[int, int, bool]:
    """Server, index in it, and whether among its ice."""
    server = s.servers[c.server]
    if c.id in server.ice:
        return c.server, server.ice.index(c.id), True
    return c.server, server.cards.index(c.id), False


def _set(s: State, server: int, at: int, ice: bool, card_id: int) -> None:
    old = s.servers[server]
    if ice:
        s.set_server(server, (*old.ice[:at], card_id, *old.ice[at + 1 :]), old.cards)
    else:
        s.set_server(server, old.ice, (*old.cards[:at], card_id, *old.cards[at + 1 :]))


def _swap_hosts(s: State, x: Card, y: Card) -> None:
    """Cards without a place in a server exchange their hosts only."""
    xh, yh = x.host, y.host
    host_on(s, x.id, yh)
    host_on(s, y.id, xh)


def _swap_installed(s: State, x: Card, y: Card) -> None:
    if x.server < 0 or y.server < 0 or x.host >= 0 or y.host >= 0:
        _swap_hosts(s, x, y)
        return
    xs, xi, xice = _places(s, x)
    ys, yi, yice = _places(s, y)
    _set(s, xs, xi, xice, y.id)
    _set(s, ys, yi, yice, x.id)
    s.put(x.with_(server=ys))
    s.put(y.with_(server=xs))
    if s.run_at >= 0 and xice:
        from .paid_window import PaidWindow
        from .runs import APPROACH, ENCOUNTER, Run

        run = s.stack[s.run_at]
        assert isinstance(run, Run)
        if APPROACH <= run.step < ENCOUNTER:  # 6.2.4d: the Runner approaches what is in the position now
            ice = s.servers[run.server].ice
            if 0 <= run.position < len(ice):
                run.ice = s.cards[ice[run.position]].ref
                for frame in s.stack[s.run_at + 1 :]:
                    if isinstance(frame, PaidWindow) and frame.ice >= 0:
                        frame.ice = ice[run.position]  # 6.4.3: the ice being approached now
        elif run.ice in (x.ref, y.ref) and run.step == ENCOUNTER + 1:  # 6.2.4c: the Runner remains with the ice
            c = s.cards[run.ice % 256]
            if c.server != run.server:
                from .runs import change_server

                change_server(s, run, c.server)
            run.position = s.ice_position(c)


def _swap_into_play(s: State, installed: Card, outside: Card) -> None:
    """10.11.4b: the card from outside takes the exact position of the installed one."""
    server, at, ice = _places(s, installed)
    zone = outside.zone
    position = s.zones[zone].index(outside.id)
    host = installed.host
    faceup = s.visibility(installed) & 2 != 0 if zone == ARCHIVES else False
    # Put a placeholder into the server so that positions do not shift while the cards change places.
    entered = move(s, outside.id, PLAY_AREA, False)
    s.put(
        Card(
            entered.id,
            entered.defn,
            entered.owner,
            entered.inc,
            PLAY_AREA,
            False,
            True,
            server,
            host,
            stamp=entered.stamp,
        )
    )
    _set(s, server, at, ice, entered.id)
    s.put(s.cards[installed.id].with_(server=-1))
    move(s, installed.id, zone, faceup, position)


def _swap_zones(s: State, x: Card, y: Card) -> None:
    """10.11.4: each card moves to the zone the other is in, to its very place in a deck."""
    xz, yz = x.zone, y.zone
    if {xz, yz} == {CORP_SCORE, RUNNER_SCORE}:  # 10.11.4c: hosted cards and counters stay
        _swap_agendas(s, x, y)
        return
    xi, yi = s.zones[xz].index(x.id), s.zones[yz].index(y.id)
    xv, yv = s.visibility(x) & 2 != 0, s.visibility(y) & 2 != 0
    move(s, x.id, yz, xv if yz == ARCHIVES else False, yi)
    move(s, y.id, xz, yv if xz == ARCHIVES else False, xi)


def _swap_agendas(s: State, x: Card, y: Card) -> None:
    for c, zone in ((x, y.zone), (y, x.zone)):
        s.zones[c.zone] = tuple([i for i in s.zones[c.zone] if i != c.id])
        s.zones[zone] = (*s.zones[zone], c.id)
        active = zone == CORP_SCORE or c.defn.active_in_runner_score
        s.stamp += 1
        new = Card(
            c.id, c.defn, c.owner, c.inc + 1, zone, True, hosted=c.hosted, stamp=s.stamp,
            counters=entering(c, c.zone) if zone == RUNNER_SCORE else c.counters,
            memo=c.memo, converted=c.converted, active=active,
        )  # fmt: skip
        s.put(new)
        for i in c.hosted:
            s.put(s.cards[i].with_(host=new.ref))
