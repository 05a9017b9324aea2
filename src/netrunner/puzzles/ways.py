"""Every way that chance may go after a choice."""

from __future__ import annotations

from collections.abc import Iterator

from ..rules.machine import chance, kernel
from ..rules.machine.decisions import Key
from ..rules.machine.state import State


def every_way(s: State, key: Key) -> Iterator[tuple[State, int]]:
    """The state after a choice, with one script for chance after the other, and one of how many like ways it is.

    That is 0 if it is no way of its own, because chance was asked for less than the script holds. How many there are in
    all only shows on the way: whoever has seen enough stops.
    """
    way, ways = 0, 1
    while way < ways:
        t = s.copy()
        t.rng = chance.scripted(way)
        decision = t.decision
        assert decision is not None
        kernel.choose(t, decision.option(decision.keys.index(key)))
        alike = chance.ways(t.rng)
        t.rng = 0
        ways = max(ways, alike)
        yield t, alike
        way += 1
