"""The lobby: games that wait for anybody, and games that anybody may watch.

Each node lists those that it plays, few of them and from open information only. Where there are several nodes, each
keeps its list in the database, where it counts as long as the node does; and each puts all lists together, once for
however many ask.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import heapq
import logging
from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING, Final, Literal, TypeVar

import msgspec
import sqlalchemy as sa
from msgspec.structs import replace

from netrunner.cards.facts import find_facts
from netrunner.text.phrases import phrase
from netrunner.view_types import CardView, Side, View

from . import clock
from .limits import subject
from .schema import listings, nodes
from .store import Busy
from .wire import encode
from .wire_lobby import IceKind, Listed, LiveGame, LivePlayer, LobbyShown, OpenTable, RigKind, SmallBoard, SmallServer

if TYPE_CHECKING:
    from .leases import Leases
    from .room import Room
    from .settings import Settings
    from .store import Store

T = TypeVar("T")

_log = logging.getLogger(__name__)

#: How many are listed.
MOST_OPEN: Final = 40
MOST_LIVE: Final = 24
#: For how many seconds a list is good: whoever asks meanwhile is told the same.
FRESH: Final = 1.0
#: How long the lists of other nodes are believed while the database does not answer.
REMEMBERED: Final = 30.0
#: How often nodes that are gone are cleared away.
TIDY_EVERY: Final = 60.0
#: A board in little has no more than so much.
MOST_SERVERS: Final = 12
MOST_ICE: Final = 8
MOST_CARDS: Final = 4
MOST_RIG: Final = 24

_decode = msgspec.json.Decoder(Listed).decode
_ICE: Final[dict[str, IceKind]] = {"Barrier": "barrier", "Code Gate": "code-gate", "Sentry": "sentry"}


class Lobby:
    """What this node lists, and what all of them list together."""

    def __init__(self, rooms: dict[str, Room], leases: Leases, store: Store, settings: Settings) -> None:
        self._rooms = rooms
        self._leases = leases
        self._store = store
        self._settings = settings
        self._boards: dict[str, tuple[tuple[int, int, int], LiveGame]] = {}
        self._elsewhere: list[Listed] = []
        self._read_at = -REMEMBERED
        self._told: dict[str, tuple[bytes, str]] = {}
        self._told_at = -FRESH
        self._asking = asyncio.Lock()
        self._kept = ("", b"")  # the node that we were, and what it listed
        self._tidied = 0.0
        self._publishing: asyncio.Task[None] | None = None

    def open(self) -> None:
        if self._leases.shared:
            self._publishing = asyncio.get_running_loop().create_task(self._publish_on())

    def close(self) -> None:
        if self._publishing is not None:
            self._publishing.cancel()

    # -- what this node plays -----------------------------------------------------------------------------------

    def here(self) -> Listed:
        """The tables of this node."""
        if not self._leases.sure:
            return Listed()
        rooms = list(self._rooms.values())
        opened = self._first([room for room in rooms if room.anyone and room.waits], MOST_OPEN)
        watched = self._first([room for room in rooms if room.listed], MOST_LIVE)
        live = [one for room in watched if (one := self._live(room)) is not None]
        for gone in self._boards.keys() - {one.game for one in live}:
            del self._boards[gone]
        return Listed([_open(room) for room in opened], live)

    def _first(self, rooms: list[Room], most: int) -> list[Room]:
        """Games between people first, then the oldest, and of one address no more than it may have."""
        theirs: dict[str, list[Room]] = {}
        for room in rooms:
            theirs.setdefault(subject(room.address), []).append(room)
        few = self._settings.most_listed_per_address
        found = [room for own in theirs.values() for room in heapq.nsmallest(few, own, _rank)]
        return heapq.nsmallest(most, found, _rank)

    def _live(self, room: Room) -> LiveGame | None:
        """The game in little, as far as everything that happened in it is kept."""
        kept = self._boards.get(room.id)
        if room.lock.locked():  # what is being written is not told yet
            return None if kept is None else kept[1]
        now = room.version, room.n, room.watchers
        if kept is None or kept[0] != now:
            kept = self._boards[room.id] = now, _live(room)
        return kept[1]

    # -- all nodes ----------------------------------------------------------------------------------------------

    async def shown(self, lang: str) -> tuple[bytes, str]:
        """What a start page is told, encoded, and a tag for it."""
        async with self._asking:
            if clock.ticking() - self._told_at >= FRESH:
                await self._look_around()
                self._told, self._told_at = {}, clock.ticking()
            found = self._told.get(lang)
            if found is None:
                body = encode(_worded([self.here(), *self._elsewhere], lang))
                found = self._told[lang] = body, f'"{hashlib.sha256(body).hexdigest()[:16]}"'
            return found

    async def _look_around(self) -> None:
        if not self._leases.shared:
            return
        me = self._leases.id
        alive = (
            sa.select(listings.c.shown)
            .join(nodes, nodes.c.id == listings.c.node)
            .where(nodes.c.until > self._leases.now(), nodes.c.id != me)
            .order_by(nodes.c.id)
        )
        try:
            found = await self._store.read(lambda connection: list(connection.execute(alive).scalars()))
        except Busy:
            if clock.ticking() - self._read_at > REMEMBERED:
                raise
            return
        self._elsewhere, self._read_at = [], clock.ticking()
        for written in found:
            with contextlib.suppress(msgspec.DecodeError):  # another version lists otherwise
                self._elsewhere.append(_decode(written))

    async def _publish_on(self) -> None:
        while True:
            await asyncio.sleep(FRESH)
            try:
                await self.publish()
            except Exception as error:
                _log.info("open games could not be listed: %s", error)

    async def publish(self) -> None:
        """Keep the list of this node where the others find it, if it is another one than before."""
        me, listed = self._leases.id, encode(self.here())
        before, was = self._kept if self._kept[0] == me else (me, encode(Listed()))
        tidy = clock.ticking() - self._tidied >= TIDY_EVERY and bool(self._kept[0])
        if before == me and listed == was and not tidy:
            return

        def act(connection: sa.Connection) -> None:
            connection.execute(sa.delete(listings).where(listings.c.node == me))
            if tidy:
                known = sa.select(nodes.c.id)
                connection.execute(sa.delete(listings).where(listings.c.node.not_in(known)))
            connection.execute(sa.insert(listings).values(node=me, shown=listed.decode()))

        await self._store.change(act)
        self._kept = me, listed
        self._tidied = clock.ticking()


# -- tables in little -------------------------------------------------------------------------------------------------


def _rank(room: Room) -> tuple[bool, float]:
    return not room.between_people, room.created


def _open(room: Room) -> OpenTable:
    side: Side = "runner" if room.host.side == "runner" else "corp"
    identity = room.identities[side]
    return OpenTable(
        room.id, side, room.host.name, identity, _faction(identity), room.timer, room.created, room.public
    )  # fmt: skip


def _live(room: Room) -> LiveGame:
    assert room.game is not None
    view = room.game.view(None)

    def player(side: Side) -> LivePlayer:
        seat, identity = room.seats[side], view[side]["identity"]["card"] or ""
        kind: Literal["person", "computer"] = "computer" if seat.kind == "computer" else "person"
        points = view[side]["score"]["points"]
        return LivePlayer(seat.name, kind, seat.level, identity, _faction(identity), points)

    turn, watchers = view["turn"]["number"], room.watchers
    return LiveGame(room.id, player("corp"), player("runner"), turn, watchers, room.created, _board(view))


def _board(view: View) -> SmallBoard:
    servers = view["servers"][:MOST_SERVERS]
    run = view["run"]
    names = [server["server"] for server in servers]
    attacked = names.index(run["server"]) if run is not None and run["server"] in names else None
    return SmallBoard(
        servers=[
            SmallServer(
                [_ice(card) for card in server["ice"][:MOST_ICE]],
                [card["faceup"] for card in server["cards"][:MOST_CARDS]],
            )
            for server in servers
        ],
        rig=[_in_rig(card) for card in view["rig"][:MOST_RIG]],
        attacked=attacked,
        at=None if run is None or attacked is None else run["position"],
    )


def _ice(card: CardView) -> IceKind:
    return _ice_called(card["card"]) if card["faceup"] and card["card"] else "facedown"


def _in_rig(card: CardView) -> RigKind:
    return _rig_called(card["card"]) if card["faceup"] and card["card"] else "other"


@lru_cache(2_000)
def _ice_called(title: str) -> IceKind:
    printed = find_facts(title)
    kinds = [] if printed is None else [_ICE[name] for name in printed.subtypes if name in _ICE]
    return kinds[0] if len(kinds) == 1 else "other"


@lru_cache(2_000)
def _rig_called(title: str) -> RigKind:
    match None if (printed := find_facts(title)) is None else printed.type:
        case "program":
            return "program"
        case "hardware":
            return "hardware"
        case "resource":
            return "resource"
        case _:
            return "other"


@lru_cache(500)
def _faction(identity: str) -> str:
    printed = find_facts(identity)
    return "" if printed is None else printed.faction


# -- for a reader -----------------------------------------------------------------------------------------------------


def _worded(found: list[Listed], lang: str) -> LobbyShown:
    """All lists in one, each game once, with everyone called by a name."""
    opened = _once([one for listed in found for one in listed.open], lambda one: one.game)
    live = _once([one for listed in found for one in listed.live], lambda one: one.game)
    opened = sorted(opened, key=lambda one: one.since)[:MOST_OPEN]
    live = sorted(live, key=lambda one: (_people(one) < 2, one.since))[:MOST_LIVE]
    for place, one in enumerate(live):
        live[place] = replace(one, corp=_called(one.corp, "corp", lang), runner=_called(one.runner, "runner", lang))
    return LobbyShown([replace(one, name=_person(one.name, one.side, lang)) for one in opened], live)


def _once(found: list[T], key: Callable[[T], str]) -> list[T]:
    """A game that changes hands may be listed twice for a moment: this node's own list comes first."""
    kept: dict[str, T] = {}
    for one in found:
        kept.setdefault(key(one), one)
    return list(kept.values())


def _people(game: LiveGame) -> int:
    return (game.corp.kind == "person") + (game.runner.kind == "person")


def _called(player: LivePlayer, side: Side, lang: str) -> LivePlayer:
    if player.kind == "computer":
        return replace(player, name=phrase(lang, f"server-level-{player.level}"))
    return replace(player, name=_person(player.name, side, lang))


def _person(name: str, side: Side, lang: str) -> str:
    return name or phrase(lang, f"server-nameless-{side}")
