"""Where games and decks are kept: SQLite by default, PostgreSQL by its URL.

All writing of games happens in one thread. Whatever is waiting is written in one transaction, so that hundreds of
choices a second share a few commits, and nobody is answered before the commit that holds their choice. What a lock
keeps waiting is tried again elsewhere, so that nobody waits for it who has nothing to do with it.

Every statement has an end: whoever waited too long is told that nobody knows whether it happened (`Stuck`).
"""

from __future__ import annotations

import asyncio
import contextlib
import queue
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final, TypeVar, cast

import sqlalchemy as sa
from alembic import command
from alembic.config import Config

from netrunner.errors import NetrunnerError

from .only_process import OnlyProcess
from .schema import FENCE, INSERT_CHOICE, Row, Work, chat, choices, decks, games, nodes

T = TypeVar("T")

#: How long a statement may run in PostgreSQL, and wait for a lock: first with all others, then by itself.
STATEMENT: Final = 4_000
LOCK_TOGETHER: Final = 300
LOCK_ALONE: Final = 2_000
#: How many seconds lie between two transactions at least, where each of them goes back and forth to a server: whatever
#: comes meanwhile shares the next one. Whoever comes after a pause does not wait.
TOGETHER: Final = 0.008
#: How long SQLite waits for another process.
BUSY: Final = 2_000
#: After so many seconds nobody waits for the database any more, whatever it does.
PATIENCE: Final = 8.0
READING: Final = 6.0


class Busy(Exception):
    """The database does not do now what was asked."""


class Stuck(Busy):
    """It did not answer in time, or went away: nobody knows whether it was written."""


class Locked(Busy):
    """Somebody else held a lock for too long: nothing was written."""


class Fenced(Exception):
    """The game has another owner by now: nothing was written."""


class _Job:
    __slots__ = ("done", "loop", "work")

    def __init__(self, work: Sequence[Work], loop: asyncio.AbstractEventLoop) -> None:
        self.work = work
        self.loop = loop
        self.done: asyncio.Future[None] = loop.create_future()

    def touches(self) -> set[str]:
        """The game and the tables that it waits for, if it waits."""
        found: set[str] = set()
        for statement, row in self.work:
            found.update(str(row[name]) for name in ("in_game", "game") if name in row)
            table = getattr(statement, "table", None)
            if table is not None and table.name not in ("games", "choices"):
                found.add(table.name)
        return found


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


def database_url(text: str) -> sa.URL:
    """The database that somebody named: SQLite or PostgreSQL, by its URL."""
    try:
        url = sa.make_url(text)
        known = url.get_backend_name() in ("sqlite", "postgresql")
    except (sa.exc.ArgumentError, ValueError):  # no URL at all; a port that is no number
        known = False
    if known:
        return url
    scheme, is_url, _ = text.partition("://")
    if is_url:
        raise NetrunnerError(key="serve-database-kind", kind=scheme)
    raise NetrunnerError(key="serve-database-url", database=text, url=f"sqlite:///{text}")


