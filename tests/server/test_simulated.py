"""The server on a seeded scheduler: some hundreds of games among faults, and proof that the checks can fail."""

from __future__ import annotations

import logging
from collections.abc import Iterator

import pytest

from netrunner.server.leases import Leases

from .simulated import SimStore, Wrong, simulate

#: Seeds that once failed.
FAILED: tuple[int, ...] = ()


@pytest.fixture(autouse=True)
def quiet() -> Iterator[None]:
    """Faults are logged, and there are thousands."""
    logging.disable(logging.CRITICAL)
    yield
    logging.disable(logging.NOTSET)


@pytest.mark.slow
def test_some_hundreds_of_games_lose_nothing_that_was_answered() -> None:
    games = faults = 0
    for seed in (*FAILED, *range(40)):
        world = simulate(seed)
        games, faults = games + len(world.games), faults + world.faults
    assert games >= 240 and faults >= 240


def test_the_same_seed_gives_the_same_run() -> None:
    one, other, another = simulate(7), simulate(7), simulate(8)
    assert one.trace.digest() == other.trace.digest() != another.trace.digest()
    assert (one.told, one.faults) == (other.told, other.faults)


def found(seeds: int) -> bool:
    """Whether one of so many runs notices that something is wrong."""
    for seed in range(seeds):
        try:
            simulate(seed)
        except Wrong:
            return True
        except Exception:
            continue  # it broke, which would be noticed too; look for the thing itself
    return False


def test_writing_without_fences_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(SimStore, "_fenced", lambda self, connection, batch: set())
    monkeypatch.setattr(Leases, "sure", property(lambda self: True))
    assert found(60)


def test_a_node_that_is_always_sure_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Leases, "sure", property(lambda self: True))
    assert found(120)
