"""Whoever means ill: other sites, floods, races, and words that are too large."""

from __future__ import annotations

import time
from contextlib import ExitStack
from dataclasses import replace
from importlib import import_module
from typing import Any

import msgspec
import pytest
from litestar.exceptions import WebSocketDisconnect

from netrunner.server import forwarding, limits, tables, wire
from netrunner.server.api import common
from netrunner.server.app import create_app
from netrunner.server.leases import Held
from netrunner.server.settings import Settings

from .conftest import PATIENCE, Here, Seat, Table, wait_until

sockets = import_module("netrunner.server.sockets")


def test_pages_of_other_sites_change_nothing_here(here: Here) -> None:
    for origin in ("http://evil.example", "null", "http://testserver.local.evil.example"):
        for kind in ("application/json", "text/plain"):
            headers = {"origin": origin, "content-type": kind}
            answer = here.post("/api/games", content=b"{}", headers=headers)
            assert (answer.status_code, answer.json()["error"]) == (403, "bad-origin"), (origin, kind)
    assert here.app.state.hall.rooms == {}
    own = str(here.base_url).rstrip("/")
    assert here.post("/api/games", json={}, headers={"origin": own}).status_code == 201
    read = here.get("/api/meta", headers={"origin": "http://evil.example"})
    assert read.status_code == 200  # the browser does not let the page see it
    assert "access-control-allow-origin" not in here.get("/api/meta").headers


def test_answers_that_may_hold_tokens_are_kept_by_no_cache(here: Here) -> None:
    started = here.post("/api/games", json={})
    assert started.headers["cache-control"] == "no-store"
    assert here.get(f"/api/games/{started.json()['game']}").headers["cache-control"] == "no-store"
    assert here.get("/api/cards").headers["cache-control"] == "no-cache"  # it has an ETag


def test_nobody_connects_without_end(settings: Settings) -> None:
    with Here(create_app(replace(settings, read_rate=0.001, read_burst=4))) as here:
        started = here.start(side="corp")
        codes = []
        for _ in range(5):
            with here.websocket_connect(f"/ws/games/{started['game']}") as socket:
                told = socket.receive_json(timeout=PATIENCE)
                codes.append(told.get("error", told["type"]))
        assert codes == ["table"] * 4 + ["too-many"]
        assert here.get("/api/meta").status_code == 429 and here.get("/api/schema").status_code == 429


