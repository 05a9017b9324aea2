"""`netrunner games`: what a server keeps can be looked through, taken along and deleted."""

from __future__ import annotations

import json
import secrets
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("litestar")

from dataclasses import replace

from tests.server.conftest import Here
from tests.server.conftest import settings as settings  # a fixture

from netrunner import Game
from netrunner.cli.main import main
from netrunner.server import clock
from netrunner.server.app import create_app
from netrunner.server.seats import new_id
from netrunner.server.settings import Settings

Captured = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NETRUNNER_LANG", "en")


@pytest.fixture
def kept(settings: Settings) -> Iterator[tuple[str, dict[str, Any]]]:
    """A database with a game between two people who talked, one against the computer, and one that waits."""
    with Here(create_app(settings)) as here:
        people = here.start(opponent="friend", side="corp", name="Ada")
        joined = here.post(f"/api/games/{people['game']}/join", json={"invite": people["invite"], "name": "Bea"}).json()
        with here.sit(people) as ada, here.sit(joined) as bea:
            ada.take("keep")
            bea.asked()
            bea.say("chat", text="a word of Bea's")
            ada.message("chat")
            bea.say("concede")
            ada.until(lambda table: table["result"])
        computer = here.start(side="corp", name="Ada")
        waiting = here.start(opponent="friend", side="runner", name="Cem")
    yield settings.database, {"people": people, "bea": joined, "computer": computer, "waiting": waiting}


def test_games_are_listed(kept: tuple[str, dict[str, Any]], capsys: Captured) -> None:
    database, games = kept
    assert main(["games", "list", "--database", database]) == 0
    told = capsys.readouterr().out
    assert "Ada – Bea, 2 choices" in told and "3 games." in told and games["people"]["game"] in told
    assert main(["games", "list", "--database", database, "--status", "over", "--json"]) == 0
    (only,) = json.loads(capsys.readouterr().out)
    assert (only["winner"], only["reason"], only["players"]) == ("corp", "concession", ["Ada", "Bea"])


def test_an_exported_game_can_be_played_on_and_holds_no_key(
    kept: tuple[str, dict[str, Any]], capsys: Captured, tmp_path: Path
) -> None:
    database, games = kept
    assert main(["games", "export", "--database", database, "--to", str(tmp_path / "out")]) == 0
    files = {path.stem: json.loads(path.read_text()) for path in (tmp_path / "out").iterdir()}
    assert files.keys() == {games[name]["game"] for name in ("people", "computer", "waiting")}
    people = files[games["people"]["game"]]
    assert people["chat"][0]["text"] == "a word of Bea's" and people["seats"]["runner"]["name"] == "Bea"
    assert Game.load(json.dumps(people["save"])).winner == "corp"
    assert Game.load(json.dumps(files[games["computer"]["game"]]["save"])).decision is not None
    assert files[games["waiting"]["game"]]["save"] is None
    everything = json.dumps(files)
    assert "token" not in everything and games["people"]["token"] not in everything


def test_a_deleted_game_is_gone_with_all_that_belongs_to_it(
    kept: tuple[str, dict[str, Any]], capsys: Captured, settings: Settings, tmp_path: Path
) -> None:
    database, games = kept
    assert main(["games", "delete", "--database", database]) == 2  # not everything by mistake
    assert main(["games", "delete", "nothing", "--database", database]) == 2
    capsys.readouterr()
    assert main(["games", "delete", games["people"]["game"], "--database", database]) == 0
    assert "1 game was deleted." in capsys.readouterr().out
    with Here(create_app(settings)) as here:
        assert here.get(f"/api/games/{games['people']['game']}").status_code == 404
        assert here.get(f"/api/games/{games['computer']['game']}").status_code == 200
        assert main(["games", "delete", games["computer"]["game"], "--database", database]) in (1, 2)
        assert main(["games", "list", "--database", database]) == 0  # looking is always possible
    raw = (tmp_path / "games.db").read_bytes()
    assert b"a word of Bea" not in raw


def test_no_game_has_a_name_that_a_command_takes_for_an_option(monkeypatch: pytest.MonkeyPatch) -> None:
    names = iter(["-ewwa0J9F1s3TcNJ", "--x", "Wq-NQb7WT4hIOJ_G"])
    monkeypatch.setattr(secrets, "token_urlsafe", lambda size: next(names))
    assert new_id() == "Wq-NQb7WT4hIOJ_G"


def test_whoever_wants_to_be_forgotten_is(
    kept: tuple[str, dict[str, Any]], capsys: Captured, settings: Settings
) -> None:
    database, games = kept
    assert main(["games", "forget", "--database", database, "Bea"]) == 0  # options may stand anywhere
    assert "1 game" in capsys.readouterr().out
    with Here(create_app(settings)) as here:
        seats = here.get(f"/api/games/{games['people']['game']}").json()["seats"]
        assert "Bea" not in json.dumps(seats) and seats["corp"]["name"] == "Ada"
        with here.websocket_connect(f"/ws/games/{games['bea']['game']}?token={games['bea']['token']}") as socket:
            assert socket.receive_json(timeout=90)["error"] == "bad-token"
    assert main(["games", "export", games["people"]["game"], "--database", database]) == 0
    assert "a word of Bea's" not in capsys.readouterr().out


def test_old_games_are_deleted_if_that_was_wished_for(
    kept: tuple[str, dict[str, Any]], settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, games = kept
    ids = [games[name]["game"] for name in ("people", "computer", "waiting")]
    later = time.time() + 40 * 86_400
    with Here(create_app(settings)) as here:
        hall = here.app.state.hall
        monkeypatch.setattr(clock, "_wall", [lambda: later])
        here.blocking_portal.call(hall._expire)
        assert [here.get(f"/api/games/{id}").status_code for id in ids] == [200] * 3
    monkeypatch.undo()
    with Here(create_app(replace(settings, keep_days=30.0))) as here:
        hall = here.app.state.hall
        here.blocking_portal.call(hall._expire)
        with here.sit(games["computer"]):  # who is there keeps it
            monkeypatch.setattr(clock, "_wall", [lambda: later])
            hall._expire_at = 0.0
            here.blocking_portal.call(hall._expire)
        found = [here.get(f"/api/games/{id}").status_code for id in ids]
        assert found[0] == found[2] == 404
