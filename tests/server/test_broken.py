"""Something in the server is broken: nobody waits for ever, and the log says what it was."""

from __future__ import annotations

import asyncio
import gc
import warnings
from importlib import import_module
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect

from netrunner.server.room import Room

from .conftest import Here, Seat

sockets = import_module("netrunner.server.sockets")


class Broken:
    """Telling the table fails until it is mended."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, error: Exception) -> None:
        self.table = sockets.told
        self.error = error
        self.mended = False
        monkeypatch.setattr(sockets, "told", self)

    def __call__(self, *given: Any) -> Any:
        if self.mended:
            return self.table(*given)
        raise self.error


def closed(seat: Seat) -> int:
    """How the server closes the socket."""
    with pytest.raises(WebSocketDisconnect) as found:
        while True:
            seat.next()
    return found.value.code


# What closed sockets raise is raised by broken code, too
@pytest.mark.parametrize("error", [KeyError("no such phrase"), RuntimeError("changed meanwhile"), OSError("too late")])
def test_a_table_that_cannot_be_told_closes_the_socket_and_the_next_one_tells_it(
    here: Here, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, error: Exception
) -> None:
    started = here.start(side="corp", opponent="computer", seed=9)
    with here.sit(started) as ada:
        n = ada.asked()["n"]
        broken = Broken(monkeypatch, error)
        ada.choose("keep")
        assert closed(ada) == 1011
    broken.mended = True
    assert str(error) in caplog.text and started["game"] in caplog.text
    with here.sit(started) as ada:
        assert ada.asked()["n"] > n


@pytest.mark.parametrize("error", [KeyError("no such phrase"), RuntimeError("changed meanwhile")])
def test_whoever_comes_while_it_is_broken_is_not_left_waiting(
    here: Here, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, error: Exception
) -> None:
    started = here.start(side="corp", opponent="computer", seed=9)
    Broken(monkeypatch, error)
    address = f"/ws/games/{started['game']}?token={started['token']}"
    with here.websocket_connect(address) as socket:
        assert closed(Seat(socket)) == 1011
    assert str(error) in caplog.text


def test_a_choice_that_fails_in_the_engine_is_answered_and_has_not_happened(
    here: Here, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    game = import_module("netrunner.game").Game
    with here.sit(here.start(side="corp", opponent="computer", seed=9)) as ada:
        n = ada.asked()["n"]
        choose = game.choose

        def fails(self: object, option: object) -> None:
            raise RecursionError("round and round")  # a RuntimeError, as closed sockets raise

        monkeypatch.setattr(game, "choose", fails)
        ada.choose("keep")
        assert ada.error() == "broken"
        assert "round and round" in caplog.text
        monkeypatch.setattr(game, "choose", choose)
        assert ada.table["n"] == n
        assert ada.take("keep")["n"] > n


@pytest.mark.parametrize("verb", ["pass", "gain"])  # answered together with the person's choice, and afterwards
def test_a_computer_whose_choice_fails_takes_another(
    here: Here, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, verb: str
) -> None:
    monkeypatch.setattr(import_module("netrunner.server.computers"), "AGAIN", 0.01)
    game = import_module("netrunner.game").Game
    choose, failed = game.choose, []

    def fails(self: Any, option: Any) -> None:
        if self.decision.side == "corp" and option.text == verb and len(self.decision) > 1:
            failed.append(option)
            raise KeyError("no such card")
        choose(self, option)

    monkeypatch.setattr(game, "choose", fails)
    with here.sit(here.start(side="runner", opponent="computer", level="random", seed=9)) as ada:
        for _ in range(60):
            ada.asked()
            if failed and len(caplog.records) and ada.table["view"]["turn"]["side"] == "runner":
                break
            ada.take("pass" if "pass" in ada.offers() else ada.offers()[0])
        assert failed, "the computer never wanted to"
        assert "no such card" in caplog.text
        ada.asked()
        ada.take("pass" if "pass" in ada.offers() else ada.offers()[0])


def test_work_that_is_given_up_before_it_began_leaves_nothing_half_begun() -> None:
    """A node that stops at that moment, and a simulated one that is killed."""

    async def given_up() -> None:
        room = Room.__new__(Room)
        room.id = "game"

        async def work() -> None:
            raise AssertionError("it was given up")

        task = room.spawn(work)
        task.cancel()
        await asyncio.wait([task])
        assert task.cancelled()

    with warnings.catch_warnings(record=True) as told:
        warnings.simplefilter("always")
        asyncio.run(given_up())
        gc.collect()
    assert [str(one.message) for one in told] == []
