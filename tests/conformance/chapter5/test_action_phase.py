"""Chapter 5.4: the action phase, and what forces it to end."""

from __future__ import annotations

import pytest

from netrunner.rules.machine.terms import A_GAIN_CREDITS, A_RUN, RUNNER
from netrunner.testing import define, scenario
from netrunner.vocabulary import (
    Cannot,
    Clicks,
    Draw,
    EndActionPhase,
    ForEvent,
    Gain,
    paid,
    play,
    sub,
    whenever,
)
from netrunner.vocabulary.base import YOU

define("Retreat", "runner", "event", play(Gain(1), EndActionPhase(), Gain(5)))
define("Curfew", "runner", "resource", whenever(ForEvent("credits-gained", player=YOU), EndActionPhase()))
define("Library", "runner", "resource", whenever(ForEvent("credits-gained", player=YOU), Draw(1)))
define("Obituary", "runner", "resource", whenever(ForEvent("trashed", player=YOU), Draw(1)))
define("Early Closing", "corp", "asset", paid(1, EndActionPhase()), cost=0, trash=1)
define("Stock Freeze", "corp", "asset", Cannot(A_GAIN_CREDITS, RUNNER), cost=0, trash=1)
define("Test Firewall", "corp", "asset", Cannot(A_RUN), cost=0, trash=1)
define("Test Panic Button", "runner", "resource", paid(0, EndActionPhase()))
define("Two Clicks", "runner", "resource", paid(Clicks(2), Gain(5)))
define("Slow Ice", "corp", "ice", sub(Gain(1)), cost=0, strength=1)


@pytest.mark.rule("5.4.1:3")
def test_5_4_1_actions_are_taken_in_the_action_phase_alone() -> None:
    game = scenario("runner:\n rig: Two Clicks\n clicks 3\nturn: runner, at 5.7.2b", mode="full")
    game.expect(runner_clicks=3)
    game.refuses("runner", "use Two Clicks")
    assert game.why_not("runner", "gain").rule == "5.2.5" and "gain" not in game.options("runner")


@pytest.mark.rule("5.4.2:1")
def test_5_4_2_a_player_with_clicks_must_take_an_action() -> None:
    game = scenario("turn: runner", mode="full")
    game.asks("runner", "action")
    assert "pass" not in game.options("runner")
    assert game.why_not("runner", "end the turn").rule == "5.4.2"


@pytest.mark.rule("5.4.2:2")
def test_5_4_2_actions_are_taken_in_any_combination_and_order() -> None:
    game = scenario("""
        corp:
          hand: Hedge Fund
        runner:
          deck: 5 any
          hand: Diesel
        turn: runner
    """)
    game.runner.takes_credit()
    game.runner.draws()
    game.runner.takes_credit()
    game.runner.plays("Diesel")
    game.expect(runner_credits=7, runner_hand=4, runner_clicks=0)


@pytest.mark.rule("5.4.2:3")
def test_5_4_2_gained_clicks_lengthen_the_action_phase() -> None:
    game = scenario("corp:\n clicks 1, credits 4\n hand: Biotic Labor\nturn: corp")
    game.corp.plays("Biotic Labor")
    game.asks("corp", "action")
    game.expect(corp_clicks=2)


@pytest.mark.rule("5.4.2:3")
def test_5_4_2_when_no_action_is_possible_the_phase_ends_and_the_clicks_are_lost() -> None:
    game = scenario("""
        corp:
          deck: 3 any
          Server 1: cards Stock Freeze
          Server 2: cards Test Firewall
        runner:
          clicks 1
          rig: Two Clicks
        turn: runner, at 5.7.1e
    """)
    game.expect(turn="corp", runner_clicks=0)
    assert game.happened("clicks-lost") == 1


