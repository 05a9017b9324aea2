"""A card's text says everything that its declaration says: what is changed in one changes the other, in every language.

Each declaration is changed in every place, one at a time, as ``make gut`` does (``tools/declarations.py``). What is
said without words of its own stands in ``wordless.tsv``, with its reason.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from netrunner.cards.library import definition, implemented
from netrunner.compiled import is_compiled
from netrunner.text.cards import line_text
from netrunner.text.cards.grammar import Unspoken
from netrunner.text.phrases import LANGUAGES
from netrunner.vocabulary.declare import DECLARED

HERE = Path(__file__).parent

pytestmark = pytest.mark.skipif(is_compiled(), reason="compiled words do not tell what they take: the sources do")


@pytest.fixture(scope="module", autouse=True)
def tools_can_be_imported() -> Iterator[None]:
    sys.path.insert(0, str(HERE.parents[1] / "tools"))
    yield
    sys.path.pop(0)


@cache
def wordless() -> dict[tuple[str, str], str]:
    """What has no words, by the word with its argument and by the card, and why."""
    found: dict[tuple[str, str], str] = {}
    for line in (HERE / "wordless.tsv").read_text(encoding="utf-8").splitlines():
        if not line.startswith("#"):
            part, titles, reason = line.split("\t")
            found.update({(part, title.strip()): reason for title in titles.split("; ")})
    return found


def text(title: str, lines: tuple[Any, ...], lang: str) -> list[str] | None:
    """What these lines say on a card; None for what nobody would declare, because it cannot be said."""
    card = definition(title)
    try:
        return [line_text(line, lang, title, card.side, card.type) for line in lines]
    except (Unspoken, LookupError, TypeError, ValueError, AttributeError, AssertionError):
        return None


def unsaid(title: str) -> list[tuple[str, str, str]]:
    """What changes in the declaration of a card and not in its text: language, word with argument, change."""
    from declarations import gutted

    told = {lang: text(title, DECLARED[title], lang) for lang in LANGUAGES}
    assert None not in told.values(), title
    changes = gutted(title)
    return [(lang, c.part, c.change) for c in changes for lang in LANGUAGES if text(title, c.lines, lang) == told[lang]]


@pytest.mark.parametrize("title", implemented())
def test_whatever_is_declared_is_said(title: str) -> None:
    missing = [
        f"{lang}: {part}: {change}"
        for lang, part, change in unsaid(title)
        if (part, "*") not in wordless() and (part, title) not in wordless()
    ]
    assert not missing, "mend the phrase, or tell in tests/text/wordless.tsv why there are no words for it:\n" + (
        "\n".join(missing)
    )


def test_what_is_listed_as_wordless_is_so() -> None:
    listed = {(part, title) for part, title in wordless() if title != "*"}
    assert {(part, title) for title in {title for _, title in listed} for _, part, _ in unsaid(title)} >= listed
