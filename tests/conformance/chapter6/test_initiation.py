"""Chapters 6.3 and 6.9.1: the Initiation phase, costs to run, and bad publicity."""

from __future__ import annotations

import pytest

from netrunner.rules.machine.terms import A_GAIN_CREDITS, A_RUN, MEAT, RUNNER, SERVER_RND
from netrunner.testing import define, scenario
from netrunner.vocabulary import (
    AdditionalCostTo,
    Cannot,
    Clicks,
    Draw,
    DuringRun,
    ForEvent,
    Gain,
    Lose,
    Run,
    SufferDamage,
    paid,
    sub,
    when,
    whenever,
)
from netrunner.vocabulary.running import MoveRun

define("Login", "corp", "asset", AdditionalCostTo(A_RUN, Clicks(1)), cost=0, trash=1)
define("Minefield", "corp", "upgrade", AdditionalCostTo(A_RUN, SufferDamage(MEAT, 1), this_server=True), cost=0)
define(
    "Heavy Grid", "corp", "upgrade",
    whenever(ForEvent("clicks-spent", player=RUNNER, condition=DuringRun()), Lose(-1, RUNNER)), cost=0,
)  # fmt: skip
define("Credit Freeze", "corp", "asset", Cannot(A_GAIN_CREDITS, RUNNER), cost=0, trash=1)
define("Doorbell", "corp", "asset", when(ForEvent("run-begins"), Gain(1)), cost=0, trash=1)
define("Fingerprint", "corp", "asset", when(ForEvent("run-announced"), Gain(1)), cost=0, trash=1)
define("Run Only", "runner", "resource", paid(0, Gain(1), only_if=DuringRun(), limit=1))
define("Side Door", "runner", "resource", paid(0, Run()))
define("Detour", "runner", "resource", paid(0, MoveRun(SERVER_RND)))
define("Leech", "corp", "ice", sub(Lose(1, RUNNER)), cost=0, strength=1)
define("Quick Draw", "runner", "resource", paid(2, Draw(1)))


@pytest.mark.rule("6.3.2a:1")
def test_6_3_2a_a_server_that_cannot_be_run_cannot_be_announced() -> None:
    game = scenario("""
        corp:
          R&D: root Test No Runs
        runner:
          hand: Test Run Event
        turn: runner
    """)
    game.refuses("runner", "run R&D")
    game.offers("runner", "run HQ")
    game.runner.plays("Test Run Event")
    game.asks("runner", "attacked-server", "6.9.1a")
    game.offers("runner", "server HQ")
    game.refuses("runner", "server R&D")


@pytest.mark.rule("6.3.2a:2")
def test_6_3_2a_a_run_in_progress_can_be_moved_to_a_server_that_cannot_be_run() -> None:
    game = scenario("""
        corp:
          R&D: root Test No Runs
        runner:
          rig: Detour
        turn: runner
    """)
    game.runner.runs("HQ")
    game.runner.uses("Detour")
    game.expect(run="R&D")


@pytest.mark.rule("6.3.2b:1")
def test_6_3_2b_an_additional_cost_is_paid_as_the_server_is_announced() -> None:
    game = scenario("""
        corp:
          R&D: root Test Toll
        runner:
          credits 3
        turn: runner
    """)
    game.runner.runs("R&D")
    game.expect(runner_credits=1, runner_clicks=3, run="R&D")
    kinds = game.log_kinds()
    assert kinds.index("credits-spent") < kinds.index("run-announced") < kinds.index("run-begins")


@pytest.mark.rule("6.3.2b:2")
def test_6_3_2b_a_server_whose_cost_cannot_be_paid_cannot_be_announced() -> None:
    game = scenario("""
        corp:
          R&D: root Test Toll
        runner:
          credits 1
        turn: runner
    """)
    game.refuses("runner", "run R&D")
    game.runner.runs("HQ")
    game.expect(runner_credits=1)


@pytest.mark.rule("6.3.2b:1")
def test_6_3_2b_damage_can_be_a_cost_to_run() -> None:
    game = scenario("""
        corp:
          R&D: root Minefield
        runner:
          hand: Diesel
        turn: runner
    """)
    game.runner.runs("R&D")
    game.expect(runner_heap=["Diesel"], run="R&D")


