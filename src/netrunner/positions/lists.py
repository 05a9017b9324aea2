"""Lists of cards as text: ``Snare!, 2 Hedge Fund, (Project Junebug {advancement 2}), Crypsis {virus 1} [Chum]``."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable

from ..cards.facts import find_facts
from ..rules.machine.card import CardDef
from ..rules.machine.terms import COUNTERS, SIDES
from ..rules.questions.naming_subtypes import all_subtypes
from .board import NAMED, Placed
from .titles import FILLER, find
from .unreadable import Misread

_COUNT = re.compile(r"(\d{1,3})\s*x?\s+(.+)", re.DOTALL)
_COUNTER = re.compile(r"([a-z ]+?)\s*(-?\d{1,6})|(-?\d{1,6})\s*([a-z ]+?)")
_REMEMBERS = re.compile(r"remembers\s+(hq|r&d|archives|server \d{1,2})(?: (ice|root|card) (\d{1,3}))?")
_NAMES = re.compile(r"names\s+(.+)", re.IGNORECASE | re.DOTALL)
_WITH = re.compile(r"with\s+(.+)", re.IGNORECASE | re.DOTALL)
_PAIRS = {"(": ")", "{": "}", "[": "]"}
#: Other words for counters that people write.
_WORDS = {"credits": "credit", "advancements": "advancement", "advanced": "advancement", "viruses": "virus"}

#: More cards than any game holds: a position with so many is refused as a whole.
MOST_ALIKE = 1_000

Complain = Callable[[Misread], None]


def split(text: str, separator: str) -> list[str]:
    """Split where ``separator`` stands outside of all brackets and before a space or the end ("TL;DR" is a title).

    >>> split("A [B, C], D", ",")
    ['A [B, C]', 'D']
    """
    parts: list[str] = []
    closing: list[str] = []
    start = 0
    for i, letter in enumerate(text):
        if letter in _PAIRS:
            closing.append(_PAIRS[letter])
        elif closing and letter == closing[-1]:
            closing.pop()
        elif letter == separator and not closing and (i + 1 == len(text) or text[i + 1].isspace()):
            parts.append(text[start:i].strip())
            start = i + 1
    parts.append(text[start:].strip())
    return parts


def read_cards(text: str, side: int, line: int, complain: Complain) -> tuple[Placed, ...]:
    """The cards of a list; ``side`` says whose filler "any" is."""
    items = [item for item in split(text, ",") if item]
    found: list[Placed] = []
    i = 0
    while i < len(items) and len(found) <= MOST_ALIKE:
        item = items[i]
        if i + 1 < len(items) and _title(item) and find(_title(item)) is None:
            joined = f"{item}, {items[i + 1]}"  # the few titles with a comma in them
            if find(_title(joined)) is not None:
                item = joined
                i += 1
        found.extend(_read_item(item, side, line, complain))
        i += 1
    return tuple(found)


def _title(item: str) -> str:
    """What may be the title in an item without looking at counts."""
    bare = item.strip().lstrip("(")
    counted = _COUNT.fullmatch(bare)
    return re.split(r"[{\[]", counted[2] if counted else bare)[0].strip(" )")


def _read_item(item: str, side: int, line: int, complain: Complain) -> list[Placed]:
    count, rest = _count(item)
    facedown = False
    counters: dict[str, int] = {}
    remembers: list[str] = []
    texts: list[str] = []
    hosted: tuple[Placed, ...] = ()
    inner: Misread | None = None
    if rest.startswith("("):
        end = _closing(rest)
        if end < 0:
            complain(Misread("unclosed", line, item))
            return []
        facedown = True
        after = rest[end + 1 :].strip()
        more, body = _count(rest[1:end].strip())
        count *= more
        rest = f"{body} {after}".strip()
    title = rest
    while title and title[-1] in "}]":
        start = _opening(title)
        if start < 0:
            inner = Misread("unclosed", line, item)
            break
        body = title[start + 1 : -1]
        if title[-1] == "}":
            _read_counters(_without_text(body, line, texts, complain), line, counters, remembers, complain)
        else:
            hosted = (*read_cards(body, side, line, complain), *hosted)
        title = title[:start].strip()
    if inner is not None or any(letter in title for letter in "{}[]"):
        complain(inner or Misread("unclosed", line, item))
        return []
    points = counters.pop("points", None)
    if title.lower() in ("any", "any card", "any cards"):
        title = FILLER[side]
    defn = find(title)
    if defn is None:
        complain(_unknown(title, line))
        return []
    placed = Placed(defn.title, facedown, _canonical(counters), hosted, points, tuple(remembers), "".join(texts[:1]))
    return [placed] * min(count, MOST_ALIKE)


def _count(item: str) -> tuple[int, str]:
    counted = _COUNT.fullmatch(item)
    if counted is None or find(re.split(r"[{\[]", item)[0].strip()) is not None:
        return 1, item
    return int(counted[1]), counted[2]


def _closing(text: str) -> int:
    """Where the bracket that ``text`` begins with closes, or -1."""
    closing: list[str] = []
    for i, letter in enumerate(text):
        if letter in _PAIRS:
            closing.append(_PAIRS[letter])
        elif closing and letter == closing[-1]:
            closing.pop()
            if not closing:
                return i
    return -1


def _opening(text: str) -> int:
    """Where the bracket that ``text`` ends with opens, or -1."""
    depth = 0
    for i in range(len(text) - 1, -1, -1):
        if text[i] in ")}]":
            depth += 1
        elif text[i] in "({[":
            depth -= 1
            if depth == 0:
                return i
    return -1


def _read_counters(text: str, line: int, counters: dict[str, int], remembers: list[str], complain: Complain) -> None:
    for part in [part for part in split(text, ",") if part]:
        place = _REMEMBERS.fullmatch(" ".join(part.lower().split()))
        if place is not None:
            server = place[1].capitalize() if len(place[1]) > 3 else place[1].upper()
            remembers.append(f"{server} {place[2]} {place[3]}" if place[2] else server)
            continue
        names = _NAMES.fullmatch(part)
        if names is not None and names[1].lower() in all_subtypes():
            remembers.append(f"{NAMED}{names[1].lower()}")
            continue
        named = None if names is None else find(names[1])
        if named is not None:
            remembers.append(f"{NAMED}{named.title}")
            continue
        met = _COUNTER.fullmatch(part.lower())
        word = (met[1] or met[4]) if met else ""
        kind = word.removesuffix(" counters").removesuffix(" counter").removesuffix(" tokens").removesuffix(" token")
        kind = _WORDS.get(kind, kind)
        if met is None or (kind not in COUNTERS and kind != "points"):
            complain(Misread("counter", line, part, more={"known": ", ".join((*COUNTERS, "points"))}))
            continue
        counters[kind] = counters.get(kind, 0) + int(met[2] or met[3])


def _without_text(body: str, line: int, texts: list[str], complain: Complain) -> str:
    """What stands in braces without ``with <title>``, the card whose text another has (10.12.2)."""
    left: list[str] = []
    for part in split(body, ","):
        met = _WITH.fullmatch(part)
        if met is None:
            left.append(part)
            continue
        defn = find(met[1])
        if defn is None:
            complain(_unknown(met[1], line))
        else:
            texts.append(defn.title)
    return ", ".join(left)


def _canonical(counters: dict[str, int]) -> tuple[tuple[str, int], ...]:
    return tuple((kind, counters[kind]) for kind in COUNTERS if kind in counters)


def _unknown(title: str, line: int) -> Misread:
    printed = find_facts(title)
    if printed is None:
        return Misread("unknown-card", line, title)  # what may have been meant is added for the first few of them
    return Misread("not-implemented", line, printed.title)


def write_cards(cards: Iterable[Placed]) -> str:
    """The list as text; equal neighbours are counted."""
    parts: list[str] = []
    last: Placed | None = None
    count = 0
    for card in (*cards, None):
        if card == last:
            count += 1
            continue
        if last is not None:
            parts.append(f"{count} {write_card(last)}" if count > 1 else write_card(last))
        last, count = card, 1
    return ", ".join(parts)


def write_card(card: Placed) -> str:
    """One card as text."""
    text = card.title
    counters = [f"{kind} {n}" for kind, n in card.counters]
    if card.points is not None:
        counters.append(f"points {card.points}")
    for place in card.remembers:
        counters.append(f"names {place[len(NAMED) :]}" if place.startswith(NAMED) else f"remembers {place}")
    if card.text:
        counters.append(f"with {card.text}")
    if counters:
        text = f"{text} {{{', '.join(counters)}}}"
    if card.hosted:
        text = f"{text} [{write_cards(card.hosted)}]"
    return f"({text})" if card.facedown else text


def side_name(defn: CardDef) -> str:
    """``"corp"`` or ``"runner"``."""
    return SIDES[defn.side]
