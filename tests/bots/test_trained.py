"""Habits that games taught: they fit the figures that are read, they change what is chosen, and they win more games."""

from random import Random

import pytest

from netrunner import Game
from netrunner.bots import asked
from netrunner.bots.arena import pairing
from netrunner.bots.from_state import table_of as from_state
from netrunner.bots.from_view import table_of as from_view
from netrunner.bots.thumb import (
    CorpPlayer,
    RunnerPlayer,
    SeasonedCorp,
    SeasonedRunner,
    TrainedCorp,
    TrainedRunner,
    trained_corp,
    trained_runner,
)
from netrunner.bots.thumb.trained import Habits, learned
from netrunner.rules.machine.terms import CORP, RUNNER

#: How many games each side plays against the rules of the novice.
GAMES = 40


def test_a_figure_and_an_action_each_have_their_own_weights() -> None:
    habits = Habits(((2.0, 5.0), (1.0,)), [])
    assert habits.places([0.0, 0.0]) == [0, 3]
    assert habits.places([2.0, 1.0]) == [1, 4]
    assert habits.places([99.0, 99.0]) == [2, 4]
    own = habits.own_places(0.5, [0, 99, -3])
    assert own[0] >= habits.first_own
    assert len(set(own)) == 4
    assert max(own) < habits.stride
    weights = [0.0] * (2 * habits.stride)
    weights[habits.stride + 1] = 0.75
    habits.weights = weights
    assert habits.total(1, [1, 4]) == 0.75
    assert habits.total(0, [1, 4]) == 0.0


@pytest.mark.parametrize(
    ("side", "player", "kinds"),
    [("corp", TrainedCorp, trained_corp.KINDS), ("runner", TrainedRunner, trained_runner.KINDS)],
)
def test_there_is_a_weight_for_every_step_of_every_kind(
    side: str, player: type[TrainedCorp | TrainedRunner], kinds: int
) -> None:
    assert len(learned(side)) == kinds * player(Random(0)).habits.stride


def test_every_option_has_a_kind_and_a_worth_alike_from_a_view_and_from_a_state() -> None:
    kinds = {CORP: trained_corp.KINDS, RUNNER: trained_runner.KINDS}
    for seed in range(0, 84, 12):
        game = Game.start(*pairing("all", seed), seed, asking="forced")
        players = (TrainedCorp(Random(seed)), TrainedRunner(Random(seed)))
        while (decision := game.decision) is not None:
            player = players[decision.player]
            table = from_state(game.state, decision)
            if decision.kind in player.scored:
                viewed = from_view(game.view(decision.side), asked(decision))
                assert player.worths(table) == pytest.approx(player.worths(viewed)), (seed, decision.kind)
                described = [player.described(table, act)[0] for act in table.acts]
                assert all([0 <= kind < kinds[decision.player] for kind in described])
            game.choose(decision.option(player.choose(table).n))


@pytest.mark.parametrize("side", [CORP, RUNNER])
def test_without_weights_it_plays_as_the_seasoned_does(side: int) -> None:
    for seed in range(4):
        game = Game.start(*pairing("all", seed * 13), seed, asking="forced")
        taught = (TrainedCorp, TrainedRunner)[side](Random(1))
        taught.habits = Habits(taught.habits.table, [])
        plain = (SeasonedCorp, SeasonedRunner)[side](Random(1))
        other = (CorpPlayer, RunnerPlayer)[1 - side](Random(1))
        while (decision := game.decision) is not None:
            table = from_state(game.state, decision)
            chosen = (taught if decision.player == side else other).choose(table)
            if decision.player == side:
                assert plain.choose(table).n == chosen.n
            game.choose(decision.option(chosen.n))


@pytest.mark.parametrize("side", [CORP, RUNNER])
def test_it_wins_most_games_against_the_rules_of_thumb_of_the_novice(side: int) -> None:
    won = 0
    for seed in range(GAMES):
        chance = Random(seed)
        game = Game.start(*pairing("all", 5 * seed), seed, asking="forced")
        players: list[CorpPlayer | RunnerPlayer] = [CorpPlayer(chance), RunnerPlayer(chance)]
        players[side] = (TrainedCorp, TrainedRunner)[side](chance)
        while (decision := game.decision) is not None:
            table = from_state(game.state, decision)
            game.choose(decision.option(players[decision.player].choose(table).n))
        won += game.state.winner == side
    assert won >= 0.6 * GAMES
