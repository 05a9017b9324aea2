"""Declarations with something taken out: what ``tools/gut.py`` tries.

A declaration is the call ``card("Title", …)`` in the source of its set. In it, one at a time,

- a line, an instruction or another part of a word that takes several is left out,
- an argument that need not be given is left out: a condition, a limit, a flag, a filter,
- a cost becomes nothing, a condition always true, an instruction that must be there nothing at all,
- a number becomes one more, and a kind of damage, counter, card or player another one.

What is then declared the same as before, or cannot be declared at all, is left out of account.
"""

from __future__ import annotations

import ast
import copy
import inspect
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass as plain_dataclass
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import netrunner.cards
import netrunner.vocabulary
from netrunner.cards.facts import facts, front_of, module_of
from netrunner.frozen import dataclass
from netrunner.rules.machine.nodes import Condition, Context, Instruction
from netrunner.rules.machine.state import State
from netrunner.text.cards.grammar import same

#: The way to a part of an expression: fields, with a place in those that are lists.
Path_ = tuple[tuple[str, int], ...]

#: How a change is told that is made in several places, from the second place on.
PLACE = " [place {}]"

#: What stands for another of its kind.
OTHERS = {
    "NET": "MEAT", "MEAT": "NET", "BRAIN": "NET", "VIRUS": "POWER", "POWER": "VIRUS", "AGENDA_COUNTER": "POWER",
    "ADVANCEMENT": "POWER", "CREDIT": "POWER", "CORP": "RUNNER", "RUNNER": "CORP", "YOU": "OPPONENT",
    "OPPONENT": "YOU", "PROGRAM": "HARDWARE", "HARDWARE": "RESOURCE", "RESOURCE": "PROGRAM", "EVENT": "RESOURCE",
    "AGENDA": "ASSET", "ASSET": "UPGRADE", "UPGRADE": "ASSET", "OPERATION": "ASSET", "ICE": "ASSET",
    "SERVER_HQ": "SERVER_RND", "SERVER_RND": "SERVER_HQ", "SERVER_ARCHIVES": "SERVER_HQ",
}  # fmt: skip


@dataclass(frozen=True, slots=True, eq=False)
class AlwaysTrue(Condition):
    """A condition that was taken out."""

    def holds(self, s: State, me: Context) -> bool:
        return True


@dataclass(frozen=True, slots=True, eq=False)
class NothingAtAll(Instruction):
    """An instruction that was taken out."""

    def could_change(self, s: State, me: Context) -> bool:
        return False

    def resolve(self, s: State, me: Context) -> None:
        return None


#: The words that declarations are written with.
WORDS: dict[str, Any] = {
    **{name: getattr(netrunner.vocabulary, name) for name in vars(netrunner.vocabulary)["__all__"]},
    "AlwaysTrue": AlwaysTrue,
    "NothingAtAll": NothingAtAll,
}


@plain_dataclass(frozen=True, slots=True)
class Gutted:
    """A declaration in which something is missing or different."""

    title: str
    change: str
    part: str  # the word that lacks something, and what it lacks: "Cards.side"
    lines: tuple[Any, ...]

    @property
    def anywhere(self) -> str:
        """The change, wherever on the card it is made."""
        return self.change.partition(PLACE.partition("{")[0])[0]


def gutted(title: str) -> list[Gutted]:
    """Every way to take something out of the declaration of a card, or of a side of one."""
    declared = declaration(title)
    names = {**vars(import_module(f"netrunner.cards.{_module(title)}")), **WORDS}
    whole = _evaluated(declared, names)
    assert whole is not None, f"the declaration of {title} cannot be read by itself"
    found: dict[str, Gutted] = {}
    times: Counter[str] = Counter()
    for change, part, call in _changes(declared):
        lines = _evaluated(call, names)
        left = ast.unparse(call)
        if left not in found and lines is not None and not same(lines, whole):
            times[change] += 1
            said = change + (PLACE.format(times[change]) if times[change] > 1 else "")
            found[left] = Gutted(title, said, part, lines)
    return list(found.values())


