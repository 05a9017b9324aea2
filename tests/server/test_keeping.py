"""What is kept: games go on after a restart, and nothing is told that is not written."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import threading
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from netrunner.server.app import create_app
from netrunner.server.schema import INSERT_CHOICE
from netrunner.server.settings import Settings, default_database
from netrunner.server.store import Store

from .conftest import PATIENCE, Here, Seat, Table, wait_until


def some_choices(seat: Seat, count: int) -> None:
    for _ in range(count):
        seat.asked()
        offers = seat.offers()
        seat.take("pass" if "pass" in offers else offers[0])


def seen(table: Table) -> Table:
    """What must be the same after a restart."""
    return {name: table[name] for name in ("n", "view", "question", "offers", "status", "undo")}


def test_a_restart_resumes_every_game_where_it_was(settings: Settings) -> None:
    before: dict[str, Table] = {}
    started: list[Table] = []
    with Here(create_app(settings)) as here:
        for seed, side in ((1, "corp"), (2, "runner")):
            game = here.start(side=side, seed=seed, name="Ada")
            started.append(game)
            with here.sit(game) as ada:
                some_choices(ada, 12)
                before[game["game"]] = seen(ada.asked())
        waiting = here.start(opponent="friend", side="corp")
    with Here(create_app(settings)) as here:
        for game in started:
            with here.sit(game) as ada:
                assert seen(ada.asked()) == before[game["game"]]
                some_choices(ada, 3)
        with here.sit(waiting) as ada:
            assert ada.table["status"] == "waiting"
        joined = here.post(f"/api/games/{waiting['game']}/join", json={"invite": waiting["invite"]})
        assert joined.status_code == 201


def test_what_was_taken_back_stays_taken_back(settings: Settings) -> None:
    with Here(create_app(settings)) as here:
        started = here.start(opponent="friend", side="corp")
        joined = here.post(f"/api/games/{started['game']}/join", json={"invite": started["invite"]}).json()
        with here.sit(started) as corp, here.sit(joined) as runner:
            hand = corp.table["view"]["corp"]["hand"]["cards"]
            corp.take("mulligan")
            corp.say("undo")
            runner.message("undo-asked")
            runner.say("undo-answer", accept=True)
            corp.until(lambda table: table["n"] == 0)
    with Here(create_app(settings)) as here, here.sit(started) as corp:
        assert corp.table["n"] == 0 and corp.table["view"]["corp"]["hand"]["cards"] == hand


def test_clocks_and_ends_are_kept(settings: Settings) -> None:
    with Here(create_app(settings)) as here:
        started = here.start(side="corp", timer=600)
        with here.sit(started) as ada:
            some_choices(ada, 4)
            left = ada.table["seats"]["corp"]["clock"]
            ended = here.start(side="corp")
            with here.sit(ended) as other:
                other.say("concede")
                other.until(lambda table: table["result"])
    with Here(create_app(settings)) as here:
        with here.sit(started) as ada:
            assert left - 60 < ada.table["seats"]["corp"]["clock"] < 600  # the time it was down is nobody's
        assert here.get(f"/api/games/{ended['game']}").json()["result"]["reason"] == "concession"


def test_a_game_that_would_be_another_is_refused(settings: Settings, tmp_path: Path) -> None:
    with Here(create_app(settings)) as here:
        started = here.start(side="corp", seed=4)
        with here.sit(started) as ada:
            some_choices(ada, 3)
    with sqlite3.connect(tmp_path / "games.db") as database:
        database.execute("UPDATE choices SET asked = asked + 1 WHERE n = 1")
    with Here(create_app(settings)) as here:
        with here.websocket_connect(f"/ws/games/{started['game']}?token={started['token']}") as socket:
            assert socket.receive_json(timeout=PATIENCE)["error"] == "cannot-resume"
        assert here.get(f"/api/games/{started['game']}").json()["error"] == "cannot-resume"


def test_if_it_cannot_be_written_nothing_has_happened(here: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    with here.sit(here.start(side="corp", opponent="computer", seed=9)) as ada:
        before = seen(ada.asked())
        write = Store.write

        async def fails(self: Store, *work: Any) -> None:
            raise OSError("the disk is full")

        monkeypatch.setattr(Store, "write", fails)
        ada.choose("keep")
        assert ada.error() == "broken"
        monkeypatch.setattr(Store, "write", write)
        ada.say("lang", lang="en")
        ada.message("table")
        assert seen(ada.table) == before
        ada.take("keep")


def test_rooms_that_nobody_is_in_leave_the_memory(settings: Settings) -> None:
    with Here(create_app(replace(settings, idle=0.0))) as here:
        started = here.start(side="corp", seed=2)
        hall = here.app.state.hall
        with here.sit(started) as ada:
            some_choices(ada, 2)
            before = seen(ada.asked())
            hall.sweep()
            assert started["game"] in hall.rooms
        wait_until(lambda: hall.sweep() or started["game"] not in hall.rooms)
        with here.sit(started) as ada:
            assert seen(ada.asked()) == before


def test_tokens_are_not_kept_in_the_clear(settings: Settings, tmp_path: Path) -> None:
    with Here(create_app(settings)) as here:
        started = here.start(opponent="friend", side="corp")
        saved = here.post("/api/decks", json={"identity": "Noise: Hacker Extraordinaire"}).json()
    with sqlite3.connect(tmp_path / "games.db") as database:
        everything = json.dumps(database.execute("SELECT * FROM games").fetchall())
        everything += json.dumps(database.execute("SELECT * FROM decks").fetchall())
    for secret in (started["token"], started["invite"], saved["edit"]):
        assert secret not in everything


def test_the_database_is_named_by_the_environment(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("NETRUNNER_DATABASE", raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert default_database() == f"sqlite:///{tmp_path / 'netrunner' / 'games.db'}"
    monkeypatch.setenv("NETRUNNER_DATABASE", "postgresql+psycopg://here/games")
    assert default_database() == "postgresql+psycopg://here/games"


def test_no_table_shows_a_choice_that_is_still_being_written(
    friends: tuple[Seat, Seat, Table], monkeypatch: pytest.MonkeyPatch
) -> None:
    corp, runner, _ = friends
    write, begun, written = Store.write, threading.Event(), []

    async def slowly(self: Store, *work: Any) -> None:
        choice = any(statement is INSERT_CHOICE for statement, _ in work)
        if choice:
            begun.set()
            await asyncio.sleep(0.3)
        await write(self, *work)
        if choice:
            written.append(True)

    monkeypatch.setattr(Store, "write", slowly)
    corp.choose("keep")
    assert begun.wait(PATIENCE)
    runner.say("lang", lang="es")  # a table is asked for in the middle of the writing
    runner.until(lambda table: table["n"] == 1)
    assert written


def test_a_computer_tries_again_what_could_not_be_written(here: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(import_module("netrunner.server.computers"), "AGAIN", 0.02)
    write, failed = Store.write, []

    async def fails_at_first(self: Store, *work: Any) -> None:
        if len(failed) < 2 and len(work) > 1 and all(row.get("by") == "bot" for _, row in work[1:]):
            failed.append(work)
            raise OSError("the disk is full")
        await write(self, *work)

    monkeypatch.setattr(Store, "write", fails_at_first)
    with here.sit(here.start(side="runner", opponent="computer", seed=9)) as ada:
        for _ in range(6):
            ada.asked()
            ada.take("pass" if "pass" in ada.offers() else ada.offers()[0])
        ada.asked()
        before = seen(ada.table)
        game = ada.table
    assert len(failed) == 2
    with here.sit({"game": next(iter(here.app.state.hall.rooms)), "token": ""}) as watcher:
        assert watcher.table["n"] == game["n"] == before["n"]
