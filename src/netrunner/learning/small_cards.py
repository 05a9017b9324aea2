"""Cards that exist only in examples, as plain data: what they are, and their lines in the words of the vocabulary."""

from __future__ import annotations

import dataclasses
import inspect
import json
from collections.abc import Iterator, Mapping
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any, Final

from ..cards.library import EXTRA
from ..positions.titles import PLAIN
from ..rules.machine.card import CardDef
from ..rules.machine.nodes import Ability, Node
from ..rules.machine.terms import AGENDA, PROGRAM, SIDES, TYPES
from ..testing.cards import LINES, define
from ..testing.stock import STOCK
from ..text.cards.render import line_text
from ..text.phrases import phrase
from ..vocabulary.traits import Trait

DATA: Final = Path(__file__).parent / "data" / "small-cards.json"

#: What can be written as JSON: numbers, texts, lists of such, and words with their fields.
Plain = Any


class Unkeepable(Exception):
    """A line that is written in something else than words of the vocabulary."""


# -- writing ---------------------------------------------------------------------------------------------------------


def as_data(title: str) -> Plain:
    """A card that tests defined, as plain data."""
    defn, lines = EXTRA[title], LINES[title]
    given: dict[str, Plain] = {
        "side": SIDES[defn.side],
        "type": TYPES[defn.type],
        "cost": "X" if defn.cost_is_x else defn.cost,
        "strength": defn.strength,
        "subtypes": list(defn.subtypes),
        "memory": defn.memory if defn.type == PROGRAM else 1,
        "trash": None if defn.trash_cost < 0 else defn.trash_cost,
        "unique": defn.unique,
        "link": defn.link,
    }
    if defn.type == AGENDA:
        given |= {"requirement": defn.requirement, "points": defn.points}
    kept = {name: value for name, value in given.items() if value != _DEFAULTS.get(name, ...)}
    try:
        written = [_out(line) for line in lines]
        if repr(_in(written)) != repr(lines):
            raise Unkeepable(f"{title} cannot be made again from its data")
    except (TypeError, ValueError) as error:
        raise Unkeepable(f"{title}: {error}") from error
    return {**kept, "lines": written}


_DEFAULTS: Final[Mapping[str, Plain]] = {
    "cost": 0, "strength": 0, "subtypes": [], "memory": 1, "trash": None, "unique": False, "link": 0,
    "requirement": 3, "points": 2,
}  # fmt: skip


def _out(value: object) -> Plain:
    """A value as plain data; a word tells what it is made with, several parts in a row behind ``*``."""
    if value is None or isinstance(value, (bool, int, str)):
        return value
    if isinstance(value, tuple):
        return [_out(inner) for inner in value]
    name = type(value).__name__
    if not isinstance(value, Node) or words().get(name) is not type(value):
        raise Unkeepable(f"{value!r} is no word of the vocabulary")
    defaults = {field.name: field.default for field in dataclasses.fields(value)}  # type: ignore[arg-type]
    told: dict[str, Plain] = {}
    parameters = _parameters(type(value))
    row = next((at for at, one in enumerate(parameters) if one.kind is one.VAR_POSITIONAL), -1)
    for at, parameter in enumerate(parameters):
        kept = getattr(value, parameter.name, ...)
        if at < row:
            told.setdefault("*", []).append(_out(kept))
        elif at == row:
            several = kept if isinstance(kept, tuple) else (kept,)
            told["*"] = [*told.get("*", []), *[_out(one) for one in several]]
        elif kept is not defaults.get(parameter.name, ...):
            told[parameter.name] = _out(kept)
    return {name: told}


def _parameters(word: type[Node]) -> list[inspect.Parameter]:
    """What a word is made with: its fields, or what its own ``__init__`` takes."""
    own = list(inspect.signature(word.__init__).parameters.values())[1:]
    given = any([parameter.kind is parameter.VAR_KEYWORD for parameter in own])
    return list(inspect.signature(word).parameters.values()) if given else own


# -- reading ---------------------------------------------------------------------------------------------------------


@cache
def words() -> Mapping[str, type[Node]]:
    """Every word that lines are written in, by name."""
    from .. import vocabulary  # a word is known once its module is loaded

    assert vocabulary
    return {word.__name__: word for word in _below(Node) if word.__module__.startswith("netrunner.")}


def _below(word: type[Node]) -> Iterator[type[Node]]:
    for one in word.__subclasses__():
        yield one
        yield from _below(one)


@cache
def small_cards() -> Mapping[str, Plain]:
    """The cards of the stored examples, by title."""
    found: dict[str, Plain] = json.loads(DATA.read_text(encoding="utf-8")) if DATA.is_file() else {}
    return found


@cache
def define_small_cards() -> None:
    """Make every card of the stored examples known, so that boards and saved games may name it.

    One that was stored in other words than there are now stays unknown: a board that needs it is refused with its name,
    and the test of the stored examples tells to keep them anew.
    """
    for title, data in small_cards().items():
        if title not in EXTRA:
            with suppress(TypeError, KeyError):
                make(title, data)


def make(title: str, data: Plain) -> None:
    """Define a card by its data."""
    given = {name: value for name, value in data.items() if name not in ("lines", "subtypes", "side", "type")}
    lines = [_in(line) for line in data["lines"]]
    define(title, data["side"], data["type"], *lines, subtypes=tuple(data.get("subtypes", ())), **given)


def _in(value: Plain) -> Any:
    if isinstance(value, list):
        return tuple([_in(inner) for inner in value])
    if not isinstance(value, dict):
        return value
    ((name, told),) = value.items()
    named = {key: _in(inner) for key, inner in told.items() if key != "*"}
    return words()[name](*_in(told.get("*", [])), **named)


# -- showing ---------------------------------------------------------------------------------------------------------


def is_small(title: str) -> bool:
    """Whether a card exists only in examples."""
    return title in STOCK or title in small_cards() or title in PLAIN


def small_card(title: str) -> tuple[CardDef, tuple[Ability | Trait, ...]]:
    """A card that exists only in examples, with its lines."""
    define_small_cards()
    return EXTRA[title], LINES.get(title, ())


def small_card_text(title: str, lang: str) -> list[str]:
    """What such a card says; no printed card does some of it, so that there are no words for that.

    >>> small_card_text("Test Barrier", "en")
    ['[sub] End the run.']
    """
    defn, lines = small_card(title)
    said: list[str] = []
    for line in lines:
        try:
            said.append(line_text(line, lang, title, defn.side, defn.type))
        except LookupError:
            said.append(phrase(lang, "learning-without-words"))
    return said
