"""Rules that no board shows by itself: why, and other rules whose boards show the matter."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from ..text.phrases import phrase
from .examples import Example, showing

DATA: Final = Path(__file__).parent / "data" / "boardless.tsv"

#: Why a rule has no board: it introduces others, says what a word means, says where to read on, is about what is
#: printed on cards, about its symbols, about the building of decks, about cardboard on a table, or about the story.
KINDS: Final = ("heading", "term", "where", "print", "symbol", "deck", "table", "story")


@dataclass(frozen=True, slots=True)
class Boardless:
    """A rule that no board shows by itself."""

    kind: str
    #: Rules whose boards show what it is about.
    shown_by: tuple[str, ...]
    #: Cards on which one sees it.
    cards: tuple[str, ...]

    def why(self, lang: str) -> str:
        """Why there is nothing to see, in a sentence."""
        return phrase(lang, f"learning-no-board-{self.kind}")

    def examples(self) -> tuple[tuple[Example, str], ...]:
        """The best board of each rule that shows the matter, with that rule."""
        best = {plainest(shown): number for number in reversed(self.shown_by) if (shown := showing(number))}
        return tuple([(one, number) for one, number in reversed(best.items())])


def plainest(shown: tuple[Example, ...]) -> Example:
    """The best of a rule's boards that is no special case: rulings are about one card each."""
    return next((one for one in shown if one.kind != "ruling"), shown[0])


@cache
def boardless() -> Mapping[str, Boardless]:
    """Every rule without a board, by its number.

    >>> boardless()["1.15.4"].kind, boardless()["1.4.7"].why("en")
    ('heading', 'It is about building decks. The page of decks checks every deck, and names the rule that is broken.')
    """
    found: dict[str, Boardless] = {}
    for line in DATA.read_text(encoding="utf-8").splitlines():
        number, kind, by, cards = (line.split("\t") + ["", ""])[:4]
        found[number] = Boardless(kind, tuple(by.split()), tuple([title for title in cards.split(" / ") if title]))
    return found
