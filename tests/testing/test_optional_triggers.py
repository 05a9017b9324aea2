"""An optional ability is said in one way, however the question is put."""

from __future__ import annotations

import pytest

from netrunner.testing import ScenarioError, scenario

BOARDS = {
    # a window in which it may be triggered
    "Test Optional Echo": "runner:\n credits 0; deck: 3 any; rig: Test Optional Echo\nturn: runner",
    # a question with yes and no, while the ability resolves
    "Test Bribe": "runner:\n credits 1; deck: 3 any; rig: Test Bribe\nturn: runner, at 5.7.1d",
}


@pytest.mark.parametrize("title", list(BOARDS))
def test_triggers_and_declines_answer_whatever_is_asked_about_the_card(title: str) -> None:
    for wanted in (True, False):
        game = scenario(BOARDS[title])
        if title == "Test Optional Echo":
            game.runner.draws()
        (game.runner.triggers if wanted else game.runner.declines)(title)
        if title == "Test Optional Echo":
            game.expect(runner_credits=int(wanted))
        else:
            game.expect(runner_credits=0 if wanted else 1, runner_hand=int(wanted))


def test_another_card_is_not_declined_with_it() -> None:
    game = scenario("runner:\n deck: 3 any; rig: Test Optional Echo, Test Resource\nturn: runner")
    game.runner.draws()
    with pytest.raises(ScenarioError):
        game.runner.declines("Test Resource")
    with pytest.raises(ScenarioError):
        game.runner.triggers("Test Resource")
