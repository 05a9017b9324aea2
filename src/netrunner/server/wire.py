"""The messages and bodies of `docs/protocol.md` as types: what does not fit is refused before anything looks at it."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from netrunner.view_types import Side, View

from .messages import Lang, LogLine, PaymentOrder

Level = Literal["random", "beginner", "novice", "adept", "expert"]
SeatName = Literal["corp", "runner", "open"]

Name = Annotated[str, Meta(max_length=40)]
DeckWords = Annotated[str, Meta(max_length=16_000)]
Title = Annotated[str, Meta(min_length=1, max_length=120)]
Copies = Annotated[int, Meta(ge=1, le=99)]
Cards = Annotated[dict[Title, Copies], Meta(max_length=200)]
Count = Annotated[int, Meta(ge=0, lt=2**31)]
Secret = Annotated[str, Meta(min_length=8, max_length=80)]
#: A key to a seat that a client made up: as long as those that are made here.
OwnKey = Annotated[str, Meta(min_length=32, max_length=80)]

# -- from a client, over the socket ---------------------------------------------------------------------------------


class Message(Struct, tag_field="type", forbid_unknown_fields=True, frozen=True):
    """Anything that a client says."""


class Choose(Message, tag="choose", frozen=True):
    """Answer the open decision of table ``n``."""

    n: Count
    option: Annotated[str, Meta(min_length=1, max_length=300)]
    auto: bool = False  # passed by the player's policy: no act that is taken back


class Break(Message, tag="break", frozen=True):
    """Break every subroutine, or only one, with the card at a place, in the steps that ``breaking`` listed."""

    n: Count
    at: Annotated[str, Meta(min_length=1, max_length=60)]
    subroutine: Annotated[int, Meta(ge=1, le=99)] | None = None


class ChangeLang(Message, tag="lang", frozen=True):
    """Another language from now on."""

    lang: Lang


class Payments(Message, tag="payments", frozen=True):
    """Where credits come from: from cards first, from the pool first, or the player is asked."""

    order: PaymentOrder


class Why(Message, tag="why", frozen=True):
    """Why is that not possible?"""

    id: Annotated[int, Meta(ge=-(2**53), le=2**53)]
    about: Annotated[str, Meta(min_length=1, max_length=200)]


class Undo(Message, tag="undo", frozen=True):
    """Take back the last choice."""


class UndoAnswer(Message, tag="undo-answer", frozen=True):
    """Whether the other player may."""

    accept: bool


class Chat(Message, tag="chat", frozen=True):
    """Words for the other player."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Concede(Message, tag="concede", frozen=True):
    """Give the game up."""


class Rematch(Message, tag="rematch", frozen=True):
    """Play again, with sides swapped or the same; whoever wants it first says which."""

    swap: bool = True


class Claim(Message, tag="claim", frozen=True):
    """Claim the win against an opponent who stays away."""


class Ping(Message, tag="ping", frozen=True):
    """Still here?"""


Said = Choose | Break | ChangeLang | Payments | Why | Undo | UndoAnswer | Chat | Concede | Rematch | Claim | Ping

decode_said = msgspec.json.Decoder(Said).decode
encode = msgspec.json.Encoder().encode

# -- from a client, over HTTP ---------------------------------------------------------------------------------------


class Levels(Struct, frozen=True):
    """A level for each side, when two computers play."""

    corp: Level = "novice"
    runner: Level = "novice"


class Decks(Struct, frozen=True):
    """Both decks: keys of ready-made or saved ones, or written out."""

    corp: DeckWords | None = None
    runner: DeckWords | None = None


class NewGame(Struct, frozen=True, forbid_unknown_fields=True):
    """What a new game is to be."""

    opponent: Literal["computer", "friend", "anyone", "watch"] = "computer"
    side: Literal["corp", "runner", "random"] = "runner"
    level: Level | Levels = "novice"
    decks: Decks = Decks()
    name: Name = ""
    timer: Annotated[float, Meta(ge=30, le=36_000)] | None = None
    guided: bool = False
    seed: Annotated[int, Meta(ge=0, lt=2**53)] | None = None
    #: Whether the game is listed for everybody to watch; null: if anyone may play, or two computers do.
    public: bool | None = None


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    """Taking the other seat; with a token of one's own, the same request again gets the same seat."""

    #: Not needed where anyone may play.
    invite: Secret | None = None
    token: OwnKey | None = None
    name: Name = ""
    deck: DeckWords | None = None
    lang: Lang = "en"


class NewPosition(Struct, frozen=True, forbid_unknown_fields=True):
    """A game that begins in a position."""

    text: Annotated[str, Meta(max_length=20_000)]
    side: Side = "runner"
    level: Level = "novice"
    name: Name = ""


class PlayOn(Struct, frozen=True, forbid_unknown_fields=True):
    """A game that begins in the middle of another."""

    side: Side = "runner"
    level: Level = "novice"
    name: Name = ""


