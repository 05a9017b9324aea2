"""Random games: every choice by chance, so that the engine meets what nobody would think of.

One seed makes one game, the cards and the choices both: a game that went wrong is played again by its seed alone.
"""

from __future__ import annotations

import time
import traceback
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Final

from .decks import Deck
from .game import Game

#: No random game comes near it; one that does is caught in a loop.
MOST_DECISIONS: Final = 20_000

Look = Callable[[Game], None]


class EndlessGame(RuntimeError):
    """A game that goes on and on."""


def play(corp: Deck, runner: Deck, seed: int, *, asking: str = "forced", look: Look | None = None) -> Game:
    """Play a random game to its end. ``look`` sees it at the start and after each choice.

    >>> from netrunner import starter_deck
    >>> game = play(starter_deck("jinteki"), starter_deck("shaper"), seed=7)
    >>> game.decision is None, game.reason != ""
    (True, True)
    """
    game = Game.start(corp, runner, seed, asking=asking)
    finish(game, seed, look)
    return game


def finish(game: Game, seed: int, look: Look | None = None) -> int:
    """Play a game on at random until it is over; how many decisions that took."""
    chance = Random(seed).random
    made = 0
    if look is not None:
        look(game)
    while (decision := game.decision) is not None:
        if made == MOST_DECISIONS:
            raise EndlessGame(f"no end after {made} decisions")
        options = decision.options
        game.choose(options[int(chance() * len(options))])
        made += 1
        if look is not None:
            look(game)
    return made


@dataclass(slots=True)
class Failure:
    """A game that went wrong: its seed, the error in a line, and where it happened."""

    seed: int
    error: str
    trace: str


@dataclass(slots=True)
class Report:
    """What came out of many games."""

    games: int = 0
    decisions: int = 0
    seconds: float = 0.0
    winners: Counter[str] = field(default_factory=Counter)
    reasons: Counter[str] = field(default_factory=Counter)
    failures: list[Failure] = field(default_factory=list)

    def as_json(self) -> dict[str, object]:
        """The report for programs."""
        return {
            "games": self.games,
            "errors": len(self.failures),
            "decisions": self.decisions,
            "seconds": round(self.seconds, 3),
            "winners": dict(sorted(self.winners.items())),
            "reasons": dict(sorted(self.reasons.items())),
            "failures": [{"seed": failure.seed, "error": failure.error} for failure in self.failures],
        }


def simulate(
    corp: Deck, runner: Deck, games: int, seed: int = 0, *, asking: str = "forced", look: Look | None = None
) -> Report:
    """Play many random games, with the seeds from ``seed`` on. A game that goes wrong is reported and left."""
    report = Report()
    started = time.perf_counter()
    for number in range(seed, seed + games):
        report.games += 1
        try:
            game = Game.start(corp, runner, number, asking=asking)
            report.decisions += finish(game, number, look)
        except Exception as error:
            line = f"{type(error).__name__}: {error}"
            report.failures.append(Failure(number, line, traceback.format_exc()))
            continue
        report.winners[game.winner or "draw"] += 1
        report.reasons[game.reason] += 1
    report.seconds = time.perf_counter() - started
    return report
