"""7.1.1b, 7.1.2b: who accesses a central server outside the structure of a run leaves its root alone."""

from __future__ import annotations

import pytest

from netrunner.rules.machine.terms import SERVER_HQ
from netrunner.testing import define, scenario
from netrunner.vocabulary import play
from netrunner.vocabulary.accessing import AccessServer

define("Look Around", "runner", "event", play(AccessServer(SERVER_HQ)))


@pytest.mark.rule("7.1.2b")
def test_7_1_2b_an_upgrade_in_the_root_is_accessed_only_in_a_run() -> None:
    board = """
        corp:
          credits 0
          hand: Hedge Fund
          HQ: root (Akitaro Watanabe)
        runner:
          credits 0
          hand: Look Around
        turn: runner
    """
    game = scenario(board)
    game.runner.plays("Look Around")
    game.asks("runner", "action")
    assert game.happened("access") == 1
    game = scenario(board)
    game.runner.runs("HQ")
    game.take("continue")
    game.runner.accesses("Akitaro Watanabe")
    game.asks("runner", "action")
    assert game.happened("access") == 2
