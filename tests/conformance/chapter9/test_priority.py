"""9.2: action windows, and checkpoints before priority."""

import pytest

from netrunner.testing import define, scenario
from netrunner.vocabulary import Clicks, ForEvent, Gain, paid, whenever
from netrunner.vocabulary.base import YOU
from netrunner.vocabulary.instructions import Draw

define("Dispenser", "corp", "asset", paid(0, Gain(1)), cost=0, trash=2)
define("Busy Work", "runner", "resource", paid(Clicks(), Gain(3)), cost=0)
define("Pennywise", "runner", "resource", whenever(ForEvent("credits-gained", YOU), Draw(1)), cost=0)
define("Free Funds", "runner", "resource", paid(0, Gain(1), limit=2), cost=0)


@pytest.mark.rule("9.2.6")
@pytest.mark.rule("9.2.6a")
@pytest.mark.rule("9.2.6d")
def test_9_2_6_an_action_window_opens_for_the_active_player_while_clicks_are_left() -> None:
    game = scenario("corp:\n deck: 3 any\n Server 1: Dispenser\nrunner:\n clicks 1\nturn: runner", mode="full")
    game.asks("runner", "action", "5.7.1f")
    assert game.options("corp") == []
    game.runner.takes_credit()
    assert game.pass_windows("5.6.2a")[0] == "runner 5.7.1e"  # without clicks no action window opens
    game.pass_windows()
    game.asks("corp", "action", "5.6.2b")
    assert game.options("runner") == []


@pytest.mark.rule("9.2.6c:1,2")
def test_9_2_6c_an_action_closes_the_window_and_paid_abilities_come_before_the_next() -> None:
    game = scenario("runner:\n clicks 3\n rig: Busy Work\nturn: runner", mode="full")
    game.runner.uses("Busy Work")
    game.asks("runner", "window", "5.7.1e")
    game.pass_windows()
    game.asks("runner", "action", "5.7.1f")


@pytest.mark.rule("9.2.7c:2,3")
@pytest.mark.rule("9.2.7d:2")
def test_9_2_7c_and_d_rezzing_and_scoring_are_options_of_the_corp_in_its_windows_only() -> None:
    board = "corp:\n Server 1: (Dispenser)\n Server 2: (Nisei MK II {advancement 4})\n"
    game = scenario(f"{board}turn: corp, at 5.6.2a", mode="full")
    game.offers("corp", "rez Dispenser")
    game.offers("corp", "score Nisei MK II")
    game.pass_windows()
    game.asks("corp", "action")  # the action window has neither
    assert game.why_not("corp", "rez Dispenser").rule == "9.2.7c"
    assert game.why_not("corp", "score Nisei MK II").rule == "9.2.7d"
    game = scenario(f"{board}turn: runner, at 5.7.1e", mode="full")
    game.runner.passes()
    game.offers("corp", "rez Dispenser")
    game.refuses("corp", "score Nisei MK II")  # scoring is for the Corp's own turn


@pytest.mark.rule("9.2.4e")
@pytest.mark.rule("10.3.3")
def test_9_2_4e_a_checkpoint_comes_before_priority() -> None:
    game = scenario("runner:\n clicks 2\n deck: 3 Diesel\n rig: Free Funds, Pennywise\nturn: runner, at 5.7.1e")
    game.runner.uses("Free Funds")
    game.asks("runner", "window", "5.7.1e")
    game.expect(runner_hand=["Diesel"])  # Pennywise was triggered and resolved before the Runner may act again


@pytest.mark.rule("9.1.5b:1,2")
def test_9_1_5b_neither_costs_nor_other_abilities_count_as_a_change() -> None:
    """Drawing from an empty stack changes nothing, although paying for it would."""
    game = scenario("runner:\n deck:\n hand: Diesel\nturn: runner")
    game.refuses("runner", "play Diesel")
    game = scenario("runner:\n deck: Modded\n hand: Diesel\nturn: runner")
    game.offers("runner", "play Diesel")
