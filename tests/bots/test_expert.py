"""The expert: what it looks ahead for, from what it is given, and what it finds."""

from netrunner.bots import asked, make
from netrunner.bots.bot import Searcher, ask, world_for
from netrunner.bots.expert import Expert
from netrunner.game import Game
from netrunner.testing import scenario
from netrunner.testing.scenario import Scenario


def expert(tries: int = 120) -> Expert:
    bot = make("expert", 1, tries=tries)
    assert isinstance(bot, Expert)
    return bot


def answer(board: Scenario, tries: int = 120) -> str:
    decision = board.game.decision
    assert decision is not None
    return ask(expert(tries), board.game, decision).text


def test_it_is_a_bot_that_looks_ahead_and_the_novice_is_not() -> None:
    assert isinstance(expert(), Searcher)
    assert not isinstance(make("novice"), Searcher)


def test_it_gets_a_world_for_whatever_leaves_a_choice() -> None:
    game = scenario("""
        corp:
          credits 5
          HQ: ice (Enigma)
        runner:
          credits 5
          hand: Sure Gamble
        turn: runner
    """).game
    decision = game.decision
    assert decision is not None
    world = world_for(expert(), game, asked(decision))
    assert isinstance(world, Game) and world is not game
    assert [str(option) for option in world.decision.options] == [str(option) for option in decision.options]
    assert world_for(make("novice"), game, asked(decision)) is None


def test_it_scores_the_agenda_that_wins() -> None:
    board = scenario("""
        corp:
          credits 3
          clicks 3
          score: Priority Requisition, Private Security Force
          Server 1: (Hostile Takeover {advancement 1})
          hand: Hedge Fund
        runner:
          credits 10
        turn: corp
    """)
    assert answer(board).startswith("advance")


def test_it_steals_what_would_be_scored_next_turn() -> None:
    board = scenario("""
        corp:
          credits 9
          score: Priority Requisition, Private Security Force
          Server 1: (Private Security Force {advancement 3})
          hand: 3 Hedge Fund
          deck: 4 Ice Wall, 4 Hedge Fund, 3 Priority Requisition
        runner:
          credits 3, clicks 1
          hand: 4 Sure Gamble
          deck: 8 Sure Gamble
        turn: runner
    """)
    assert answer(board) == "run Server 1"
