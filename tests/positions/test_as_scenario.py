"""What was played from a position is written as a test that passes, and that reads like one."""

from __future__ import annotations

from random import Random

import pytest

from netrunner import Game, starter_deck
from netrunner.positions import Position
from netrunner.positions.as_scenario import as_scenario

BOARD = """corp:
  credits 4
  hand: Hedge Fund, Enigma
  deck: 5 any
  HQ: ice (Enigma)
  R&D: ice (Wall of Static)
runner:
  credits 9
  hand: 3 any
  deck: 5 any
  rig: Gordian Blade, Corroder
turn: runner
"""


def passes(source: str) -> None:
    """Run the test that was written."""
    names: dict[str, object] = {}
    exec(compile(source, "written", "exec"), names)
    (test,) = [value for name, value in names.items() if name.startswith("test_")]
    test()  # type: ignore[operator]


def test_a_run_reads_like_a_scenario() -> None:
    game = Position.parse(BOARD).game()
    taken: list[str] = []
    for begin in ("run HQ", "rez Enigma", "use Gordian Blade ability 1", "break Enigma", "use Gordian Blade ability 1"):
        while True:
            assert game.decision is not None
            text = next((text for text in game.decision.texts() if text.startswith(begin)), "pass")
            taken.append(text)
            game.choose(text)
            if text != "pass":
                break
    source = as_scenario(Position.parse(BOARD), taken)
    for word in ('game.runner.runs("HQ")', 'game.corp.rezzes("Enigma")', 'using="Gordian Blade")', "game.expect("):
        assert word in source
    passes(source)


def test_an_install_names_its_place() -> None:
    source = as_scenario(Position.parse(BOARD.replace("turn: runner", "turn: corp")), ["install Enigma", "server HQ"])
    assert 'game.corp.installs("Enigma", "HQ")' in source
    passes(source)


@pytest.mark.parametrize("mode", ["forced", "full"])
@pytest.mark.parametrize("seed", range(6))
def test_whatever_is_played_becomes_a_test_that_passes(seed: int, mode: str) -> None:
    """From the middle of random games, a dozen random choices."""
    chance = Random(seed)
    decks = ("jinteki", "nbn", "weyland", "haas-bioroid"), ("shaper", "anarch", "criminal")
    start = Game.start(starter_deck(chance.choice(decks[0])), starter_deck(chance.choice(decks[1])), seed=seed)
    while start.decision is not None and (start.decision.kind != "action" or start.state.turn_number < 6):
        start.choose(chance.choice(start.decision.options))
    assert start.decision is not None, "this game was over too early: take another seed"
    position = Position.of(start)
    game, taken = position.game(mode), []
    for _ in range(14):
        if game.decision is None:
            break
        text = chance.choice(list(game.decision.texts()))
        taken.append(text)
        game.choose(text)
    passes(as_scenario(position, taken, mode))
