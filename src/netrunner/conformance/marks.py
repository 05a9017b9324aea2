"""The marks of tests are checked when tests are collected: what does not exist cannot be proved."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Final

from .index import UnknownNumber, errata, examples, faq, illustrations, rule_set, rulebook, rulings, unknown
from .proofs import MARKS, clauses_of, find_tests, rule_and_clauses

if TYPE_CHECKING:
    import pytest

_NAMED_AFTER: Final = re.compile(r"test_(e\d{3})_")


def check_items(items: Iterable[pytest.Item]) -> list[str]:
    """What is wrong with the marks of collected tests, in sentences."""
    wrong: dict[str, None] = {}
    right: set[tuple[Any, ...]] = set()
    for item in items:
        claimed: list[str] = []
        for mark in item.iter_markers():
            if mark.name not in MARKS:
                continue
            claim = (mark.name, *mark.args)
            if mark.name == "example":
                claimed.extend(str(arg).lower() for arg in mark.args)
            if claim in right:
                continue
            said = problem(mark.name, mark.args)
            if said:
                wrong[f"{item.nodeid.partition('[')[0]}: {said}"] = None
            else:
                right.add(claim)
        named = _NAMED_AFTER.match(item.name)
        if claimed and (named is None or named[1] not in claimed):
            wrong[f"{item.nodeid.partition('[')[0]}: its name must begin with test_{claimed[0]}_."] = None
        elif named is not None and not claimed:
            wrong[f"{item.nodeid.partition('[')[0]}: mark it with example({named[1].upper()!r})."] = None
    return list(wrong)


def problem(name: str, said: tuple[Any, ...]) -> str:
    """What is wrong with a mark; nothing, if it is right.

    >>> problem("rule", ("9.2.8f",))
    ''
    >>> problem("rule", ("9.1.12",))
    'There is no 9.1.12. The nearest: 9.1.8d, 9.1.8e, 9.1.8f.'
    >>> problem("ruling", ("Medium", 1))
    'There is no ruling 1 about Medium: they are counted from 0, and there is 1.'
    >>> problem("rule", ("1.12.3:2",))
    'There is no 1.12.3:2: that rule has 1 of them.'
    """
    if len(said) != MARKS[name]:
        return f"{name} takes {MARKS[name]} arguments, and got {said!r}."
    if name == "ruling":
        return _ruling_problem(*said)
    if name == "rule":
        return _rule_problem(str(said[0]))
    known = {
        "example": examples(),
        "faq": faq(),
        "rulebook": rulebook(),
        "illustration": illustrations(),
        "erratum": errata(),
    }[name]
    return "" if said[0] in known else str(unknown(str(said[0])))


def _rule_problem(said: str) -> str:
    number, named = rule_and_clauses(said)
    if number not in rule_set():
        return str(unknown(number))
    if number in errata():
        return f"{number} is an erratum: mark it with erratum({number!r})."
    tests = find_tests()
    known = clauses_of(tests, number) if tests is not None else {}
    strange = [one for one in named if one not in known]
    return f"There is no {strange[0]}: that rule has {len(known) or 1} of them." if strange else ""


def _ruling_problem(title: object, number: object) -> str:
    from netrunner.cards.facts import facts
    from netrunner.errors import NetrunnerError

    try:
        card = facts(str(title)).title
    except NetrunnerError as error:
        return str(error)
    count = rulings().get(card, 0)
    if type(number) is int and 0 <= number < count:
        return ""
    are = "is" if count == 1 else "are"
    return f"There is no ruling {number} about {card}: they are counted from 0, and there {are} {count}."


__all__ = ["UnknownNumber", "check_items", "problem"]
