"""The prover itself: positions with no solution, one and two, and with cards that the seat cannot see."""

import pytest

from netrunner.positions import Position
from netrunner.puzzles import Goal, Proof, TooMuch, prove
from netrunner.puzzles.proving import Prover

STEAL = Goal("steal", "runner")


def proof(board: str, goal: Goal = STEAL, *known: str) -> Proof:
    return prove(Position.parse(board), goal, known)


def beaten(found: Proof, move: str) -> list[str]:
    """How a first move is beaten: what the opponent does against it."""
    line = next(one.line for one in found.refutations if one.move == move)
    return [step.text for step in line if step.side == "corp"]


BEHIND_ICE_WALL = """
corp:
  credits 0
  hand: 2 any; deck: 3 any
  Server 1: ice Ice Wall; cards (Priority Requisition)
runner:
  credits {credits}, clicks {clicks}
  hand: {hand}; deck: 4 any
turn: runner
"""


def test_one_solution() -> None:
    found = proof(BEHIND_ICE_WALL.format(credits=3, clicks=2, hand="Corroder, Diesel"))
    assert found.solved
    assert found.solutions == ("install Corroder",)
    assert [step.text for step in found.line if step.text != "pass"] == [
        "install Corroder", "run Server 1", "use Corroder ability 1", "continue",
    ]  # fmt: skip
    assert {one.move for one in found.refutations} == {
        "gain", "draw", "play Diesel", "run HQ", "run R&D", "run Archives", "run Server 1",
    }  # fmt: skip


def test_no_solution() -> None:
    found = proof(BEHIND_ICE_WALL.format(credits=2, clicks=2, hand="Corroder, Diesel"))
    assert not found.solved
    assert found.solutions == ()
    assert "install Corroder" in {one.move for one in found.refutations}


def test_two_solutions() -> None:
    found = proof(BEHIND_ICE_WALL.format(credits=5, clicks=2, hand="Corroder, Inside Job"))
    assert found.solved
    assert sorted(found.solutions) == ["install Corroder", "play Inside Job"]


def test_orders_of_one_solution_are_one_solution() -> None:
    found = proof(BEHIND_ICE_WALL.format(credits=2, clicks=3, hand="Corroder"))
    assert found.solutions == ("install Corroder",)  # the credit is needed, and may come before it or after it
    assert found.transposed == ("gain",)


def test_a_click_to_spare_is_no_second_solution() -> None:
    found = proof(BEHIND_ICE_WALL.format(credits=3, clicks=3, hand="Corroder"))
    assert found.solutions == ("install Corroder",)
    assert {"gain", "draw", "run HQ"} <= set(found.transposed)


def test_ice_that_may_be_rezzed_refutes() -> None:
    board = """
    corp:
      credits {credits}
      hand: any; deck: 3 any
      Server 1: ice (Enigma); cards (Priority Requisition)
    runner:
      credits 0, clicks 1
      hand: any; deck: 3 any
    turn: runner
    """
    assert proof(board.format(credits=2)).solved  # nobody can pay for Enigma
    found = proof(board.format(credits=3))
    assert not found.solved
    assert beaten(found, "run Server 1") == ["rez Enigma [Server 1 ice 1]"]


IN_ONE_OF_TWO = """
corp:
  credits 0
  hand: any; deck: 3 any
  Server 1: cards (Priority Requisition)
  Server 2: cards (PAD Campaign)
runner:
  credits 0, clicks {clicks}
  hand: any; deck: 3 any
turn: runner
"""


def test_a_line_has_to_work_wherever_the_hidden_cards_lie() -> None:
    once = proof(IN_ONE_OF_TWO.format(clicks=1))
    assert once.worlds == 2
    assert not once.solved
    assert proof(IN_ONE_OF_TWO.format(clicks=1), STEAL, "Server 1 card 1").solutions == ("run Server 1",)
    twice = proof(IN_ONE_OF_TWO.format(clicks=2))
    assert twice.solved  # one server after the other
    assert len(twice.solutions) == 1


def test_what_was_seen_on_the_way_tells_worlds_apart() -> None:
    """The server that can do no harm is looked at first; then the other one holds what was missing."""
    board = """
    corp:
      credits 1
      hand: any; deck: 3 any
      Server 1: cards (Priority Requisition)
      Server 2: cards (Project Junebug {advancement 2})
    runner:
      credits 0, clicks 2
      hand: 2 any; deck: 3 any
    turn: runner
    """
    assert not proof(board.replace("Priority Requisition", "Priority Requisition {advancement 2}")).solved
    assert proof(board).solutions == ("run Server 1",)


def test_an_agenda_in_hq_is_left_to_chance() -> None:
    board = """
    corp:
      credits 0
      hand: Priority Requisition, {others}; deck: 3 any
    runner:
      credits 0, clicks {clicks}
      hand: any; deck: 3 any
    turn: runner
    """
    assert not proof(board.format(others="any", clicks=1)).solved
    assert not proof(board.format(others="any", clicks=4)).solved  # chance may show the same card four times
    alone = board.format(others="", clicks=1).replace(", ;", ";")
    assert not proof(alone).solved  # for all that the Runner knows it may be in R&D
    assert proof(alone, STEAL, "HQ").solutions == ("run HQ",)


def test_hidden_ice_may_be_any_of_those_that_are_left() -> None:
    board = """
    corp:
      credits 5
      hand: any; deck: {deck}
      Server 1: ice (Ice Wall); cards (Priority Requisition)
    runner:
      credits 1, clicks 1
      hand: any; deck: 3 any
      rig: Corroder
    turn: runner
    """
    assert proof(board.format(deck="3 any")).solved
    found = proof(board.format(deck="2 any, Enigma"))
    assert not found.solved
    assert any("Enigma" in text for text in beaten(found, "run Server 1"))


def test_scoring() -> None:
    board = """
    corp:
      credits {credits}, clicks {clicks}
      hand: any; deck: 3 any
      Server 1: cards (Hostile Takeover)
    runner:
      hand: 3 any; deck: 3 any
    turn: corp
    """
    goal = Goal("score", "corp", card="Hostile Takeover")
    assert proof(board.format(credits=2, clicks=2), goal).solved
    assert not proof(board.format(credits=1, clicks=2), goal).solved
    assert not proof(board.format(credits=2, clicks=1), goal).solved
    assert proof(board.format(credits=1, clicks=3), goal).transposed == ("gain",)  # before or after the first advance


def test_survival_is_to_stand_when_the_time_is_over() -> None:
    board = """
    corp:
      credits 5, clicks 3
      hand: Scorched Earth; deck: 3 any
    runner:
      credits 2, clicks 1, tags 1
      hand: {hand}; deck: 3 any
    turn: runner
    """
    goal = Goal("survive", "runner", turns=2)
    found = proof(board.format(hand="2 Sure Gamble"), goal, "HQ")
    assert found.solutions == ("remove-tag",)
    assert "play Scorched Earth" in beaten(found, "draw")
    found = proof(board.format(hand="3 Sure Gamble"), goal, "HQ")
    assert found.solutions == ("remove-tag", "draw")  # four damage leave a hand of four empty, and no more


def test_the_work_is_bounded_and_reported() -> None:
    position = Position.parse(BEHIND_ICE_WALL.format(credits=3, clicks=4, hand="Corroder, Diesel"))
    with pytest.raises(TooMuch, match="200"):
        Prover(position, STEAL, most=200).prove()
    assert Prover(position, STEAL).prove().looked_at > 200
