"""What rules about runs and installing say besides their main clause."""

from __future__ import annotations

import pytest

from netrunner.rules.machine.terms import POWER
from netrunner.testing import define, scenario
from netrunner.vocabulary import (
    Draw,
    EndRun,
    ForEvent,
    Gain,
    Place,
    RunSuccessful,
    paid,
    when,
    whenever,
)
from netrunner.vocabulary.base import YOU

define("Test Happy Runner", "runner", "resource", when(RunSuccessful(), Gain(1)))
define("Test Lucky Runner", "runner", "resource", when(RunSuccessful(), Draw(1)))
define("Test Quitter", "runner", "resource", whenever(ForEvent("credits-gained", player=YOU), EndRun()))
define("Test Counter", "runner", "resource", whenever(ForEvent("credits-gained", player=YOU), Place(POWER)))


@pytest.mark.rule("6.1.3c:3")
def test_6_1_3c_what_the_end_of_the_old_phase_sets_off_comes_before_the_new_phase() -> None:
    """Anansi does its damage as the encounter ends; the run goes to another server in the middle of it."""
    game = scenario("""
        corp:
          HQ: ice Anansi
          R&D: ice (Enigma)
        runner:
          hand: 5 any; rig: Test Redirect
        run: HQ, encountering ice 1
    """)
    game.runner.uses("Test Redirect")
    game.pass_windows()
    told = [kind for kind in game.log_kinds() if kind in ("damage", "approach-ice")]
    assert told == ["damage", "approach-ice"]
    game.expect(run="R&D", runner_hand=2)


@pytest.mark.rule("6.1.4:3")
def test_6_1_4_what_the_end_of_the_phase_sets_off_comes_before_the_run_is_over() -> None:
    game = scenario("""
        corp:
          HQ: ice Anansi; Server 1: Test Run Ender
        runner:
          hand: 5 any
        run: HQ, encountering ice 1
    """)
    game.corp.uses("Test Run Ender")
    game.expect(run=None, runner_hand=2)
    told = [kind for kind in game.log_kinds() if kind in ("damage", "run-unsuccessful", "run-ends")]
    assert told == ["damage", "run-unsuccessful", "run-ends"]


@pytest.mark.rule("6.8.2d:2")
def test_6_8_2d_of_two_open_reaction_windows_the_inner_one_is_completed_first() -> None:
    game = scenario("""
        corp:
          hand: Hedge Fund
        runner:
          deck: 3 any; rig: Test Happy Runner, Test Lucky Runner, Test Quitter, Test Counter
        turn: runner
    """)
    game.runner.runs("HQ")
    game.runner.continues()
    game.runner.triggers("Test Happy Runner")
    game.runner.triggers("Test Quitter")
    game.expect(run=None, runner_hand=1)
    told = [kind for kind in game.log_kinds() if kind in ("counters-placed", "drew", "run-ends")]
    assert told == ["counters-placed", "drew", "run-ends"]
    assert game.accessed() == []


STEPS = ("approaching ice 1, at 6.9.2b", "approaching ice 1, at 6.9.2e", "encountering ice 1")


@pytest.mark.rule("9.5.2c:1")
@pytest.mark.rule("6.9.2e:1")
@pytest.mark.rule("6.9.5b:1")
@pytest.mark.rule("6.9.5d:1")
@pytest.mark.parametrize("where", [*STEPS, "approaching server, at 6.9.5b", "approaching server, at 6.9.5d"])
def test_9_5_2c_a_paid_ability_is_used_in_every_window_of_a_run(where: str) -> None:
    game = scenario(f"""
        corp:
          HQ: ice Enigma; Server 1: Test Once Asset
        runner:
          rig: Test Pocket Change
        run: HQ, {where}
    """, mode="full")  # fmt: skip
    game.asks("runner", "window")
    game.runner.uses("Test Pocket Change")
    game.runner.uses("Test Pocket Change")
    game.runner.passes()
    game.corp.uses("Test Once Asset")
    game.expect(runner_credits=7, corp_credits=6)


define("Test Pocket Change", "runner", "resource", paid(0, Gain(1)))


@pytest.mark.rule("8.1.2b:2")
def test_8_1_2b_the_corp_has_no_way_to_derez_without_an_effect() -> None:
    for step in ("5.6.1b", "5.6.2a", "5.6.2b", "5.6.3b"):
        game = scenario(f"corp:\n Server 1: PAD Campaign; deck: 3 any\nturn: corp, at {step}", mode="full")
        assert not [option for option in game.options("corp") if "PAD Campaign" in option]


@pytest.mark.rule("8.2.5b:1")
def test_8_2_5b_another_upgrade_in_the_root_may_be_trashed_first() -> None:
    board = "corp:\n credits 5; hand: Test Upgrade; HQ: root Akitaro Watanabe\nturn: corp"
    game = scenario(board)
    game.corp.installs("Test Upgrade", "HQ", trashing=["Akitaro Watanabe"])
    game.expect(corp_archives=["Akitaro Watanabe"])
    assert game.root("HQ") == ["Test Upgrade"]
    game = scenario(board)
    game.corp.installs("Test Upgrade", "HQ", trashing=())
    assert sorted(game.root("HQ")) == ["Akitaro Watanabe", "Test Upgrade"]


@pytest.mark.rule("1.2.5:3")
@pytest.mark.rule("6.3.2b:2")
@pytest.mark.parametrize(
    ("credits", "played", "runs"), [(1, False, False), (2, True, False), (3, True, False), (4, True, True)]
)
def test_1_2_5_the_makers_eye_is_played_although_its_cost_leaves_too_little_for_the_toll(
    credits: int, played: bool, runs: bool
) -> None:
    """docs/rulings.md: the toll is a cost of announcing the server, and what paying brings about does not count."""
    game = scenario(f"""
        corp:
          deck: 5 any; R&D: root Test Toll
        runner:
          credits {credits}; hand: The Maker's Eye
        turn: runner
    """)
    if not played:
        game.refuses("runner", "play The Maker's Eye")
        return
    game.runner.plays("The Maker's Eye")
    if runs:
        game.runner.runs("R&D")  # or not (1.15.9a)
    game.expect(run="R&D" if runs else None, runner_credits=0 if runs else credits - 2)
    assert game.happened("run-begins") == int(runs)
