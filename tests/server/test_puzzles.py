"""Puzzles over HTTP: every one is solved by its proved line, a wrong choice is refuted and can be taken back."""

from __future__ import annotations

import pytest

from netrunner.puzzles import Puzzle, all_puzzles, puzzle
from netrunner.puzzles.attempts import Attempt

from .conftest import Here

PUZZLES = all_puzzles()


def asked(here: Here, key: str, lang: str = "en", **body: object) -> dict[str, object]:
    answer = here.post(f"/api/puzzles/{key}", json=body, params={"lang": lang})
    assert answer.status_code == 200, answer.text
    found: dict[str, object] = answer.json()
    return found


def test_the_list_names_the_puzzle_of_the_day(here: Here) -> None:
    told = here.get("/api/puzzles", params={"lang": "es"}).json()
    assert len(told["puzzles"]) == len(PUZZLES)
    assert told["daily"] in [one["key"] for one in told["puzzles"]]
    assert [one["degree"] for one in told["puzzles"]] == sorted(one["degree"] for one in told["puzzles"])
    first = next(one for one in told["puzzles"] if one["key"] == "harmless-first")
    assert first["title"] == "¿Qué puerta primero?" and first["goal"] == "Roba un plan en este turno."
    assert asked(here, "daily")["puzzle"]["key"] == told["daily"]  # type: ignore[index]


@pytest.mark.parametrize("one", PUZZLES, ids=lambda one: one.key)
def test_every_puzzle_is_solved_through_the_server(here: Here, one: Puzzle) -> None:
    """By the best choice at every question, against the answers that hold out longest."""
    attempt = Attempt(one.prover())
    told = asked(here, one.key)
    assert told["status"] == "open" and told["why"] == "" and told["refutation"] == []
    for _ in range(60):
        best = attempt.belief.step(attempt.prover.best(attempt.belief)).text
        attempt.choose(best)
        told = asked(here, one.key, choices=told["choices"], option=best)
        assert told["status"] == attempt.status
        if told["status"] == "solved":
            break
    assert told["status"] == "solved"
    assert told["good"] == len(told["choices"])  # type: ignore[arg-type]
    assert told["why"]


def test_a_wrong_choice_is_answered_by_its_refutation_and_can_be_taken_back(here: Here) -> None:
    told = asked(here, "harmless-first", choices=[], option="run Server 2")
    for _ in range(6):
        if told["status"] != "open":
            break
        told = asked(here, "harmless-first", choices=told["choices"], option="continue")
    assert told["status"] in ("beaten", "missed")
    line = told["refutation"]
    assert isinstance(line, list)
    assert line[0] == {"side": "runner", "text": "Run on Server 2"}
    assert any(step["side"] == "corp" and "Project Junebug" in step["text"] for step in line)
    assert told["good"] == 0
    back = asked(here, "harmless-first", choices=told["choices"][: told["good"]])  # type: ignore[index]
    assert back["status"] == "open" and back["choices"] == []


def test_nothing_hidden_is_told(here: Here) -> None:
    told = asked(here, "harmless-first")
    (table,) = told["tables"]  # type: ignore[misc]
    remote = next(server for server in table["view"]["servers"] if server["server"] == "Server 1")
    assert remote["cards"][0]["card"] is None
    assert "Nisei" not in str(table)


def test_a_hint_keeps_the_goal_in_reach(here: Here) -> None:
    assert asked(here, "harmless-first", hint=True)["hint"] == "Run on Server 1"
    assert asked(here, "harmless-first", hint=True, lang="es")["hint"] != ""
    assert asked(here, "harmless-first")["hint"] == ""


def test_the_solver_can_ask_why_something_is_not_possible(here: Here) -> None:
    answer = here.post("/api/puzzles/tollgate/why", json={"choices": [], "about": "play Sure Gamble"}).json()
    assert not answer["possible"] and answer["rule"]


def test_breaking_everything_is_one_request(here: Here) -> None:
    choices = ["install Corroder", "done", "gain", "gain", "run Server 1"]
    attempt = Attempt(puzzle("tollgate").prover())
    made: list[str] = []
    for text in choices:
        if attempt.belief.act(text) is not None:
            attempt.choose(text)
            made.append(text)
    told = asked(here, "tollgate", choices=made, breaks={"at": "rig 1"})
    assert told["status"] in ("open", "solved")
    assert len(told["choices"]) > len(made)  # type: ignore[arg-type]


def test_what_does_not_fit_is_refused(here: Here) -> None:
    assert here.post("/api/puzzles/nowhere", json={}).status_code == 404
    answer = here.post("/api/puzzles/tollgate", json={"choices": ["fly away"]})
    assert answer.status_code == 409 and answer.json()["error"] == "puzzle-changed"
    assert here.post("/api/puzzles/tollgate", json={"choices": [], "option": "fly away"}).status_code == 400
