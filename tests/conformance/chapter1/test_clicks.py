"""1.11: clicks."""

import pytest

from netrunner.testing import define, scenario
from netrunner.vocabulary import Cards, Chosen, Draw, Gain, LoseClicks, PlayIt, TurnBegins, play, when
from netrunner.vocabulary.actions import FirstClickOnly
from netrunner.vocabulary.into_play import Playable

define("Early Start", "runner", "event", FirstClickOnly(), play(Gain(4)), cost=0, subtypes="priority")
define("Hangover", "runner", "resource", when(TurnBegins(), LoseClicks(1)))
define(
    "Stage Hand", "runner", "event",
    play(PlayIt(Chosen(Playable(Cards(title="Early Start", where="grip"))))), cost=0,
)  # fmt: skip
define("Errand", "runner", "event", play(Draw(1)), cost=0)


@pytest.mark.rule("1.11.2a")
def test_1_11_2a_the_corp_gets_three_clicks() -> None:
    game = scenario("corp:\n deck: 3 any\nrunner:\n clicks 1\nturn: runner")
    game.runner.takes_credit()
    game.expect(turn="corp", corp_clicks=3, runner_clicks=0)


@pytest.mark.rule("1.11.2b")
def test_1_11_2b_the_runner_gets_four_clicks() -> None:
    game = scenario("corp:\n clicks 1\nturn: corp")
    game.corp.takes_credit()
    game.expect(turn="runner", runner_clicks=4, corp_clicks=0)


@pytest.mark.rule("1.11.3:1")
def test_1_11_3_a_priority_card_is_played_as_the_first_click_only() -> None:
    game = scenario("runner:\n credits 1\n hand: 2 Early Start, Errand\n deck: 3 any\nturn: runner")
    game.offers("runner", "play Early Start")
    game.runner.plays("Early Start")
    game.expect(runner_credits=5)
    game.refuses("runner", "play Early Start")
    game = scenario("runner:\n hand: Early Start, Errand\n deck: 3 any\nturn: runner")
    game.runner.plays("Errand")
    game.refuses("runner", "play Early Start")


@pytest.mark.rule("1.11.3:3")
def test_1_11_3_a_lost_click_is_not_a_spent_click() -> None:
    game = scenario("""
        corp:
          clicks 1
        runner:
          hand: Early Start
          rig: Hangover
        turn: corp
    """)
    game.corp.takes_credit()
    game.expect(turn="runner", runner_clicks=3)
    game.offers("runner", "play Early Start")


@pytest.mark.rule("1.11.3:2")
def test_1_11_3_another_ability_does_not_play_a_priority_card() -> None:
    game = scenario("runner:\n credits 1\n hand: Stage Hand, Early Start\nturn: runner")
    game.refuses("runner", "play Stage Hand")  # there is nothing that it could play
