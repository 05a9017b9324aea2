"""What tests prove: the marks of all tests of a checkout, found by reading them, and the lists beside them."""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from .citations import PACKAGE

#: What can be claimed, and in how many words.
MARKS: Final = {"rule": 1, "example": 1, "faq": 1, "rulebook": 1, "ruling": 2}

#: Rules that permit, forbid and order nothing, and rulings that do not apply, each with its reason.
DEFINITIONS: Final = "conformance/definitions.tsv"
NOT_APPLIED: Final = "conformance/rulings_not_applied"

Claim = tuple[str, tuple[str | int, ...]]


@dataclass(frozen=True, slots=True)
class Proof:
    """A test, by its file and name."""

    path: str
    line: int
    name: str

    def __str__(self) -> str:
        return f"{self.path}::{self.name}"


def find_tests() -> Path | None:
    """The tests of the checkout that the package runs from, or of the one around the working directory."""
    here = Path.cwd()
    for root in (PACKAGE.parent.parent, here, *here.parents):
        if (root / "tests" / DEFINITIONS).is_file():
            return root / "tests"
    return None


@cache
def proofs(tests: Path) -> Mapping[Claim, tuple[Proof, ...]]:
    """For every claim, the tests that make it."""
    found: defaultdict[Claim, list[Proof]] = defaultdict(list)
    for path in sorted(tests.rglob("test_*.py")):
        text = path.read_text(encoding="utf-8")
        if "mark." not in text:
            continue
        shown = path.relative_to(tests.parent).as_posix()
        tree = ast.parse(text)
        whole = _claims([node for node in tree.body if isinstance(node, ast.Assign) and _named(node, "pytestmark")])
        for function, above in _tests(tree, whole):
            proof = Proof(shown, function.lineno, function.name)
            for claim in dict.fromkeys([*above, *_claims(function.decorator_list)]):
                found[claim].append(proof)
    return {claim: tuple(tests_of) for claim, tests_of in found.items()}


@cache
def definitions(tests: Path) -> Mapping[str, str]:
    """The rules that are pure definitions or conventions of the table, and why."""
    return {cells[0]: cells[1] for cells in _rows(tests / DEFINITIONS, 2)}


@cache
def not_applied(tests: Path) -> Mapping[tuple[str, int], str]:
    """The rulings that do not apply, and why: one list for each cycle of sets."""
    lists = sorted((tests / NOT_APPLIED).glob("*.tsv"))
    return {(cells[0], int(cells[1])): cells[2] for path in lists for cells in _rows(path, 3)}


def _rows(path: Path, width: int) -> list[list[str]]:
    """The rows of a list; lines that begin with # are comments."""
    if not path.is_file():
        return []
    rows = []
    for at, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if line.strip() and not line.startswith("#"):
            cells = line.split("\t")
            if len(cells) != width or not all(cell.strip() for cell in cells):
                raise ValueError(f"{path.name}:{at}: a row has {width} cells, separated by tabs: {line!r}")
            rows.append(cells)
    return rows


def _named(node: ast.Assign, name: str) -> bool:
    return any(isinstance(target, ast.Name) and target.id == name for target in node.targets)


def _tests(node: ast.AST, above: list[Claim]) -> list[tuple[ast.FunctionDef, list[Claim]]]:
    found: list[tuple[ast.FunctionDef, list[Claim]]] = []
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.FunctionDef) and child.name.startswith("test"):
            found.append((child, above))
        elif isinstance(child, ast.ClassDef):
            found.extend(_tests(child, [*above, *_claims(child.decorator_list)]))
    return found


def _claims(nodes: list[ast.expr] | list[ast.Assign]) -> list[Claim]:
    """The marks in decorators, those of single parameters too."""
    found: list[Claim] = []
    for node in nodes:
        for call in ast.walk(node):
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) and call.func.attr in MARKS:
                mark = call.func.value
                if isinstance(mark, ast.Attribute) and mark.attr == "mark":
                    said = tuple([arg.value for arg in call.args if isinstance(arg, ast.Constant)])
                    found.append((call.func.attr, said))  # type: ignore[arg-type]  # marks are text and numbers
    return found
