"""What can be taken back: the game before any of the last choices, found by playing choices again."""

from __future__ import annotations

from random import Random

from netrunner import Game, starter_deck
from netrunner.server.taking_back import EVERY, MEMORY, Made, Memory


def make(game: Game, chance: Random, memory: Memory) -> None:
    """A choice at random."""
    assert game.decision is not None
    before, option = game.copy(), chance.choice(game.decision.options)
    memory.remember(Made(option.key, game.decision.side, "seat", True, True, 0), before)
    game.choose(option)


def played(choices: int, seed: int = 7) -> tuple[Memory, list[str], Game]:
    """A game played at random, what was remembered of it, and how it was saved before each choice."""
    chance, memory, saved = Random(seed), Memory(), []
    game = Game.start(starter_deck("jinteki"), starter_deck("shaper"), seed, asking="open")
    while game.decision is not None and len(saved) < choices:
        saved.append(game.to_json())
        make(game, chance, memory)
    return memory, saved, game


def test_the_game_before_each_of_the_last_choices_is_found_again() -> None:
    memory, saved, _ = played(150)
    kept = len(memory.choices)
    assert MEMORY <= kept <= MEMORY + EVERY
    for place in range(kept):
        assert memory.before(place).to_json() == saved[len(saved) - kept + place]


def test_what_did_not_happen_is_forgotten_and_the_game_goes_on_from_there() -> None:
    memory, saved, _ = played(90)
    game = memory.before(len(memory.choices) - 25)
    assert memory.forget(25)
    saved = saved[:-25]
    chance = Random(1)
    for _ in range(30):
        if game.decision is not None:
            saved.append(game.to_json())
            make(game, chance, memory)
    kept = len(memory.choices)
    for place in range(kept):
        assert memory.before(place).to_json() == saved[len(saved) - kept + place]


def test_more_than_is_remembered_cannot_be_forgotten() -> None:
    memory, _, _ = played(150)
    assert not memory.forget(len(memory.choices) + 1)
    assert memory.forget(len(memory.choices)) and memory.last_act("corp", freely=False) is None
