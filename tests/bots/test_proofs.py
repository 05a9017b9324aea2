"""What is certain: found by playing out, and claimed only where it holds in every world that was drawn."""

import pickle

import pytest

from netrunner.bots import make
from netrunner.bots.bot import ask
from netrunner.bots.certainty import Allowance, drawn
from netrunner.bots.proofs import Goal, Search
from netrunner.game import Game
from netrunner.rules.machine.terms import CORP, RUNNER
from netrunner.testing import scenario

#: The Runner needs Corroder for the Ice Wall, and every click and credit.
THROUGH_THE_WALL = """
    corp:
      credits 0
      hand: 3 Hedge Fund
      deck: 3 Hedge Fund
      Server 1: ice Ice Wall; cards (Nisei MK II {advancement 1})
    runner:
      credits 3, clicks 2
      hand: Corroder, Sure Gamble
      deck: 3 Sure Gamble
    turn: runner
"""

#: An agenda in one of two servers.
TWO_DOORS = """
    corp:
      credits 4
      hand: 2 Hedge Fund
      deck: 3 Hedge Fund
      Server 1: cards (Nisei MK II)
      Server 2: cards (PAD Campaign)
    runner:
      credits 0, clicks 1
      hand: 4 Sure Gamble
      deck: 3 Sure Gamble
    turn: runner
"""


def steals(game: Game, most: int = 900) -> str:
    """An option after which the Runner is sure to steal this turn."""
    search = Search(drawn(game, "runner", 1), Goal(RUNNER, game.state.turn_number + 1, 1), most)
    act = search.best(4)
    return "" if act is None else search.root.text(act)


def test_a_breaker_is_installed_first_where_the_run_needs_it() -> None:
    assert steals(scenario(THROUGH_THE_WALL).game) == "install Corroder"


def test_nothing_is_certain_with_a_credit_too_few() -> None:
    assert steals(scenario(THROUGH_THE_WALL.replace("credits 3", "credits 2")).game) == ""


def test_nothing_is_claimed_where_not_everything_could_be_looked_at() -> None:
    assert steals(scenario(THROUGH_THE_WALL).game, most=3) == ""


def test_one_of_two_doors_is_not_certain_and_both_are() -> None:
    assert steals(scenario(TWO_DOORS).game) == ""
    assert steals(scenario(TWO_DOORS.replace("clicks 1", "clicks 2")).game).startswith("run Server")


def test_a_win_that_an_answer_prevents_is_not_certain() -> None:
    board = """
        corp:
          credits 3, clicks 1
          hand: Scorched Earth
          deck: 3 Hedge Fund
        runner:
          credits 3, tags 1
          hand: 3 Sure Gamble
          {rig}
          deck: 3 Sure Gamble
        turn: corp
    """
    for rig, sure in (("", True), ("rig: Plascrete Carapace {power 4}", False)):
        game = scenario(board.format(rig=rig)).game
        search = Search(drawn(game, "corp", 1), Goal(CORP, game.state.turn_number + 1), 900)
        assert (search.best(1) is not None) is sure


@pytest.mark.parametrize("level", ["adept", "expert"])
def test_who_looks_ahead_plays_what_is_certain(level: str) -> None:
    game = scenario(THROUGH_THE_WALL).game
    bot = make(level, 1, tries=24)
    for wanted in ("install Corroder", "run Server 1"):
        decision = game.decision
        assert decision is not None
        text = ask(bot, game, decision).text
        assert text == wanted
        game.choose(text)


def test_a_turn_has_its_allowance_and_the_next_one_has_another() -> None:
    allowed = Allowance(100)
    allowed.begin(3)
    allowed.spend(99)
    assert allowed.now < 10
    allowed.begin(4)
    assert allowed.now == 100


def test_who_looks_for_proofs_travels_to_another_process() -> None:
    assert pickle.loads(pickle.dumps(make("adept", 1))).name == "adept"
