"""Trashed cards that go elsewhere than to a discard pile; they still count as trashed (1.18.1a).

Cards whose place is still to be decided wait in the set-aside zone until the next checkpoint: nothing can look at them
before (4.8.3).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..abilities.trigger_conditions import watch_itself
from ..machine.card import id_of
from ..machine.decisions import O_DONE, O_NO, O_YES, V_PICK, V_YES, Option, on_card
from ..machine.frames import Frame
from ..machine.nodes import AT_TRASHED_INSTEAD, FACEDOWN, SET_APART, SHUFFLED, Entry, TrashedInstead
from ..machine.terms import (
    ARCHIVES,
    E_MOVED,
    E_SHUFFLED,
    E_TRASHED,
    HEAP,
    IDENTITY,
    REMOVED,
    RUNNER,
    SET_ASIDE,
    VALUES_CHANGED,
)
from ..machine.zones import deck_of
from .moving import move, settle, turn_face

if TYPE_CHECKING:
    from ..machine.state import State


class OnItsWay:
    """Trashed cards that are set aside until an ability has said where they go."""

    __slots__ = ("cards", "slot", "source")

    def __init__(self, source: int, slot: int, cards: tuple[int, ...]) -> None:
        self.source: int = source  # the card whose ability it is, by its reference
        self.slot: int = slot
        self.cards: tuple[int, ...] = cards  # references

    def ability(self, s: State) -> TrashedInstead:
        """What says where they go."""
        node = next(a for a in s.at(self.source).defn.indexed if a.slot == self.slot)
        assert isinstance(node, TrashedInstead)
        return node

    def use(self) -> int:
        """The key by which uses of the ability are counted."""
        return self.source * 64 + self.slot


def elsewhere(s: State, ids: list[int]) -> list[int]:
    """Deal with the cards that go elsewhere; the others are still to be moved to discard piles."""
    # 9.2.9c: the active player's interrupts come first, and leave nothing to replace for others (9.8.11a)
    entries = sorted(s.index[AT_TRASHED_INSTEAD], key=lambda e: e.me.player != s.turn)
    rest: list[int] = []
    waiting: dict[int, list[int]] = {}
    for i in ids:
        found = _applying(s, entries, i)
        if found is None:
            rest.append(i)
            continue
        node = found.node
        assert isinstance(node, TrashedInstead)
        if node.how == FACEDOWN:
            turn_face(s, i, False, False)  # 8.4.5: it stays installed
        else:
            waiting.setdefault(found.order, []).append(i)
    for order, those in waiting.items():
        entry = next(e for e in entries if e.order == order)
        node = entry.node
        assert isinstance(node, TrashedInstead)
        faceups = [node.how == SET_APART or s.sees(RUNNER, s.cards[i]) for i in those]
        refs = [move(s, i, SET_ASIDE, faceup).ref for i, faceup in zip(those, faceups, strict=True)]
        s.on_its_way = (*s.on_its_way, OnItsWay(entry.me.ref, node.slot, tuple(refs)))
        s.dirty |= VALUES_CHANGED
    return rest


def _applying(s: State, entries: list[Entry], card_id: int) -> Entry | None:
    card = s.cards[card_id]
    if card.defn.type == IDENTITY or card.converted < 0:
        return None  # 10.1.4: a counter is not a card
    for entry in entries:
        node = entry.node
        assert isinstance(node, TrashedInstead)
        if node.applies(s, entry.me, card):
            return entry
    return None


class Arrival(Frame):
    """The trashed cards that were set aside go where they belong, one batch after the other."""

    __slots__ = ()

    def rule(self) -> str:
        return "1.18.1a"

    def run(self, s: State) -> None:
        if not s.on_its_way:
            s.pop()
            return
        batch = s.on_its_way[0]
        source = s.at(batch.source)
        ids = [id_of(r) for r in batch.cards]
        if batch.ability(s).how == SHUFFLED:
            s.ask(self, source.controller(), "instead", self.rule(), [O_YES, O_NO], card=ids[0])
        elif s.used.get(batch.use()):
            self._arrive(s, ids)  # 9.3.3c: a card has been removed this turn
        else:
            options = [*[on_card(V_PICK, i) for i in ids], O_DONE]
            s.ask(self, source.controller(), "remove-trashed", self.rule(), options, card=source.id)

    def answer(self, s: State, option: Option) -> None:
        batch = s.on_its_way[0]
        ids = [id_of(r) for r in batch.cards]
        source = batch.source
        controller = s.at(source).controller()
        if option.verb == V_YES:
            for i in ids:
                deck = deck_of(s.cards[i].owner)
                origin = s.cards[i].origin
                c = settle(s, i, deck)
                s.emit(E_MOVED, controller, c.ref, origin=origin, zone=deck, source=source, rule=self.rule())
                s.shuffle(deck)
                s.emit(E_SHUFFLED, controller, zone=deck, source=source)
            s.on_its_way = s.on_its_way[1:]
            return
        if option.verb == V_PICK:
            s.used = {**s.used, batch.use(): 1}
            origin = s.cards[option.card].origin
            c = settle(s, option.card, REMOVED)
            s.emit(E_MOVED, controller, c.ref, origin=origin, zone=REMOVED, source=source, rule=self.rule())
            ids.remove(option.card)
        self._arrive(s, ids)

    def _arrive(self, s: State, ids: list[int]) -> None:
        """The others go to discard piles, where abilities of theirs may be active (9.1.8b)."""
        s.on_its_way = s.on_its_way[1:]
        for i in ids:
            c = settle(s, i, HEAP if s.cards[i].owner == RUNNER else ARCHIVES)
            if c.defn.self_triggers:
                event = s.events
                while event is not None and not (event.kind == E_TRASHED and event.card == c.ref):
                    event = event.prev
                if event is not None:
                    watch_itself(s, event)
