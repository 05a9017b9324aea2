"""Random games: every choice by chance, so that the engine meets what nobody would think of.

One seed makes one game, the cards and the choices both: a game that went wrong is played again by its seed alone.
"""

from __future__ import annotations

import time
import traceback
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from random import Random
from typing import Final

from .cards.facts import facts
from .cards.library import implemented
from .coverage import Coverage
from .decks import Deck, starter_deck, starter_names
from .game import Game
from .random_player import MOST_DECISIONS, finish

Look = Callable[[Game], None]

#: Which decks the game with a seed is played with.
Pairing = Callable[[int], tuple[Deck, Deck]]


def play(corp: Deck, runner: Deck, seed: int, *, asking: str = "forced", look: Look | None = None) -> Game:
    """Play a random game to its end. ``look`` sees it at the start and after each choice.

    >>> from netrunner import starter_deck
    >>> game = play(starter_deck("jinteki"), starter_deck("shaper"), seed=7)
    >>> game.decision is None, game.reason != ""
    (True, True)
    """
    game = Game.start(corp, runner, seed, asking=asking)
    finish(game, seed, look, MOST_DECISIONS)
    return game


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
    lost: int = 0  # moves that bots lost to the default
    coverage: Coverage | None = None  # what the games that ended reached, if it was asked for

    def add(self, other: Report) -> None:
        """Add what came out of the games that follow."""
        self.games += other.games
        self.decisions += other.decisions
        self.seconds += other.seconds
        self.winners += other.winners
        self.reasons += other.reasons
        self.failures += other.failures
        self.lost += other.lost
        if other.coverage is not None:
            self.coverage = self.coverage or Coverage()
            self.coverage.merge(other.coverage)

    def as_json(self) -> dict[str, object]:
        """The report for programs."""
        report: dict[str, object] = {
            "games": self.games,
            "errors": len(self.failures),
            "decisions": self.decisions,
            "seconds": round(self.seconds, 3),
            "winners": dict(sorted(self.winners.items())),
            "reasons": dict(sorted(self.reasons.items())),
            "failures": [{"seed": failure.seed, "error": failure.error} for failure in self.failures],
        }
        if self.coverage is not None:
            report["coverage"] = self.coverage.as_json()
        return report


def starter_pairing(seed: int, corp: Deck | None = None, runner: Deck | None = None) -> tuple[Deck, Deck]:
    """The starter decks that a seed stands for, in place of those not given: twelve seeds in a row, all pairings.

    >>> len({(corp.name, runner.name) for corp, runner in map(starter_pairing, range(12))})
    12
    """
    corps, runners = _starters("corp"), _starters("runner")
    which, seed = seed % len(corps), seed // len(corps)
    return corp or corps[which], runner or runners[seed % len(runners)]


@cache
def _starters(side: str) -> tuple[Deck, ...]:
    decks = [starter_deck(name) for name in starter_names() if name != "nbn-legal"]
    return tuple([deck for deck in decks if deck.side == side])


#: How many cards a drawn deck has, and how many of a drawn Corp deck are agendas.
DRAWN_SIZE: Final = 46
DRAWN_AGENDAS: Final = 9


def drawn_deck(side: str, chance: Random) -> Deck:
    """A deck of cards from anywhere in the pool, two or three of each, legal or not.

    >>> drawn_deck("corp", Random(1)).size >= DRAWN_SIZE
    True
    """
    identities, pool, agendas = _pool(side)
    identity = chance.choice(identities)
    titles: list[str] = []
    if side == "corp":
        titles += chance.choices(agendas, k=DRAWN_AGENDAS)
    while len(titles) < DRAWN_SIZE:
        titles += [chance.choice(pool)] * chance.choice((2, 3))
    return Deck("Drawn", identity, tuple(Counter(titles).items()))


@cache
def _pool(side: str) -> tuple[list[str], list[str], list[str]]:
    """Titles of a side: the identities, everything else, and the agendas among it."""
    cards = [card for card in map(facts, implemented()) if card.side == side]
    identities = [card.title for card in cards if card.type == "identity"]
    others = [card.title for card in cards if card.type != "identity"]
    return identities, others, [card.title for card in cards if card.type == "agenda"]


def drawn_pairing(seed: int) -> tuple[Deck, Deck]:
    """Two decks drawn from the whole pool: cards meet that nobody would play together."""
    chance = Random(seed)
    return drawn_deck("corp", chance), drawn_deck("runner", chance)


def simulate(
    corp: Deck, runner: Deck, games: int, seed: int = 0, *, asking: str = "forced", look: Look | None = None
) -> Report:
    """Play many random games, with the seeds from ``seed`` on. A game that goes wrong is reported and left."""
    return simulate_pairings(lambda _: (corp, runner), games, seed, asking=asking, look=look)


def simulate_pairings(
    pairing: Pairing,
    games: int,
    seed: int = 0,
    *,
    asking: str = "forced",
    look: Look | None = None,
    coverage: Coverage | None = None,
) -> Report:
    """Play many random games, each with the decks that ``pairing`` gives its seed; ``coverage`` takes what they reach.

    >>> simulate_pairings(starter_pairing, games=2).games
    2
    """
    report = Report(coverage=coverage)
    started = time.perf_counter()
    for number in range(seed, seed + games):
        report.games += 1
        corp, runner = pairing(number)
        if coverage is not None:
            coverage.know((corp.identity, *corp.titles(), runner.identity, *runner.titles()))
        try:
            game = Game.start(corp, runner, number, asking=asking)
            report.decisions += finish(game, number, look, MOST_DECISIONS)
        except Exception as error:
            line = f"{type(error).__name__}: {error}"
            report.failures.append(Failure(number, line, traceback.format_exc()))
            continue
        report.winners[game.winner or "draw"] += 1
        report.reasons[game.reason] += 1
        if coverage is not None:
            coverage.add(game.state)
    report.seconds = time.perf_counter() - started
    return report
