"""What decides how a position goes on, as a short sum: positions that differ in nothing that matters have the same.

Between actions cards in hands and piles count by their titles, and what happened earlier this turn counts without its
order. While something is being resolved, every card counts by itself. What players remember does not count: whoever
compares positions knows which of them are possible.
"""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import blake2b
from marshal import dumps
from typing import Any, Final

from ..rules.abilities.lingering_effects import Lingering
from ..rules.machine.card import REF, Card, CardDef
from ..rules.machine.events import Event
from ..rules.machine.frames import Frame
from ..rules.machine.nodes import Context, Node
from ..rules.machine.records import fields_of
from ..rules.machine.state import Server, State
from ..rules.machine.terms import (
    CORP,
    EVENTS,
    PLAY_AREA,
    REMOVED,
    RUNNER,
    SET_ASIDE,
)
from ..rules.machine.zones import deck_of, discard_pile_of, hand_of, score_area_of
from ..rules.turns.turn import ActionWindow

#: What happened that leaves its trace in the numbers anyway.
_QUIET: Final = frozenset(
    EVENTS.index(kind)
    for kind in ("clicks-spent", "credits-spent", "phase-begins", "phase-ends", "action-complete", "chose", "would")
)
#: Fields of frames that hold the number of a timing structure, or of an event.
_STRUCTURES: Final = frozenset({"uid", "run_uid", "structure"})
_MOMENTS: Final = frozenset({"before", "now", "since", "began", "first"})
#: ``dumps`` writes what is alike alike only in this version of its format, which has no references.
_FORM: Final = 2
#: Sums of what happened are added up: as large as this.
_SUM: Final = (1 << 128) - 1


class Digests:
    """Sums of the states of one game and its copies: what they share is looked at once."""

    def __init__(self) -> None:
        self._cards: dict[Card, tuple[Any, ...]] = {}
        self._past: dict[Event, int] = {}

    def of(self, s: State) -> bytes:
        """The sum of a state."""
        settled = s.decision is not None and isinstance(s.stack[-1], ActionWindow) and not s.pending
        at = {frame.uid: depth for depth, frame in enumerate(s.stack) if frame.uid}
        writer = _Writer(s, at, s.last_event())
        decision = s.decision
        told = (
            settled,
            self._by_title(s) if settled else self._one_by_one(s),
            s.credits, s.clicks, s.click_spent, s.tags, s.bad_publicity, s.brain, s.run_credits,
            s.turn, s.turn_number, s.phase, s.over, s.winner, s.run_at, s.encounter_at, s.access_at,
            [writer.frame(frame) for frame in s.stack],
            [writer.lasting(kept) for kept in s.lingering],
            _used(s),
            self._happened(s.events),
            None if decision is None else (decision.player, decision.kind, decision.rule, len(decision.keys)),
            s.lasting, writer.plain(s.on_its_way), s.grip_emptied, s.stilled,
            None if not s.pending else [writer.plain(instance) for instance in s.pending],
        )  # fmt: skip
        return blake2b(dumps(told, _FORM), digest_size=16).digest()

    def _one_by_one(self, s: State) -> list[Any]:
        found: list[Any] = [self._card(c) for c in s.cards]
        found.append(s.zones)
        found.append([(n, server.ice, server.cards) for n, server in s.servers.items()])
        return found

    def _card(self, c: Card) -> tuple[Any, ...]:
        found = self._cards.get(c)
        if found is None:
            found = self._cards[c] = (
                c.defn.title, c.inc, c.zone, c.faceup, c.installed, c.server, c.host, c.counters, c.hosted,
                c.memo, c.converted, c.active, c.origin, None if c.also is None else c.also.title,
            )  # fmt: skip
        return found

    def _by_title(self, s: State) -> list[Any]:
        cards = s.cards
        found: list[Any] = [_lying(s, cards[CORP]), _lying(s, cards[RUNNER])]
        for side in (CORP, RUNNER):
            found.append([cards[i].defn.title for i in s.zones[deck_of(side)]])
            found.append(sorted([cards[i].defn.title for i in s.zones[hand_of(side)]]))
            found.append(_pile(s, s.zones[discard_pile_of(side)]))
            found.append(sorted([_lying(s, cards[i]) for i in s.zones[score_area_of(side)]]))
        for server in s.servers.values():
            found.append((server.id, [_lying(s, cards[i]) for i in server.ice]))
            found.append([_lying(s, cards[i]) for i in server.cards])
        rest = [cards[i] for i in s.zones[PLAY_AREA] if cards[i].server < 0 and i > RUNNER and cards[i].host < 0]
        found.append(sorted([_lying(s, c) for c in rest]))
        found.append(sorted([_lying(s, cards[i]) for i in (*s.zones[SET_ASIDE], *s.zones[REMOVED])]))
        return found

    def _happened(self, event: Event | None) -> int:
        """Everything that has happened, in whichever order."""
        waiting: list[Event] = []
        total = 0
        while event is not None:
            known = self._past.get(event)
            if known is not None:
                total = known
                break
            waiting.append(event)
            event = event.prev
        for one in reversed(waiting):
            if one.kind not in _QUIET:
                total = total + _weight(one) & _SUM
            self._past[one] = total
        return total


