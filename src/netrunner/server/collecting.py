"""Garbage collection that nobody waits for.

Nearly everything is freed at once, by counting references; the collector looks for the few things that refer to each
other. Looking through all games takes long enough to be felt, so only what is new is looked through while people play,
and everything once they have gone, or once there is much more than after the last time.
"""

from __future__ import annotations

import gc
import time
from typing import Final

#: So many new objects are looked through at a time: a few milliseconds.
YOUNG: Final = 5_000
#: After so many seconds everything is looked through even if people are there.
DAY: Final = 86_400.0
#: And so it is once there are more objects by this share, and by so many: what sockets and games leave behind.
SHARE: Final = 0.5
OBJECTS: Final = 250_000

_looked = [time.monotonic()]
_new = [0]
_there = [0]


def begin() -> None:
    """Cards, phrases and routes stay for good; from now on, what has been looked through once is left alone."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, 1_000, 1_000)
    _there[0] = gc.get_freeze_count()
    if _after not in gc.callbacks:
        gc.callbacks.append(_after)


def _after(phase: str, info: dict[str, int]) -> None:
    if phase == "stop" and info["generation"] == 0:
        _new[0] += 1
        gc.freeze()  # moves lists, looks at nothing


def everything(busy: bool) -> bool:
    """Look through everything, if there is something new and nobody is there who would have to wait, or it must be."""
    more = _new[0] * YOUNG  # so many were made, and not freed by counting
    must = more > max(OBJECTS, SHARE * _there[0]) or time.monotonic() - _looked[0] >= DAY
    if not _new[0] or (busy and not must):
        return False
    gc.unfreeze()
    gc.collect()
    gc.freeze()
    _new[0], _looked[0], _there[0] = 0, time.monotonic(), gc.get_freeze_count()
    return True
