"""The whole state of a game as plain JSON values, and back: exact, at any decision.

Objects are written field by field under the name of their class, and only classes of the engine are ever built
(never ``pickle``). What a card does is not written: a node of its abilities is named by its key, a printed card by its
title. Objects that are shared stay shared. The index of active abilities and the open decision are derived anew.

The plain forms: numbers, strings, booleans and null are themselves, an array is a tuple, and an object with one key is
anything else: ``{"list": [...]}``, ``{"dict": [[key, value], ...]}``, ``{"set": [...]}``, ``{"card": title}``,
``{"node": key}``, ``{"event": number}``, ``{"object": place in the table of objects}``, ``{"unset": 0}``.
"""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable, Iterable
from functools import cache
from hashlib import sha256
from operator import attrgetter
from typing import Any, Final

from . import rules
from .errors import BadSave
from .native import blank
from .rules.abilities.effects import Effect
from .rules.abilities.lingering_effects import Duration, Lingering
from .rules.abilities.trigger_conditions import Instance
from .rules.concepts.drawing import OfOne
from .rules.concepts.knowledge import Fact, catch_up
from .rules.concepts.trashed_elsewhere import OnItsWay
from .rules.into_play.installing import Terms
from .rules.machine.card import Card, CardDef
from .rules.machine.events import Event
from .rules.machine.frames import Frame
from .rules.machine.nodes import REGISTRY, Bill, Context, Node, Pick
from .rules.machine.records import fields_of
from .rules.machine.seeing import Shown
from .rules.machine.state import Server, State

Plain = dict[str, Any]

#: Fields of a state that are not written: they are derived, or have a form of their own.
_DERIVED: Final = (
    "choices", "decision", "events", "index", "index_shared", "moments",
    "replaced", "stories", "blanked",
)  # fmt: skip

_UNSET: Final = {"unset": 0}

#: Types whose values are their own plain form. Nearly all values are of these, so they are told apart in place.
_PLAIN: Final = frozenset((int, str, bool, type(None)))


# -- classes --------------------------------------------------------------------------------------------------------


class Shape:
    """How objects of a class are written and built: its fields."""

    __slots__ = ("cls", "fields", "get", "name")

    def __init__(self, cls: type[Any]) -> None:
        self.cls: type[Any] = cls
        self.name: str = cls.__name__
        self.fields: tuple[str, ...] = fields_of(cls)
        self.get: Callable[[Any], tuple[Any, ...]] | None = attrgetter(*self.fields) if len(self.fields) > 1 else None

    def values(self, thing: object) -> list[Any]:
        """The values of all fields; ``_UNSET`` for one that was never set."""
        if self.get is not None:
            try:
                return list(self.get(thing))
            except AttributeError:
                pass
        return [getattr(thing, name, _UNSET) for name in self.fields]

    def build(self, values: list[Any]) -> Any:
        """An object with these values."""
        thing = blank(self.cls)
        for name, value in zip(self.fields, values, strict=True):
            if value is not _UNSET:
                setattr(thing, name, value)
        return thing


@cache
def shapes() -> dict[str, Shape]:
    """Every class that a state may hold, by name."""
    load_everything()
    found: dict[str, Shape] = {}
    waiting: list[type[Any]] = [Card, Context, Event, Fact, Instance, Lingering, Duration]
    waiting += [Bill, OfOne, OnItsWay, Pick, Server, Shown, Terms]
    waiting += [*Frame.__subclasses__(), *Effect.__subclasses__()]
    while waiting:
        cls = waiting.pop()
        known = found.get(cls.__name__)
        if known is not None and known.cls is not cls:
            raise TypeError(f"two classes of the state are called {cls.__name__}")
        if known is None:
            found[cls.__name__] = Shape(cls)
            waiting += cls.__subclasses__()
    return found


@cache
def load_everything() -> None:
    """Load all rules and all cards, so that every class and every node is known."""
    from .cards.library import implemented

    for module in pkgutil.walk_packages(rules.__path__, f"{rules.__name__}."):
        importlib.import_module(module.name)
    implemented()


# -- cards and nodes ------------------------------------------------------------------------------------------------


def card_named(title: str) -> CardDef:
    """The printed card with a title."""
    from .cards.library import EXTRA, definition, is_implemented

    if title not in EXTRA and not is_implemented(title):
        raise BadSave(key="save-unknown-card", title=title)
    return definition(title)


