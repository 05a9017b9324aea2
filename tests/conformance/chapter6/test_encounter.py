"""Chapters 6.5 and 6.9.3: the Encounter Ice phase, forced encounters, bypassing, breaking, subroutines."""

from __future__ import annotations

import pytest

from netrunner.rules.machine.terms import ICE, NET, RUNNER
from netrunner.testing import define, scenario
from netrunner.vocabulary import (
    Accessed,
    Bypass,
    Cards,
    Chosen,
    Damage,
    Derez,
    EncounterEnds,
    EncounterWith,
    EndRun,
    ForceEncounterWith,
    ForEvent,
    Gain,
    If,
    LoseClicks,
    This,
    paid,
    play,
    sub,
    when,
    whenever,
)
from netrunner.vocabulary.conditions import AllBroken

REZZED = Cards(types=ICE, rezzed=True)

define("Toll", "corp", "ice", when(EncounterWith(), LoseClicks(1, RUNNER)), sub(Gain(1)), cost=0, strength=1)
define("Steps", "corp", "ice", sub(Gain(1)), sub(LoseClicks(1, RUNNER)), sub(Damage(NET, 1)), cost=0, strength=1)
define("Barbed Fence", "corp", "ice", sub(Gain(1)), sub(EndRun()), sub(Damage(NET, 1)), cost=0, strength=1)
define(
    "Test Echo Chamber",
    "corp",
    "ice",
    when(ForEvent("pass-ice", this=True), ForceEncounterWith(This())),
    cost=0,
    strength=1,
)
define(
    "Double Wall", "corp", "ice", sub(EndRun()), when(ForEvent("pass-ice", this=True), ForceEncounterWith(This())),
    cost=0, strength=1,
)  # fmt: skip
define("Bell", "corp", "asset", whenever(ForEvent("pass-ice"), Gain(1)), cost=0, trash=1)
define(
    "Conjurer",
    "corp",
    "ice",
    sub(ForceEncounterWith(Chosen(Cards(types=ICE, rezzed=True, other=True)))),
    sub(Gain(1)),
)
define("Ambush", "corp", "asset", when(Accessed(), ForceEncounterWith(Chosen(REZZED))), cost=0, trash=1)
define("Dragnet", "corp", "operation", play(ForceEncounterWith(Chosen(REZZED)), Gain(3)))
define("Watcher", "runner", "resource", whenever(EncounterEnds(), If(AllBroken(), Gain(1))))
define("Slip", "runner", "resource", when(EncounterWith(this=False), Bypass(), may=True))
define("Late Slip", "runner", "resource", paid(0, Bypass()))
define("Test Guard", "corp", "asset", whenever(EncounterWith(this=False), EndRun()), cost=0, trash=1)
define("Gate Clerk", "corp", "asset", whenever(EncounterWith(this=False), Gain(1)), cost=0, trash=1)
define("Shutdown", "runner", "resource", paid(0, Derez(Chosen(REZZED))))
define("Purse", "runner", "resource", paid(0, Gain(1), limit=1))


@pytest.mark.rule("6.9.3a")
def test_6_9_3a_when_encountered_abilities_resolve_before_subroutines_can_be_broken() -> None:
    game = scenario("""
        corp:
          HQ: ice Toll
        runner:
          rig: Purse
        run: HQ, encountering ice 1
    """)
    game.asks("runner", "window", "6.9.3b")
    game.expect(runner_clicks=2, corp_credits=5)


@pytest.mark.rule("6.9.3b:3")
def test_6_9_3b_only_paid_abilities_can_be_used_and_nothing_rezzed() -> None:
    game = scenario("""
        corp:
          HQ: ice (Enigma), Test Gentle Ice; root (Akitaro Watanabe)
          Server 1: cards (PAD Campaign)
        run: HQ, encountering ice 2
    """, mode="full")  # fmt: skip
    game.runner.passes()
    game.asks("corp", "window", "6.9.3b")
    assert game.options() == ["pass"]


