"""Chapters 6.8 and 6.9.6: the Run Ends phase, and unsuccessful runs."""

from __future__ import annotations

import pytest

from netrunner.rules.machine.terms import CORP, F_TAGS, ICE, RUNNER
from netrunner.testing import define, scenario
from netrunner.vocabulary import (
    Cards,
    Chosen,
    DuringRun,
    EndRun,
    ForceEncounterWith,
    ForEvent,
    Gain,
    GiveTags,
    If,
    Lose,
    Prevent,
    Trash,
    paid,
    sub,
    when,
    whenever,
)
from netrunner.vocabulary.abilities import PaidAbility, cost_of

REZZED = Cards(types=ICE, rezzed=True)

define("Self Coder", "runner", "resource", paid(2, Gain(3)))
define("Debrief", "runner", "resource", whenever(ForEvent("run-ends"), Gain(1)))
define("Inner Voice", "runner", "resource", whenever(ForEvent("run-ends"), If(DuringRun(), Gain(1))))
define("Party", "runner", "resource", whenever(ForEvent("run-unsuccessful"), GiveTags(1)))
define(
    "Runaway", "runner", "resource",
    PaidAbility(cost_of(0), (Prevent(F_TAGS, 1),), interrupts=(F_TAGS,), only_if=DuringRun()),
)  # fmt: skip
define("Memorial", "corp", "asset", whenever(ForEvent("run-successful"), EndRun()), cost=0, trash=1)
define("Leaking Pump", "corp", "asset", whenever(ForEvent("run-successful"), Lose(1, CORP)), cost=0, trash=1)
define("Undertow", "corp", "asset", whenever(ForEvent("run-successful"), ForceEncounterWith(Chosen(REZZED))), cost=0)
define("Puffing Engine", "corp", "ice", sub(EndRun()), sub(EndRun()), sub(Gain(5, RUNNER)), cost=0, strength=1)
define("Dynamite Crew", "corp", "asset", paid(0, Trash(Chosen(Cards(title="Test Agenda")))), cost=0, trash=1)
define("Toast", "corp", "asset", when(ForEvent("run-unsuccessful"), Gain(1)), cost=0, trash=1)


@pytest.mark.rule("6.8.2a:2")
@pytest.mark.rule("6.9.6a")
@pytest.mark.rule("6.8.2")
def test_6_8_2a_a_paid_ability_window_closes_when_the_run_is_ended() -> None:
    game = scenario("""
        corp:
          bad publicity 2
          score: Nisei MK II {agenda 1}
          HQ: ice (Enigma)
        runner:
          credits 0
          rig: Self Coder
        turn: runner
    """)
    game.runner.runs("HQ")
    game.asks("runner", "window", "6.9.2b")
    game.runner.passes()
    game.corp.uses("Nisei MK II")
    game.asks("runner", "action")  # no second chance for the credits from bad publicity
    game.expect(run=None, runner_credits=0)


@pytest.mark.rule("6.8.2a:2")
def test_6_8_2a_the_corp_cannot_rez_the_approached_ice_after_ending_the_run() -> None:
    game = scenario("""
        corp:
          score: Nisei MK II {agenda 1}
          HQ: ice (Enigma)
          Server 1: cards (PAD Campaign)
        run: HQ, approaching ice 1, at 6.9.2e
    """)
    game.offers("corp", "rez Enigma")
    game.corp.uses("Nisei MK II")
    game.expect(run=None)
    assert game.decision is not None and game.decision.rule in ("5.7.1e", "5.7.1f")
    game.refuses("corp", "rez Enigma")


@pytest.mark.rule("6.8.2b")
@pytest.mark.rule("6.9.6a")
def test_6_8_2b_no_more_subroutines_resolve_once_the_run_is_ended() -> None:
    game = scenario("corp:\n HQ: ice Puffing Engine\nrun: HQ, encountering ice 1")
    game.expect(run=None, runner_credits=5)
    assert game.happened("subroutine") == 1


@pytest.mark.rule("6.8.2d:1")
def test_6_8_2d_another_reaction_window_is_completed_before_the_run_ends() -> None:
    game = scenario("""
        corp:
          hand: Hedge Fund
          Server 1: cards Memorial
          Server 2: cards Leaking Pump
        turn: runner
    """)
    game.runner.runs("HQ")
    game.runner.continues()
    game.corp.triggers("Memorial")
    game.expect(run=None, corp_credits=4)
    kinds = [k for k in game.log_kinds() if k in ("run-ended-by", "credits-lost", "run-ends")]
    assert kinds == ["run-ended-by", "credits-lost", "run-ends"]


@pytest.mark.rule("6.8.2d:1")
@pytest.mark.rule("6.5.2b:1")
def test_6_8_2d_in_an_encounter_forced_after_the_run_was_ended_subroutines_can_be_broken() -> None:
    game = scenario("""
        corp:
          hand: Hedge Fund
          R&D: ice Test Sentry
          Server 1: cards Memorial
          Server 2: cards Undertow
        runner:
          hand: 2 any
          rig: Test Breaker
        turn: runner
    """)
    game.runner.runs("HQ")
    game.runner.continues()
    game.corp.triggers("Memorial")
    game.asks("runner", "window", "6.9.3b")
    game.runner.breaks(1, using="Test Breaker")
    game.runner.passes()
    game.expect(run=None, runner_hand=2)
    assert game.happened("access") == 0


