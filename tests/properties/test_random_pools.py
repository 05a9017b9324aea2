"""Random games with decks drawn from the whole pool, legal or not: cards meet that nobody would play together."""

from random import Random

import pytest

from netrunner import Game, invariants
from netrunner.questions import labels, question
from netrunner.simulation import drawn_deck, play
from netrunner.text.phrases import LANGUAGES

#: How often a game is looked at more closely
CLOSELY = 0.004


def closely(game: Game, chance: Random) -> None:
    """Whatever is being asked can be said, copied, saved, and seen from both seats."""
    assert game.decision is not None
    for lang in LANGUAGES:
        assert question(game.decision, lang)
        assert all(labels(game.decision, lang))
    saved = game.to_json()
    assert game.copy().to_json() == saved
    restored = Game.from_json(saved)
    assert restored.decision is not None
    assert list(restored.decision.texts()) == list(game.decision.texts())
    for seat in ("corp", "runner"):
        game.view(seat)
        game.determinize(seat, seed=chance.randrange(1000))
        assert all(entry.sentence(lang, seat) for entry in game.log[-9:] if entry.visible for lang in LANGUAGES)


def play_drawn(seed: int, asking: str) -> None:
    """A random game between two drawn decks."""
    chance = Random(seed)

    def look(game: Game) -> None:
        assert invariants.check(game.state) == []
        if game.decision is not None and chance.random() < CLOSELY:
            closely(game, chance)

    play(drawn_deck("corp", chance), drawn_deck("runner", chance), seed, asking=asking, look=look)


@pytest.mark.parametrize("part", range(4))
def test_games_with_drawn_decks_end_without_an_error(part: int) -> None:
    for seed in range(part * 12, part * 12 + 12):
        play_drawn(seed, "forced")


@pytest.mark.parametrize("asking", ["open", "full"])
def test_games_with_drawn_decks_that_ask_more_end_without_an_error(asking: str) -> None:
    for seed in range(100, 106):
        play_drawn(seed, asking)


@pytest.mark.slow
@pytest.mark.parametrize("part", range(10))
def test_hundreds_of_games_with_drawn_decks_end_without_an_error(part: int) -> None:
    for seed in range(1000 + part * 40, 1000 + part * 40 + 40):
        play_drawn(seed, "forced")