@pytest.mark.rule("6.3.2b:1")
def test_6_3_2b_moving_a_run_to_a_server_does_not_cost_what_announcing_it_costs() -> None:
    game = scenario("""
        corp:
          R&D: root Test Toll
        runner:
          credits 3
          rig: Detour
        turn: runner
    """)
    game.runner.runs("HQ")
    game.runner.uses("Detour")
    game.expect(run="R&D", runner_credits=3)


@pytest.mark.rule("6.3.2c:1")
def test_6_3_2c_a_click_spent_to_initiate_the_run_is_not_spent_during_the_run() -> None:
    game = scenario("""
        corp:
          HQ: ice Viktor 1.0; root Heavy Grid
          Server 1: cards Login
        turn: runner
    """)
    game.runner.runs("HQ")
    game.expect(runner_clicks=2, runner_credits=5)
    game.runner.breaks(1, using="Viktor 1.0")
    game.expect(runner_clicks=1, runner_credits=0)


@pytest.mark.rule("6.3.2c:2")
def test_6_3_2c_abilities_for_use_during_a_run_cannot_be_used_before_or_after_it() -> None:
    game = scenario("""
        runner:
          rig: Run Only
        turn: runner, at 5.7.1e
    """, mode="full")  # fmt: skip
    game.refuses("runner", "use Run Only")
    game.pass_windows()
    game.runner.runs("Archives")
    game.asks("runner", "window", "6.9.5b")
    game.offers("runner", "use Run Only")
    game.pass_windows()
    game.runner.jacks_out()
    game.asks("runner", "window", "5.7.1e")
    game.refuses("runner", "use Run Only")


@pytest.mark.rule("6.3.3")
@pytest.mark.rule("6.9.1c")
def test_6_3_3_the_runner_receives_a_credit_for_each_bad_publicity() -> None:
    game = scenario("corp:\n bad publicity 3\nturn: runner")
    game.runner.runs("Archives")
    game.expect(runner_credits=8)


@pytest.mark.rule("6.3.3a")
def test_6_3_3a_these_credits_cannot_pay_for_the_run_itself() -> None:
    game = scenario("""
        corp:
          bad publicity 2
          R&D: root Test Toll
        runner:
          credits 1
        turn: runner
    """)
    game.refuses("runner", "run R&D")


@pytest.mark.rule("6.3.3b:1")
def test_6_3_3b_these_credits_can_be_spent() -> None:
    game = scenario("""
        corp:
          bad publicity 1
          HQ: ice Wall of Static
        runner:
          credits 1
          rig: Corroder
        turn: runner
    """)
    game.runner.runs("HQ")
    game.runner.boosts("Corroder")
    game.runner.breaks(1, using="Corroder")
    game.expect(runner_credits=0)
    game.asks("runner", "jack-out", "6.9.5c")


@pytest.mark.rule("6.3.3b:2")
def test_6_3_3b_these_credits_can_be_lost() -> None:
    game = scenario("""
        corp:
          bad publicity 1
          HQ: ice Leech
        runner:
          credits 0
        turn: runner
    """)
    game.runner.runs("HQ")
    game.expect(runner_credits=0)
    game.runner.jacks_out()
    game.expect(runner_credits=0)


@pytest.mark.rule("6.3.3c")
@pytest.mark.rule("6.8.3")
@pytest.mark.rule("6.9.6b")
def test_6_3_3c_what_is_left_of_these_credits_is_lost_when_the_run_ends() -> None:
    game = scenario("""
        corp:
          bad publicity 3
        runner:
          credits 1
          deck: 2 any
          rig: Quick Draw
        turn: runner
    """)
    game.runner.runs("Archives")
    game.runner.uses("Quick Draw")  # spends 2 of the 3
    game.expect(runner_credits=2)
    game.runner.passes()
    game.runner.jacks_out()
    game.expect(runner_credits=1)


@pytest.mark.rule("6.9.1c")
def test_6_9_1c_a_runner_who_cannot_gain_credits_receives_none() -> None:
    game = scenario("""
        corp:
          bad publicity 2
          Server 1: cards Credit Freeze
        turn: runner
    """)
    game.runner.runs("Archives")
    game.expect(runner_credits=5)
    game.runner.jacks_out()
    game.expect(runner_credits=5)


