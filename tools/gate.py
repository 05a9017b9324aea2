"""A gate for each rule: break what enforces it, and the rule's own tests must fail.

    python tools/gate.py 6.1.5b 9.2.8e          # these rules
    python tools/gate.py --sample 100 --seed 1  # a sample of all that are proved
    python tools/gate.py --write                # all of them, into tests/conformance/noticed.tsv, which the page counts

What enforces a rule is the code that cites it. It is broken in the ways of ``mutants.py`` around the citation, and by
mutants that insert: the function returns at once, so that what it forbids is done and what it does is left out, or a
check refuses everything. Only tests that are marked with the rule look for the break. A rule is noticed if they find
one of them; ``tests/conformance/unnoticed.tsv`` tells of the others why not.
"""

from __future__ import annotations

import argparse
import ast
import gc
import os
import random
import sys
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from types import CodeType, FunctionType

import pytest
from mutants import Mutant, Where, codes, functions_of, hangs_after, mutants_of, put_in, spent
from mutate import HUNG, NOTICED, OUTSIDE, ROOT, RULES, SURVIVED, _be_quiet, _notices, _outcome, tell

from netrunner.conformance.citations import Citation, citing
from netrunner.conformance.index import place
from netrunner.conformance.proofs import rule_and_clauses

WRITTEN = ROOT / "tests" / "conformance" / "noticed.tsv"
#: How many breaks are tried for a rule, how far from its citation, and how long its tests may take for one
TRIED, AROUND, BUDGET, HANGS = 10, 5, 10.0, 60

Functions = dict[Where, list[FunctionType]]

_REFUSAL = "Refusal('refused-cannot', '1.1.1')"


@dataclass(frozen=True, slots=True)
class Inserted:
    """A function that returns at once."""

    path: str
    function: str
    line: int
    value: str

    def __str__(self) -> str:
        return f"{self.path}:{self.line} ({self.function})  returns {self.value} at once"


def inserted_near(citation: Citation) -> list[Inserted]:
    """The functions around a citation, each returning at once; those of a class that cites it as a whole."""
    path = ROOT / "src" / citation.path
    tree = ast.parse(path.read_text(encoding="utf-8"))
    around = [node for node in ast.walk(tree) if _is_around(node, citation)]
    functions = [node for node in around if isinstance(node, ast.FunctionDef)]
    if not functions:
        classes = [node for node in around if isinstance(node, ast.ClassDef)]
        functions = [node for cls in classes for node in cls.body if isinstance(node, ast.FunctionDef)]
        functions.sort(key=lambda node: abs(node.lineno - citation.line))
    found: list[Inserted] = []
    refuses = any(isinstance(node, ast.ImportFrom) and "Refusal" in [a.name for a in node.names] for node in tree.body)
    for node in functions:
        said = _returned(node)
        if said == ("None",) and refuses and "Refusal" in ast.unparse(node.returns or ast.Constant(None)):
            said = ("None", _REFUSAL)  # what is forbidden is done, and what is allowed is forbidden
        found.extend([Inserted(f"src/{citation.path}", node.name, node.lineno, value) for value in said])
    return found


def _is_around(node: ast.AST, citation: Citation) -> bool:
    """Whether a function or class holds the line of a citation, or stands right below it."""
    if not isinstance(node, ast.FunctionDef | ast.ClassDef):
        return False
    return node.lineno - 1 <= citation.line <= (node.end_lineno or 0)


def _returned(function: ast.FunctionDef) -> tuple[str, ...]:
    """What a function can return at once without being caught by its type: otherwise any test would notice."""
    said = ast.unparse(function.returns) if function.returns is not None else ""
    if function.name.startswith("__"):
        return ()
    if said == "bool":
        return ("True", "False")
    if said == "None" or said.endswith("| None"):
        return ("None",)
    return ("[]",) if said.startswith("list[") else ("0",) if said == "int" else ()


def put_in_return(mutant: Inserted, functions: Functions) -> None:
    """Give the functions at this place the code of one that returns at once."""
    path = ROOT / mutant.path
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and node.lineno == mutant.line:
            early = ast.parse(f"return {mutant.value}").body[0]
            for part in ast.walk(early):
                ast.copy_location(part, node.body[0])
            node.body.insert(0, early)
    changed: dict[tuple[str, int], CodeType] = codes(compile(ast.fix_missing_locations(tree), str(path), "exec"))
    for (name, first), code in changed.items():
        if first == mutant.line or name.rpartition(".")[2] == mutant.function:
            for function in functions.get((str(path), name, first), []):
                function.__code__ = code


def breaks_of(rule: str, chance: random.Random) -> list[Mutant | Inserted]:
    """What can be broken about a rule: what cites it in the rules and for decks, then in the words of cards as well."""
    found = [*_breaks(rule, "netrunner/rules/", chance), *_breaks(rule, "netrunner/decks/", chance)]
    return [*found, *_breaks(rule, "netrunner/vocabulary/", chance)] if found else []


