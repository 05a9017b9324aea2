"""What the server says over a socket, as types: `docs/protocol.md`. The client's types are generated from them.

A comment behind a field goes along to the client (``tools/web_types.py``).
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from netrunner.view_types import Choice, Side, View

Lang = Literal["en", "es"]
Undo = Literal["free", "ask"]
PaymentOrder = Literal["cards", "pool", "ask"]
Status = Literal["waiting", "playing", "over"]
SeatKind = Literal["person", "computer", "open"]


class Price(TypedDict):
    """What an option costs."""

    credits: int
    clicks: int


class Offer(Choice):
    """An option as the table shows it: the engine's choice with its label in the player's language."""

    label: str
    price: NotRequired[Price | None]  # null where it is not a plain number
    points: NotRequired[int | None]  # agenda points that it brings its player
    boost: bool  # it only changes the strength of a card


class LogLine(TypedDict):
    """A record of the story as a seat reads it."""

    n: int
    kind: str
    rule: str
    text: str
    cards: list[str]
    turn: int  # both players' turns counted
    side: Side | None
    step: NotRequired[int]  # in a replay: the first step at which it has happened


class SeatShown(TypedDict):
    """Who sits where."""

    name: str
    kind: SeatKind
    level: str | None
    here: bool
    clock: float | None  # the seconds left


class Breaking(TypedDict):
    """What it costs to break everything with one card."""

    at: str
    card: str
    cost: int | None
    clicks: int | None
    steps: list[str]
    complete: bool
    why: NotRequired[str]


class Absent(TypedDict):
    """The opponent who is away."""

    side: Side
    since: float
    claim_at: float


class Result(TypedDict):
    """How the game ended."""

    winner: Side | None
    reason: str
    text: str
    card: str | None  # what ended it: the last agenda, or what did the damage


class Seats(TypedDict):
    """Both sides of the table."""

    corp: SeatShown
    runner: SeatShown


class Table(TypedDict):
    """The table for a seat."""

    type: Literal["table"]
    n: int
    status: Status
    view: View | None  # null while the second player is missing
    question: str | None
    waiting: str | None
    step: str
    offers: list[Offer]
    log: list[LogLine]
    fresh: bool  # the log is the whole story, and replaces what was told before
    seats: Seats
    undo: Undo | None
    undo_asked: Side | None
    undo_act: str | None  # what would be taken back: by whoever asks to, else by this seat
    payments: PaymentOrder | None
    breaking: list[Breaking]
    absent: Absent | None
    result: Result | None
    timer: float | None
    guided: bool
    now: float  # the server's clock, in Unix seconds
    lang: Lang


# What somebody said: one of its fields has a name that a class cannot declare.
Chat = TypedDict(
    "Chat", {"type": Literal["chat"], "from": Side | None, "name": str, "text": str, "at": NotRequired[float]}
)


class WhyAnswer(TypedDict):
    """Why something is not possible."""

    type: Literal["why"]
    id: int
    text: str
    rule: str
    possible: bool
    option: str | None


class UndoAsked(TypedDict):
    """The other player asks to take something back."""

    type: Literal["undo-asked"]
    by: Side
    act: str | None  # what would be taken back


class UndoRefused(TypedDict):
    """The other player does not agree."""

    type: Literal["undo-refused"]


class RematchOffered(TypedDict):
    """Somebody wants to play again; with a game, both do."""

    type: Literal["rematch"]
    by: Side | None
    game: str | None
    token: str | None
    side: Side | None
    swap: bool  # whether sides are swapped


class ErrorTold(TypedDict):
    """What went wrong."""

    type: Literal["error"]
    error: str
    text: str


class Pong(TypedDict):
    """Still here."""

    type: Literal["pong"]


def side_called(name: str) -> Side:
    """A side by its name."""
    return "corp" if name == "corp" else "runner"


Message = Table | Chat | WhyAnswer | UndoAsked | UndoRefused | RematchOffered | ErrorTold | Pong
