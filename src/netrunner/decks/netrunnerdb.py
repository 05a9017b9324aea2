"""Decks as NetrunnerDB exports them: JSON with the code and the number of each card.

>>> from_netrunnerdb('{"name": "Small", "cards": {"01001": 1, "01007": 3}}')
('Small', 'Noise: Hacker Extraordinaire', (('Corroder', 3),))
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from netrunner.cards.facts import Facts, facts, facts_by_code
from netrunner.decks.reading import Reading, Written
from netrunner.decks.unreadable import Misread, not_implemented
from netrunner.decks.written import MOST_COPIES

if TYPE_CHECKING:
    from netrunner.decks.deck import Deck


def from_netrunnerdb(text: str) -> Written:
    """Read a deck, or raise `UnreadableDeck` with everything that is wrong with it."""
    return read_json(text).whole()


def read_json(text: str) -> Reading:
    """What can be understood of a deck, and what cannot.

    The object stands by itself or, as the site's programming interface answers, as
    the first entry of a list under "data". Codes of later printings are understood.
    """
    try:
        content: object = json.loads(text.lstrip("\ufeff"))
    except json.JSONDecodeError as error:
        lines = text.split("\n")
        return Reading.nothing(Misread("no-json", error.lineno, lines[error.lineno - 1].strip()[:60]))
    except (RecursionError, ValueError):  # nested too deeply, or a number of thousands of digits
        return Reading.nothing(Misread("no-json", 0, text.strip()[:60]))
    while isinstance(content, dict) and "cards" not in content and "data" in content:
        content = content["data"]
        if isinstance(content, list):
            content = content[0] if content else None
    counts = content.get("cards") if isinstance(content, dict) else None
    if not isinstance(content, dict) or not isinstance(counts, dict):
        return Reading.nothing(Misread("no-cards", 0, text.strip()[:60]))

    identity: Facts | None = None
    cards: list[tuple[str, int]] = []
    misreads: list[Misread] = []
    for code, count in counts.items():
        card = facts_by_code(code)
        if card is None:
            misreads.append(Misread("unknown-code", 0, code))
            continue
        if type(count) is not int or not 1 <= count <= MOST_COPIES:
            misreads.append(Misread("bad-count", 0, f"{code}: {json.dumps(count)}"))
            continue
        if missed := not_implemented(0, code, card):
            misreads.append(missed)
            continue
        if card.type == "identity" and identity is None:
            identity = card
            count -= 1
        if count:
            cards.append((card.title, count))
    if identity is None:
        misreads.append(Misread("no-identity"))
    name = content.get("name") or content.get("title") or ""
    title = identity.title if identity is not None else None
    return Reading(name if isinstance(name, str) else "", title, tuple(cards), tuple(misreads))


def to_json(deck: Deck) -> str:
    """The deck by the codes of its cards; the identity comes first."""
    codes = {facts(deck.identity).code: 1}
    for title, count in deck.cards:
        code = facts(title).code
        codes[code] = codes.get(code, 0) + count
    return json.dumps({"name": deck.name, "cards": codes}, ensure_ascii=False, indent=2) + "\n"
