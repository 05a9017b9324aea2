"""A copy is the same game and another one: it plays on identically, and neither feels what happens to the other."""

from random import Random

import pytest

from netrunner import Game, starter_deck
from netrunner.codec import Plain, Writer
from netrunner.random_player import finish
from netrunner.rules.machine.decisions import V_PASS, Option
from netrunner.rules.machine.frames import AbilityFrame
from netrunner.rules.machine.nodes import Context
from netrunner.rules.machine.records import fields_of
from netrunner.rules.machine.state import State
from netrunner.simulation import drawn_pairing, play


def games_at_random_points(count: int, seed: int) -> list[Game]:
    """A random game at ``count`` of its decisions."""
    then: list[Game] = []
    play(starter_deck("jinteki"), starter_deck("shaper"), seed, look=lambda g: then.append(g.copy()))
    return Random(seed).sample(then[:-1], count)


def fields(s: State) -> tuple[Plain, list[object]]:
    """Everything in a state but its past."""
    writer = Writer()
    return writer.fields(s), writer.objects


@pytest.mark.parametrize("asking", ["forced", "open", "full"])
def test_a_copy_has_everything_that_the_original_has(asking: str) -> None:
    """Field by field, at every decision of whole games: no frame forgets to copy one."""

    def look(game: Game) -> None:
        copy = game.copy()
        assert fields(copy.state) == fields(game.state)
        assert copy.state.events is game.state.events

    for seed in range(2):
        play(starter_deck("jinteki"), starter_deck("shaper"), seed, asking=asking, look=look)


@pytest.mark.parametrize("seed", range(4))
def test_a_copy_plays_on_identically(seed: int) -> None:
    for game in games_at_random_points(8, seed):
        copy = game.copy()
        finish(game, seed)
        finish(copy, seed)
        assert copy.to_json() == game.to_json()


@pytest.mark.parametrize("seed", range(4))
def test_what_happens_to_a_copy_does_not_happen_to_the_original(seed: int) -> None:
    for game in games_at_random_points(8, seed):
        before = game.to_json()
        assert game.decision is not None
        for option in game.decision.options:
            game.copy().choose(option)
        finish(game.copy(), seed)
        assert game.to_json() == before


def test_a_copy_still_names_its_options_when_the_original_goes_on() -> None:
    for game in games_at_random_points(20, 3):
        copy, other = game.copy(), game.copy()
        finish(game, 1)
        assert copy.decision is not None and other.decision is not None
        finish(other, 1)
        texts = list(copy.decision.texts())
        assert texts == list(Game.from_json(copy.to_json()).decision.texts())  # type: ignore[union-attr]
        copy.choose(texts[0])


def test_an_option_says_its_text_in_whichever_game_it_is_read() -> None:
    for game in games_at_random_points(10, 5):
        copy = game.copy()
        for one in (game, copy, game):
            assert one.decision is not None
            assert [option.text for option in one.decision.options] == list(one.decision.texts())
            assert [repr(option) for option in one.decision] == list(one.decision.texts())
        finish(game, 1)
        assert copy.decision is not None
        assert [option.text for option in copy.decision.options] == list(copy.decision.texts())


def test_options_of_the_original_are_options_of_its_copy() -> None:
    for game in games_at_random_points(10, 2):
        assert game.decision is not None
        for option in game.decision.options:
            by_option, by_text = game.copy(), game.copy()
            by_option.choose(option)
            by_text.choose(game.decision.text_of(option))
            assert by_option.to_json() == by_text.to_json()


def test_options_keep_their_texts_while_copies_go_on() -> None:
    for game in games_at_random_points(10, 4):
        assert game.decision is not None
        options = list(game.decision.options)
        for option in options:
            copy = game.copy()
            assert copy.decision is not None
            assert copy.decision.options[0] != options[0]  # it belongs to another game
            copy.choose(option)
        assert [repr(option) for option in options] == list(game.decision.texts())


def test_options_are_a_sequence() -> None:
    game = Game.start(starter_deck("jinteki"), starter_deck("shaper"), seed=7)
    assert game.decision is not None
    options = game.decision.options
    assert repr(options) == "[keep, mulligan]"
    assert options == list(options) == [options[0], options[-1]]
    assert options[:1] == [options[0]]
    assert options[1] in options and Option(V_PASS) not in options and "keep" not in options
    assert {options[0]: "kept"}[game.decision.options[0]] == "kept"


@pytest.mark.parametrize("seed", range(6))
def test_what_happens_to_the_original_does_not_happen_to_its_copies(seed: int) -> None:
    """With decks drawn from all cards, and with games drawn anew from copies: nothing shared is changed in place."""
    kept: list[tuple[Game, str]] = []

    def look(game: Game) -> None:
        if len(game.state.stack) > 2 and Random(game.state.uid).random() < 0.2:
            copy = game.copy()
            kept.append((copy, copy.to_json()))
            copy.determinize("corp", seed)
            copy.determinize("runner", seed)

    finish(Game.start(*drawn_pairing(seed), seed, asking=("forced", "open", "full")[seed % 3]), seed, look)
    assert kept
    for copy, saved in kept:
        assert copy.to_json() == saved


def test_frames_hold_nothing_that_is_changed_in_place_but_their_contexts() -> None:
    """A copy of a frame copies the context of an ability, and shares everything else."""

    def look(game: Game) -> None:
        for frame in game.state.stack:
            for name in fields_of(type(frame)):
                value = getattr(frame, name)
                assert not isinstance(value, dict | set), (frame, name)
                assert not isinstance(value, Context) or (isinstance(frame, AbilityFrame) and name == "me")

    for seed in range(4):
        finish(Game.start(*drawn_pairing(seed), seed), seed, look)
