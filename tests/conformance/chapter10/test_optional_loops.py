"""10.10.2: an optional loop during a run ends with jacking out."""

import pytest

from netrunner import Game
from netrunner.testing import define, scenario
from netrunner.vocabulary import Approach, paid, sub
from netrunner.vocabulary.cards import OutermostIce

define("Beckoning", "corp", "asset", paid(0, Approach(OutermostIce())), trash=2)
define("Revolving Door", "corp", "ice", sub(Approach(OutermostIce())), cost=1, strength=1)


@pytest.mark.rule("10.10.2:1")
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


@pytest.mark.rule("10.10.2:1")
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


@pytest.mark.rule("10.10.2:2")
def test_the_corp_lets_the_runner_go_on_who_comes_round_and_cannot_jack_out() -> None:
    game = scenario("""
        corp:
          HQ: ice Revolving Door; root Test No Jacking Out
        run: HQ, encountering ice 1
    """)
    game.asks("runner", "trash-accessed", "7.8.3")  # of the upgrade that kept the Runner from jacking out
    assert game.happened("encounter") == 3  # it was sent back once more, and nothing had changed
    game.runner.declines()
    game.expect(run=None)
    assert game.happened("run-successful") == 1


@pytest.mark.rule("10.10.2:2")
def test_the_corp_cannot_send_a_runner_back_for_ever_who_cannot_jack_out() -> None:
    game = scenario("""
        corp:
          HQ: ice Test Blank Ice; root Test No Jacking Out
          Server 1: Beckoning
        runner:
          credits 0
        run: HQ, approaching ice 1, at 6.9.2e
    """)
    for rule in ("6.9.2e", "6.9.2b"):
        game.asks("corp", "window", rule)
        game.corp.uses("Beckoning")
        game.corp.passes()
    game.asks("corp", "window", "6.9.5b")  # the third time before the ice: nothing had changed, so it was not possible
    game.corp.uses("Beckoning")
    game.corp.passes()
    game.expect(run=None)  # and there is no other time for what was done already


@pytest.mark.rule("10.10.2:1")
def test_a_runner_who_can_jack_out_is_not_kept_before_the_ice_for_ever_either() -> None:
    game = scenario("""
        corp:
          HQ: ice Test Gentle Ice
          Server 1: Beckoning
        run: HQ, approaching ice 1, at 6.9.2e
    """)
    for rule in ("6.9.2e", "6.9.2b"):
        game.asks("corp", "window", rule)
        game.corp.uses("Beckoning")
        game.corp.passes()
    game.asks("runner", "jack-out", "6.9.2d")
