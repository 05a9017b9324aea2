"""Which tests are a card's own: those in ``tests/cards`` that are named after it or that have it in their parameters.

A test is named after a card if its name has the longest word of the title in it (for an identity, which is known by
either half, any long word) and its source names the card. A test with parameters is the test of each card that its
parameters name, whether they stand in the mark or in a table of the file.
"""

from __future__ import annotations

import ast
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from ..positions.titles import key

#: Tests about all cards at once are nobody's own.
ABOUT_ALL_CARDS = ("test_facts.py", "test_every_card_has_a_test.py", "test_loading.py")


@dataclass(frozen=True, slots=True)
class CardTest:
    """A test of cards: its file, its name, what its source says, and the strings among its parameters."""

    path: Path
    name: str
    source: str  # with the helpers of its file that it calls; this and the parameters as ``key`` writes titles
    parameters: frozenset[str]

    @property
    def words(self) -> str:
        """Its name as titles are compared."""
        return key(self.name)


@cache
def card_tests(tests: Path) -> tuple[CardTest, ...]:
    """Every test in the folder ``cards``, in any folder of it."""
    found: list[CardTest] = []
    for path in sorted((tests / "cards").rglob("test_*.py")):
        if path.name in ABOUT_ALL_CARDS:
            continue
        text = path.read_text(encoding="utf-8")
        tree = ast.parse(text)
        lines = text.splitlines()
        tables = _tables(tree)
        functions = {node.name: node for node in tree.body if isinstance(node, ast.FunctionDef)}
        for name, node in functions.items():
            if name.startswith("test_"):
                called = {inner.id for inner in ast.walk(node) if isinstance(inner, ast.Name)}
                parts = [node, *[functions[helper] for helper in sorted(called & functions.keys())]]
                source = "\n".join(["\n".join(lines[part.lineno - 1 : part.end_lineno]) for part in parts])
                found.append(CardTest(path, name, key(source), frozenset(_parameters(node, tables))))
    return tuple(found)


def own_tests(tests: Path, title: str) -> list[CardTest]:
    """The tests of a card."""
    name = key(title)
    words = sorted([key(word) for word in title.split()], key=len)
    words = [word for word in words if len(word) > 3] if ":" in title else words[-1:]
    return [
        test
        for test in card_tests(tests)
        if name in test.parameters or (name in test.source and any(word in test.words for word in words))
    ]


def _tables(tree: ast.Module) -> dict[str, ast.expr]:
    """What the names at the top of a file stand for."""
    found: dict[str, ast.expr] = {}
    for node in tree.body:
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            found[node.targets[0].id] = node.value
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value is not None:
            found[node.target.id] = node.value
    return found


def _parameters(test: ast.FunctionDef, tables: dict[str, ast.expr]) -> set[str]:
    """Every string among the parameters of a test, written as ``key`` writes titles."""
    found: set[str] = set()
    for mark in test.decorator_list:
        if isinstance(mark, ast.Call) and isinstance(mark.func, ast.Attribute) and mark.func.attr == "parametrize":
            for node in (inner for value in mark.args[1:2] for inner in ast.walk(value)):
                parts = ast.walk(tables[node.id]) if isinstance(node, ast.Name) and node.id in tables else [node]
                for part in parts:
                    if isinstance(part, ast.Constant) and isinstance(part.value, str):
                        found.add(key(part.value))
    return found
