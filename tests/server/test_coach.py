"""The coach at the table: advice for whoever plays the computer, and a review after the game."""

from __future__ import annotations

import pytest

from .conftest import Here
from .test_desk import two

pytestmark = pytest.mark.slow

BOARD = """corp: Haas-Bioroid: Engineering the Future
  credits 5
  deck: 10 Hedge Fund
  server 1: (Priority Requisition {advancement 3})
  score: 2 Priority Requisition
runner: Noise: Hacker Extraordinaire
  credits 5
  hand: 3 Sure Gamble
  deck: 10 Sure Gamble
  score: 2 Priority Requisition
turn: runner
"""


def test_the_coach_tells_a_seat_what_wins_from_what_it_knows(here: Here) -> None:
    seat = here.post("/api/positions", json={"text": BOARD, "side": "runner"}).json()
    answer = here.post(f"/api/games/{seat['game']}/advice?token={seat['token']}&lang=en").json()
    best = answer["options"][0]
    assert best["option"] == "run Server 1" and best["label"] == "Run on Server 1"
    assert best["share"] >= answer["options"][1]["share"]
    assert any("Server 1" in line for line in answer["words"])


def test_the_coach_speaks_the_language_of_whoever_asks(here: Here) -> None:
    seat = here.post("/api/positions", json={"text": BOARD, "side": "runner"}).json()
    answer = here.post(f"/api/games/{seat['game']}/advice?token={seat['token']}&lang=es").json()
    assert "servidor 1" in answer["options"][0]["label"].lower()


def test_the_coach_helps_nobody_in_a_game_between_people(here: Here) -> None:
    corp, _ = two(here)
    answer = here.post(f"/api/games/{corp['game']}/advice?token={corp['token']}")
    assert (answer.status_code, answer.json()["error"]) == (403, "coach-people")


def test_the_coach_answers_no_spectator_and_nobody_whose_turn_it_is_not(here: Here) -> None:
    seat = here.start(side="runner")
    assert here.post(f"/api/games/{seat['game']}/advice").status_code == 403
    assert here.post(f"/api/replays/{seat['game']}/review/runner").json()["error"] == "not-over"


def test_a_review_tells_the_course_of_a_game_and_what_cost_most(here: Here) -> None:
    seat = here.position(BOARD, level="novice")
    with here.sit(seat) as ada:
        for option in ("draw", "gain", "gain", "gain"):
            ada.asked()
            ada.take(option)
        while not ada.asked()["result"]:
            ada.take("pass" if "pass" in ada.offers() else "gain")
        assert ada.table["result"]["winner"] == "corp"
    told = here.post(f"/api/replays/{seat['game']}/review/runner").json()
    first = told["course"][0]
    assert (first["step"], first["share"]) == (0, 100)
    (worst,) = told["costly"]
    assert (worst["chosen"], worst["better"]) == ("Gain 1 credit", "Run on Server 1")
    assert worst["cost"] > 50
