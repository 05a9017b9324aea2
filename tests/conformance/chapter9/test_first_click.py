"""Rule 9.11.3: an action that must be taken with the first click, if it can be taken without paying more."""

from __future__ import annotations

import pytest

from netrunner.rules.machine.terms import A_PLAY, A_RUN_ACTION
from netrunner.testing import Scenario, define, scenario
from netrunner.vocabulary import AdditionalCostTo, Clicks, Run, RunnerTagged, play
from netrunner.vocabulary.traits import AdditionalPlayCost

define("Dash", "runner", "event", play(Run()), subtypes="run")
define("Starting Fee", "corp", "upgrade", AdditionalCostTo(A_RUN_ACTION, 1), cost=0, trash=1)
define("Stage Fee", "corp", "upgrade", AdditionalCostTo(A_PLAY, 1), cost=0, trash=1)

define("Tag Fee", "corp", "upgrade", AdditionalCostTo(A_RUN_ACTION, 1, condition=RunnerTagged()), trash=1)
define("Long Dash", "runner", "event", play(Run()), AdditionalPlayCost(Clicks(1)), subtypes="run")

BOARD = """
    corp:
      deck: 3 any
      HQ: root {hq}
      R&D: root {rnd}
      Archives: root {archives}
    runner:
      credits {credits}, clicks {clicks}
      hand: {hand}
      deck: 3 any
      rig: Always Be Running
    turn: {turn}
"""
RUNS = ["run HQ", "run R&D", "run Archives"]
PLAIN = "Test Upgrade"
TOLL = "Test Toll"


def board(
    hq: str = PLAIN, rnd: str = PLAIN, archives: str = PLAIN, hand: str = "Test Event", credits: int = 5,
    clicks: int = 4, turn: str = "runner",
) -> Scenario:  # fmt: skip
    return scenario(
        BOARD.format(hq=hq, rnd=rnd, archives=archives, hand=hand, credits=credits, clicks=clicks, turn=turn)
    )


@pytest.mark.rule("9.11.3b")
def test_9_11_3_the_first_click_is_spent_on_a_run_or_a_run_event() -> None:
    game = board(hand="Dash, Test Event, Test Hardware")
    assert game.options("runner") == ["play Dash", *RUNS]
    assert game.why_not("runner", "gain").rule == "9.11.3"
    assert game.why_not("runner", "play Test Event").rule == "9.11.3"
    assert game.why_not("runner", "run HQ").possible
    assert game.why_not("runner", "play Dash").possible


@pytest.mark.rule("9.11.3b")
def test_9_11_3_later_clicks_are_free() -> None:
    game = board(clicks=3)
    assert game.options("runner") == ["gain", "draw", "play Test Event", *RUNS]
    game = board()
    game.runner.runs("HQ")
    game.runner.jacks_out()
    assert game.options("runner") == ["gain", "draw", "play Test Event", *RUNS]
    assert game.why_not("runner", "gain").possible


@pytest.mark.rule("9.11.3b")
def test_9_11_3_the_other_player_spends_the_first_click_as_they_like() -> None:
    assert board(turn="corp").options("corp") == ["gain", "draw", "purge"]


@pytest.mark.rule("9.11.3e:1")
@pytest.mark.rule("1.15.9a:1")
def test_9_11_3e_nobody_is_forced_to_pay_an_additional_cost_for_a_run() -> None:
    everything = ["gain", "draw", "play Test Event", *RUNS]
    assert board(TOLL, TOLL, TOLL).options("runner") == everything
    assert board(TOLL, TOLL, TOLL, hand="Dash").options("runner") == ["gain", "draw", "play Dash", *RUNS]
    assert board(TOLL, TOLL, PLAIN).options("runner") == RUNS  # one of them costs nothing
    board(TOLL, PLAIN, TOLL, credits=1).expect(run="R&D")  # the only one that can be paid for, so it is taken
    forbidden = board(TOLL, TOLL, "Test No Runs")
    assert forbidden.options("runner") == ["gain", "draw", "play Test Event", "run HQ", "run R&D"]


@pytest.mark.rule("9.11.3e:1")
def test_9_11_3e_an_event_that_runs_is_demanded_where_one_server_is_free_for_it() -> None:
    assert board(TOLL, TOLL, "Test No Runs", hand="Dash, Test Event").options("runner") == [
        "gain", "draw", "play Dash", "play Test Event", "run HQ", "run R&D",
    ]  # fmt: skip
    assert board(TOLL, TOLL, PLAIN, hand="Dash, Test Event").options("runner") == ["play Dash", *RUNS]


@pytest.mark.rule("9.11.3e:1")
def test_9_11_3e_nobody_is_forced_to_pay_more_for_the_action_but_an_event_that_costs_nothing_more_is_demanded() -> None:
    assert board("Starting Fee").options("runner") == ["gain", "draw", "play Test Event", *RUNS]
    assert board("Starting Fee", hand="Dash, Test Event").options("runner") == ["play Dash", *RUNS]
    both = board("Starting Fee", "Stage Fee", hand="Dash, Test Event")
    assert both.options("runner") == ["gain", "draw", "play Dash", "play Test Event", *RUNS]
    assert board("Stage Fee", hand="Dash, Test Event").options("runner") == ["play Dash", *RUNS]


@pytest.mark.rule("9.11.3b")
def test_9_11_3_what_cannot_be_done_is_not_demanded() -> None:
    game = board("Test No Runs", "Test No Runs", "Test No Runs")
    assert game.options("runner") == ["gain", "draw", "play Test Event"]
    assert game.why_not("runner", "gain").possible


@pytest.mark.rule("9.11.3")
def test_9_11_3_who_may_not_is_told_by_which_card() -> None:
    game = board(hand="Dash, Test Event")
    told = str(game.why_not("runner", "gain"))
    assert told.startswith("Because of Always Be Running, your first click of the turn must be spent on a run")
    assert not game.why_not("runner", "draw").possible and not game.why_not("runner", "play Test Event").possible
    game = board(hand="Dash, Test Hardware", credits=1)
    assert game.why_not("runner", "install Test Hardware").rule == "9.11.3"
    assert game.why_not("runner", "remove-tag").rule == "10.5.4"  # the reason that comes first
    assert board(turn="corp").why_not("corp", "purge").possible
    assert board(clicks=3).why_not("runner", "remove-tag").rule == "10.5.4"


@pytest.mark.rule("9.11.3e:1")
def test_9_11_3e_a_fee_that_is_not_due_now_is_no_reason_and_one_that_the_event_itself_asks_for_is() -> None:
    assert board("Tag Fee").options("runner") == RUNS
    assert board("Starting Fee", hand="Long Dash, Test Event").options("runner") == [
        "gain", "draw", "play Long Dash", "play Test Event", *RUNS,
    ]  # fmt: skip
    assert board("Starting Fee", hand="Dash, Long Dash").options("runner") == ["play Dash", "play Long Dash", *RUNS]
