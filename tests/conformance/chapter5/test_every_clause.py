"""What rules about turns say besides their main clause: each window of a turn, and what is possible in it."""

from __future__ import annotations

import pytest

from netrunner.testing import define, scenario
from netrunner.vocabulary import Gain, paid

define("Test Ready Money", "runner", "resource", paid(0, Gain(1), limit=1))

BOARD = """
    corp:
      credits 9; deck: 9 any
      HQ: ice (Enigma)
      Server 1: (PAD Campaign)
      Server 2: (Priority Requisition {{advancement 5}})
      Server 3: Test Once Asset
    runner:
      credits 5; deck: 9 any; rig: Test Ready Money
    turn: {side}, at {step}
"""


@pytest.mark.parametrize(
    ("side", "step", "scores"),
    [
        pytest.param("corp", "5.6.1b", True, marks=pytest.mark.rule("5.6.1b:1,2,3")),
        pytest.param("corp", "5.6.2a", True, marks=pytest.mark.rule("5.6.2a:1,2,3")),
        pytest.param("corp", "5.6.3b", False, marks=pytest.mark.rule("5.6.3b:1,2,3")),
        pytest.param("runner", "5.7.1b", False, marks=pytest.mark.rule("5.7.1b:1,2,3")),
        pytest.param("runner", "5.7.1e", False, marks=pytest.mark.rule("5.7.1e:2,3,4")),
        pytest.param("runner", "5.7.2b", False, marks=pytest.mark.rule("5.7.2b:1,2,3")),
    ],
)
@pytest.mark.rule("9.5.2c:1")
def test_5_6_and_5_7_what_is_possible_in_each_window_of_a_turn(side: str, step: str, scores: bool) -> None:
    game = scenario(BOARD.format(side=side, step=step), mode="full")
    if side == "runner":
        game.asks("runner", "window", step)
        game.runner.uses("Test Ready Money")
        game.expect(runner_credits=6)
        game.runner.passes()
    game.asks("corp", "window", step)
    game.corp.uses("Test Once Asset")
    game.refuses("corp", "rez Enigma")
    (game.offers if scores else game.refuses)("corp", "score Priority Requisition")
    game.corp.rezzes("PAD Campaign")
    game.corp.passes()
    if side == "corp":
        game.asks("runner", "window", step)
        game.runner.uses("Test Ready Money")
        game.expect(runner_credits=6)


@pytest.mark.rule("5.3.2:1,2")
def test_5_3_2_the_mandatory_draw_leaves_all_clicks_and_is_counted_as_no_action() -> None:
    game = scenario("corp:\n deck: 5 any\nturn: corp, at 5.6.1e")
    game.go_on("action")
    game.expect(corp_hand=1, corp_clicks=3)
    assert game.happened("clicks-spent") == 0 and game.happened("action-complete") == 0


@pytest.mark.rule("5.7.1f:2")
def test_5_7_1f_without_clicks_the_runner_takes_no_action() -> None:
    game = scenario("runner:\n clicks 0; deck: 3 any\ncorp:\n deck: 3 any\nturn: runner, at 5.7.1e", mode="full")
    assert game.pass_windows("5.7.2b") == ["runner 5.7.1e", "corp 5.7.1e"]
    game.asks("runner", "window", "5.7.2b")
    assert game.happened("clicks-spent") == 0