@pytest.mark.rule("6.9.3b:2")
@pytest.mark.rule("6.5.4:1")
@pytest.mark.rule("3.9.5f:2")
def test_6_9_3b_subroutines_are_broken_in_this_step_alone() -> None:
    game = scenario("""
        corp:
          HQ: ice Wall of Static
        runner:
          rig: Corroder
        run: HQ, approaching ice 1
    """, mode="full")  # fmt: skip
    for step in ("6.9.2b", "6.9.2e"):
        game.pass_windows(step)
        game.refuses("runner", "use Corroder ability 1")
    game.pass_windows("6.9.3b")
    game.runner.boosts("Corroder")
    game.offers("runner", "use Corroder ability 1")


@pytest.mark.rule("6.9.3c:1")
@pytest.mark.rule("6.5.5:1")
def test_6_9_3c_unbroken_subroutines_resolve_in_the_order_they_appear() -> None:
    game = scenario("""
        corp:
          HQ: ice Steps
        runner:
          hand: 2 any
        run: HQ, encountering ice 1
    """)
    kinds = [k for k in game.log_kinds() if k in ("subroutine", "credits-gained", "clicks-lost", "damage")]
    assert kinds == ["subroutine", "credits-gained", "subroutine", "clicks-lost", "subroutine", "damage"]
    game.expect(run="HQ")


@pytest.mark.rule("6.9.3c:2")
def test_6_9_3c_broken_subroutines_do_not_resolve() -> None:
    game = scenario("""
        corp:
          HQ: ice Steps
        runner:
          hand: 2 any
          rig: Test Breaker
        run: HQ, encountering ice 1
    """)
    game.runner.breaks(2, using="Test Breaker")
    game.runner.passes()
    game.expect(corp_credits=6, runner_clicks=3, runner_hand=1)


@pytest.mark.rule("6.9.3c:3")
@pytest.mark.rule("6.5.5a")
@pytest.mark.rule("6.8.2b")
def test_6_5_5a_a_subroutine_that_ends_the_run_is_the_last_one_to_resolve() -> None:
    game = scenario("""
        corp:
          HQ: ice Barbed Fence
        runner:
          hand: 2 any
        run: HQ, encountering ice 1
    """)
    game.expect(run=None, corp_credits=6, runner_hand=2)
    assert game.happened("subroutine") == 2


@pytest.mark.rule("6.9.3d")
def test_6_9_3d_after_the_encounter_the_ice_is_passed() -> None:
    game = scenario("corp:\n HQ: ice Test Gentle Ice\nrun: HQ, encountering ice 1")
    kinds = [k for k in game.log_kinds() if k in ("subroutine", "encounter-ends", "pass-ice", "approach-server")]
    assert kinds == ["subroutine", "encounter-ends", "pass-ice", "approach-server"]


@pytest.mark.rule("6.5.2a:3")
def test_6_5_2a_after_a_forced_encounter_the_effect_that_caused_it_goes_on() -> None:
    game = scenario("""
        corp:
          HQ: ice Conjurer
          R&D: ice Test Gentle Ice
        run: HQ, encountering ice 1
    """)
    game.expect(run="HQ", corp_credits=7)  # one credit each from the other ice and from the second subroutine
    assert game.happened("encounter-ends") == 2
    assert game.happened("pass-ice") == 1
    game.asks("runner", "jack-out", "6.9.5c")


@pytest.mark.rule("6.5.2a:3")
def test_6_5_2a_a_forced_encounter_during_an_access_returns_to_the_access() -> None:
    game = scenario("""
        corp:
          R&D: ice Test Gentle Ice
          Server 1: cards (Ambush)
        turn: runner
    """)
    game.runner.runs("Server 1")
    game.runner.continues()
    game.pass_windows()
    game.expect(corp_credits=6, run="Server 1")
    game.asks("runner", "trash-accessed", "7.8.3")


@pytest.mark.rule("6.5.2b:1")
def test_6_5_2b_ending_the_run_in_a_forced_encounter_ends_the_phase_it_came_from_too() -> None:
    game = scenario("""
        corp:
          HQ: ice Conjurer
          R&D: ice Wall of Static
        run: HQ, encountering ice 1
    """)
    game.expect(run=None, corp_credits=5)  # the second subroutine did not resolve
    assert game.happened("run-unsuccessful") == 1


