"""The client's types, from those of the engine and the server: nobody writes them down twice.

    python tools/web_types.py            writes web/src/lib/told.ts
    python tools/web_types.py --check    says whether it is up to date

Docstrings of classes and comments behind their fields become comments there.
"""

from __future__ import annotations

import argparse
import inspect
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType, NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Final,
    Literal,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from netrunner import view_types
from netrunner.server import messages, wire, wire_lobby

TARGET: Final = Path(__file__).parents[1] / "web" / "src" / "lib" / "told.ts"
HEAD: Final = """\
// What the server tells a client: views (docs/views.md) and messages (docs/protocol.md).
// Made by `make types-web` from the types of the engine and the server: change it there.
"""

#: What is written, in this order: every type of the first two modules, and these of the third.
MODULES: Final = (view_types, messages)
ALSO: Final = (
    wire.CardShown, wire_lobby.OpenTable, wire_lobby.LivePlayer, wire_lobby.SmallServer, wire_lobby.SmallBoard,
    wire_lobby.LiveGame, wire_lobby.LobbyShown,
)  # fmt: skip

_PLAIN: Final = {str: "string", int: "number", float: "number", bool: "boolean", NoneType: "null", Any: "unknown"}
_FIELD: Final = re.compile(r"^    (\w+): .*?\s+# (.+)$", re.MULTILINE)
_NAME: Final = re.compile(r"^[A-Za-z_]\w*$")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--check", action="store_true", help="write nothing, but say whether it would change anything")
    args = parser.parse_args()
    text = written()
    if args.check:
        if TARGET.read_text("utf-8") == text:
            return 0
        print(f"{TARGET.name} is not what the types say: make types-web", file=sys.stderr)
        return 1
    TARGET.write_text(text, "utf-8")
    return 0


def written() -> str:
    """The whole file."""
    names = dict(_declared())
    return "\n".join([HEAD, *[_declaration(name, thing, names) for name, thing in names.items()]])


def _declared() -> Iterator[tuple[str, Any]]:
    """Every type by its name, as they are declared."""
    for module in MODULES:
        for name, thing in vars(module).items():
            if not name.startswith("_") and _is_own(module, thing):
                yield name, thing
    for kind in ALSO:
        yield kind.__name__, kind


def _is_own(module: ModuleType, thing: Any) -> bool:
    if is_typeddict(thing):
        return bool(thing.__module__ == module.__name__)
    if get_origin(thing) is Literal:
        return module is view_types or not any(thing == known for known in vars(view_types).values())
    return isinstance(thing, UnionType)


def _declaration(name: str, thing: Any, names: dict[str, Any]) -> str:
    if not isinstance(thing, type) and not is_typeddict(thing):
        return f"export type {name} = {_type(thing, names, name)};\n"
    fields = get_type_hints(thing, include_extras=True)
    comments = dict(_FIELD.findall(_source(thing)))
    lines = [f"/** {thing.__doc__.partition(chr(10))[0]} */"] if thing.__doc__ else []
    lines.append(f"export interface {name} {{")
    for field, kind in fields.items():
        if field in comments:
            lines.append(f"  /** {comments[field][:1].upper()}{comments[field][1:]}. */")
        optional = get_origin(kind) is NotRequired
        inner = get_args(kind)[0] if optional else kind
        key = field if _NAME.match(field) else f'"{field}"'
        lines.append(f"  {key}{'?' if optional else ''}: {_type(inner, names)};")
    return "\n".join([*lines, "}", ""])


def _source(thing: Any) -> str:
    try:
        return inspect.getsource(thing)
    except (OSError, TypeError):  # made by a call, not by a class statement
        return ""


def _type(kind: Any, names: dict[str, Any], itself: str = "") -> str:
    """A type in the words of TypeScript."""
    for name, known in names.items():
        if name != itself and (known is kind or (not isinstance(kind, type) and known == kind)):
            return name
    if kind in _PLAIN:
        return _PLAIN[kind]
    origin, parts = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return _type(parts[0], names)
    if origin is Literal:
        return " | ".join([f'"{word}"' for word in parts])
    if origin in (Union, UnionType):
        return " | ".join([_type(part, names) for part in parts])
    if origin is list:
        inner = _type(parts[0], names)
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if origin is dict:
        return f"Record<{_type(parts[0], names)}, {_type(parts[1], names)}>"
    raise TypeError(f"{kind!r} has no form in TypeScript")


if __name__ == "__main__":
    raise SystemExit(main())