def node_named(key: str) -> Node:
    """The node with a key: of a card that has been loaded, or found by following the key through its declaration."""
    found = REGISTRY.get(key)
    if found is None:
        from .vocabulary.declare import DECLARED

        title, _, path = key.rpartition("/")
        slot, *steps = path.split(".")
        thing: Any = DECLARED.get(title, ())[int(slot)]
        for step in steps:
            thing = _follow(thing, step)
        found = thing
    if not isinstance(found, Node):
        raise LookupError(key)
    return found


def _follow(thing: object, step: str) -> Any:
    name = step.rstrip("0123456789_")
    if hasattr(thing, step):
        return getattr(thing, step)
    found = getattr(thing, name)
    for place in step[len(name) :].split("_"):
        found = found[int(place)]
    return found


def _digest(name: str) -> str:
    """A short sum of what the card with a title does, or of a part that cards share."""
    return _sum(REGISTRY.get(name) or card_named(name))


@cache
def _sum(declared: CardDef | Node) -> str:
    """It changes when the declaration does."""
    told = repr(declared.abilities if isinstance(declared, CardDef) else declared)
    return sha256(told.encode()).hexdigest()[:12]


# -- writing --------------------------------------------------------------------------------------------------------


class Writer:
    """Writes one state. Each object is written once, however many times it is referred to."""

    def __init__(self) -> None:
        self.objects: list[list[Any]] = []
        self.numbers: dict[int, int] = {}
        self.alive: list[object] = []  # numbers go by identity, so nothing that was written may be collected
        self.shapes: dict[type, Shape] = {shape.cls: shape for shape in shapes().values()}
        self.used: set[Shape] = set()
        self.digests: dict[str, str] = {}

    def state(self, s: State) -> Plain:
        """A state as plain values."""
        events: list[Event] = []
        event = s.events
        while event is not None:
            events.append(event)
            event = event.prev
        events.reverse()
        shape = self._shape(Event)
        prev = shape.fields.index("prev")
        rows = [shape.values(event) for event in events]
        for row in rows:
            row[prev] = None  # the one before, as the list says
        content: Plain = {
            "state": self.fields(s),
            "events": [self.row(row) for row in rows],
            "choices": choices_of(s),
            "question": question_of(s),
        }
        content["objects"] = self.objects
        content["fields"] = {shape.name: list(shape.fields) for shape in sorted(self.used, key=lambda x: x.name)}
        content["digests"] = dict(sorted(self.digests.items()))
        return content

    def fields(self, s: State) -> Plain:
        """The fields of a state that are neither derived nor of its past."""
        catch_up(s)
        return {name: self.value(getattr(s, name, _UNSET)) for name in fields_of(State) if name not in _DERIVED}

    def value(self, v: Any) -> Any:
        """The plain form of a value."""
        kind = type(v)
        if kind in _PLAIN:
            return v
        if kind is tuple:
            return self.row(v) if v else v
        if kind is list:
            return {"list": self.row(v)}
        if kind is dict:
            if v is _UNSET:
                return v
            return {"dict": [[self.value(k), self.value(x)] for k, x in v.items()]}
        if kind is frozenset or kind is set:
            return {"set": sorted(self.row(v))}
        if kind is CardDef:
            return {"card": self._title(v)}
        if kind is Event:
            return {"event": v.n}
        if isinstance(v, Node):
            return {"node": self._key(v)}
        return {"object": self._object(v)}

    def row(self, values: Iterable[Any]) -> list[Any]:
        """The plain forms of several values."""
        return [v if type(v) in _PLAIN else self.value(v) for v in values]

    def _shape(self, cls: type) -> Shape:
        shape = self.shapes.get(cls)
        if shape is None:
            raise TypeError(f"a {cls.__name__} cannot be saved")
        self.used.add(shape)
        return shape

    def _object(self, v: object) -> int:
        found = self.numbers.get(id(v))
        if found is None:
            shape = self._shape(type(v))
            row: list[Any] = [shape.name, *self.row(shape.values(v))]
            # numbered after the objects inside it: a reader finds everything an object needs before the object
            found = self.numbers[id(v)] = len(self.objects)
            self.alive.append(v)
            self.objects.append(row)
        return found

    def _title(self, defn: CardDef) -> str:
        if card_named(defn.title) is not defn:
            raise TypeError(f"{defn.title} is not the card of that title")
        return defn.title

    def _key(self, node: Node) -> str:
        key: str = getattr(node, "key", "")
        if not key or node_named(key) is not node:
            raise TypeError(f"{node!r} has no key: it is not part of a declared card")
        name = key.rpartition("/")[0] or key  # a part that cards share belongs to none of them
        if name not in self.digests:
            self.digests[name] = _digest(name)
        return key


