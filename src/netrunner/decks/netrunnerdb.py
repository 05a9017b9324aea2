"""Decks as NetrunnerDB exports them: JSON with the code and the number of each card.

>>> from_netrunnerdb('{"name": "Small", "cards": {"01001": 1, "01007": 3}}')
('Small', 'Noise: Hacker Extraordinaire', (('Corroder', 3),))
"""

from __future__ import annotations

import json

from netrunner.cards.facts import Facts, facts_by_code
from netrunner.decks.unreadable import Misread, UnreadableDeck
from netrunner.decks.written import MOST_COPIES, Written


def from_netrunnerdb(text: str) -> Written:
    """Read a deck, or raise `UnreadableDeck` with everything that is wrong with it.

    The object stands by itself or, as the site's programming interface answers, as
    the first entry of a list under "data". Codes of later printings are understood.
    """
    try:
        content: object = json.loads(text.lstrip("\ufeff"))
    except json.JSONDecodeError as error:
        lines = text.split("\n")
        raise UnreadableDeck((Misread("no-json", error.lineno, lines[error.lineno - 1].strip()[:60]),)) from error
    except (RecursionError, ValueError) as error:  # nested too deeply, or a number of thousands of digits
        raise UnreadableDeck((Misread("no-json", 0, text.strip()[:60]),)) from error
    while isinstance(content, dict) and "cards" not in content and "data" in content:
        content = content["data"]
        if isinstance(content, list):
            content = content[0] if content else None
    counts = content.get("cards") if isinstance(content, dict) else None
    if not isinstance(content, dict) or not isinstance(counts, dict):
        raise UnreadableDeck((Misread("no-cards", 0, text.strip()[:60]),))

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
        if card.type == "identity" and identity is None:
            identity = card
            count -= 1
        if count:
            cards.append((card.title, count))
    if identity is None:
        misreads.append(Misread("no-identity"))
    if misreads or identity is None:
        raise UnreadableDeck(tuple(misreads))
    name = content.get("name") or content.get("title") or ""
    return name if isinstance(name, str) else "", identity.title, tuple(cards)
