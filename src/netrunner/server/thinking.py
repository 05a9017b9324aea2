"""Computer players: those that only look are asked at once, the others think in processes of their own.

Either way nobody waits for one that hangs: a thought that takes too long is ended, and so is a process.
"""

from __future__ import annotations

import asyncio
import atexit
import contextlib
import itertools
import logging
import pickle
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from typing import Final

from netrunner.bots import Asked, Bot, Choice, default_choice, make
from netrunner.bots.guard import PATIENCE
from netrunner.bots.worker import ANSWER, LENGTH, NOTHING, written
from netrunner.views import View

from .turns import LockInTurn

_log = logging.getLogger(__name__)

#: How long a new process may take until it is ready: it has the cards to read.
STARTING: Final = 20.0

_keys = itertools.count()


class Player:
    """A bot at a table, as the server knows it. It must be possible to pickle the bot."""

    __slots__ = ("bot", "key", "late", "lost", "lower")

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.lower = make("novice")  # who plays on when it fails
        self.key = next(_keys)
        self.lost = 0  # moves that it lost to the default
        self.late = 0  # how often it was too late


class Thinking:
    """The processes. A bot that is too late loses its move, and takes its process with it."""

    WORKERS = 2

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._workers = [_Worker() for _ in range(self.WORKERS)]

    def at_once(self, player: Player, view: View, decision: Asked) -> Choice | None:
        """What a quick bot chooses; None if it must be given time to think.

        One that is late after all is not trusted any more, and asked in a process from then on.
        """
        if player.late or not getattr(player.bot, "quick", False):
            return None
        answer: object = None
        try:
            with _alarm(self._seconds):
                answer = player.bot.choose(view, decision)
        except TooLong:
            player.late += 1
            _log.warning("bot %s took more than %s seconds", player.bot.name, self._seconds)
        except Exception as error:
            _log.warning("bot %s failed: %r", player.bot.name, error)
        for option in decision.options:
            if option is answer or option == answer:
                return option
        player.lost += 1
        return default_choice(decision)

    def begin(
        self, player: Player, view: View, decision: Asked, world: str | None = None, address: str = ""
    ) -> asyncio.Task[Choice]:
        """Let the bot begin to think; what it chooses comes with the task."""
        return asyncio.get_running_loop().create_task(self.choose(player, view, decision, world, address))

    async def choose(
        self, player: Player, view: View, decision: Asked, world: str | None = None, address: str = ""
    ) -> Choice:
        """What the bot chooses; what a lower level would do if it fails or takes too long, and else the default.

        ``world`` is one that fits what the seat knows, as it is saved, for a bot that looks ahead. Bots of games from
        one ``address`` wait for each other, those of others have their turn in between.
        """
        place = NOTHING
        if player.late < PATIENCE:
            worker = self._worker(player)
            try:
                place = await worker.ask(player, view, decision, world, self._seconds, address)
            except TimeoutError:
                player.late += 1
                _log.warning("bot %s took more than %s seconds", player.bot.name, self._seconds)
            except (OSError, EOFError, pickle.PicklingError, AttributeError, TypeError) as error:
                _log.warning("bot %s cannot be asked: %r", player.bot.name, error)
        if 0 <= place < len(decision.options):
            return decision.options[place]
        player.lost += 1
        return self._lower(player, view, decision)

    def _lower(self, player: Player, view: View, decision: Asked) -> Choice:
        """A bot that fails plays on as the next lower level that answers at once."""
        try:
            with _alarm(self._seconds):
                answer = player.lower.choose(view, decision)
        except (Exception, TooLong) as error:
            _log.warning("the bot in place of %s failed: %r", player.bot.name, error)
            return default_choice(decision)
        return answer if answer in decision.options else default_choice(decision)

    def _worker(self, player: Player) -> _Worker:
        """Where the bot has been asked before, so that it may remember; else where nobody waits."""
        for worker in self._workers:
            if player.key in worker.known:
                return worker
        return next((worker for worker in self._workers if not worker.busy.locked()), self._workers[0])

    def forget(self, player: Player) -> None:
        """The bot's game is over."""
        for worker in self._workers:
            worker.forget(player)

    def close(self) -> None:
        """Leave the processes to whoever thinks next, or end them."""
        for worker in self._workers:
            worker.close()


