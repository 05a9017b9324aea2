"""What a seat knows is the same whenever somebody asks for it (1.20, 10.2)."""

from __future__ import annotations

from random import Random

import pytest

from netrunner import Game, starter_deck
from netrunner.rules.machine.state import State


def known(s: State) -> list[list[tuple[str, list[int]]]]:
    return [[(fact.title, sorted(fact.places)) for fact in facts] for facts in s.facts]


@pytest.mark.parametrize("seed", range(6))
def test_what_is_asked_for_late_is_what_would_have_been_known_at_once(seed: int) -> None:
    corps = ("jinteki", "nbn", "haas-bioroid")
    decks = starter_deck(corps[seed % 3]), starter_deck(("shaper", "criminal")[seed % 2])
    always, sometimes = Game.start(*decks, seed), Game.start(*decks, seed)
    chance = Random(seed)
    remembered = 0
    while always.decision is not None and sometimes.decision is not None:
        key = chance.choice(always.decision.keys)
        always.choose(always.decision.options[always.decision.keys.index(key)])
        sometimes.choose(sometimes.decision.options[sometimes.decision.keys.index(key)])
        facts = known(always.state)
        remembered += len(facts[0]) + len(facts[1])
        if chance.random() < 0.02:
            assert known(sometimes.state) == facts
    assert known(sometimes.state) == known(always.state)
    assert remembered


def test_a_copy_knows_what_the_game_knows_and_goes_its_own_way() -> None:
    game = Game.start(starter_deck("jinteki"), starter_deck("shaper"), 3)
    chance = Random(3)
    while game.decision is not None and len(game.state.moments) < 40:
        game.choose(chance.choice(game.decision.options))
    assert game.decision is not None
    servers = dict(game.state.servers)
    copy = game.copy()
    assert known(copy.state) == known(game.state)
    while copy.decision is not None:
        copy.choose(chance.choice(copy.decision.options))
    assert game.state.servers == servers  # shared, and never changed in place