def declaration(title: str) -> ast.Call:
    """The call that declares a card."""
    return _declarations(_module(title))[title]


def _module(title: str) -> str:
    return module_of(front_of(title) or facts(title))


@cache
def _declarations(module: str) -> dict[str, ast.Call]:
    path = Path(netrunner.cards.__path__[0], *module.split(".")).with_suffix(".py")
    calls = [node.value for node in ast.parse(path.read_text(encoding="utf-8")).body if isinstance(node, ast.Expr)]
    return {
        call.args[0].value: call
        for call in calls
        if isinstance(call, ast.Call) and isinstance(call.args[0], ast.Constant) and isinstance(call.args[0].value, str)
    }


def _evaluated(call: ast.Call, names: dict[str, Any]) -> tuple[Any, ...] | None:
    """The lines of a declaration, or None if there is no such declaration."""
    again = ast.Expression(ast.Tuple([*call.args[1:]], ast.Load()))
    try:
        lines: tuple[Any, ...] = eval(compile(ast.fix_missing_locations(again), "<declaration>", "eval"), names)
    except Exception:  # whatever a word says about what it cannot take
        return None
    return lines


def _changes(call: ast.Call) -> Iterator[tuple[str, str, ast.Call]]:
    """What can be changed in a call and inside it, with words for it, and in which part of which word."""
    for path, node in _walk(call, ()):
        if isinstance(node, ast.Call):
            for said, field, other in _in_call(node):
                yield said, f"{_name(node)}.{field}", _put(call, path, other)
            continue
        other_words: list[tuple[str, ast.expr]] = []
        if isinstance(node, ast.Tuple) and len(node.elts) > 1:
            for i, part in enumerate(node.elts):
                left = [*node.elts[:i], *node.elts[i + 1 :]]
                other_words.append((f"{_said(node)} without {_said(part)}", ast.Tuple(left, ast.Load())))
        elif isinstance(node, ast.Constant) and type(node.value) is int:
            other_words.append((_within(call, path, str(node.value + 1)), ast.Constant(node.value + 1)))
        elif isinstance(node, ast.Name) and node.id in OTHERS:
            other_words.append((_within(call, path, OTHERS[node.id]), ast.Name(OTHERS[node.id], ast.Load())))
        for said, instead in other_words:
            yield said, _field(call, path), _put(call, path, instead)


def _field(call: ast.Call, path: Path_) -> str:
    """The word and the argument in which a part lies."""
    at = len(path) - 1
    while at > 0 and not isinstance(_at(call, path[:at]), ast.Call):
        at -= 1
    around = _at(call, path[:at])
    name, i = path[at]
    return f"{_name(around)}.{around.keywords[i].arg if name == 'keywords' else _named(_parameters(around)(i))}"


def _walk(node: ast.AST, path: Path_) -> Iterator[tuple[Path_, ast.AST]]:
    """Every part of an expression with the way to it."""
    yield path, node
    for name, value in ast.iter_fields(node):
        if name == "func":
            continue
        if isinstance(value, list):
            for i, inner in enumerate(value):
                if isinstance(inner, ast.AST):
                    yield from _walk(inner, (*path, (name, i)))
        elif isinstance(value, ast.AST):
            yield from _walk(value, (*path, (name, -1)))


def _at(node: Any, path: Path_) -> Any:
    for name, i in path:
        node = getattr(node, name) if i < 0 else getattr(node, name)[i]
    return node


def _put(call: ast.Call, path: Path_, part: ast.expr) -> ast.Call:
    """The same call with another part at a place."""
    if not path:
        assert isinstance(part, ast.Call)
        return part
    other = copy.deepcopy(call)
    *way, (name, i) = path
    above = _at(other, tuple(way))
    if i < 0:
        setattr(above, name, part)
    else:
        getattr(above, name)[i] = part
    return other


