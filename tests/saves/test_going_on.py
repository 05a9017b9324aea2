"""A saved game goes on as if nothing had happened, wherever it was saved."""

import json

import pytest

from netrunner import Game, starter_deck
from netrunner.random_player import finish
from netrunner.rules.abilities.resolving import Resolution
from netrunner.rules.into_play.playing import Play
from netrunner.testing import Scenario, define, scenario
from netrunner.testing import play as words
from netrunner.vocabulary import ChooseOne, Draw, Gain, play


def restored(game: Game) -> Scenario:
    """The game after a trip through a file, with the words of the scenario vocabulary."""
    return words(Game.from_json(game.to_json()))


def same_question(one: Game, other: Game) -> None:
    assert one.decision is not None and other.decision is not None
    assert (one.decision.side, one.decision.kind) == (other.decision.side, other.decision.kind)
    assert list(one.decision.texts()) == list(other.decision.texts())


def hunter() -> Scenario:
    return scenario("""
        corp:
          credits 3
          HQ: ice Hunter
        runner:
          credits 2
          hand: 2 any
        turn: runner
    """)


@pytest.mark.rule("10.8.6d")
def test_a_game_is_saved_in_the_middle_of_a_trace_inside_a_subroutine_inside_a_run() -> None:
    game = hunter()
    game.runner.runs("HQ")
    game.pass_windows()
    game.asks("corp", "trace-corp")
    for answer in (1, 2):
        again = restored(game.game)
        same_question(again.game, game.game)
        for one in (game, again):
            one.player(one.decision.side if one.decision else "").chooses(answer)
            one.pass_windows()
        assert again.game.to_json() == game.game.to_json()
    assert (again.game.state.tags, again.corp.credits, again.runner.credits) == (1, 2, 0)


def test_what_was_shared_stays_shared() -> None:
    """The steps of playing an event and its ability speak of the same targets: they share a context."""
    define("Crossroads", "runner", "event", play(ChooseOne(Gain(3), Draw(1))))
    game = scenario("runner:\n hand: Crossroads\n deck: 5 any\nturn: runner")
    game.runner.plays("Crossroads")
    again = restored(game.game)
    contexts = [f.me for f in again.game.state.stack if isinstance(f, (Play, Resolution))]
    assert len(contexts) == 2 and contexts[0] is contexts[1]
    again.runner.chooses(1)
    assert again.runner.credits == 8
    again.done()


def test_randomness_still_to_come_is_the_same() -> None:
    """10.4.2: which cards damage takes is drawn after loading, from the very same lots."""
    game = scenario("""
        corp:
          HQ: ice Neural Katana
        runner:
          hand: Diesel, Sure Gamble, Modded, Tinkering, The Maker's Eye
        turn: runner
    """)
    game.runner.runs("HQ")
    again = restored(game.game)
    for one in (game, again):
        one.pass_windows()
    assert len(again.runner.hand) == 2
    assert again.runner.hand == game.runner.hand


def test_the_text_is_plain_json_and_the_same_each_time() -> None:
    game = hunter().game
    text = game.to_json()
    assert json.loads(text)["format"] == "netrunner-game"
    assert Game.from_json(text).to_json() == text == game.to_json()


def test_saving_changes_nothing_and_the_restored_game_is_independent() -> None:
    game = Game.start(starter_deck("jinteki"), starter_deck("shaper"), seed=3)
    text = game.to_json()
    again = Game.from_json(text)
    finish(again, 1)
    assert game.to_json() == text
    assert again.decision is None and game.decision is not None


def test_every_mode_of_asking_is_kept() -> None:
    game = Game.start(starter_deck("jinteki"), starter_deck("shaper"), seed=3, forced=False)
    game.choose("keep")
    game.choose("keep")
    assert game.decision is not None and len(game.decision) == 1
    same_question(Game.from_json(game.to_json()), game)
    same_question(Game.load(game.save()), game)


def test_a_finished_game_is_still_finished() -> None:
    game = Game.start(starter_deck("jinteki"), starter_deck("shaper"), seed=3)
    finish(game, 3)
    for again in (Game.from_json(game.to_json()), Game.load(game.save())):
        assert again.decision is None
        assert (again.winner, again.reason) == (game.winner, game.reason)
        assert again.to_json() == game.to_json()


def test_decks_and_seed_come_along() -> None:
    game = Game.start(starter_deck("jinteki"), starter_deck("shaper"), seed=3)
    again = Game.from_json(game.to_json())
    assert (again.corp, again.runner, again.seed) == (game.corp, game.runner, 3)
