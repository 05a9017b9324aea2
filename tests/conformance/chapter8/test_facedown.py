"""8.4: facedown Runner cards."""

import pytest

from netrunner.testing import define, scenario
from netrunner.vocabulary import Gain, Installed, Memory, when

define("Memory Bar", "runner", "hardware", Memory(2), cost=0)
define("Welcome", "runner", "resource", when(Installed(), Gain(3)), cost=0)


@pytest.mark.rule("8.4.1:1")
@pytest.mark.rule("8.4.2:2")
def test_8_4_1_and_2_a_card_installed_facedown_has_no_abilities() -> None:
    game = scenario("runner:\n hand: Test Facedown Install, Memory Bar\nturn: runner")
    game.runner.plays("Test Facedown Install")
    card = game.card("Memory Bar")
    assert (card.installed, card.faceup, card.active) == (True, False, False)
    game.expect(runner_memory_limit=4)


@pytest.mark.rule("8.4.2:1")
@pytest.mark.rule("1.8.4b:2")
@pytest.mark.rule("2.15.3:2")
def test_8_4_2_a_facedown_card_has_no_type() -> None:
    game = scenario("""
        corp:
          HQ: ice Rototurret
        runner:
          rig: (Corroder)
        run: HQ, encountering ice 1
    """)
    game.expect(runner_heap=[], runner_memory_used=0, run=None)  # there was no program to trash
    assert not game.card("Corroder").has("icebreaker")

    game = scenario("runner:\n hand: Test Facedown Install, Sure Gamble\nturn: runner")
    game.runner.plays("Test Facedown Install")  # "a card", whatever its front says (1.2.1)
    assert game.card("Sure Gamble").installed and not game.card("Sure Gamble").faceup


@pytest.mark.rule("8.4.4")
def test_8_4_4_a_facedown_card_that_enters_the_heap_is_turned_faceup() -> None:
    game = scenario("runner:\n rig: (Corroder), Test Sacrifice\nturn: runner, at 5.7.1e")
    game.runner.uses("Test Sacrifice")
    game.expect(runner_heap=["Test Sacrifice", "Corroder"])
    assert game.card("Corroder").faceup


@pytest.mark.rule("8.4.5")
@pytest.mark.rule("8.4.1:2")
def test_8_4_5_a_card_turned_facedown_stays_installed() -> None:
    game = scenario("runner:\n rig: Memory Bar, Test Turner\nturn: runner, at 5.7.1e")
    game.runner.uses("Test Turner", ability=1)
    card = game.card("Memory Bar")
    assert (card.installed, card.faceup, card.active) == (True, False, False)
    game.expect(runner_memory_limit=4)


@pytest.mark.rule("8.4.6:1,2")
def test_8_4_6_turned_faceup_it_is_itself_again_but_not_installed_anew() -> None:
    game = scenario("runner:\n credits 5\n rig: (Welcome), Test Turner\nturn: runner, at 5.7.1e")
    game.runner.uses("Test Turner", ability=2)
    card = game.card("Welcome")
    assert (card.faceup, card.active) == (True, True)
    game.expect(runner_credits=5)
