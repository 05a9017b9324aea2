"""Random games: nothing breaks, whatever is chosen; what the rules say is true of every state stays true."""

from itertools import product

import pytest

from netrunner import Deck, Game, invariants, starter_deck
from netrunner.cards.library import is_implemented
from netrunner.decks import starter_names
from netrunner.random_player import finish
from netrunner.simulation import play, simulate

#: Two thousand games in four parts, so that the parts can run side by side.
GAMES, PARTS = 2000, 4


def playable(side: str) -> list[Deck]:
    """The starter decks of a side of which every card is implemented."""
    decks = [starter_deck(name) for name in starter_names()]
    return [d for d in decks if d.side == side and all(map(is_implemented, (d.identity, *d.titles())))]


PAIRS = list(product(playable("corp"), playable("runner")))
NAMES = [f"{corp.name}-{runner.name}" for corp, runner in PAIRS]


@pytest.mark.parametrize("part", range(PARTS))
def test_two_thousand_random_games_end_without_an_error(part: int) -> None:
    games = GAMES // PARTS
    report = simulate(starter_deck("jinteki"), starter_deck("shaper"), games, seed=part * games)
    assert [f"seed {failure.seed}\n{failure.trace}" for failure in report.failures] == []
    assert report.games == sum(report.winners.values()) == games
    assert {"agenda-points", "flatline"} <= set(report.reasons)


@pytest.mark.parametrize(("corp", "runner"), PAIRS, ids=NAMES)
def test_random_games_of_every_starter_deck_end_without_an_error(corp: Deck, runner: Deck) -> None:
    report = simulate(corp, runner, 30, seed=5000)
    assert [f"seed {failure.seed}\n{failure.trace}" for failure in report.failures] == []


class Watcher:
    """Looks at a game after each choice: at its state, and whether all its cards are still there."""

    def __init__(self) -> None:
        self.census: object = None

    def __call__(self, game: Game) -> None:
        invariants.require(game.state)
        if self.census is None:
            self.census = invariants.census(game.state)
        assert invariants.census(game.state) == self.census


def test_there_are_starter_decks_to_play() -> None:
    assert (starter_deck("jinteki"), starter_deck("shaper")) in PAIRS


@pytest.mark.parametrize("asking", ["forced", "open", "full"])
@pytest.mark.parametrize(("corp", "runner"), PAIRS, ids=NAMES)
def test_the_invariants_hold_after_each_choice(corp: Deck, runner: Deck, asking: str) -> None:
    for seed in range(max(2, 24 // len(PAIRS))):
        try:
            play(corp, runner, seed, asking=asking, look=Watcher())
        except Exception as error:
            error.add_note(f"{corp.name} against {runner.name}, seed {seed}, asking {asking}")
            raise


def test_no_game_is_long() -> None:
    """Each turn the Corp draws (5.6.1f), so R&D runs out; random games end long before."""
    decisions = [finish(Game.start(starter_deck("jinteki"), starter_deck("shaper"), seed), seed) for seed in range(100)]
    assert max(decisions) < 2000
