"""Identities that turn over (3.1.1a), and extra cards from outside the game (1.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..abilities.effects import Effect
from ..into_play.rezzing import refill
from ..machine.card import Card, CardDef
from ..machine.terms import E_FLIPPED, E_SWITCHED, OUTSIDE, PLAY_AREA
from .moving import move

if TYPE_CHECKING:
    from ..machine.nodes import Context
    from ..machine.state import State


def other_side(defn: CardDef) -> CardDef | None:
    """3.1.1a, 1.6.1b: the side on which a double-sided card does not begin."""
    return defn.backs[0] if defn.backs else None


def _keep_the_past(s: State) -> None:
    """A card will be another one from now on: what happened before is told of the old one."""
    s.past = (*s.past, (s.next_event(), tuple([c.defn for c in s.cards])))


class Flip(Effect):
    """3.1.1a: turn a double-sided identity over; only the side that is faceup is active."""

    __slots__ = ()

    def could_change(self, s: State) -> bool:
        return any([s.cards[i].also is not None for i in self.present(s)])

    def apply(self, s: State, me: Context) -> None:
        for i in self.present(s):
            c = s.cards[i]
            if c.also is not None:
                _keep_the_past(s)
                s.put(c.with_text(c.also, c.defn))
                refill(s, i)  # 1.10.5a
                s.emit(E_FLIPPED, self.player, c.ref, source=self.source, rule="3.1.1a")


class SwitchIdentity(Effect):
    """1.5.4: switch a player's identity with one from outside the game; what leaves goes outside (1.5.4b)."""

    __slots__ = ()

    def could_change(self, s: State) -> bool:
        return bool(self.present(s))

    def apply(self, s: State, me: Context) -> None:
        for i in self.present(s):
            new, old = s.cards[i], s.cards[s.cards[i].owner]
            _keep_the_past(s)
            gone = old.defn if old.defn.front is None else old.defn.front
            s.put(Card(i, gone, old.owner, new.inc + 1, OUTSIDE, True, also=other_side(gone)))
            s.last_cards = {**s.last_cards, old.ref: old}
            s.stamp += 1
            # 1.5.4d: it enters play with its front side faceup
            entered = Card(
                old.id, new.defn, old.owner, old.inc + 1, PLAY_AREA, True, stamp=s.stamp, active=True,
                also=other_side(new.defn),
            )  # fmt: skip
            s.put(entered)
            refill(s, old.id)
            s.emit(E_SWITCHED, self.player, entered.ref, source=self.source, rule="1.5.4", was=old)


def start_installed(s: State, ids: list[int]) -> None:
    """1.5.3b: extra cards begin the game installed; they become active when it begins (1.6.1a)."""
    for i in ids:
        c = move(s, i, PLAY_AREA, True)
        s.put(Card(i, c.defn, c.owner, c.inc, PLAY_AREA, True, True, stamp=c.stamp))


def activate_installed(s: State) -> None:
    """1.6.7: the game starts, and what is installed faceup is active."""
    for i in s.zones[PLAY_AREA]:
        c = s.cards[i]
        if c.installed and c.faceup and not c.active:
            refill(s, i)
            c = s.cards[i]
            counters, stamp = c.counters, c.stamp
            c = Card(i, c.defn, c.owner, c.inc, PLAY_AREA, True, True, counters=counters, stamp=stamp, active=True)
            s.put(c)
