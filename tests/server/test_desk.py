"""What is at a table besides the game survives a restart, and even kill -9: chat, wishes, clocks, absences."""

from __future__ import annotations

import asyncio
import json
import signal
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect

from netrunner.server import clock
from netrunner.server.app import create_app
from netrunner.server.kept_with_game import CHAT
from netrunner.server.load import free_port, post
from netrunner.server.settings import Settings
from netrunner.server.store import Store
from netrunner.server.uptime import Uptime

from .conftest import PATIENCE, Here, Seat, Table, wait_until
from .test_kill import start


def two(here: Here, **wish: Any) -> tuple[Table, Table]:
    """A game between friends: how each of them sits down."""
    corp = here.start(opponent="friend", side="corp", name="Ada", **wish)
    runner = here.post(f"/api/games/{corp['game']}/join", json={"invite": corp["invite"], "name": "Bea"}).json()
    return corp, runner


def chats(seat: Seat) -> list[str]:
    """What was said, as whoever comes is told it; a pong says that this is all."""
    seat.say("ping")
    seat.message("pong")
    return [other["text"] for other in seat.others if other["type"] == "chat"]


def test_chat_payments_and_the_wish_to_take_back_survive_a_restart(settings: Settings) -> None:
    with Here(create_app(settings)) as here:
        corp, runner = two(here)
        with here.sit(corp) as ada, here.sit(runner) as bea:
            ada.say("chat", text="Hello!")
            bea.message("chat")
            bea.say("chat", text="Good luck.")
            ada.message("chat")
            bea.say("payments", order="ask")
            bea.until(lambda table: table["payments"] == "ask")
            ada.take("mulligan")
            ada.say("undo")
            bea.message("undo-asked")
    with Here(create_app(settings)) as here, here.sit(runner) as bea, here.sit(corp) as ada:
        assert chats(bea) == ["Hello!", "Good luck."]
        assert bea.table["payments"] == "ask" and ada.table["payments"] == "cards"
        assert bea.table["undo_asked"] == "corp" and ada.table["n"] == 1
        bea.say("undo-answer", accept=True)
        ada.until(lambda table: table["n"] == 0 and table["undo_asked"] is None)
    with Here(create_app(settings)) as here, here.sit(runner) as bea:
        assert bea.table["n"] == 0 and bea.table["undo_asked"] is None


def test_a_wish_that_was_answered_by_a_choice_or_a_no_is_gone(settings: Settings) -> None:
    with Here(create_app(settings)) as here:
        corp, runner = two(here)
        with here.sit(corp) as ada, here.sit(runner) as bea:
            ada.take("keep")
            ada.say("undo")
            bea.message("undo-asked")
            bea.asked()
            bea.take("keep")
    with Here(create_app(settings)) as here, here.sit(corp) as ada, here.sit(runner) as bea:
        assert ada.table["undo_asked"] is None
        bea.say("undo")
        ada.message("undo-asked")
        ada.say("undo-answer", accept=False)
        bea.message("undo-refused")
    with Here(create_app(settings)) as here, here.sit(corp) as ada:
        assert ada.table["undo_asked"] is None and ada.table["n"] == 2


def test_only_the_last_lines_of_chat_are_kept(settings: Settings) -> None:
    with Here(create_app(settings)) as here:
        corp, runner = two(here)
        with here.sit(corp) as ada, here.sit(runner) as bea:
            for number in range(CHAT + 5):
                ada.say("chat", text=f"line {number}")
            while not bea.others or bea.others[-1]["text"] != f"line {CHAT + 4}":
                bea.next()
    with Here(create_app(settings)) as here, here.sit(runner) as bea:
        assert chats(bea) == [f"line {number}" for number in range(5, CHAT + 5)]
        bea.say("chat", text="and on")
        assert bea.message("chat")["text"] == "and on"


