"""How often someone may ask, and what each message costs."""

from __future__ import annotations

import ipaddress
from collections import OrderedDict
from typing import Final

from . import clock, wire


class Bucket:
    """A bucket of tokens that fills at a rate: each act takes some, and none is left to whoever is too fast."""

    __slots__ = ("_at", "_burst", "_left", "_rate")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = float(burst)
        self._left = float(burst)
        self._at = clock.ticking()

    def take(self, cost: float = 1.0) -> bool:
        """Whether one more is allowed now; from a full bucket it is, whatever it costs."""
        now = clock.ticking()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < min(cost, self._burst):
            return False
        self._left -= cost
        return True

    def owe(self, cost: float) -> None:
        """Take what turned out to be dearer; whoever cannot pay waits for it afterwards."""
        self._left -= cost


class Buckets:
    """A bucket for each address, the latest of them."""

    MOST = 10_000

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._known: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str, cost: float = 1.0) -> bool:
        """Whether one more is allowed to an address now."""
        return self._of(address).take(cost)

    def owe(self, address: str, cost: float) -> None:
        """Take from an address what turned out to be dearer."""
        self._of(address).owe(cost)

    def _of(self, address: str) -> Bucket:
        who = subject(address)
        bucket = self._known.get(who)
        if bucket is None:
            bucket = self._known[who] = Bucket(self._rate, self._burst)
            if len(self._known) > self.MOST:
                self._known.popitem(last=False)
        else:
            self._known.move_to_end(who)
        return bucket


def subject(address: str) -> str:
    """Who is behind an address: of IPv6, whoever has a network of 64 bits has all of its addresses.

    >>> subject("192.0.2.7"), subject("2001:db8:1:2:aaaa::1")
    ('192.0.2.7', '2001:db8:1:2::')
    """
    if ":" not in address:
        return address
    try:
        whole = ipaddress.IPv6Address(address)
    except ValueError:
        return address
    if whole.ipv4_mapped is not None:
        return str(whole.ipv4_mapped)
    return str(ipaddress.IPv6Address(int(whole) >> 64 << 64))


#: What messages cost, measured against a simple choice: what retells a table or looks for reasons costs more.
_COSTS: Final[dict[type, float]] = {
    wire.Ping: 0.2,
    wire.Break: 4.0,
    wire.Why: 4.0,
    wire.ChangeLang: 8.0,
    wire.Payments: 2.0,
}


#: What a choice costs besides if it is none: looking for what its words could mean is like asking why.
NO_CHOICE: Final = _COSTS[wire.Why] - 1.0
#: After so many choices everything about a game costs twice as much, and so on: its tables and its story are as long.
LONG: Final = 1_000


def cost(said: wire.Said | None, choices: int = 0) -> float:
    """What a message about a game of so many choices takes out of a budget; None is one that cannot be understood."""
    return _COSTS.get(type(said), 1.0) * (1 + choices // LONG)


def coming(choices: int) -> float:
    """What it costs to be told the story of a game after connecting: nothing, unless it is very long."""
    return _COSTS[wire.ChangeLang] * (choices // LONG)
