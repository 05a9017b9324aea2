"""Swapping (10.11): two cards exchange their locations."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..abilities.effects import Effect
from ..abilities.paid_ability_window import PaidWindow
from ..concepts.moving import entering, move, place_counters
from ..concepts.placing import exclude_each_other, why_not_in_root
from ..concepts.values import stuck
from ..machine.card import Card
from ..machine.nodes import Context
from ..machine.terms import (
    ADVANCEMENT,
    AGENDA,
    CORP,
    CORP_SCORE,
    E_SWAPPED,
    EVENT,
    F_SWAP,
    ICE,
    IDENTITY,
    NO_SERVER,
    OPERATION,
    PLAY_AREA,
    RUNNER,
    RUNNER_SCORE,
)
from ..machine.zones import is_score_area
from ..runs.run import APPROACH_ICE, ENCOUNTER_ICE, END_ENCOUNTER, Run, change_server

if TYPE_CHECKING:
    from ..machine.state import State


def legal(s: State, a: int, b: int, player: int = CORP) -> bool:
    """10.11.2: whether each of two cards may be where the other is, as far as ``player`` can show it."""
    x, y = s.cards[a], s.cards[b]
    if a == b or x.host == y.ref or y.host == x.ref or stuck(s, x) or stuck(s, y):
        return False
    return _may_take(s, x, y, player) and _may_take(s, y, x, player)


def _may_take(s: State, card: Card, place: Card, player: int) -> bool:
    """Whether ``card`` may take the place of ``place``, which leaves it."""
    if not place.installed:
        return not is_score_area(place.zone) or card.type == AGENDA
    kind = card.defn.type
    if card.owner != place.owner or kind in (EVENT, OPERATION, IDENTITY):
        return False
    if card.owner == RUNNER:
        return True
    if (kind == ICE) != (place.defn.type == ICE):
        return False
    host = s.card(place.host)
    if host is not None and host.defn.hosts is not None:  # only what the host can host (1.12.5a)
        if player != card.owner and not card.faceup:
            return False
        if not host.defn.hosts.matches(s, Context(host.controller(), host.id, host.ref), card):
            return False
    if kind == ICE or place.host != -1:
        return kind == place.defn.type
    if why_not_in_root(card.defn, place.server) is not None:
        return False
    others = [i for i in s.servers[place.server].cards if i != place.id and i != card.id]
    return not any([exclude_each_other(s, card, s.cards[i]) for i in others])  # 3.6.5e


def swap(s: State, a: int, b: int) -> None:
    """Exchange two cards: installed ones stay installed (10.11.3), others enter as cards normally do (10.11.4a)."""
    x, y = s.cards[a], s.cards[b]
    if not legal(s, a, b):
        return  # 10.11.2: without a legal exchange the effect does nothing
    if x.installed and y.installed:
        _swap_installed(s, x, y)
    elif x.installed:
        _swap_into_play(s, x, y)
    elif y.installed:
        _swap_into_play(s, y, x)
    else:
        _swap_zones(s, x, y)


def _exchange(s: State, x: Card, y: Card) -> None:
    """Wherever one of two cards is named as being in a server or on a host, the other one is from now on."""
    other = {x.id: y.id, y.id: x.id}
    for n in sorted({x.server, y.server} - {NO_SERVER}):
        server = s.servers[n]
        s.set_server(n, _renamed(server.ice, other), _renamed(server.cards, other))
    for ref in sorted({x.host, y.host} - {-1}):
        host = s.at(ref)
        s.put(host.with_(hosted=_renamed(host.hosted, other)))


def _renamed(ids: tuple[int, ...], other: dict[int, int]) -> tuple[int, ...]:
    return tuple([other.get(i, i) for i in ids])


def _swap_installed(s: State, x: Card, y: Card) -> None:
    _exchange(s, x, y)
    s.put(x.with_(server=y.server, host=y.host))
    s.put(y.with_(server=x.server, host=x.host))
    if s.run_at != -1:
        run = s.stack[s.run_at]
        assert isinstance(run, Run)
        if APPROACH_ICE <= run.step < ENCOUNTER_ICE:
            _approach_what_is_there(s, run)
        elif run.ice in (x.ref, y.ref) and run.step == END_ENCOUNTER:  # 6.2.4c: the Runner remains with the ice
            c = s.at(run.ice)
            if c.server != run.server:
                change_server(s, run, c.server)
            run.position = s.ice_position(c)


def _approach_what_is_there(s: State, run: Run) -> None:
    """6.2.4d: the Runner approaches what is in the position now."""
    ice = s.servers[run.server].ice
    if 0 <= run.position < len(ice):
        run.ice = s.cards[ice[run.position]].ref
        for frame in s.stack[s.run_at + 1 :]:
            if isinstance(frame, PaidWindow) and frame.ice != -1:
                frame.ice = ice[run.position]  # 6.4.3: the ice being approached now


def _swap_into_play(s: State, installed: Card, outside: Card) -> None:
    """10.11.4b: the card from outside takes the exact position of the installed one."""
    zone = outside.zone
    position = s.zones[zone].index(outside.id)
    faceup = s.sees(RUNNER, installed)  # which matters in Archives alone (4.5.6b)
    entered = move(s, outside.id, PLAY_AREA, installed.owner == RUNNER)
    _exchange(s, installed, entered)
    card = Card(
        entered.id, entered.defn, entered.owner, entered.inc, PLAY_AREA, entered.faceup, True, installed.server,
        installed.host, stamp=entered.stamp, active=entered.faceup,
    )  # fmt: skip
    s.put(card)
    s.put(s.cards[installed.id].with_(server=NO_SERVER, host=-1))  # so that no position shifts as it leaves
    if s.run_at != -1:
        run = s.stack[s.run_at]
        assert isinstance(run, Run)
        if APPROACH_ICE <= run.step < ENCOUNTER_ICE:
            _approach_what_is_there(s, run)
    move(s, installed.id, zone, faceup, position)


def _swap_zones(s: State, x: Card, y: Card) -> None:
    """10.11.4: each card moves to the zone the other is in, to its very place in a deck."""
    xz, yz = x.zone, y.zone
    if {xz, yz} == {CORP_SCORE, RUNNER_SCORE}:  # 10.11.4c: hosted cards and counters stay
        _swap_agendas(s, x, y)
        return
    xi, yi = s.zones[xz].index(x.id), s.zones[yz].index(y.id)
    xv, yv = s.sees(RUNNER, x), s.sees(RUNNER, y)  # which face they show in Archives (4.5.6b)
    move(s, x.id, yz, xv, yi)
    move(s, y.id, xz, yv, xi)


def _swap_agendas(s: State, x: Card, y: Card) -> None:
    """10.11.4c: agendas of two score areas exchange their places; each is a new card there (1.14.4a)."""
    for c, zone in ((x, y.zone), (y, x.zone)):
        s.zones[c.zone] = tuple([i for i in s.zones[c.zone] if i != c.id])
        s.zones[zone] = (*s.zones[zone], c.id)
        active = not c.converted and (zone == CORP_SCORE or c.defn.active_in_runner_score)
        s.stamp += 1
        new = Card(
            c.id, c.defn, c.owner, c.inc + 1, zone, True, hosted=c.hosted, stamp=s.stamp,
            counters=entering(c, c.zone) if zone == RUNNER_SCORE else c.counters,
            memo=c.memo, converted=c.converted, active=active,
        )  # fmt: skip
        s.put(new)
        for i in c.hosted:
            s.put(s.cards[i].with_(host=new.ref))


class Swap(Effect):
    """10.11: exchange the locations of two cards."""

    __slots__ = ()
    kind = F_SWAP

    def apply(self, s: State, me: Context) -> None:
        ids = self.present(s)
        if len(ids) == 2:
            swap(s, ids[0], ids[1])
            s.emit(
                E_SWAPPED, self.player, cards=tuple([s.cards[i].ref for i in ids]), source=self.source, rule="10.11.1"
            )


class SwapKeepingTokens(Swap):
    """10.11.4b: swap an installed card, the first, with one from outside, which keeps its advancement tokens."""

    __slots__ = ()

    def apply(self, s: State, me: Context) -> None:
        ids = self.present(s)
        if len(ids) != 2 or not legal(s, ids[0], ids[1]):
            return
        tokens = s.cards[ids[0]].counters[ADVANCEMENT]
        before = s.cards[ids[1]].ref
        Swap.apply(self, s, me)
        place_counters(s, ids[1], ADVANCEMENT, tokens, self.player, self.source, quiet=True)
        for name, refs in list(me.picks.items()):  # 1.14.4
            me.picks[name] = tuple([s.cards[ids[1]].ref if r == before else r for r in refs])
