"""What each seat remembers of hidden cards (1.20, 10.2): "this title is among these places"."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .card import Card
    from .state import State


class Fact:
    """A seat knows that a card called ``title`` is in one of ``places``."""

    __slots__ = ("places", "title")

    def __init__(self, title: str, places: frozenset[int]) -> None:
        self.title: str = title
        self.places: frozenset[int] = places


def saw(s: State, seat: int, card: Card) -> None:
    """``seat`` sees the front of ``card`` where it is now."""


def moved(s: State, old: Card, new: Card) -> None:
    """A card went from one place to another."""


def shuffled(s: State, zone: int) -> None:
    """A deck was shuffled: nobody knows which of its cards is where."""


def arranged(s: State, zone: int, ids: tuple[int, ...], player: int) -> None:
    """``player`` put these cards on top of a deck in this order; the other seats lost track of them."""
