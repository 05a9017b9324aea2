"""10.10.2: an optional loop during a run ends with jacking out."""

import pytest

from netrunner import Game
from netrunner.testing import define, scenario
from netrunner.vocabulary import Approach, sub
from netrunner.vocabulary.cards import OutermostIce

define("Revolving Door", "corp", "ice", sub(Approach(OutermostIce())), cost=1, strength=1)


@pytest.mark.rule("10.10.2")
def test_the_runner_must_jack_out_when_a_run_comes_round_and_nothing_has_changed() -> None:
    game = scenario("""
        corp:
          HQ: ice Revolving Door
        run: HQ, encountering ice 1
    """)
    game.asks("runner", "jack-out", "6.9.2d")
    game.runner.continues()
    assert game.run is None
    assert game.happened("jacked-out") == 1
    assert game.happened("encounter") == 2


@pytest.mark.rule("10.10.2")
def test_a_run_that_comes_round_with_a_change_may_go_on() -> None:
    game = scenario("""
        corp:
          HQ: ice Revolving Door
        runner:
          credits 3
          rig: Corroder
        run: HQ, encountering ice 1
    """)
    game.pass_windows()
    game.asks("runner", "jack-out", "6.9.2d")
    game.runner.continues()
    game.pass_windows("6.9.3b")
    game.runner.boosts("Corroder")  # a credit less than the time before
    game.pass_windows()
    game.asks("runner", "jack-out", "6.9.2d")
    again = Game.from_json(game.game.to_json())
    assert list(again.decision.texts()) == ["continue", "jack-out"]
