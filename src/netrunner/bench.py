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
    """One thing measured several times: the best and the middle of the repetitions."""

    name: str
    best: float
    median: float


def measure(corp: Deck, runner: Deck, seconds: float = 1.0, repetitions: int = 5) -> list[Figure]:
    """Measure everything; each repetition of each figure takes about ``seconds``."""
    figures = _play(corp, runner, seconds, repetitions)
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
    return [
        *figures,
        _time("copy_us", Game.copy, positions, seconds, repetitions),
        _time("copy_and_choose_us", copy_and_choose, positions, seconds, repetitions),
        _time("options_us", ask_again, again, seconds, repetitions),
        _time("view_us", view, positions, seconds, repetitions),
        _time("save_us", Game.to_json, positions, seconds, repetitions),
        _time("load_us", Game.from_json, saved, seconds, repetitions),
    ]


def _play(corp: Deck, runner: Deck, seconds: float, repetitions: int) -> list[Figure]:
    """Whole random games, the drawing of lots included."""
    for seed in range(GAMES):  # warm up: everything loaded, every branch specialized
        finish(Game.start(corp, runner, seed), seed)
    decisions: list[float] = []
    games: list[float] = []
    for _ in range(repetitions):
        gc.collect()
        made = played = 0
        started = time.perf_counter()
        while not played or played % GAMES or time.perf_counter() - started < seconds:
            made += finish(Game.start(corp, runner, played % GAMES), played % GAMES)
            played += 1
        took = time.perf_counter() - started
        decisions.append(made / took)
        games.append(played / took)
    return [
        Figure("decisions_per_second", max(decisions), median(decisions)),
        Figure("games_per_second", max(games), median(games)),
    ]


def _positions(corp: Deck, runner: Deck) -> list[Game]:
    """Games at decisions spread evenly over whole games."""
    found: list[Game] = []

    def look(game: Game) -> None:
        if game.decision is not None:
            found.append(game.copy())

    for seed in range(GAMES):
        finish(Game.start(corp, runner, seed), seed, look)
    return found[:: max(1, len(found) // POSITIONS)][:POSITIONS]


def _time(name: str, act: Callable[[T], object], things: list[T], seconds: float, repetitions: int) -> Figure:
    """The time of one act in microseconds, averaged over all positions."""
    for thing in things:
        act(thing)
    times: list[float] = []
    for _ in range(repetitions):
        gc.collect()
        rounds = 0
        started = time.perf_counter()
        while rounds == 0 or time.perf_counter() - started < seconds:
            for thing in things:
                act(thing)
            rounds += 1
        times.append((time.perf_counter() - started) / (rounds * len(things)) * 1e6)
    return Figure(name, min(times), median(times))


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