class DeckWritten(Struct, frozen=True, forbid_unknown_fields=True):
    """A deck, as text or in its parts."""

    text: DeckWords | None = None
    identity: Title | None = None
    cards: Cards | None = None
    name: Annotated[str, Meta(max_length=80)] = ""
    #: The format that it is to be legal in; without one, only the rules count.
    format: Annotated[str, Meta(max_length=40)] = ""


# -- to a client, over HTTP -----------------------------------------------------------------------------------------


class Error(Struct, frozen=True):
    """What went wrong, why, and what to do."""

    error: str
    text: str


class Health(Struct, frozen=True):
    ok: bool
    version: str


class Hinted(Struct, frozen=True):
    """What a practical player would do: the option, and what it is called."""

    option: str
    label: str


class LevelNamed(Struct, frozen=True):
    """A level of the computer: its name, how it plays in a sentence, and how strong it is (Elo)."""

    key: str
    name: str
    about: str
    rating: int


class Meta_(Struct, frozen=True):
    """What a client needs to know before anything else."""

    version: str
    languages: list[str]
    levels: list[LevelNamed]
    recommended: dict[str, str]
    claim_after: float


class CardShown(Struct, frozen=True):
    """A card: its printed facts, and its text by language as a list of lines."""

    title: str
    title_es: str | None
    code: str
    set: str
    cycle: str
    side: Side
    faction: str
    type: str
    subtypes: list[str]
    subtypes_es: list[str]
    unique: bool
    deck_limit: int
    cost: int | Literal["X"] | None
    strength: int | None
    memory_cost: int | None
    trash_cost: int | None
    advancement_requirement: int | None
    agenda_points: int | None
    influence: int | None
    influence_limit: int | None
    minimum_deck_size: int | None
    base_link: int | None
    text: dict[Lang, list[str]]
    implemented: bool  # false: its facts are known, but the game cannot play it yet


class Catalogue(Struct, frozen=True):
    """Cards."""

    cards: list[CardShown]


class DeckListed(Struct, frozen=True):
    key: str
    name: str
    side: Side
    identity: str
    faction: str
    starter: bool


class DecksListed(Struct, frozen=True):
    decks: list[DeckListed]


class FormatListed(Struct, frozen=True):
    key: str
    name: str


class FormatsListed(Struct, frozen=True):
    formats: list[FormatListed]


class DeckShown(Struct, frozen=True):
    key: str
    name: str
    identity: str
    side: Side
    cards: dict[str, int]
    text: str


class Influence(Struct, frozen=True):
    used: int
    limit: int | None
    by_card: dict[str, int]


class Points(Struct, frozen=True):
    have: int
    least: int | None
    most: int | None


class DeckChecked(Struct, frozen=True):
    name: str
    identity: str
    side: Side
    cards: dict[str, int]
    text: str
    legal: bool
    problems: list[str]
    size: int
    minimum: int | None
    influence: Influence
    points: Points
    #: Cards that the game does not know how to play yet.
    missing: list[str]
    #: The format that it was checked for, by its name.
    format: str = ""


class DeckSaved(Struct, frozen=True):
    key: str
    #: Whoever has it may change or delete the deck.
    edit: str


class GameStarted(Struct, frozen=True):
    game: str
    token: str
    side: Side | None
    invite: str | None = None


class GameSeat(Struct, frozen=True):
    name: str
    kind: Literal["person", "computer", "open"]
    level: str | None
    identity: str | None
    here: bool
    #: While a friend is waited for, what the deck is called; an open seat has one for those who bring none.
    deck: str | None = None


class Result(Struct, frozen=True):
    winner: Side | None
    reason: str
    text: str
    #: What ended it: the last agenda, or what did the damage.
    card: str | None


class GameShown(Struct, frozen=True):
    game: str
    status: Literal["waiting", "playing", "over"]
    created: float
    seats: dict[str, GameSeat]
    #: Whose seat the token is, if one came along.
    seat: Side | None
    timer: float | None
    guided: bool
    result: Result | None
    #: Whether it waits for anybody, and whether it is listed for everybody to watch.
    anyone: bool
    public: bool


class Turn(Struct, frozen=True):
    step: int
    number: int
    side: Side


class ReplayShown(Struct, frozen=True):
    game: str
    seat: SeatName
    steps: int
    players: dict[str, GameSeat]
    result: Result
    turns: list[Turn]


class ReplayStory(Struct, frozen=True):
    #: Lines as tables tell them, each with the first `step` at which it has happened.
    log: list[LogLine]


class TurnFigures(Struct, frozen=True):
    """How both players stood when a turn ended."""

    #: Both players' turns counted.
    turn: int
    credits: dict[Side, int]
    points: dict[Side, int]
    #: Runs that began in it, how many of them were successful, and damage that the Runner suffered.
    runs: int = 0
    successful: int = 0
    damage: int = 0


class ReplayFigures(Struct, frozen=True):
    turns: list[TurnFigures]
    #: How often each player took each action, by its verb.
    actions: dict[Side, dict[str, int]]


class ReplayStep(Struct, frozen=True):
    step: int
    view: View
    log: list[LogLine]
    chosen: str | None
