"""The server seen from outside: figures, and a log without secrets."""

from __future__ import annotations

import io
import json
import logging
import re
import socket
from dataclasses import replace
from urllib.request import urlopen

import pytest

from netrunner import Game
from netrunner.server import load, logs
from netrunner.server.app import create_app
from netrunner.server.logs import REQUEST, JsonLines
from netrunner.server.settings import Settings
from netrunner.server.store import Busy

from .conftest import Here, wait_until
from .running import served

SAMPLE = re.compile(r'[a-z_]+(\{[a-z]+="[^"]*"\})? -?[0-9.e+-]+')


def figures(here: Here) -> dict[str, float]:
    answer = here.get("/metrics")
    assert answer.status_code == 200 and answer.headers["content-type"] == "text/plain; version=0.0.4; charset=utf-8"
    found: dict[str, float] = {}
    for line in answer.text.splitlines():
        if line.startswith("#"):
            assert re.fullmatch(r"# (HELP [a-z_]+ .+\.|TYPE [a-z_]+ (counter|gauge|histogram))", line), line
            continue
        assert SAMPLE.fullmatch(line) or 'le="+Inf"' in line, line
        name, _, value = line.rpartition(" ")
        found[name] = float(value)
    return found


def test_figures_count_what_happens(settings: Settings) -> None:
    with Here(create_app(replace(settings, metrics_for=("testclient",)))) as here:
        with here.sit(here.start(side="corp")) as ada:
            ada.take("keep")
            ada.choose("nothing of the kind")
            assert ada.error()
            told = figures(here)
            assert told["netrunner_rooms"] == told["netrunner_seats"] == told["netrunner_sockets"] == 1
            assert told['netrunner_choices_total{by="seat"}'] == 1
            assert told['netrunner_messages_total{type="choose"}'] == 2
            assert sum(value for name, value in told.items() if name.startswith("netrunner_refusals_total")) == 1
            assert told['netrunner_write_seconds_bucket{le="+Inf"}'] == told["netrunner_write_seconds_count"] >= 1
            assert told['netrunner_requests_total{status="201"}'] == 1 and told["netrunner_ready"] == 1
            bounds = [value for name, value in told.items() if name.startswith("netrunner_message_seconds_bucket")]
            assert bounds == sorted(bounds)
        assert figures(here)['netrunner_games_total{event="begun"}'] == 1


def refusals(here: Here) -> dict[str, float]:
    """What was refused, by its code."""
    found = {name: value for name, value in figures(here).items() if name.startswith("netrunner_refusals_total")}
    return {name.split('"')[1]: value for name, value in found.items()}


