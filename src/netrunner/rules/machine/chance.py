"""Chance: the splitmix64 generator. Its one number is part of the state, so that a seed makes a game."""

from __future__ import annotations

from struct import unpack
from typing import Final

_BITS: Final = 64
_MASK: Final = (1 << _BITS) - 1
_STEP: Final = 0x9E3779B97F4A7C15
_FIRST: Final = 0xBF58476D1CE4E5B9
_SECOND: Final = 0x94D049BB133111EB

# For many numbers side by side, each in a lane of 128 bits: 1 in each lane, and 1, 2, 3, ...
_LANES: Final = 256
_ONES: Final = ((1 << 128 * _LANES) - 1) // ((1 << 128) - 1)
_COUNT: Final = _ONES * _ONES & (1 << 128 * _LANES) - 1


def after(rng: int, n: int) -> int:
    """The generator once it has given ``n`` numbers."""
    return (rng + n * _STEP) & _MASK


def number(rng: int) -> int:
    """The number of 64 bits that the generator gives when it has come to ``rng``.

    >>> number(after(0, 1)) == 0xE220A8397B1DCDAF
    True
    """
    z = ((rng ^ (rng >> 30)) * _FIRST) & _MASK
    z = ((z ^ (z >> 27)) * _SECOND) & _MASK
    return z ^ (z >> 31)


def numbers(rng: int, n: int) -> tuple[int, ...]:
    """The next ``n`` numbers (256 at most) of a generator that stands at ``rng``, all worked out at once.

    No product of two numbers of 64 bits reaches beyond its lane, and what a shift brings in from the next one is
    masked out.

    >>> numbers(7, 3) == (number(after(7, 1)), number(after(7, 2)), number(after(7, 3)))
    True
    """
    lanes = (1 << 128 * n) - 1
    ones = _ONES & lanes
    mask = ones * _MASK
    z = (ones * rng + (_COUNT & lanes) * _STEP) & mask
    z = ((z ^ (z >> 30) & mask) * _FIRST) & mask
    z = ((z ^ (z >> 27) & mask) * _SECOND) & mask
    z = z ^ (z >> 31) & mask
    return unpack(f"<{2 * n}Q", z.to_bytes(16 * n, "little"))[::2]
