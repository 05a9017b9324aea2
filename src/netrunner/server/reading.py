"""What takes long is done beside the event loop, in turn for whoever asks: decks, positions, lessons, pages of rules.

A few threads do it for all addresses, one thing for each of them after the other: whoever asks for much waits for it
alone. What it takes of the processor is paid for by the address, which must not ask for more than it has left.
"""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextvars import ContextVar
from dataclasses import dataclass
from typing import Any, Final, ParamSpec, TypeVar

from .limits import Buckets
from .refused import Refused
from .turns import Turns

T = TypeVar("T")
P = ParamSpec("P")

#: How many things may wait for one address.
MOST_WAITING: Final = 30


@dataclass(frozen=True, slots=True)
class Asker:
    """Where a request comes from, and the seconds of a processor that addresses have left."""

    address: str
    budget: Buckets


#: Whose request is being answered; None if nobody's is.
ASKER: ContextVar[Asker | None] = ContextVar("asker", default=None)


class _Job:
    __slots__ = ("do", "done", "took")

    def __init__(self, do: Callable[[], Any]) -> None:
        self.do = do
        self.done: Future[Any] = Future()
        self.took = 0.0

    def run(self) -> None:
        if not self.done.set_running_or_notify_cancel():
            return  # whoever asked has gone
        began = time.thread_time()
        try:
            found = self.do()
        except BaseException as error:
            self.took = time.thread_time() - began
            self.done.set_exception(error)
        else:
            self.took = time.thread_time() - began
            self.done.set_result(found)


class Beside:
    """Threads, and what waits for them."""

    def __init__(self, name: str, threads: int = 1) -> None:
        self._threads = ThreadPoolExecutor(threads, name)
        self._guard = threading.Lock()
        self._waiting: Turns[_Job] = Turns()

    async def __call__(self, do: Callable[P, T], *given: P.args, **named: P.kwargs) -> T:
        """What ``do`` returns or raises."""
        asker, job = ASKER.get(), _Job(lambda: do(*given, **named))
        address = "" if asker is None else asker.address
        if asker is not None and not asker.budget.take(address, 0.0):
            raise Refused("too-many", 429)
        with self._guard:
            if asker is not None and self._waiting.count(address) >= MOST_WAITING:
                raise Refused("too-many", 429)
            self._waiting.add(address, job)
        self._threads.submit(self._next)
        try:
            found: T = await asyncio.wrap_future(job.done)
            return found
        finally:
            if asker is not None:
                asker.budget.owe(address, job.took)

    def _next(self) -> None:
        with self._guard:
            job = self._waiting.next()
        job.run()


#: For what users write, and for what they look up.
aside: Final = Beside("reading", 2)
