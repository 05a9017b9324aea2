"""Computer players think in threads of their own, so that nobody waits for them."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor

from netrunner.bots import Asked, Choice, Guard, default_choice
from netrunner.bots.guard import PATIENCE
from netrunner.views import View


class Thinking:
    """The threads. A bot that does not come back keeps its thread; the others get new ones."""

    WORKERS = 4

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._pool = ThreadPoolExecutor(self.WORKERS, thread_name_prefix="bot")
        self._late: dict[int, int] = {}  # by bot: how often it was too late

    def begin(self, bot: Guard, view: View, decision: Asked) -> asyncio.Task[Choice]:
        """Let the bot begin to think; what it chooses comes with the task."""
        return asyncio.get_running_loop().create_task(self.choose(bot, view, decision))

    async def choose(self, bot: Guard, view: View, decision: Asked) -> Choice:
        """What the bot chooses; the default if it takes too long."""
        if self._late.get(id(bot), 0) >= PATIENCE:
            return default_choice(decision)
        thought = asyncio.get_running_loop().run_in_executor(self._pool, bot.choose, view, decision)
        try:
            return await asyncio.wait_for(asyncio.shield(thought), self._seconds)
        except TimeoutError:
            thought.add_done_callback(_forget)
            self._late[id(bot)] = self._late.get(id(bot), 0) + 1
            bot.lost += 1
            self._pool.shutdown(wait=False)
            self._pool = ThreadPoolExecutor(self.WORKERS, thread_name_prefix="bot")
            return default_choice(decision)

    def forget(self, bot: Guard) -> None:
        """The bot's game is over."""
        self._late.pop(id(bot), None)

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)


def _forget(thought: asyncio.Future[Choice]) -> None:
    """It came too late: nobody wants to know how it ended."""
    if not thought.cancelled():
        thought.exception()
