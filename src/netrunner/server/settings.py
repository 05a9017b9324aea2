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
    #: Where other nodes reach this one, as http://host:port; only where a database is shared (PostgreSQL).
    advertise: str = ""
    #: How long a node that is not heard of keeps its games.
    lease: float = 5.0
    #: How often every socket is asked whether it is there; and where there are other nodes, how often a front hears
    #: from each that way: one that hears nothing for twice as long may give a node up.
    ping: float = 20.0
    ping_shared: float = 2.0
    #: How long someone who connects waits for a game that changes hands, or for the database.
    patience: float = 12.0
    #: After how many days without anything happening games are deleted, finished or not; None: never.
    keep_days: float | None = None
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
    #: What may be said per second, and at once, in units of a simple choice (`limits.cost`): from one seat, all its
    #: windows together; by everyone at one address; and by spectators at one address.
    seat_rate: float = 30.0
    seat_burst: int = 120
    address_rate: float = 200.0
    address_burst: int = 1_000
    watch_rate: float = 10.0
    watch_burst: int = 100
    #: HTTP requests an address may make per second, and at once: reading, and changing something.
    read_rate: float = 50.0
    read_burst: int = 300
    write_rate: float = 5.0
    write_burst: int = 60
    #: Seconds of a processor that what an address asks for may take beside the event loop (`reading`), per second and
    #: at once.
    work_rate: float = 0.5
    work_burst: float = 60.0
    most_rooms: int = 5_000
    #: Open tables, and games to watch, that one address may have on the start page.
    most_listed_per_address: int = 5
    #: Windows in which one seat is open; one more closes the oldest.
    most_windows: int = 6
    #: Spectators of one game, from one address, and in all games together.
    most_watchers: int = 100
    most_watchers_per_address: int = 40
    most_watchers_in_all: int = 2_000
    #: Sockets in all games together.
    most_connections: int = 6_000
    #: Connections that one address may have open, of any kind.
    most_open_per_address: int = 500
    #: How long a request may take to come in as a whole, and to be answered.
    handshake: float = 8.0
    answering: float = 120.0
    #: Proxies whose word about where a request comes from is taken (`X-Forwarded-For`): addresses or networks.
    trusted_proxies: tuple[str, ...] = ()
    #: Who may read `/metrics`: addresses or networks.
    metrics_for: tuple[str, ...] = ("127.0.0.0/8", "::1")
    #: What is written to the log: debug, info (every request), warning or error.
    log: str = "warning"


#: Bounds of what is sent.
MOST_BODY = 64 * 1024
MOST_MESSAGE = 4 * 1024
