"""Hosting cards without installing them (1.12.2), and moving installed cards to other hosts (1.12.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..abilities.effects import Effect
from ..into_play.installing import has_room
from ..machine.card import id_of
from ..machine.terms import E_HOSTED, PLAY_AREA, POWER
from .moving import host_on, move, place_counters
from .values import stuck

if TYPE_CHECKING:
    from ..machine.nodes import Context
    from ..machine.state import State


def host_card(s: State, card_id: int, host: int, faceup: bool) -> None:
    """1.12.2: host a card from an inactive state: it is in the play area, but neither installed nor active."""
    new = move(s, card_id, PLAY_AREA, faceup)
    host_on(s, new.id, host)
    h = s.at(host)
    if h.defn.copies_text:  # 10.12.2: it gains the text of what it hosts
        s.put(h.with_text(h.defn, new.defn))


class HostCards(Effect):
    """Host cards on the card ``host``, faceup or facedown, each with ``amount`` power counters."""

    __slots__ = ("faceup", "host")

    def __init__(
        self, player: int, source: int, cards: tuple[int, ...], *, host: int, faceup: bool, amount: int = 0
    ) -> None:
        super().__init__(player, source, amount=amount, cards=cards)
        self.host: int = host
        self.faceup: bool = faceup

    def could_change(self, s: State) -> bool:
        host = s.card(self.host)
        if host is None:
            return False
        return any([has_room(s, host, s.cards[i]) and not stuck(s, s.cards[i]) for i in self.present(s)])

    def apply(self, s: State, me: Context) -> None:
        for i in self.present(s):
            host, old = s.card(self.host), s.cards[i]
            if host is None or not has_room(s, host, old) or stuck(s, old):
                return
            host_card(s, i, self.host, self.faceup)
            ref = s.cards[i].ref
            s.emit(E_HOSTED, self.player, ref, how=int(self.faceup), cards=(self.host,), source=self.source, was=old)
            if self.amount:
                place_counters(s, i, POWER, self.amount, self.player, self.source)
            for name, refs in list(me.picks.items()):  # 1.14.4
                if old.ref in refs:
                    me.picks[name] = tuple([ref if r == old.ref else r for r in refs])


class HostOn(Effect):
    """The source becomes hosted on ``cards``; it stays the same installed card."""

    __slots__ = ()

    def apply(self, s: State, me: Context) -> None:
        for i in self.present(s):
            if s.card(self.source) is None or i == id_of(self.source):
                return
            host_on(s, id_of(self.source), s.cards[i].ref)
            s.emit(E_HOSTED, self.player, self.source, cards=(s.cards[i].ref,), source=self.source, rule="1.12.7")
            return


class HostThere(Effect):
    """Installed cards become hosted on the source instead of their host (1.12.7)."""

    __slots__ = ()

    def could_change(self, s: State) -> bool:
        return s.card(self.source) is not None and bool(self.present(s))

    def apply(self, s: State, me: Context) -> None:
        for i in self.present(s):
            if s.card(self.source) is not None and s.cards[i].host != self.source:
                host_on(s, i, self.source)
                s.emit(E_HOSTED, self.player, s.cards[i].ref, cards=(self.source,), source=self.source, rule="1.12.7")
