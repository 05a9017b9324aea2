"""What a position remembers of this turn and the one before."""

from __future__ import annotations

import pytest

from netrunner.positions import Position
from netrunner.positions.unreadable import UnreadablePosition
from netrunner.testing import scenario


def test_punitive_counterstrike_knows_what_was_stolen_last_turn() -> None:
    board = """
        corp:
          credits 9; hand: Punitive Counterstrike
        runner:
          credits 0; hand: 5 any; score: Nisei MK II
        turn: corp
        {}
    """
    game = scenario(board.format("last turn: successful run on HQ, stole Nisei MK II"))
    game.corp.plays("Punitive Counterstrike")
    game.go_on("action")
    game.expect(runner_hand=3)
    game = scenario(board.format(""))
    game.corp.plays("Punitive Counterstrike")
    game.go_on("action")
    game.expect(runner_hand=5)


@pytest.mark.parametrize(("said", "played"), [("last turn: successful run on R&D", True), ("", False)])
def test_an_operation_that_asks_for_a_successful_run_last_turn(said: str, played: bool) -> None:
    game = scenario(f"corp:\n credits 9; hand: SEA Source\nturn: corp\n{said}")
    (game.offers if played else game.refuses)("corp", "play SEA Source")


@pytest.mark.parametrize("at", ["5.6.1a", "5.6.1b", "5.6.2a"])
def test_last_turn_is_remembered_wherever_this_turn_stands(at: str) -> None:
    board = f"corp:\n credits 9; hand: SEA Source; deck: 9 any\nrunner:\n deck: 9 any\nturn: corp, at {at}\n"
    game = scenario(f"{board}last turn: successful run on HQ")
    game.go_on("action")
    game.offers("corp", "play SEA Source")
    game.next_turn("corp")
    game.refuses("corp", "play SEA Source")  # the Runner made no run in the turn between


def test_this_turn_the_first_successful_run_was_made_already() -> None:
    board = "runner:\n credits 0; hand: Emergency Shutdown\ncorp:\n HQ: ice Enigma\nturn: runner\n{}"
    scenario(board.format("")).refuses("runner", "play Emergency Shutdown")
    scenario(board.format("last turn: successful run on HQ")).refuses("runner", "play Emergency Shutdown")
    game = scenario(board.format("this turn: successful run on HQ"))
    game.runner.plays("Emergency Shutdown")
    assert not game.card("Enigma").rezzed


def test_a_history_is_written_as_it_was_read() -> None:
    text = (
        "corp:\n  Server 1: (PAD Campaign); score: Nisei MK II\nrunner:\n  heap: Sure Gamble\nturn: corp 3\n"
        "last turn: successful run on HQ, unsuccessful run on R&D, run on Server 1, played Sure Gamble, took 2 tags, "
        "suffered 1 brain damage\nthis turn: scored Nisei MK II, installed PAD Campaign\n"
    )
    position = Position.parse(text)
    assert Position.parse(position.to_text()) == position
    assert len(position.last_turn) == 6 and len(position.this_turn) == 2


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("turn: corp\nlast turn: danced", "not something that a position remembers"),
        ("turn: corp\nlast turn: stole Nisei MK II", "not where it would be"),
        ("turn: corp\nlast turn: successful run on Narnia", "not something that a position remembers"),
        ("turn: corp, at 5.6.1a\nthis turn: successful run on HQ", "has not begun"),
    ],
)
def test_what_cannot_have_happened_is_told_with_its_line(text: str, said: str) -> None:
    with pytest.raises(UnreadablePosition) as caught:
        Position.parse(text)
    assert "Line 2" in caught.value.text("en") and said in caught.value.text("en")
    assert caught.value.text("es") != caught.value.text("en")
