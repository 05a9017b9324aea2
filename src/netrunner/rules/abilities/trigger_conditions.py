"""Watching for trigger conditions (9.6.5, 9.6.6): which conditional abilities an event meets."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..additional.gained_text import has_ability
from ..machine.nodes import Conditional, Context, Entry, Grant, always_in_play, use_key
from ..machine.terms import E_RESOLVED, NOBODY, SET_ASIDE
from .lingering_effects import LINGERING_ORDER

if TYPE_CHECKING:
    from ..machine.events import Event
    from ..machine.state import State


class Instance:
    """A pending instance of a conditional ability (9.6.2)."""

    __slots__ = ("independent", "lingering", "me", "node", "once")

    def __init__(self, node: Conditional, me: Context, independent: bool, lingering: int = 0) -> None:
        self.node: Conditional = node
        self.me: Context = me
        self.independent: bool = independent  # its source left with the very change that met its condition (9.11.2a)
        self.lingering: int = lingering  # number of the lingering effect that maintains it, or 0
        self.once: bool = False  # whether that effect exists only until it resolves (9.6.14)

    def is_pending(self, s: State) -> bool:
        """9.6.11: an ability that became inactive loses its pending instances."""
        if self.lingering:
            return not self.once or any(kept.number == self.lingering for kept in s.lingering)
        if self.independent:
            return True
        c = s.cards[self.me.card]
        if c.ref != self.me.ref or c.id in s.blanked:
            return False
        if self.node.slot >= 32:  # granted (9.1.3b): as long as its card can have abilities
            return c.active
        if not has_ability(c, self.node):
            return False  # the card was turned over, or no longer has the text
        return always_in_play(self.node.where, c) or self.node.trigger.about_itself()


def _instance(s: State, node: Conditional, me: Context, event: Event, order: int = 0) -> None:
    player = me.player if node.player == NOBODY else node.player
    mine = Context(player, me.card, me.ref)
    mine.event = event
    independent = False
    number = 0
    if order >= LINGERING_ORDER:
        number = order - LINGERING_ORDER
        mine.picks = me.picks
        mine.numbers = me.numbers
        mine.lki = me.lki
    else:
        mine.numbers = me.numbers.copy()
        c = s.cards[me.card]
        if c.ref != me.ref:
            independent = True
            mine.lki = event.was if event.was is not None and event.was.id == me.card else c
        else:
            mine.lki = c
    instance = Instance(node, mine, independent, number)
    if number:
        for kept in s.lingering:
            if kept.number == number:
                instance.once = kept.until_resolved()
    s.await_reaction(instance)


def watch(s: State, event: Event, watching: tuple[Entry, ...]) -> None:
    """Note which active conditional abilities ``event`` meets, in canonical order (9.6.6).

    Their trigger conditions (9.3.2b) look at everything as it is now, when it happens (9.6.5c).
    """
    for entry in watching:
        node = entry.node
        assert isinstance(node, Conditional)
        if node.trigger.met(s, entry.me, event) and not used_up(s, node, entry.me):
            for _ in range(node.trigger.occurrences(event)):
                _instance(s, node, entry.me, event, entry.order)


def watch_granted(s: State, event: Event, grants: tuple[Entry, ...]) -> None:
    """9.1.3b: conditional abilities that other effects give to cards; the card that has one is its source."""
    for entry in grants:
        grant = entry.node
        assert isinstance(grant, Grant)
        node = grant.ability
        if not isinstance(node, Conditional) or node.interrupt or event.kind not in node.trigger.kinds():
            continue
        for i in grant.recipients(s, entry.me):
            me = Context(s.cards[i].controller(), i, s.cards[i].ref)
            if node.limit:
                me.numbers["given"] = entry.order + 1
            if node.trigger.met(s, me, event) and not used_up(s, node, me):
                _instance(s, node, me, event)


def watch_itself(s: State, event: Event) -> None:
    """9.1.8a and b, 7.1.3: abilities of an inactive card that meet their condition when something happens to it."""
    c = s.at(event.card)
    played = event.kind == E_RESOLVED  # 8.6.8: it was active until it left play just before
    if c.ref != event.card or (c.zone >= SET_ASIDE and not played):  # 4.8.3, 4.9.4
        return
    for node in c.defn.self_triggers:
        if c.id in s.blanked:
            break
        if not played and event.was is not None and always_in_play(node.where, event.was):
            continue  # seen already, as it was active before the change (9.11.2a)
        if event.kind in node.trigger.kinds() and not always_in_play(1, c):
            me = Context(c.controller(), c.id, c.ref)
            if node.trigger.met(s, me, event):
                _instance(s, node, me, event)


def used_up(s: State, node: Conditional, me: Context) -> bool:
    """Whether a limit such as "once per turn" is used up (9.3.3c)."""
    return node.limit > 0 and s.used.get(use_key(node, me), 0) >= node.limit
