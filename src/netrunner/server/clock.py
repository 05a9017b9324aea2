"""What time it is: the one place that asks, so that a simulation can answer instead."""

from __future__ import annotations

import time
from collections.abc import Callable

_wall: list[Callable[[], float]] = [time.time]
_ticking: list[Callable[[], float]] = [time.monotonic]


def wall() -> float:
    """The time of day, in Unix seconds."""
    return _wall[0]()


def ticking() -> float:
    """Seconds that only ever go forward, from no particular moment."""
    return _ticking[0]()


def simulate(now: Callable[[], float] | None) -> None:
    """Let another clock tell both from now on; None is the real ones again."""
    _wall[0], _ticking[0] = (time.time, time.monotonic) if now is None else (now, now)
