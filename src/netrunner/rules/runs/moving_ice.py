"""Moving installed ice (6.2.3, 6.2.4): to the outermost position of another server, or within its server."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..concepts.moving import ice_entered, shift_inward
from ..machine.card import id_of
from ..machine.decisions import V_PICK, V_SERVER, Option, on_card, with_number
from ..machine.frames import AbilityFrame
from ..machine.nodes import Context
from ..machine.terms import BOARD_CHANGED, E_ICE_ARRANGED, E_ICE_MOVED, ICE, NO_SERVER
from .run import END_ENCOUNTER, change_server, current_run

if TYPE_CHECKING:
    from ..machine.card import Card
    from ..machine.state import State


def other_servers(s: State, card: Card, own: bool = False) -> list[int]:
    """The servers whose outermost position installed ice could move to; its ``own`` only if it is not there already."""
    if not card.installed or card.defn.type != ICE or card.host != -1:
        return []
    inside = own and s.servers[card.server].ice[-1] != card.id
    return [n for n in sorted(s.servers) if n != card.server or inside]


def move_ice(s: State, card_id: int, server: int, player: int, source: int, innermost: bool = False) -> None:
    """Move installed ice to the outermost or innermost position of a server; it stays installed and the same card.

    While it is being encountered, the Runner remains with it and the run goes on from there (6.2.4c).
    """
    c = s.cards[card_id]
    old = s.servers[c.server]
    at = old.ice.index(card_id)
    run = current_run(s)
    followed = run is not None and run.step == END_ENCOUNTER and run.ice == c.ref
    s.set_server(old.id, (*old.ice[:at], *old.ice[at + 1 :]), old.cards)
    if not followed:
        shift_inward(s, old.id, at, card_id)  # 6.2.3c, 6.2.4a
    new = s.servers[server]
    s.set_server(server, (card_id, *new.ice) if innermost else (*new.ice, card_id), new.cards)
    s.put(c.with_(server=server))
    s.dirty |= BOARD_CHANGED
    s.emit(E_ICE_MOVED, player, c.ref, origin=old.id, server=server, source=source, rule="6.2.4")
    if run is not None and followed:
        change_server(s, run, server)
        run.position = 0 if innermost else len(new.ice)
    else:
        ice_entered(s, server, 0 if innermost else len(new.ice))  # 6.2.3a and b


class MoveIce(AbilityFrame):
    """Choose another server, or perhaps its own, then move ice to its outermost position (1.14.1b)."""

    __slots__ = ("own", "player", "ref")

    def __init__(self, me: Context, player: int, ref: int, own: bool = False) -> None:
        super().__init__(me)
        self.player: int = player
        self.ref: int = ref
        self.own: bool = own

    def rule(self) -> str:
        return "6.2.4"

    def run(self, s: State) -> None:
        c = s.card(self.ref)
        places = [] if c is None else other_servers(s, c, self.own)
        if not places:
            s.pop()
            return
        options = [with_number(V_SERVER, n) for n in places]
        s.ask(self, self.player, "choose-server", "1.14.1b", options, card=self.me.card)

    def answer(self, s: State, option: Option) -> None:
        s.pop()
        move_ice(s, id_of(self.ref), option.arg, self.player, self.me.ref)


def arrangeable(s: State) -> list[int]:
    """The servers whose ice can be put into another order."""
    return [n for n in sorted(s.servers) if len(s.servers[n].ice) > 1]


class ArrangeIce(AbilityFrame):
    """Choose a server, then its ice from the innermost position outwards; everyone sees which piece goes where."""

    __slots__ = ("chosen", "player", "server")

    def __init__(self, me: Context, player: int) -> None:
        super().__init__(me)
        self.player: int = player
        self.server: int = NO_SERVER
        self.chosen: tuple[int, ...] = ()

    def rule(self) -> str:
        return "8.2.2"

    def run(self, s: State) -> None:
        if self.server == NO_SERVER:
            options = [with_number(V_SERVER, n) for n in arrangeable(s)]
            if not options:
                s.pop()
                return
            s.ask(self, self.player, "choose-server", "1.14.1b", options, card=self.me.card)
            return
        ice = s.servers[self.server].ice
        left = [i for i in ice if i not in self.chosen]
        if left:
            number = len(self.chosen) + 1
            options = [on_card(V_PICK, i) for i in left]
            s.ask(self, self.player, "arrange-ice", self.rule(), options, card=self.me.card, number=number)
            return
        s.pop()
        s.set_server(self.server, self.chosen, s.servers[self.server].cards)
        s.dirty |= BOARD_CHANGED
        refs = tuple([s.cards[i].ref for i in self.chosen])
        s.emit(E_ICE_ARRANGED, self.player, server=self.server, cards=refs, source=self.me.ref, rule=self.rule())

    def answer(self, s: State, option: Option) -> None:
        if self.server == NO_SERVER:
            self.server = option.arg
        else:
            self.chosen = (*self.chosen, option.card)


class ArrangeAllIce(AbilityFrame):
    """Choose which ice takes the place of each piece of ice, server by server; every server keeps as many."""

    __slots__ = ("chosen", "player")

    def __init__(self, me: Context, player: int) -> None:
        super().__init__(me)
        self.player: int = player
        self.chosen: tuple[int, ...] = ()

    def rule(self) -> str:
        return "8.2.2"

    def run(self, s: State) -> None:
        there = [i for n in sorted(s.servers) for i in s.servers[n].ice]
        at = len(self.chosen)
        if at < len(there):
            options = [on_card(V_PICK, i) for i in there if i not in self.chosen]
            s.ask(self, self.player, "arrange-all-ice", self.rule(), options, card=there[at])
            return
        s.pop()
        left = list(self.chosen)
        for n in sorted(s.servers):
            server = s.servers[n]
            ice = tuple(left[: len(server.ice)])
            del left[: len(server.ice)]
            if ice == server.ice:
                continue
            s.set_server(n, ice, server.cards)
            for i in ice:
                s.put(s.cards[i].with_(server=n))
            refs = tuple([s.cards[i].ref for i in ice])
            s.emit(E_ICE_ARRANGED, self.player, server=n, cards=refs, source=self.me.ref, rule=self.rule())
        s.dirty |= BOARD_CHANGED

    def answer(self, s: State, option: Option) -> None:
        self.chosen = (*self.chosen, option.card)