@pytest.mark.rule("6.9.6b")
def test_6_9_6b_the_credits_of_bad_publicity_are_lost_before_the_run_is_over() -> None:
    game = scenario("corp:\n bad publicity 2\n hand: Hedge Fund\nturn: runner")
    game.runner.runs("HQ")
    game.expect(runner_credits=7)
    game.runner.continues()
    game.expect(runner_credits=5)
    kinds = [k for k in game.log_kinds() if k in ("accessed", "credits-lost", "run-ends")]
    assert kinds == ["accessed", "credits-lost", "run-ends"]


@pytest.mark.rule("6.9.6c:1")
@pytest.mark.rule("6.8.4")
def test_6_9_6c_a_run_that_did_not_reach_the_server_is_unsuccessful() -> None:
    game = scenario("corp:\n HQ: ice Wall of Static\n Server 1: cards Toast\nturn: runner")
    game.runner.runs("HQ")
    game.expect(run=None, corp_credits=6)
    assert game.happened("run-unsuccessful") == 1


@pytest.mark.rule("6.9.6c:2")
def test_6_9_6c_a_run_that_was_declared_successful_and_then_ended_is_not_unsuccessful() -> None:
    game = scenario("corp:\n hand: Hedge Fund\n Server 1: cards Memorial\nturn: runner")
    game.runner.runs("HQ")
    game.runner.continues()
    game.expect(run=None)
    assert game.happened("run-successful") == 1
    assert game.happened("run-unsuccessful") == 0


@pytest.mark.rule("6.8.4b")
def test_6_8_4b_a_run_on_a_server_that_ceased_to_exist_is_neither_successful_nor_unsuccessful() -> None:
    game = scenario("""
        corp:
          Server 1: cards (Test Agenda)
          Server 2: cards Dynamite Crew
        turn: runner
    """)
    game.runner.runs("Server 1")
    game.corp.uses("Dynamite Crew")
    game.expect(run=None, servers=["HQ", "R&D", "Archives", "Server 2"])
    assert game.happened("run-successful") == 0
    assert game.happened("run-unsuccessful") == 0
    assert game.happened("run-ends") == 1


@pytest.mark.rule("6.8.5:1")
@pytest.mark.rule("6.9.6d")
def test_6_8_5_abilities_of_the_end_of_a_run_resolve_after_the_run() -> None:
    game = scenario("""
        corp:
          hand: Hedge Fund
        runner:
          rig: Debrief, Inner Voice
        turn: runner
    """)
    game.runner.runs("HQ")
    game.runner.continues()
    game.runner.triggers("Inner Voice")
    game.expect(run=None, runner_credits=6)  # only one of them: it was not during a run any more


@pytest.mark.rule("6.8.5:2")
def test_6_8_5_a_tag_for_an_unsuccessful_run_cannot_be_avoided_by_what_works_during_a_run() -> None:
    game = scenario("""
        corp:
          HQ: ice Wall of Static
        runner:
          rig: Party, Runaway
        turn: runner
    """)
    game.runner.runs("HQ")
    game.expect(run=None, tags=1)


@pytest.mark.rule("6.8.5:1")
def test_6_8_5_stimhack_hurts_after_the_run_is_over() -> None:
    game = scenario("""
        corp:
          bad publicity 1
          hand: Hedge Fund
        runner:
          credits 0
          hand: Stimhack, Diesel
        turn: runner
    """)
    game.runner.plays("Stimhack")
    game.runner.runs("HQ")
    game.runner.continues()
    game.expect(run=None, brain_damage=1, runner_credits=0, runner_hand=[])
    kinds = [k for k in game.log_kinds() if k in ("credits-lost", "run-ends", "damage")]
    assert kinds == ["credits-lost", "run-ends", "damage"]


@pytest.mark.rule("6.9.6d")
def test_6_9_6d_the_next_window_of_the_turn_follows_the_run() -> None:
    game = scenario("corp:\n hand: Hedge Fund\nturn: runner", mode="full")
    game.runner.runs("HQ")
    game.pass_windows()
    game.runner.jacks_out()
    game.asks("runner", "window", "5.7.1e")
    game.expect(runner_clicks=3)


@pytest.mark.rule("6.8.4b")
@pytest.mark.rule("4.7.8e:1")
def test_6_8_4b_a_server_that_ice_still_protects_has_not_ceased_to_exist() -> None:
    game = scenario("""
        corp:
          Server 1: ice Test Blank Ice; cards (Test Agenda)
          Server 2: cards Dynamite Crew
        run: Server 1, approaching server
    """)
    game.corp.uses("Dynamite Crew")
    game.expect(run="Server 1")
    game.runner.jacks_out()
    game.expect(run=None)
    assert game.happened("run-unsuccessful") == 1


@pytest.mark.rule("6.9.6c:2")
def test_6_9_6c_a_run_on_a_server_that_vanished_in_the_access_was_successful() -> None:
    game = scenario("""
        corp:
          Server 1: cards (Test Agenda)
        turn: runner
    """)
    game.runner.runs("Server 1")
    game.runner.continues()
    game.expect(run=None, runner_score=["Test Agenda"], servers=["HQ", "R&D", "Archives"])
    assert game.happened("run-successful") == 1
    assert game.happened("run-unsuccessful") == 0
