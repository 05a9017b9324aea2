"""Games are kept in SQLite by default, and in PostgreSQL by its URL: both must do the same."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from netrunner.server.app import create_app
from netrunner.server.schema import DROP_CHOICES, INSERT_CHOICE, INSERT_DECK, INSERT_GAME, UPDATE_GAME, metadata
from netrunner.server.settings import Settings
from netrunner.server.store import Store, Stuck, _alembic

from .conftest import Here
from .postgres import Postgres
from .test_desk import chats, two
from .test_keeping import seen, some_choices
from .test_kill import kill_among_players

GAME = {
    "id": "g", "created": 0.0, "version": "0", "status": "playing", "corp": None, "runner": None, "seed": 2**53 - 1,
    "key": "f" * 32,
    "origin": None, "seats": "{}", "timer": None, "guided": False, "winner": None, "reason": None, "finished": None,
    "room": None, "owner": None, "fence": 0,
}  # fmt: skip


def choice(n: int) -> dict[str, Any]:
    return {
        "game": "g", "n": n, "verb": 0, "card": 0, "arg": 0, "asked": 2**32 - 1, "by": "seat", "at": 0.5, "clock": None,
    }  # fmt: skip


def with_store(url: str, act: Callable[[Store], Awaitable[None]]) -> None:
    async def run() -> None:
        store = Store(url)
        await asyncio.to_thread(store.open)
        try:
            await act(store)
        finally:
            await asyncio.to_thread(store.close)

    asyncio.run(run())


def test_only_the_writing_at_fault_fails(database: str) -> None:
    async def act(store: Store) -> None:
        await store.write((INSERT_GAME, GAME))
        made = [store.write((INSERT_CHOICE, choice(n))) for n in (0, 1, 1, 2)]
        results = await asyncio.gather(*made, return_exceptions=True)
        assert [isinstance(result, Exception) for result in results] == [False, False, True, False]
        kept = await store.game("g")
        assert kept is not None and [row["n"] for row in kept[1]] == [0, 1, 2]
        assert kept[0]["seed"] == 2**53 - 1 and kept[1][0]["asked"] == 2**32 - 1

    with_store(database, act)


def test_what_is_written_together_is_there_together_or_not_at_all(database: str) -> None:
    async def act(store: Store) -> None:
        await store.write((INSERT_GAME, GAME), (INSERT_CHOICE, choice(0)))
        with pytest.raises(sa.exc.IntegrityError):
            await store.write((DROP_CHOICES, {"in_game": "g", "from_n": 0}), (INSERT_GAME, GAME))
        over = {"in_game": "g", "new_winner": "corp", "new_reason": "flatline", "new_finished": 1.0}
        await store.write((INSERT_CHOICE, choice(1)), (UPDATE_GAME["over"], over))
        kept = await store.game("g")
        assert kept is not None and [row["n"] for row in kept[1]] == [0, 1] and kept[0]["winner"] == "corp"
        assert await store.game("another") is None

    with_store(database, act)


def test_the_migrations_lead_to_the_tables_that_are_used_and_back(database: str) -> None:
    store = Store(database)
    store.open()
    with store.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
        if database.startswith("sqlite"):
            assert connection.execute(sa.text("PRAGMA journal_mode")).scalar() == "wal"
            assert connection.execute(sa.text("PRAGMA synchronous")).scalar() == 2
    store.close()
    with store.engine.begin() as connection:
        command.downgrade(_alembic(connection), "base")
        assert set(sa.inspect(connection).get_table_names()) == {"alembic_version"}
    store.engine.dispose()


def test_games_of_the_first_version_are_brought_up_to_date(database: str) -> None:
    store = Store(database)
    with store.engine.begin() as connection:
        command.upgrade(_alembic(connection), "0001")
        old = {name: value for name, value in GAME.items() if name not in ("room", "key", "owner", "fence")}
        connection.execute(sa.insert(sa.table("games", *[sa.column(name) for name in old])), old)
    store.engine.dispose()

    async def act(store: Store) -> None:
        kept = await store.game("g")
        assert kept is not None and kept[0]["room"] is None and kept[0]["key"] is None and kept[2] == []

    with_store(database, act)


def test_names_that_no_database_takes_are_names_of_nothing(database: str) -> None:
    async def act(store: Store) -> None:
        assert await store.game("a\0b") is None
        assert await store.deck("\0") is None
        await store.write((INSERT_DECK, {"key": "k", "edit": "e", "text": "t", "changed": 0.0}))
        assert await store.deck("k") is not None

    with_store(database, act)


def test_a_restart_resumes_a_game_and_what_is_at_its_table(settings: Settings, database: str) -> None:
    here_settings = replace(settings, database=database)
    with Here(create_app(here_settings)) as here:
        corp, runner = two(here, timer=600)
        with here.sit(corp) as ada, here.sit(runner) as bea:
            ada.take("keep")
            bea.asked()
            bea.take("mulligan")
            ada.until(lambda table: table["n"] == 2)
            ada.say("chat", text="¡Hola!")
            bea.message("chat")
            before = seen(ada.table)
    with Here(create_app(here_settings)) as here, here.sit(corp) as ada, here.sit(runner) as bea:
        assert seen(ada.table) == before
        assert chats(ada) == ["¡Hola!"]
        some_choices(ada if ada.table["offers"] else bea, 1)


def test_a_deck_with_any_name_can_be_kept(settings: Settings, database: str) -> None:
    with Here(create_app(replace(settings, database=database))) as here:
        body = {"name": "a\0 ñ 🂡", "identity": "Noise: Hacker Extraordinaire", "cards": {"Djinn": 3}}
        saved = here.post("/api/decks", json=body)
        assert saved.status_code == 201, saved.text
        shown = here.get(f"/api/decks/{saved.json()['key']}").json()
        assert shown["cards"] == {"Djinn": 3} and shown["name"] == "a ñ 🂡"


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="there is no kill -9 here")
def test_a_killed_server_on_postgresql_loses_no_choice_that_was_answered(postgres: Postgres) -> None:
    kill_among_players(postgres.database(), players=3, seconds=0.5)


def test_the_store_goes_on_after_postgresql_was_down(postgres: Postgres) -> None:
    async def act(store: Store) -> None:
        await store.write((INSERT_GAME, GAME), (INSERT_CHOICE, choice(0)))
        postgres.stop(signal.SIGQUIT)
        with pytest.raises(Stuck):
            await store.write((INSERT_CHOICE, choice(1)))
        postgres.start()
        await store.write((INSERT_CHOICE, choice(1)))
        kept = await store.game("g")
        assert kept is not None and [row["n"] for row in kept[1]] == [0, 1]

    with_store(postgres.database(), act)
