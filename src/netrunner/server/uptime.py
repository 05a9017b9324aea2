"""When the server ran: clocks and absences count only that time, so that a restart costs nobody anything."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Final

import sqlalchemy as sa

from . import clock
from .schema import INSERT_UPTIME, UPDATE_UPTIME, uptime
from .store import Busy, Store

_log = logging.getLogger(__name__)

#: How often the server notes that it still runs: after a crash, so much at most is given back.
EVERY: Final = 5.0


class Uptime:
    """The times in which a server ran on this database."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._before: list[tuple[float, float]] = []
        self.began = clock.wall()
        self._beating: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Look up when servers ran before, and begin to note that this one does."""

        def look(connection: sa.Connection) -> list[tuple[float, float]]:
            return [(row.began, row.until) for row in connection.execute(sa.select(uptime).order_by(uptime.c.began))]

        self._before = await self._store.read(look)
        self.began = max([clock.wall(), *[began + 0.001 for began, _ in self._before]])
        await self._store.write((INSERT_UPTIME, {"began": self.began, "until": self.began}))
        self._beating = asyncio.get_running_loop().create_task(self._beat())

    async def close(self) -> None:
        if self._beating is not None:
            self._beating.cancel()
            self._beating = None
            with contextlib.suppress(Exception):
                await self._note()

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self._note()
            except Busy as error:
                _log.warning("the time could not be noted: %s", error)
            except Exception:
                _log.exception("the time could not be noted")

    async def _note(self) -> None:
        await self._store.write((UPDATE_UPTIME, {"since": self.began, "now": clock.wall()}))

    def since(self, moment: float) -> float:
        """The seconds since ``moment`` in which the server ran."""
        counted, reached = 0.0, moment
        for began, until in (*self._before, (self.began, max(self.began, clock.wall()))):
            began = max(began, reached)
            if until > began:
                counted += until - began
                reached = until
        return counted
