"""A saved game is played again to any point; another version goes on from the snapshot."""

import json

import pytest

from netrunner import Game, saves, starter_deck
from netrunner.errors import BadSave
from netrunner.random_player import finish
from netrunner.simulation import play
from netrunner.testing import define, scenario
from netrunner.vocabulary import Draw, paid


def whole_game(seed: int) -> Game:
    """A random game at its end."""
    return play(starter_deck("jinteki"), starter_deck("shaper"), seed)


def test_a_game_is_played_again_to_any_point() -> None:
    then: list[Game] = []
    game = play(starter_deck("jinteki"), starter_deck("shaper"), 5, look=lambda g: then.append(g.copy()))
    saved = game.save()
    last = len(then) - 1
    for n in (0, 1, last // 3, last // 2, last - 1, last):
        assert game.replay(n).to_json() == then[n].to_json()
        assert Game.load(saved, until=n).to_json() == then[n].to_json()


def test_an_unfinished_game_is_loaded_and_played_on() -> None:
    game = Game.start(starter_deck("jinteki"), starter_deck("shaper"), 5)
    for _ in range(30):
        assert game.decision is not None
        game.choose(game.decision.options[-1])
    again = Game.load(game.save())
    finish(game, 1)
    finish(again, 1)
    assert again.to_json() == game.to_json()


def test_a_position_is_where_a_game_without_decks_began() -> None:
    game = scenario("corp:\n HQ: ice (Enigma)\nrunner:\n hand: Diesel\n deck: 5 any\nturn: runner", seed=4)
    start = game.game.to_json()
    game.runner.draws()
    game.runner.plays("Diesel")
    again = Game.load(game.game.save())
    assert again.corp is None and again.to_json() == game.game.to_json()
    assert again.replay(0).to_json() == start
    assert again.replay(2).to_json() == game.game.to_json()


def test_a_concession_is_played_again() -> None:
    game = whole_game(5).replay(7)
    game.concede("runner")
    again = Game.load(game.save())
    assert (again.decision, again.winner, again.reason) == (None, "corp", "concession")
    assert again.replay(7).winner is None and again.replay(8).winner == "corp"


@pytest.mark.rule("3.9.5d")
def test_an_option_that_was_left_out_is_played_again() -> None:
    """The Runner may give an icebreaker strength in any window; where nothing comes of it, it is not offered."""
    define("Vending Machine", "runner", "resource", paid(1, Draw(1)))
    game = scenario("runner:\n deck: 9 any\n rig: Gordian Blade, Vending Machine\nturn: runner")
    game.runner.takes_credit()
    game.asks("runner", "window")
    assert game.options() == ["use Vending Machine ability 1", "pass"]
    game.take("use Gordian Blade ability 2")
    assert game.runner.credits == 5
    again = Game.load(game.game.save())
    assert again.to_json() == game.game.to_json()


@pytest.mark.parametrize("n", [-1, 8])
def test_there_is_nothing_before_the_start_or_after_the_last_choice(n: int) -> None:
    game = whole_game(5).replay(7)
    with pytest.raises(BadSave, match="the game has 7 choices, so name a number from 0 to 7"):
        game.replay(n)


# -- another version ------------------------------------------------------------------------------------------------


@pytest.fixture
def old_save(monkeypatch: pytest.MonkeyPatch) -> str:
    """A game that version 0.0.9 saved after 30 choices."""
    game = whole_game(5)
    with monkeypatch.context() as then:
        then.setattr(saves, "engine_version", lambda: "0.0.9")
        return game.replay(30).save()


def test_another_version_goes_on_from_the_snapshot(old_save: str) -> None:
    here = whole_game(5).replay(30)
    again = Game.load(old_save)
    assert again.decision is not None and here.decision is not None
    assert list(again.decision.texts()) == list(here.decision.texts())
    finish(again, 2)
    finish(here, 2)
    assert (again.winner, again.reason, again.state.rng) == (here.winner, here.reason, here.state.rng)


def test_a_game_that_was_taken_over_starts_where_it_was_taken_over(old_save: str) -> None:
    """Its earlier choices belong to another engine; what follows is replayed from the snapshot."""
    game = Game.load(old_save)
    finish(game, 2)
    again = Game.load(game.save())
    assert again.to_json() == game.to_json()
    assert game.replay(0).to_json() == again.replay(0).to_json() == Game.load(old_save).to_json()


def test_another_version_does_not_pretend_to_replay(old_save: str) -> None:
    with pytest.raises(BadSave, match=r"saved by version 0\.0\.9, and only that version can play it again"):
        Game.load(old_save, until=3)


# -- never silently different ---------------------------------------------------------------------------------------


def forged(text: str, change: str) -> str:
    """A save whose choices no longer lead to its snapshot, with the right sum."""
    content = json.loads(text)
    choices = content["snapshot"]["choices"]
    if change == "other":
        choices[0] = [13, -1, -1]  # a mulligan in place of keeping
    else:
        choices[0] = [0, -1, -1]  # passing is not an answer to that
    content["sum"] = saves.sum_of(content)
    return json.dumps(content)


def test_choices_that_lead_elsewhere_are_refused_and_the_snapshot_still_works() -> None:
    game = Game.start(starter_deck("jinteki"), starter_deck("shaper"), 5)
    game.choose("keep")
    text = forged(game.save(), "other")
    with pytest.raises(BadSave, match="comes to another position"):
        Game.load(text)
    assert Game.from_json(text).decision is not None


def test_choices_that_are_not_possible_are_refused() -> None:
    game = Game.start(starter_deck("jinteki"), starter_deck("shaper"), 5)
    game.choose("keep")
    with pytest.raises(BadSave, match="Choice 1 of the game is not possible"):
        Game.load(forged(game.save(), "impossible"))
