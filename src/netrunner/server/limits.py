"""How often someone may ask."""

from __future__ import annotations

import time
from collections import OrderedDict


class Bucket:
    """A bucket of tokens that fills at a rate: each act takes one, and none is left to whoever is too fast."""

    __slots__ = ("_at", "_burst", "_left", "_rate")

    def __init__(self, rate: float, burst: int) -> None:
        self._rate = rate
        self._burst = float(burst)
        self._left = float(burst)
        self._at = time.monotonic()

    def take(self) -> bool:
        """Whether one more is allowed now."""
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1.0:
            return False
        self._left -= 1.0
        return True


class Buckets:
    """A bucket for each address, the latest of them."""

    MOST = 10_000

    def __init__(self, rate: float, burst: int) -> None:
        self._rate = rate
        self._burst = burst
        self._known: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, who: str) -> bool:
        """Whether one more is allowed to ``who`` now."""
        bucket = self._known.get(who)
        if bucket is None:
            bucket = self._known[who] = Bucket(self._rate, self._burst)
            if len(self._known) > self.MOST:
                self._known.popitem(last=False)
        else:
            self._known.move_to_end(who)
        return bucket.take()
