"""Rules of thumb for levels that look ahead: they remember what was seen, and keep agendas from the open."""

from random import Random

import pytest

from netrunner.bots import asked, make
from netrunner.bots.features import NAMES, features
from netrunner.bots.from_state import table_of
from netrunner.bots.novice import Novice
from netrunner.bots.thumb import CorpPlayer, RunnerPlayer, SeasonedCorp, SeasonedRunner
from netrunner.game import Game
from netrunner.testing import scenario


def worth(game: Game, player: CorpPlayer | RunnerPlayer, option: str) -> float:
    decision = game.decision
    assert decision is not None
    table = table_of(game.state, decision)
    n = [one.text for one in decision.options].index(option)
    return player.worth(table, table.acts[n])


def figure(game: Game, name: str) -> float:
    return features(game.state)[NAMES.index(name)]


def after_a_look_at(server: str) -> Game:
    """The Runner has just accessed a card of an open server, and may run again."""
    game = scenario("""
        corp:
          credits 5
          hand: Hedge Fund, Hedge Fund
          deck: 5 Hedge Fund
        runner:
          credits 5, clicks 4
          hand: 4 Sure Gamble
          deck: 5 Sure Gamble
        turn: runner
    """).game
    game.choose(f"run {server}")
    while game.decision is not None and game.decision.kind != "action":
        texts = [option.text for option in game.decision.options]
        game.choose(next((text for text in texts if text in ("continue", "pass", "no")), texts[0]))
    return game


@pytest.mark.parametrize(("server", "name"), [("R&D", "top of R&D known"), ("HQ", "HQ known")])
def test_what_was_seen_is_hardly_worth_another_run(server: str, name: str) -> None:
    game = after_a_look_at(server)
    seasoned, plain = SeasonedRunner(Random(1)), RunnerPlayer(Random(1))
    other = "HQ" if server == "R&D" else "R&D"
    assert worth(game, seasoned, f"run {server}") < worth(game, seasoned, f"run {other}") - 1
    assert worth(game, plain, f"run {server}") > worth(game, plain, f"run {other}") - 1
    assert figure(game, name) > 0


def test_an_agenda_stays_in_hand_while_the_runner_can_enter_its_server() -> None:
    board = """
        corp:
          credits 9
          Server 1: ice (Ice Wall)
          hand: Priority Requisition
          deck: {deck} Hedge Fund
        runner:
          credits 9
          rig: Corroder
          hand: 4 Sure Gamble
        turn: corp
    """
    option = "install Priority Requisition"
    less = []
    for deck in (30, 13, 8):
        game = scenario(board.format(deck=deck)).game
        less.append(worth(game, CorpPlayer(Random(1)), option) - worth(game, SeasonedCorp(Random(1)), option))
    assert less[0] > less[1] > less[2] == 0  # whoever waits for ever runs out of cards


def test_credits_that_take_a_click_are_not_in_the_purse() -> None:
    """What lies on Armitage Codebusting helps no run before it is taken: to take it is better than a click."""
    game = scenario("""
        corp:
          credits 5
        runner:
          credits 3
          rig: Armitage Codebusting {credit 12}, Corroder
          hand: 4 Sure Gamble
        turn: runner
    """).game
    assert figure(game, "runner credits to 4") == 3 and figure(game, "runner credits to 10") == 0
    assert figure(game, "money in rig") == 12


def test_a_novice_that_has_played_travels_to_another_process() -> None:
    import pickle

    game = scenario("corp:\n  credits 5\nrunner:\n  credits 5\nturn: runner\n").game
    bot = make("novice", 1)
    assert isinstance(bot, Novice) and game.decision is not None
    first = bot.choose(game.view("runner"), asked(game.decision))
    sent = pickle.loads(pickle.dumps(bot))
    assert sent.choose(game.view("runner"), asked(game.decision)) == first


def answer(game: Game, player: CorpPlayer | RunnerPlayer) -> str:
    decision = game.decision
    assert decision is not None
    return decision.options[player.choose(table_of(game.state, decision)).n].text


def test_a_breaker_makes_no_room_for_another_while_something_worth_less_is_there() -> None:
    game = scenario("""
        corp:
          credits 5
        runner:
          credits 9, clicks 4
          rig: Corroder, Yog.0, Mimic, Medium
          hand: Crypsis
        turn: runner
    """).game
    game.choose("install Crypsis")
    assert game.decision is not None and game.decision.kind == "trash-like"
    assert answer(game, RunnerPlayer(Random(1))) != "pick Medium"
    assert answer(game, SeasonedRunner(Random(1))) == "pick Medium"


def test_whoever_sees_more_of_rnd_would_rather_run_there() -> None:
    board = """
        corp:
          credits 5
          deck: 5 Hedge Fund
        runner:
          credits 5, clicks 4
          rig: {rig}
          hand: 4 Sure Gamble
        turn: runner
    """
    without, grown = (scenario(board.format(rig=rig)).game for rig in ("Corroder", "Corroder, Medium {virus 2}"))
    player = SeasonedRunner(Random(1))
    assert worth(grown, player, "run R&D") > worth(without, player, "run R&D") + 2


def test_credits_weigh_more_in_runs() -> None:
    game = scenario("""
        corp:
          credits 5
          R&D: ice Ice Wall
          deck: 5 Hedge Fund
        runner:
          credits 5, clicks 4
          rig: Corroder
          hand: 4 Sure Gamble
        turn: runner
    """).game
    assert worth(game, SeasonedRunner(Random(1)), "run R&D") < worth(game, RunnerPlayer(Random(1)), "run R&D")


@pytest.mark.parametrize(
    ("agenda", "root", "credits", "at_once"),
    [
        ("Accelerated Beta Test", "SanSan City Grid", 2, True),
        ("Accelerated Beta Test", "(SanSan City Grid)", 10, True),
        ("Accelerated Beta Test", "(SanSan City Grid)", 9, False),
        ("Accelerated Beta Test", "Akitaro Watanabe", 9, False),
        ("Private Security Force", "SanSan City Grid", 9, False),
    ],
)
def test_an_agenda_is_installed_where_it_can_be_scored_at_once(
    agenda: str, root: str, credits: int, at_once: bool
) -> None:
    game = scenario(f"""
        corp:
          credits {credits}
          Server 1: {root}
          hand: {agenda}
          deck: 5 Hedge Fund
        runner:
          credits 9
          hand: 4 Sure Gamble
        turn: corp
    """).game
    assert (worth(game, SeasonedCorp(Random(1)), f"install {agenda}") > 15) is at_once