class Store:
    """The database."""

    def __init__(self, url: str) -> None:
        self.url = database_url(url)
        self.postgres = self.url.get_backend_name() != "sqlite"
        self.shared = self.postgres  # several nodes may serve it
        self._only: OnlyProcess | None = None
        options: dict[str, Any] = {}
        if self.postgres:
            timeouts = f"-c statement_timeout={STATEMENT} -c lock_timeout={LOCK_ALONE}"
            # A node that stands still in the middle of a transaction must not keep others from its games
            timeouts += f" -c idle_in_transaction_session_timeout={LOCK_ALONE}"
            options["connect_args"] = {"connect_timeout": 3, "options": timeouts}
            options["pool_pre_ping"] = True  # a server that was restarted is noticed before a connection to it is used
        else:
            if not self.url.database or self.url.database == ":memory:":
                raise NetrunnerError(key="serve-memory")
            if not self.url.query.get("uri"):
                Path(self.url.database).parent.mkdir(parents=True, exist_ok=True)
                self._only = OnlyProcess(Path(self.url.database))
        self.engine = sa.create_engine(self.url, pool_size=6, max_overflow=10, pool_timeout=3, **options)
        if not self.postgres:
            sa.event.listen(self.engine, "connect", _prepare_sqlite)
        compiled = INSERT_CHOICE.compile(dialect=self.engine.dialect)
        self._choice = str(compiled), tuple(getattr(compiled, "positiontup", None) or ())
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._writer: threading.Thread | None = None
        self._connection: sa.Connection | None = None  # the writer's
        self._readers = ThreadPoolExecutor(8, "store-reads")
        self._waiting = ThreadPoolExecutor(4, "store-waits")
        self._waited_for: dict[str, int] = {}  # what writings wait for that were taken out of the others' way
        self._guard = threading.Lock()
        # SQLite refuses whoever waits too long for another to have written: threads of ours wait for their turn instead
        self._turn: contextlib.AbstractContextManager[object]
        self._turn = contextlib.nullcontext() if self.postgres else threading.Lock()
        self.waits = 0  # how often a lock kept someone waiting

    def open(self, changing: bool = True) -> None:
        """Bring the database up to date, and begin to write; or only look, beside whoever serves it."""
        if self._writer is not None:
            return
        if not changing:
            with self.engine.connect() as connection:
                connection.execute(sa.select(nodes.c.id).limit(1))  # it is there, and up to date
            return
        if self._only is not None:
            self._only.enter()
        try:
            with self.engine.begin() as connection:
                if self.postgres:  # nodes that start together
                    connection.execute(sa.text("SET LOCAL statement_timeout = 0"))
                    connection.execute(sa.text("SET LOCAL lock_timeout = 0"))
                    connection.execute(sa.text("SELECT pg_advisory_xact_lock(20190101)"))
                command.upgrade(_alembic(connection), "head")
                connection.execute(sa.delete(nodes).where(nodes.c.id == ""))  # it must be possible to write
        except BaseException:
            if self._only is not None:
                self._only.leave()
            raise
        self._writer = threading.Thread(target=self._write, name="store", daemon=True)
        self._writer.start()

    def close(self) -> None:
        """Write what is waiting, and end."""
        if self._writer is not None:
            self._jobs.put(None)
            self._writer.join(timeout=10)
            self._writer = None
        self._waiting.shutdown(wait=False, cancel_futures=True)
        self._readers.shutdown(wait=False, cancel_futures=True)
        self.engine.dispose()
        if self._only is not None:
            self._only.leave()

    # -- writing ----------------------------------------------------------------------------------------------

    async def write(self, *work: Work) -> None:
        """Carry out statements in one transaction, and return when it is on disk."""
        job = _Job(work, asyncio.get_running_loop())
        self._jobs.put(job)
        try:
            async with asyncio.timeout(PATIENCE):
                await asyncio.shield(job.done)
        except TimeoutError as error:
            job.done.add_done_callback(_heard)
            raise Stuck("no answer") from error

    def _write(self) -> None:
        try:
            self._write_all()
        finally:
            if self._connection is not None:
                with contextlib.suppress(sa.exc.SQLAlchemyError):
                    self._connection.close()
                self._connection = None

    def _write_all(self) -> None:
        began = 0.0
        while (job := self._jobs.get()) is not None:
            if self.postgres:
                time.sleep(max(0.0, began + TOGETHER - time.monotonic()))
                began = time.monotonic()
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
            self._write_batch(self._without_waiting(batch))
            if last:
                return

    def _without_waiting(self, batch: list[_Job]) -> list[_Job]:
        """Those that do not touch what others already wait for; the rest waits with them."""
        if not self._waited_for:
            return batch
        free: list[_Job] = []
        for job in batch:
            if any(name in self._waited_for for name in job.touches()):
                self._wait(job)
            else:
                free.append(job)
        return free

    def _write_batch(self, batch: list[_Job]) -> None:
        if not batch:
            return
        try:
            fenced = self._commit(self._kept_connection(), batch)
        except Exception as error:
            if len(batch) == 1 and not (self.postgres and _locked(error)):
                _tell([(batch[0], _understood(error))])
            elif self.postgres and _locked(error):
                self.waits += 1
                for job in batch:  # one of them waits for somebody else's lock: none of them holds up the others
                    self._wait(job)
            elif _unanswered(error) or _locked(error):
                _tell([(job, _understood(error)) for job in batch])
            else:
                # One of them is at fault: each by itself, so that only that one fails
                for job in batch:
                    self._write_batch([job])
        else:
            _tell([(job, Fenced() if job in fenced else None) for job in batch])

    def _wait(self, job: _Job) -> None:
        """Write it with a connection of its own, and as long as locks may take."""
        names = job.touches()
        with self._guard:
            for name in names:
                self._waited_for[name] = self._waited_for.get(name, 0) + 1

        def alone() -> None:
            error: Exception | None = None
            try:
                with self.engine.connect() as connection:
                    fenced = self._commit(connection, [job])
                    error = Fenced() if fenced else None
            except Exception as failed:
                error = _understood(failed)
            with self._guard:
                for name in names:
                    self._waited_for[name] -= 1
                    if not self._waited_for[name]:
                        del self._waited_for[name]
            _tell([(job, error)])

        with contextlib.suppress(RuntimeError):  # closing: nobody waits any more
            self._waiting.submit(alone)

    def _kept_connection(self) -> sa.Connection:
        """The writer keeps it: fetching one costs as much as writing."""
        if self._connection is None or self._connection.invalidated or self._connection.closed:
            self._connection = self.engine.connect()
            if self.postgres:
                with self._connection.begin():
                    self._connection.exec_driver_sql(f"SET lock_timeout = {LOCK_TOGETHER}")
        return self._connection

    def _commit(self, connection: sa.Connection, batch: list[_Job]) -> set[_Job]:
        """One transaction; those of whose games there is another owner are left out, and returned."""
        with self._turn, connection.begin():
            fenced = self._fenced(connection, batch)
            rows: list[Row] = []
            for job in batch:
                if job in fenced:
                    continue
                for statement, row in job.work:
                    if statement is FENCE:
                        continue
                    if statement is INSERT_CHOICE:
                        rows.append(row)
                        continue
                    if rows:  # what was written before comes before
                        self._insert_choices(connection, rows)
                        rows = []
                    connection.execute(statement, row)
            if rows:
                self._insert_choices(connection, rows)
        return fenced

    def _fenced(self, connection: sa.Connection, batch: list[_Job]) -> set[_Job]:
        """The jobs whose games belong to somebody else. The others' games cannot change hands before the commit."""
        wanted = {row["game"]: row["fence"] for job in batch for statement, row in job.work if statement is FENCE}
        if not wanted:
            return set()
        asked = sa.select(games.c.id, games.c.fence).where(games.c.id.in_(sorted(wanted))).order_by(games.c.id)
        if self.postgres:
            asked = asked.with_for_update(key_share=True)
        found = {row.id: row.fence for row in connection.execute(asked)}
        return {
            job
            for job in batch
            if any(found.get(row["game"]) != row["fence"] for statement, row in job.work if statement is FENCE)
        }

    def _insert_choices(self, connection: sa.Connection, rows: list[Row]) -> None:
        """The one statement that counts, given to the driver as it was compiled once."""
        sql, order = self._choice
        given = [tuple([row[name] for name in order]) for row in rows] if order else rows
        connection.exec_driver_sql(sql, cast(Any, given))

    # -- reading ----------------------------------------------------------------------------------------------

    async def read(self, look: Callable[[sa.Connection], T], patience: float = READING) -> T:
        """What ``look`` finds, in a thread of its own."""
        return await self._in_thread(lambda: self._read(look), patience)

    async def change(self, act: Callable[[sa.Connection], T], patience: float = READING) -> T:
        """What ``act`` gives, in a transaction of its own that does not wait for the writing of games."""
        return await self._in_thread(lambda: self._change(act), patience)

    async def _in_thread(self, act: Callable[[], T], patience: float) -> T:
        running = asyncio.get_running_loop().run_in_executor(self._readers, act)
        try:
            async with asyncio.timeout(patience):
                return await asyncio.shield(running)
        except TimeoutError as error:
            running.add_done_callback(_heard)
            raise Stuck("no answer") from error
        except (sa.exc.DBAPIError, sa.exc.TimeoutError) as error:
            raise _understood(error) from error

    def _read(self, look: Callable[[sa.Connection], T]) -> T:
        with self.engine.connect() as connection:
            return look(connection)

    def _change(self, act: Callable[[sa.Connection], T]) -> T:
        with self._turn, self.engine.begin() as connection:
            return act(connection)

    async def ready(self) -> None:
        """Raises `Stuck` unless the database answers."""
        await self.read(lambda connection: connection.execute(sa.select(games.c.id).limit(1)).first(), patience=3.0)

    async def game(self, game: str) -> tuple[Row, list[Row], list[Row]] | None:
        """A game with its choices and its chat, or None."""
        if "\0" in game:  # PostgreSQL takes no such text
            return None
        return await self.read(lambda connection: whole_game(connection, game))

    async def deck(self, key: str) -> Row | None:
        """A saved deck, or None."""
        if "\0" in key:
            return None

        def look(connection: sa.Connection) -> Row | None:
            found = connection.execute(sa.select(decks).where(decks.c.key == key)).mappings().first()
            return None if found is None else dict(found)

        return await self.read(look)


