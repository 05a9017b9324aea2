"""The NBN ice of the Core Set."""

from __future__ import annotations

import pytest

from netrunner.testing import scenario


def test_data_raven_makes_the_runner_take_a_tag_or_end_the_run() -> None:
    text = """
        corp:
          HQ: ice Data Raven
          hand: Hedge Fund
        runner:
          credits 9
        turn: runner
    """
    game = scenario(text)
    game.runner.runs("HQ")
    game.runner.chooses(2)
    game.expect(tags=0, run=None)
    assert game.card("Data Raven").power == 0
    game = scenario(text)
    game.runner.runs("HQ")
    game.runner.chooses(1)
    game.expect(tags=1, run="HQ")
    game.corp.chooses(0)
    game.runner.chooses(2)
    game.expect(tags=1, runner_credits=7, run="HQ")
    assert game.card("Data Raven").power == 1


@pytest.mark.rule("9.11.3d:1,2")
def test_data_ravens_tag_may_be_avoided_and_the_run_goes_on() -> None:
    game = scenario("""
        corp:
          HQ: ice Data Raven
        runner:
          rig: Decoy
        turn: runner
    """)
    game.runner.runs("HQ")
    game.runner.chooses(1)
    game.runner.uses("Decoy")
    game.expect(tags=0, run="HQ")


def test_data_ravens_trace_can_fail() -> None:
    game = scenario("""
        corp:
          HQ: ice Data Raven
        runner:
          credits 3
        run: HQ, encountering ice 1
    """)
    game.runner.chooses(1)
    game.corp.chooses(0)
    game.runner.chooses(3)
    assert game.card("Data Raven").power == 0
    game.expect(run="HQ")


def test_data_raven_gives_a_tag_for_a_power_counter_at_any_time() -> None:
    game = scenario("""
        corp:
          HQ: ice Data Raven {power 2}
          deck: 3 any
        turn: corp, at 5.6.2a
    """)
    game.corp.uses("Data Raven")
    game.expect(tags=1)
    game.corp.uses("Data Raven")
    game.expect(tags=2, corp_clicks=3)
    assert game.card("Data Raven").power == 0


def test_data_raven_whose_subroutine_is_broken_gets_no_counter() -> None:
    game = scenario("""
        corp:
          HQ: ice Data Raven
        runner:
          credits 4
          rig: Ninja
        turn: runner
    """)
    game.runner.runs("HQ")
    game.pass_windows()
    game.runner.chooses(1)
    game.runner.boosts("Ninja")
    game.runner.breaks(1, using="Ninja")
    game.pass_windows()
    game.expect(tags=1, runner_credits=0, run="HQ")
    assert game.card("Data Raven").power == 0


def test_matrix_analyzer_advances_a_card_for_a_credit_when_it_is_encountered() -> None:
    game = scenario("""
        corp:
          credits 1
          HQ: ice Matrix Analyzer
          Server 1: cards (Nisei MK II)
          Server 2: cards (PAD Campaign)
          R&D: ice (Ice Wall)
        runner:
          credits 1
        turn: runner
    """)
    game.runner.runs("HQ")
    game.pass_windows()
    game.corp.triggers("Matrix Analyzer")
    game.refuses("corp", "pick PAD Campaign")
    game.offers("corp", "pick Ice Wall")
    game.corp.picks("Nisei MK II")
    assert game.card("Nisei MK II").advancement == 1
    game.expect(corp_credits=0)
    game.runner.chooses(1)
    game.expect(tags=1, runner_credits=0, run="HQ")


def test_matrix_analyzer_need_not_advance_and_its_trace_is_two() -> None:
    game = scenario("""
        corp:
          HQ: ice Matrix Analyzer
          Server 1: cards (Nisei MK II)
        runner:
          credits 2
        run: HQ, encountering ice 1
    """)
    game.corp.passes()
    game.corp.chooses(0)
    game.runner.chooses(2)
    assert game.card("Nisei MK II").advancement == 0
    game.expect(tags=0, corp_credits=5, run="HQ")


def test_tollbooth_takes_three_credits_and_then_ends_the_run() -> None:
    game = scenario("""
        corp:
          HQ: ice Tollbooth
        runner:
          credits 5
        turn: runner
    """)
    game.runner.runs("HQ")
    game.expect(runner_credits=2, run=None)


@pytest.mark.ruling("Tollbooth", 0)
def test_tollbooth_ends_the_run_of_a_runner_who_cannot_pay_and_takes_nothing() -> None:
    game = scenario("""
        corp:
          HQ: ice Tollbooth
        runner:
          credits 2
          rig: Yog.0
        turn: runner
    """)
    game.runner.runs("HQ")
    game.expect(runner_credits=2, run=None)


@pytest.mark.ruling("Tollbooth", 1)
def test_tollbooth_leaves_no_choice_to_a_runner_who_can_pay() -> None:
    game = scenario("""
        corp:
          HQ: ice Tollbooth
          hand: Hedge Fund
        runner:
          credits 8
          rig: Gordian Blade
        turn: runner
    """)
    game.runner.runs("HQ")
    game.pass_windows("6.9.3b")
    game.expect(runner_credits=5, run="HQ")
    game.runner.boosts("Gordian Blade", times=3)
    game.runner.breaks(1, using="Gordian Blade")
    game.pass_windows()
    game.asks("runner", "jack-out", "6.9.5c")
    game.expect(runner_credits=1)


def test_tollbooth_is_paid_with_credits_from_bad_publicity_too() -> None:
    game = scenario("""
        corp:
          bad publicity 1
          HQ: ice Tollbooth
        runner:
          credits 2
          rig: Yog.0, Datasucker {virus 2}
        turn: runner
    """)
    game.runner.runs("HQ")
    game.pass_windows("6.9.3b")
    game.expect(runner_credits=0, run="HQ")
    game.runner.uses("Datasucker")
    game.runner.uses("Datasucker")
    game.runner.breaks(1, using="Yog.0")
    game.expect(run="HQ")


def test_tollbooth_is_paid_with_the_credits_on_stimhack() -> None:
    game = scenario("""
        corp:
          HQ: ice Tollbooth
        runner:
          credits 0
          hand: Stimhack, Diesel
          rig: Corroder
        turn: runner
    """)
    game.runner.plays("Stimhack")
    game.runner.runs("HQ")
    game.pass_windows("6.9.3b")
    assert game.card("Stimhack").credits == 6
    game.expect(run="HQ")


def test_tollbooth_comes_before_datasucker_can_weaken_it() -> None:
    game = scenario("""
        corp:
          HQ: ice Tollbooth
        runner:
          credits 2
          rig: Datasucker {virus 5}, Yog.0
        turn: runner
    """)
    game.runner.runs("HQ")
    game.expect(run=None)
    assert game.card("Datasucker").virus == 5


@pytest.mark.ruling("Tollbooth", 2)
@pytest.mark.rule("9.2.8f:2")
def test_tollbooth_that_is_bypassed_takes_nothing() -> None:
    game = scenario("""
        corp:
          HQ: ice Tollbooth
          hand: Hedge Fund
        runner:
          credits 1
          rig: Femme Fatale {remembers HQ ice 1}
        turn: runner
    """)
    game.runner.runs("HQ")
    game.runner.triggers("Femme Fatale")
    game.expect(runner_credits=0, run="HQ")
    game.asks("runner", "jack-out", "6.9.5c")