def _breaks(rule: str, folder: str, chance: random.Random) -> list[Mutant | Inserted]:
    """Every function that cites a rule, and the lines around the citations."""
    inserted: list[Mutant | Inserted] = []
    changed: list[Mutant | Inserted] = []
    for citation in citing(rule):
        if citation.path.startswith(folder):
            inserted.extend(inserted_near(citation))
            near = mutants_of(ROOT, ROOT / "src" / citation.path)
            changed.extend([m for m in near if abs(m.line - citation.line) <= AROUND and not m.moot])
    chance.shuffle(changed)
    return [*inserted[: TRIED // 2], *changed][:TRIED]


class Gate:
    """A plugin of pytest that takes the place of the loop over the tests."""

    def __init__(self, args: argparse.Namespace) -> None:
        self.args = args
        self.results: dict[str, tuple[str, str]] = {}

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        own: defaultdict[str, list[int]] = defaultdict(list)
        for n, item in enumerate(session.items):
            for mark in item.iter_markers("rule"):
                if mark.args and item.get_closest_marker("slow") is None:
                    own[rule_and_clauses(str(mark.args[0]))[0]].append(n)
        rules = self.args.rules or sorted(own, key=place)
        if self.args.sample and self.args.sample < len(rules):
            rules = sorted(random.Random(self.args.seed).sample(rules, self.args.sample), key=place)
        functions = functions_of(RULES.parent)
        gc.freeze()
        chance = random.Random(self.args.seed)
        for done, rule in enumerate(rules, 1):
            self.results[rule] = self._try(rule, session.items, own[rule], functions, chance)
            if done % 50 == 0:
                tell(f"  {done} of {len(rules)}; not noticed so far: {self.count(SURVIVED)}")
        return True

    def count(self, result: str) -> int:
        return len([found for found, _ in self.results.values() if found == result])

    def _try(
        self, rule: str, items: list[pytest.Item], order: list[int], functions: Functions, chance: random.Random
    ) -> tuple[str, str]:
        tried = breaks_of(rule, chance)
        if not order:
            return "no test", ""
        if not tried:
            return "no code", ""
        for mutant in tried:
            if _outcome(_in_child(mutant, items, order, functions)) in (NOTICED, HUNG):
                return NOTICED, str(mutant)
        return SURVIVED, str(tried[0])


def _in_child(mutant: Mutant | Inserted, items: list[pytest.Item], order: list[int], functions: Functions) -> int:
    """Make the mistake in a fork and run the tests there: its exit status is 1 if one of them fails."""
    pid = os.fork()
    if pid == 0:
        code = 2
        try:
            _be_quiet()
            hangs_after(HANGS)
            if isinstance(mutant, Mutant):
                put_in(ROOT, mutant, functions)
            else:
                put_in_return(mutant, functions)
            code = 1 if _notices(items, order, spent() + BUDGET) >= 0 else 0
        finally:
            os._exit(code)
    return os.waitpid(pid, 0)[1]


def report(results: dict[str, tuple[str, str]]) -> float:
    """Tell which rules no own test defends; the share of those that are defended."""
    judged = {rule: found for rule, found in results.items() if found[0] in (NOTICED, SURVIVED)}
    for rule, (result, how) in results.items():
        if result != NOTICED:
            print(f"{rule}: {result}{f', for example {how}' if how else ''}")
    noticed = len([1 for result, _ in judged.values() if result == NOTICED])
    share = noticed / len(judged) if judged else 1.0
    print(f"Own tests notice: {noticed} of {len(judged)} rules with code that can be broken ({share:.1%}).")
    return share


def main(words: Iterable[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("rules", nargs="*", help="these rules; all that are proved if none is named")
    parser.add_argument("--sample", type=int, default=0, help="so many rules")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--least", type=float, default=0.0, help="fail below this share")
    parser.add_argument("--write", action="store_true", help=f"keep the result in {WRITTEN.relative_to(ROOT)}")
    args = parser.parse_args(list(words))
    os.environ["NETRUNNER_PURE"] = "1"  # rules are broken in the sources: what is compiled cannot be changed
    os.environ.pop("NETRUNNER_KERNEL", None)  # tests that ask for the compiled one would not begin
    gate = Gate(args)
    outside = [f"--ignore={ROOT / 'tests' / name}" for name in OUTSIDE]
    quiet = ("-o", "addopts=", "--import-mode=importlib", "-p", "no:terminal", "-p", "no:xdist", "--capture=no")
    pytest.main([*quiet, "-p", "no:cacheprovider", *outside, str(ROOT / "tests")], plugins=[gate])
    if args.write:
        rows = [f"{rule}\t{result}" for rule, (result, _) in gate.results.items()]
        said = "# Made by tools/gate.py --write: whether a rule's own tests notice that what enforces it is broken."
        Path(WRITTEN).write_text("\n".join([said, *rows, ""]), encoding="utf-8")
    return 0 if report(gate.results) >= args.least else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
