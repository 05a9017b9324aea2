"""Kernels beside each other: one process for each, which take turns, so that a busy moment hits none of them alone."""

from __future__ import annotations

import json
import os
import platform
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import AbstractContextManager, ExitStack
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Final

#: Forces the sources to run although there is a compiled kernel.
PURE: Final = "NETRUNNER_PURE"

#: Commands that are run from their start to their end: the one shows help, the other a game up to its first question.
STARTS: Final = {"help_ms": ("--help",), "play_ms": ("play", "--seed", "1")}

#: Shows how many of so many measurements are done, to whoever watches.
Watched = Callable[[int], AbstractContextManager[Callable[[int], object] | None]]


@dataclass(frozen=True, slots=True)
class Figure:
    """One thing measured several times: the best, the middle and the worst of the repetitions."""

    name: str
    best: float
    median: float
    worst: float


def measure(seconds: float, repetitions: int, games: int, watched: Watched) -> dict[str, list[Figure]]:
    """Measure everything with every kernel there is; each repetition of each figure takes about ``seconds``."""
    with ExitStack() as stack:
        kernels = [Kernel(games, pure) for pure in (True, False)]
        for one in kernels:
            stack.enter_context(one.process)
        if kernels[1].name == kernels[0].name:
            kernels.pop().end()  # there is no other
        names = [*kernels[0].figures, *STARTS]
        found: dict[str, dict[str, list[float]]] = {one.name: {name: [] for name in names} for one in kernels}
        told = stack.enter_context(watched(repetitions * len(names)))
        for _ in range(repetitions):
            for name in names:
                for one in kernels:
                    found[one.name][name].append(one.measure(name, seconds))
                if told is not None:
                    told(1)
        for one in kernels:
            one.end()
    return {one: [_figure(name, values) for name, values in found[one].items()] for one in found}


class Kernel:
    """A process that measures what it is asked for, line by line."""

    def __init__(self, games: int, pure: bool) -> None:
        self.env = {**os.environ, PURE: "1"} if pure else dict(os.environ)
        self.process = subprocess.Popen(
            [sys.executable, "-m", "netrunner.bench.worker", str(games)],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=self.env, text=True,
        )  # fmt: skip
        told = json.loads(self._answer())
        self.name: str = told["kernel"]
        self.figures: list[str] = told["figures"]

    def measure(self, name: str, seconds: float) -> float:
        if name in STARTS:
            return self._start(STARTS[name])
        assert self.process.stdin is not None
        print(name, seconds, file=self.process.stdin, flush=True)
        return float(self._answer())

    def _answer(self) -> str:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise RuntimeError("the process that measures has ended")
        return line

    def _start(self, words: tuple[str, ...]) -> float:
        """Milliseconds from the start of a command to its end; nobody answers its questions."""
        started = time.perf_counter()
        subprocess.run(
            [sys.executable, "-m", "netrunner", *words],
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=self.env,
        )  # fmt: skip
        return (time.perf_counter() - started) * 1e3

    def end(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()


def machine() -> str:
    """What the figures were taken on."""
    model = platform.processor() or platform.machine()
    try:
        for line in Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                model = line.partition(":")[2].strip()
                break
    except OSError:
        pass  # not Linux: the platform's own word will do
    return f"{model}, {os.cpu_count()} × {platform.machine()}, {platform.system()}"


def python() -> str:
    """Which Python runs."""
    return f"{platform.python_implementation()} {platform.python_version()}"


def _figure(name: str, values: list[float]) -> Figure:
    ordered = sorted(values, reverse=name.endswith("_per_second"))  # of speeds the greatest is best
    return Figure(name, ordered[0], median(values), ordered[-1])