class TooLong(BaseException):
    """A thought that did not come to an end; no bot catches it by mistake."""


@contextlib.contextmanager
def _alarm(seconds: float) -> Iterator[None]:
    """End what takes longer, where signals reach: in the main thread, in which the server runs."""
    if threading.current_thread() is not threading.main_thread() or not hasattr(signal, "setitimer"):
        yield
        return
    thinks = True

    def ring(_signal: int, _frame: object) -> None:
        if thinks:  # the handler runs in this very thread: never after the thought is over
            raise TooLong

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        thinks = False
        signal.setitimer(signal.ITIMER_REAL, 0.0)
        signal.signal(signal.SIGALRM, before)


class _Process:
    """A process and our end of the socket to it."""

    def __init__(self) -> None:
        ours, theirs = socket.socketpair()
        ours.setblocking(False)
        self.socket = ours
        self.ready = False
        with theirs:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "netrunner.bots.worker", str(theirs.fileno())],
                pass_fds=(theirs.fileno(),),
                stdin=subprocess.DEVNULL,
            )
        path = pickle.dumps(sys.path)
        self.socket.send(LENGTH.pack(len(path)) + path)

    async def answer(self) -> int:
        answer = await asyncio.get_running_loop().sock_recv(self.socket, ANSWER.size)
        if len(answer) < ANSWER.size:
            raise EOFError("the process is gone")
        place: int = ANSWER.unpack(answer)[0]
        return place

    def end(self) -> None:
        self.socket.close()
        self.process.kill()
        self.process.wait()


#: Processes that nobody uses: one server after the other takes them over.
_spare: list[_Process] = []


@atexit.register
def _end_spare() -> None:
    while _spare:
        _spare.pop().end()


class _Worker:
    """One process at a time; after a bot that hung, a new one."""

    def __init__(self) -> None:
        self.known: set[int] = set()  # the bots that the process has
        self.busy = LockInTurn()
        self._process: _Process | None = None
        self._dropped: list[int] = []

    def start(self) -> _Process:
        if self._process is not None and self._process.process.poll() is not None:
            self._end()
        if self._process is None:
            self._process = _spare.pop() if _spare else _Process()
        return self._process

    async def ask(
        self, player: Player, view: View, decision: Asked, world: str | None, seconds: float, address: str
    ) -> int:
        """The number of the option that the bot chooses, or `NOTHING`."""
        async with self.busy.taken(address):
            process = self.start()
            bot = None if player.key in self.known else pickle.dumps(player.bot)
            question = written((player.key, bot, tuple(self._dropped), view, decision, world))
            try:
                if not process.ready:
                    async with asyncio.timeout(STARTING):
                        await process.answer()
                    process.ready = True
                async with asyncio.timeout(seconds):
                    await asyncio.get_running_loop().sock_sendall(process.socket, question)
                    place = await process.answer()
            except BaseException:
                self._end()  # it may still answer, and nobody would know to what
                raise
            if place != NOTHING:
                self.known.add(player.key)
            self._dropped.clear()
            return place

    def forget(self, player: Player) -> None:
        if player.key in self.known:
            self.known.discard(player.key)
            self._dropped.append(player.key)

    def _end(self) -> None:
        if self._process is not None:
            with contextlib.suppress(OSError):
                self._process.end()
        self._process = None
        self.known.clear()
        self._dropped.clear()

    def close(self) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        if self.busy.locked() or process.process.poll() is not None or len(_spare) >= Thinking.WORKERS:
            process.end()
        else:
            _spare.append(process)  # keys are never given twice: the bots that it has are never asked again
        self.known.clear()
