"""A game can be saved at every decision, and a restored game plays on identically."""

from itertools import product
from random import Random

import pytest

from netrunner import Deck, Game, starter_deck
from netrunner.cards.library import is_implemented
from netrunner.decks import starter_names
from netrunner.random_player import finish
from netrunner.simulation import play

CORP, RUNNER = starter_deck("jinteki"), starter_deck("shaper")
DECKS = [starter_deck(name) for name in starter_names()]
PLAYABLE = [deck for deck in DECKS if all(map(is_implemented, (deck.identity, *deck.titles())))]
PAIRS = list(product(*([deck for deck in PLAYABLE if deck.side == side] for side in ("corp", "runner"))))


def shortest(asking: str) -> int:
    """The seed of a short game: saving takes the longer the more has happened."""

    def length(seed: int) -> int:
        return finish(Game.start(CORP, RUNNER, seed, asking=asking), seed)

    return min(range(20), key=length)


@pytest.mark.parametrize("asking", ["forced", "open", "full"])
def test_a_game_that_is_saved_and_loaded_at_every_decision_is_the_same_game(asking: str) -> None:
    """Asking again repeats nothing: no lots, no reveals, no steps."""
    seed = shortest(asking)
    game = Game.start(CORP, RUNNER, seed, asking=asking)
    chance = Random(seed).random
    while game.decision is not None:
        text = game.to_json()
        game = Game.from_json(text)
        assert game.to_json() == text
        assert game.decision is not None
        options = game.decision.options
        game.choose(options[int(chance() * len(options))])
    assert game.to_json() == play(CORP, RUNNER, seed, asking=asking).to_json()


@pytest.mark.parametrize(("corp", "runner"), PAIRS, ids=[f"{c.name}-{r.name}" for c, r in PAIRS])
def test_a_game_that_is_loaded_at_a_random_point_ends_the_same(corp: Deck, runner: Deck) -> None:
    then: list[Game] = []
    play(corp, runner, 1, look=lambda g: then.append(g.copy()))
    for game in Random(1).sample(then, 8):
        again = Game.from_json(game.to_json())
        finish(game, 1)
        finish(again, 1)
        assert again.to_json() == game.to_json()
    assert Game.load(again.save()).to_json() == again.to_json()