@pytest.mark.rule("6.9.1a")
def test_6_9_1a_the_runner_announces_the_attacked_server() -> None:
    game = scenario("runner:\n hand: Inside Job\nturn: runner")
    game.runner.plays("Inside Job")
    game.asks("runner", "attacked-server", "6.9.1a")
    game.runner.runs("R&D")
    game.expect(run="R&D")


@pytest.mark.rule("6.9.1b")
def test_6_9_1b_reactions_to_the_announcement_resolve_before_the_run_begins() -> None:
    game = scenario("""
        corp:
          bad publicity 1
          Server 1: cards Fingerprint
        turn: runner
    """)
    game.runner.runs("Archives")
    kinds = [
        (e.rule or k, e.player)
        for k, e in zip(game.log_kinds(), game.events(), strict=True)
        if k in ("run-announced", "credits-gained", "run-begins")
    ]
    assert [name for name, _ in kinds] == ["6.9.1a", "credits-gained", "6.9.1c", "6.9.1d"]
    game.expect(corp_credits=6)


@pytest.mark.rule("6.9.1d")
@pytest.mark.rule("6.9.1e")
def test_6_9_1d_abilities_of_the_beginning_of_a_run_resolve_before_the_approach() -> None:
    game = scenario("""
        corp:
          HQ: ice (Enigma)
          Server 1: cards Doorbell
        turn: runner
    """)
    game.runner.runs("HQ")
    kinds = [k for k in game.log_kinds() if k in ("run-begins", "credits-gained", "approach-ice")]
    assert kinds == ["run-begins", "credits-gained", "approach-ice"]


@pytest.mark.rule("6.9.1f:1")
@pytest.mark.rule("6.2.1a:1")
@pytest.mark.rule("6.3.4:1")
def test_6_9_1f_the_runner_approaches_the_outermost_ice() -> None:
    game = scenario("corp:\n HQ: ice (Enigma), (Hunter)\nturn: runner", mode="full")
    game.runner.runs("HQ")
    game.asks("runner", "window", "6.9.2b")
    approached = [e.card % 256 for e in game.events() if e.rule == "6.9.2a"]
    assert approached == [game.card("Hunter").id]


@pytest.mark.rule("6.9.1f:2")
@pytest.mark.rule("6.3.4:2")
def test_6_9_1f_without_ice_the_runner_approaches_the_server() -> None:
    game = scenario("corp:\n R&D: ice (Enigma)\nturn: runner", mode="full")
    game.runner.runs("HQ")
    game.asks("runner", "window", "6.9.5b")


def test_there_is_no_second_run_during_a_run() -> None:
    game = scenario("runner:\n rig: Side Door\nturn: runner, at 5.7.1e", mode="full")
    game.runner.uses("Side Door")
    game.runner.runs("Archives")
    game.asks("runner", "window", "6.9.5b")
    game.refuses("runner", "use Side Door")


@pytest.mark.rule("6.3.2b:2")
def test_6_3_2b_an_event_that_runs_only_a_server_that_cannot_be_paid_for_cannot_be_played() -> None:
    text = """
        corp:
          deck: 5 any
          R&D: root 2 Test Toll
        runner:
          credits {}
          hand: The Maker's Eye
        turn: runner
    """
    game = scenario(text.format(3))
    game.refuses("runner", "play The Maker's Eye")
    game = scenario(text.format(6))
    game.runner.plays("The Maker's Eye")
    game.runner.runs("R&D")  # or not (1.15.9a)
    game.expect(runner_credits=0, run="R&D")


@pytest.mark.rule("6.1.2a")
@pytest.mark.rule("6.3.2")
def test_6_1_2a_the_attacked_server_is_the_one_announced() -> None:
    game = scenario("corp:\n Server 1: cards (PAD Campaign)\nturn: runner")
    game.runner.runs("Server 1")
    announced = [e for e in game.events() if e.rule == "6.9.1a"]
    assert len(announced) == 1
    game.expect(run="Server 1")