def test_a_line_that_cannot_be_written_is_not_told(
    friends: tuple[Seat, Seat, Table], monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, bea, _ = friends
    write = Store.write

    async def fails(self: Store, *work: Any) -> None:
        raise OSError("the disk is full")

    monkeypatch.setattr(Store, "write", fails)
    for said in ({"type": "chat", "text": "lost"}, {"type": "payments", "order": "pool"}):
        ada.socket.send_json(said)
        assert ada.error() == "broken"
    monkeypatch.setattr(Store, "write", write)
    ada.say("chat", text="kept")
    assert bea.message("chat")["text"] == "kept"
    ada.say("lang", lang="en")
    assert ada.message("table")["payments"] == "cards"


def test_an_offered_rematch_can_be_taken_up_after_a_restart(settings: Settings, tmp_path: Path) -> None:
    with Here(create_app(settings)) as here:
        corp, runner = two(here)
        with here.sit(corp) as ada, here.sit(runner) as bea:
            ada.say("concede")
            ada.until(lambda table: table["result"])
            ada.say("rematch")
            assert bea.message("rematch")["by"] == "corp"
    with Here(create_app(settings)) as here, here.sit(runner) as bea:
        offered = bea.message("rematch")
        assert offered["by"] == "corp" and offered["game"] is None
        bea.say("rematch")
        taken = bea.message("rematch")
        assert taken["side"] == "corp" and taken["game"]
        with here.sit(taken) as again:
            assert again.table["view"]["seat"] == "corp"
    with Here(create_app(settings)) as here:  # whoever comes only now is told where to sit
        with here.sit(corp) as ada:
            told = ada.message("rematch")
            assert told["game"] == taken["game"] and told["side"] == "runner" and told["token"] != taken["token"]
            with here.sit(told) as again:
                assert again.table["view"]["seat"] == "runner"
        with here.sit(corp, token="") as watcher:
            told = watcher.message("rematch")
            assert told["game"] == taken["game"] and told["token"] is None
    assert taken["token"].encode() not in (tmp_path / "games.db").read_bytes()


def test_a_clock_goes_on_while_the_room_is_not_in_memory(settings: Settings) -> None:
    with Here(create_app(replace(settings, idle=0.0))) as here:
        started = here.start(side="corp", timer=600, seed=3)
        hall = here.app.state.hall
        with here.sit(started) as ada:
            ada.asked()
        wait_until(lambda: hall.sweep() or started["game"] not in hall.rooms)
        time.sleep(1.2)
        with here.sit(started) as ada:
            assert ada.table["seats"]["corp"]["clock"] < 600 - 1.2


def test_a_restart_costs_no_time_and_gives_none_back(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    with Here(create_app(settings)) as here:
        started = here.start(side="corp", timer=600, seed=3)
        with here.sit(started) as ada:
            ada.asked()
            time.sleep(1.0)
    time.sleep(1.0)
    stopped = time.time()
    real = time.time
    monkeypatch.setattr(clock, "_wall", [lambda: real() + 3600])  # it was down for an hour
    with Here(create_app(settings)) as here, here.sit(started) as ada:
        used = 600 - ada.table["seats"]["corp"]["clock"]
        assert 1.0 <= used < 60 + (real() - stopped)


def test_taking_back_gives_no_time_back(settings: Settings) -> None:
    with Here(create_app(settings)) as here:
        corp, runner = two(here, timer=600)
        with here.sit(corp) as ada, here.sit(runner) as bea:
            time.sleep(0.6)
            ada.take("keep")
            ada.say("undo")
            bea.message("undo-asked")
            bea.say("undo-answer", accept=True)
            ada.until(lambda table: table["n"] == 0)
            left = ada.table["seats"]["corp"]["clock"]
            assert left < 599.5
    with Here(create_app(settings)) as here, here.sit(corp) as ada:
        assert ada.table["seats"]["corp"]["clock"] <= left


def test_whoever_waits_for_an_opponent_does_not_wait_anew(settings: Settings) -> None:
    patient = replace(settings, claim_after=1.0)
    with Here(create_app(patient)) as here:
        corp, runner = two(here)
        with here.sit(corp) as ada:
            with here.sit(runner):
                ada.is_here("runner")
            ada.until(lambda table: table["absent"])
            time.sleep(0.8)
    with Here(create_app(patient)) as here, here.sit(corp) as ada:
        absent = ada.table["absent"]
        assert absent["side"] == "runner" and absent["claim_at"] - ada.table["now"] < 0.5
        time.sleep(max(0.0, absent["claim_at"] - time.time()) + 0.05)
        ada.say("claim")
        assert ada.until(lambda table: table["result"])["result"]["reason"] == "claim"


def test_the_time_in_which_no_server_ran_is_not_counted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    now = [1000.0]
    monkeypatch.setattr(clock, "_wall", [lambda: now[0]])

    async def runs(seconds: float) -> Uptime:
        store = Store(f"sqlite:///{tmp_path / 'x.db'}")
        await asyncio.to_thread(store.open)
        uptime = Uptime(store)
        await uptime.open()
        now[0] += seconds
        await uptime.close()
        await asyncio.to_thread(store.close)
        return uptime

    asyncio.run(runs(10))
    now[0] += 500
    asyncio.run(runs(20))
    now[0] += 500
    last = asyncio.run(runs(5))
    assert last.since(1000) == pytest.approx(35, abs=0.1)
    assert last.since(1004) == pytest.approx(31, abs=0.1)
    assert last.since(1200) == pytest.approx(25, abs=0.1)
    assert last.since(now[0] + 9) == 0.0


async def until(socket: ClientConnection, what: Any) -> dict[str, Any]:
    while True:
        told: dict[str, Any] = json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))
        assert told["type"] != "error", told
        if what(told):
            return told


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="there is no kill -9 here")
def test_a_killed_server_loses_nothing_that_was_told(tmp_path: Path) -> None:
    database, port = f"sqlite:///{tmp_path / 'games.db'}", free_port()
    process = start(port, database)
    base = f"http://127.0.0.1:{port}"
    corp = post(base, "/api/games", {"opponent": "friend", "side": "corp", "timer": 600, "name": "Ada"})
    runner = post(base, f"/api/games/{corp['game']}/join", {"invite": corp["invite"]})

    def address(seat: dict[str, Any]) -> str:
        return f"ws://127.0.0.1:{port}/ws/games/{seat['game']}?token={seat['token']}"

    async def before() -> float:
        async with connect(address(corp), max_size=None) as ada, connect(address(runner), max_size=None) as bea:
            await ada.send('{"type": "chat", "text": "Hello!"}')
            await until(bea, lambda told: told["type"] == "chat")
            await bea.send('{"type": "payments", "order": "pool"}')
            await until(bea, lambda told: told["type"] == "table" and told["payments"] == "pool")
            await asyncio.sleep(0.5)
            await ada.send('{"type": "choose", "n": 0, "option": "keep"}')
            table = await until(ada, lambda told: told["type"] == "table" and told["n"] == 1)
            await ada.send('{"type": "undo"}')
            await until(bea, lambda told: told["type"] == "undo-asked")
            process.send_signal(signal.SIGKILL)
            clock: float = table["seats"]["corp"]["clock"]
            return clock

    async def after(clock: float) -> None:
        async with connect(address(runner), max_size=None) as bea:
            table = await until(bea, lambda told: told["type"] == "table")
            assert table["n"] == 1 and table["undo_asked"] == "corp" and table["payments"] == "pool"
            assert table["seats"]["corp"]["clock"] == pytest.approx(clock)
            assert (await until(bea, lambda told: told["type"] == "chat"))["text"] == "Hello!"

    try:
        clock = asyncio.run(before())
    finally:
        process.kill()
        process.wait(timeout=PATIENCE)
    again = start(port, database)
    try:
        asyncio.run(after(clock))
    finally:
        again.terminate()
        again.wait(timeout=PATIENCE)


def test_a_rematch_may_keep_the_sides(settings: Settings) -> None:
    with Here(create_app(settings)) as here:
        corp, runner = two(here)
        with here.sit(corp) as ada, here.sit(runner) as bea:
            ada.say("concede")
            bea.until(lambda table: table["status"] == "over")
            ada.say("rematch", swap=False)
            assert bea.message("rematch")["swap"] is False
            bea.say("rematch", swap=True)  # whoever wanted it first said which
            told = bea.message("rematch")
            assert told["side"] == "runner" and told["game"] is not None
