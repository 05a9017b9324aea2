"""The numbers of the documents: rules, examples, questions of the FAQ, worked examples of the rulebook, rulings.

Numbers and titles only: what the rules say is in the documents, what their sections are called in the phrase tables.
"""

from __future__ import annotations

import re
from bisect import bisect
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

from netrunner.errors import NetrunnerError
from netrunner.text.phrases import Phrase, table

DATA: Final = Path(__file__).parent / "data"

#: The chapters whose rules must each be proved by a test; the eleventh is the list of errata.
CHAPTERS: Final = tuple(str(n) for n in range(1, 11))

_RULE: Final = re.compile(r"(\d+)\.(\d+)\.(\d+)([a-z]*)")


class UnknownNumber(NetrunnerError):
    """A number that none of the documents has; the message names the nearest ones."""


@cache
def rules() -> tuple[str, ...]:
    """All numbers of the Comprehensive Rules 1.4, in the order of the document.

    >>> rules()[:4], "9.2.8f" in rules(), "9.1.12" in rules()
    (('1.1.1', '1.1.2', '1.2.1', '1.2.2'), True, False)
    """
    return tuple((DATA / "rules.txt").read_text(encoding="utf-8").split())


@cache
def rule_set() -> frozenset[str]:
    """The same, for looking up."""
    return frozenset(rules())


@cache
def counted() -> tuple[str, ...]:
    """The rules of chapters 1 to 10.

    >>> len(counted())
    1117
    """
    return tuple([number for number in rules() if chapter_of(number) in CHAPTERS])


@cache
def examples() -> Mapping[str, str]:
    """The examples of the Comprehensive Rules, and the rule that each of them stands under.

    >>> len(examples()), examples()["E001"]
    (137, '1.2.2b')
    """
    return dict(_rows("examples.tsv"))


@cache
def faq() -> tuple[str, ...]:
    """The clarifications (F2) and questions (F3) of the FAQ 1.0, counted in its order.

    >>> faq()[0], faq()[-1]
    ('F2.01', 'F3.44')
    """
    return tuple((DATA / "faq.txt").read_text(encoding="utf-8").split())


@cache
def rulebook() -> tuple[str, ...]:
    """The worked examples of the rulebook, counted in its order."""
    return tuple((DATA / "rulebook.txt").read_text(encoding="utf-8").split())


@cache
def illustrations() -> tuple[str, ...]:
    """The illustrations of a line or two in the FAQ (the first four) and in the rulebook, in their order."""
    return tuple((DATA / "illustrations.txt").read_text(encoding="utf-8").split())


@cache
def errata() -> Mapping[str, str]:
    """The errata of chapter 11, and the card that each of them is about.

    >>> len(errata()), errata()["11.2.28"]
    (97, 'Q-Coherence Chip')
    """
    return dict(_rows("errata.tsv"))


@cache
def rulings() -> Mapping[str, int]:
    """How many rulings there are about each card that has any; they are counted from 0.

    >>> rulings()["Medium"]
    1
    """
    return {title: int(count) for title, count in _rows("rulings.tsv")}


def chapter_of(number: str) -> str:
    """The chapter of a rule: ``9`` for 9.2.8f."""
    return number.partition(".")[0]


def section_of(number: str) -> str:
    """The section of a rule: ``9.2`` for 9.2.8f."""
    return ".".join(number.split(".")[:2])


@cache
def sections() -> tuple[str, ...]:
    """All sections, in the order of the document."""
    return tuple(dict.fromkeys(map(section_of, rules())))


def place(number: str) -> tuple[int, int, int, str]:
    """Where a number stands in the document.

    >>> sorted(["10.1.1", "9.2.10", "9.2.8f", "9.2.8"], key=place)
    ['9.2.8', '9.2.8f', '9.2.10', '10.1.1']
    """
    parts = _RULE.fullmatch(number)
    if parts is None:
        return (0, 0, 0, number)
    return (int(parts[1]), int(parts[2]), int(parts[3]), parts[4])


def headings(number: str) -> tuple[str, ...]:
    """The numbers whose headings stand above a rule: its chapter, its section, and a subsection if there is one.

    >>> headings("3.9.5b"), headings("9.2")
    (('3', '3.9', '3.9.5'), ('9', '9.2'))
    """
    stem = number.rstrip("abcdefghijklmnopqrstuvwxyz")
    candidates = dict.fromkeys((chapter_of(number), section_of(number), stem))
    return tuple([one for one in candidates if heading_key(one) in _headings()])


def heading_key(number: str) -> str:
    """The phrase with the heading of a chapter, section or subsection."""
    return f"rules-heading-{number.replace('.', '-')}"


def topic(name: str) -> Phrase:
    """What an entry of the FAQ (F3.12), an example of the rulebook (R06) or an illustration (I03) is about."""
    prefix = {"F": "faq", "R": "book", "I": "illustration"}[name[0]]
    return Phrase(f"rules-{prefix}-{name[1:].replace('.', '-')}")


def near(number: str) -> tuple[str, ...]:
    """The numbers nearest to one that does not exist.

    >>> near("9.1.12"), near("9.2.3z")
    (('9.1.8d', '9.1.8e', '9.1.8f'), ('9.2.2d', '9.2.3', '9.2.4'))
    >>> near("E140"), near("F3.99"), near("9.20.1")[-1]
    (('E135', 'E136', 'E137'), ('F3.42', 'F3.43', 'F3.44'), '9.11')
    """
    for known in (tuple(examples()), faq(), rulebook(), illustrations()):
        if number[:1].upper() == known[0][0]:
            return _around(known, bisect(known, number.upper()))
    parts = _RULE.fullmatch(number)
    family = [known for known in rules() if section_of(known) == section_of(number)]
    if not family:
        return tuple([one for one in sections() if chapter_of(one) == chapter_of(number)]) or CHAPTERS
    return _around(tuple(family), bisect([place(one) for one in family], place(number)) if parts else 0)


def unknown(number: str) -> UnknownNumber:
    """The error about a number that does not exist."""
    return UnknownNumber(key="rules-unknown", number=number, near=", ".join(near(number)))


def _around(known: tuple[str, ...], at: int) -> tuple[str, ...]:
    first = max(0, min(at - 2, len(known) - 3))
    return known[first : first + 3]


@cache
def _headings() -> frozenset[str]:
    every = table("en").keys()
    return frozenset(key for key in every if key.startswith("rules-heading-"))


def _rows(name: str) -> list[tuple[str, str]]:
    rows = [line.split("\t") for line in (DATA / name).read_text(encoding="utf-8").splitlines()]
    return [(first, second) for first, second in rows]
