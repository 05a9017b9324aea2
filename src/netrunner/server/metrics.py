"""Figures for whoever watches the server, in the text form that Prometheus reads.

Counters, gauges and histograms are a few dictionaries: a package would bring more than is needed.
"""

from __future__ import annotations

import os
import sys
from bisect import bisect_left
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from .rooms import Hall

#: The upper ends of what latencies are counted by, in seconds.
BUCKETS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)


class Counter:
    """How often something happened, by one label."""

    def __init__(self, name: str, help: str, label: str) -> None:
        self.name, self.help, self.label = name, help, label
        self.counts: dict[str, int] = {}

    def add(self, value: str, count: int = 1) -> None:
        self.counts[value] = self.counts.get(value, 0) + count

    def lines(self) -> Iterator[str]:
        yield from _head(self.name, self.help, "counter")
        for value, count in sorted(self.counts.items()):
            yield f'{self.name}{{{self.label}="{value}"}} {count}'


class Histogram:
    """How long something took."""

    def __init__(self, name: str, help: str) -> None:
        self.name, self.help = name, help
        self._counts = [0] * (len(BUCKETS) + 1)
        self._sum = 0.0

    def observe(self, seconds: float) -> None:
        self._counts[bisect_left(BUCKETS, seconds)] += 1
        self._sum += seconds

    def lines(self) -> Iterator[str]:
        yield from _head(self.name, self.help, "histogram")
        total = 0
        for bound, count in zip((*BUCKETS, "+Inf"), self._counts, strict=True):
            total += count
            yield f'{self.name}_bucket{{le="{bound}"}} {total}'
        yield f"{self.name}_sum {self._sum:.6f}"
        yield f"{self.name}_count {total}"


class Metrics:
    """Everything that is counted."""

    def __init__(self) -> None:
        self.choices = Counter("netrunner_choices_total", "Choices that were written, by who made them.", "by")
        self.messages = Counter("netrunner_messages_total", "Messages over sockets, by their type.", "type")
        self.refusals = Counter("netrunner_refusals_total", "What was refused, by the code of the error.", "code")
        self.requests = Counter("netrunner_requests_total", "HTTP requests, by the status of the answer.", "status")
        self.games = Counter("netrunner_games_total", "Games that were begun, fetched, lost and evicted.", "event")
        self.answering = Histogram("netrunner_message_seconds", "From a message until it was carried out.")
        self.writing = Histogram("netrunner_write_seconds", "How long a writing took until it was on disk.")
        self.serving = Histogram("netrunner_request_seconds", "From an HTTP request to its answer.")

    def text(self, hall: Hall) -> str:
        """All of it."""
        kinds = (self.choices, self.messages, self.refusals, self.requests, self.games)
        lines: list[str] = []
        for counted in (*kinds, self.answering, self.writing, self.serving):
            lines.extend(counted.lines())
        rooms = list(hall.rooms.values())
        seats = sum(1 for room in rooms for seat in room.seats.values() if seat.sockets)
        for name, help, value in (
            ("rooms", "Games in memory.", len(rooms)),
            ("rooms_playing", "Games in memory that are being played.", sum(r.status == "playing" for r in rooms)),
            ("tables_open", "Tables that wait for anybody.", sum(r.anyone and r.waits for r in rooms)),
            ("games_public", "Games that are played and listed.", sum(r.listed for r in rooms)),
            ("seats", "Seats at which somebody is.", seats),
            ("sockets", "Sockets that are open.", hall.places.taken),
            ("watchers", "Spectators.", hall.places.watchers),
            ("database_waits", "How often writing had to wait for somebody's lock.", hall.store.waits),
            ("ready", "Whether the database takes what is written.", int(hall.leases.writable)),
            ("lease_age_seconds", "How long ago this node last showed that it is there.", hall.leases.age),
            *_process(),
        ):
            lines.extend(_head(f"netrunner_{name}", help, "gauge"))
            lines.append(f"netrunner_{name} {value}")
        return "\n".join(lines) + "\n"


def _head(name: str, help: str, kind: str) -> tuple[str, str]:
    return f"# HELP {name} {help}", f"# TYPE {name} {kind}"


def _process() -> Iterator[tuple[str, str, float]]:
    """What the process uses, where the system tells."""
    used = os.times()
    yield "processor_seconds", "Processor time that was used.", round(used.user + used.system, 2)
    if sys.platform.startswith("linux"):
        pages = int(Path("/proc/self/statm").read_text().split()[1])
        yield "memory_bytes", "Memory in use.", pages * os.sysconf("SC_PAGE_SIZE")
        yield "open_files", "Files and connections that are open.", len(os.listdir("/proc/self/fd"))
