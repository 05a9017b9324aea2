"""A bot must never harm a game: whatever it does, the game gets a legal option in time.

A bot that raises, answers with something that is no option, or takes too long loses that move to a default.
"""

from __future__ import annotations

import logging
import queue
import threading
from typing import TYPE_CHECKING, Final

from ..views import View
from .asked import Asked, Choice
from .bot import Bot, Searcher

if TYPE_CHECKING:
    from ..game import Game

_log = logging.getLogger(__name__)

#: How long a bot may think about one decision.
SECONDS: Final = 2.0
#: A bot that was too slow this often is not asked any more: each time leaves a thread behind that cannot be stopped.
PATIENCE: Final = 3

#: What does least, first: acts that end a question without consequences.
_MEEK: Final = ("pass", "done", "no", "decline", "continue", "keep", "gain", "number")


def default_choice(decision: Asked) -> Choice:
    """A legal option that changes as little as possible."""
    return decision.first(*_MEEK) or decision.options[0]


class Guard:
    """A bot whose answers are always legal and in time."""

    def __init__(self, bot: Bot, seconds: float | None = SECONDS) -> None:
        """``seconds`` None asks the bot directly and waits for it: for bots that are known to be quick."""
        self.bot = bot
        self.name = bot.name
        self.seconds = seconds
        #: How many moves it lost.
        self.lost = 0
        self._late = 0
        self._worker: _Worker | None = None

    def wants_world(self, decision: Asked) -> bool:
        """Whether the bot wants to look ahead."""
        return isinstance(self.bot, Searcher) and self.bot.wants_world(decision)

    def choose(self, view: View, decision: Asked) -> Choice:
        """What the bot chooses, or the default."""
        return self._guarded(view, decision, None)

    def think(self, view: View, decision: Asked, world: Game) -> Choice:
        """What the bot chooses when it has looked ahead, or the default."""
        return self._guarded(view, decision, world)

    def _guarded(self, view: View, decision: Asked, world: Game | None) -> Choice:
        answer: object
        try:
            if self.seconds is None:
                answer = _answer(self.bot, view, decision, world)
            else:
                answer = self._in_time(view, decision, world)
        except Exception as error:
            _log.warning("bot %s failed: %r", self.name, error)
            answer = None
        for option in decision.options:
            if option is answer or option == answer:
                return option
        self.lost += 1
        return default_choice(decision)

    def _in_time(self, view: View, decision: Asked, world: Game | None) -> object:
        if self._late >= PATIENCE:
            return None
        if self._worker is None:
            self._worker = _Worker(self.bot)
        answer = self._worker.ask((view, decision, world), self.seconds)
        if answer is _TOO_LATE:
            _log.warning("bot %s took more than %s seconds", self.name, self.seconds)
            self._late += 1
            self._worker = None
        elif isinstance(answer, Exception):
            raise answer
        return answer

    def close(self) -> None:
        """End the thread in which the bot thinks."""
        if self._worker is not None:
            self._worker.stop()
            self._worker = None


_TOO_LATE: Final = object()

_Question = tuple[View, Asked, "Game | None"]


def _answer(bot: Bot, view: View, decision: Asked, world: Game | None) -> object:
    if world is not None and isinstance(bot, Searcher):
        return bot.think(view, decision, world)
    return bot.choose(view, decision)


class _Worker:
    """A thread in which a bot thinks; it is left behind when the bot does not come back."""

    def __init__(self, bot: Bot) -> None:
        self._questions: queue.SimpleQueue[_Question | None] = queue.SimpleQueue()
        self._answers: queue.SimpleQueue[object] = queue.SimpleQueue()
        thread = threading.Thread(target=self._think, args=(bot,), name=f"bot {bot.name}", daemon=True)
        thread.start()

    def _think(self, bot: Bot) -> None:
        while (question := self._questions.get()) is not None:
            try:
                self._answers.put(_answer(bot, *question))
            except Exception as error:
                self._answers.put(error)

    def ask(self, question: _Question, seconds: float | None) -> object:
        self._questions.put(question)
        try:
            return self._answers.get(timeout=seconds)
        except queue.Empty:
            self._questions.put(None)  # should it ever come back, it ends
            return _TOO_LATE

    def stop(self) -> None:
        self._questions.put(None)