def test_games_of_other_nodes_are_no_way_around_limits(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    passed_on: list[str] = []

    async def elsewhere(*_given: Any) -> Held:
        return Held("http://other", "secret")

    async def ask(_node: Held, scope: Any, _body: bytes) -> forwarding.Answer:
        passed_on.append(scope["path"])
        return 200, [], b"{}"

    monkeypatch.setattr(forwarding, "locate", elsewhere)
    monkeypatch.setattr(forwarding, "_ask", ask)
    slow = replace(settings, read_rate=0.001, read_burst=3, write_rate=0.001, write_burst=3)
    with Here(create_app(slow)) as here:
        here.app.state.hall.store.shared = True
        evil = here.post("/api/games/one/join", json={}, headers={"origin": "http://evil.example"})
        assert (evil.status_code, evil.json()["error"], passed_on) == (403, "bad-origin", [])
        assert [here.get("/api/games/one").status_code for _ in range(5)] == [200] * 3 + [429] * 2
        assert [here.post("/api/games/one/join", json={}).status_code for _ in range(4)] == [200] * 2 + [429] * 2
        assert len(passed_on) == 5
        here.app.state.hall.store.shared = False


def test_whatever_is_read_is_counted(settings: Settings) -> None:
    """Found by reading: whether the server is ready was asked of the database as often as anybody liked."""
    for path, many in (("/readyz", 2), ("/healthz", 2), ("/metrics", 2), ("/", 10), ("/assets/none.js", 10)):
        with Here(create_app(replace(settings, read_rate=0.001, read_burst=2))) as here:
            codes = [here.get(path).status_code for _ in range(many + 1)]
            assert 429 not in codes[:-1] and codes[-1] == 429, path


def test_there_is_an_end_of_sockets(settings: Settings) -> None:
    with Here(create_app(replace(settings, most_connections=2))) as here:
        games = [here.start(side="corp"), here.start(side="runner")]
        address = f"/ws/games/{games[0]['game']}"
        with here.sit(games[0]), here.sit(games[1]), here.websocket_connect(address) as socket:
            assert socket.receive_json(timeout=PATIENCE)["error"] == "full"
        wait_until(lambda: not here.app.state.hall.places.taken)
        with here.sit(games[0]):
            pass  # whoever leaves makes room


@pytest.mark.parametrize(
    "said",
    [
        {"type": "why", "id": 10**30, "about": "pass"},
        {"type": "choose", "n": 10**30, "option": "keep"},
        {"type": "break", "n": 2**31, "at": "rig 1"},
    ],
)
def test_numbers_have_bounds(here: Here, said: dict[str, Any]) -> None:
    with here.sit(here.start(side="corp")) as ada:
        ada.socket.send_json(said)
        assert ada.error() == "bad-message"


def test_a_win_is_not_claimed_against_who_comes_back_meanwhile(
    friends: tuple[Seat, Seat, Table], here: Here, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The opponent returns between the question whether they are away and the end of the game."""
    corp, _, started = friends
    room = here.app.state.hall.rooms[started["game"]]
    answers = [{"side": "runner", "since": 0.0, "claim_at": 0.0}]

    def absent(self: object, side: str | None) -> dict[str, Any] | None:
        return answers.pop() if answers else None

    monkeypatch.setattr(type(room), "absent", absent)
    corp.say("claim")
    assert corp.error() == "not-absent"
    assert room.status == "playing" and room.n == 0 and room.ended_by == ""


def test_who_answered_in_time_does_not_lose_on_time(here: Here) -> None:
    started = here.start(side="corp", timer=600)
    with here.sit(started) as ada:
        ada.asked()
        room = here.app.state.hall.rooms[started["game"]]

        async def too_late() -> str:
            await room.lose_on_time("corp")  # the alarm rang, but the clock has time left by now
            return str(room.status)

        assert here.blocking_portal.call(too_late) == "playing"
        assert room.status == "playing" and room.n == 0


def test_a_spectator_can_only_look(friends: tuple[Seat, Seat, Table], here: Here) -> None:
    _, _, started = friends
    with here.sit(started, token="") as watcher:
        assert watcher.table["offers"] == [] and watcher.table["view"]["seat"] is None
        assert watcher.table["payments"] is None and watcher.table["undo"] is None and watcher.table["breaking"] == []
        for said in (
            {"type": "choose", "n": 0, "option": "keep"}, {"type": "break", "n": 0, "at": "rig 1"}, {"type": "undo"},
            {"type": "undo-answer", "accept": True}, {"type": "chat", "text": "psst"}, {"type": "concede"},
            {"type": "claim"}, {"type": "rematch"}, {"type": "payments", "order": "ask"},
            {"type": "why", "id": 1, "about": "keep"},
        ):  # fmt: skip
            watcher.socket.send_json(said)
            assert watcher.error() == "spectator", said
    room = here.app.state.hall.rooms[started["game"]]
    assert room.n == 0 and room.status == "playing" and not room.chat
    answer = here.get(f"/api/games/{started['game']}").json()
    assert "seed" not in str(answer) and "token" not in answer


def test_no_field_of_a_body_has_the_name_of_something_that_handlers_are_given(here: Here) -> None:
    """The framework would take what is wrong with the field for a fault of its own, and answer 500."""
    fields = {
        name
        for kind in vars(wire).values()
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct)
        for name in kind.__struct_fields__
    }
    assert "lang" in fields and not fields & set(here.app.dependencies)


# -- places and budgets ------------------------------------------------------------------------------------------------


def test_spectators_take_no_place_of_a_player(settings: Settings) -> None:
    with Here(create_app(replace(settings, most_watchers=3, most_watchers_in_all=3))) as here:
        started = here.start(opponent="friend", side="corp")
        joined = here.post(f"/api/games/{started['game']}/join", json={"invite": started["invite"]}).json()
        with ExitStack() as stack:
            for _ in range(3):
                stack.enter_context(here.sit(started, token=""))
            with here.websocket_connect(f"/ws/games/{started['game']}") as one_too_many:
                assert one_too_many.receive_json(timeout=PATIENCE)["error"] == "full"
            corp = stack.enter_context(here.sit(started))
            runner = stack.enter_context(here.sit(joined))  # who was away and comes back
            assert corp.table["view"] is not None and runner.table["view"]["seat"] == "runner"


def test_spectators_count_by_their_address(settings: Settings) -> None:
    few = replace(settings, most_watchers_per_address=2, trusted_proxies=("testclient",))
    with Here(create_app(few)) as here:
        started = here.start(side="corp")
        path = f"/ws/games/{started['game']}"
        with ExitStack() as stack:
            for _ in range(2):
                watching = stack.enter_context(here.websocket_connect(path, headers={"x-forwarded-for": "192.0.2.1"}))
                assert watching.receive_json(timeout=PATIENCE)["type"] == "table"
            third = stack.enter_context(here.websocket_connect(path, headers={"x-forwarded-for": "192.0.2.1"}))
            assert third.receive_json(timeout=PATIENCE)["error"] == "full"
            other = stack.enter_context(here.websocket_connect(path, headers={"x-forwarded-for": "192.0.2.2"}))
            assert other.receive_json(timeout=PATIENCE)["type"] == "table"
            with here.sit(started) as ada:
                assert ada.table["offers"]


def test_a_seat_in_too_many_windows_loses_the_oldest(settings: Settings) -> None:
    with Here(create_app(replace(settings, most_windows=2))) as here:
        started = here.start(side="corp")
        with here.sit(started) as oldest, here.sit(started) as old, here.sit(started) as new:
            assert oldest.error() == "displaced"
            with pytest.raises(WebSocketDisconnect):
                oldest.next()
            old.asked()
            new.asked()
            new.take("keep")
            old.until(lambda table: table["n"] > 0)


def test_all_windows_of_a_seat_have_one_budget(settings: Settings) -> None:
    """Ten sockets of one seat that ask why at the rate of one each slowed everybody down."""
    with Here(create_app(replace(settings, seat_rate=0.001, seat_burst=20))) as here:
        started = here.start(side="corp")
        with ExitStack() as stack:
            windows = [stack.enter_context(here.sit(started)) for _ in range(4)]
            answers = []
            for number in range(8):
                window = windows[number % 4]
                window.say("why", id=number, about="rez Ice Wall")
                answers.append(window.answer()["type"])
            assert answers == ["why"] * 5 + ["error"] * 3  # each costs as much as four choices


def test_a_choice_in_words_that_mean_nothing_costs_as_much_as_asking_why(settings: Settings) -> None:
    """Found by measuring: what no option is called is looked for like an answer to why, at a quarter of the price."""
    with Here(create_app(replace(settings, seat_rate=0.001, seat_burst=20))) as here, here.sit(here.start()) as ada:
        ada.asked()
        answers = []
        for _ in range(7):
            ada.choose("neither this nor that")
            answers.append(ada.error())
        assert answers == ["illegal-choice"] * 5 + ["too-fast"] * 2


def test_a_game_that_does_not_end_gets_dearer(settings: Settings) -> None:
    """Found by measuring: after 6,000 choices, a few minutes' work, each table took 6 ms and the whole story 170."""
    with Here(create_app(replace(settings, seat_rate=0.001, seat_burst=20))) as here:
        started = here.start(side="corp")
        room = here.app.state.hall.rooms[started["game"]]
        with here.sit(started) as ada, here.sit(started) as again:
            room.n = 1_000
            answers = []
            for number in range(3):
                ada.say("why", id=number, about="rez Ice Wall")
                answers.append(ada.answer()["type"])
            assert answers == ["why"] * 2 + ["error"]
            room.seats["corp"].budget = None
            room.n = 1_000_000
            again.say("why", id=9, about="rez Ice Wall")
            assert again.answer()["type"] == "why"  # whoever has waited long enough may say anything
            assert limits.coming(0) == 0 and limits.coming(room.n) > 20  # and comes again at once to a short game only


def test_of_a_story_without_end_the_last_lines_are_told(here: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "MOST_TOLD", 1)
    started = here.position("corp:\n credits 5\n deck: 9 any\nrunner:\n deck: 9 any\nturn: corp", side="corp")
    with here.sit(started) as ada:
        for _ in range(2):
            ada.take(next(offer["text"] for offer in ada.asked()["offers"] if offer["verb"] == "gain"))
        whole = ada.log
        with here.sit(started) as again:
            assert again.table["fresh"] and again.log == whole[-1:] and len(whole) > 1


def test_spectators_who_see_the_same_are_told_one_table(here: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    """Forty spectators of one address cost forty tables for each choice."""
    made: list[tuple[Any, ...]] = []
    whole = tables.table

    def counted(room: Any, side: str | None, lang: str, since: int, fresh: bool) -> Any:
        if side is None:
            made.append((room.version, room.n, lang, since, fresh))
        return whole(room, side, lang, since, fresh)

    monkeypatch.setattr(tables, "table", counted)
    monkeypatch.setattr(tables, "SAME", 1_000.0)
    started = here.start(side="corp", seed=9)
    with here.sit(started) as ada, ExitStack() as stack:
        watchers = [stack.enter_context(here.sit(started, token="")) for _ in range(4)]
        spaniard = stack.enter_context(here.sit(started, lang="es", token=""))
        ada.take("keep")
        for one in (*watchers, spaniard):
            one.until(lambda table: table["n"] >= ada.table["n"])
        assert made and len(made) == len(set(made))
        assert watchers[0].table == watchers[1].table and spaniard.table["lang"] == "es"
        assert watchers[0].table["view"]["seat"] is None


def test_one_address_has_one_budget_for_all_its_seats(settings: Settings) -> None:
    few = replace(settings, address_rate=0.001, address_burst=8)
    with Here(create_app(few)) as here, here.sit(here.start(side="corp")) as one, here.sit(here.start()) as other:
        one.say("why", id=1, about="rez Ice Wall")
        assert one.message("why")
        other.say("why", id=2, about="rez Ice Wall")
        assert other.message("why")
        for seat in (one, other):
            seat.say("why", id=3, about="rez Ice Wall")
            assert seat.error() == "too-fast"


def test_spectators_have_a_budget_of_their_own(settings: Settings) -> None:
    with Here(create_app(replace(settings, watch_rate=0.001, watch_burst=17))) as here:
        started = here.start(side="corp")
        with here.sit(started, token="") as one, here.sit(started, token="") as other, here.sit(started) as ada:
            for watcher in (one, other):
                watcher.say("lang", lang="es")  # tells the whole story again
                watcher.heard()
            one.say("lang", lang="en")
            assert one.error() == "too-fast"
            ada.take("keep")


def test_whoever_floods_is_heard_slowly_so_that_others_are_heard_at_once(settings: Settings) -> None:
    """Refusing takes time as well: what comes too fast waits for its refusal, message by message."""
    with Here(create_app(replace(settings, seat_rate=0.001, seat_burst=1, write_rate=0.001, write_burst=2))) as here:
        started = here.start(side="corp", opponent="computer", seed=9)
        with here.sit(started) as ada:
            began = time.monotonic()
            for _ in range(20):
                ada.say("concede-not")
            assert [ada.error() for _ in range(20)].count("too-fast") >= 19
            assert time.monotonic() - began >= 18 * sockets.HELD_UP
        assert here.post("/api/games", json={}).status_code == 201
        began = time.monotonic()
        assert here.post("/api/games", json={}).status_code == 429
        assert time.monotonic() - began >= common.HELD_UP
