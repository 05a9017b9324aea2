"""What is built when it is first needed is needed by the first player: build it before anyone comes."""

from __future__ import annotations

from functools import cache
from typing import Any, cast

from netrunner.bots import asked, make
from netrunner.decks import find_deck
from netrunner.game import Game
from netrunner.text.phrases import LANGUAGES

from . import catalogue, rules
from .room import Room
from .seats import Seat
from .settings import Settings
from .tables import table
from .wire import encode

#: How many choices are tried: enough for a few turns with runs.
_CHOICES = 120


@cache
def warm() -> None:
    """The cards with their texts, the decks, and a room in which two computers play a little, told in each language."""
    catalogue.ready_made()
    catalogue.cards()
    rules.warm()
    game = Game.start(find_deck("jinteki"), find_deck("shaper"), 1, asking="open")
    nobody = cast(Any, None)
    seats = {side: Seat(side, "person", side) for side in ("corp", "runner")}
    room = Room("", game, seats, Settings(), nobody, nobody, created=0.0, seed=1)
    bots = {"corp": make("novice", 1), "runner": make("random", 2)}
    told = 0
    for _ in range(_CHOICES):
        decision = game.decision
        if decision is None:
            break
        for side in ("corp", "runner"):
            for lang in LANGUAGES:
                encode(table(room, side, lang, told, False))
        told = len(room.story)
        choice = bots[decision.side].choose(game.view(decision.side), asked(decision))
        room.apply(room.find_option(choice.text), "seat")
