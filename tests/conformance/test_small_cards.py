"""The small cards that tests define do not get in each other's way."""

import ast
from collections import defaultdict
from pathlib import Path

from netrunner.positions.titles import key

TESTS = Path(__file__).parent.parent


def test_no_title_is_defined_in_two_places() -> None:
    places: dict[str, set[str]] = defaultdict(set)
    for path in sorted(TESTS.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "define":
                if node.args and isinstance(node.args[0], ast.Constant):
                    places[key(str(node.args[0].value))].add(str(path.relative_to(TESTS)))
    assert len(places) > 100
    assert {title: sorted(files) for title, files in places.items() if len(files) > 1} == {}
