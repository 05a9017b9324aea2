"""The coach at the table: advice for whoever plays the computer, and a review after the game."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from dataclasses import replace

import pytest

from netrunner.server import coaching
from netrunner.server.app import create_app
from netrunner.server.settings import Settings

from .conftest import PATIENCE, Here, Table, wait_until
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


def asked(here: Here, path: str) -> Table:
    """What the coach answers in the end."""
    until = time.monotonic() + PATIENCE
    while (answer := here.post(path)).status_code == 202 and time.monotonic() < until:
        assert answer.json() == {"thinks": True}
    assert answer.status_code == 200, answer.text
    told: Table = answer.json()
    return told


def test_the_coach_tells_a_seat_what_wins_from_what_it_knows(here: Here) -> None:
    seat = here.post("/api/positions", json={"text": BOARD, "side": "runner"}).json()
    answer = asked(here, f"/api/games/{seat['game']}/advice?token={seat['token']}&lang=en")
    best = answer["options"][0]
    assert best["option"] == "run Server 1" and best["label"] == "Run on Server 1"
    assert best["share"] >= answer["options"][1]["share"]
    assert any("Server 1" in line for line in answer["words"])


def test_the_coach_speaks_the_language_of_whoever_asks(here: Here) -> None:
    seat = here.post("/api/positions", json={"text": BOARD, "side": "runner"}).json()
    answer = asked(here, f"/api/games/{seat['game']}/advice?token={seat['token']}&lang=es")
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
    told = asked(here, f"/api/replays/{seat['game']}/review/runner")
    first = told["course"][0]
    assert (first["step"], first["share"]) == (0, 100)
    (worst,) = told["costly"]
    assert (worst["chosen"], worst["better"]) == ("Gain 1 credit", "Run on Server 1")
    assert worst["cost"] > 50


# -- whoever asks much, or does not wait ------------------------------------------------------------------------------


@pytest.fixture
def slow(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> Iterator[Here]:
    """A coach that comes to no end by itself."""

    async def think(question: coaching._Question, _asked: bytes, _seconds: float) -> bytes:
        while not question.forgotten:
            await asyncio.sleep(0.01)
        raise coaching.Refused("coach-late", 503)

    monkeypatch.setattr(coaching, "_think", think)
    monkeypatch.setattr(coaching, "AT_ONCE", 0.0)
    with Here(create_app(replace(settings, trusted_proxies=("testclient",)))) as here:
        yield here


def advice(here: Here, address: str = "192.0.2.1") -> tuple[int, str]:
    seat = here.post("/api/positions", json={"text": BOARD, "side": "runner"}).json()
    headers = {"x-forwarded-for": address}
    answer = here.post(f"/api/games/{seat['game']}/advice?token={seat['token']}", headers=headers)
    return answer.status_code, answer.json().get("error", "")


def test_one_address_does_not_keep_the_coach_from_others(slow: Here) -> None:
    assert [advice(slow)[0] for _ in range(3)] == [202, 202, 429]
    assert advice(slow) == (429, "coach-yours")
    others = [advice(slow, f"192.0.2.{n}") for n in range(2, 9)]
    assert others == [(202, "")] * 6 + [(503, "coach-busy")]


def test_what_nobody_asks_about_any_more_is_not_thought_about(slow: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    assert advice(slow)[0] == advice(slow)[0] == 202
    monkeypatch.setattr(coaching, "FORGOTTEN", 0.0)
    wait_until(lambda: not slow.app.state.coach._asked)
