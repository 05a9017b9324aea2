"""Keeps the scenarios of the tests as examples that can be played: src/netrunner/learning/data (`make examples`).

Every marked test of rules and cards is run once, as its sources are; what it plays is kept if it can be played again
from its board alone. For each rule the best few stay, for rulings, examples of the rules and answers of the FAQ all.
With files of tests, only those are run, and the examples of all others stay as they are: quick, after a new scenario.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, Final

os.environ["NETRUNNER_PURE"] = "1"  # small cards are read from what words are made with

import pytest

from netrunner.cards.facts import find_facts
from netrunner.cards.library import EXTRA
from netrunner.conformance.index import chapter_of, errata, rule_set
from netrunner.conformance.index import examples as examples_of_rules
from netrunner.conformance.proofs import MARKS
from netrunner.errors import NetrunnerError
from netrunner.learning import examples as learning
from netrunner.learning import small_cards
from netrunner.learning.examples import RULING, Example
from netrunner.positions.titles import key
from netrunner.testing import Scenario
from netrunner.testing.beginnings import Beginning, opening
from netrunner.testing.cards import LINES
from netrunner.testing.recording import Recorded, Recorder
from netrunner.testing.stock import STOCK
from netrunner.text.phrases import LANGUAGES
from netrunner.text.rulebook import example_titles

ROOT: Final = Path(__file__).parents[1]

#: How many scenarios a rule keeps beside the examples of the documents.
MOST: Final = 4
#: How many boards one example may have, and how many acts.
MOST_PARTS: Final = 6
MOST_ACTS: Final = 80

#: What a test proves, at the beginning of its name: one number or several (`8_2_1b_and_c_`, `e114_and_e122_`).
_ONE: Final = r"(e\d{3}|i\d{2}|r\d{2}|f\d_\d+|\d+(_\d+)+[a-z]?)"
_NUMBER: Final = re.compile(rf"^{_ONE}(_(and|to)_({_ONE}|\d+|[b-z]))*_")
_QUIET: Final = ("-q", "-o", "addopts=--import-mode=importlib", "-p", "no:xdist", "-p", "no:cacheprovider")


class Keeper:
    """A plugin of pytest that keeps what marked tests play."""

    def __init__(self) -> None:
        self.found: dict[tuple[str, tuple[str, ...]], list[Recorded]] = defaultdict(list)
        self.failing: set[str] = set()
        self._recorder = Recorder()

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = [item for item in items if any([mark.name in MARKS for mark in item.iter_markers()])]

    def pytest_runtest_setup(self) -> None:
        Scenario.watcher = self._recorder = Recorder()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failing.add(report.nodeid.partition("[")[0])

    @pytest.hookimpl(trylast=True)
    def pytest_runtest_teardown(self, item: pytest.Item) -> None:
        Scenario.watcher = None
        name = item.nodeid.partition("[")[0]
        self.found[name, proved(item)].extend(self._recorder.recorded())


def proved(item: pytest.Item) -> tuple[str, ...]:
    """What the marks of a test claim, without the clauses of rules."""
    found: list[str] = []
    for mark in item.iter_markers():
        if mark.name == "ruling":
            facts = find_facts(str(mark.args[0]))
            assert facts is not None
            found.append(f"{facts.title}{RULING}{mark.args[1]}")
        elif mark.name in MARKS:
            found.append(str(mark.args[0]).partition(":")[0])
            if mark.name == "example":
                found.append(examples_of_rules()[str(mark.args[0])])
    return tuple(sorted(set(found), key=lambda one: (RULING in one, one[0].isdigit(), found.index(one))))


def main(paths: Sequence[str] = ()) -> int:
    """Run the tests, all or those of some files, and write what they play."""
    keeper = Keeper()
    os.chdir(ROOT)
    code = pytest.main([*_QUIET, *(paths or ("tests/conformance", "tests/cards"))], plugins=[keeper])
    if code not in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED):
        return int(code)
    for test in sorted(keeper.failing):
        print(f"left out, since it fails: {test}")
    kept, cards = chosen(keeper, others(keeper) if paths else ())
    write(kept, cards)
    # Tests define cards in the process that runs them: only another one shows whether the data says it all.
    failing = subprocess.run([sys.executable, __file__, "--check"], capture_output=True, text=True, check=True)
    lost = failing.stdout.split()
    if lost:
        print(f"left out, since the data alone does not play to the end: {', '.join(lost)}")
        kept = [one for one in kept if one.id not in lost]
        needed = learning.titles([part for one in kept for part in one.parts])
        write(kept, {title: data for title, data in cards.items() if title in needed})
    return 0


def check() -> int:
    """Print the examples that do not play to their end."""
    for one in learning.examples().values():
        try:
            for part in one.parts:
                learning.play(part)
        except NetrunnerError:
            print(one.id)
    return 0


def others(keeper: Keeper) -> list[Example]:
    """The stored examples of tests that were not run."""
    again = {identify(test, proves) for test, proves in keeper.found}
    return [one for one in learning.examples().values() if not {one.id, re.sub(r"-\d+$", "", one.id)} & again]


def chosen(keeper: Keeper, stored: Sequence[Example] = ()) -> tuple[list[Example], dict[str, Any]]:
    """The examples that stay, and the cards of their own that they need."""
    cards: dict[str, Any] = {}
    every: list[tuple[Example, tuple[str, ...]]] = []
    for one in stored:
        old = [title for title in learning.titles(one.parts) if title in small_cards.small_cards()]
        cards |= {title: small_cards.small_cards()[title] for title in old}
        every.append((one, tuple(old)))
    for (test, proves), parts in keeper.found.items():
        if test in keeper.failing:
            continue
        own = dict.fromkeys([title for title in learning.titles(parts) if title in LINES and title not in STOCK])
        try:
            cards |= {title: small_cards.as_data(title) for title in own if title not in cards}
        except small_cards.Unkeepable:
            continue
        made = example(test, proves, parts)
        if made is not None:
            every.append((made, tuple(own)))
    kept = best(every)
    needed = {title for _, own in kept for title in own}
    return [one for one, _ in kept], {title: cards[title] for title in sorted(needed)}


def example(test: str, proves: tuple[str, ...], played: list[Recorded]) -> Example | None:
    """What a test plays, as an example; nothing if there is nothing to see."""
    parts = [part for part in dict.fromkeys(played) if len(part.acts) <= MOST_ACTS]
    telling = [part for part in parts if part.acts or part.refused]
    parts = (telling or parts)[:MOST_PARTS]
    named = [one for one in proves if not one[0].isdigit()]
    if not parts or not (telling or named):
        return None
    cards = acting(parts)
    return Example(identify(test, proves), worded(test, learning.titles(parts)), proves, tuple(parts), cards)


def identify(test: str, proves: tuple[str, ...]) -> str:
    """The name of an example in addresses: it stays while the test keeps its name."""
    mark = hashlib.sha256(test.encode()).hexdigest()[:4]
    first = proves[0]
    if RULING in first:
        title, _, number = first.partition(RULING)
        facts = find_facts(title)
        assert facts is not None
        return f"{facts.code}-{number}-{mark}"
    if first[0].isdigit():
        return f"{first}-{mark}"
    return first.lower()


#: Words of the game that have a capital letter, as names of tests write them.
_WORDS: Final = {
    "runner": "Runner", "corp": "Corp", "hq": "HQ", "rnd": "R&D", "archives": "Archives", "ai": "AI", "x": "X",
}  # fmt: skip
#: There is one of each, so that an s behind them means what is theirs; names of tests have no apostrophe.
_OWNERS: Final = {
    ("the", "runner"), ("the", "corp"), ("the", "opponent"), ("its", "owner"), ("with", "one"), ("about", "one"),
}  # fmt: skip


def worded(test: str, titles: Iterable[str]) -> str:
    """The name of a test as a sentence, with the titles of its cards as they are printed."""
    words = _NUMBER.sub("", test.rpartition("::")[2].removeprefix("test_")).split("_")
    known = {key(title): title for title in titles}
    known |= {key(title.partition(":")[0]): title.partition(":")[0] for title in titles if ":" in title}
    known |= {f"{name}s": f"{title}'s" for name, title in known.items() if f"{name}s" not in known}
    said: list[str] = []
    at = 0
    while at < len(words):
        for end in range(min(len(words), at + 8), at, -1):
            title = known.get(key("".join(words[at:end])))
            if title is not None and len(title) > 1:
                said.append(title.replace("'s", "s") if said[-1:] == ["two"] else title)
                at = end
                break
        else:
            word = words[at]
            owner = word.removesuffix("s")
            if owner != word and (*said[-1:], owner) in _OWNERS:
                word = f"{_WORDS.get(owner, owner)}'s"
            said.append(_WORDS.get(word, word))
            at += 1
    sentence = " ".join(said)
    return f"{sentence[:1].upper()}{sentence[1:]}."


def acting(parts: list[Recorded]) -> tuple[str, ...]:
    """The cards that acts name, the most often named first; else the first that lie on the table."""
    titles = [title for title in learning.titles(parts) if find_facts(title) is not None or title in EXTRA]
    said = "\n".join([act for part in parts for act in (*part.acts, *[text for _, _, text in part.refused])])
    named = sorted([title for title in titles if title in said], key=lambda title: (-said.count(title), -len(title)))
    named = [title for title in named if not any([title != one and title in one for one in named])]
    begins = all([isinstance(opening(part.board), Beginning) for part in parts])
    return tuple((named or titles)[: 2 if begins else 6])


def best(every: list[tuple[Example, tuple[str, ...]]]) -> list[tuple[Example, tuple[str, ...]]]:
    """All examples of documents and rulings, and the best few scenarios of each rule."""
    order = {one.id: (bool(own), any([t in STOCK for t in one.cards]), learning.worth(one)[2:]) for one, own in every}
    kept = {one.id for one, _ in every if any([not proof[0].isdigit() or proof in errata() for proof in one.proves])}
    rules: defaultdict[str, list[Example]] = defaultdict(list)
    for one, _ in every:
        for number in one.rules:
            rules[number].append(one)
    for shown in rules.values():
        shown.sort(key=lambda one: order[one.id])
        kept |= {one.id for one in shown[:MOST]}
    unique: dict[str, tuple[Example, tuple[str, ...]]] = {}
    for one, own in every:
        if one.id in kept:
            name, n = one.id, 2
            while name in unique:
                name, n = f"{one.id}-{n}", n + 1
            unique[name] = (Example(name, one.name, one.proves, one.parts, one.cards), own)
    return list(unique.values())


def write(kept: list[Example], cards: dict[str, Any]) -> None:
    """One file for each chapter, for the FAQ and for rulings; a line for each example."""
    files: defaultdict[str, list[Example]] = defaultdict(list)
    for one in kept:
        rules = [proof for proof in one.proves if proof in rule_set()]
        files[f"{int(chapter_of(rules[0])):02}" if rules else "faq" if one.kind == "faq" else "cards"].append(one)
    for old in learning.DATA.glob("*.json"):
        old.unlink()
    learning.DATA.mkdir(exist_ok=True)
    for name, shown in sorted(files.items()):
        lines = [_json(learning.written(one)) for one in sorted(shown, key=lambda one: one.id)]
        (learning.DATA / f"examples-{name}.json").write_text("[\n" + ",\n".join(lines) + "\n]\n", encoding="utf-8")
    lines = [f"{_json(title)}: {_json(data)}" for title, data in cards.items()]
    small_cards.DATA.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
    size = sum([path.stat().st_size for path in learning.DATA.glob("*.json")])
    parts = sum([len(one.parts) for one in kept])
    print(f"{len(kept)} examples with {parts} boards, {len(cards)} cards of their own, {size / 1e6:.2f} MB")
    for lang in [lang for lang in LANGUAGES if lang != "en"]:
        own = [one.name for one in kept if one.kind not in ("faq", "rulebook", "illustration")]
        for name in sorted(set(own) - example_titles(lang).keys()):
            print(f"without a title in text/{lang}/rulebook/examples.tsv: {name}")


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


if __name__ == "__main__":
    sys.exit(check() if "--check" in sys.argv else main(sys.argv[1:]))