def choices_of(s: State) -> list[list[int]]:
    """The keys of all options that were chosen, in order."""
    found: list[list[int]] = []
    link: Any = s.choices
    while link is not None:
        link, key = link
        found.append(list(key))
    found.reverse()
    return found


def question_of(s: State) -> list[Any] | None:
    """Who is asked what, with which options: a restored game must ask the same."""
    d = s.decision
    return None if d is None else [d.player, d.kind, d.rule, [list(o.key) for o in d.options]]


# -- reading --------------------------------------------------------------------------------------------------------


class Reader:
    """Builds a state from plain values. Anything unknown or out of shape is a ``BadSave``."""

    def __init__(self, content: Plain) -> None:
        self.content = content
        self.objects: list[Any] = []
        self.events: list[Event] = []

    def state(self) -> State:
        """The state, with its index, but without its decision."""
        self._check_fields()
        self._check_digests()
        rows: list[list[Any]] = self.content["objects"]
        # Objects refer to events, and events to cards: first the cards, then the events, then everything else.
        self.objects = [None] * len(rows)
        for n, row in enumerate(rows):
            if row[0] == "Card":
                self.objects[n] = self._build(row)
        self._read_events()
        for n, row in enumerate(rows):
            if self.objects[n] is None:
                self.objects[n] = self._build(row)
        s = State()
        written: Plain = self.content["state"]
        for name, value in written.items():
            if value != _UNSET:
                setattr(s, name, self.value(value))
        s.events = self.events[-1] if self.events else None
        link: tuple[object, ...] | None = None
        for verb, card, arg in self.content["choices"]:
            link = (link, (verb, card, arg))
        s.choices = link
        s.rebuild_index()
        return s

    def _check_fields(self) -> None:
        known = shapes()
        fields: dict[str, list[str]] = self.content["fields"]
        for name, found in fields.items():
            shape = known.get(name)
            if shape is None:
                raise BadSave(key="save-unknown-class", name=name)
            if list(shape.fields) != found:
                raise BadSave(key="save-other-fields", name=name)
        expected = {name for name in fields_of(State) if name not in _DERIVED}
        if set(self.content["state"]) != expected:
            raise BadSave(key="save-other-fields", name="State")

    def _check_digests(self) -> None:
        """An ability in progress can only go on if its card still says the same."""
        for title, digest in self.content["digests"].items():
            if _digest(title) != digest:
                raise BadSave(key="save-card-changed", title=title)

    def _read_events(self) -> None:
        shape = shapes()["Event"]
        prev = shape.fields.index("prev")
        for row in self.content["events"]:
            values = self.row(row)
            values[prev] = self.events[-1] if self.events else None
            self.events.append(shape.build(values))

    def _build(self, row: list[Any]) -> Any:
        shape = shapes().get(row[0])
        if shape is None:
            raise BadSave(key="save-unknown-class", name=str(row[0]))
        if len(row) != len(shape.fields) + 1:
            raise ValueError(f"{shape.name} with {len(row) - 1} fields")
        return shape.build(self.row(row[1:]))

    def value(self, v: Any) -> Any:
        """The value of a plain form."""
        kind = type(v)
        if kind is list:
            return tuple(self.row(v)) if v else ()
        if kind is not dict:
            return v
        ((form, inner),) = v.items()
        if form == "object":
            return self._object(inner)
        if form == "event":
            return self.events[_natural(inner)]
        if form == "card":
            return card_named(inner)
        if form == "node":
            return self._node(inner)
        if form == "list":
            return self.row(inner)
        if form == "dict":
            return {self.value(k): self.value(x) for k, x in inner}
        if form == "set":
            return frozenset(self.row(inner))
        if form == "unset":
            return _UNSET
        raise ValueError(f"no value is written as {form!r}")

    def row(self, forms: list[Any]) -> list[Any]:
        """The values of several plain forms."""
        return [v if type(v) in _PLAIN else self.value(v) for v in forms]

    def _object(self, n: int) -> Any:
        found = self.objects[_natural(n)]
        if found is None:
            raise ValueError(f"object {n} is needed before it is there")
        return found

    def _node(self, key: str) -> Node:
        try:
            return node_named(key)
        except (LookupError, AttributeError, TypeError, ValueError) as error:
            raise BadSave(key="save-unknown-ability", name=key) from error


def _natural(n: int) -> int:
    if n < 0:
        raise ValueError(f"{n} is not a place in a table")
    return n


def encode(s: State) -> Plain:
    """A state as plain JSON values."""
    return Writer().state(s)


def decode(content: Plain) -> State:
    """The state that ``encode`` wrote; its open decision is not yet asked."""
    return Reader(content).state()
