"""Every rule has boards, or says why it has none and shows what it is about elsewhere."""

from __future__ import annotations

import pytest

from netrunner.cards.facts import find_facts
from netrunner.conformance.index import counted
from netrunner.learning.boardless import KINDS, boardless
from netrunner.learning.examples import showing
from netrunner.learning.rule_pages import rule_page
from netrunner.text.phrases import LANGUAGES


def test_every_rule_has_a_board_or_tells_why_it_has_none() -> None:
    without = [number for number in counted() if not showing(number)]
    assert sorted(without) == sorted(boardless())


def test_each_reason_is_a_sentence_in_each_language() -> None:
    for lang in LANGUAGES:
        said = {one.kind: one.why(lang) for one in boardless().values()}
        assert said.keys() == set(KINDS)
        assert len(set(said.values())) == len(KINDS) and all(why.endswith(".") for why in said.values())


@pytest.mark.parametrize("kind", KINDS)
def test_what_a_rule_is_about_can_be_seen_elsewhere(kind: str) -> None:
    for number, one in boardless().items():
        if one.kind != kind:
            continue
        assert all(showing(other) for other in one.shown_by), f"{number}: a rule without a board"
        assert len(one.examples()) >= bool(one.shown_by)
        assert all(find_facts(title) is not None for title in one.cards), number
        if kind in ("heading", "term", "where", "story"):
            assert one.shown_by, f"{number}: nothing shows what it is about"
        if kind == "symbol":
            assert rule_page(number).cards[: len(one.cards)] == one.cards


def test_a_rule_of_its_own_says_nothing_of_that_kind() -> None:
    assert rule_page("6.1.5").without is None
    assert [number for _, number in boardless()["1.7.2"].examples()] == ["1.7.2a", "1.7.2b", "1.7.2c"]
