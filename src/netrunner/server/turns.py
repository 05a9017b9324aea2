"""Turns: whatever waits is done for every address in turn, however much waits for one of them."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Generic, TypeVar

T = TypeVar("T")


class Turns(Generic[T]):
    """What waits, by address.

    >>> waiting = Turns[int]()
    >>> for address, thing in (("a", 1), ("a", 2), ("a", 3), ("b", 4)):
    ...     waiting.add(address, thing)
    >>> [waiting.next() for _ in range(4)], bool(waiting)
    ([1, 4, 2, 3], False)
    """

    def __init__(self) -> None:
        self._waiting: OrderedDict[str, deque[T]] = OrderedDict()

    def __bool__(self) -> bool:
        return bool(self._waiting)

    def count(self, address: str) -> int:
        """How much waits for an address."""
        return len(self._waiting.get(address, ()))

    def add(self, address: str, thing: T) -> None:
        """One more thing waits."""
        self._waiting.setdefault(address, deque()).append(thing)

    def next(self) -> T:
        """The next thing; after it, its address is behind all others."""
        address, theirs = self._waiting.popitem(last=False)
        thing = theirs.popleft()
        if theirs:
            self._waiting[address] = theirs
        return thing


class LockInTurn:
    """A lock that addresses take in turn."""

    def __init__(self) -> None:
        self._taken = False
        self._waiting: Turns[asyncio.Future[None]] = Turns()

    def locked(self) -> bool:
        """Whether somebody has it."""
        return self._taken

    @asynccontextmanager
    async def taken(self, address: str) -> AsyncIterator[None]:
        """Have it, once it is the turn of ``address``."""
        if self._taken:
            turn = asyncio.get_running_loop().create_future()
            self._waiting.add(address, turn)
            try:
                await turn
            except asyncio.CancelledError:
                if not turn.cancelled():  # it was ours just then
                    self._release()
                raise
        self._taken = True
        try:
            yield
        finally:
            self._release()

    def _release(self) -> None:
        """Hand it to whoever is next and still waits."""
        while self._waiting:
            turn = self._waiting.next()
            if not turn.done():
                turn.set_result(None)
                return
        self._taken = False
