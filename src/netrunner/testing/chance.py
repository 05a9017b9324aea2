"""Preparing chance: the generator is part of the state, so it can be set to give what a scenario needs."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ..rules.machine.state import State

_TRIES = 100_000


def seed_where(predicate: Callable[[int], bool], tries: int = 1000) -> int:
    """The first seed from 0 for which ``predicate`` is true; it usually plays a scenario with that seed.

    >>> seed_where(lambda seed: seed * seed > 50)
    8
    """
    for seed in range(tries):
        if predicate(seed):
            return seed
    raise ValueError(f"no seed below {tries} does it")


def fix(s: State, wanted: list[tuple[int, int]]) -> bool:
    """Set the generator so that the next numbers are ``(number, out of how many)``; False if no seed was found."""
    for seed in range(_TRIES):
        s.rng = seed
        if all(s.random(n) == number for number, n in wanted):
            s.rng = seed
            return True
    return False
