"""The server seen from outside: figures, and a log without secrets."""

from __future__ import annotations

import io
import json
import logging
import re
from dataclasses import replace

import pytest

from netrunner.server import load
from netrunner.server.app import create_app
from netrunner.server.logs import REQUEST, JsonLines
from netrunner.server.settings import Settings

from .conftest import Here
from .running import served

SAMPLE = re.compile(r'[a-z_]+(\{[a-z]+="[^"]*"\})? -?[0-9.e+-]+')


def figures(here: Here) -> dict[str, float]:
    answer = here.get("/metrics")
    assert answer.status_code == 200 and answer.headers["content-type"].startswith("text/plain; version=0.0.4")
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


def test_every_answer_names_its_request(here: Here) -> None:
    given = here.get("/healthz", headers={"x-request-id": "from-the-front-1"})
    assert given.headers["x-request-id"] == "from-the-front-1"
    own = [here.get("/healthz", headers={"x-request-id": 'not "one"'}).headers["x-request-id"] for _ in range(2)]
    assert own[0] != own[1] and all(re.fullmatch("[0-9a-f]{16}", id) for id in own)
