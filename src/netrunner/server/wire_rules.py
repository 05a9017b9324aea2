"""Bodies of the playable rulebook: rules, terms, and examples step by step."""

from __future__ import annotations

from msgspec import Struct

from netrunner.view_types import Side, View

from .messages import LogLine
from .wire import SeatName, Turn
from .wire_pages import ExampleNamed, Kind, RuleNamed


class RuleSaid(Struct, frozen=True):
    """A rule with what it says; a section or chapter says nothing, and has a heading of its own."""

    number: str
    heading: str
    says: str
    #: How many examples show it.
    examples: int


class SectionShown(Struct, frozen=True):
    number: str
    heading: str
    rules: int


class ChapterShown(Struct, frozen=True):
    number: str
    heading: str
    sections: list[SectionShown]


class RulesListed(Struct, frozen=True):
    """The chapters with their sections, or the rules that speak of what was asked."""

    chapters: list[ChapterShown]
    #: What was asked, and the rules that speak of it, the likeliest first.
    asked: str
    found: list[RuleSaid]


class NoBoard(Struct, frozen=True):
    """Why there is nothing to see of a rule on a board, and boards of other rules that show what it is about."""

    kind: str
    why: str
    examples: list[ExampleNamed]


class RuleShown(Struct, frozen=True):
    """All there is to tell of a rule, a section or a chapter."""

    number: str
    heading: str
    says: str
    above: list[RuleNamed]
    below: list[RuleSaid]
    before: str
    after: str
    #: Where it matters next: rules that it names, that name it, or that the same examples show.
    next: list[RuleSaid]
    #: English titles of cards that turn on it.
    cards: list[str]
    examples: list[ExampleNamed]
    #: For a rule that no board shows by itself.
    without: NoBoard | None


class Term(Struct, frozen=True):
    """A term of the game in both languages, and the rule that says what it is."""

    en: str
    es: str
    rule: str
    says: str


class Glossary(Struct, frozen=True):
    terms: list[Term]


class BoardPart(Struct, frozen=True):
    """One board of an example."""

    steps: int
    turns: list[Turn]
    #: The position as text, and its acts, for whoever wants to play both sides; without acts that answer no question.
    text: str
    choices: list[str]
    mode: str
    #: Whether all of it can be played so.
    whole: bool


class ExampleShown(Struct, frozen=True):
    """An example with its boards."""

    id: str
    kind: Kind
    label: str
    title: str
    rules: list[RuleSaid]
    cards: list[str]
    parts: list[BoardPart]


class RefusedAct(Struct, frozen=True):
    """Something that a side cannot do at this moment, and why."""

    side: Side
    text: str
    why: str
    rule: str


class ExampleStep(Struct, frozen=True):
    """The board before an act, what has been told since the one before, and the act that follows."""

    step: int
    seat: SeatName
    view: View
    log: list[LogLine]
    chosen: str | None
    refused: list[RefusedAct]


class ExampleStory(Struct, frozen=True):
    #: Lines as tables tell them, each with the first `step` at which it has happened.
    log: list[LogLine]
