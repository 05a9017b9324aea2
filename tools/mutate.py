"""Breaks the engine in many small ways, one at a time, and tells which mistakes no test notices, rule by rule.

    python tools/mutate.py --sample 300 --seed 1 --module runs

First each test runs once, to see which lines of ``netrunner/rules`` it reaches; this is kept in ``.pytest_cache``
while neither the engine nor the file of the test changes. Then, for each mutant, a fork of this warm process makes
the mistake and runs the tests that reach its line until one fails or the time for a mutant is over: first those that
prove the nearest rule, then those that noticed other mistakes nearby, then those that reach much, because they
compare much. With ``--again``, survivors get more time.

Every mutant that no test notices is a survivor, whatever it does; ``tests/survivors.tsv`` tells of some why no test
could notice them, and the report repeats it. Only what is moot is counted apart: another number for "none", which is
-1 for cards, places and whatever else there may be none of, and types that nobody reads. ``--retry`` tries
only those that an earlier ``--json`` tells of, and ``--tests`` lets only some tests look for them, which is quick:

    python tools/mutate.py --module runs --json > survivors.json
    python tools/mutate.py --retry survivors.json --tests tests/conformance/chapter06/test_new.py
"""

from __future__ import annotations

import argparse
import ast
import gc
import hashlib
import json
import os
import pickle
import random
import sys
import time
from array import array
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from pathlib import Path
from types import FunctionType
from typing import TypeVar

import pytest
from mutants import Mutant, Where, codes, functions_of, hangs_after, mutants_of, put_in, spent, without_line

from netrunner.conformance.citations import Citation, citations
from netrunner.conformance.index import place, section_of
from netrunner.conformance.proofs import rule_and_clauses

ROOT = Path(__file__).parent.parent
RULES = ROOT / "src" / "netrunner" / "rules"
CACHE = ROOT / ".pytest_cache" / "reached-lines.pickle"
EXPLAINED = ROOT / "tests" / "survivors.tsv"
LORE = ROOT / ".pytest_cache" / "noticed-by.json"

#: Seconds of the processor for the tests of one mutant, and after which a mutant hangs, however busy the machine is.
BUDGET, HANGS = 4.0, 20.0
#: Tests that take longer than the first are tried last; than the second, only where no other reaches the line.
LONG, TOO_LONG = 0.04, 1.0
#: How many tests run before what they reached is kept.
AT_ONCE = 1000

#: Tests of what is built around the engine start servers and browsers: nothing in them is about a rule.
OUTSIDE = ("bots", "cli", "e2e", "server")

Told = TypeVar("Told")
Functions = dict[Where, list[FunctionType]]

NOTICED, SURVIVED, HUNG, NOT_REACHED = "noticed", "survived", "hung", "not reached"
MOOT = "moot"


@dataclass(slots=True)
class Run:
    """What one test reached when it ran: the numbers of the lines, unless it failed; and how long it took."""

    file: str  # a digest of the test's file
    seconds: float
    hit: array[int]


@dataclass(slots=True)
class Reached:
    """Which lines each test reaches, and how long it takes."""

    lines: dict[tuple[str, int], list[int]] = field(default_factory=dict)
    names: list[str] = field(default_factory=list)
    seconds: list[float] = field(default_factory=list)
    width: list[int] = field(default_factory=list)


