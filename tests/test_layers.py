"""Which module may know which: no circles, also not through late imports, and every module has its place on the map."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "netrunner"

#: From the inside outwards: a part may import itself and the parts before it.
LAYERS = (
    ("frozen", "compiled", "native"),
    ("rules",),
    ("vocabulary",),
    ("cards", "errors"),
    ("text",),
    # a game as others see it, and as it is kept
    ("codec", "coverage", "determinize", "forgetting", "invariants", "log", "questions", "random_player", "renumbering",
     "view_types", "views"),
    ("decks",),
    ("game", "positions", "saves", "why_no_ability", "why_no_answer", "why_not", "wishes"),
    ("processes", "simulation"),
    ("bots", "lessons", "puzzles"),
    ("conformance", "learning", "testing"),
    ("server",),
    ("bench", "cli"),
    ("", "__main__"),
)  # fmt: skip
#: What the inner parts read of outer ones, and why.
ALLOWED = {
    ("rules.questions.naming_cards", "cards.facts"): "data only: the titles that can be named",
    ("cards.facts", "text.phrases"): "an unknown title is told in the reader's language",
    ("errors", "text.phrases"): "errors are told in the reader's language",
    ("rules.questions.naming_subtypes", "cards.subtypes"): "data only: the subtypes that have been printed",
}


def name_of(path: Path) -> str:
    """A module by its place in the package; the package itself is an empty string."""
    parts = path.relative_to(SOURCE).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


@cache
def modules() -> dict[str, Path]:
    found = sorted(path for path in SOURCE.rglob("*.py") if "migrations" not in path.parts)
    return {name_of(path): path for path in found}


def statements(node: ast.AST) -> Iterator[ast.Import | ast.ImportFrom]:
    """All imports, late ones too, but for those that only type checkers see."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.If) and "TYPE_CHECKING" in ast.unparse(child.test):
            continue
        if isinstance(child, ast.Import | ast.ImportFrom):
            yield child
        yield from statements(child)


@cache
def imported() -> dict[str, frozenset[str]]:
    """Which modules of the package each module imports."""
    return {name: frozenset(_imports(name, path)) - {name} for name, path in modules().items()}


def _imports(name: str, path: Path) -> Iterator[str]:
    package = name.split(".") if path.name == "__init__.py" else name.split(".")[:-1]
    for node in statements(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            bases = [(alias.name, "") for alias in node.names if alias.name.startswith("netrunner.")]
            found = [base.removeprefix("netrunner.") for base, _ in bases]
        elif node.level:
            at = [part for part in package if part][: len(package) - node.level + 1]
            base = ".".join([*at, *([node.module] if node.module else [])])
            found = [f"{base}.{alias.name}".strip(".") for alias in node.names]
        elif node.module and node.module.partition(".")[0] == "netrunner":
            base = node.module.removeprefix("netrunner").strip(".")
            found = [f"{base}.{alias.name}".strip(".") for alias in node.names]
        else:
            continue
        for thing in found:
            if thing in modules():
                yield thing
            elif (home := thing.rpartition(".")[0]) in modules() and home:
                yield home


def circles() -> list[list[str]]:
    """Groups of modules that import each other in a circle (Tarjan)."""
    order: dict[str, int] = {}
    low: dict[str, int] = {}
    stack: list[str] = []
    found: list[list[str]] = []

    def visit(name: str) -> None:
        order[name] = low[name] = len(order)
        stack.append(name)
        for other in sorted(imported()[name]):
            if other not in order:
                visit(other)
                low[name] = min(low[name], low[other])
            elif other in stack:
                low[name] = min(low[name], order[other])
        if low[name] == order[name]:
            group = stack[stack.index(name) :]
            del stack[stack.index(name) :]
            if len(group) > 1:
                found.append(sorted(group))

    for name in modules():
        if name not in order:
            visit(name)
    return found


def test_no_module_imports_itself_through_others() -> None:
    assert circles() == []


@pytest.mark.parametrize("place", range(len(LAYERS)))
def test_inner_parts_know_nothing_of_outer_ones(place: int) -> None:
    known = {part for layer in LAYERS[: place + 1] for part in layer}
    wrong = [
        (name, other)
        for name, others in imported().items()
        if name.partition(".")[0] in LAYERS[place]
        for other in others
        if other.partition(".")[0] not in known and (name, other) not in ALLOWED
    ]
    assert wrong == []


def test_every_module_belongs_to_one_layer() -> None:
    parts = [part for layer in LAYERS for part in layer]
    assert len(parts) == len(set(parts))
    assert set(parts) == {name.partition(".")[0] for name in modules()}


def test_what_is_allowed_is_still_needed() -> None:
    assert all(other in imported()[name] for name, other in ALLOWED)


def test_the_map_of_all_modules_is_up_to_date() -> None:
    assert subprocess.run([sys.executable, ROOT / "tools" / "map.py", "--check"]).returncode == 0, "make map"
