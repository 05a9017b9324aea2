"""What a position is made of: the board as plain data."""

from __future__ import annotations

from dataclasses import dataclass, field

#: Before the title of a card that was named, among what a card remembers.
NAMED = "named "


@dataclass(frozen=True, slots=True)
class Placed:
    """One card in its place."""

    title: str
    #: Facedown in Archives, unrezzed in a server, or a facedown Runner card.
    facedown: bool = False
    #: What lies on it: ("advancement", 2), ...
    counters: tuple[tuple[str, int], ...] = ()
    #: Cards that it hosts.
    hosted: tuple[Placed, ...] = ()
    #: For a card that was added to a score area as an agenda: how many points it is worth (10.1.3).
    points: int | None = None
    #: Places of installed cards that it remembers while it stays the same card: ``HQ ice 1``; or a server: ``HQ``;
    #: or ``named Sure Gamble``.
    remembers: tuple[str, ...] = ()
    #: The card whose text it has gained (10.12.2), or the other side of an identity that has several (1.5.2).
    text: str = ""


@dataclass(frozen=True, slots=True)
class Server:
    """A server with its ice, the innermost first, and the cards in it or in its root."""

    name: str
    ice: tuple[Placed, ...] = ()
    cards: tuple[Placed, ...] = ()


@dataclass(frozen=True, slots=True)
class Side:
    """What both players have. Without an identity, a player has one without abilities."""

    identity: Placed | None = None
    credits: int = 5
    #: None for what the turn allots (less one if a run is in progress).
    clicks: int | None = None
    hand: tuple[Placed, ...] = ()
    #: The top card first.
    deck: tuple[Placed, ...] = ()
    discard: tuple[Placed, ...] = ()
    score: tuple[Placed, ...] = ()
    play_area: tuple[Placed, ...] = ()
    set_aside: tuple[Placed, ...] = ()
    removed: tuple[Placed, ...] = ()
    #: Extra cards outside the game (1.5).
    outside: tuple[Placed, ...] = ()


@dataclass(frozen=True, slots=True)
class Corp(Side):
    """The Corp's half of the board."""

    bad_publicity: int = 0
    servers: tuple[Server, ...] = ()


@dataclass(frozen=True, slots=True)
class Runner(Side):
    """The Runner's half of the board."""

    tags: int = 0
    brain_damage: int = 0
    #: How many of the credits in the pool came from bad publicity for this run (10.6.2).
    run_credits: int = 0
    rig: tuple[Placed, ...] = ()


@dataclass(frozen=True, slots=True)
class Run:
    """A run in progress: the attacked server and the step of 6.9 that comes next."""

    server: str
    rule: str
    #: The ice that the Runner approaches, encounters or passes, counted from the innermost; 0 for none.
    ice: int = 0
    #: Broken subroutines of the encountered ice, counted from 1.
    broken: tuple[int, ...] = ()
    #: After step 6.9.5e: whether the run was declared successful.
    successful: bool = True


@dataclass(frozen=True, slots=True)
class Happened:
    """Something that a position remembers: what happened, to which server or card, and how much of it."""

    what: str
    of: str = ""
    amount: int = 1


@dataclass(frozen=True, slots=True)
class Board:
    """A board, whose turn it is, and what comes next."""

    corp: Corp = field(default_factory=Corp)
    runner: Runner = field(default_factory=Runner)
    #: "corp" or "runner"
    turn: str = "corp"
    turn_number: int = 1
    #: The step of 5.6 or 5.7 that comes next.
    rule: str = "5.6.2b"
    run: Run | None = None
    seed: int = 0
    #: What happened earlier in this turn, and in the turn before it.
    this_turn: tuple[Happened, ...] = ()
    last_turn: tuple[Happened, ...] = ()
