"""Takes each instruction, condition, cost and field out of a card's declaration; tells what its tests do not notice.

    python tools/gut.py "Snare!" "Corroder"     # some cards
    python tools/gut.py --set what_lies_ahead   # all cards of a module under cards/
    python tools/gut.py --sample 40 --seed 1    # cards drawn at random
    python tools/gut.py --all

A card's own tests are those in ``tests/cards`` that are named after it or have it among their parameters, and those
marked with a ruling about it. A fork of this warm process declares the card anew and runs them until one fails.
First they run with the card as it is: tests that fail anyway would notice everything.
``tools/declarations.py`` says what is taken out. What makes no difference to anybody stands in
``tests/cards/unnoticed.tsv`` with its reason; what stands there though a test notices it is told as well.
"""

from __future__ import annotations

import argparse
import gc
import json
import os
import random
import sys
from collections import defaultdict
from collections.abc import Iterable
from functools import cache
from pathlib import Path

os.environ["NETRUNNER_PURE"] = "1"  # declarations are tried with the sources: nothing has to be compiled first
os.environ.pop("NETRUNNER_KERNEL", None)  # tests that ask for the compiled one would not begin

import pytest
from declarations import Gutted, gutted
from mutants import hangs_after

from netrunner.cards.facts import facts, module_of
from netrunner.cards.library import _printed, implemented
from netrunner.conformance.own_tests import own_tests
from netrunner.positions.titles import key
from netrunner.vocabulary.declare import DECLARED, card

ROOT = Path(__file__).parent.parent
TESTS = ROOT / "tests"
UNNOTICED = TESTS / "cards" / "unnoticed.tsv"

#: Seconds of the processor after which a declaration hangs: that is noticed.
HANGS = 60.0

#: What is changed first: nothing.
AS_IT_IS = ""

Missed = dict[str, list[str]]


class Gutting:
    """A plugin of pytest that takes the place of the loop over the tests."""

    def __init__(self, titles: list[str], jobs: int) -> None:
        self.titles = titles
        self.jobs = jobs
        self.missed: Missed = {}
        self.untested: list[str] = []
        self.failing: list[str] = []
        self.noticed: Missed = {}
        self.tried = 0

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        items = [item for item in session.items if isinstance(item, pytest.Function)]
        waiting: list[tuple[Gutted, list[pytest.Function]]] = []
        for title in self.titles:
            own = own_items(title, items)
            if not own:
                self.untested.append(title)
            if own:
                waiting.append((Gutted(title, AS_IT_IS, "", DECLARED[title]), own))
                waiting.extend([(change, own) for side in sides(title) for change in gutted(side)])
        gc.freeze()  # what is here stays shared with the forks
        running: dict[int, Gutted] = {}
        waiting.reverse()
        while waiting or running:
            while waiting and len(running) < self.jobs:
                change, own = waiting.pop()
                pid = os.fork()
                if pid == 0:
                    _child(change, own)
                running[pid] = change
            pid, status = os.wait()
            self._tell(running.pop(pid), status)
        return True

    def _tell(self, change: Gutted, status: int) -> None:
        if change.change == AS_IT_IS:
            if status:
                self.failing.append(change.title)
            return
        self.tried += 1
        noticed = os.WIFSIGNALED(status) or os.WEXITSTATUS(status) != 0
        excused = unnoticed().get(change.title, set())
        if noticed and change.change in excused:
            self.noticed.setdefault(change.title, []).append(change.change)
        elif not noticed and change.change not in excused and change.anywhere not in unnoticed().get("*", set()):
            self.missed.setdefault(change.title, []).append(change.change)


def sides(title: str) -> list[str]:
    """The card and the sides on its back that are declared."""
    return [title, *[side.title for side in facts(title).other_sides if side.title in DECLARED]]


def own_items(title: str, items: list[pytest.Function]) -> list[pytest.Function]:
    """The tests of a card; of those with parameters, the ones that are about it."""
    names = {(test.path, test.name): test for side in sides(title) for test in own_tests(TESTS, side)}
    found: list[pytest.Function] = []
    for item in items:
        test = names.get((item.path, item.originalname))
        ruled = any(mark.args and mark.args[0] == title for mark in item.iter_markers("ruling"))
        if ruled or (test is not None and (key(title) not in test.parameters or _about(item, title))):
            found.append(item)
    return found


def _about(item: pytest.Function, title: str) -> bool:
    """Whether the parameters of a test name the card."""
    return key(title) in key(repr(list(item.callspec.params.values()))) if hasattr(item, "callspec") else False


