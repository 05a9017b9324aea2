"""Cards that become condition counters (10.1.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..abilities.effects import Effect
from ..machine.card import Card
from ..machine.nodes import Context
from ..machine.terms import E_CONVERTED, PLAY_AREA

if TYPE_CHECKING:
    from ..machine.state import State


class BecomeCounter(Effect):
    """The source becomes a condition counter hosted on the first of ``cards``, and is no longer a card."""

    __slots__ = ()

    def could_change(self, s: State) -> bool:
        return s.card(self.source) is not None and s.card(self.cards[0]) is not None

    def apply(self, s: State, me: Context) -> None:
        c = s.card(me.ref)
        host = s.card(self.cards[0])
        if c is None or host is None:
            return
        s.stamp += 1
        counter = Card(
            c.id, c.defn, c.owner, c.inc, PLAY_AREA, True, True, -1, host.ref, stamp=s.stamp, converted=-1, active=True
        )
        s.put(counter)
        s.put(host.with_(hosted=(*host.hosted, c.id)))
        s.emit(E_CONVERTED, me.player, counter.ref, zone=PLAY_AREA, source=me.ref, rule="10.1.4")
