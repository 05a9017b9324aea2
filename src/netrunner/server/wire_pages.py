"""Bodies of the pages beside the table: decks being read, cards one by one, positions being set up."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from netrunner.view_types import Side

from .wire import Cards, Title


class DeckText(Struct, frozen=True, forbid_unknown_fields=True):
    """A deck as someone has it: text, JSON or an O8D file."""

    text: Annotated[str, Meta(max_length=32_000)]


class MisreadShown(Struct, frozen=True):
    """Something in a deck that could not be understood."""

    #: From 1; 0 where the whole text is meant.
    line: int
    #: As it stands there.
    text: str
    #: What is wrong with it.
    why: str
    #: Titles that may have been meant, in English as everywhere.
    near: list[str]
    #: How many copies that line wants, where it says.
    copies: int


class DeckRead(Struct, frozen=True):
    """What was understood of a deck, and what was not."""

    name: str
    identity: str | None
    side: Side | None
    cards: dict[str, int]
    misreads: list[MisreadShown]
    #: Cards that the game does not know how to play yet.
    missing: list[str]


class DeckParts(Struct, frozen=True, forbid_unknown_fields=True):
    """A deck in its parts."""

    identity: Title
    cards: Cards
    name: Annotated[str, Meta(max_length=80)] = ""


class DeckForms(Struct, frozen=True):
    """A deck in every form that others read."""

    text: str
    jinteki: str
    json: str
    o8d: str


class RuleNamed(Struct, frozen=True):
    """A section of the rules, with its heading."""

    number: str
    heading: str


class DeckHolding(Struct, frozen=True):
    """A ready-made deck that holds a card."""

    key: str
    copies: int


Kind = Literal["rules", "faq", "rulebook", "illustration", "ruling", "erratum", "scenario"]


class ExampleNamed(Struct, frozen=True):
    """An example that can be played."""

    id: str
    kind: Kind
    #: Where it comes from: "Example E036, rule 3.9.5b".
    label: str
    #: What it is about.
    title: str
    #: English titles of the cards that act in it.
    cards: list[str]
    #: How many acts its boards have.
    acts: list[int]


class CardMore(Struct, frozen=True):
    """What there is to say about one card beside its face."""

    title: str
    set: str
    number: int
    #: Copies in a box of that set.
    quantity: int
    rules: list[RuleNamed]
    decks: list[DeckHolding]
    #: Rulings about it, and other examples that it acts in, as boards to play.
    examples: list[ExampleNamed]
    #: How many rulings there are about it.
    rulings: int
    #: English titles of cards that go with it.
    companions: list[str]


Form = Literal["text", "jinteki", "json", "o8d"]

# -- positions ------------------------------------------------------------------------------------------------------

OptionText = Annotated[str, Meta(min_length=1, max_length=300)]


class PositionAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """A position as text, and the options that were taken from it."""

    text: Annotated[str, Meta(max_length=20_000)]
    choices: Annotated[list[OptionText], Meta(max_length=300)] = []
    mode: Literal["forced", "full"] = "forced"


class Act(Struct, frozen=True, forbid_unknown_fields=True):
    """Something that a player might want to do, in words."""

    side: Side
    about: Annotated[str, Meta(min_length=1, max_length=200)]


class WhyAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """Acts in a position: is each possible, and if not, why?"""

    position: PositionAsked
    acts: Annotated[list[Act], Meta(min_length=1, max_length=16)]


class Answered(Struct, frozen=True):
    side: Side
    about: str
    possible: bool
    rule: str
    text: str
    #: The option, if it is possible.
    option: str


class Answers(Struct, frozen=True):
    answers: list[Answered]


class PlacedShown(Struct, frozen=True):
    """A card in its place."""

    title: str
    facedown: bool
    counters: dict[str, int]
    hosted: list[PlacedShown]
    #: What else stands in its braces.
    notes: list[str]


class ServerShown(Struct, frozen=True):
    name: str
    #: The innermost first.
    ice: list[PlacedShown]
    cards: list[PlacedShown]


class SideShown(Struct, frozen=True):
    """One player's half; null clicks are those that the turn allots."""

    identity: PlacedShown | None
    credits: int
    clicks: int | None
    numbers: dict[str, int]
    hand: list[PlacedShown]
    #: The top card first.
    deck: list[PlacedShown]
    discard: list[PlacedShown]
    score: list[PlacedShown]
    others: dict[str, list[PlacedShown]]


class BoardShown(Struct, frozen=True):
    """A position in its parts."""

    corp: SideShown
    runner: SideShown
    servers: list[ServerShown]
    rig: list[PlacedShown]
    turn: Side
    turn_number: int
    rule: str
    #: What stands behind `run:`.
    run: str
    run_credits: int
    seed: int


class OptionShown(Struct, frozen=True):
    text: str
    label: str
    rule: str


class DecisionShown(Struct, frozen=True):
    side: str
    kind: str
    rule: str
    question: str
    options: list[OptionShown]


class Taken(Struct, frozen=True):
    """An option that was taken."""

    side: str
    text: str
    label: str


class PositionShown(Struct, frozen=True):
    """How it stands, and what can be done."""

    #: The position as it is now.
    text: str
    board: BoardShown
    #: A view (docs/views.md). The description of the API cannot say which of its fields may be missing.
    view: object
    taken: list[Taken]
    decision: DecisionShown | None
    #: How the game ended, if it did.
    over: str | None
    #: What happened, as the player who did it reads it.
    told: list[str]
    #: What no game could come to, or the first checkpoint corrects.
    odd: list[str]
    #: The source of a test for what was played.
    scenario: str
