"""Decks as text, the way people paste them around: a count and a title per line.

Understood, in any mixture: `3 Title`, `3x Title`, `Title x3`, a set name in
brackets, dots for influence, `#` comments, blank lines, section headings such as
`Ice (15)`, and the summary lines that deck builders print below a list. The
identity stands on a line of its own, with or without `1`. Titles may be Spanish.

>>> parse('''
... Ruido: Hacker Extraordinario
... Event (3)
... 2x Deja Vu (Core Set)
... Diesel x1 ●●
... ''')
('', 'Noise: Hacker Extraordinaire', (('Déjà Vu', 2), ('Diesel', 1)))
"""

from __future__ import annotations

import re
from typing import Final

from netrunner.cards.facts import Facts, facts, find_facts, suggestions
from netrunner.decks.reading import Reading, Written
from netrunner.decks.unreadable import Misread, no_card, not_implemented

#: A count beyond this is a slip of the keyboard and not a deck.
MOST_COPIES: Final = 99

#: Guessing what was meant takes milliseconds: it is done for the first unknown titles only.
MOST_GUESSES: Final = 8
#: A text with more than this that cannot be understood is no deck, and is not read to its end.
MOST_MISREADS: Final = 100
#: No line of a deck is longer.
_LONGEST: Final = 300

_NAME: Final = re.compile(r"(?:name|nombre)\s*:\s*(.*)", re.IGNORECASE)
_IDENTITY: Final = re.compile(r"(?:identity|identidad)\s*:\s*(.+)", re.IGNORECASE)
_COMMENT: Final = re.compile(r"(?:^|\s)#.*")
_BULLET: Final = re.compile(r"^[-*•]\s+")
_DOTS: Final = re.compile(r"[\s●○•◦★☆¤]+$")
_BRACKETS: Final = re.compile(r"\s*(?:\([^()]*\)|\[[^\[\]]*\])$")
_COUNT_FIRST: Final = re.compile(r"(-?\d{1,6})(?:\s*[x×]\s+|\s*[×]\s*|x(?=\D)|\s+)(.+)", re.IGNORECASE)
_COUNT_LAST: Final = re.compile(r"(.+?)(?:\s+[x×]\s*|\s*[×]\s*)(-?\d{1,6})", re.IGNORECASE)
_COUNT_IN_BRACKETS: Final = re.compile(r"(.+?)\s*\(\s*[x×]?(\d{1,6})[^()]*\)", re.IGNORECASE)

#: Words that head a section of a written deck.
_HEADINGS: Final = frozenset(
    """
    agenda agendas asset assets barrier barriers code_gate code_gates corp corporation deck
    event events hardware ice icebreaker icebreakers identity identities multi neutral operation
    operations other program programs resource resources runner sentry sentries upgrade upgrades
    virus viruses
    barrera barreras centinela centinelas corporación evento eventos hielo hielos identidad
    identidades mazo mejora mejoras operación operaciones otros plan planes programa programas
    puerta_de_código puertas_de_código recurso recursos rompehielos ventaja ventajas
    """.replace("\n", " ").split()
)

#: What deck builders print below a list: totals and where it comes from.
_SUMMARY: Final = re.compile(
    r"\d+\s+(?:influence|cards?|agenda points?)\b.*"
    r"|(?:total|influence|agenda points|cards up to|deck (?:built|saved)|decklist published)\b.*"
    r"|https?://\S+",
    re.IGNORECASE,
)


def parse(text: str) -> Written:
    """Read a deck, or raise `UnreadableDeck` with everything that could not be understood."""
    return read_text(text).whole()


def read_text(text: str) -> Reading:
    """What can be understood of a deck, and what cannot."""
    return _Reader().read(text)


class _Reader:
    """What has been understood so far, and what has not."""

    def __init__(self) -> None:
        self.name: str | None = None
        self.name_line = 0
        self.identity: Facts | None = None
        self.cards: list[tuple[str, int]] = []
        self.misreads: list[Misread] = []

    def read(self, text: str) -> Reading:
        for number, raw in enumerate(text.lstrip("\ufeff").splitlines(), start=1):
            if named := _NAME.fullmatch(raw.strip()):
                self.name, self.name_line = named[1], 0
                continue
            if len(self.misreads) >= MOST_MISREADS:
                self.misreads.append(Misread("too-much", number))
                break
            if len(raw) > _LONGEST:
                self.misreads.append(Misread("too-long", number, raw[:60]))
                continue
            line = _DOTS.sub("", _BULLET.sub("", " ".join(_COMMENT.sub("", raw).split())))
            if line:
                self.read_line(number, line)
        if self.identity is None:
            self.miss_identity()
        misreads = tuple(sorted(self.misreads, key=lambda misread: misread.line))
        identity = self.identity.title if self.identity is not None else None
        return Reading(self.name or "", identity, tuple(self.cards), misreads)

    def read_line(self, number: int, line: str) -> None:
        if identity := _IDENTITY.fullmatch(line):
            line = identity[1]
        for count, title in _readings(line):
            card = _find(title)
            if card is not None:
                self.add(number, line, card, count)
                return
        if _is_heading(line) or _SUMMARY.fullmatch(line):
            return
        count, title = _readings(line)[0]
        if self.name is None and self.identity is None and not self.cards and title == line:
            # A line of words above everything else is what the deck is called.
            self.name, self.name_line = line, number
            return
        title = _BRACKETS.sub("", title).strip()
        near = suggestions(title) if len(self.misreads) < MOST_GUESSES else ()
        self.misreads.append(no_card(number, line, title, near))

    def add(self, number: int, line: str, card: Facts, count: int) -> None:
        if not 1 <= count <= MOST_COPIES:
            self.misreads.append(Misread("bad-count", number, line))
            return
        if missed := not_implemented(number, line, card):
            self.misreads.append(missed)
            return
        if card.type == "identity" and self.identity is None:
            self.identity = card
            count -= 1
        if count:
            self.cards.append((card.title, count))

    def miss_identity(self) -> None:
        """Nothing was an identity; what was taken for a name may be a misspelt one."""
        named = _BRACKETS.sub("", self.name or "").strip() if self.name_line else ""
        near = tuple(title for title in suggestions(named) if facts(title).type == "identity")
        missed = no_card(self.name_line, self.name or "", named, near)
        if near or missed.code != "unknown-title":
            self.misreads.append(missed)
        elif not any(self.is_identity_like(misread) for misread in self.misreads):
            self.misreads.append(Misread("no-identity"))

    @staticmethod
    def is_identity_like(misread: Misread) -> bool:
        return any(facts(title).type == "identity" for title in misread.suggestions)


def _readings(line: str) -> list[tuple[int, str]]:
    """The ways to read a line as a count and a title, the likeliest first."""
    readings: list[tuple[int, str]] = []
    for text in dict.fromkeys((line, _BRACKETS.sub("", line))):
        if match := _COUNT_FIRST.fullmatch(text):
            readings.append((int(match[1]), match[2]))
        if match := _COUNT_LAST.fullmatch(text):
            readings.append((int(match[2]), match[1]))
        if match := _COUNT_IN_BRACKETS.fullmatch(text):
            readings.append((int(match[2]), match[1]))
        readings.append((1, text))
    return readings


def _find(title: str) -> Facts | None:
    return find_facts(title) or find_facts(_BRACKETS.sub("", title))


def _is_heading(line: str) -> bool:
    words = _BRACKETS.sub("", line).rstrip(" :").casefold()
    return words.replace(" ", "_") in _HEADINGS