@pytest.mark.rule("5.4.3a")
def test_5_4_3a_a_terminal_operation_skips_the_rest_of_the_action_phase() -> None:
    game = scenario("""
        corp:
          hand: Test Terminal Operation, Hedge Fund
          Server 1: cards (Priority Requisition {advancement 5})
        turn: corp
    """, mode="full")  # fmt: skip
    game.corp.plays("Test Terminal Operation")
    game.asks("corp", "window", "5.6.3b")  # not 5.6.2a: the agenda cannot be scored any more
    game.refuses("corp", "score Priority Requisition")
    game.expect(corp_credits=5 - 1 + 3, corp_clicks=2)


@pytest.mark.rule("5.4.3b:2")
def test_5_4_3b_abilities_that_were_pending_are_not_any_more() -> None:
    text = """
        corp:
          deck: 3 any
        runner:
          deck: 3 any
          rig: Curfew, Library
        turn: runner
    """
    game = scenario(text)
    game.runner.takes_credit()
    game.runner.triggers("Curfew")
    game.expect(turn="corp", runner_hand=0)
    game = scenario(text)
    game.runner.takes_credit()
    game.runner.triggers("Library")
    game.expect(turn="corp", runner_hand=1)


@pytest.mark.rule("5.4.3b:1")
def test_5_4_3b_an_open_paid_ability_window_closes() -> None:
    game = scenario("""
        corp:
          Server 1: cards (PAD Campaign)
        runner:
          rig: Test Panic Button
        turn: runner, at 5.7.1e
    """)
    game.runner.uses("Test Panic Button")
    game.asks("corp", "window", "5.7.2b")


@pytest.mark.rule("5.4.3c:2")
def test_5_4_3c_what_is_resolving_ceases_and_counts_as_complete() -> None:
    game = scenario("corp:\n deck: 3 any\nrunner:\n hand: Retreat\nturn: runner")
    game.runner.plays("Retreat")
    game.expect(runner_credits=6, runner_heap=["Retreat"], turn="corp")


@pytest.mark.rule("5.4.3c:1")
def test_5_4_3c_a_run_in_progress_ceases_and_credits_from_bad_publicity_go_back() -> None:
    game = scenario("""
        corp:
          bad publicity 2
          hand: Hedge Fund
          deck: 3 any
          HQ: ice Slow Ice
        runner:
          rig: Test Panic Button
        turn: runner
    """)
    game.runner.runs("HQ")
    game.expect(runner_credits=7)
    game.runner.uses("Test Panic Button")
    game.expect(run=None, runner_credits=5, turn="corp")
    assert game.happened("access") == 0
    assert game.happened("run-successful") == 0


@pytest.mark.rule("5.4.3d")
def test_5_4_3d_a_checkpoint_occurs_before_the_discard_phase() -> None:
    game = scenario("""
        corp:
          deck: 3 any
        runner:
          deck: 3 any
          hand: Retreat, 5 Diesel
          rig: Obituary
        turn: runner
    """)
    game.runner.plays("Retreat")
    game.asks("runner", "discard", "5.7.2a")  # the card drawn for the trashed event is the sixth
    game.expect(runner_hand=6)
    assert [k for k in game.log_kinds() if k in ("trashed", "drew", "discarded")] == ["trashed", "drew"]


@pytest.mark.rule("5.4.3")
def test_5_4_3_a_player_ends_only_their_own_action_phase() -> None:
    game = scenario("""
        corp:
          Server 1: cards Early Closing
        turn: runner, at 5.7.1e
    """, mode="full")  # fmt: skip
    game.runner.passes()
    game.asks("corp", "window", "5.7.1e")
    game.refuses("corp", "use Early Closing")
    game.pass_windows()
    game.asks("runner", "action", "5.7.1f")
    game.expect(runner_clicks=4)


@pytest.mark.rule("5.4.3")
def test_5_4_3_only_an_action_phase_can_be_ended() -> None:
    game = scenario("""
        corp:
          deck: 3 any
          Server 1: cards Early Closing
        turn: corp, at 5.6.1b
    """, mode="full")  # fmt: skip
    game.refuses("corp", "use Early Closing")
    game.pass_windows("5.6.2a")
    game.expect(corp_hand=1)
    game.corp.uses("Early Closing")
    game.asks("corp", "window", "5.6.3b")
