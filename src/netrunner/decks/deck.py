"""A deck: an identity and the cards that are shuffled (rule 1.4.1).

A deck says what someone wants to play with; whether it is legal is asked of
`netrunner.decks.legality.check`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from netrunner.cards.facts import CardType, Facts, Side, facts
from netrunner.decks.netrunnerdb import from_netrunnerdb, read_json, to_json
from netrunner.decks.octgn import read_o8d, to_o8d
from netrunner.decks.reading import Reading
from netrunner.decks.unreadable import Misread, UnreadableDeck
from netrunner.decks.written import parse, read_text

#: The order of the sections in a written deck.
SECTIONS: Final[tuple[CardType, ...]] = (
    "event",
    "hardware",
    "resource",
    "program",
    "agenda",
    "asset",
    "upgrade",
    "operation",
    "ice",
    "identity",
)


@dataclass(frozen=True, slots=True)
class Deck:
    """An identity and its cards, each title with the number of its copies.

    However the cards are given, they are kept under their exact titles and in the
    order of their codes, so that two decks are equal if they hold the same.

    >>> deck = Deck("Two of a kind", "noise: hacker extraordinaire", (("sure gamble", 2), ("Djinn", 1)))
    >>> deck.identity, deck.cards, deck.size, deck.side
    ('Noise: Hacker Extraordinaire', (('Djinn', 1), ('Sure Gamble', 2)), 3, 'runner')
    """

    name: str
    identity: str
    cards: tuple[tuple[str, int], ...]

    def __post_init__(self) -> None:
        identity = facts(self.identity)
        if identity.type != "identity":
            raise UnreadableDeck((Misread("not-an-identity", 0, identity.title),))
        copies: dict[Facts, int] = {}
        for title, count in self.cards:
            if count < 1:
                raise UnreadableDeck((Misread("bad-count", 0, f"{count} {title}"),))
            card = facts(title)
            copies[card] = copies.get(card, 0) + count
        in_order = sorted(copies, key=lambda card: card.code)
        object.__setattr__(self, "name", " ".join(self.name.split()))
        object.__setattr__(self, "identity", identity.title)
        object.__setattr__(self, "cards", tuple((card.title, copies[card]) for card in in_order))

    @property
    def side(self) -> Side:
        """The side that plays the deck, by its identity."""
        return facts(self.identity).side

    @property
    def size(self) -> int:
        """The number of cards in the deck; identities are not counted (1.4.3a)."""
        return sum(count for card, count in self.contents() if card.type != "identity")

    def contents(self) -> tuple[tuple[Facts, int], ...]:
        """The facts of each card with the number of its copies."""
        return tuple((facts(title), count) for title, count in self.cards)

    def titles(self) -> tuple[str, ...]:
        """One title per card, copies repeated: what is shuffled.

        >>> Deck("", "Noise: Hacker Extraordinaire", (("Djinn", 2),)).titles()
        ('Djinn', 'Djinn')
        """
        return tuple(title for title, count in self.cards for _ in range(count))

    def to_text(self) -> str:
        """The deck as people write it down; `Deck.parse` reads it back.

        Dots behind a title are the influence that it costs this deck.

        >>> print(Deck("", "Noise: Hacker Extraordinaire", (("Diesel", 2), ("Djinn", 1))).to_text())
        1 Noise: Hacker Extraordinaire
        <BLANKLINE>
        Event (2)
        2 Diesel ●●●●
        <BLANKLINE>
        Program (1)
        1 Djinn
        <BLANKLINE>
        """
        lines: list[str] = []
        if self.name:
            lines += [f"Name: {self.name}", ""]
        lines.append(f"1 {self.identity}")
        faction = facts(self.identity).faction
        for section in SECTIONS:
            held = [(card, count) for card, count in self.contents() if card.type == section]
            if not held:
                continue
            lines += ["", f"{section.capitalize()} ({sum(count for _, count in held)})"]
            for card, count in held:
                spent = 0 if card.faction == faction else count * (card.influence or 0)
                lines.append(f"{count} {card.title} {'●' * spent}".rstrip())
        return "\n".join(lines) + "\n"

    @staticmethod
    def parse(text: str) -> Deck:
        """Read a deck from its text; see `netrunner.decks.written`."""
        return Deck(*parse(text))

    @staticmethod
    def from_netrunnerdb(text: str) -> Deck:
        """Read a deck from the JSON of NetrunnerDB; see `netrunner.decks.netrunnerdb`."""
        return Deck(*from_netrunnerdb(text))

    @staticmethod
    def read(text: str) -> Deck:
        """Read a deck in any of its forms, or raise `UnreadableDeck` with everything that is wrong with it."""
        return Deck(*understood(text).whole())

    def to_lines(self) -> str:
        """The cards alone, a number and a title per line, as jinteki.net takes them beside an identity chosen there.

        >>> print(Deck("", "Noise: Hacker Extraordinaire", (("Diesel", 2), ("Djinn", 1))).to_lines())
        1 Djinn
        2 Diesel
        <BLANKLINE>
        """
        return "".join(f"{count} {title}\n" for title, count in self.cards)

    def to_netrunnerdb(self) -> str:
        """The deck as the JSON that NetrunnerDB exports."""
        return to_json(self)

    def to_o8d(self) -> str:
        """The deck as a file of OCTGN."""
        return to_o8d(self)


def understood(text: str) -> Reading:
    """What can be understood of a deck in any of its forms: JSON or XML if it looks like it, else text.

    >>> understood("3 Diesel\\n2 Sure Gambel").cards
    (('Diesel', 3),)
    """
    begin = text.lstrip("\ufeff \t\r\n")[:1]
    if begin in ("{", "["):
        return read_json(text)
    return read_o8d(text) if begin == "<" else read_text(text)
