"""Android: Netrunner, exactly as its Comprehensive Rules 1.4 say.

What a player, a bot or a client needs is here; `netrunner.decks` and `netrunner.testing` hold more.
"""

from .decks import Deck, deck_names, find_deck, starter_deck, starter_names
from .errors import BadDeck, BadPosition, BadSave, IllegalChoice, NetrunnerError
from .game import Game
from .log import LogEntry
from .positions import Position
from .questions import labels, question
from .rules.machine.decisions import Decision, Option
from .views import View
from .why_not import WhyNot

__all__ = [
    "Game", "Decision", "Option", "View", "LogEntry", "WhyNot", "question", "labels",
    "Deck", "starter_deck", "starter_names", "find_deck", "deck_names",
    "Position",
    "NetrunnerError", "IllegalChoice", "BadDeck", "BadSave", "BadPosition",
]  # fmt: skip
__version__ = "0.1.0"
