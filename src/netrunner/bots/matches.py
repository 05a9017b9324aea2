"""Games between bots: many of them, and who won."""

from __future__ import annotations

import time
import traceback
from collections.abc import Callable

from ..game import Game
from ..random_player import MOST_DECISIONS, EndlessGame
from ..simulation import Failure, Pairing, Report
from .bot import Bot, ask
from .guard import Guard

#: Makes the bot of a side for the game with a seed.
Maker = Callable[[int], Bot]


def play_on(game: Game, corp: Guard, runner: Guard) -> int:
    """Let two bots finish a game; how many decisions that took."""
    made = 0
    while (decision := game.decision) is not None:
        if made == MOST_DECISIONS:
            raise EndlessGame(f"no end after {made} decisions")
        bot = runner if decision.player else corp
        game.choose(ask(bot, game, decision).text)
        made += 1
    return made


def match(corp: Maker, runner: Maker, pairing: Pairing, games: int, seed: int = 0, asking: str = "open") -> Report:
    """Play many games, with the seeds from ``seed`` on."""
    report = Report()
    started = time.perf_counter()
    for number in range(seed, seed + games):
        report.games += 1
        bots = (Guard(corp(number), None), Guard(runner(number + 1), None))
        try:
            game = Game.start(*pairing(number), number, asking=asking)
            report.decisions += play_on(game, *bots)
        except Exception as error:
            report.failures.append(Failure(number, f"{type(error).__name__}: {error}", traceback.format_exc()))
            continue
        report.lost += bots[0].lost + bots[1].lost
        report.winners[game.winner or "draw"] += 1
        report.reasons[game.reason] += 1
    report.seconds = time.perf_counter() - started
    return report
