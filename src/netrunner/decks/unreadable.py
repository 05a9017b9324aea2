"""What can go wrong while a deck is being read, all of it at once."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from netrunner.cards.facts import Facts, did_you_mean, key_of, outside, suggestions
from netrunner.errors import BadDeck
from netrunner.text.phrases import Phrase

MisreadCode: TypeAlias = Literal[
    "unknown-title",
    "outside-campaign",
    "outside-multiplayer",
    "unknown-code",
    "not-implemented",
    "bad-count",
    "no-identity",
    "not-an-identity",
    "no-json",
    "no-xml",
    "no-cards",
    "too-long",
    "too-much",
]


#: What is said of printed cards that the game for two players has no rules for.
_OUTSIDE: Final[Mapping[str, MisreadCode]] = {"campaign": "outside-campaign", "multiplayer": "outside-multiplayer"}


@dataclass(frozen=True, slots=True)
class Misread:
    """One thing that could not be understood, with its place and the input itself."""

    code: MisreadCode
    #: The line, from 1; 0 where the whole text is meant.
    line: int = 0
    #: The input as it stands there.
    text: str = ""
    #: Titles that may have been meant.
    suggestions: tuple[str, ...] = ()
    #: The title in it, where only that is spoken of.
    title: str = ""

    def reason(self, lang: str) -> str:
        """What is wrong, without its place and without what may have been meant."""
        return Phrase(f"deck-{self.code}", {"text": self.title or self.text}).text(lang)

    def sentence(self, lang: str) -> str:
        """What is wrong, where, and what may have been meant."""
        said = did_you_mean(Phrase(f"deck-{self.code}", {"text": self.title or self.text}), self.suggestions)
        if self.line:
            said = Phrase("deck-at-line", {"line": self.line, "said": said})
        return said.text(lang)


def no_card(line: int, text: str, title: str, near: tuple[str, ...]) -> Misread:
    """What stands in a deck is the title of no card, or of one that stays outside of it."""
    reason = outside().get(key_of(title))
    if reason is None:
        return Misread("unknown-title", line, text, near)
    return Misread(_OUTSIDE[reason], line, text, near, title)


def not_implemented(line: int, text: str, card: Facts) -> Misread | None:
    """A card that nobody has declared cannot be played; perhaps one was meant whose title is like it."""
    from netrunner.cards.library import is_implemented  # it brings the machine along

    if is_implemented(card.title):
        return None
    near = tuple([title for title in suggestions(card.title) if is_implemented(title)])
    return Misread("not-implemented", line, text, near, card.title)


class UnreadableDeck(BadDeck):
    """The text or JSON is not a deck. `misreads` tells everything that is wrong with it."""

    def __init__(self, misreads: tuple[Misread, ...]) -> None:
        super().__init__()
        self.misreads = misreads

    def sentences(self, lang: str) -> tuple[str, ...]:
        """One sentence per misreading."""
        return tuple(misread.sentence(lang) for misread in self.misreads)

    def text(self, lang: str) -> str:
        """All of it, a line each."""
        return "\n".join(self.sentences(lang))
