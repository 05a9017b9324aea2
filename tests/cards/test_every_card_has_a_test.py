"""No card without a test of its own."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from netrunner.cards.library import implemented
from netrunner.positions.titles import key

_ABOUT_ALL_CARDS = ("test_facts.py", Path(__file__).name)


@cache
def _tests() -> dict[str, str]:
    """Every test of a card: its name and its source, both written like ``key`` writes titles."""
    found: dict[str, str] = {}
    for path in sorted(Path(__file__).parent.rglob("test_*.py")):
        if path.name in _ABOUT_ALL_CARDS:
            continue
        for part in re.split(r"^def ", path.read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]:
            name, _, body = part.partition("(")
            found[key(name)] = key(body)
    return found


def own_tests(title: str) -> list[str]:
    """The tests that are named after a card and have it in their scenario.

    The longest word of the title is enough for a name; for an identity, which is known by either half, any long word.
    """
    words = sorted((key(w) for w in title.split()), key=len)
    words = [w for w in words if len(w) > 3] if ":" in title else words[-1:]
    return [n for n, body in _tests().items() if key(title) in body and any(w in n for w in words)]


@pytest.mark.parametrize("title", implemented())
def test_every_implemented_card_has_a_test_of_its_own(title: str) -> None:
    assert own_tests(title), f"no test in tests/cards is named after {title} and plays with it"


def test_a_card_that_is_only_part_of_the_scenery_has_no_test_of_its_own() -> None:
    assert own_tests("Wraparound") == []
    assert key("Hedge Fund") in _tests()[key("test_noise_trashes_the_top_card_of_rnd_facedown_for_each_virus")]
    assert key("test_noise_trashes_the_top_card_of_rnd_facedown_for_each_virus") not in own_tests("Hedge Fund")
