"""Kinds of static abilities that single rules ask for: what stops, limits, prevents or ignores something."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...native import mypyc_attr
from .nodes import Static

if TYPE_CHECKING:
    from .card import Card
    from .nodes import Conditional, Context
    from .state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class SubroutineStop(Static):
    """A static ability by which subroutines do not resolve in step 6.9.3c."""

    __slots__ = ()

    def stops(self, s: State, me: Context, ice: Card, n: int) -> bool:
        """Whether the subroutine in place ``n`` of the encountered ``ice`` does not resolve."""
        raise NotImplementedError(type(self).__name__)


@mypyc_attr(allow_interpreted_subclasses=True)
class BreakLimit(Static):
    """A static ability that limits how many printed subroutines of ice can be broken during an encounter (1.2.2)."""

    __slots__ = ()

    def most(self, s: State, me: Context, ice: Card) -> int:
        """How many printed subroutines of the encountered ``ice`` can be broken, or -1 for all of them."""
        raise NotImplementedError(type(self).__name__)


@mypyc_attr(allow_interpreted_subclasses=True)
class AbilityPrevention(Static):
    """A static ability by which its controller may prevent a conditional ability from resolving, once per turn."""

    __slots__ = ()

    def prevents(self, s: State, me: Context, node: Conditional, of: Context) -> bool:
        """Whether it speaks of the ability ``node``, which is about to resolve with the context ``of``."""
        raise NotImplementedError(type(self).__name__)


@mypyc_attr(allow_interpreted_subclasses=True)
class DrawLimit(Static):
    """A static ability that limits how many cards a player draws."""

    __slots__ = ()

    def left(self, s: State, me: Context, player: int) -> int:
        """How many more cards ``player`` can draw, or -1 for any number."""
        raise NotImplementedError(type(self).__name__)


@mypyc_attr(allow_interpreted_subclasses=True)
class IgnoredCosts(Static):
    """A static ability by which additional costs of played cards are ignored (1.15.9)."""

    __slots__ = ()

    def ignores(self, s: State, me: Context, player: int, card: Card) -> bool:
        """Whether the additional costs of ``card`` are ignored when ``player`` plays it."""
        raise NotImplementedError(type(self).__name__)


@mypyc_attr(allow_interpreted_subclasses=True)
class Considered(Static):
    """Counters are considered to be on cards that they do not lie on (1.9.4)."""

    __slots__ = ()

    def more(self, s: State, me: Context, card: Card, kind: int) -> int:
        """How many more counters of a kind ``card`` is considered to have."""
        raise NotImplementedError(type(self).__name__)

    def from_card(self, s: State, me: Context, card: Card, kind: int) -> int:
        """The id of the card on which those counters lie, to be spent and removed there, or -1."""
        return -1


@mypyc_attr(allow_interpreted_subclasses=True)
class OpenHand(Static):
    """A player plays with their hand revealed (1.20.3)."""

    __slots__ = ()

    def opens(self, s: State, me: Context) -> int:
        """Whose hand, or -1 for nobody's."""
        raise NotImplementedError(type(self).__name__)


@mypyc_attr(allow_interpreted_subclasses=True)
class BorrowedAbilities(Static):
    """Its card has the paid abilities of other cards (9.1.3b)."""

    __slots__ = ()

    def lenders(self, s: State, me: Context) -> list[int]:
        """Ids of those cards."""
        raise NotImplementedError(type(self).__name__)
