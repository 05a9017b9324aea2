"""Cards that were found and are then not acted on; abilities that are active in a deck."""

from __future__ import annotations

import pytest

from netrunner.rules.machine.nodes import in_zone
from netrunner.rules.machine.terms import STACK
from netrunner.testing import define, scenario
from netrunner.vocabulary import (
    EVENT,
    Cards,
    ForEvent,
    Found,
    Gain,
    PlayIt,
    Search,
    play,
    when,
)
from netrunner.vocabulary.cards import All
from netrunner.vocabulary.piles import ShuffleInto


@pytest.mark.rule("4.8.1")
@pytest.mark.rule("4.2.4:1")
def test_4_8_1_a_found_card_whose_additional_cost_is_declined_goes_back() -> None:
    define("Test Finder", "runner", "event", play(Search(Cards(EVENT, where="stack")), PlayIt(Found())))
    board = "runner:\n hand: Test Finder\n deck: Lucky Find, 3 Test Event\nturn: runner"
    game = scenario(board)
    game.runner.plays("Test Finder")
    game.runner.picks("Lucky Find")
    game.asks("runner", "pay-additional")
    game.runner.declines()
    assert game.card("Lucky Find").zone == "stack"
    assert game.happened("shuffled") == 2  # after the search, and after it came back
    game.expect(runner_deck=4, runner_heap=["Test Finder"])
    game = scenario(board)
    game.runner.plays("Test Finder")
    game.runner.picks("Lucky Find")
    game.runner.accepts()
    game.expect(runner_heap=["Test Finder", "Lucky Find"], runner_credits=11)  # 3 for it, 9 by it


@pytest.mark.rule("9.1.8b:1")
@pytest.mark.rule("4.1.2a:1")
def test_9_1_8b_an_ability_that_is_active_in_the_stack_stays_so_when_the_stack_is_shuffled() -> None:
    define("Test Sleeper", "runner", "event", when(ForEvent("turn-begins"), Gain(3), where=in_zone(STACK)))
    define("Test Mixer", "runner", "event", play(ShuffleInto(All(Cards(where="heap")))))
    game = scenario("""
        corp:
          deck: 9 any
        runner:
          clicks 1
          hand: Test Mixer; heap: 2 any; deck: 3 any, Test Sleeper
        turn: runner
    """)
    game.runner.plays("Test Mixer")
    assert game.happened("shuffled") == 1
    game.expect(runner_credits=8)  # the Corp's turn has begun
