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


class CardMore(Struct, frozen=True):
    """What there is to say about one card beside its face."""

    title: str
    set: str
    number: int
    #: Copies in a box of that set.
    quantity: int
    rules: list[RuleNamed]
    decks: list[DeckHolding]


Form = Literal["text", "jinteki", "json", "o8d"]
