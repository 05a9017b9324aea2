"""What bots read in declarations: economy, breaking, harm, accesses, in all the words that say such things."""

from __future__ import annotations

import pytest

from netrunner.bots.reading import read, worth
from netrunner.rules.machine.terms import CORP, RUNNER
from netrunner.vocabulary import (
    SERVER_HQ,
    AccessServer,
    AddToScoreArea,
    Advance,
    Cards,
    Chosen,
    Derez,
    This,
    TrashAtRandom,
)


@pytest.mark.parametrize(
    ("title", "subtype"), [("Paperclip", "barrier"), ("MKUltra", "sentry"), ("Black Orchestra", "code gate")]
)
def test_a_line_that_gives_strength_and_breaks_is_read_as_both(title: str, subtype: str) -> None:
    found = read(title)
    assert found.is_breaker
    assert subtype in [line.subtype for line in found.breaks]
    assert found.pumps and all([line.credits > 0 for line in found.pumps])  # X is not for nothing


def test_subroutines_that_cost_credits_or_clicks_are_a_threat() -> None:
    assert read("Blockchain").drains >= 2
    assert read("Blockchain").threat > read("Wall of Static").threat
    assert read("Enigma").drains == 2  # a click
    assert read("Wall of Static").drains == 0


def test_subroutines_that_lead_elsewhere_are_a_threat() -> None:
    assert read("Bullfrog").diverts == 1
    assert read("Cell Portal").diverts == 1


def test_memory_for_some_programs_is_memory() -> None:
    assert read("Knobkierie").memory_bonus == 1
    assert not read("Knobkierie").is_plain


@pytest.mark.parametrize(("title", "more"), [("Divide and Conquer", 2), ("Severnius Stim Implant", 2)])
def test_further_accesses_are_read_in_other_words_too(title: str, more: int) -> None:
    assert read(title).more_access == more


def test_a_click_each_turn_is_economy() -> None:
    assert read("Akshara Sareen").drip == 1
    assert read("Akshara Sareen").is_economy


def test_what_is_drawn_in_addition_counts_as_drawing() -> None:
    assert read("Daily Business Show").drip_draws == 1


@pytest.mark.parametrize("title", ["News Team", "Shi.Kyū"])
def test_cards_that_count_against_the_runner_are_traps(title: str) -> None:
    assert read(title).trap >= 2


def test_what_instructions_are_worth_to_either_side() -> None:
    assert worth((AddToScoreArea(This(), -1, RUNNER),), CORP, CORP) == 4.0
    assert worth((AddToScoreArea(This(), 2),), CORP, CORP) == 8.0
    assert worth((TrashAtRandom(2, RUNNER),), CORP, CORP) == 2.4
    assert worth((TrashAtRandom(2, RUNNER),), CORP, RUNNER) == -2.4
    assert worth((AccessServer(SERVER_HQ),), RUNNER, RUNNER) == 2.0
    assert worth((Derez(Chosen(Cards(rezzed=True))),), RUNNER, CORP) == -2.0
    assert worth((Advance(Chosen(Cards(side=CORP)), 2),), CORP, CORP) == 4.0