def _in_call(node: ast.Call) -> Iterator[tuple[str, str, ast.expr]]:
    """What can be left out of one call, and the name of that argument."""
    first = 1 if _name(node) == "card" else 0  # the title stays
    parameters = _parameters(node)
    for i, part in enumerate(node.args):
        parameter = parameters(i)
        if i < first or parameter is None or isinstance(part, ast.Starred):
            continue
        left = ast.Call(node.func, [*node.args[:i], *node.args[i + 1 :]], node.keywords)
        said = f"{_said(node)} without {_said(part)}"
        if parameter.kind is inspect.Parameter.VAR_POSITIONAL:
            yield (f"without {_said(part)}" if first else said), parameter.name, left
            if len(left.args) == 1 and not left.keywords and not first:  # what needs two parts is the other one then
                yield said, parameter.name, left.args[0]
        elif parameter.default is not inspect.Parameter.empty:
            named = [ast.keyword(_named(parameters(j)), arg) for j, arg in enumerate(node.args) if j > i]
            yield said, parameter.name, ast.Call(node.func, node.args[:i], [*named, *node.keywords])
        else:
            for instead in _instead(part, str(parameter.annotation)):
                at = ast.Call(node.func, [*node.args[:i], instead, *node.args[i + 1 :]], node.keywords)
                yield f"{_said(node)} with {_said(instead)} for {_said(part)}", parameter.name, at
    for i, keyword in enumerate(node.keywords):
        left = ast.Call(node.func, node.args, [*node.keywords[:i], *node.keywords[i + 1 :]])
        yield f"{_said(node)} without {keyword.arg}={_said(keyword.value)}", str(keyword.arg), left


def _instead(part: ast.expr, annotation: str) -> Iterator[ast.expr]:
    """What takes the place of a part that must be there."""
    if annotation in ("Price", "Cost", "CostPart") and _said(part) != "0":
        yield ast.Constant(0)
    elif annotation == "Condition":
        yield ast.Call(ast.Name("AlwaysTrue", ast.Load()), [], [])
    elif annotation in ("Instruction", "Does"):
        yield ast.Call(ast.Name("NothingAtAll", ast.Load()), [], [])


def _parameters(node: ast.Call) -> Callable[[int], inspect.Parameter | None]:
    """What the arguments of a call without names are."""
    known = _signature(WORDS.get(_name(node)))

    def at(i: int) -> inspect.Parameter | None:
        several = next((p for p in known if p.kind is inspect.Parameter.VAR_POSITIONAL), None)
        before = known if several is None else known[: known.index(several)]
        return before[i] if i < len(before) else several

    return at


def _signature(word: Any) -> list[inspect.Parameter]:
    """How a word is written: by its own constructor, where it has one."""
    if word is None:
        return []
    made: Any = vars(word).get("__init__") if isinstance(word, type) else None
    if made is not None and made.__qualname__ == f"{word.__name__}.__init__":
        return list(inspect.signature(made).parameters.values())[1:]
    return list(inspect.signature(word).parameters.values())


def _named(parameter: inspect.Parameter | None) -> str:
    return "" if parameter is None else parameter.name


def _name(node: ast.Call) -> str:
    return node.func.id if isinstance(node.func, ast.Name) else ""


def _said(node: ast.AST) -> str:
    return ast.unparse(node)


def _within(call: ast.Call, path: Path_, other: str) -> str:
    """A small part with the call that it stands in, so that one sees which is meant."""
    at = len(path) - 1
    while at > 0 and not isinstance(_at(call, path[:at]), ast.Call):
        at -= 1
    around = _at(call, path[:at])
    if around is call:
        return f"{other} for {_said(_at(call, path))}"
    inner = copy.deepcopy(around)
    *way, (name, i) = path[at:]
    above = _at(inner, tuple(way))
    changed = ast.Name(f"{other}", ast.Load())
    if i < 0:
        setattr(above, name, changed)
    else:
        getattr(above, name)[i] = changed
    return f"{_said(inner)} for {_said(around)}"
