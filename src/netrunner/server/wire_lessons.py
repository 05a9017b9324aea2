"""Bodies of lessons: what was chosen in one, and how it stands then."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from netrunner.view_types import Side

from .wire_pages import OptionText


class LessonListed(Struct, frozen=True):
    """A lesson, as a list of them tells it."""

    key: str
    side: Side
    title: str
    goal: str
    minutes: int


class LessonsListed(Struct, frozen=True):
    lessons: list[LessonListed]


class Breaks(Struct, frozen=True, forbid_unknown_fields=True):
    """Break every subroutine, or only one, with the card at a place."""

    at: Annotated[str, Meta(min_length=1, max_length=60)]
    subroutine: Annotated[int, Meta(ge=1, le=99)] | None = None


class LessonAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """What has been chosen, and what is chosen now: an option, or to break."""

    choices: Annotated[list[OptionText], Meta(max_length=500)] = []
    option: OptionText | None = None
    breaks: Breaks | None = None


class LessonWhy(Struct, frozen=True, forbid_unknown_fields=True):
    """Something that the learner might want to do, in words."""

    choices: Annotated[list[OptionText], Meta(max_length=500)]
    about: Annotated[str, Meta(min_length=1, max_length=200)]


class LessonStep(Struct, frozen=True):
    """The open step in words; `{Title}` is a card."""

    say: str
    #: The task; none where the step is only read.
    do: str | None
    #: What arrows point at: `card:Title`, `server:HQ`, `figure:runner-credits`, `zone:stack`, `log`, `dock`.
    point: list[str]


class LessonShown(Struct, frozen=True):
    """How a lesson stands after its choices."""

    lesson: LessonListed
    choices: list[str]
    status: Literal["read", "do", "astray", "done"]
    #: Which step it is, from 0, and how many there are.
    step: int
    steps: int
    open: LessonStep | None
    #: The option that leads on.
    hint: str
    #: What is said to the last choice, if it was not the one that leads on.
    answer: Literal["", "also", "astray", "over", "said"]
    words: str
    #: How many of the choices can stand; those after them lead away from the goal.
    good: int
    #: Whether the learner plays freely.
    free: bool
    #: The lesson after this one.
    next: str | None
    #: Tables as a game tells them (docs/protocol.md), one for each thing that happened; the last is how it stands.
    tables: list[object]