class Watched:
    """The lines of the rules modules, each of which sets a byte when it is reached."""

    def __init__(self) -> None:
        self.lines: list[tuple[str, int]] = []
        self.hit = bytearray()

    def watch(self) -> None:
        functions = functions_of(RULES)
        for path in sorted(RULES.rglob("*.py")):
            tree = ast.parse(path.read_text(encoding="utf-8"))
            for node in ast.walk(tree):
                if isinstance(node, ast.FunctionDef):
                    for inner in [node, *ast.walk(node)]:
                        self._watch_blocks(inner, path.relative_to(ROOT).as_posix())
            for (name, first), code in codes(compile(ast.fix_missing_locations(tree), str(path), "exec")).items():
                for function in functions.get((str(path), name, first), []):
                    function.__globals__["__hit__"] = self.hit
                    function.__code__ = code
        self.hit.extend(bytes(len(self.lines)))

    def _watch_blocks(self, node: ast.AST, path: str) -> None:
        for name in ("body", "orelse", "finalbody"):
            block = getattr(node, name, None)
            if isinstance(block, list) and block and not isinstance(node, ast.ClassDef):
                if not any(getattr(statement, "watched", False) for statement in block):
                    setattr(node, name, [line for statement in block for line in self._marked(statement, path)])

    def _marked(self, statement: ast.stmt, path: str) -> list[ast.stmt]:
        if isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant):
            return [statement]  # a docstring
        if isinstance(statement, ast.Global | ast.Nonlocal):
            return [statement]
        mark = ast.parse(f"__hit__[{len(self.lines)}] = 1").body[0]
        mark.watched = True  # type: ignore[attr-defined]
        ast.copy_location(mark, statement)
        for part in ast.walk(mark):
            ast.copy_location(part, statement)
        self.lines.append((path, statement.lineno))
        return [mark, statement]


class Mutation:
    """A plugin of pytest that takes the place of the loop over the tests."""

    def __init__(self, args: argparse.Namespace) -> None:
        self.args = args
        self.results: dict[Mutant, str] = {}
        self.seconds = 0.0

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        items = [item for item in session.items if item.get_closest_marker("slow") is None]
        reached = self._reached(items)
        chosen = self._choose()
        began = time.monotonic()
        lore = Lore(reached.names)
        try:
            self._try_all(chosen, items, reached, lore, self.args.budget)
            if self.args.again:
                left = [mutant for mutant, result in self.results.items() if result == SURVIVED]
                tell(f"{len(left)} survived and are tried again with more tests")
                self._try_all(left, items, reached, lore, self.args.again)
        except KeyboardInterrupt:
            tell("interrupted: what was tried so far")
        lore.keep()
        self.seconds = time.monotonic() - began
        return True

    # -- which tests reach which lines --------------------------------------------------------------------------------

    def _reached(self, items: list[pytest.Item]) -> Reached:
        key = _fingerprint()
        files = {path: hashlib.sha256(path.read_bytes()).hexdigest() for path in {item.path for item in items}}
        lines: list[tuple[str, int]] = []
        runs: dict[str, Run] = {}
        if CACHE.is_file() and not self.args.tests:
            kept, *known = pickle.loads(CACHE.read_bytes())
            if kept == key:
                lines, runs = known
        new = [item for item in items if item.nodeid not in runs or runs[item.nodeid].file != files[item.path]]
        if new:
            tell(f"running {len(new)} tests once, to see which lines they reach")
        for first in range(0, len(new), AT_ONCE):
            some = new[first : first + AT_ONCE]
            lines, ran = _in_fork(lambda some=some: _run_all(some, files))  # type: ignore[misc]
            runs.update(ran)
            if not self.args.tests:  # whoever stops here begins here again
                CACHE.write_bytes(pickle.dumps((key, lines, runs)))
            tell(f"  {first + len(some)} of {len(new)}")
        return _by_line(lines, [(item.nodeid, runs[item.nodeid]) for item in items])

    def _choose(self) -> list[Mutant]:
        every: list[Mutant] = []
        for path in sorted(RULES.rglob("*.py")):
            if not self.args.module or path.stem in self.args.module:
                every.extend(mutants_of(ROOT, path))
        tell(f"{len(every)} mutants in {', '.join(self.args.module) or 'all rules modules'}")
        if self.args.retry:
            wanted = told_in(self.args.retry.read_text(encoding="utf-8"))
            every = [mutant for mutant in every if mutant.said in wanted]
            tell(f"{len(every)} of them are tried again")
        if self.args.sample and self.args.sample < len(every):
            every = random.Random(self.args.seed).sample(every, self.args.sample)
        for mutant in every:
            if mutant.moot:
                self.results[mutant] = MOOT
        every = [mutant for mutant in every if mutant not in self.results]
        return sorted(every, key=lambda mutant: (mutant.path, mutant.line, mutant.at, mutant.change))

    # -- trying -------------------------------------------------------------------------------------------------------

    def _try_all(
        self, chosen: list[Mutant], items: list[pytest.Item], reached: Reached, lore: Lore, budget: float
    ) -> None:
        functions = functions_of(RULES)
        gc.freeze()  # what is here stays shared with the forks
        running: dict[int, tuple[Mutant, int]] = {}
        nearest = Nearest()
        told = time.monotonic()
        tried = 0
        waiting = list(chosen)
        random.Random(self.args.seed).shuffle(waiting)
        while waiting or running:
            while waiting and len(running) < self.args.jobs:
                mutant = waiting.pop()
                order = _order(mutant, reached, items, nearest.rule_of(mutant), lore)
                if not order:
                    self.results[mutant] = NOT_REACHED
                    tell(f"  not reached: {mutant}")
                    continue
                reads, writes = os.pipe()
                pid = os.fork()
                if pid == 0:
                    _child(mutant, items, order, functions, budget, writes)
                os.close(writes)
                running[pid] = (mutant, reads)
            if not running:
                continue
            pid, status = os.wait()
            mutant, reads = running.pop(pid)
            said = os.read(reads, 16)
            os.close(reads)
            if said:
                lore.learn(mutant, int(said))
            self.results[mutant] = _outcome(status)
            if self.results[mutant] == SURVIVED:
                tell(f"  not noticed: {mutant}")
            tried += 1
            if time.monotonic() - told > 30:
                told = time.monotonic()
                survived = list(self.results.values()).count(SURVIVED)
                tell(f"  {tried} of {len(chosen)}; not noticed so far: {survived}")


