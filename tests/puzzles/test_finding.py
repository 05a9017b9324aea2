"""Looking for puzzles in games: what makes one, and what is dropped."""

import pytest

from netrunner.bots.arena import pairing
from netrunner.positions import Position
from netrunner.puzzles import Goal, Proof, finding, prove
from netrunner.puzzles.finding import is_puzzle, plain, tightened
from netrunner.puzzles.rating import degree, hardness

BOARD = """
corp: NBN: Making News
  credits {credits}, clicks 3
  hand: {hand}; deck: 20 Hedge Fund
  Server 1: cards (Breaking News {{advancement 1}})
runner: Gabriel Santiago: Consummate Professional
  credits 4; hand: 5 Sure Gamble; deck: 20 Diesel
turn: corp
"""
WIN = Goal("win", "corp")
SCORE = Goal("score", "corp")


def proof(credits: int, hand: str, goal: Goal) -> Proof:
    return prove(plain(Position.parse(BOARD.format(credits=credits, hand=hand)), "corp"), goal)


def test_a_position_with_one_solution_of_several_acts_is_a_puzzle() -> None:
    assert is_puzzle(proof(4, "Scorched Earth, Traffic Accident, Hedge Fund", WIN))


def test_two_solutions_are_dropped() -> None:
    found = proof(7, "2 Scorched Earth, Traffic Accident, Hedge Fund", WIN)
    assert found.solved and len(found.solutions) == 2
    assert not is_puzzle(found)


def test_a_position_is_tightened_until_nothing_is_left_to_spare() -> None:
    """Seven credits pay for two solutions, four for one of them."""
    rich = plain(Position.parse(BOARD.format(credits=7, hand="2 Scorched Earth, Traffic Accident, Hedge Fund")), "corp")
    tight = tightened(rich, WIN)
    assert tight is not None and (tight.corp.credits, tight.corp.clicks) == (4, 3)
    assert is_puzzle(prove(tight, WIN))
    assert tightened(plain(Position.parse(BOARD.format(credits=0, hand="2 Hedge Fund")), "corp"), WIN) is None


def test_what_is_seen_at_once_is_dropped() -> None:
    found = proof(1, "2 Hedge Fund", SCORE)
    assert found.solved and len(found.solutions) == 1
    assert not is_puzzle(found)


def test_decks_are_cut_short_and_the_opponents_hand_is_plain() -> None:
    position = plain(Position.parse(BOARD.format(credits=4, hand="Scorched Earth")), "corp")
    assert len(position.corp.deck) == len(position.runner.deck) == 3
    assert [card.title for card in position.corp.hand] == ["Scorched Earth"]
    assert {card.title for card in position.runner.hand} == {"Sure Gamble"}


def test_longer_and_narrower_is_harder() -> None:
    short = proof(1, "2 Hedge Fund", SCORE)
    long = proof(4, "Scorched Earth, Traffic Accident, Hedge Fund", WIN)
    assert hardness(short) < hardness(long)
    assert degree(short) <= degree(long)


def test_every_turn_of_a_game_is_looked_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[int] = []
    told: list[int] = []
    monkeypatch.setattr(finding, "look", lambda game, seed: seen.append(game.state.turn_number))
    assert list(finding.find(lambda seed: pairing("starter", seed), 1, 3, "random", told.append)) == []
    assert seen == sorted(set(seen)) and len(seen) > 3
    assert told == [1]
