"""Chance: one number in the state, from which every random number follows, so that a seed makes a game.

There are three kinds of generators behind the same functions, told apart by the size of that number:

- The quick one (splitmix64, numbers of 64 bits) is for simulations, search and tests. Whoever sees enough of what it
  gave can work out all that it will give.
- The keyed one (`keyed`) is for games between people: each number is drawn by a keyed hash (BLAKE2b) of how many were
  drawn before. Without its key of 128 bits, what it gave tells nothing about what it gave elsewhere or will give.
- The scripted one (`scripted`) gives what it was told to give, and keeps count of how many ways there were: whoever
  wants to see everything that chance may do goes through them all.

A number of 64 bits is worked out in two halves of 32: compiled, each of them fits into a machine word, and no product
on the way overflows one; not compiled, the same lines give the same numbers.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64  # a machine word where this is compiled, any other int where it is not

_HALF: Final = 32
_LOW: Final = 0xFFFF_FFFF
_QUARTER: Final = 16
_LOWEST: Final = 0xFFFF

# By how much the generator steps, and the two factors that mix its number: high and low halves
_STEP_HIGH: Final = 0x9E3779B9
_STEP_LOW: Final = 0x7F4A7C15
_FIRST_HIGH: Final = 0xBF58476D
_FIRST_LOW: Final = 0x1CE4E5B9
_SECOND_HIGH: Final = 0x94D049BB
_SECOND_LOW: Final = 0x133111EB


# A keyed generator in bytes: one that marks it, the key, and how many numbers it has given
_MARK: Final = b"\1"
_KEY: Final = 16
_COUNT: Final = 8
_BYTES: Final = 25

# A scripted generator: what is left of its script, how many ways there were so far, and the bit that marks it
_ROOM: Final = 1000
_ROOM_TWICE: Final = 2000


def begin(seed: int) -> int:
    """The generator that a seed means: the quick one, but for what `keyed` made.

    >>> begin(7), begin(2**64 + 7), begin(keyed(7)) == keyed(7)
    (7, 7, True)
    """
    return seed if seed >> 192 == 1 else seed & ((1 << 64) - 1)


def keyed(key: int) -> int:
    """The seed of a game whose chance nobody can work out who does not have this key of 128 bits."""
    return int.from_bytes(_MARK + key.to_bytes(_KEY, "big") + bytes(_COUNT), "big")


def key_of(seed: int) -> int | None:
    """The key from which `keyed` made a seed; None for the seed of a quick generator.

    >>> key_of(keyed(7)), key_of(7)
    (7, None)
    """
    return int.from_bytes(seed.to_bytes(_BYTES, "big")[1:-_COUNT], "big") if seed >> 192 == 1 else None


def scripted(way: int) -> int:
    """A generator that goes one of the ways that chance may take: its numbers are the digits of ``way``."""
    return 1 << _ROOM_TWICE | 1 << _ROOM | way


def ways(rng: int) -> int:
    """How many ways a scripted generator had by now; 0 if what it did is no way of its own: the script was longer.

    >>> rng, number = below(scripted(5), 3)
    >>> number, ways(rng), ways(below(rng, 2)[0])
    (2, 0, 6)
    """
    left = rng & ((1 << _ROOM) - 1)
    return 0 if left else (rng >> _ROOM) & ((1 << _ROOM) - 1)


def below(rng: int, n: int) -> tuple[int, int]:
    """The generator one step after ``rng``, and the number from 0 to n - 1 that it gives there.

    >>> below(0, 1_000)[1] == 0xE220A8397B1DCDAF % 1_000
    True
    """
    upper = rng >> _HALF
    if upper > _LOW:
        return _drawn(rng, n)
    high, low = _stepped(upper, rng & _LOW)
    return _whole(high, low), _remainder(high, low, n)


def shuffle(rng: int, things: list[int]) -> int:
    """Put ``things`` in another order, from the last place to the first; the generator when that is done."""
    upper = rng >> _HALF
    if upper > _LOW:
        return _shuffled(rng, things)
    high: i64 = upper
    low: i64 = rng & _LOW
    for i in range(len(things) - 1, 0, -1):
        high, low = _stepped(high, low)
        j: int = _remainder(high, low, i + 1)
        things[i], things[j] = things[j], things[i]
    return _whole(high, low)


def _drawn(rng: int, n: int) -> tuple[int, int]:
    """The same as `below` with the keyed or the scripted generator."""
    if rng >> _ROOM_TWICE == 0:
        return rng + 1, _hashed(rng) % n
    left = rng & ((1 << _ROOM) - 1)
    had = (rng >> _ROOM) & ((1 << _ROOM) - 1)
    return 1 << _ROOM_TWICE | had * n << _ROOM | left // n, left % n


def _hashed(rng: int) -> int:
    """What the keyed generator gives: 128 bits, of which any remainder is as good as even."""
    whole = rng.to_bytes(_BYTES, "big")
    return int.from_bytes(blake2b(whole[-_COUNT:], key=whole[1:-_COUNT], digest_size=16).digest(), "big")


def _shuffled(rng: int, things: list[int]) -> int:
    """The same as `shuffle` with the keyed or the scripted generator."""
    for i in range(len(things) - 1, 0, -1):
        rng, j = _drawn(rng, i + 1)
        things[i], things[j] = things[j], things[i]
    return rng


def _whole(high: int, low: int) -> int:
    """The number of 64 bits with these halves: more than a machine word holds, if it has a sign."""
    return high << _HALF | low


def _stepped(high: i64, low: i64) -> tuple[i64, i64]:
    """The generator one step on."""
    low += _STEP_LOW
    return (high + _STEP_HIGH + (low >> _HALF)) & _LOW, low & _LOW


def _remainder(high: i64, low: i64, n: i64) -> i64:
    """The number that the generator gives, modulo ``n``."""
    high, low = high ^ high >> 30, low ^ (low >> 30 | high << 2 & _LOW)
    high, low = _product(high, low, _FIRST_HIGH, _FIRST_LOW)
    high, low = high ^ high >> 27, low ^ (low >> 27 | high << 5 & _LOW)
    high, low = _product(high, low, _SECOND_HIGH, _SECOND_LOW)
    high, low = high ^ high >> 31, low ^ (low >> 31 | high << 1 & _LOW)
    return (high % n << _HALF | low) % n


def _product(high: i64, low: i64, by_high: i64, by_low: i64) -> tuple[i64, i64]:
    """The lower 64 bits of a product."""
    upper = low * (by_low >> _QUARTER)
    lower = low * (by_low & _LOWEST) + ((upper & _LOWEST) << _QUARTER)
    carried = (lower >> _HALF) + (upper >> _QUARTER)
    return (carried + _low_product(low, by_high) + _low_product(high, by_low)) & _LOW, lower & _LOW


def _low_product(a: i64, b: i64) -> i64:
    """The lower 32 bits of a product."""
    return (a * (b & _LOWEST) + ((a * (b >> _QUARTER) & _LOWEST) << _QUARTER)) & _LOW
