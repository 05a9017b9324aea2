"""Open tables and live games on start pages: what is listed, for how long, and that it tells nothing hidden."""

from __future__ import annotations

import asyncio
import json
import signal
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import pytest
from websockets.asyncio.client import connect

from netrunner.server import lobby
from netrunner.server.app import create_app
from netrunner.server.load import post
from netrunner.server.settings import Settings

from .community import Node
from .conftest import PATIENCE, Here, Table, wait_until
from .postgres import Postgres
from .test_no_leaks import ONE, OTHER, RUN
from .test_versions import nodes, seat


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody is told an old list."""
    monkeypatch.setattr(lobby, "FRESH", 0.0)


def listed(here: Here, lang: str = "en") -> dict[str, list[dict[str, Any]]]:
    answer = here.get(f"/api/lobby?lang={lang}")
    assert answer.status_code == 200
    found: dict[str, list[dict[str, Any]]] = answer.json()
    return found


def games(here: Here, kind: str) -> list[str]:
    return [one["game"] for one in listed(here)[kind]]


def join(here: Here, started: Table, **wish: Any) -> Table:
    answer = here.post(f"/api/games/{started['game']}/join", json=wish)
    assert answer.status_code == 201, answer.text
    joined: Table = answer.json()
    return joined


def test_a_table_for_anyone_is_listed_while_whoever_opened_it_is_there(here: Here) -> None:
    started = here.start(opponent="anyone", side="corp", name="Ada", timer=900, decks={"corp": "weyland"})
    assert listed(here) == {"open": [], "live": []}
    with here.sit(started) as ada:
        assert "start page" in ada.table["waiting"]
        (table,) = listed(here)["open"]
        assert table["game"] == started["game"] and table["side"] == "corp" and table["name"] == "Ada"
        assert table["faction"] == "weyland-consortium" and table["identity"].startswith("Weyland Consortium")
        assert table["timer"] == 900 and table["public"] is True
        assert not {"token", "invite"} & table.keys() and started["invite"] not in json.dumps(table)
    wait_until(lambda: games(here, "open") == [])


def test_a_friends_table_is_listed_nowhere(here: Here) -> None:
    started = here.start(opponent="friend", side="corp")
    with here.sit(started) as corp:
        assert listed(here) == {"open": [], "live": []}
        joined = join(here, started, invite=started["invite"])
        with here.sit(joined):
            corp.is_here("runner")
            assert listed(here) == {"open": [], "live": []}


def test_a_stranger_takes_the_seat_without_an_invitation_and_only_one_does(here: Here) -> None:
    started = here.start(opponent="anyone", side="runner", name="Ada")
    with here.sit(started) as ada:
        joined = join(here, started, name="Bea", token="b" * 32)
        assert joined["side"] == "corp" and joined["token"] == "b" * 32
        late = here.post(f"/api/games/{started['game']}/join", json={"name": "Cleo"})
        assert (late.status_code, late.json()["error"]) == (409, "taken")
        assert join(here, started, token="b" * 32) == joined  # the answer was lost: the same seat
        ada.until(lambda table: table["status"] == "playing")
        assert games(here, "open") == [] and games(here, "live") == [started["game"]]


def test_nobody_sits_down_with_somebody_who_has_left(here: Here) -> None:
    started = here.start(opponent="anyone", side="runner")
    refused = here.post(f"/api/games/{started['game']}/join", json={})
    assert (refused.status_code, refused.json()["error"]) == (409, "left")
    assert join(here, started, invite=started["invite"])["side"] == "corp"  # whoever was sent the link waits there


def test_an_invitation_is_still_needed_at_a_friends_table_and_a_wrong_one_is_refused(here: Here) -> None:
    for opponent in ("friend", "anyone"):
        started = here.start(opponent=opponent, side="runner")
        with here.sit(started):
            wishes = [{"invite": "x" * 32}, {}] if opponent == "friend" else [{"invite": "x" * 32}]
            for wish in wishes:
                refused = here.post(f"/api/games/{started['game']}/join", json=wish)
                assert (refused.status_code, refused.json()["error"]) == (403, "bad-invite")


def test_whoever_opens_a_table_says_whether_it_may_be_watched(here: Here) -> None:
    started = here.start(opponent="anyone", side="corp", public=False)
    with here.sit(started) as corp:
        assert listed(here)["open"][0]["public"] is False
        with here.sit(join(here, started)):
            corp.is_here("runner")
            assert games(here, "live") == []
            assert here.get(f"/api/games/{started['game']}").json()["public"] is False


def test_a_game_is_listed_in_little_until_it_is_over_and_its_rematch_too(here: Here) -> None:
    started = here.start(opponent="computer", side="runner", level="random", name="Ada", public=True, seed=3)
    with here.sit(started) as ada:
        ada.asked()
        (game,) = listed(here)["live"]
        assert game["runner"]["name"] == "Ada" and game["runner"]["kind"] == "person"
        assert game["corp"]["name"] == "Random" and game["corp"]["faction"] == "jinteki"
        assert listed(here, "es")["live"][0]["corp"]["name"] == "Al azar"
        assert [server["ice"] for server in game["board"]["servers"]] == [[], [], []]
        ada.say("concede")
        ada.until(lambda table: table["result"])
        assert games(here, "live") == []
        ada.say("rematch")
        ada.message("rematch")
        after = ada.message("rematch") if ada.others[-1]["game"] is None else ada.others[-1]
        with here.sit(after):
            assert games(here, "live") == [after["game"]]
    wait_until(lambda: games(here, "live") == [])


def test_a_public_game_is_still_public_after_a_restart(settings: Settings) -> None:
    with Here(create_app(settings)) as here:
        started = here.start(opponent="anyone", side="corp", name="Ada")
        waiting = here.start(opponent="anyone", side="corp", name="Bea")
        with here.sit(started):
            join(here, started)
    with Here(create_app(settings)) as here:
        assert listed(here) == {"open": [], "live": []}
        with here.sit(started), here.sit(waiting):
            assert games(here, "live") == [started["game"]]
            assert games(here, "open") == [waiting["game"]]


@pytest.mark.parametrize("moment", ["turn: runner 4", "run: HQ, encountering ice 1", "run: Server 1"])
def test_a_board_in_little_is_the_same_whatever_is_hidden(here: Here, moment: str) -> None:
    seen = []
    for hidden in (ONE, OTHER):
        started = here.position(RUN.format(moment=moment, **hidden))
        here.app.state.hall.rooms[started["game"]].public = True
        with here.sit(started) as ada:
            ada.asked()
            (game,) = listed(here)["live"]
            seen.append({name: value for name, value in game.items() if name not in ("game", "since")})
    assert seen[0] == seen[1]
    board = seen[0]["board"]
    assert [server["ice"] for server in board["servers"] if server["ice"]] == [["code-gate", "facedown"]]
    assert board["servers"][-1]["cards"] == [False] and board["rig"] == ["program", "program"]
    if "HQ" in moment:
        assert board["servers"][board["attacked"]]["ice"] and board["at"] == 1


def test_what_is_not_kept_yet_is_not_listed(here: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    """A table whose choice is being written is listed as it was before."""
    started = here.start(opponent="computer", side="runner", level="random", public=True, seed=3)
    with here.sit(started) as ada:
        ada.asked()
        before = listed(here)["live"]
        room = here.app.state.hall.rooms[started["game"]]
        monkeypatch.setattr(room, "lock", type("Held", (), {"locked": lambda self: True})())
        room.version += 1
        room.watching = [object()]
        assert listed(here)["live"] == before
        here.app.state.hall.lobby._boards.clear()
        assert listed(here)["live"] == []
        room.watching = []
        monkeypatch.undo()


def test_one_address_does_not_fill_the_list(settings: Settings) -> None:
    with Here(create_app(replace(settings, most_listed_per_address=2))) as here:
        tables = [here.start(opponent="anyone", side="corp") for _ in range(3)]
        with here.sit(tables[0]), here.sit(tables[1]), here.sit(tables[2]):
            assert games(here, "open") == [tables[0]["game"], tables[1]["game"]]


def test_games_of_one_address_do_not_hide_those_of_others(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    """Found by reading: of the games to watch, those to choose from were cut before one address's were counted."""
    monkeypatch.setattr(lobby, "MOST_LIVE", 2)
    mine = {"x-forwarded-for": "192.0.2.1"}
    with (
        Here(create_app(replace(settings, trusted_proxies=("testclient",), most_listed_per_address=1))) as here,
        ExitStack() as stack,
    ):
        wish = {"opponent": "computer", "level": "random", "side": "corp", "public": True}
        began = [here.post("/api/games", json=wish, headers=mine).json() for _ in range(9)]
        began.append(here.start(**wish))
        for one in began:
            stack.enter_context(here.sit(one))
        wait_until(lambda: games(here, "live") == [began[0]["game"], began[-1]["game"]])


