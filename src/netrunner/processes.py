"""Many games on all processors: the same report whatever the number of processes, in the order of the seeds."""

from __future__ import annotations

import gc
import os
import signal
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from typing import Final

from .errors import NetrunnerError
from .simulation import Report

#: Plays the games with these seeds. It travels to the processes, so it must be picklable.
Work = Callable[[range], Report]
#: Hears how many more games are over.
Told = Callable[[int], object]

#: How many games a process takes at once at most: after so many, an interruption is noticed and progress is told.
MOST_AT_ONCE: Final = 16


#: After how many new objects a process of ours looks for those that refer to each other. Games have none: all that it
#: costs to look for them, a tenth of the time with the compiled kernel, is for nothing.
OBJECTS: Final = 50_000


def collect_seldom() -> None:
    """For processes that only play. Those of others, who import the package, keep their own settings."""
    gc.set_threshold(OBJECTS, 10, 10)


def processors() -> int:
    """How many processors there are for us."""
    if hasattr(os, "sched_getaffinity"):  # Linux, where a process may be kept to some of them
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def play_all(work: Work, games: int, seed: int = 0, jobs: int = 1, told: Told | None = None) -> Report:
    """Play the games with the seeds from ``seed`` on in so many processes, and put their reports together."""
    started = time.perf_counter()
    jobs = min(jobs, games)
    at_once = max(1, min(MOST_AT_ONCE, games // (4 * jobs)))
    parts = [range(n, min(n + at_once, seed + games)) for n in range(seed, seed + games, at_once)]
    whole = Report()
    if jobs == 1:
        for part in parts:
            _add(whole, work(part), told)
    else:
        with ProcessPoolExecutor(jobs, initializer=collect_seldom) as pool:
            try:
                with interruptions_held():
                    reports = pool.map(work, parts)  # which starts the processes
                for report in reports:
                    _add(whole, report, told)
            except BrokenProcessPool as error:
                raise NetrunnerError(
                    key="simulate-process-ended", games=whole.games, seed=seed + whole.games
                ) from error
            finally:
                pool.shutdown(wait=True, cancel_futures=True)
    whole.seconds = time.perf_counter() - started
    return whole


def _add(whole: Report, report: Report, told: Told | None) -> None:
    whole.add(report)
    if told is not None:
        told(report.games)


@contextmanager
def interruptions_held() -> Iterator[None]:
    """Ctrl-C reaches every process of a terminal. Those started meanwhile leave it to this one, which will end them."""
    if not hasattr(signal, "pthread_sigmask"):  # Windows
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
