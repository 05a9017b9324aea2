"""Who sees what (1.20): seats as bits, and what is shown for the moment."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from .card import Card

#: The Corp (bit 0), the Runner (bit 1) and whoever watches (bit 2)
EVERYBODY: Final = 0b111


def just(side: int) -> int:
    """One player alone."""
    return 1 << side


class Shown:
    """What players see for the moment (1.20.6): one card, or whatever is in a zone; ``who`` are the bits of seats."""

    __slots__ = ("ref", "who", "zone")

    def __init__(self, who: int, ref: int = -1, zone: int = -1) -> None:
        self.who: int = who
        self.ref: int = ref  # reference of the card
        self.zone: int = zone

    def covers(self, card: Card) -> bool:
        """Whether ``card`` is what is shown, or in it."""
        return card.ref == self.ref or card.zone == self.zone

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Shown):
            return False
        return self.who == other.who and self.ref == other.ref and self.zone == other.zone

    def __hash__(self) -> int:
        return hash((self.who, self.ref, self.zone))

    def __repr__(self) -> str:
        return f"<shown {self.ref if self.zone == -1 else f'zone {self.zone}'} to {self.who:03b}>"
