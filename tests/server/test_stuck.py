"""A database that is stuck, away or full: nobody waits for it who has nothing to do with it, and it is told."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import threading
import time
from dataclasses import replace
from importlib import import_module
from pathlib import Path

import pytest
import sqlalchemy as sa
from litestar.exceptions import WebSocketDisconnect

from netrunner.server import clock
from netrunner.server.app import create_app
from netrunner.server.leases import Leases
from netrunner.server.load import free_port
from netrunner.server.schema import FENCE, INSERT_CHAT, INSERT_CHOICE, INSERT_GAME, games
from netrunner.server.settings import Settings
from netrunner.server.store import Busy, Fenced, Locked, Store, Stuck

from .conftest import PATIENCE, Here, wait_until
from .postgres import Postgres
from .test_databases import GAME, choice, with_store

ROOT = Path(__file__).parents[2]


def said(n: int) -> dict[str, object]:
    return {"game": "g", "n": n, "side": "corp", "name": "", "text": "x", "at": 0.0}


def test_a_locked_table_holds_up_only_whoever_needs_it(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    module = import_module("netrunner.server.store")
    for name, value in {"LOCK_ALONE": 60_000, "STATEMENT": 60_000, "PATIENCE": 60.0}.items():
        monkeypatch.setattr(module, name, value)

    async def act(store: Store) -> None:
        await store.write((INSERT_GAME, GAME), (INSERT_GAME, {**GAME, "id": "h"}))
        with store.engine.begin() as other:
            other.execute(sa.text("SET LOCAL idle_in_transaction_session_timeout = 0"))
            other.execute(sa.text("LOCK TABLE chat IN ACCESS EXCLUSIVE MODE"))
            stuck = [asyncio.create_task(store.write((INSERT_CHAT, said(n)))) for n in range(3)]
            await asyncio.sleep(0)  # they have begun
            for n in range(20):
                await store.write((INSERT_CHOICE, {**choice(n), "game": "h"}))
            assert not any(task.done() for task in stuck)  # twenty choices did not wait for the lock
        results = await asyncio.gather(*stuck, return_exceptions=True)
        assert not any(results), results  # the lock was given back in time
        assert store.waits

    with_store(postgres.database(), act)


def test_a_locked_game_holds_up_no_other(postgres: Postgres) -> None:
    async def act(store: Store) -> None:
        await store.write((INSERT_GAME, GAME), (INSERT_GAME, {**GAME, "id": "h"}))
        with store.engine.begin() as other:
            other.execute(sa.text("SET LOCAL idle_in_transaction_session_timeout = 0"))
            other.execute(sa.select(games).where(games.c.id == "g").with_for_update())
            fence = (FENCE, {"game": "g", "fence": 0})
            stuck = asyncio.create_task(store.write(fence, (INSERT_CHOICE, choice(0))))
            for n in range(20):
                await store.write((FENCE, {"game": "h", "fence": 0}), (INSERT_CHOICE, {**choice(n), "game": "h"}))
            with pytest.raises(Locked):
                await stuck
        await store.write(fence, (INSERT_CHOICE, choice(0)))

    with_store(postgres.database(), act)


def test_one_process_does_not_lock_itself_out_of_sqlite(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Found by playing 50,000 games: a thread that got no processor in the middle of a sign of life refused choices."""
    monkeypatch.setattr(import_module("netrunner.server.store"), "BUSY", 100)
    begun = threading.Event()

    def slowly(connection: sa.Connection) -> None:
        connection.execute(sa.update(games).values(winner="corp"))
        begun.set()
        time.sleep(0.5)

    async def act(store: Store) -> None:
        await store.write((INSERT_GAME, GAME))
        changed = asyncio.create_task(store.change(slowly, PATIENCE))
        assert await asyncio.to_thread(begun.wait, PATIENCE)
        await store.write((FENCE, {"game": "g", "fence": 0}), (INSERT_CHOICE, choice(0)))
        await changed
        kept = await store.game("g")
        assert kept is not None and len(kept[1]) == 1 and kept[0]["winner"] == "corp"

    with_store(f"sqlite:///{tmp_path / 'games.db'}", act)


