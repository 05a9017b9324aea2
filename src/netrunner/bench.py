"""How fast the engine is, for random play in one process; ``docs/performance.md`` says how to read the figures."""

from __future__ import annotations

import gc
import os
import platform
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random
from statistics import median
from typing import Final, TypeVar

from .decks import Deck
from .game import Game
from .simulation import finish

#: Seeds of the games that positions are taken from, and how many positions.
GAMES: Final = 40
POSITIONS: Final = 200


T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Figure:
    """One thing measured several times: the best, the middle and the worst of the repetitions."""

    name: str
    best: float
    median: float
    worst: float


#: A figure to be measured: its name, and one repetition of about so many seconds.
Measurement = tuple[str, Callable[[float], float]]


def measure(corp: Deck, runner: Deck, seconds: float = 1.0, repetitions: int = 5) -> list[Figure]:
    """Measure everything; each repetition of each figure takes about ``seconds``.

    The figures take turns: on a machine that is busy for a while, none of them gets all the bad moments.
    """
    positions = _positions(corp, runner)
    chance = Random(0).random

    def copy_and_choose(game: Game) -> None:
        again = game.copy()
        decision = again.decision
        assert decision is not None
        again.choose(decision.options[int(chance() * len(decision.options))])

    def ask_again(game: Game) -> None:
        s = game.state
        s.decision = None
        s.stack[-1].run(s)  # asking is re-entrant: this lists the options, and changes nothing else

    def view(game: Game) -> None:
        assert game.decision is not None
        game.view(game.decision.side)

    saved = [game.to_json() for game in positions]
    again = [game.copy() for game in positions]
    per_game: list[float] = []

    def play(seconds: float) -> float:
        decisions, games = _play(corp, runner, seconds)
        per_game.append(games)
        return decisions

    def games(seconds: float) -> float:
        return per_game[-1]  # counted in the same games as the decisions

    measurements: list[Measurement] = [
        ("decisions_per_second", play),
        ("games_per_second", games),
        ("copy_us", _timer(Game.copy, positions)),
        ("copy_and_choose_us", _timer(copy_and_choose, positions)),
        ("options_us", _timer(ask_again, again)),
        ("view_us", _timer(view, positions)),
        ("save_us", _timer(Game.to_json, positions)),
        ("load_us", _timer(Game.from_json, saved)),
    ]
    for _, once in measurements:
        once(0.0)  # warm up: everything loaded, every branch specialized
    found: list[list[float]] = [[] for _ in measurements]
    for _ in range(repetitions):
        for values, (_, once) in zip(found, measurements, strict=True):
            gc.collect()
            values.append(once(seconds))
    return [_figure(name, values) for values, (name, _) in zip(found, measurements, strict=True)]


def _figure(name: str, values: list[float]) -> Figure:
    ordered = sorted(values, reverse=not name.endswith("_us"))  # of times the least is best, of speeds the greatest
    return Figure(name, ordered[0], median(values), ordered[-1])


def _play(corp: Deck, runner: Deck, seconds: float) -> tuple[float, float]:
    """Whole random games, the drawing of lots included: decisions and games per second."""
    made = played = 0
    started = time.perf_counter()
    while not played or played % GAMES or time.perf_counter() - started < seconds:
        made += finish(Game.start(corp, runner, played % GAMES), played % GAMES)
        played += 1
    took = time.perf_counter() - started
    return made / took, played / took


def _positions(corp: Deck, runner: Deck) -> list[Game]:
    """Games at decisions spread evenly over whole games."""
    found: list[Game] = []

    def look(game: Game) -> None:
        if game.decision is not None:
            found.append(game.copy())

    for seed in range(GAMES):
        finish(Game.start(corp, runner, seed), seed, look)
    return found[:: max(1, len(found) // POSITIONS)][:POSITIONS]


def _timer(act: Callable[[T], object], things: list[T]) -> Callable[[float], float]:
    """How to time one act in microseconds, averaged over all positions."""

    def once(seconds: float) -> float:
        rounds = 0
        started = time.perf_counter()
        while rounds == 0 or time.perf_counter() - started < seconds:
            for thing in things:
                act(thing)
            rounds += 1
        return (time.perf_counter() - started) / (rounds * len(things)) * 1e6

    return once


def machine() -> str:
    """What the figures were taken on."""
    model = platform.processor() or platform.machine()
    try:
        for line in Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                model = line.partition(":")[2].strip()
                break
    except OSError:
        pass  # not Linux: the platform's own word will do
    return f"{model}, {os.cpu_count()} × {platform.machine()}, {platform.system()}"


def python() -> str:
    """Which Python runs."""
    return f"{platform.python_implementation()} {platform.python_version()}"
