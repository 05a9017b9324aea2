"""What is done beside the event loop: in turn for every address, and paid for by it."""

from __future__ import annotations

import asyncio
import threading
import time
from dataclasses import replace
from typing import Any

import pytest

from netrunner.server import reading
from netrunner.server.app import create_app
from netrunner.server.limits import Buckets
from netrunner.server.reading import ASKER, Asker, Beside
from netrunner.server.refused import Refused
from netrunner.server.settings import Settings

from .conftest import PATIENCE, Here


async def asked(address: str, budget: Buckets, beside: Beside, do: Any) -> Any:
    """What somebody at an address asks for."""
    ASKER.set(Asker(address, budget))
    return await beside(do)


def test_whoever_asks_for_much_waits_for_it_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """One address had the reading of decks and positions for itself for as long as it liked."""
    monkeypatch.setattr(reading, "MOST_WAITING", 5)
    beside, budget, done = Beside("test"), Buckets(1.0, 1_000.0), list[str]()
    begun, free = threading.Event(), threading.Event()

    def work(name: str) -> None:
        begun.set()
        free.wait(PATIENCE)
        done.append(name)

    def ask(address: str, name: str) -> asyncio.Task[Any]:
        return asyncio.create_task(asked(address, budget, beside, lambda: work(name)))

    async def run() -> list[Any]:
        asking = [ask("192.0.2.1", "first")]
        while not begun.is_set():
            await asyncio.sleep(0.001)
        asking += [ask("192.0.2.1", f"one {n}") for n in range(6)]
        asking += [ask("192.0.2.2", "two"), ask("192.0.2.3", "three")]
        await asyncio.sleep(0)  # all of them have asked
        free.set()
        return await asyncio.gather(*asking, return_exceptions=True)

    found = asyncio.run(run())
    assert done == ["first", "one 0", "two", "three", "one 1", "one 2", "one 3", "one 4"]
    assert [(one.code, one.status) for one in found if isinstance(one, Refused)] == [("too-many", 429)]


def test_an_address_pays_for_what_the_processor_did() -> None:
    beside, budget = Beside("test"), Buckets(0.001, 0.02)

    def busy() -> str:
        until = time.thread_time() + 0.1
        while time.thread_time() < until:
            pass
        return "done"

    async def run() -> None:
        assert await asked("192.0.2.1", budget, beside, busy) == "done"
        with pytest.raises(Refused) as refused:
            await asked("192.0.2.1", budget, beside, busy)
        assert refused.value.code == "too-many"
        assert await asked("192.0.2.2", budget, beside, busy) == "done"
        with pytest.raises(ZeroDivisionError):
            await asked("192.0.2.3", budget, beside, lambda: 1 // 0)

    asyncio.run(run())


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("POST", "/api/decks/check", {"text": "Noise: Hacker Extraordinaire\n3 Djinn"}),
        ("POST", "/api/positions/look", {"text": "corp:\n hand: Snare!"}),
        ("POST", "/api/puzzles/daily", {}),
        ("GET", "/api/rules?ask=run", None),
        ("GET", "/api/cards/01001", None),
        ("GET", "/api/schema", None),
    ],
)
def test_whatever_takes_long_is_paid_for(settings: Settings, method: str, path: str, body: Any) -> None:
    with Here(create_app(replace(settings, work_rate=0.0, work_burst=1e-6))) as here:
        answers = [here.request(method, path, json=body) for _ in range(2)]
        assert [answer.status_code for answer in answers] == [200, 429]
        assert answers[1].json()["error"] == "too-many"
        assert here.get("/api/meta").status_code == 200  # what takes no time costs none


def test_rooms_without_anybody_make_room_for_others(settings: Settings) -> None:
    """Games that were begun and left filled the server for ten minutes."""
    with Here(create_app(replace(settings, most_rooms=3))) as here:
        rooms = here.app.state.hall.rooms
        first, second = here.start(side="corp"), here.start(side="corp")
        with here.sit(first):
            began = [here.start(side="corp") for _ in range(4)]
            assert len(rooms) == 3 and first["game"] in rooms and second["game"] not in rooms
            with here.sit(second), here.sit(began[-1]):
                assert list(rooms) == [first["game"], began[-1]["game"], second["game"]]
                full = here.post("/api/games", json={"side": "corp"})
                assert (full.status_code, full.json()["error"]) == (503, "full")
