"""Whatever is sent, the server answers as it says it does, and games go on."""

from __future__ import annotations

import json
import os
from pathlib import Path
from tempfile import gettempdir
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from litestar.testing import TestClient
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from netrunner.server.app import create_app
from netrunner.server.settings import Settings

from .conftest import Here

MANY = 1_000_000
#: The same requests and messages every time; ``FUZZ=500`` sends so many others each time (`make soak`).
FUZZ = int(os.environ.get("FUZZ", "0"))
ALWAYS: dict[str, Any] = {
    "derandomize": not FUZZ, "deadline": None, "suppress_health_check": list(HealthCheck), "database": None,
}  # fmt: skip


def server(folder: Path) -> Here:
    bursts = ("read_burst", "write_burst", "seat_burst", "address_burst", "work_burst")
    rate: dict[str, Any] = dict.fromkeys(bursts, MANY)
    return Here(create_app(Settings(database=f"sqlite:///{folder / 'games.db'}", static=folder, **rate)))


@pytest.fixture(scope="module")
def described(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """The API as it describes itself, on a server that runs for all of these tests."""
    client = server(tmp_path_factory.mktemp("fuzz"))
    with client:
        document = client.get("/api/schema").json()
        yield client, document


def operations() -> list[tuple[str, str]]:
    """Every operation that the server describes."""
    never_opened = f"sqlite:///{gettempdir()}/netrunner-never-opened.db"
    document = create_app(Settings(database=never_opened)).openapi_schema.to_schema()
    return [(path, method) for path, item in document["paths"].items() for method in item if method != "parameters"]


@pytest.mark.parametrize(("path", "method"), operations())
def test_the_api_answers_as_it_describes_itself(described: Any, path: str, method: str) -> None:
    client, document = described
    schema = schemathesis.openapi.from_dict(document)
    operation = schema[path][method.upper()]

    @settings(max_examples=FUZZ or 12, **ALWAYS)
    @given(case=operation.as_strategy())
    def check(case: Any) -> None:
        kwargs = case.as_transport_kwargs(base_url="http://testserver.local")
        for name in ("cookies", "verify", "cert", "allow_redirects", "stream"):
            kwargs.pop(name, None)
        kwargs["headers"] = {key: str(value) for key, value in (kwargs.get("headers") or {}).items()}
        try:
            answer = TestClient.request(client, **kwargs)
        except UnicodeEncodeError:
            return  # a header that no client could send
        case.validate_response(
            schemathesis.Response.from_any(answer),
            checks=[status_code_conformance, content_type_conformance, response_schema_conformance],
        )
        assert answer.status_code < 500

    check()


PLAIN = st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20)
ANYTHING = st.recursive(PLAIN, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner))
KINDS = st.sampled_from(
    ["choose", "break", "lang", "payments", "why", "undo", "undo-answer", "chat", "claim", "ping", "table", ""]
)
FIELDS = st.dictionaries(
    st.sampled_from(["n", "option", "at", "lang", "order", "id", "about", "accept", "text", "more"]), PLAIN, max_size=4
)
MESSAGES = st.one_of(
    st.text(max_size=200),
    ANYTHING.map(lambda value: json.dumps(value, ensure_ascii=False)),
    st.builds(lambda kind, more: json.dumps({"type": kind, **more}), KINDS, FIELDS),
    st.builds(
        lambda n, option: json.dumps({"type": "choose", "n": n, "option": option}),
        st.integers(-2, 5),
        st.sampled_from(["keep", "pass", "gain", "draw", "run HQ", "rez Ice Wall", "done", "number 3", "concede"]),
    ),
)


def test_no_message_breaks_a_game(tmp_path: Path) -> None:
    with server(tmp_path) as here:
        started = here.start(opponent="friend", side="corp")
        joined = here.post(f"/api/games/{started['game']}/join", json={"invite": started["invite"]}).json()
        with here.sit(started) as corp, here.sit(joined) as runner:

            @settings(max_examples=FUZZ or 150, **ALWAYS)
            @given(message=MESSAGES, by_corp=st.booleans())
            def check(message: str, by_corp: bool) -> None:
                seat = corp if by_corp else runner
                try:
                    message.encode()
                except UnicodeEncodeError:
                    return  # not a text that a socket could carry
                seat.socket.send_text(message)
                seat.say("ping")
                while (answer := seat.next())["type"] != "pong":
                    assert answer["type"] in ("table", "chat", "why", "error", "undo-asked", "undo-refused", "pong")
                    assert answer.get("error") != "broken"

            check()
            seat = corp if corp.table["offers"] else runner
            seat.say("lang", lang="en")
            seat.message("table")
            assert seat.table["view"] is not None
