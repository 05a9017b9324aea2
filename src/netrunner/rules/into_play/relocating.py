"""Moving installed cards other than ice to another server: they stay installed, and the same cards (4.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..machine.card import id_of
from ..machine.decisions import V_SERVER, Option, with_number
from ..machine.frames import AbilityFrame
from ..machine.nodes import Context
from ..machine.terms import BOARD_CHANGED, E_RELOCATED, ICE
from .installing import like_cards, why_not_destination

if TYPE_CHECKING:
    from ..machine.card import Card
    from ..machine.state import State


def places_for(s: State, card: Card) -> list[int]:
    """The other servers that an installed card could be in: none that is new, and none that is too full (8.2.5)."""
    if not card.installed or card.defn.type == ICE or card.host != -1:
        return []
    others = [n for n in sorted(s.servers) if n != card.server and why_not_destination(s, card, n) is None]
    return [n for n in others if not like_cards(s, card, n)[1]]


def move_card(s: State, card_id: int, server: int, player: int, source: int) -> None:
    """Move an installed card to another server."""
    c = s.cards[card_id]
    old, new = s.servers[c.server], s.servers[server]
    s.set_server(old.id, old.ice, tuple([i for i in old.cards if i != card_id]))
    s.set_server(server, new.ice, (*new.cards, card_id))
    s.put(c.with_(server=server))
    s.dirty |= BOARD_CHANGED
    s.emit(E_RELOCATED, player, c.ref, origin=old.id, server=server, source=source, rule="4.7.6")


class MoveCard(AbilityFrame):
    """Choose another server for an installed card, then move it there (1.14.1b)."""

    __slots__ = ("player", "ref")

    def __init__(self, me: Context, player: int, ref: int) -> None:
        super().__init__(me)
        self.player: int = player
        self.ref: int = ref

    def rule(self) -> str:
        return "1.14.1b"

    def run(self, s: State) -> None:
        c = s.card(self.ref)
        places = [] if c is None else places_for(s, c)
        if not places:
            s.pop()
            return
        options = [with_number(V_SERVER, n) for n in places]
        s.ask(self, self.player, "choose-server", self.rule(), options, card=self.me.card)

    def answer(self, s: State, option: Option) -> None:
        s.pop()
        move_card(s, id_of(self.ref), option.arg, self.player, self.me.ref)