class Lore:
    """Which tests noticed mistakes in a function or module before; it is kept from run to run."""

    def __init__(self, names: list[str]) -> None:
        self.names = names
        self.known: defaultdict[str, Counter[str]] = defaultdict(Counter)
        if LORE.is_file():
            for where, tests in json.loads(LORE.read_text(encoding="utf-8")).items():
                self.known[where].update(tests)

    def learn(self, mutant: Mutant, test: int) -> None:
        for where in (mutant.path, f"{mutant.path} {mutant.function}"):
            self.known[where][self.names[test]] += 1

    def noticed(self, mutant: Mutant, test: int) -> tuple[int, int]:
        """How many mistakes in the same function, and in the same module, a test has noticed."""
        name = self.names[test]
        return (self.known[f"{mutant.path} {mutant.function}"][name], self.known[mutant.path][name])

    def keep(self) -> None:
        LORE.write_text(json.dumps(self.known, indent=0, sort_keys=True), encoding="utf-8")


def _run_all(items: list[pytest.Item], files: dict[Path, str]) -> tuple[list[tuple[str, int]], dict[str, Run]]:
    """Run every test once, with the lines watched."""
    from _pytest.runner import runtestprotocol

    watched = Watched()
    watched.watch()
    runs: dict[str, Run] = {}
    empty = bytes(len(watched.hit))
    for item in items:
        watched.hit[:] = empty
        began = spent()
        failed = any(report.failed for report in runtestprotocol(item, nextitem=None, log=False))
        run = Run(files[item.path], spent() - began, array("L"))
        at = -1 if failed else watched.hit.find(1)  # what fails without a mistake cannot notice one
        while at >= 0:
            run.hit.append(at)
            at = watched.hit.find(1, at + 1)
        runs[item.nodeid] = run
    return watched.lines, runs


def _by_line(lines: list[tuple[str, int]], runs: list[tuple[str, Run]]) -> Reached:
    """Which tests, by their number, reach each line."""
    found: defaultdict[int, list[int]] = defaultdict(list)
    reached = Reached()
    for n, (name, run) in enumerate(runs):
        reached.names.append(name)
        reached.seconds.append(run.seconds)
        reached.width.append(len(run.hit))
        for at in run.hit:
            found[at].append(n)
    for at, tests in found.items():
        reached.lines[lines[at]] = sorted({*reached.lines.get(lines[at], ()), *tests})
    return reached


def _in_fork(run: Callable[[], Told]) -> Told:
    """Run something in a fork, so that this process stays as it was, and bring back what it returns."""
    CACHE.parent.mkdir(exist_ok=True)
    path = CACHE.with_suffix(".new")
    pid = os.fork()
    if pid == 0:
        try:
            _be_quiet()
            path.write_bytes(pickle.dumps(run()))
        finally:
            os._exit(0)
    os.waitpid(pid, 0)
    told: Told = pickle.loads(path.read_bytes())
    path.unlink()
    return told


