"""Decks as OCTGN keeps them: an O8D file, XML with the id of each card, which ends in its code.

>>> from netrunner.decks.deck import Deck
>>> deck = Deck("", "Noise: Hacker Extraordinaire", (("Corroder", 3),))
>>> read_o8d(to_o8d(deck)).whole()
('', 'Noise: Hacker Extraordinaire', (('Corroder', 3),))
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final
from xml.etree import ElementTree
from xml.sax.saxutils import escape

from netrunner.cards.facts import Facts, facts, facts_by_code, find_facts, suggestions
from netrunner.decks.reading import Reading
from netrunner.decks.unreadable import Misread, no_card, not_implemented
from netrunner.decks.written import MOST_COPIES, MOST_GUESSES, MOST_MISREADS

if TYPE_CHECKING:
    from netrunner.decks.deck import Deck

#: The ids that OCTGN's players agreed on: one for the game, and what stands before the code of a card.
GAME: Final = "0f38e453-26df-4c04-9d67-6d43de939c77"
BEFORE_CODE: Final = "bc0f047c-01b1-427f-a439-d451eda"
_ID: Final = re.compile(rf"{BEFORE_CODE}(\d{{5}})", re.IGNORECASE)


def read_o8d(text: str) -> Reading:
    """What can be understood of a deck, and what cannot. A card is known by its id, or else by its title."""
    if "<!" in re.sub(r"<!--.*?-->", "", text, flags=re.DOTALL):  # such a file declares nothing
        return Reading.nothing(Misread("no-xml", 0, text.strip()[:60]))
    try:
        root = ElementTree.fromstring(text.lstrip("\ufeff \t\r\n"))
    except (ElementTree.ParseError, ValueError):
        return Reading.nothing(Misread("no-xml", 0, text.strip()[:60]))
    identity: Facts | None = None
    cards: list[tuple[str, int]] = []
    misreads: list[Misread] = []
    for entry in root.iter("card"):
        if len(misreads) >= MOST_MISREADS:
            misreads.append(Misread("too-much"))
            break
        title, wanted = (entry.text or "").strip(), entry.get("qty", "1")
        told = f"{wanted} {title}".strip()[:80]
        met = _ID.fullmatch(entry.get("id", ""))
        card = (facts_by_code(met[1]) if met is not None else None) or (find_facts(title) if title else None)
        if card is None:
            near = suggestions(title[:80]) if len(misreads) < MOST_GUESSES else ()
            misreads.append(no_card(0, told, title, near))
        elif not wanted.isdecimal() or len(wanted) > 6 or not 1 <= int(wanted) <= MOST_COPIES:
            misreads.append(Misread("bad-count", 0, told))
        elif missed := not_implemented(0, told, card):
            misreads.append(missed)
        elif card.type == "identity" and identity is None:
            identity = card
        else:
            cards.append((card.title, int(wanted)))
    if identity is None:
        misreads.append(Misread("no-identity"))
    return Reading("", identity.title if identity is not None else None, tuple(cards), tuple(misreads))


def to_o8d(deck: Deck) -> str:
    """The deck as such a file. It has no place for a name: that is the file's."""

    def card(title: str, count: int) -> str:
        return f'    <card qty="{count}" id="{BEFORE_CODE}{facts(title).code}">{escape(title)}</card>'

    return "\n".join(
        (
            '<?xml version="1.0" encoding="utf-8" standalone="yes"?>',
            f'<deck game="{GAME}">',
            '  <section name="Identity">',
            card(deck.identity, 1),
            "  </section>",
            '  <section name="R&amp;D / Stack">',
            *[card(title, count) for title, count in deck.cards],
            "  </section>",
            "</deck>",
            "",
        )
    )