def whole_game(connection: sa.Connection, game: str) -> tuple[Row, list[Row], list[Row]] | None:
    """A game with its choices and its chat, or None."""
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


def _heard(done: asyncio.Future[Any]) -> None:
    """Nobody waits for it any more: what it raises is no news."""
    if not done.cancelled():
        done.exception()


def _locked(error: Exception) -> bool:
    """Somebody else holds a lock for too long."""
    if not isinstance(error, sa.exc.DBAPIError):
        return False
    name = type(error.orig).__name__
    return name in ("LockNotAvailable", "DeadlockDetected") or "database is locked" in str(error.orig)


def _unanswered(error: Exception) -> bool:
    """The database went away in the middle, or took too long."""
    if isinstance(error, sa.exc.TimeoutError):
        return True
    return isinstance(error, sa.exc.OperationalError) or (
        isinstance(error, sa.exc.DBAPIError) and error.connection_invalidated
    )


def _understood(error: Exception) -> Exception:
    """The same, or what it says about the writing."""
    if not _locked(error) and not _unanswered(error):
        return error
    busy = Locked(str(error)) if _locked(error) else Stuck(str(error))
    busy.__cause__ = error
    return busy


def _prepare_sqlite(connection: Any, _record: Any) -> None:
    """WAL lets readers go on while one writes; FULL puts every commit on disk."""
    cursor = connection.cursor()
    cursor.execute(f"PRAGMA busy_timeout={BUSY}")
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()


def _alembic(connection: sa.Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config
