"""Lessons over HTTP: nothing is kept, and whatever was chosen is told anew."""

from __future__ import annotations

from typing import Any

import pytest

from netrunner.lessons import all_lessons

from .conftest import Here


def play(here: Here, key: str, lang: str = "en", **asked: Any) -> Any:
    answer = here.post(f"/api/lessons/{key}?lang={lang}", json=asked)
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_the_lessons_are_listed_in_their_order(here: Here) -> None:
    told = here.get("/api/lessons?lang=es").json()["lessons"]
    assert [one["key"] for one in told] == [one.key for one in all_lessons()]
    assert told[0]["title"] == "Clics y créditos"


def test_a_lesson_goes_from_choice_to_choice(here: Here) -> None:
    told = play(here, "runner-01-clicks")
    assert (told["status"], told["hint"], told["tables"][-1]["offers"]) == ("read", "go on", [])
    told = play(here, "runner-01-clicks", choices=told["choices"], option="go on")
    assert told["open"]["do"] == "Gain 1 credit."
    told = play(here, "runner-01-clicks", choices=told["choices"], option="gain")
    assert told["choices"] == ["go on", "gain"]
    assert told["tables"][-1]["view"]["runner"]["credits"] == 5
    assert [line["text"] for line in told["tables"][-1]["log"]] == ["The Runner gains 1 credit."]
    again = play(here, "runner-01-clicks", "es", choices=told["choices"])
    assert again["tables"][-1]["fresh"]
    assert again["open"]["say"].startswith("Estas son las cartas de tu mano.")


def test_what_the_opponent_does_is_told_step_by_step(here: Here) -> None:
    way = ["go on", "install Wall of Static", "server Server 1", "gain"]
    told = play(here, "corp-03-ice", choices=way, option="gain")
    assert len(told["tables"]) > 1  # the Runner's turn begins, and the run
    assert [bool(table["offers"]) for table in told["tables"]][-1]
    assert told["hint"] == "rez Wall of Static [Server 1 ice 1]"


def test_breaking_takes_all_steps_at_once(here: Here) -> None:
    way = ["go on", "run Server 1", "install Corroder", "run Server 1"]
    met = play(here, "runner-04-ice", choices=way)
    assert met["tables"][-1]["breaking"][0]["cost"] == 1
    told = play(here, "runner-04-ice", choices=way, breaks={"at": met["tables"][-1]["breaking"][0]["at"]})
    assert told["choices"] == [*way, "use Corroder ability 1"]
    assert told["step"] == 4
    kinds = [line["kind"] for table in told["tables"] for line in table["log"]]
    assert "stolen" in kinds  # it is told before the next board is set up


def test_a_wrong_way_says_what_can_stand(here: Here) -> None:
    told = play(here, "runner-06-damage", choices=["go on", "go on"], option="run Server 1")
    assert (told["status"], told["answer"], told["good"]) == ("astray", "said", 2)
    assert told["tables"][-1]["result"]["winner"] == "corp"


def test_why_not(here: Here) -> None:
    asked = {"choices": ["go on"], "about": "play Sure Gamble"}
    told = here.post("/api/lessons/runner-01-clicks/why?lang=en", json=asked).json()
    assert (told["possible"], told["side"]) == (False, "runner")
    assert "credit" in told["text"]


@pytest.mark.parametrize(
    ("key", "asked", "status", "error"),
    [
        ("knitting", {}, 404, "no-lesson"),
        ("runner-01-clicks", {"choices": ["go on", "dance"]}, 409, "lesson-changed"),
        ("runner-01-clicks", {"choices": ["go on"], "option": "dance"}, 400, "illegal-choice"),
        ("runner-01-clicks", {"choices": ["go on"], "breaks": {"at": "rig 1"}}, 409, "cannot-break"),
        ("runner-01-clicks", {"choices": "all"}, 400, "bad-request"),
    ],
)
def test_what_does_not_fit_is_refused(here: Here, key: str, asked: dict[str, Any], status: int, error: str) -> None:
    answer = here.post(f"/api/lessons/{key}?lang=en", json=asked)
    assert (answer.status_code, answer.json()["error"]) == (status, error)
