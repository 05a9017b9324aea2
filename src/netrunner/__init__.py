"""Android: Netrunner, exactly as its Comprehensive Rules 1.4 say.

What a player, a bot or a client needs is here; `netrunner.decks` and `netrunner.testing` hold more. A name is loaded
when it is first used, so that importing the package costs nothing.
"""

from importlib import import_module
from typing import TYPE_CHECKING

from netrunner import compiled

if TYPE_CHECKING:
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

#: Where each name is defined; a test compares this with the imports above, which only type checkers follow.
_HOMES = {
    "decks": ("Deck", "deck_names", "find_deck", "starter_deck", "starter_names"),
    "errors": ("BadDeck", "BadPosition", "BadSave", "IllegalChoice", "NetrunnerError"),
    "game": ("Game",),
    "log": ("LogEntry",),
    "positions": ("Position",),
    "questions": ("labels", "question"),
    "rules.machine.decisions": ("Decision", "Option"),
    "views": ("View",),
    "why_not": ("WhyNot",),
}

compiled.use()


def __getattr__(name: str) -> object:
    for home, names in _HOMES.items():
        if name in names:
            found: object = getattr(import_module(f"{__name__}.{home}"), name)
            globals()[name] = found
            return found
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