def test_strangers_are_not_told_what_a_deck_is_called(here: Here) -> None:
    text = here.get("/api/decks/jinteki").json()["text"]
    key = here.post("/api/decks", json={"text": text, "name": "Three Snares"}).json()["key"]
    for opponent, called in (("friend", "Three Snares"), ("anyone", "Jinteki: Personal Evolution")):
        started = here.start(opponent=opponent, side="corp", decks={"corp": key})
        seats = here.get(f"/api/games/{started['game']}").json()["seats"]
        assert seats["corp"]["deck"] == called and seats["corp"]["identity"] == "Jinteki: Personal Evolution"
        assert seats["runner"]["deck"] not in (None, "", seats["runner"]["identity"])  # whoever comes may play with it


def test_the_list_is_bounded(here: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby, "MOST_OPEN", 1)
    monkeypatch.setattr(lobby, "MOST_LIVE", 1)
    opened = [here.start(opponent="anyone", side="corp") for _ in range(2)]
    live = [here.start(opponent="computer", level="random", public=True) for _ in range(2)]
    with here.sit(opened[0]), here.sit(opened[1]), here.sit(live[0]), here.sit(live[1]):
        wait_until(lambda: games(here, "open") == [opened[0]["game"]])
        wait_until(lambda: games(here, "live") == [live[0]["game"]])  # while a choice is written it is not looked at


