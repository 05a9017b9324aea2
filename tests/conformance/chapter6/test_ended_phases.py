"""Chapter 6.1: whatever belongs to a phase of a run is over when the run leaves the phase."""

from __future__ import annotations

import pytest

from netrunner.rules.machine.terms import CORP, RUNNER, SERVER_RND
from netrunner.testing import define, scenario
from netrunner.vocabulary import ForEvent, Gain, whenever
from netrunner.vocabulary.running import MoveRun

define("Pushy Guard", "corp", "asset", whenever(ForEvent("approach-ice"), MoveRun(SERVER_RND)), cost=0, trash=1)
define("Slow Guard", "corp", "asset", whenever(ForEvent("approach-ice"), Gain(1, CORP)), cost=0, trash=1)
define("Door Guard", "corp", "asset", whenever(ForEvent("approach-server"), MoveRun(SERVER_RND)), cost=0, trash=1)
define("Door Keeper", "corp", "asset", whenever(ForEvent("approach-server"), Gain(1, CORP)), cost=0, trash=1)
define("Pass Guard", "corp", "asset", whenever(ForEvent("pass-ice"), MoveRun(SERVER_RND)), cost=0, trash=1)
define("Pass Keeper", "corp", "asset", whenever(ForEvent("pass-ice"), Gain(1, CORP)), cost=0, trash=1)
define("Homecoming Party", "runner", "resource", whenever(ForEvent("run-ends"), Gain(1, RUNNER)))


def board(first: str, second: str) -> str:
    return f"""
        corp:
          HQ: ice (Enigma)
          Server 1: cards {first}
          Server 2: cards {second}
        runner:
          rig: Homecoming Party
        turn: runner
    """


@pytest.mark.rule("6.1.3c:1")
@pytest.mark.rule("6.1.2c:1")
def test_6_1_3c_abilities_of_an_approach_that_was_left_do_not_resolve() -> None:
    game = scenario(board("Pushy Guard", "Slow Guard"))
    game.runner.runs("HQ")
    game.asks("corp", "react", "9.2.8c")
    game.corp.triggers("Pushy Guard")
    game.asks("runner", "jack-out", "6.9.5c")
    game.expect(run="R&D", corp_credits=5)  # the approach of Enigma was over before the second ability
    assert game.happened("pass-ice") == 0

    game = scenario(board("Pushy Guard", "Slow Guard"))
    game.runner.runs("HQ")
    game.corp.triggers("Slow Guard")
    game.expect(run="R&D", corp_credits=6)


@pytest.mark.rule("6.1.3c:1")
def test_6_1_3c_abilities_of_a_pass_that_was_left_do_not_resolve() -> None:
    game = scenario(board("Pass Guard", "Pass Keeper"))
    game.runner.runs("HQ")
    game.pass_windows()
    game.corp.triggers("Pass Guard")
    game.expect(run="R&D", corp_credits=5)
    assert game.happened("approach-server") == 1


@pytest.mark.rule("6.1.3c:1")
def test_6_1_3c_abilities_of_an_approach_to_a_server_that_was_left_do_not_resolve() -> None:
    game = scenario(board("Door Guard", "Door Keeper"))
    game.runner.runs("HQ")
    game.pass_windows()
    game.asks("corp", "react", "9.2.8c")
    game.corp.triggers("Door Guard")
    game.asks("corp", "react", "9.2.8c")  # the approach to R&D meets both conditions anew
    game.expect(run="R&D", corp_credits=5)
    assert game.happened("approach-server") == 2


@pytest.mark.rule("6.9.6d")
@pytest.mark.rule("6.8.5:1")
def test_6_9_6d_a_run_that_was_moved_ends_once() -> None:
    game = scenario(board("Pushy Guard", "Test Asset"))
    game.runner.runs("HQ")
    game.asks("runner", "jack-out", "6.9.5c")
    game.runner.jacks_out()
    game.expect(run=None, runner_credits=6)
    ended = [entry for entry in game.game.log if entry.kind == "run-ends"]
    assert [(entry.server, entry.how) for entry in ended] == [(SERVER_RND, 2)]
