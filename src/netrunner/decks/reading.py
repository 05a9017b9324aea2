"""What a written deck was understood to be, also where it is not whole."""

from __future__ import annotations

from dataclasses import dataclass

from netrunner.decks.unreadable import Misread, UnreadableDeck

#: A deck as it is written: its name, its identity, and its cards with their numbers.
Written = tuple[str, str, tuple[tuple[str, int], ...]]


@dataclass(frozen=True, slots=True)
class Reading:
    """Everything that was understood, and everything that was not."""

    name: str
    #: None if no line names one.
    identity: str | None
    cards: tuple[tuple[str, int], ...]
    misreads: tuple[Misread, ...]

    @staticmethod
    def nothing(misread: Misread) -> Reading:
        """Nothing was understood."""
        return Reading("", None, (), (misread,))

    def whole(self) -> Written:
        """The deck, or `UnreadableDeck` with everything that could not be understood."""
        if self.misreads or self.identity is None:
            raise UnreadableDeck(self.misreads)
        return self.name, self.identity, self.cards
