"""What rules about parts and types of cards say besides their main clause."""

from __future__ import annotations

import pytest

from netrunner.decks import Deck, check, starter_deck
from netrunner.rules.machine.terms import PROGRAM
from netrunner.testing import define, scenario
from netrunner.vocabulary import Cards, CostsLess

define("Test Unique Hardware", "runner", "hardware", unique=True)
define("Test Region Ice", "corp", "ice", subtypes="region")
define("Test Dear Programs", "corp", "asset", CostsLess("install", -2, Cards(types=PROGRAM)), trash=2)


@pytest.mark.rule("2.2.1:3")
def test_2_2_1_nothing_saves_the_older_of_two_unique_cards() -> None:
    game = scenario("""
        runner:
          hand: Test Unique Hardware; rig: Test Unique Hardware, Sacrificial Construct
        turn: runner
    """)
    game.runner.installs("Test Unique Hardware")
    game.expect(runner_heap=["Test Unique Hardware"], runner_rig=["Test Unique Hardware", "Sacrificial Construct"])
    game.asks("runner", "action")


@pytest.mark.rule("3.4.4")
@pytest.mark.parametrize(("strength", "breaks"), [(2, True), (3, False)])
def test_3_4_4_the_strength_of_ice_decides_which_icebreakers_work(strength: int, breaks: bool) -> None:
    ice = f"Ice Wall {{advancement {strength - 1}}}"  # strength 1, and 1 more for each token
    game = scenario(f"corp:\n HQ: ice {ice}\nrunner:\n credits 9; rig: Corroder\nrun: HQ, encountering ice 1")
    assert game.card("Ice Wall").strength == strength
    (game.offers if breaks else game.refuses)("runner", "use Corroder ability 1")


@pytest.mark.rule("3.2.2a")
def test_3_2_2a_an_agenda_is_scored_for_as_many_tokens_as_its_requirement() -> None:
    board = "corp:\n Server 1: (Nisei MK II {{advancement {}}})\nturn: corp, at 5.6.2a"
    game = scenario(board.format(3), mode="full")
    game.refuses("corp", "score Nisei MK II")
    game = scenario(board.format(4), mode="full")
    game.corp.scores("Nisei MK II")
    game.expect(corp_score=["Nisei MK II"])


@pytest.mark.rule("3.6.5b:3")
def test_3_6_5b_ice_that_is_a_region_does_not_count() -> None:
    game = scenario("corp:\n hand: Test Region; Server 1: ice Test Region Ice; cards (Test Upgrade)\nturn: corp")
    game.corp.installs("Test Region", "Server 1", trashing=())
    game.expect(corp_archives=[])
    assert game.ice("Server 1") == ["Test Region Ice"]


@pytest.mark.rule("3.8.5c:2")
def test_3_8_5c_a_deck_may_hold_several_consoles() -> None:
    cards = (*starter_deck("shaper").cards, ("Grimoire", 1), ("Desperado", 1), ("The Toolbox", 1))
    problems = check(Deck("Kate", starter_deck("shaper").identity, cards))
    assert {problem.code for problem in problems} <= {"influence"}


@pytest.mark.rule("3.9.3d:3")
def test_3_9_3d_what_raises_an_install_cost_does_not_raise_a_memory_cost() -> None:
    game = scenario("""
        corp:
          Server 1: Test Dear Programs
        runner:
          credits 3; hand: Test Big Program
        turn: runner
    """)
    game.runner.installs("Test Big Program")
    game.expect(runner_credits=0, memory_used=3)


@pytest.mark.rule("3.9.5g:2")
def test_3_9_5g_an_icebreaker_that_is_too_weak_may_still_be_strengthened() -> None:
    game = scenario("corp:\n HQ: ice Wall of Static\nrunner:\n rig: Corroder\nrun: HQ, encountering ice 1")
    game.refuses("runner", "use Corroder ability 1")
    game.runner.boosts("Corroder")
    game.offers("runner", "use Corroder ability 1")
