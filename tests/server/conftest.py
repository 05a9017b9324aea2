"""A server for tests, and someone who plays on it."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from netrunner.server.app import create_app
from netrunner.server.settings import Settings

from .postgres import postgres as postgres  # a fixture

#: How long a test waits for what must come: long, since a machine may be many times as busy as this one.
PATIENCE = 90.0

Table = dict[str, Any]


class Seat:
    """Someone at a socket. ``table`` is the last one that was sent."""

    def __init__(self, socket: Any) -> None:
        self.socket = socket
        self.table: Table = {}
        self.others: list[Table] = []
        self.log: list[Table] = []

    def next(self) -> Table:
        """The next message."""
        message: Table = self.socket.receive_json(timeout=PATIENCE)
        if message["type"] == "table":
            self.table = message
            if message["fresh"]:
                self.log = []
            self.log += message["log"]
        else:
            self.others.append(message)
        return message

    def message(self, kind: str) -> Table:
        """The next message of a kind."""
        while True:
            found = self.next()
            if found["type"] == kind:
                return found

    def answer(self) -> Table:
        """The next message that is no table: those may come at any time."""
        while (found := self.next())["type"] == "table":
            pass
        return found

    def error(self) -> str:
        return str(self.message("error")["error"])

    def is_here(self, side: str) -> Table:
        """The table once it is told that someone sits at a side."""
        return self.until(lambda table: table["seats"][side]["here"])

    def heard(self) -> None:
        """Everything that was said has been heard, and answered."""
        self.say("ping")
        self.message("pong")

    def until(self, what: Any) -> Table:
        """Read tables until one fits."""
        while not self.table or not what(self.table):
            self.next()
        return self.table

    def asked(self) -> Table:
        """The table once this seat decides, or the game is over."""
        return self.until(lambda table: table["offers"] or table["result"])

    def say(self, type: str, **more: Any) -> None:
        self.socket.send_json({"type": type, **more})

    def choose(self, option: str, n: int | None = None) -> None:
        self.say("choose", n=self.table["n"] if n is None else n, option=option)

    def take(self, option: str) -> Table:
        """Choose, and read on until the table has changed."""
        n = self.table["n"]
        self.choose(option)
        return self.until(lambda table: table["n"] > n)

    def offers(self) -> list[str]:
        return [offer["text"] for offer in self.table["offers"]]


class Here(TestClient):  # type: ignore[type-arg]
    """A client of the test server."""

    __test__ = False

    def start(self, **wish: Any) -> Table:
        answer = self.post("/api/games", json=wish)
        assert answer.status_code == 201, answer.text
        started: Table = answer.json()
        return started

    def position(self, text: str, side: str = "runner", level: str = "random") -> Table:
        answer = self.post("/api/positions", json={"text": text, "side": side, "level": level})
        assert answer.status_code == 201, answer.text
        started: Table = answer.json()
        return started

    @contextmanager
    def sit(self, started: Table, lang: str = "en", token: str | None = None) -> Iterator[Seat]:
        token = started.get("token") if token is None else token
        query = f"?lang={lang}" + (f"&token={token}" if token else "")
        with self.websocket_connect(f"/ws/games/{started['game']}{query}") as socket:
            seat = Seat(socket)
            seat.message("table")
            yield seat


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty database, of each kind that games can be kept in."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'new' / 'games.db'}"
    url: str = request.getfixturevalue("postgres").database()
    return url


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(
        database=f"sqlite:///{tmp_path / 'games.db'}",
        static=tmp_path / "static",
        claim_after=0.05,
        watch_pause=0.0,
        bot_pause=0.0,
        seat_rate=10_000,
        seat_burst=10_000,
        address_rate=10_000,
        address_burst=10_000,
        watch_rate=10_000,
        watch_burst=10_000,
        write_rate=10_000,
        write_burst=10_000,
        read_rate=10_000,
        read_burst=10_000,
        work_rate=10_000,
        work_burst=10_000,
    )


@pytest.fixture
def here(settings: Settings) -> Iterator[Here]:
    with Here(create_app(settings)) as client:
        yield client


@pytest.fixture
def friends(here: Here) -> Iterator[tuple[Seat, Seat, Table]]:
    """The Corp and the Runner at a table, and how the game was started."""
    started = here.start(opponent="friend", side="corp", name="Ada")
    joined = here.post(f"/api/games/{started['game']}/join", json={"invite": started["invite"], "name": "Bea"}).json()
    with here.sit(started) as corp, here.sit(joined) as runner:
        corp.is_here("runner")
        yield corp, runner, started


def wait_until(what: Callable[[], object]) -> None:
    """Until something is so; fails if it never is."""
    limit = time.monotonic() + PATIENCE
    while not what():
        assert time.monotonic() < limit, "it never came to that"
        time.sleep(0.01)