def test_however_many_ask_the_list_is_made_once(here: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby, "FRESH", 60.0)
    made: list[int] = []
    whole = lobby.Lobby.here

    def counted(self: lobby.Lobby) -> Any:
        made.append(1)
        return whole(self)

    monkeypatch.setattr(lobby.Lobby, "here", counted)
    first = here.get("/api/lobby?lang=en")
    for _ in range(20):
        again = here.get("/api/lobby?lang=en", headers={"if-none-match": first.headers["etag"]})
        assert again.status_code == 304 and not again.content
    assert len(made) == 1


# -- several nodes ----------------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_all_nodes_tell_one_list_and_forget_the_tables_of_a_node_that_dies(postgres: Postgres, tmp_path: Path) -> None:
    with nodes(postgres, tmp_path, one={}, other={}) as (one, other):
        one.start()
        other.start()
        asyncio.run(_across(one, other))


async def _across(one: Node, other: Node) -> None:
    def look(node: Node) -> dict[str, list[dict[str, Any]]]:
        with urlopen(f"{node.base}/api/lobby") as answer:
            found: dict[str, list[dict[str, Any]]] = json.loads(answer.read())
            return found

    async def until(node: Node, kind: str, ids: list[str]) -> list[dict[str, Any]]:
        async with asyncio.timeout(PATIENCE):
            while [game["game"] for game in (await asyncio.to_thread(look, node))[kind]] != ids:
                await asyncio.sleep(0.1)
        return (await asyncio.to_thread(look, node))[kind]

    async def begin() -> dict[str, Any]:
        wish = {"opponent": "anyone", "side": "corp", "name": "A"}
        return await asyncio.to_thread(post, one.base, "/api/games", wish)

    first, second = await begin(), await begin()
    async with connect(seat(one, first), max_size=None, proxy=None) as ada:
        await ada.recv()
        await until(one, "open", [first["game"]])
        await until(other, "open", [first["game"]])
        joined = await asyncio.to_thread(post, other.base, f"/api/games/{first['game']}/join", {"name": "B"})
        async with connect(seat(other, joined), max_size=None, proxy=None) as bea:
            await bea.recv()
            for node in (one, other):
                assert (await until(node, "live", [first["game"]]))[0]["runner"]["name"] == "B"
                await until(node, "open", [])
    await until(other, "live", [])
    async with connect(seat(one, second), max_size=None, proxy=None) as cleo:
        await cleo.recv()
        await until(other, "open", [second["game"]])
        one.stop(signal.SIGKILL)
    await until(other, "open", [])