def _weight(e: Event) -> int:
    told = (e.kind, e.player, _id(e.card), e.amount, e.of, e.how, e.server, e.zone, _id(e.source), e.origin)
    return int.from_bytes(blake2b(dumps(told, _FORM), digest_size=16).digest(), "big")


def _id(ref: int) -> int:
    return ref if ref < 0 else ref % REF


def _pile(s: State, ids: tuple[int, ...]) -> list[Any]:
    """The cards of a discard pile: in their order only if a card asks for it."""
    found = [(s.cards[i].defn.title, s.cards[i].faceup) for i in ids]
    return found if any([c.defn.ordered_heap for c in s.cards]) else sorted(found)


def _lying(s: State, c: Card) -> tuple[Any, ...]:
    """A card on the table with what is on it, by title."""
    hosted = sorted([_lying(s, s.cards[i]) for i in c.hosted])
    memo = [ref if ref < 0 else (ref % REF if s.card(ref) is not None else -1) for ref in c.memo]
    also = "" if c.also is None else c.also.title
    return (c.defn.title, c.faceup, c.installed, c.counters, hosted, memo, c.converted, c.active, also)


def _used(s: State) -> list[Any]:
    """Which abilities of cards that are still the same were used how often this turn."""
    found: list[Any] = []
    for key, count in s.used.items():
        ref = (key & ((1 << 40) - 1)) // 64
        if s.card(ref) is not None:
            found.append((s.cards[ref % REF].defn.title, key % 64, key >> 40, count))
    return sorted(found)


class _Writer:
    """What is in progress, as plain values."""

    def __init__(self, s: State, at: dict[int, int], n: int) -> None:
        self.s = s
        self.at = at
        self.n = n

    def frame(self, frame: Frame) -> tuple[Any, ...]:
        """A timing structure or procedure."""
        return (type(frame).__name__, self._fields(frame))

    def lasting(self, kept: Lingering) -> tuple[Any, ...]:
        """A lingering effect."""
        durations = [(d.kind, self.at.get(d.structure, -1), d.player, d.since, d.linked) for d in kept.durations]
        return (self.plain(kept.node), self.plain(kept.me), durations)

    def _fields(self, thing: object) -> list[Any]:
        found: list[Any] = []
        for name in fields_of(type(thing)):
            value = getattr(thing, name, None)
            if name in _STRUCTURES:
                found.append(self.at.get(value, -1) if isinstance(value, int) else None)
            elif name in _MOMENTS and type(value) is int:
                found.append(self.n - value if value >= 0 else -1)
            else:
                found.append(self.plain(value))
        return found

    def plain(self, v: Any) -> Any:
        """A value by what it says."""
        kind = type(v)
        if v is None or kind is int or kind is str or kind is bool:
            return v
        if kind is tuple or kind is list:
            return [self.plain(x) for x in v]
        if kind is dict:
            return sorted(((str(k), self.plain(x)) for k, x in v.items()), key=lambda pair: pair[0])
        if kind is frozenset or kind is set:
            return sorted(self._row(v), key=repr)
        if kind is CardDef:
            return v.title
        if kind is Card:
            return (v.id, v.defn.title, v.faceup, v.zone, v.server, v.counters)
        if kind is Event:
            return (v.kind, v.player, v.card, v.amount, v.of, v.which, v.how, v.server, v.cards, v.source)
        if isinstance(v, Node):
            return getattr(v, "key", "") or repr(v)
        if kind is Server:
            return v.id
        if kind is Context:
            return (
                v.player, v.ref, self.plain(v.event), self.plain(v.picks), self.plain(v.numbers), v.imminent, v.used
            )  # fmt: skip
        return (kind.__name__, self._fields(v))

    def _row(self, values: Iterable[Any]) -> list[Any]:
        return [self.plain(v) for v in values]
