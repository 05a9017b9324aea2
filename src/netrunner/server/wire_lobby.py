"""Games that wait for anybody, and games that anybody may watch, as `docs/protocol.md` lists them."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from netrunner.view_types import Side

#: What everybody can see of ice: whether it is rezzed, and then its type; "other" has none of the three, or several.
IceKind = Literal["facedown", "barrier", "code-gate", "sentry", "other"]
RigKind = Literal["program", "hardware", "resource", "other"]


class OpenTable(Struct, frozen=True):
    """A game that waits for anybody."""

    game: str
    #: The side of whoever opened it, and with which identity.
    side: Side
    name: str
    identity: str
    faction: str
    timer: float | None
    since: float
    #: Whether it will be listed for everybody to watch.
    public: bool


class LivePlayer(Struct, frozen=True):
    name: str
    kind: Literal["person", "computer"]
    level: str | None
    identity: str
    faction: str
    points: int


class SmallServer(Struct, frozen=True):
    """A server in little: its ice from the innermost outwards, and whether each card in it is faceup."""

    ice: list[IceKind]
    cards: list[bool]


class SmallBoard(Struct, frozen=True):
    """A board in little: what a spectator sees of it."""

    servers: list[SmallServer]
    rig: list[RigKind]
    #: The server that is attacked, counted from 0, and the ice the Runner is at, 1 being the innermost.
    attacked: int | None
    at: int | None


class LiveGame(Struct, frozen=True):
    """A game that anybody may watch."""

    game: str
    corp: LivePlayer
    runner: LivePlayer
    turn: int
    watchers: int
    since: float
    board: SmallBoard


class LobbyShown(Struct, frozen=True):
    """What a start page lists: the tables that have waited longest, and games between people before others."""

    open: list[OpenTable]
    live: list[LiveGame]


class Listed(Struct, frozen=True):
    """What one node lists: names as they were given, to be worded for each reader."""

    open: list[OpenTable] = []
    live: list[LiveGame] = []
