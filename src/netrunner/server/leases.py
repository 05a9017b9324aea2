"""Which node plays which game.

A node shows every second or two that it is there; as long as it does, the games that it took are its own. Whoever
takes a game that has no owner, or one whose node has not been heard of, counts up the game's fencing number, which
every writing names: a node that was paused or cut off finds another number there and writes nothing.

A game stays with the version of the rules that it was played by: as long as a node of that version is there, others
pass it on to that one, and take it themselves when there is none any more.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

import sqlalchemy as sa

from netrunner.saves import engine_version

from . import clock
from .schema import Row, games, nodes
from .store import Store, whole_game

_log = logging.getLogger(__name__)

#: How long a node that was not heard of for so long is remembered: when it was lost tells who has been away since when.
REMEMBERED: Final = 86_400.0
#: How much sooner a node believes to have lost its games than others do.
MARGIN: Final = 0.5


@dataclass(frozen=True, slots=True)
class Taken:
    """A game that is ours now, as the database has it."""

    row: Row
    choices: list[Row]
    chat: list[Row]
    #: As whom we took it: a node that was lost meanwhile, and began anew, has lost it too.
    node: str
    #: Until when it had its last owner, if that was lost; now, if that gave it back.
    left: float


@dataclass(frozen=True, slots=True)
class Held:
    """A game that another node plays."""

    address: str
    secret: str


class Leases:
    """The games of this node."""

    def __init__(self, store: Store, address: str, seconds: float) -> None:
        self._store = store
        self.address = address
        self.seconds = seconds
        self.secret = secrets.token_urlsafe(24)
        self.id = ""
        self.lost: Callable[[], None] = lambda: None  # all games may belong to others by now
        self._renewed = 0.0
        self._writable = True
        self._beating: asyncio.Task[None] | None = None

    @property
    def shared(self) -> bool:
        """Whether there may be other nodes."""
        return self._store.shared

    @property
    def sure(self) -> bool:
        """Whether our games are certainly ours."""
        return not self.shared or clock.ticking() - self._renewed < self.seconds - MARGIN

    @property
    def age(self) -> float:
        """How long ago we last showed that we are here."""
        return round(clock.ticking() - self._renewed, 1)

    @property
    def writable(self) -> bool:
        """Whether the database took the last sign of life."""
        return self._writable and (self.sure or not self.shared)

    def now(self) -> sa.ColumnElement[float]:
        """The time by the clock that all nodes share."""
        if self._store.postgres:
            return sa.literal_column("extract(epoch from clock_timestamp())", sa.Float)
        return sa.literal(clock.wall())

    async def open(self) -> None:
        await self._register()
        self._beating = asyncio.get_running_loop().create_task(self._beat())

    async def close(self) -> None:
        """Give everything back at once."""
        if self._beating is not None:
            self._beating.cancel()
            self._beating = None
        with contextlib.suppress(Exception):
            await self._store.change(lambda c: c.execute(sa.delete(nodes).where(nodes.c.id == self.id)), 3.0)
        self._renewed = -self.seconds

    async def _register(self) -> None:
        id, before = secrets.token_urlsafe(12), clock.ticking()

        def act(connection: sa.Connection) -> None:
            old = sa.delete(nodes)
            if self.shared:  # whoever listened where we listen now is gone, too
                here = sa.and_(nodes.c.address == self.address, nodes.c.address != "")
                old = old.where(sa.or_(nodes.c.until < self.now() - REMEMBERED, here))
            connection.execute(old)
            until = self.now() + self.seconds
            row: dict[str, Any] = {
                "id": id, "address": self.address, "secret": self.secret, "until": until, "version": engine_version(),
            }  # fmt: skip
            connection.execute(sa.insert(nodes).values(row))

        await self._store.change(act)
        self.id, self._renewed = id, before

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(self.seconds / 4)
            await self.beat()

    async def beat(self) -> None:
        """Show that we are here; whoever was away for too long begins anew, without any game."""
        before = clock.ticking()

        def act(connection: sa.Connection) -> bool:
            # Alone with its database nobody could have taken our games, however long this machine slept.
            ours = nodes.c.until > self.now() if self.shared else sa.true()
            alive = sa.update(nodes).where(nodes.c.id == self.id, ours).values(until=self.now() + self.seconds)
            return bool(connection.execute(alive).rowcount)

        try:
            alive = await self._store.change(act, patience=self.seconds / 3)
            if not alive:
                if self.shared:
                    self.lost()
                await self._register()
            else:
                self._renewed = before
            self._writable = True
        except Exception as error:
            self._writable = False
            _log.warning("the database cannot be reached: %s", next(iter(str(error).splitlines()), repr(error)))
            if not self.sure:
                self.lost()

    async def take(self, game: str) -> Taken | Held | None:
        """Make a game ours, unless another node has it; None if there is none."""
        if "\0" in game or len(game) > 40:
            return None
        me = self.id

        def act(connection: sa.Connection) -> Taken | Held | None:
            alive = sa.select(nodes.c.id).where(nodes.c.until > self.now())
            found = connection.execute(
                sa.select(games.c.owner, games.c.version).where(games.c.id == game).with_for_update(key_share=True)
            ).first()
            if found is None:
                return None
            if self.shared and found.version != engine_version():
                same = sa.select(nodes).where(nodes.c.version == found.version, nodes.c.until > self.now())
                of_its_version = connection.execute(same.order_by(nodes.c.id == found.owner, nodes.c.id)).all()
                if of_its_version and me not in [node.id for node in of_its_version]:
                    return Held(of_its_version[-1].address, of_its_version[-1].secret)
            before = connection.execute(sa.select(nodes).where(nodes.c.id == found.owner)).first()
            took = connection.execute(
                sa.update(games)
                .where(games.c.id == game)
                .where(
                    sa.or_(
                        games.c.owner.is_(None),
                        games.c.owner == me,
                        games.c.owner.not_in(alive),
                        sa.literal(not self.shared),
                    )
                )
                .where(sa.true() if not self.shared else sa.exists(alive.where(nodes.c.id == me)))
                .values(owner=me, fence=games.c.fence + 1)
            )
            if took.rowcount:
                kept = whole_game(connection, game)
                assert kept is not None
                left = clock.wall() if self.shared else 0.0
                if before is not None and before.id != me:
                    left = before.until
                return Taken(*kept, node=me, left=left)
            return Held("", "") if before is None or before.id == me else Held(before.address, before.secret)

        return await self._store.change(act)

    async def give_back(self, game: str, fence: int) -> None:
        """Let go of a game, if it is still ours."""
        ours = sa.update(games).where(games.c.id == game, games.c.owner == self.id, games.c.fence == fence)
        with contextlib.suppress(Exception):
            await self._store.change(lambda connection: connection.execute(ours.values(owner=None)))
