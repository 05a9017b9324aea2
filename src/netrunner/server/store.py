"""Where games and decks are kept: SQLite by default, PostgreSQL by its URL.

All writing happens in one thread. Whatever is waiting is written in one transaction, so that hundreds of choices a
second share a few commits, and nobody is answered before the commit that holds their choice.
"""

from __future__ import annotations

import asyncio
import contextlib
import queue
import threading
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final, TypeVar, cast

import sqlalchemy as sa
from alembic import command
from alembic.config import Config

from netrunner.errors import NetrunnerError

T = TypeVar("T")
Row = dict[str, Any]
Work = tuple[sa.Executable, Row]

metadata: Final = sa.MetaData()

games: Final = sa.Table(
    "games",
    metadata,
    sa.Column("id", sa.String(40), primary_key=True),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("version", sa.String(40), nullable=False),  # of the engine
    sa.Column("status", sa.String(10), nullable=False, index=True),  # waiting, playing, over
    sa.Column("corp", sa.Text),  # decks as JSON; none for a game that began with a position
    sa.Column("runner", sa.Text),
    sa.Column("seed", sa.BigInteger, nullable=False),  # 0 where there is a key
    sa.Column("key", sa.String(32)),  # of the chance, in hexadecimal: never told while the game is played
    sa.Column("origin", sa.Text),  # a saved game that this one began with: a position, or a moment of another game
    sa.Column("seats", sa.Text, nullable=False),  # who sits where, as JSON
    sa.Column("timer", sa.Float),
    sa.Column("guided", sa.Boolean, nullable=False),
    sa.Column("winner", sa.String(10)),
    sa.Column("reason", sa.String(30)),
    sa.Column("finished", sa.Float),
    sa.Column("room", sa.Text),  # what is at the table besides the game, as JSON
)

choices: Final = sa.Table(
    "choices",
    metadata,
    sa.Column("game", sa.String(40), sa.ForeignKey("games.id"), primary_key=True),
    sa.Column("n", sa.Integer, primary_key=True),
    sa.Column("verb", sa.Integer, nullable=False),
    sa.Column("card", sa.Integer, nullable=False),
    sa.Column("arg", sa.Integer, nullable=False),
    sa.Column("asked", sa.BigInteger, nullable=False),  # a sum of the question: a game is never silently different
    sa.Column("by", sa.String(6), nullable=False),  # seat, auto, bot
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("clock", sa.Float),  # what is left to the one who chose
)

