"""10.6.2: the credits of bad publicity are the Runner's, for one run; nobody else spends or keeps them."""

from __future__ import annotations

import pytest

from netrunner.testing import define, scenario
from netrunner.vocabulary import EndActionPhase, paid

define("Way Home", "runner", "resource", paid(1, EndActionPhase()))

RUN = """
    corp:
      credits 5, bad publicity 2
      HQ: ice (Ice Wall)
    runner:
      credits 4
      rig: Way Home
    turn: runner
"""


@pytest.mark.rule("10.6.2:1")
@pytest.mark.rule("6.9.6b")
def test_10_6_2_what_the_corp_spends_during_the_run_is_its_own() -> None:
    game = scenario(RUN.replace("      rig: Way Home\n", ""))
    game.runner.runs("HQ")
    game.corp.rezzes("Ice Wall")
    game.expect(corp_credits=4)
    game.asks("runner", "action")  # the ice ended the run
    game.expect(runner_credits=4)
    assert "run credits" not in game.board()


@pytest.mark.rule("10.6.2:2")
@pytest.mark.rule("5.4.3")
def test_10_6_2_they_return_to_the_bank_if_the_action_phase_ends_with_the_run() -> None:
    game = scenario(RUN)
    game.runner.runs("HQ")
    game.expect(runner_credits=6)
    game.runner.uses("Way Home")
    game.expect(runner_credits=4)  # one of the two was spent, the other is returned
    assert "run credits" not in game.board()
