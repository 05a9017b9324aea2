"""Shared helpers of the vocabulary: plain ints where numbers are meant, and players relative to a card."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias, TypeVar

from ..frozen import dataclass
from ..rules.machine.nodes import Context, Instruction, Node, Number, register

if TYPE_CHECKING:
    from ..rules.machine.state import State

__all__ = ["ALL_OF_IT", "ANYONE", "OPPONENT", "YOU"]

# Players as a card speaks of them
YOU: Final = -1
OPPONENT: Final = -2
ANYONE: Final = -3

#: For an amount: however much there is
ALL_OF_IT: Final = -1

#: What is done: one instruction, or several that belong together
Does: TypeAlias = "Instruction | tuple[Instruction, ...]"

T = TypeVar("T")


def several(given: T | tuple[T, ...]) -> tuple[T, ...]:
    """One thing or several, as words keep them."""
    return given if isinstance(given, tuple) else (given,)


def fill(node: Node, **fields: object) -> None:
    """Give a new word its fields: for those that take their parts in another form than they keep them."""
    for name, value in fields.items():
        object.__setattr__(node, name, value)


def who(me: Context, player: int) -> int:
    """The player that a card means."""
    if player == YOU:
        return me.player
    if player == OPPONENT:
        return 1 - me.player
    return player


@dataclass(frozen=True, slots=True, eq=False)
class Fixed(Number):
    """A plain number."""

    n: int

    def value(self, s: State, me: Context) -> int:
        return self.n


_FIXED: Final = {n: Fixed(n) for n in range(-20, 100)}
for _n, _node in _FIXED.items():
    register(_node, f"Fixed.{_n}")  # cards share them


def amount(n: int | Number, s: State, me: Context) -> int:
    """What a number is now."""
    return n if isinstance(n, int) else n.value(s, me)


def number(n: int | Number) -> Number:
    """A number as a node."""
    if isinstance(n, int):
        found = _FIXED.get(n)
        return Fixed(n) if found is None else found
    return n
