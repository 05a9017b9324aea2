"""Examples of the documents that are played with small cards of the tests instead of the cards that they name."""

from __future__ import annotations

import ast
import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from .index import examples
from .proofs import proofs


@cache
def stand_ins(tests: Path) -> Mapping[str, tuple[str, ...]]:
    """The examples whose tests put a card of their own on the table, and the titles of those cards."""
    known = proofs(tests)
    found: dict[str, tuple[str, ...]] = {}
    for name in examples():
        for proof in known.get(("example", (name,)), ()):
            path = tests.parent / proof.path
            source = _source(path, proof.name)
            named = [title for title in _defined(path) if re.search(rf"(?<!\w){re.escape(title)}(?!\w)", source)]
            if named:
                found[name] = tuple(named)
    return found


def _defined(path: Path) -> list[str]:
    """The titles of the cards that a file of tests defines for itself."""
    return [
        str(node.args[0].value)
        for node in ast.walk(_tree(path))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "define"
        if node.args and isinstance(node.args[0], ast.Constant)
    ]


def _source(path: Path, name: str) -> str:
    """The source of a test, with the helpers of its file that it calls."""
    functions = {node.name: node for node in _tree(path).body if isinstance(node, ast.FunctionDef)}
    called = {inner.id for inner in ast.walk(functions[name]) if isinstance(inner, ast.Name)}
    return "\n".join([ast.unparse(functions[one]) for one in (name, *sorted(called & functions.keys()))])


@cache
def _tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))