@pytest.mark.rule("6.5.2b:1")
@pytest.mark.rule("6.5.4:3")
def test_6_5_2b_ice_encountered_again_while_it_is_passed_can_end_the_run() -> None:
    game = scenario("""
        corp:
          HQ: ice (Enigma), Double Wall
        runner:
          credits 1
          rig: Test Breaker
        run: HQ, encountering ice 2
    """)
    game.runner.breaks(1, using="Test Breaker")
    game.expect(run=None)
    assert game.happened("encounter") == 2
    assert game.happened("approach-ice") == 0


@pytest.mark.rule("6.5.2b:2")
def test_6_5_2b_outside_of_a_run_ending_the_run_only_ends_the_encounter() -> None:
    game = scenario("""
        corp:
          hand: Dragnet
          R&D: ice Barbed Fence
        runner:
          hand: 2 any
        turn: corp
    """)
    game.corp.plays("Dragnet")
    game.expect(corp_credits=5 + 1 + 3, runner_hand=2, run=None)  # the operation went on; the damage did not happen
    assert game.happened("run-unsuccessful") == 0


@pytest.mark.rule("6.5.2c")
@pytest.mark.rule("6.5.2")
def test_6_5_2c_a_forced_encounter_is_no_approach_and_no_pass() -> None:
    game = scenario("""
        corp:
          hand: Dragnet
          R&D: ice Test Echo Chamber
          Server 1: cards Bell
        turn: corp
    """)
    game.corp.plays("Dragnet")
    assert game.happened("encounter") == 1
    assert game.happened("approach-ice") == 0
    assert game.happened("pass-ice") == 0


@pytest.mark.rule("6.5.3a")
@pytest.mark.rule("6.5.3b:1,2")
@pytest.mark.rule("3.9.5f:3")
def test_6_5_3b_ice_bypassed_as_it_is_encountered_has_no_subroutines_broken_or_resolved() -> None:
    game = scenario("""
        corp:
          HQ: ice Barbed Fence
        runner:
          rig: Slip, Test Breaker, Watcher
        run: HQ, encountering ice 1
    """)
    game.runner.triggers("Slip")
    game.asks("runner", "jack-out", "6.9.5c")
    game.expect(corp_credits=5, runner_credits=5)
    kinds = [k for k in game.log_kinds() if k in ("bypassed", "subroutine", "broken", "encounter-ends", "pass-ice")]
    assert kinds == ["bypassed", "encounter-ends", "pass-ice"]


@pytest.mark.rule("6.5.3c:1")
def test_6_5_3c_ice_bypassed_in_the_window_keeps_its_broken_subroutines_and_none_resolve() -> None:
    game = scenario("""
        corp:
          HQ: ice Barbed Fence
        runner:
          rig: Late Slip, Test Breaker
        run: HQ, encountering ice 1
    """)
    game.runner.breaks(1, using="Test Breaker")
    game.runner.uses("Late Slip")
    game.asks("runner", "jack-out", "6.9.5c")
    assert game.happened("broken") == 1
    assert game.happened("subroutine") == 0


@pytest.mark.rule("6.5.3c:2")
def test_6_5_3c_ice_without_subroutines_is_broken_once_the_window_is_reached() -> None:
    game = scenario("""
        corp:
          HQ: ice Test Blank Ice
        runner:
          rig: Watcher
        run: HQ, encountering ice 1
    """)
    game.expect(runner_credits=6)


@pytest.mark.rule("6.5.3c:2")
def test_6_5_3c_ice_without_subroutines_that_is_bypassed_at_once_was_not_broken() -> None:
    game = scenario("""
        corp:
          HQ: ice Test Blank Ice
        runner:
          rig: Watcher, Slip
        run: HQ, encountering ice 1
    """)
    game.runner.triggers("Slip")
    game.expect(runner_credits=5)


@pytest.mark.rule("6.5.3c:1")
def test_6_5_3c_ice_without_subroutines_that_is_bypassed_in_the_window_was_broken() -> None:
    game = scenario("""
        corp:
          HQ: ice Test Blank Ice
        runner:
          rig: Watcher, Late Slip
        run: HQ, encountering ice 1
    """)
    game.runner.uses("Late Slip")
    game.expect(runner_credits=6)


