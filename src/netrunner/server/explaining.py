"""What is wrong with a message or a request, in the reader's language: which field, why, and what would fit.

The types of `wire` check what comes in; their validator speaks English to programmers. Here its few kinds of sentences
are understood, and said again through the phrase tables.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from types import UnionType
from typing import Annotated, Any, Final, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from netrunner.text.phrases import Phrase, Value
from netrunner.text.words import listing

from . import wire

_PLACE: Final = re.compile(r" - at (?:`key` in )?`\$\.?([^`]*)`$")
_BYTE: Final = re.compile(r"\(byte (\d+)\)$")
#: The longest value that is quoted.
_QUOTED: Final = 40


def of_message(error: Exception, data: str | bytes) -> Phrase:
    """What is wrong with something that was said over a socket."""
    text = str(error)
    place = _PLACE.search(text)
    path = place[1] if place is not None else ""
    return explain(text[: place.start()] if place is not None else text, path, _said(data))


def of_fields(fields: list[dict[str, Any]], hints: dict[str, Any]) -> Phrase:
    """What is wrong with a request: for each field that did not fit, its name, what the validator says and its type."""
    said: Phrase | None = None
    for field in fields[:5]:
        path = str(field.get("key", ""))
        body = field.get("source") == "body"
        path = "" if body and path == "data" else path
        one = explain(str(field.get("message", "")), path, hints.get("data") if body else hints)
        said = one if said is None else Phrase("misfit-both", {"one": said, "other": one})
    return said or _something("")


def explain(message: str, path: str, hint: Any) -> Phrase:
    """One sentence of the validator about the field at ``path`` of something that should be a ``hint``."""
    for pattern, words in _SENTENCES:
        found = pattern.match(message)
        if found is not None:
            return words(found, path, hint)
    byte = _BYTE.search(message)
    if "JSON" in message and byte is not None:
        return Phrase("misfit-json", {"byte": int(byte[1])})
    if "truncated" in message:
        return Phrase("misfit-cut-off")
    if "data" in message and not path:
        return Phrase("misfit-empty")
    return _something(path)


def _something(path: str) -> Phrase:
    return Phrase("misfit-something", {"field": path, "known": "yes" if path else "no"})


def _value(found: re.Match[str], path: str, hint: Any) -> Phrase:
    allowed = choices(hint, path)
    value = found[1].strip("'\"")[:_QUOTED]
    if not allowed:
        return _something(path)
    return Phrase("misfit-value", {"field": path, "value": value, "allowed": listing(_either(allowed))})


def _either(names: list[str]) -> list[Value]:
    return [Phrase("misfit-quoted", {"name": name}) for name in names]


def _type(found: re.Match[str], path: str, hint: Any) -> Phrase:
    wanted = _or([_kind(name) for name in found[1].split(" | ")])
    if not path:
        return Phrase("misfit-type-whole", {"wanted": wanted})
    return Phrase("misfit-type", {"field": path, "wanted": wanted})


def _or(names: list[Phrase]) -> Phrase:
    said = names[0]
    for name in names[1:]:
        said = Phrase("misfit-or", {"one": said, "other": name})
    return said


_KINDS: Final = {
    "int": "int", "float": "float", "str": "str", "bool": "bool", "null": "null", "object": "object", "array": "array",
}  # fmt: skip


def _kind(name: str) -> Phrase:
    return Phrase(f"misfit-a-{_KINDS.get(name, 'something')}")


def _bound(found: re.Match[str], path: str, hint: Any) -> Phrase:
    number = float(found[3])
    bound: Value = int(number) if number.is_integer() else number
    return Phrase(f"misfit-number-{_BOUNDS[found[2]]}", {"field": path, "bound": bound})


def _length(found: re.Match[str], path: str, hint: Any) -> Phrase:
    what = "text" if found[1] == "str" else "many"
    return Phrase(f"misfit-{what}-{_BOUNDS[found[2]]}", {"field": path, "bound": int(found[3])})


_BOUNDS: Final = {">=": "least", "<=": "most", ">": "above", "<": "below"}


def _inside(path: str, name: str) -> str:
    return f"{path}.{name}" if path else name


def _unknown(found: re.Match[str], path: str, hint: Any) -> Phrase:
    known = sorted(_fields(_at(hint, path)))
    if not known:
        return Phrase("misfit-unknown", {"field": _inside(path, found[1][:_QUOTED])})
    field = _inside(path, found[1][:_QUOTED])
    return Phrase("misfit-unknown-of", {"field": field, "allowed": listing(_either(known))})


def _missing(found: re.Match[str], path: str, hint: Any) -> Phrase:
    if found[1] == "data":
        return Phrase("misfit-empty")
    allowed = choices(hint, _inside(path, found[1]))
    if allowed:
        return Phrase("misfit-missing-of", {"field": _inside(path, found[1]), "allowed": listing(_either(allowed))})
    return Phrase("misfit-missing", {"field": _inside(path, found[1])})


_SENTENCES: Final[tuple[tuple[re.Pattern[str], Callable[[re.Match[str], str, Any], Phrase]], ...]] = (
    (re.compile(r"Invalid (?:enum )?value (.*)$", re.DOTALL), _value),
    (re.compile(r"Expected `(str|array|object)` of length (>=|<=) (\d+)$"), _length),
    (re.compile(r"Expected `(int|float)` (>=|<=|>|<) (-?[\d.e+]+)$"), _bound),
    (re.compile(r"Expected `([^`]+)`"), _type),
    (re.compile(r"Object contains unknown field `(.*)`$", re.DOTALL), _unknown),
    (re.compile(r"Object missing required field `(.*)`$"), _missing),
)


# -- what would fit ---------------------------------------------------------------------------------------------------


def choices(hint: Any, path: str) -> list[str]:
    """The words that the field at a path may be, if it is one of a few.

    >>> choices(wire.NewGame, "side"), choices(wire.NewGame, "level.corp"), choices(wire.NewGame, "name")
    (['corp', 'runner', 'random'], ['random', 'beginner', 'novice', 'adept', 'expert'], [])
    """
    found: list[str] = []
    for part in _parts(_at(hint, path)):
        if get_origin(part) is Literal:
            found.extend(word for word in get_args(part) if isinstance(word, str))
        elif isinstance(part, _Tags):
            found.extend(part.names)
    return found


class _Tags:
    """What the ``type`` of a message may be."""

    def __init__(self, names: list[str]) -> None:
        self.names = names


def _at(hint: Any, path: str) -> Any:
    """The type of what stands at a path."""
    for name in path.split(".") if path else []:
        hint = next((fields[name] for part in _parts(hint) if name in (fields := _fields(part))), None)
    return hint


def _fields(hint: Any) -> dict[str, Any]:
    if isinstance(hint, dict):
        return hint
    found: dict[str, Any] = {}
    for part in _parts(hint):
        if isinstance(part, type) and issubclass(part, msgspec.Struct):
            found.update(get_type_hints(part, include_extras=True))
            tags = _tags()
            if issubclass(part, wire.Message):
                found["type"] = _Tags(list(tags))
    return found


def _parts(hint: Any) -> list[Any]:
    """The members of a union; what is annotated without its annotations."""
    if get_origin(hint) is Annotated:
        return _parts(get_args(hint)[0])
    if get_origin(hint) in (Union, UnionType):
        return [part for member in get_args(hint) for part in _parts(member)]
    return [hint]


def _tags() -> dict[str, type[msgspec.Struct]]:
    return {str(kind.__struct_config__.tag): kind for kind in get_args(wire.Said)}


def _said(data: str | bytes) -> Any:
    """The type that a message claims to be of; all of them if it claims none."""
    try:
        kind = msgspec.json.decode(data)["type"]
    except (msgspec.DecodeError, UnicodeError, RecursionError, TypeError, KeyError):
        kind = ""
    return _tags().get(kind, wire.Message) if isinstance(kind, str) else wire.Message