@pytest.mark.parametrize("error", [Locked("held"), Stuck("no answer"), ValueError("something else")])
def test_whoever_connects_while_the_database_is_busy_is_told_to_come_again(
    here: Here, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    started = here.start(side="corp")

    async def busy(self: object, game: str) -> None:
        raise error

    here.app.state.hall.rooms.clear()
    monkeypatch.setattr(Leases, "take", busy)
    path = f"/ws/games/{started['game']}?token={started['token']}"
    with here.websocket_connect(path) as socket, pytest.raises(WebSocketDisconnect) as closed:
        if isinstance(error, Busy):
            code = "busy" if isinstance(error, Locked) else "elsewhere"
            assert socket.receive_json(timeout=PATIENCE)["error"] == code
        socket.receive_json(timeout=PATIENCE)
    assert closed.value.code == (1013 if isinstance(error, Busy) else 1011)
    assert here.get(f"/api/games/{started['game']}").status_code == (503 if isinstance(error, Busy) else 500)


def test_a_choice_that_a_lock_keeps_from_being_written_can_be_made_again(
    here: Here, monkeypatch: pytest.MonkeyPatch
) -> None:
    with here.sit(here.start(side="corp")) as ada:
        write = Store.write

        async def locked(self: Store, *work: object) -> None:
            raise Locked("held")

        monkeypatch.setattr(Store, "write", locked)
        ada.choose("keep")
        assert ada.error() == "busy"
        monkeypatch.setattr(Store, "write", write)
        ada.take("keep")


def test_what_names_an_old_owner_is_not_written(database: str) -> None:
    async def act(store: Store) -> None:
        await store.write((INSERT_GAME, {**GAME, "fence": 4}))
        right, wrong = (FENCE, {"game": "g", "fence": 4}), (FENCE, {"game": "g", "fence": 3})
        made = [
            store.write(right, (INSERT_CHOICE, choice(0))),
            store.write(wrong, (INSERT_CHOICE, choice(1))),
            store.write(right, (INSERT_CHOICE, choice(2))),
            store.write((FENCE, {"game": "nothing", "fence": 0}), (INSERT_CHOICE, choice(3))),
        ]
        results = await asyncio.gather(*made, return_exceptions=True)
        assert [type(result) for result in results] == [type(None), Fenced, type(None), Fenced]
        kept = await store.game("g")
        assert kept is not None and [row["n"] for row in kept[1]] == [0, 2]

    with_store(database, act)


def test_a_database_that_does_not_move_is_not_waited_for(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    module = import_module("netrunner.server.store")
    usual = module.PATIENCE

    async def act(store: Store) -> None:
        await store.write((INSERT_GAME, GAME))
        with postgres.frozen():
            monkeypatch.setattr(module, "PATIENCE", 0.5)
            with pytest.raises(Stuck):
                await store.write((INSERT_CHOICE, choice(0)))
            with pytest.raises(Stuck):
                await store.read(lambda connection: connection.execute(sa.text("SELECT 1")), patience=0.5)
        monkeypatch.setattr(module, "PATIENCE", usual)
        kept = await store.game("g")
        assert kept is not None

    with_store(postgres.database(), act)


def test_whether_it_can_play_is_told_apart_from_whether_it_is_there(settings: Settings, postgres: Postgres) -> None:
    here_settings = replace(settings, database=postgres.database(), lease=2.0, patience=0.5)
    with Here(create_app(here_settings)) as here:
        assert here.get("/healthz").status_code == here.get("/readyz").status_code == 200
        postgres.stop(signal.SIGQUIT)
        try:
            answer = here.get("/readyz")
            assert (answer.status_code, answer.json()["error"]) == (503, "busy")
            assert here.get("/healthz").status_code == 200
            assert here.get("/api/games/whatever").status_code == 503
        finally:
            postgres.start()
        wait_until(lambda: here.get("/readyz").status_code == 200)


def test_a_full_disk_is_told(here: Here) -> None:
    leases = here.app.state.hall.leases
    store = here.app.state.hall.store
    with store.engine.connect() as connection:
        pages = connection.execute(sa.text("PRAGMA page_count")).scalar()
    assert pages

    def full(connection: object, _record: object) -> None:
        connection.execute("PRAGMA query_only=ON")  # type: ignore[attr-defined]

    sa.event.listen(store.engine, "connect", full)
    store.engine.dispose()
    here.blocking_portal.call(leases.beat)
    assert here.get("/readyz").status_code == 503 and here.get("/healthz").status_code == 200
    sa.event.remove(store.engine, "connect", full)
    store.engine.dispose()
    here.blocking_portal.call(leases.beat)
    assert here.get("/readyz").status_code == 200


def test_alone_with_its_database_a_server_that_slept_goes_on_as_itself(
    here: Here, monkeypatch: pytest.MonkeyPatch
) -> None:
    leases = here.app.state.hall.leases
    before = leases.id
    tomorrow = clock.wall() + 86_400
    monkeypatch.setattr(clock, "_wall", [lambda: tomorrow])
    here.blocking_portal.call(leases.beat)
    assert leases.id == before and here.get("/readyz").status_code == 200


def serve(database: str, **environment: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "netrunner", "serve", "--port", str(free_port()), "--database", database]
    known = {**os.environ, "NETRUNNER_LANG": "en", "PYTHONPATH": str(ROOT / "src"), **environment}
    return subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, env=known)


def test_a_database_that_cannot_be_written_is_told_in_a_sentence(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'games.db'}"
    store = Store(database)
    store.open()
    store.close()
    read_only = f"sqlite:///file:{tmp_path / 'games.db'}?mode=ro&uri=true"
    for url in (read_only, "sqlite:////proc/games.db", "postgresql://nobody@127.0.0.1:1/nothing"):
        ended = serve(url)
        assert ended.returncode == 2, ended
        assert "cannot be opened" in ended.stderr and "Traceback" not in ended.stderr, ended.stderr


@pytest.mark.skipif(sys.platform == "win32", reason="limits are another matter there")
def test_a_full_disk_at_the_start_is_told_in_a_sentence(tmp_path: Path) -> None:
    program = (
        "import resource, signal, sys\n"
        "signal.signal(signal.SIGXFSZ, signal.SIG_IGN)\n"
        "resource.setrlimit(resource.RLIMIT_FSIZE, (4096, 4096))\n"
        "from netrunner.cli.main import main\n"
        f"sys.exit(main(['serve', '--port', '0', '--database', 'sqlite:///{tmp_path / 'games.db'}']))\n"
    )
    known = {**os.environ, "NETRUNNER_LANG": "en", "PYTHONPATH": str(ROOT / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
    ended = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=PATIENCE, env=known)
    assert ended.returncode == 2, ended
    assert "cannot be opened" in ended.stderr and "Traceback" not in ended.stderr, ended.stderr


def test_a_second_server_on_one_file_is_refused(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'games.db'}"
    store = Store(database)
    store.open()
    try:
        ended = serve(database)
        assert ended.returncode == 2 and str(os.getpid()) in ended.stderr, ended
        assert "PostgreSQL" in ended.stderr and "Traceback" not in ended.stderr
    finally:
        store.close()


def test_a_node_that_stands_still_in_a_transaction_keeps_nobody_from_its_games(postgres: Postgres) -> None:
    """Found by pausing nodes: a row that was locked stayed locked for as long as its node slept."""

    async def act(store: Store) -> None:
        await store.write((INSERT_GAME, GAME))
        asleep = store.engine.connect()
        asleep.begin()
        asleep.execute(sa.select(games).where(games.c.id == "g").with_for_update(key_share=True))
        for _ in range(30):
            try:
                await store.write((FENCE, {"game": "g", "fence": 0}), (INSERT_CHOICE, choice(0)))
                break
            except Locked:
                continue
        kept = await store.game("g")
        assert kept is not None and len(kept[1]) == 1
        asleep.invalidate()
        asleep.close()

    with_store(postgres.database(), act)
