"""The types of views: what each field of ``docs/views.md`` holds. The client's types are generated from them.

A comment behind a field goes along to the client (``tools/web_types.py``).
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

Side = Literal["corp", "runner"]
#: When in the turn a paid ability window stands: before it begins, before an action, before it ends, or in a run.
Moment = Literal["begin", "between", "end", "run"]
Chance = Literal["rez", "score", "use"]
RunPhase = Literal["initiation", "approach-ice", "encounter-ice", "pass-ice", "approach-server", "run-ends"]


class StrengthChange(TypedDict):
    """What changes the strength of a card, and by how much."""

    source: str | None  # the title of the card that says so, for a seat that can see it
    change: int


class CardView(TypedDict):
    """A card that has a place of its own."""

    at: str
    card: str | None  # its title, for a seat that can see its front
    side: Side
    faceup: bool
    counters: dict[str, int]
    hosted: NotRequired[list[CardView]]
    strength: NotRequired[int]
    strength_by: NotRequired[list[StrengthChange]]  # where it is not the printed one: what changes it
    chosen: NotRequired[list[str]]  # places of cards, or servers, that were chosen for it


class Agenda(TypedDict):
    """A card in a score area."""

    card: str
    points: int
    counters: dict[str, int]
    hosted: NotRequired[list[CardView]]


class Hand(TypedDict):
    """A player's hand."""

    size: int
    maximum: int
    cards: list[str]  # the titles that the seat can see


class Pile(TypedDict):
    """A deck, of which nobody sees more than how large it is."""

    size: int


class Discard(TypedDict):
    """A discard pile."""

    size: int
    faceup: list[str]
    facedown: int
    facedown_cards: list[str]  # the titles that the seat can see


class ScoreArea(TypedDict):
    """A score area."""

    points: int
    cards: list[Agenda]


class Memory(TypedDict):
    """The Runner's memory."""

    limit: int
    used: int


class Player(TypedDict):
    """One of the players."""

    identity: CardView
    credits: int
    clicks: int
    hand: Hand
    deck: Pile
    discard: Discard
    score: ScoreArea
    bad_publicity: NotRequired[int]
    tags: NotRequired[int]
    considered_tags: NotRequired[int]
    tagged: NotRequired[bool]
    brain_damage: NotRequired[int]
    link: NotRequired[int]
    memory: NotRequired[Memory]
    run_credits: NotRequired[int]
    unseen: NotRequired[dict[str, int]]  # titles of the own cards that the player cannot see


class ServerView(TypedDict):
    """A server."""

    server: str
    central: bool
    ice: list[CardView]  # from the innermost outwards
    cards: list[CardView]


class TurnView(TypedDict):
    """Where the game is."""

    number: int  # both players' turns counted
    side: Side
    phase: str
    step: str  # the number of the rule of the step that everybody can see


class RunView(TypedDict):
    """A run in progress."""

    server: str | None
    phase: RunPhase
    position: int | None  # 1 is the innermost
    ice: str | None
    successful: bool


class EncounterView(TypedDict):
    """An encounter in progress."""

    ice: str | None
    subroutines: int
    broken: list[int]  # counted from 1


class AccessView(TypedDict):
    """An access in progress."""

    server: str | None
    at: str | None
    card: str | None


class TraceView(TypedDict):
    """A trace in progress."""

    strength: int
    link: int


class Effect(TypedDict):
    """A lingering effect."""

    source: str | None
    side: Side
    targets: list[str]
    until: list[str]


class Choice(TypedDict):
    """An option in its parts."""

    text: str
    verb: str
    at: str | None
    card: str | None
    server: str | None
    number: int | None


class DecisionView(TypedDict):
    """The open decision: all but side and step is told to the seat that decides."""

    side: Side
    step: str
    kind: NotRequired[str]
    rule: NotRequired[str]
    card: NotRequired[str | None]
    number: NotRequired[int]
    options: NotRequired[list[str]]
    choices: NotRequired[list[Choice]]
    moment: NotRequired[Moment]  # of a paid ability window: where it stands
    could_act: NotRequired[list[Chance]]  # in it: what everybody can see that the player may have to do


class Known(TypedDict):
    """What a seat remembers of a card that it cannot see."""

    title: str
    among: list[str]


class View(TypedDict):
    """What a seat may know."""

    schema: int
    seat: Side | None
    turn: TurnView
    corp: Player
    runner: Player
    servers: list[ServerView]
    rig: list[CardView]
    playing: list[CardView]
    set_aside: list[CardView]
    removed: list[str]
    run: RunView | None
    encounter: EncounterView | None
    access: AccessView | None
    trace: TraceView | None
    effects: list[Effect]
    decision: DecisionView | None
    known: list[Known]
    over: bool
    winner: Side | None
    reason: str
