"""Decks: reading and writing them, whether they are legal, and the ones that come along."""

from netrunner.decks.deck import Deck, understood
from netrunner.decks.formats import Format, find_format, format_names
from netrunner.decks.legality import Problem, check
from netrunner.decks.library import deck_format, deck_names, find_deck, named_deck
from netrunner.decks.names import UnknownDeck, UnknownFormat
from netrunner.decks.reading import Reading
from netrunner.decks.starter import starter_deck, starter_names
from netrunner.decks.unreadable import Misread, UnreadableDeck

__all__ = [
    "Deck",
    "Format",
    "Misread",
    "Problem",
    "Reading",
    "UnknownDeck",
    "UnknownFormat",
    "UnreadableDeck",
    "check",
    "deck_format",
    "deck_names",
    "find_deck",
    "find_format",
    "format_names",
    "named_deck",
    "starter_deck",
    "starter_names",
    "understood",
]
