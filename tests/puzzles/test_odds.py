"""Odds: exact over what the seat cannot know and over chance, and what a wrong choice leaves of them."""

from fractions import Fraction

import pytest

from netrunner.positions import Position
from netrunner.puzzles import Goal, puzzle
from netrunner.puzzles.attempts import Attempt
from netrunner.puzzles.odds import OddsProver
from netrunner.puzzles.proving import Proof
from netrunner.puzzles.puzzle import BadPuzzle, read

STEAL = Goal("steal", "runner")
IN_HAND = """
corp:
  credits 0
  hand: Priority Requisition, {others}; deck: 3 Hedge Fund
runner:
  credits 0, clicks {clicks}
  hand: Sure Gamble; deck: 3 Sure Gamble
turn: runner
"""


def proof(board: str, *known: str) -> Proof:
    return OddsProver(Position.parse(board), STEAL, known).prove()


@pytest.mark.parametrize(
    ("others", "clicks", "odds"), [("Hedge Fund", 1, (1, 2)), ("Hedge Fund", 2, (3, 4)), ("2 Hedge Fund", 3, (19, 27))]
)
def test_cards_are_accessed_at_random(others: str, clicks: int, odds: tuple[int, int]) -> None:
    """Each run shows any card of HQ: one agenda among n cards is missed k times with ((n - 1)/n)^k."""
    found = proof(IN_HAND.format(others=others, clicks=clicks), "HQ")
    assert found.odds == Fraction(*odds)
    assert found.solutions == ("run HQ",)


def test_every_deal_of_the_hidden_cards_is_as_likely() -> None:
    """One agenda among five cards: two of them in HQ, of which a run shows one, and the top card of R&D."""
    assert proof(IN_HAND.format(others="Hedge Fund", clicks=1)).odds == Fraction(1, 5)
    both = proof(IN_HAND.format(others="Hedge Fund", clicks=2))
    assert both.odds == Fraction(2, 5)  # one look at each place; a second one into HQ would add only a tenth
    assert {one.move: one.odds for one in both.refutations}["draw"] == Fraction(1, 5)


def test_the_opponent_answers_with_what_is_worst() -> None:
    board = """
    corp:
      credits {credits}
      hand: Hedge Fund; deck: 2 Hedge Fund, Ice Wall
      Server 1: ice (Enigma); cards (Priority Requisition)
    runner:
      credits 1, clicks 1
      hand: Sure Gamble; deck: 3 Sure Gamble
      rig: Corroder
    turn: runner
    """
    assert proof(board.format(credits=2), "HQ").odds == 1  # Enigma cannot be paid for, Ice Wall is broken
    assert proof(board.format(credits=3), "HQ").odds == Fraction(1, 2)


def test_a_sure_line_has_odds_of_one_and_an_impossible_goal_none() -> None:
    sure = proof(IN_HAND.format(others="Priority Requisition", clicks=1), "HQ")
    assert sure.odds == 1 and sure.solutions == ("run HQ",)
    never = proof(IN_HAND.format(others="Hedge Fund", clicks=1).replace("Priority Requisition", "Hedge Fund"), "HQ")
    assert never.odds == 0 and not never.solved and never.line == ()


def test_two_lines_with_the_same_odds_are_two_solutions() -> None:
    found = proof(IN_HAND.format(others="Hedge Fund", clicks=1))
    assert sorted(found.solutions) == ["run HQ", "run R&D"]


def test_the_best_line_is_led_on_by_luck_to_the_goal() -> None:
    attempt = Attempt(puzzle("legwork").prover(), ["run HQ"])
    assert attempt.status == "open"  # whoever wants to see the whole line is shown where it takes longest
    while attempt.status == "open":
        hint = attempt.hint()
        assert hint is not None
        attempt.choose(hint.text)
    assert attempt.status == "solved"
    assert "play Legwork" in attempt.choices


def test_a_choice_that_spoils_the_odds_is_told_what_it_leaves() -> None:
    attempt = Attempt(puzzle("legwork").prover(), ["gain"])
    assert attempt.status == "beaten"
    assert attempt.refutation is not None and attempt.refutation.odds == Fraction(3, 4)
    late = Attempt(puzzle("fill-up-first").prover(), ["draw"])
    assert late.status == "open"
    late.choose("gain")
    assert late.status == "beaten"
    assert late.refutation is not None and late.refutation.odds == Fraction(1, 3)


def test_odds_in_a_file_lie_between_never_and_always() -> None:
    good = "side='corp'\ngoal='win'\ndegree=1\nodds='1/2'\nboard=''\n[en]\ntitle='a'\nwhy='b'\n[es]\ntitle='a'\nwhy='b'"
    assert read(good, "good").odds == Fraction(1, 2)
    for bad in ("3/2", "0", "half"):
        with pytest.raises(BadPuzzle):
            read(good.replace("1/2", bad), "bad")
