"""Random games that are looked at closely while they are played."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from netrunner import Deck, Game, invariants
from netrunner.questions import labels, question
from netrunner.random_player import finish

PlayWatched = Callable[[Deck, Deck, int, str], None]


class Watcher:
    """Looks at a game after each choice; now and then it is saved, seen, worded and drawn anew as well."""

    def __init__(self) -> None:
        self.census: object = None
        self.seen = 0

    def __call__(self, game: Game) -> None:
        invariants.require(game.state)
        self.census = self.census or invariants.census(game.state)
        assert invariants.census(game.state) == self.census
        self.seen += 1
        if self.seen % 37 == 0:
            saved = game.to_json()
            assert Game.from_json(saved).to_json() == saved
            assert game.copy().to_json() == saved
            for seat in ("corp", "runner"):
                game.view(seat)
                game.determinize(seat, seed=self.seen)
        if game.decision is not None and self.seen % 5 == 0:
            for lang in ("en", "es"):
                assert question(game.decision, lang)
                assert all(labels(game.decision, lang))


def _play_watched(corp: Deck, runner: Deck, seed: int, asking: str) -> None:
    game = Game.start(corp, runner, seed, asking=asking)
    try:
        finish(game, seed, Watcher())
    except Exception as error:
        error.add_note(f"seed {seed}, asking {asking}")
        raise
    for entry in game.log:
        entry.sentence("en")
        entry.sentence("es")


@pytest.fixture
def play_watched() -> PlayWatched:
    """Plays a random game to its end, and looks at it after each choice."""
    return _play_watched
