"""What is measured in one process: random games, and single acts at positions from such games.

Times are processor time, so that whatever else runs on the machine counts as little as can be.
"""

from __future__ import annotations

import gc
import tracemalloc
from collections.abc import Callable
from random import Random
from time import process_time
from typing import Final, TypeVar

from ..decks import Deck, starter_deck
from ..game import Game
from ..random_player import finish
from ..rules.machine.state import State
from ..simulation import drawn_pairing
from .boards import SIZES, board

#: From how many games positions are taken, and how many from each; and how many drawn pairs of decks are played.
GAMES: Final = 40
POSITIONS_OF_A_GAME: Final = 5
#: How many copies are kept to see how much memory each takes.
KEPT: Final = 1000
#: For how many decisions each crowded board is played on.
DECISIONS_ON_A_BOARD: Final = 20

T = TypeVar("T")

#: One repetition of about so many seconds, and what it gave.
Measurement = Callable[[float], float]


def kernel() -> str:
    """Which kernel runs here."""
    return "compiled" if hasattr(State, "__mypyc_attrs__") else "pure"


def measurements(games: int = GAMES) -> dict[str, Measurement]:
    """Everything that is measured. Where a name ends in ``_per_second`` more is better, elsewhere less."""
    corp, runner = starter_deck("jinteki"), starter_deck("shaper")
    starters = [(corp, runner)] * games
    drawn = [drawn_pairing(seed) for seed in range(games)]
    positions = _positions(starters)
    saved = [game.to_json() for game in positions]
    again = [game.copy() for game in positions]
    chance = Random(0).random
    per_game: list[float] = []

    def play(seconds: float) -> float:
        decisions, games = _play(starters, seconds)
        per_game.append(games)
        return decisions

    def copy_and_choose(game: Game) -> None:
        twin = game.copy()
        decision = twin.decision
        assert decision is not None
        twin.choose(decision.options[int(chance() * len(decision.options))])

    def ask_again(game: Game) -> None:
        s = game.state
        s.decision = None
        s.stack[-1].run(s)  # asking is re-entrant: this lists the options, and changes nothing else

    def view(game: Game) -> None:
        assert game.decision is not None
        game.view(game.decision.side)

    def determinize(game: Game) -> None:
        assert game.decision is not None
        game.determinize(game.decision.side, 0)

    found: dict[str, Measurement] = {
        "decisions_per_second": play,
        "games_per_second": lambda seconds: per_game[-1],  # counted in the same games as the decisions
        "drawn_decisions_per_second": lambda seconds: _play(drawn, seconds)[0],
        "copy_us": _timer(Game.copy, positions),
        "copy_and_choose_us": _timer(copy_and_choose, positions),
        "options_us": _timer(ask_again, again),
        "view_us": _timer(view, positions),
        "determinize_us": _timer(determinize, positions),
        "save_us": _timer(Game.to_json, positions),
        "load_us": _timer(Game.from_json, saved),
    }
    for size in SIZES:
        found[f"board_{size}_us"] = _on_board(board(size))
    found["copy_bytes"] = lambda seconds: copy_bytes(positions)
    return found


def _play(decks: list[tuple[Deck, Deck]], seconds: float) -> tuple[float, float]:
    """Decisions and games per second in whole random games, the drawing of lots included; always the same games."""
    made = played = 0
    started = process_time()
    while not played or played % len(decks) or process_time() - started < seconds:
        seed = played % len(decks)
        made += finish(Game.start(*decks[seed], seed), seed)
        played += 1
    took = process_time() - started
    return made / took, played / took


def _positions(decks: list[tuple[Deck, Deck]]) -> list[Game]:
    """Games at decisions spread evenly over whole games."""
    found: list[Game] = []

    def look(game: Game) -> None:
        if game.decision is not None:
            found.append(game.copy())

    for seed, (corp, runner) in enumerate(decks):
        finish(Game.start(corp, runner, seed), seed, look)
    wanted = POSITIONS_OF_A_GAME * len(decks)
    return found[:: max(1, len(found) // wanted)][:wanted]


def _timer(act: Callable[[T], object], things: list[T]) -> Measurement:
    """How to time one act in microseconds, averaged over all positions."""

    def once(seconds: float) -> float:
        rounds = 0
        started = process_time()
        while rounds == 0 or process_time() - started < seconds:
            for thing in things:
                act(thing)
            rounds += 1
        return (process_time() - started) / (rounds * len(things)) * 1e6

    return once


def _on_board(game: Game) -> Measurement:
    """How to time one decision in microseconds, played at random from a crowded board on."""

    def once(seconds: float) -> float:
        took, made, seed = 0.0, 0, 0
        while not made or took < seconds:
            twin = game.copy()
            chance = Random(seed).random
            started = process_time()
            for _ in range(DECISIONS_ON_A_BOARD):
                decision = twin.state.decision
                if decision is None:
                    break
                twin.choose(decision.option(int(chance() * len(decision.keys))))
                made += 1
            took += process_time() - started
            seed = (seed + 1) % GAMES
        return took / made * 1e6

    return once


def copy_bytes(positions: list[Game], kept: int = KEPT) -> float:
    """How much memory a copy takes that is kept: what it does not share with the game it was made of."""
    gc.collect()
    tracemalloc.start()
    copies = [positions[n % len(positions)].copy() for n in range(kept)]
    gc.collect()
    now = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return now / len(copies)