@cache
def unnoticed() -> dict[str, set[str]]:
    """What makes no difference, by card (``*`` for any): each with its reason in the file."""
    found: defaultdict[str, set[str]] = defaultdict(set)
    if UNNOTICED.is_file():
        for line in UNNOTICED.read_text(encoding="utf-8").splitlines():
            if line and not line.startswith("#"):
                title, change, _ = line.split("\t")
                found[title].add(change)
    return found


def _child(change: Gutted, items: list[pytest.Function]) -> None:
    """Declare the card anew and run its tests: 1 if one of them fails, 0 if none does."""
    from _pytest.runner import runtestprotocol

    code = 2
    try:
        nothing = os.open(os.devnull, os.O_RDWR)
        for stream in (0, 1, 2):
            os.dup2(nothing, stream)
        hangs_after(HANGS)
        del DECLARED[change.title]
        card(change.title, *change.lines)
        _printed.cache_clear()
        code = 0
        for item in items:
            if any(report.failed for report in runtestprotocol(item, nextitem=None, log=False)):
                code = 1
                break
    finally:
        os._exit(code)


def chosen(args: argparse.Namespace) -> list[str]:
    """The titles that are meant."""
    every = list(implemented())
    if args.titles:
        titles = [facts(title).title for title in args.titles]
        missing = [title for title in titles if title not in every]
        if missing:
            raise SystemExit(f"not implemented: {', '.join(missing)}")
        return titles
    if args.set:
        every = [title for title in every if args.set in module_of(facts(title)).split(".")]
        if not every:
            raise SystemExit(f"no implemented card is in a module {args.set!r} under cards/")
    elif not args.all and not args.sample:
        raise SystemExit("name cards, or give --set, --sample or --all")
    if args.sample and args.sample < len(every):
        every = random.Random(args.seed).sample(every, args.sample)
    return every


def main(words: Iterable[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("titles", nargs="*", metavar="title", help="a card")
    parser.add_argument("--set", help="the cards of this module or package under cards/: what_lies_ahead, genesis")
    parser.add_argument("--all", action="store_true", help="every card")
    parser.add_argument("--sample", type=int, default=0, help="so many cards, drawn at random")
    parser.add_argument("--seed", type=int, default=0, help="for the drawing")
    parser.add_argument("--jobs", type=int, default=1, help="how many at a time")
    parser.add_argument("--json", action="store_true", help="print JSON")
    args = parser.parse_args(list(words))
    gutting = Gutting(chosen(args), args.jobs)
    quiet = ("-o", "addopts=", "--import-mode=importlib", *("-p", "no:terminal"), *("-p", "no:xdist"), "--capture=no")
    files = _files(gutting.titles)
    code = pytest.main([*quiet, "-p", "no:cacheprovider", *files], plugins=[gutting])
    if not gutting.tried and not gutting.untested:
        return int(code) or 1
    if args.json:
        told = {"tried": gutting.tried, "untested": gutting.untested, "failing": gutting.failing}
        print(json.dumps({**told, "missed": gutting.missed, "noticed": gutting.noticed}, indent=2))
    else:
        for title in gutting.untested:
            print(f"{title}: has no test of its own")
        for title in gutting.failing:
            print(f"{title}: a test of it fails with the card as it is")
        for title, changes in gutting.missed.items():
            print(f"{title}: no test notices")
            print("\n".join([f"    {change}" for change in changes]))
        for title, changes in gutting.noticed.items():
            print(f"{title}: a test notices what is listed as unnoticed")
            print("\n".join([f"    {change}" for change in changes]))
        lost = sum(map(len, gutting.missed.values()))
        print(f"{len(gutting.titles)} cards, {gutting.tried} changes, {lost} not noticed")
    return 1 if gutting.missed or gutting.noticed or gutting.untested or gutting.failing else 0


def _files(titles: list[str]) -> list[str]:
    """The files with tests of these cards: few, where few cards are meant."""
    if len(titles) > 60:
        return [str(TESTS / "cards"), str(TESTS / "conformance")]
    found = {test.path for title in titles for side in sides(title) for test in own_tests(TESTS, side)}
    for path in sorted((TESTS / "conformance").rglob("test_*.py")):
        text = path.read_text(encoding="utf-8")
        if any(f'ruling("{title}"' in text or f"ruling('{title}'" in text for title in titles):
            found.add(path)
    return sorted(map(str, found))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
