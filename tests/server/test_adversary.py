"""Whoever means ill: other sites, floods, races, and words that are too large."""

from __future__ import annotations

import time
from dataclasses import replace
from typing import Any

import pytest

from netrunner.server.app import create_app
from netrunner.server.settings import Settings

from .conftest import Here, Seat, Table


def test_pages_of_other_sites_change_nothing_here(here: Here) -> None:
    for origin in ("http://evil.example", "null", "http://testserver.local.evil.example"):
        for kind in ("application/json", "text/plain"):
            headers = {"origin": origin, "content-type": kind}
            answer = here.post("/api/games", content=b"{}", headers=headers)
            assert (answer.status_code, answer.json()["error"]) == (403, "bad-origin"), (origin, kind)
    assert here.app.state.hall.rooms == {}
    own = str(here.base_url).rstrip("/")
    assert here.post("/api/games", json={}, headers={"origin": own}).status_code == 201
    read = here.get("/api/meta", headers={"origin": "http://evil.example"})
    assert read.status_code == 200  # the browser does not let the page see it
    assert "access-control-allow-origin" not in here.get("/api/meta").headers


def test_answers_that_may_hold_tokens_are_kept_by_no_cache(here: Here) -> None:
    started = here.post("/api/games", json={})
    assert started.headers["cache-control"] == "no-store"
    assert here.get(f"/api/games/{started.json()['game']}").headers["cache-control"] == "no-store"
    assert here.get("/api/cards").headers["cache-control"] == "no-cache"  # it has an ETag


def test_nobody_connects_without_end(settings: Settings) -> None:
    with Here(create_app(replace(settings, read_rate=0.001, read_burst=4))) as here:
        started = here.start(side="corp")
        codes = []
        for _ in range(5):
            with here.websocket_connect(f"/ws/games/{started['game']}") as socket:
                told = socket.receive_json(timeout=5)
                codes.append(told.get("error", told["type"]))
        assert codes == ["table"] * 4 + ["too-many"]
        assert here.get("/api/meta").status_code == 429 and here.get("/api/schema").status_code == 429


def test_there_is_an_end_of_sockets(settings: Settings) -> None:
    with Here(create_app(replace(settings, most_connections=2))) as here:
        games = [here.start(side="corp"), here.start(side="runner")]
        address = f"/ws/games/{games[0]['game']}"
        with here.sit(games[0]), here.sit(games[1]), here.websocket_connect(address) as socket:
            assert socket.receive_json(timeout=5)["error"] == "full"
        deadline = time.monotonic() + 5
        while here.app.state.hall.connections and time.monotonic() < deadline:
            time.sleep(0.01)
        with here.sit(games[0]):
            pass  # whoever leaves makes room


@pytest.mark.parametrize(
    "said",
    [
        {"type": "why", "id": 10**30, "about": "pass"},
        {"type": "choose", "n": 10**30, "option": "keep"},
        {"type": "break", "n": 2**31, "at": "rig 1"},
    ],
)
def test_numbers_have_bounds(here: Here, said: dict[str, Any]) -> None:
    with here.sit(here.start(side="corp")) as ada:
        ada.socket.send_json(said)
        assert ada.error() == "bad-message"


def test_a_win_is_not_claimed_against_who_comes_back_meanwhile(
    friends: tuple[Seat, Seat, Table], here: Here, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The opponent returns between the question whether they are away and the end of the game."""
    corp, _, started = friends
    room = here.app.state.hall.rooms[started["game"]]
    answers = [{"side": "runner", "since": 0.0, "claim_at": 0.0}]

    def absent(self: object, side: str | None) -> dict[str, Any] | None:
        return answers.pop() if answers else None

    monkeypatch.setattr(type(room), "absent", absent)
    corp.say("claim")
    assert corp.error() == "not-absent"
    assert room.status == "playing" and room.n == 0 and room.ended_by == ""


def test_who_answered_in_time_does_not_lose_on_time(here: Here) -> None:
    started = here.start(side="corp", timer=600)
    with here.sit(started) as ada:
        ada.asked()
        room = here.app.state.hall.rooms[started["game"]]

        async def too_late() -> str:
            await room.lose_on_time("corp")  # the alarm rang, but the clock has time left by now
            return str(room.status)

        assert here.blocking_portal.call(too_late) == "playing"
        assert room.status == "playing" and room.n == 0


def test_a_spectator_can_only_look(friends: tuple[Seat, Seat, Table], here: Here) -> None:
    _, _, started = friends
    with here.sit(started, token="") as watcher:
        assert watcher.table["offers"] == [] and watcher.table["view"]["seat"] is None
        assert watcher.table["payments"] is None and watcher.table["undo"] is None and watcher.table["breaking"] == []
        for said in (
            {"type": "choose", "n": 0, "option": "keep"}, {"type": "break", "n": 0, "at": "rig 1"}, {"type": "undo"},
            {"type": "undo-answer", "accept": True}, {"type": "chat", "text": "psst"}, {"type": "concede"},
            {"type": "claim"}, {"type": "rematch"}, {"type": "payments", "order": "ask"},
            {"type": "why", "id": 1, "about": "keep"},
        ):  # fmt: skip
            watcher.socket.send_json(said)
            assert watcher.error() == "spectator", said
    room = here.app.state.hall.rooms[started["game"]]
    assert room.n == 0 and room.status == "playing" and not room.chat
    answer = here.get(f"/api/games/{started['game']}").json()
    assert "seed" not in str(answer) and "token" not in answer