chat: Final = sa.Table(
    "chat",
    metadata,
    sa.Column("game", sa.String(40), sa.ForeignKey("games.id"), primary_key=True),
    sa.Column("n", sa.Integer, primary_key=True),
    sa.Column("side", sa.String(6), nullable=False),
    sa.Column("name", sa.String(80), nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)

uptime: Final = sa.Table(
    "uptime",
    metadata,
    sa.Column("began", sa.Float, primary_key=True),
    sa.Column("until", sa.Float, nullable=False),
)

decks: Final = sa.Table(
    "decks",
    metadata,
    sa.Column("key", sa.String(40), primary_key=True),
    sa.Column("edit", sa.String(64), nullable=False),  # a digest
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("changed", sa.Float, nullable=False),
)

INSERT_GAME: Final = sa.insert(games)
INSERT_CHOICE: Final = sa.insert(choices)
DROP_CHOICES: Final = sa.delete(choices).where(
    choices.c.game == sa.bindparam("in_game"), choices.c.n >= sa.bindparam("from_n")
)
UPDATE_GAME: Final = {
    "joined": sa.update(games)
    .where(games.c.id == sa.bindparam("in_game"))
    .values(
        status=sa.bindparam("new_status"),
        corp=sa.bindparam("new_corp"),
        runner=sa.bindparam("new_runner"),
        seats=sa.bindparam("new_seats"),
    ),
    "over": sa.update(games)
    .where(games.c.id == sa.bindparam("in_game"))
    .values(
        status="over",
        winner=sa.bindparam("new_winner"),
        reason=sa.bindparam("new_reason"),
        finished=sa.bindparam("new_finished"),
    ),
    "room": sa.update(games).where(games.c.id == sa.bindparam("in_game")).values(room=sa.bindparam("new_room")),
}
INSERT_CHAT: Final = sa.insert(chat)
DROP_CHAT: Final = sa.delete(chat).where(chat.c.game == sa.bindparam("in_game"), chat.c.n < sa.bindparam("before"))
INSERT_UPTIME: Final = sa.insert(uptime)
UPDATE_UPTIME: Final = (
    sa.update(uptime).where(uptime.c.began == sa.bindparam("since")).values(until=sa.bindparam("now"))
)
INSERT_DECK: Final = sa.insert(decks)
UPDATE_DECK: Final = (
    sa.update(decks)
    .where(decks.c.key == sa.bindparam("in_key"))
    .values(text=sa.bindparam("new_text"), changed=sa.bindparam("new_changed"))
)
DELETE_DECK: Final = sa.delete(decks).where(decks.c.key == sa.bindparam("in_key"))


class _Job:
    __slots__ = ("done", "loop", "work")

    def __init__(self, work: Sequence[Work], loop: asyncio.AbstractEventLoop) -> None:
        self.work = work
        self.loop = loop
        self.done: asyncio.Future[None] = loop.create_future()


def _tell(results: list[tuple[_Job, BaseException | None]]) -> None:
    """Let everyone know, with one call into each event loop."""
    for loop in {job.loop for job, _ in results}:
        with contextlib.suppress(RuntimeError):  # the loop has been closed: nobody waits any more
            loop.call_soon_threadsafe(_settle, [result for result in results if result[0].loop is loop])


def _settle(results: list[tuple[_Job, BaseException | None]]) -> None:
    for job, error in results:
        if job.done.done():
            continue
        if error is None:
            job.done.set_result(None)
        else:
            job.done.set_exception(error)


class Store:
    """The database."""

    def __init__(self, url: str) -> None:
        self.url = sa.make_url(url)
        if self.url.get_backend_name() == "sqlite":
            if not self.url.database or self.url.database == ":memory:":
                raise NetrunnerError(key="serve-memory")
            Path(self.url.database).parent.mkdir(parents=True, exist_ok=True)
        # A server that was restarted is noticed before a connection to it is used
        pinged = self.url.get_backend_name() != "sqlite"
        self.engine = sa.create_engine(self.url, pool_size=6, max_overflow=10, pool_pre_ping=pinged)
        if self.url.get_backend_name() == "sqlite":
            sa.event.listen(self.engine, "connect", _prepare_sqlite)
        compiled = INSERT_CHOICE.compile(dialect=self.engine.dialect)
        self._choice = str(compiled), tuple(getattr(compiled, "positiontup", None) or ())
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._writer: threading.Thread | None = None
        self._connection: sa.Connection | None = None  # the writer's

    def open(self) -> None:
        """Bring the database up to date, and begin to write."""
        with self.engine.begin() as connection:
            command.upgrade(_alembic(connection), "head")
        self._writer = threading.Thread(target=self._write, name="store", daemon=True)
        self._writer.start()

    def close(self) -> None:
        """Write what is waiting, and end."""
        if self._writer is not None:
            self._jobs.put(None)
            self._writer.join(timeout=10)
            self._writer = None
        self.engine.dispose()

    # -- writing ----------------------------------------------------------------------------------------------

    async def write(self, *work: Work) -> None:
        """Carry out statements in one transaction, and return when it is on disk."""
        job = _Job(work, asyncio.get_running_loop())
        self._jobs.put(job)
        await job.done

    def _write(self) -> None:
        try:
            self._write_all()
        finally:
            if self._connection is not None:
                self._connection.close()
                self._connection = None

    def _write_all(self) -> None:
        while (job := self._jobs.get()) is not None:
            batch = [job]
            last = False
            while True:
                try:
                    more = self._jobs.get_nowait()
                except queue.Empty:
                    break
                if more is None:
                    last = True
                    break
                batch.append(more)
            self._write_batch(batch)
            if last:
                return

    def _write_batch(self, batch: list[_Job]) -> None:
        try:
            self._commit(batch)
        except Exception:
            # One of them is at fault: each by itself, so that only that one fails
            _tell([(job, self._alone(job)) for job in batch])
        else:
            _tell([(job, None) for job in batch])

    def _alone(self, job: _Job) -> Exception | None:
        try:
            self._commit([job])
        except Exception as error:
            return error
        return None

    def _commit(self, batch: list[_Job]) -> None:
        if self._connection is None or self._connection.invalidated:
            self._connection = self.engine.connect()  # the writer keeps it: fetching one costs as much as writing
        connection = self._connection
        with connection.begin():
            rows: list[Row] = []
            for job in batch:
                for statement, row in job.work:
                    if statement is INSERT_CHOICE:
                        rows.append(row)
                        continue
                    if rows:  # what was written before comes before
                        self._insert_choices(connection, rows)
                        rows = []
                    connection.execute(statement, row)
            if rows:
                self._insert_choices(connection, rows)

    def _insert_choices(self, connection: sa.Connection, rows: list[Row]) -> None:
        """The one statement that counts, given to the driver as it was compiled once."""
        sql, order = self._choice
        given = [tuple([row[name] for name in order]) for row in rows] if order else rows
        connection.exec_driver_sql(sql, cast(Any, given))

    # -- reading ----------------------------------------------------------------------------------------------

    async def read(self, look: Callable[[sa.Connection], T]) -> T:
        """What ``look`` finds, in a thread of its own."""
        return await asyncio.to_thread(self._read, look)

    def _read(self, look: Callable[[sa.Connection], T]) -> T:
        with self.engine.connect() as connection:
            return look(connection)

    async def game(self, game: str) -> tuple[Row, list[Row], list[Row]] | None:
        """A game with its choices and its chat, or None."""
        if "\0" in game:  # PostgreSQL takes no such text
            return None

        def look(connection: sa.Connection) -> tuple[Row, list[Row], list[Row]] | None:
            found = connection.execute(sa.select(games).where(games.c.id == game)).mappings().first()
            if found is None:
                return None
            made = sa.select(choices).where(choices.c.game == game).order_by(choices.c.n)
            said = sa.select(chat).where(chat.c.game == game).order_by(chat.c.n)
            return (
                dict(found),
                [dict(row) for row in connection.execute(made).mappings()],
                [dict(row) for row in connection.execute(said).mappings()],
            )

        return await self.read(look)

    async def deck(self, key: str) -> Row | None:
        """A saved deck, or None."""
        if "\0" in key:
            return None

        def look(connection: sa.Connection) -> Row | None:
            found = connection.execute(sa.select(decks).where(decks.c.key == key)).mappings().first()
            return None if found is None else dict(found)

        return await self.read(look)


def _prepare_sqlite(connection: Any, _record: Any) -> None:
    """WAL lets readers go on while one writes; FULL puts every commit on disk."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.execute("PRAGMA busy_timeout=5000")
    cursor.close()


def _alembic(connection: sa.Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config
