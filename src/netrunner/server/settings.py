"""What can be set about the server."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path

_PACKAGE = Path(__file__).parent


def default_database() -> str:
    """A SQLite file in the user's data folder; ``NETRUNNER_DATABASE`` names another database."""
    named = os.environ.get("NETRUNNER_DATABASE")
    if named:
        return named
    base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return f"sqlite:///{base / 'netrunner' / 'games.db'}"


@dataclass(frozen=True, slots=True)
class Settings:
    """The server's settings; every time is in seconds."""

    database: str = field(default_factory=default_database)
    #: The built client.
    static: Path = _PACKAGE / "static"
    #: How long an opponent must be away before the win can be claimed.
    claim_after: float = 120.0
    #: How long a computer player may think.
    bot_seconds: float = 2.0
    #: How long two computers pause after each choice that can be seen, so that they can be watched.
    watch_pause: float = 0.9
    #: The same for a computer that plays against a person: long enough that each act reaches the client in a table of
    #: its own, which shows them one after the other.
    bot_pause: float = 0.03
    #: How long a room without anybody in it is kept in memory.
    idle: float = 600.0
    #: Messages a socket may send per second, and at once.
    socket_rate: float = 20.0
    socket_burst: int = 60
    #: HTTP requests an address may make per second, and at once: reading, and changing something.
    read_rate: float = 50.0
    read_burst: int = 300
    write_rate: float = 5.0
    write_burst: int = 60
    most_rooms: int = 5_000
    #: Sockets in one game: two seats, each in a few windows, and spectators.
    most_sockets: int = 100
    #: Sockets in all games together.
    most_connections: int = 5_000


#: Bounds of what is sent.
MOST_BODY = 64 * 1024
MOST_MESSAGE = 4 * 1024