def test_figures_count_every_kind_of_refusal(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    with Here(create_app(replace(settings, metrics_for=("testclient",))), raise_server_exceptions=False) as here:
        assert here.get("/api/none").status_code == 404
        assert here.post("/api/games", json={"side": "nobody"}).status_code == 400
        assert here.post("/api/games/none/join", json={"name": "Bea"}).status_code == 404
        assert refusals(here) == {"not-found": 1, "bad-request": 1, "no-game": 1}

        async def stuck(lang: str) -> None:
            raise Busy("nobody answers")

        async def broken(lang: str) -> None:
            raise KeyError("no such list")

        monkeypatch.setattr(here.app.state.hall.lobby, "shown", stuck)
        assert here.get("/api/lobby").status_code == 503
        monkeypatch.setattr(here.app.state.hall.lobby, "shown", broken)
        assert here.get("/api/lobby").status_code == 500
        told = refusals(here)
        assert told["busy"] == told["broken"] == 1


def test_figures_count_what_broke_at_a_table(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(self: object, option: object) -> None:
        raise KeyError("no such rule")

    with Here(create_app(replace(settings, metrics_for=("testclient",)))) as here:
        with here.sit(here.start(side="corp")) as ada:
            monkeypatch.setattr(Game, "choose", fails)
            ada.choose("keep")
            assert ada.error() == "broken"
        assert refusals(here) == {"broken": 1}


def test_figures_count_who_waits_and_what_can_be_watched(settings: Settings) -> None:
    with Here(create_app(replace(settings, metrics_for=("testclient",)))) as here:
        waiting, public = here.start(opponent="anyone", side="corp"), here.start(level="random", public=True)
        private = here.start(level="random")
        with here.sit(waiting), here.sit(public), here.sit(private):
            wait_until(lambda: figures(here)["netrunner_tables_open"] == figures(here)["netrunner_games_public"] == 1)
        wait_until(lambda: figures(here)["netrunner_tables_open"] == figures(here)["netrunner_games_public"] == 0)


def test_who_goes_away_in_the_middle_of_a_request_is_no_error_of_the_server(settings: Settings) -> None:
    with served(settings) as (port, _):
        with socket.create_connection(("127.0.0.1", port)) as gone:
            head = ("POST /api/games HTTP/1.1", "Host: x", "Content-Type: application/json", "Content-Length: 100")
            gone.sendall("\r\n".join((*head, "", "{")).encode())

        def told() -> str:
            with urlopen(f"http://127.0.0.1:{port}/metrics") as answer:
                return str(answer.read(), "utf-8")

        wait_until(lambda: 'netrunner_requests_total{status="400"} 1' in told())
        assert 'status="500"' not in told()


def test_figures_are_not_for_everyone(here: Here) -> None:
    assert here.get("/metrics").status_code == 404  # “testclient” is no address of this machine


def test_a_line_of_the_log_names_its_request_and_no_secret() -> None:
    heard = io.StringIO()
    handler = logging.StreamHandler(heard)
    handler.setFormatter(JsonLines())
    logger = logging.getLogger("netrunner.test_log")
    logger.addHandler(handler)
    logger.propagate = False
    REQUEST.set("abc")
    try:
        raise OSError("ws://here/ws/games/x?token=SECRET1&lang=en")
    except OSError:
        logger.exception("could not reach postgresql://me:SECRET2@host/db for {'invite': 'SECRET3'}")
    finally:
        REQUEST.set("")
        logger.removeHandler(handler)
    told = json.loads(heard.getvalue())
    assert told["request"] == "abc" and told["level"] == "error" and "OSError" in told["exception"]
    assert "SECRET" not in heard.getvalue()


def test_a_bench_that_is_refused_says_how_it_is_not(settings: Settings) -> None:
    """All its seats come from one address, and a server that was not started for it lets one begin few games."""
    with served(replace(settings, write_rate=0.001, write_burst=3)) as (port, _), pytest.raises(SystemExit) as ended:
        load.main(["--base", f"http://127.0.0.1:{port}", "--seats", "20", "--against", "computer"])
    assert "make cluster ARGS=--bench" in str(ended.value)


def test_what_is_said_and_told_at_tables_is_written_into_no_log() -> None:
    """Found by reading a log: with ``--log debug`` it held every message, the hands of both players and their chat."""
    loggers = [logging.getLogger(name) for name in logs.LOGGERS]
    before = [(logger.handlers, logger.propagate, logger.level) for logger in loggers]
    try:
        for level, least in (("debug", logging.INFO), ("info", logging.INFO), ("error", logging.ERROR)):
            logs.begin(level)
            assert logging.getLogger("uvicorn.error").level == least
            assert logging.getLogger("netrunner").level == logging.getLevelNamesMapping()[level.upper()]
    finally:
        for logger, (handlers, propagate, was) in zip(loggers, before, strict=True):
            logger.handlers, logger.propagate = handlers, propagate
            logger.setLevel(was)


def test_every_answer_names_its_request(here: Here) -> None:
    given = here.get("/healthz", headers={"x-request-id": "from-the-front-1"})
    assert given.headers["x-request-id"] == "from-the-front-1"
    own = [here.get("/healthz", headers={"x-request-id": 'not "one"'}).headers["x-request-id"] for _ in range(2)]
    assert own[0] != own[1] and all(re.fullmatch("[0-9a-f]{16}", id) for id in own)