@pytest.mark.rule("6.5.3a")
def test_6_5_3a_femme_fatale_bypasses_the_ice_she_remembers() -> None:
    game = scenario("""
        corp:
          HQ: ice Barbed Fence
        runner:
          rig: Femme Fatale {remembers HQ ice 1}
        run: HQ, encountering ice 1
    """)
    game.runner.triggers("Femme Fatale")
    game.expect(runner_credits=5 - 3, run="HQ")
    assert game.happened("subroutine") == 0


@pytest.mark.rule("6.5.4:2,3")
def test_6_5_4_subroutines_stay_broken_for_one_encounter_alone() -> None:
    game = scenario("""
        corp:
          HQ: ice Wall of Static
        runner:
          credits 4
          rig: Test Breaker
        turn: runner
    """)
    game.runner.runs("HQ")
    game.runner.boosts("Test Breaker", 2)
    game.runner.breaks(1, using="Test Breaker")
    game.runner.passes()
    game.runner.jacks_out()
    game.runner.runs("HQ")
    game.runner.passes()
    game.expect(run=None)
    assert game.happened("subroutine") == 1


@pytest.mark.rule("6.5.5:2,3")
def test_6_5_5_only_the_corp_resolves_subroutines_and_all_of_them_must_resolve() -> None:
    game = scenario("corp:\n HQ: ice Steps\nrunner:\n hand: 2 any\nrun: HQ, at 6.9.3c, encountering ice 1", mode="full")
    game.asks("runner", "window", "6.9.5b")  # nobody had a choice in between
    game.expect(corp_credits=6, runner_clicks=2, runner_hand=1)


@pytest.mark.rule("6.8.2c:1,2")
def test_6_8_2c_a_run_ended_as_ice_is_encountered_leaves_other_abilities_unresolved() -> None:
    text = """
        corp:
          HQ: ice Tollbooth
          Server 1: cards Test Guard
          Server 2: cards Gate Clerk
        run: HQ, encountering ice 1
    """
    game = scenario(text)
    game.corp.triggers("Test Guard")
    game.expect(run=None, runner_credits=5, corp_credits=5)
    game = scenario(text)
    game.corp.triggers("Tollbooth")
    game.corp.triggers("Gate Clerk")
    game.expect(run=None, runner_credits=2, corp_credits=6)


@pytest.mark.rule("6.1.3c:2")
def test_6_1_3c_the_window_in_which_ice_was_derezzed_goes_on_before_it_is_passed() -> None:
    game = scenario("""
        corp:
          HQ: ice Barbed Fence
        runner:
          rig: Shutdown, Purse
        run: HQ, encountering ice 1
    """)
    game.runner.uses("Shutdown")
    game.asks("runner", "window", "6.9.3b")
    game.runner.uses("Purse")
    game.asks("runner", "jack-out", "6.9.5c")
    assert game.happened("subroutine") == 0


@pytest.mark.rule("6.8.2a:2")
def test_6_8_2a_a_run_ended_in_the_window_of_an_encounter_leaves_all_subroutines_unresolved() -> None:
    game = scenario("""
        corp:
          score: Nisei MK II {agenda 1}
          HQ: ice Barbed Fence
        runner:
          rig: Test Breaker
        run: HQ, encountering ice 1
    """)
    game.runner.passes()
    game.corp.uses("Nisei MK II")
    game.expect(run=None, corp_credits=5)
    assert game.happened("subroutine") == 0
    assert game.happened("encounter-ends") == 1
    assert game.happened("pass-ice") == 0


@pytest.mark.rule("6.9.3a")
def test_6_9_3a_the_runner_may_end_the_run_as_data_raven_is_encountered() -> None:
    for choice, tags, run in ((1, 1, "HQ"), (2, 0, None)):
        game = scenario("""
            corp:
              HQ: ice Data Raven
            run: HQ, encountering ice 1
        """)
        game.runner.chooses(choice)
        game.expect(tags=tags, run=run)


@pytest.mark.rule("6.5.4a")
def test_6_5_4a_a_bioroid_can_be_broken_without_an_icebreaker() -> None:
    game = scenario("""
        corp:
          HQ: ice Viktor 1.0
        run: HQ, encountering ice 1
    """)
    game.runner.breaks(2, using="Viktor 1.0")
    game.runner.passes()
    game.expect(runner_clicks=2, run="HQ")