def _order(mutant: Mutant, reached: Reached, items: list[pytest.Item], rule: str, lore: Lore) -> list[int]:
    """The tests that reach the line: those of its rule first, then those that know the place, then the widest."""
    tests = reached.lines.get((mutant.path, mutant.line), [])
    if not tests:  # a part of a statement over several lines
        above = [reached.lines.get((mutant.path, line), []) for line in range(mutant.first, mutant.line)]
        tests = next((found for found in reversed(above) if found), [])

    def key(n: int) -> tuple[int, ...]:
        claimed = [rule_and_clauses(str(mark.args[0]))[0] for mark in items[n].iter_markers("rule") if mark.args]
        here, nearby = lore.noticed(mutant, n)
        near = 0 if rule in claimed else 1 if here else 2 if section_of(rule) in map(section_of, claimed) else 3
        return (int(reached.seconds[n] >= LONG), near, -here, -nearby, -reached.width[n])

    return sorted([n for n in tests if reached.seconds[n] < TOO_LONG] or tests, key=key)


def _child(
    mutant: Mutant, items: list[pytest.Item], order: list[int], functions: Functions, budget: float, writes: int
) -> None:
    """Make the mistake and run the tests: 1 if one of them fails, and which one; 0 if none does."""
    code = 2
    try:
        _be_quiet()
        hangs_after(HANGS + budget)
        put_in(ROOT, mutant, functions)
        by = _notices(items, order, spent() + budget)
        if by >= 0:
            os.write(writes, str(by).encode())
        code = 1 if by >= 0 else 0
    finally:
        os._exit(code)


def _notices(items: list[pytest.Item], order: list[int], until: float) -> int:
    """The first test that fails, or -1."""
    from _pytest.runner import runtestprotocol

    for n in order:
        if any(report.failed for report in runtestprotocol(items[n], nextitem=None, log=False)):
            return n
        if spent() > until:
            return -1
    return -1


def _outcome(status: int) -> str:
    if os.WIFSIGNALED(status):
        return HUNG
    return SURVIVED if os.WEXITSTATUS(status) == 0 else NOTICED


def _be_quiet() -> None:
    nothing = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(nothing, stream)


def _fingerprint() -> str:
    """What the lines that tests reach depend on, besides the tests' own files."""
    digest = hashlib.sha256()
    for path in [*sorted((ROOT / "src" / "netrunner").rglob("*.py")), *sorted((ROOT / "tests").rglob("conftest.py"))]:
        digest.update(path.read_bytes())
    return digest.hexdigest()


class Nearest:
    """The rule that is cited nearest to a line: in the same function, else in its class, else above it in the file."""

    def __init__(self) -> None:
        self.cited: defaultdict[str, list[Citation]] = defaultdict(list)
        for citation in citations():
            self.cited[f"src/{citation.path}"].append(citation)

    def rule_of(self, mutant: Mutant) -> str:
        cited = self.cited.get(mutant.path, [])
        owner = mutant.function.partition(".")[0]
        for same in (
            [one for one in cited if one.name == mutant.function],
            [one for one in cited if one.name.partition(".")[0] == owner],
            cited,
        ):
            if same:
                return min(same, key=lambda one: (abs(one.line - mutant.line), one.line)).number
        return ""


def tell(said: str) -> None:
    """How far it has come, for whoever waits."""
    print(said, file=sys.stderr, flush=True)


def told_in(report: str) -> set[str]:
    """The survivors that an earlier report in JSON tells of, without their lines, which may have moved since."""
    rules = json.loads(report)["rules"]
    return {without_line(said) for found in rules.values() for said, _ in found["survivors"]}


def explained() -> dict[str, str]:
    """The survivors of which it is known why no test notices them."""
    lines = EXPLAINED.read_text(encoding="utf-8").splitlines() if EXPLAINED.is_file() else []
    rows = [line.split("\t") for line in lines if line and not line.startswith("#")]
    return {said: why for said, why in rows}


