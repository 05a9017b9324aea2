"""What can be wrong with the text of a position, all of it at once."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from netrunner.cards.facts import did_you_mean
from netrunner.errors import BadPosition
from netrunner.text.phrases import Phrase, Value

#: How much of the input is quoted.
QUOTED: Final = 80


@dataclass(frozen=True, slots=True)
class Misread:
    """One thing that could not be understood, with its place and the input itself."""

    #: The end of its phrase's key, ``position-...``.
    code: str
    #: The line, from 1; 0 where the whole text is meant.
    line: int = 0
    #: The input as it stands there.
    text: str = ""
    #: Names that may have been meant.
    suggestions: tuple[str, ...] = ()
    #: Further variables of the phrase.
    more: dict[str, Value] = field(default_factory=dict)

    def sentence(self, lang: str) -> str:
        """What is wrong, where, and what to do."""
        text = self.text if len(self.text) <= QUOTED else self.text[: QUOTED - 1] + "…"
        said = did_you_mean(Phrase(f"position-{self.code}", {"text": text, **self.more}), self.suggestions)
        if self.line:
            said = Phrase("position-at-line", {"line": self.line, "said": said})
        return said.text(lang)


class UnreadablePosition(BadPosition):
    """The text is not a position. ``misreads`` tells everything that is wrong with it."""

    def __init__(self, misreads: tuple[Misread, ...]) -> None:
        super().__init__()
        self.misreads = misreads

    def sentences(self, lang: str) -> tuple[str, ...]:
        """One sentence per misreading."""
        return tuple(misread.sentence(lang) for misread in self.misreads)

    def text(self, lang: str) -> str:
        """All of it, a line each."""
        return "\n".join(self.sentences(lang))
