"""`netrunner scenario`: plays a scenario test step by step, with every question, its answer, and what followed.

The tests run under pytest, so that whatever a test may use (parameters, fixtures) works here too.
"""

from __future__ import annotations

import argparse
import re
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from netrunner.cli.command import Commands
from netrunner.conformance.index import errata, examples, faq, illustrations, rule_set, rulebook
from netrunner.conformance.proofs import MARKS, Claim, find_tests, proofs
from netrunner.errors import NetrunnerError
from netrunner.testing import Scenario
from netrunner.testing.retelling import Teller
from netrunner.text.phrases import Say

if TYPE_CHECKING:
    import pytest

_NUMBER = re.compile(r"^(e\d{3}|\d+(_\d+)+[a-z]?)_")  # with which names of tests begin

# Whatever pytest would print itself is left to the teller.
_QUIET = ("-o", "addopts=", "--import-mode=importlib", "--capture=no", *("-p", "no:terminal"), *("-p", "no:xdist"))


class NotPlayed(NetrunnerError):
    """A scenario that cannot be found."""


def register(commands: Commands) -> None:
    say = commands.say
    parser = commands.add("scenario", run)
    parser.add_argument("what", metavar=say("scenario-what"), help=say("scenario-option-what"))
    parser.add_argument("--board", action="store_true", help=say("scenario-option-board"))


def run(args: argparse.Namespace) -> int:
    say: Say = args.say
    if find_spec("pytest") is None:
        raise NotPlayed(key="scenario-no-pytest")
    import pytest

    names = find(args.what)
    reader = Reader(args.lang, say, args.board)
    code = pytest.main([*_QUIET, *names], plugins=[reader])
    if reader.stopped:
        return 0
    if not reader.tests:
        raise NotPlayed(key="scenario-none", what=args.what)
    return 0 if code == 0 else 1


def find(what: str) -> list[str]:
    """The tests that are meant: a file, a test in it, or whatever proves a rule, example or question."""
    tests = find_tests()
    if tests is None:
        raise NotPlayed(key="rules-no-tests")
    number = what.upper() if what[:1].isalpha() else what.lower()
    kind = _kind(number)
    if kind:
        claim: Claim = (kind, (number,))
        found = [str(tests.parent / str(proof)) for proof in proofs(tests).get(claim, ())]
        if not found:
            raise NotPlayed(key="scenario-unproved", number=number)
        return found
    path, colons, name = what.partition("::")
    for root in (Path.cwd(), tests.parent, tests):
        if (root / path).exists():
            return [f"{root / path}{colons}{name}"]
    raise NotPlayed(key="scenario-no-file", path=path, folder=str(tests))


def _kind(number: str) -> str:
    known = {
        "erratum": errata(), "rule": rule_set(), "example": examples(), "faq": faq(), "rulebook": rulebook(),
        "illustration": illustrations(),
    }  # fmt: skip
    return next((kind for kind, numbers in known.items() if number in numbers), "")


class Reader:
    """A plugin of pytest that tells each test as it runs."""

    def __init__(self, lang: str, say: Say, board: bool) -> None:
        self.say = say
        self.asks = sys.stdin.isatty() and sys.stdout.isatty()
        self.tests = 0
        self.stopped = False
        self._lang, self._board = lang, board
        self._teller: Teller | None = None

    def pytest_runtest_setup(self, item: pytest.Item) -> None:
        """The title of a test; from now on its scenarios are told."""
        if self.tests:
            print()
        self.tests += 1
        print("\n".join(_title(item, self.say)))
        Scenario.watcher = self._teller = Teller(self._lang, print, self.pause, self._board)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """How it ended."""
        if report.when == "call":
            if self._teller is not None:
                self._teller.ends()
            print()
            print(self.say("scenario-holds" if report.passed else "scenario-fails"))
        if report.failed:
            print(report.longreprtext)
        if report.when == "teardown":
            Scenario.watcher = self._teller = None

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        """A file that cannot even be read."""
        if report.failed:
            print(report.longreprtext)

    def pause(self) -> None:
        """Wait for Enter, if there is somebody to press it; anything else ends it."""
        if self.asks and input(self.say("scenario-go-on")).strip():
            self.stopped = True
            raise KeyboardInterrupt


def _title(item: pytest.Item, say: Say) -> list[str]:
    """What the test is called, what it proves, and what it says of itself."""
    claims = [" ".join(map(str, mark.args)) for mark in item.iter_markers() if mark.name in MARKS]
    name = _NUMBER.sub("", item.name.removeprefix("test_")).replace("_", " ")
    lines = [name if not claims else say("scenario-title", name=name, claims=", ".join(sorted(claims)))]
    doc = getattr(getattr(item, "obj", None), "__doc__", None)
    if doc:
        lines.extend(line.strip() for line in doc.strip().splitlines())
    return lines
