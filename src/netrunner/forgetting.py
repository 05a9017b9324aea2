"""Forgetting: what a seat was never told is taken out of a copy of a game that is drawn anew for it.

A game remembers more than its cards: what happened, which card an ability came from, what the other players know. In a
game drawn anew (``determinize``) all of it holds only what the seat was told. Its story is made of records in which
cards that the seat could not identify are unknown ones, and in which nothing refers to a card that could have been
followed only by its number (10.2.2b).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from .cards.library import EXTRA
from .native import blank
from .rules.abilities.effects import Effect
from .rules.abilities.lingering_effects import LINGERING_ORDER, Lingering
from .rules.abilities.trigger_conditions import Instance
from .rules.concepts.knowledge import openly_seen
from .rules.machine.card import REF, Card, CardDef, id_of
from .rules.machine.events import Event, at_server, identified
from .rules.machine.nodes import Bill, Context, Entry, Pick
from .rules.machine.records import fields_of
from .rules.machine.terms import CORP, E_RUN_BEGINS, E_TURN_BEGINS, ICE, PLAY_AREA

if TYPE_CHECKING:
    from .renumbering import Numbers
    from .rules.machine.state import State

#: Cards that a record is about without telling which: everyone sees that ice is ice (4.7.5).
_UNKNOWN: Final = (EXTRA["Unknown Corp card"], EXTRA["Unknown Runner card"])
_UNKNOWN_ICE: Final = EXTRA["Unknown ice"]

#: No card becomes a new one so often: references from here on refer to no card that is there.
_NOWHERE: Final = 1 << 16


def forget(s: State, t: State, seat: int, numbers: Numbers) -> None:
    """Let ``t``, a copy of ``s`` with other fronts and numbers, hold nothing that ``seat`` was not told."""
    t.events = story = told(s, seat, numbers)
    t.past = ()
    t.stories = (None,) * (2 * _WHOLE)
    t.last_cards = {ref: _as_drawn(t, card, seat, numbers) for ref, card in t.last_cards.items()}
    memory = _Memory(t, seat, story, numbers)
    if t.pending:
        t.pending = memory.changed(t.pending)
    for frame in t.stack:
        for name in fields_of(type(frame)):
            value = getattr(frame, name)
            if type(value) not in _PLAIN:
                other = memory.changed(value)
                if other is not value:
                    setattr(frame, name, other)
    if t.lingering:
        t.lingering = tuple([_lingering(t, memory, kept) for kept in t.lingering])


def _lingering(t: State, memory: _Memory, kept: Lingering) -> Lingering:
    me = memory.changed(kept.me)
    if me is kept.me:
        return kept
    other = Lingering(kept.number, kept.node, me, kept.durations)
    _list_again(t, other)
    return other


def _list_again(t: State, kept: Lingering) -> None:
    order = LINGERING_ORDER + kept.number
    for at in kept.node.positions(kept.me.player):
        entries = [Entry(order, kept.node, kept.me) if e.order == order else e for e in t.index[at]]
        t.set_index(at, tuple(entries))


def _as_drawn(t: State, card: Card, seat: int, numbers: Numbers) -> Card:
    """A record of a card as it once was, with the front that it has in the game drawn anew if the seat saw none."""
    defn = t.cards[numbers.card(card.id)].defn
    if openly_seen(card, seat) or card.defn is defn:
        return card
    return card.with_text(defn, card.also)


# -- what happened --------------------------------------------------------------------------------------------------


def told(s: State, seat: int, numbers: Numbers) -> Event | None:
    """What happened so far, as ``seat`` was told it.

    It is kept with the state, for as long as the cards are there that it speaks of; and by itself what it was told of
    earlier turns, in which a card is there only if it has a place that can be seen.
    """
    before, whole = s.stories[seat], s.stories[seat + _WHOLE]
    if isinstance(before, Story) and isinstance(whole, Story) and whole.holds(s.events, _Recent(s, seat, numbers)):
        if before.holds(before.until, _Names(s, seat, numbers)):
            return whole.told
    recent: list[Event] = []
    event = s.events
    while event is not None and event.n >= s.turn_start:
        recent.append(event)
        event = event.prev
    recent.reverse()
    if not isinstance(before, Story) or not before.holds(event, _Names(s, seat, numbers)):
        names = _Names(s, seat, numbers)
        before = Story(event, _told(s, _since_start(event), seat, None, names), names)
        _keep(s, seat, before)
    names = _Recent(s, seat, numbers, before.next)
    whole = Story(s.events, _told(s, recent, seat, before.told, names), names)
    _keep(s, seat + _WHOLE, whole)
    return whole.told


#: Where the stories with this turn are kept, behind those without it.
_WHOLE: Final = 3


def _keep(s: State, at: int, story: Story) -> None:
    s.stories = (*s.stories[:at], story, *s.stories[at + 1 :])


class Story:
    """What a seat was told of what happened up to a certain event."""

    __slots__ = ("next", "there", "told", "until")

    def __init__(self, until: Event | None, told: Event | None, names: _Names) -> None:
        self.until: Event | None = until
        self.told: Event | None = told
        self.there: dict[int, int] = names.asked  # which of the cards it speaks of were there, and how it calls them
        self.next: int = names.next  # the first number for a card nowhere that it does not use

    def holds(self, until: Event | None, names: _Names) -> bool:
        """Whether it goes as far, and the same cards are still there."""
        if self.until is not until:
            return False
        for ref, there in self.there.items():
            if names.there(ref) != there:
                return False
        return True


def _since_start(event: Event | None) -> list[Event]:
    events: list[Event] = []
    while event is not None:
        events.append(event)
        event = event.prev
    events.reverse()
    return events


def _told(s: State, events: list[Event], seat: int, last: Event | None, names: _Names) -> Event | None:
    """These records, one after the other, after the ``last`` one."""
    for e in events:
        if e.kind == E_TURN_BEGINS or e.kind == E_RUN_BEGINS:
            names.given = {}  # nobody can tell whether it is the same card as before
        last = _as_told(s, e, seat, last, names)
    return last


class _Names:
    """References to cards as a seat may read them: a card that it cannot follow has another, to a card nowhere."""

    def __init__(self, s: State, seat: int, numbers: Numbers, first: int = _NOWHERE) -> None:
        self.s: State = s
        self.numbers: Numbers = numbers
        self.seat: int = seat
        self.given: dict[int, int] = {}
        self.next: int = first
        self.asked: dict[int, int] = {}

    def of(self, ref: int) -> int:
        """The reference that the seat may read."""
        there = self.asked.get(ref)
        if there is None:
            there = self.asked[ref] = self.there(ref)
        if there >= 0:
            return there
        found = self.given.get(ref)
        if found is None:
            found = self.given[ref] = self.next * REF + self.s.at(ref).owner
            self.next += 1
        return found

    def there(self, ref: int) -> int:
        """The reference to the card if it is there still, else -1."""
        return self.numbers.ref(ref) if self.is_there(self.s.at(ref), ref) else -1

    def is_there(self, c: Card, ref: int) -> bool:
        """Whether the card has not moved, and has a place of its own that the seat can see."""
        return c.ref == ref and (c.zone == PLAY_AREA or openly_seen(c, self.seat))


class _Recent(_Names):
    """The same for what happened in this turn."""

    def is_there(self, c: Card, ref: int) -> bool:
        """Whether the card has not moved, or lies open now."""
        return c.ref == ref or openly_seen(c, self.seat)


def _as_told(s: State, e: Event, seat: int, prev: Event | None, names: _Names) -> Event:
    card, source, cards, was = e.card, e.source, e.cards, e.was
    fronts: list[CardDef] = []
    if card >= 0 or source >= 0 or cards:
        fronts = [_NOTHING, _NOTHING]
        if card >= 0:
            front = s.front(e, 0)
            fronts[0] = front if identified(e) >> seat & 1 else _unknown(front, at_server(e))
            card = names.of(card)
            if was is not None:
                was = _before(was, fronts[0], seat, names)
        if source >= 0:
            front = s.front(e, 1)
            fronts[1] = front if e.seen >> 3 + seat & 1 else _unknown(front, False)
            source = names.of(source)
        if cards:
            for n, mask in enumerate(e.seen_cards, 2):
                front = s.front(e, n)
                fronts.append(front if mask >> seat & 1 else _unknown(front, False))
            cards = tuple([names.of(ref) for ref in cards])
    return Event(
        kind=e.kind, n=e.n, player=e.player, card=card, amount=e.amount, of=e.of, which=e.which, how=e.how,
        against=e.against, structure=e.structure, zone=e.zone, origin=e.origin, server=e.server, cards=cards,
        cost=e.cost, cause=e.cause, source=source, rule=e.rule, seen=e.seen, seen_cards=e.seen_cards, prev=prev,
        was=was, fronts=tuple(fronts),
    )  # fmt: skip


def _unknown(front: CardDef, at_server: bool) -> CardDef:
    return _UNKNOWN_ICE if at_server and front.type == ICE else _UNKNOWN[front.side]


_NOTHING: Final = _UNKNOWN[CORP]  # where a record is about no card


def _before(was: Card, front: CardDef, seat: int, names: _Names) -> Card:
    """A card as it was before it moved."""
    defn = was.defn if openly_seen(was, seat) else front
    ref = names.of(was.ref)
    if defn is was.defn and ref == was.ref:
        return was
    return Card(
        id_of(ref), defn, was.owner, ref // REF, was.zone, was.faceup, was.installed, was.server, was.host,
        was.counters, was.hosted, was.stamp, was.memo, was.loaded, was.converted, was.active, was.origin, was.also,
    )  # fmt: skip


# -- what is going on -----------------------------------------------------------------------------------------------

_PLAIN: Final = frozenset((int, str, bool, type(None)))
_RECORDS: Final = frozenset((Context, Instance, Bill, Pick))


class _Memory:
    """What is in progress, with the story that the seat was told and the cards as they are drawn."""

    def __init__(self, t: State, seat: int, story: Event | None, numbers: Numbers) -> None:
        self.t = t
        self.numbers = numbers
        self.seat = seat
        self.story = story
        self.done: dict[int, tuple[object, object]] = {}  # by identity, with what has it

    def changed(self, value: Any) -> Any:
        """The value itself if it holds nothing that the seat was not told, else another in its place."""
        kind = type(value)
        if kind is Event:
            return self._event(value)
        if kind is Card:
            return _as_drawn(self.t, value, self.seat, self.numbers)
        if kind is list or kind is tuple:
            found = [self.changed(inner) if type(inner) not in _PLAIN else inner for inner in value]
            same = all([a is b for a, b in zip(found, value, strict=True)])
            return value if same else kind(found)
        if kind is dict:
            return {name: self.changed(inner) for name, inner in value.items()} if value else value
        if kind in _RECORDS or isinstance(value, Effect):
            return self._record(value)
        return value

    def _record(self, thing: Any) -> Any:
        known = self.done.get(id(thing))
        if known is not None:
            return known[1]
        cls = type(thing)
        names = fields_of(cls)
        values = [getattr(thing, name) for name in names]
        others = [self.changed(value) for value in values]
        made = thing
        if not all([a is b for a, b in zip(values, others, strict=True)]):
            made = blank(cls)
            for name, value in zip(names, others, strict=True):
                setattr(made, name, value)
        self.done[id(thing)] = (thing, made)
        return made

    def _event(self, event: Event) -> Event:
        """What the seat was told of it."""
        found = self.story
        while found is not None and found.n > event.n:
            found = found.prev
        assert found is not None and found.n == event.n
        return found
