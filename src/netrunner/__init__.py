"""Android: Netrunner, exactly as its Comprehensive Rules 1.4 say."""

from .decks import Deck, starter_deck
from .game import Game

__all__ = ["Deck", "Game", "starter_deck"]
__version__ = "0.1.0"
