"""Tests of their own for rules that only tests with many marks, or none that would notice, had proved."""

from __future__ import annotations

import pytest

from netrunner.rules.machine.terms import SERVER_HQ, SERVER_RND
from netrunner.testing import define, scenario
from netrunner.vocabulary import AccessServer, paid

define("Cellar Stairs", "runner", "resource", paid(0, AccessServer(SERVER_RND), limit=1))
define("Side Stairs", "runner", "resource", paid(0, AccessServer(SERVER_HQ), limit=1))


@pytest.mark.rule("7.1.1b:3")
def test_7_1_1b_more_accesses_from_rnd_apply_to_an_ability_that_accesses_its_top_card() -> None:
    game = scenario("""
        corp:
          deck: Hedge Fund, Enigma, Ice Wall; R&D: root (Akitaro Watanabe)
        runner:
          rig: Cellar Stairs, R&D Interface
        turn: runner, at 5.7.1e
    """)
    game.runner.uses("Cellar Stairs")
    assert game.accessed() == ["Hedge Fund", "Enigma"]  # and not the root (7.1.2b)


@pytest.mark.rule("7.1.1b:2")
def test_7_1_1b_more_accesses_from_hq_apply_to_an_ability_that_accesses_it() -> None:
    game = scenario("""
        corp:
          hand: Hedge Fund, Enigma, Ice Wall
        runner:
          rig: Side Stairs, HQ Interface
        turn: runner, at 5.7.1e
    """)
    game.runner.uses("Side Stairs")
    assert len(game.accessed()) == 2


@pytest.mark.rule("6.5.2a:2")
def test_6_5_2a_a_forced_encounter_leaves_the_runner_where_they_are() -> None:
    game = scenario("""
        corp:
          HQ: ice (Enigma), (Enigma), (Enigma)
          R&D: ice Test Gentle Ice
          Server 1: Test Forced Encounter
        run: HQ, approaching ice 3, at 6.9.2e
    """, mode="full")  # fmt: skip
    game.runner.passes()
    game.corp.uses("Test Forced Encounter")
    game.corp.picks("Test Gentle Ice")
    game.go_on("jack-out")
    game.expect(run="HQ")
    game.asks("runner", "jack-out", "6.9.2d")  # at the second piece of ice of HQ, next after the one approached before
    assert [e.which for e in game.events() if e.rule == "6.9.2a"] == [1]


@pytest.mark.rule("8.2.9:1,2,3")
def test_8_2_9_the_window_is_completed_when_encountered_ice_is_uninstalled_and_nothing_of_it_resolves() -> None:
    game = scenario("""
        corp:
          credits 9; HQ: ice Himitsu-Bako
        run: HQ, encountering ice 1
    """, mode="full")  # fmt: skip
    game.runner.passes()
    game.corp.uses("Himitsu-Bako")
    game.asks("corp", "window", "6.9.3b")
    assert game.pass_windows()[:2] == ["corp 6.9.3b", "runner 6.9.3b"]
    assert game.happened("subroutine") == 0 and game.happened("pass-ice") == 1
    game.expect(run="HQ", corp_hand=["Himitsu-Bako"])


@pytest.mark.rule("5.4.1:3")
@pytest.mark.parametrize("step", ["5.6.1b", "5.6.3b"])
def test_5_4_1_no_action_can_be_taken_before_or_after_the_action_phase(step: str) -> None:
    game = scenario(f"corp:\n clicks 3\n deck: 3 any\nturn: corp, at {step}", mode="full")
    game.asks("corp", "window", step)
    assert game.options("corp") == ["pass"]
    assert game.why_not("corp", "gain").rule == "5.2.5"


@pytest.mark.rule("3.9.3d:1")
def test_3_9_3d_what_lowers_an_install_cost_does_not_lower_a_memory_cost() -> None:
    game = scenario("runner:\n credits 9; hand: Modded, Magnum Opus\nturn: runner")
    game.runner.plays("Modded")
    game.expect(runner_rig=["Magnum Opus"], memory_used=2, runner_credits=7)
