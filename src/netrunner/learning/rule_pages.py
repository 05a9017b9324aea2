"""What there is to tell of each rule: where it stands, what it says, where it matters next, its cards and examples."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Final

from ..cards.facts import find_facts
from ..cards.library import implemented
from ..conformance.index import (
    CHAPTERS,
    chapter_of,
    counted,
    heading_key,
    headings,
    place,
    rule_set,
    section_of,
    sections,
    unknown,
)
from ..text.cards.relevant import relevant_rules
from ..text.phrases import phrase
from ..text.rulebook import sentences
from .asking import asked
from .boardless import Boardless, boardless
from .examples import Example, examples, showing

#: A number of a chapter's section, subsection or rule, as sentences write it.
NUMBER: Final = re.compile(r"(?<![\d.])(?:10|[1-9])\.[1-9]\d?(?:\.[1-9]\d?[a-z]?)?(?!\d|\.\d)")

#: How many rules are named that the same tests prove, and how many cards.
_MOST_NEXT: Final = 8
_MOST_CARDS: Final = 24
#: With fewer rules than this, those that speak of the same things are named too.
_FEW: Final = 4


@dataclass(frozen=True, slots=True)
class RulePage:
    """A rule, a section or a chapter."""

    number: str
    #: Chapter, section and subsection above it, as far as they have headings of their own.
    above: tuple[str, ...]
    #: The rules that stand under it: 6.1.5a and 6.1.5b under 6.1.5, the rules of a section, the sections of a chapter.
    below: tuple[str, ...]
    before: str
    after: str
    #: Rules that its sentence names, that name it, or that the same examples show.
    next: tuple[str, ...]
    cards: tuple[str, ...]
    examples: tuple[Example, ...]
    #: Why there are none.
    without: Boardless | None


def rule_page(number: str) -> RulePage:
    """The page of a number; one that does not exist is an error that names the nearest.

    >>> page = rule_page("6.1.5")
    >>> page.below, page.before, page.after, page.above
    (('6.1.5a', '6.1.5b'), '6.1.4', '6.1.5a', ('6', '6.1'))
    """
    number = number.strip().lower().rstrip(".")
    if number not in pages():
        raise unknown(number[:40])
    order = _rank(number)
    at = order.index(number)
    return RulePage(
        number=number,
        above=tuple([one for one in headings(number) if one != number]),
        below=below(number),
        before=order[at - 1] if at else "",
        after=order[at + 1] if at + 1 < len(order) else "",
        next=_next(number),
        cards=_cards(number),
        examples=showing(number) if number in rule_set() else (),
        without=boardless().get(number),
    )


@cache
def pages() -> frozenset[str]:
    """Every number that has a page: chapters 1 to 10, their sections and rules."""
    return frozenset([*CHAPTERS, *_sections(), *counted()])


@cache
def _sections() -> tuple[str, ...]:
    return tuple([one for one in sections() if chapter_of(one) in CHAPTERS])


def _rank(number: str) -> tuple[str, ...]:
    """The numbers beside which one stands."""
    return CHAPTERS if number in CHAPTERS else _sections() if number in _sections() else counted()


def heading(number: str, lang: str) -> str:
    """The heading of a chapter or section, or that above a rule.

    >>> heading("6.1.5b", "en"), heading("6", "es")
    ('Runs: General', 'Incursiones')
    """
    return phrase(lang, heading_key(headings(number)[-1]))


def says(number: str, lang: str) -> str:
    """What a rule says; a chapter or section says nothing itself."""
    return sentences(lang).get(number, "")


def below(number: str) -> tuple[str, ...]:
    """What stands under a number."""
    if number in CHAPTERS:
        return tuple([one for one in _sections() if chapter_of(one) == number])
    if number in _sections():
        return tuple([one for one in counted() if section_of(one) == number])
    stem = re.compile(rf"{re.escape(number)}[a-z]")
    return tuple([one for one in counted() if stem.fullmatch(one)])


def named_in(sentence: str) -> list[str]:
    """The numbers of rules and sections in a sentence.

    >>> named_in("It leads to 6.9.6; sections 6.3 to 6.8 explain it, and 7.1 too.")
    ['6.9.6', '6.3', '6.8', '7.1']
    """
    return [number for number in NUMBER.findall(sentence) if number in pages()]


@cache
def _naming() -> Mapping[str, tuple[str, ...]]:
    """For each number, the rules whose sentences name it."""
    found: defaultdict[str, list[str]] = defaultdict(list)
    for number, sentence in sentences("en").items():
        for named in dict.fromkeys(named_in(sentence)):
            found[named].append(number)
    return {named: tuple(numbers) for named, numbers in found.items()}


@cache
def _together() -> Mapping[str, Counter[str]]:
    """For each rule, the rules that the same examples show, and how often."""
    found: defaultdict[str, Counter[str]] = defaultdict(Counter)
    for one in examples().values():
        for number in one.rules:
            found[number].update([other for other in one.rules if other != number])
    return found


def _next(number: str) -> tuple[str, ...]:
    said = [*named_in(says(number, "en")), *_naming().get(number, ())]
    together = sorted(_together().get(number, Counter()).items(), key=lambda one: (-one[1], place(one[0])))
    near = {number, *below(number)}
    found = [one for one in dict.fromkeys([*said, *[other for other, _ in together]]) if one not in near]
    if len(found) < _FEW and number in rule_set():  # else what speaks of the same things
        alike = asked("en", says(number, "en"), _MOST_NEXT + len(near))
        alike = [one for one in alike if one not in near and one not in found]
        found.extend(alike[: _FEW - len(found)])
    return tuple(found[:_MOST_NEXT])


@cache
def _by_section() -> Mapping[str, tuple[str, ...]]:
    """For each section or subsection, the cards that it matters for."""
    found: defaultdict[str, list[str]] = defaultdict(list)
    for title in implemented():
        for section in relevant_rules(title):
            found[section].append(title)
    return {section: tuple(titles) for section, titles in found.items()}


def _cards(number: str) -> tuple[str, ...]:
    """The cards that a rule is shown with, then those that its section or subsection matters for."""
    if number in CHAPTERS:
        return ()
    acting = [card for one in (showing(number) if number in rule_set() else ()) for card in one.cards]
    without = boardless().get(number)
    named = [*(without.cards if without is not None else ()), *acting]
    shown = [card for card in dict.fromkeys(named) if find_facts(card) is not None]
    stem = number.rstrip("abcdefghijklmnopqrstuvwxyz")
    more = _by_section().get(stem, ()) or _by_section().get(section_of(number), ())[:_MOST_NEXT]
    return tuple(dict.fromkeys([*shown, *more]))[:_MOST_CARDS]
