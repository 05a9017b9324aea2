"""7.8.3, 7.8.4: what happens while a card is trashed or stolen belongs to that step of the access."""

from __future__ import annotations

import pytest

from netrunner.testing import define, scenario
from netrunner.vocabulary import ForEvent, Gain
from netrunner.vocabulary.abilities import When

define("Fare Box", "corp", "asset", When(ForEvent("credits-spent"), (Gain(1),), optional=True), cost=0, trash=2)


@pytest.mark.rule("7.8.3")
def test_7_8_3_while_the_trash_cost_is_paid_it_is_still_that_step() -> None:
    game = scenario("""
        corp:
          Server 1: Fare Box
        runner:
          credits 5
        turn: runner
    """)
    game.runner.runs("Server 1")
    game.take("continue")
    game.runner.trashes("Fare Box")
    game.asks("corp", "react")
    assert "7.8.3" in [frame.rule() for frame in game.game.state.stack]
    game.corp.passes()
    game.expect(runner_credits=3)
    assert "archives: Fare Box" in game.board()
