"""Computer players think beside the server, and cannot hold it up."""

from __future__ import annotations

import asyncio
import threading

from netrunner import Game, starter_deck
from netrunner.bots import Asked, Choice, Guard, asked, make
from netrunner.bots.guard import PATIENCE
from netrunner.server.thinking import Thinking
from netrunner.views import View


class Stuck:
    """Does not come back until it is let go."""

    name = "stuck"

    def __init__(self) -> None:
        self.let_go = threading.Event()
        self.asked = 0

    def choose(self, view: View, decision: Asked) -> Choice:
        self.asked += 1
        self.let_go.wait(10)
        return decision.options[-1]


def test_a_bot_that_does_not_come_back_loses_its_moves_and_holds_nobody_up() -> None:
    game = Game.start(starter_deck("jinteki"), starter_deck("shaper"), 1, asking="open")
    assert game.decision is not None
    question, view = asked(game.decision), game.view("corp")
    bot = Stuck()
    stuck, quick = Guard(bot, None), Guard(make("novice"), None)

    async def run() -> list[str]:
        thinking = Thinking(0.02)
        chosen = [(await thinking.choose(stuck, view, question)).text for _ in range(PATIENCE + 2)]
        patient = Thinking(5.0)
        chosen.append((await patient.choose(quick, view, question)).text)
        bot.let_go.set()
        thinking.close()
        patient.close()
        return chosen

    chosen = asyncio.run(run())
    assert chosen[:-1] == ["keep"] * (PATIENCE + 2) and chosen[-1] in ("keep", "mulligan")
    assert bot.asked == PATIENCE and stuck.lost == PATIENCE
