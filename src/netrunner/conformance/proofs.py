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
from .index import place

#: What can be claimed, and in how many words.
MARKS: Final = {"rule": 1, "example": 1, "faq": 1, "rulebook": 1, "illustration": 1, "erratum": 1, "ruling": 2}

#: Rules that permit, forbid and order nothing, and rulings that do not apply, each with its reason.
DEFINITIONS: Final = "conformance/definitions.tsv"
NOT_APPLIED: Final = "conformance/rulings_not_applied"

#: Rules whose own tests do not notice a break (`make gate`), each with the reason.
UNNOTICED: Final = "conformance/unnoticed.tsv"

#: The clauses of rules that say more than one thing, in a few words each: ``6.9.2b:2`` is the second of that rule.
CLAUSES: Final = "conformance/clauses"

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
                for meant in _meant(claim):
                    found[meant].append(proof)
    return {claim: tuple(dict.fromkeys(tests_of)) for claim, tests_of in found.items()}


def rule_and_clauses(said: str) -> tuple[str, tuple[str, ...]]:
    """What a mark of a rule names: the rule, and those of its clauses that the test proves.

    >>> rule_and_clauses("6.9.2b:1,3"), rule_and_clauses("6.9.2b")
    (('6.9.2b', ('6.9.2b:1', '6.9.2b:3')), ('6.9.2b', ()))
    """
    number, _, which = said.partition(":")
    return number, tuple([f"{number}:{one}" for one in which.split(",") if one])


def _meant(claim: Claim) -> list[Claim]:
    """A mark of a rule claims the rule and each clause that it names."""
    kind, said = claim
    if kind != "rule" or not said:
        return [claim]
    number, named = rule_and_clauses(str(said[0]))
    return [(kind, (number,)), *[("clause", (one,)) for one in named]]


@cache
def clauses(tests: Path) -> Mapping[str, str]:
    """The clauses of all rules that have several, each in a few words."""
    rows = [cells for path in sorted((tests / CLAUSES).glob("*.tsv")) for cells in _rows(path, 2)]
    rows.sort(key=lambda cells: (place(cells[0].partition(":")[0]), cells[0]))
    return {cells[0]: cells[1] for cells in rows}


def clauses_of(tests: Path, number: str) -> Mapping[str, str]:
    """The clauses of a rule; none, if it says one thing only."""
    return {name: words for name, words in clauses(tests).items() if name.partition(":")[0] == number}


def without_clause(tests: Path) -> list[str]:
    """The marks that name a rule of several clauses, and none of them."""
    several = {name.partition(":")[0] for name in clauses(tests)}
    known = proofs(tests)
    named: defaultdict[str, set[Proof]] = defaultdict(set)
    for (kind, said), found in known.items():
        if kind == "clause":
            named[str(said[0]).partition(":")[0]].update(found)
    return [
        f"{proof}: which clause of {number} does it prove? `netrunner rules {number}` lists them"
        for (kind, (number, *_)), found in known.items()
        if kind == "rule" and number in several
        for proof in found
        if proof not in named[str(number)]
    ]


def without_own_test(tests: Path, marks: int) -> list[str]:
    """The rules that are proved only by tests, or single cases of tests, that carry so many marks of rules and more."""
    fewest: dict[str, int] = {}
    for path in sorted(tests.rglob("test_*.py")):
        text = path.read_text(encoding="utf-8")
        for function, above in _tests(ast.parse(text), []) if "mark.rule" in text else ():
            cases = [_rules_in([call]) for call in _cases(function)]
            alone = _rules_in(function.decorator_list) - set().union(*cases) | {str(said[0]) for _, said in above}
            for named in [alone, *[alone | case for case in cases]]:
                for number in named:
                    fewest[number] = min(len(named), fewest.get(number, len(named)))
    return sorted([number for number, least in fewest.items() if least >= marks], key=place)


@cache
def definitions(tests: Path) -> Mapping[str, str]:
    """The rules that are pure definitions or conventions of the table, and why."""
    return {cells[0]: cells[1] for cells in _rows(tests / DEFINITIONS, 2)}


@cache
def unnoticed(tests: Path) -> Mapping[str, str]:
    """The rules whose own tests do not notice that what cites them is broken, and why."""
    return {cells[0]: cells[1] for cells in _rows(tests / UNNOTICED, 2)}


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


def _cases(function: ast.FunctionDef) -> list[ast.expr]:
    """The ``pytest.param(...)`` of a test that carry marks of their own."""
    nodes = [node for decorator in function.decorator_list for node in ast.walk(decorator)]
    calls = [node for node in nodes if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)]
    return [call for call in calls if isinstance(call.func, ast.Attribute) and call.func.attr == "param"]


def _rules_in(nodes: list[ast.expr]) -> set[str]:
    return {rule_and_clauses(str(said[0]))[0] for kind, said in _claims(nodes) if kind == "rule" and said}
