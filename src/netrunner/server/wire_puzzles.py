"""Bodies of puzzles: what was chosen in one, and how it stands then."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from netrunner.view_types import Side

from .wire_lessons import Breaks
from .wire_pages import OptionText


class PuzzleListed(Struct, frozen=True):
    """A puzzle, as a list of them tells it."""

    key: str
    side: Side
    kind: Literal["win", "score", "steal", "survive"]
    #: From 1, easy, to 5, hard.
    degree: int
    title: str
    #: What is to be reached, in a sentence.
    goal: str


class PuzzlesListed(Struct, frozen=True):
    puzzles: list[PuzzleListed]
    #: The key of the puzzle of the day, and that day, which is the same everywhere.
    daily: str
    day: str


class PuzzleAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """What has been chosen, and what is chosen now: an option, or to break."""

    choices: Annotated[list[OptionText], Meta(max_length=200)] = []
    option: OptionText | None = None
    breaks: Breaks | None = None
    #: Whether a choice that keeps the goal in reach is to be told.
    hint: bool = False


class PuzzleWhy(Struct, frozen=True, forbid_unknown_fields=True):
    """Something that the solver might want to do, in words."""

    choices: Annotated[list[OptionText], Meta(max_length=200)]
    about: Annotated[str, Meta(min_length=1, max_length=200)]


class PuzzleStep(Struct, frozen=True):
    """A choice on a line, in words."""

    side: Side
    text: str


class PuzzleShown(Struct, frozen=True):
    """How a puzzle stands after its choices."""

    puzzle: PuzzleListed
    #: What cannot be seen, in sentences.
    hidden: list[str]
    choices: list[str]
    #: The goal is in reach; a choice has given it away; the game has shown that; it has been reached.
    status: Literal["open", "beaten", "missed", "solved"]
    #: How many of the choices kept the goal in reach.
    good: int
    #: What beats the first choice that did not: a line that begins with it.
    refutation: list[PuzzleStep]
    #: What it left of the odds, in words, where no line is sure.
    left: str
    #: Why the solution is one, once it has been found.
    why: str
    hint: str
    #: Tables as a game tells them (docs/protocol.md); the last is how it stands.
    tables: list[object]
