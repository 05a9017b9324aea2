"""10.3.1c: a checkpoint counts agenda points whenever a card has entered or left a score area."""

from __future__ import annotations

import pytest

from netrunner.testing import define, scenario

define("Tarnished Name", "corp", "agenda", requirement=3, points=-1)


@pytest.mark.rule("10.3.1c:1")
@pytest.mark.rule("1.7.2a:1")
def test_10_3_1c_the_runner_wins_when_an_agenda_worth_less_than_nothing_leaves() -> None:
    game = scenario("""
        runner:
          rig: Data Dealer
          score: Tarnished Name, Priority Requisition, Priority Requisition, Hostile Takeover
        turn: runner
    """)
    game.expect(runner_points=6)
    game.runner.uses("Data Dealer")
    game.runner.picks("Tarnished Name")
    assert (game.game.winner, game.game.reason) == ("runner", "agenda-points")