def report(results: list[tuple[Mutant, str]], seconds: float, as_json: bool) -> float:
    """Tell what no test noticed, by rule; the share of mutants that survived."""
    nearest = Nearest()
    results = sorted(results, key=lambda found: (found[0].path, found[0].line, found[0].at))
    outcomes = Counter(result for _, result in results)
    results = [found for found in results if found[1] != MOOT]
    reasons = explained()
    survivors = outcomes[SURVIVED] + outcomes[NOT_REACHED]
    share = survivors / max(1, len(results))
    by_rule: defaultdict[str, list[tuple[Mutant, str]]] = defaultdict(list)
    for mutant, result in results:
        by_rule[nearest.rule_of(mutant)].append((mutant, result))
    missed = {
        rule: [(str(mutant), result) for mutant, result in found if result in (SURVIVED, NOT_REACHED)]
        for rule, found in by_rule.items()
    }
    modules = Counter(Path(mutant.path).stem for mutant, _ in results)
    bad = Counter(Path(mutant.path).stem for mutant, result in results if result in (SURVIVED, NOT_REACHED))
    if as_json:
        rules = {rule: {"mutants": len(by_rule[rule]), "survivors": lost} for rule, lost in missed.items()}
        counts = {"mutants": len(results), "survivors": survivors, "rate": share}
        print(json.dumps(counts | {"rules": rules}, indent=2, ensure_ascii=False))
        return share
    for rule in sorted(missed, key=place):
        if missed[rule]:
            print(f"{rule or 'no rule'}: {len(missed[rule])} of {len(by_rule[rule])} not noticed")
            for said, result in missed[rule]:
                print(f"    {said}" + (f"  [{result}]" if result == NOT_REACHED else ""))
                why = reasons.get(without_line(said))
                if why:
                    print(f"        {why}")
    print()
    for module, count in sorted(modules.items()):
        print(f"  {module:<14}{count:>5} mutants{bad[module]:>5} survived{bad[module] / count:>7.1%}")
    every = ", ".join(f"{count} {name}" for name, count in sorted(outcomes.items()))
    print(f"{len(results)} mutants, without those left out: {every}")
    known = len([said for lost in missed.values() for said, _ in lost if without_line(said) in reasons])
    print(f"{known} of {survivors} survivors are explained in {EXPLAINED.relative_to(ROOT)}")
    print(f"{share:.1%} survived; {seconds / max(1, len(results)):.2f} s for each")
    return share


def main(words: Iterable[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--sample", type=int, default=0, help="try only so many, drawn at random")
    parser.add_argument("--seed", type=int, default=0, help="for the drawing")
    parser.add_argument("--module", action="append", default=[], help="only this module of netrunner/rules; repeatable")
    parser.add_argument("--retry", type=Path, help="only the survivors that this output of --json tells of")
    parser.add_argument("--tests", type=Path, action="append", help="only the tests in this file or folder; repeatable")
    parser.add_argument("--budget", type=float, default=BUDGET, help="seconds of the processor for one mutant")
    parser.add_argument("--again", type=float, default=0, help="the same for one that survived the first time")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="how many at a time")
    parser.add_argument("--most", type=float, default=1.0, help="fail if a greater share survives, for example 0.15")
    parser.add_argument("--json", action="store_true", help="print JSON")
    args = parser.parse_args(list(words))
    os.environ["NETRUNNER_PURE"] = "1"  # mistakes are made in the sources: what is compiled cannot be changed
    os.environ.pop("NETRUNNER_KERNEL", None)  # tests that ask for the compiled one would not begin
    mutation = Mutation(args)
    quiet = ("-o", "addopts=", "--import-mode=importlib", *("-p", "no:terminal"), *("-p", "no:xdist"), "--capture=no")
    outside = [f"--ignore={ROOT / 'tests' / name}" for name in OUTSIDE]
    tests = map(str, args.tests or [ROOT / "tests"])
    code = pytest.main([*quiet, "-p", "no:cacheprovider", *outside, *tests], plugins=[mutation])
    if not mutation.results:
        return int(code) or 1
    share = report(list(mutation.results.items()), mutation.seconds, args.json)
    return 1 if share > args.most else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
