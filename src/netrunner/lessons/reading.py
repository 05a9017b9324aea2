"""Reading a lesson from its file: TOML, of which every word is understood or complained about."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from typing import Any, Final

from ..bots import LEVELS
from ..errors import NetrunnerError
from ..rules.machine.terms import EVENTS
from ..view_types import Side
from .lesson import Lesson, Step, Until, Words, Wrong


class BadLesson(NetrunnerError):
    """A lesson that cannot be read: which one, where in it, and what is wrong."""


_NUMBERS: Final = ("credits", "points", "clicks", "tags")


def read_lesson(key: str, text: str) -> Lesson:
    """The lesson that a file says; ``key`` is the file's name."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadLesson(f"The lesson {key!r} is no TOML: {error}.") from error
    whole = _Part(key, data)
    level = whole.string("level")
    if level and level not in LEVELS:
        raise whole.bad("level", f"no level of the computer: {', '.join(LEVELS)}")
    found = Lesson(
        key=key,
        side=_side(whole),
        title=whole.words("title"),
        goal=whole.words("goal"),
        minutes=whole.number("minutes") or 3,
        board=whole.string("board", needed=True),
        steps=tuple(_step(part) for part in whole.parts("step")),
        opponent=whole.strings("opponent"),
        level=level,
    )
    whole.finish()
    if not found.steps:
        raise whole.bad("step", "a lesson has steps")
    return found


def _side(part: _Part) -> Side:
    side = part.string("side", needed=True)
    if side == "corp":
        return "corp"
    if side == "runner":
        return "runner"
    raise part.bad("side", "corp or runner")


def _step(part: _Part) -> Step:
    until = part.part("until")
    step = Step(
        say=part.words("say"),
        do=part.words("do") if part.has("do") else None,
        until=None if until is None else _until(until),
        way=part.strings("way"),
        wrong=tuple(_wrong(one) for one in part.parts("wrong")),
        point=part.strings("point"),
        board=part.string("board"),
        stops=part.flag("stops"),
        free=part.flag("free"),
    )
    part.finish()
    if (step.do is None) != (step.until is None):
        raise part.bad("until", "a step with a task says when it is done, and a step that is read says neither")
    if step.until is not None and not step.way and not step.free:
        raise part.bad("way", "a task needs a way to its goal")
    return step


def _until(part: _Part) -> Until:
    event = _event(part)
    numbers = {name: part.number(name) for name in _NUMBERS}
    found = Until(
        chose=part.string("chose"),
        event=event,
        card=part.string("card"),
        times=part.number("times") or 1,
        place=part.string("place"),
        credits=numbers["credits"],
        points=numbers["points"],
        clicks=numbers["clicks"],
        tags=numbers["tags"],
        installed=part.strings("installed"),
        rezzed=part.strings("rezzed"),
        turn=part.string("turn"),
        won=part.string("won"),
    )
    part.finish()
    if found.place and not found.card:
        raise part.bad("place", "of which card? 'card' is missing")
    return found


def _wrong(part: _Part) -> Wrong:
    found = Wrong(part.words("say"), part.string("chose"), _event(part))
    part.finish()
    if bool(found.chose) == bool(found.event):
        raise part.bad("chose", "either what was chosen, or what happened")
    return found


def _event(part: _Part) -> str:
    event = part.string("event")
    if event and event not in EVENTS:
        raise part.bad("event", f"nothing that happens is called {event!r}")
    return event


class _Part:
    """A table of the file: what was asked for is ticked off, and what is left over is a mistake."""

    def __init__(self, place: str, data: Mapping[str, Any]) -> None:
        self.place = place
        self.data = dict(data)

    def bad(self, name: str, why: str) -> BadLesson:
        return BadLesson(f"The lesson {self.place}, {name!r}: {why}.")

    def has(self, name: str) -> bool:
        return name in self.data

    def _take(self, name: str, kind: type, needed: bool = False) -> Any:
        value = self.data.pop(name, None)
        if value is None and needed:
            raise self.bad(name, "it is missing")
        if value is not None and type(value) is not kind:
            raise self.bad(name, f"it must be {kind.__name__}, not {value!r}")
        return value

    def string(self, name: str, needed: bool = False) -> str:
        return self._take(name, str, needed) or ""

    def number(self, name: str) -> int | None:
        value = self._take(name, int)
        return None if value is None else int(value)

    def flag(self, name: str) -> bool:
        return bool(self._take(name, bool))

    def strings(self, name: str) -> tuple[str, ...]:
        values = self._take(name, list) or []
        if any(type(value) is not str for value in values):
            raise self.bad(name, "it must be a list of strings")
        return tuple(values)

    def words(self, name: str) -> Words:
        part = _Part(f"{self.place}, {name}", self._take(name, dict, needed=True))
        found = Words(part.string("en", needed=True).strip(), part.string("es", needed=True).strip())
        part.finish()
        return found

    def part(self, name: str) -> _Part | None:
        value = self._take(name, dict)
        return None if value is None else _Part(f"{self.place}, {name}", value)

    def parts(self, name: str) -> list[_Part]:
        values = self._take(name, list) or []
        return [_Part(f"{self.place}, {name} {n}", value) for n, value in enumerate(values, 1)]

    def finish(self) -> None:
        """Nothing may be left."""
        if self.data:
            raise self.bad(next(iter(self.data)), "no such word here")
