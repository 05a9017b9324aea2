"""Worlds: every arrangement of the hidden cards that a seat has to reckon with.

Which cards are hidden is known (both decklists are open), where each of them lies is not. Cards in a hand or facedown
in Archives cannot be told apart, those of a deck lie in an order, and on the table lies only what may lie there.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from math import factorial
from typing import Final

from ..errors import BadPosition
from ..positions import Position
from ..positions.building import loaded, prepare
from ..rules.concepts.knowledge import Fact, could_be, place_of
from ..rules.concepts.placing import exclude_as_printed
from ..rules.machine import kernel
from ..rules.machine.card import Card, CardDef
from ..rules.machine.state import State
from ..rules.machine.terms import (
    ADVANCEMENT,
    CORP,
    FIRST_REMOTE,
    FORCED,
    OUTSIDE,
    PLAY_AREA,
    RUNNER,
    SERVER_ARCHIVES,
    SERVER_HQ,
    SERVER_RND,
)
from ..rules.machine.zones import is_deck

#: More worlds than this are no puzzle.
MOST: Final = 3000

_SERVERS: Final = {"HQ": SERVER_HQ, "R&D": SERVER_RND, "Archives": SERVER_ARCHIVES}
_ZONES: Final = {"R&D": 0, "HQ": 1, "Archives": 2, "stack": 4, "grip": 5}


class TooManyWorlds(BadPosition):
    """There are more arrangements of the hidden cards than can be looked at."""


def worlds(position: Position, seat: int, known: Sequence[str] = ()) -> list[tuple[State, int]]:
    """The game in every arrangement of what ``seat`` cannot see, each at its first question; the real one first.

    With each goes how many deals of the hidden cards lead to it: cards in a hand may have come in any order.
    """
    base = prepare(position, FORCED)
    shown = _shown(base, known)
    lying = [base.cards[i] for zone in base.zones for i in zone if base.cards[i].zone != OUTSIDE]
    hidden = [c for c in lying if not base.sees(seat, c)]
    found: list[tuple[State, int]] = []
    real = {c.id: c.defn for c in hidden}
    arrangements = [real]
    for arrangement in _both(base, [c for c in hidden if c.id not in shown]):
        if len(arrangements) > MOST:
            raise TooManyWorlds(key="puzzle-too-many-worlds", most=MOST)
        if not _same(base, arrangement, real):
            arrangements.append(arrangement)
    for n, arrangement in enumerate(arrangements):
        s = prepare(position, FORCED)
        for i, defn in arrangement.items():
            s.cards[i] = _as(s.cards[i], defn)
        s.rebuild_index()
        told = tuple(_fact(s.cards[i]) for i in shown if not s.sees(seat, s.cards[i]))
        s.facts = [told if n == seat else () for n in range(3)]
        s.choices = (None, (-1, -1, n))  # by which copies can be told apart, however alike they are
        kernel.advance(s)
        found.append((s, _deals(base, [i for i in arrangement if i not in shown], arrangement)))
    return found


def hidden_titles(position: Position, seat: int, known: Sequence[str] = ()) -> dict[str, list[str]]:
    """The titles of the cards that ``seat`` cannot place, by the side whose they are."""
    base = prepare(position, FORCED)
    shown = set(_shown(base, known))
    found: dict[str, list[str]] = {"corp": [], "runner": []}
    for zone in base.zones:
        for c in (base.cards[i] for i in zone):
            if c.zone != OUTSIDE and c.id not in shown and not base.sees(seat, c):
                found["runner" if c.owner == RUNNER else "corp"].append(c.defn.title)
    return {side: sorted(titles) for side, titles in found.items()}


def known_titles(position: Position, known: Sequence[str]) -> dict[str, list[str]]:
    """The titles of the cards in each place that a puzzle tells."""
    base = prepare(position, FORCED)
    return {place: [base.cards[i].defn.title for i in _shown(base, [place])] for place in known}


def _fact(c: Card) -> Fact:
    """That this card is there: at its depth of a deck, or among others that cannot be told apart."""
    return Fact(c.defn, frozenset((c.id if is_deck(c.zone) else place_of(c),)))


def _as(c: Card, defn: CardDef) -> Card:
    """The same hidden card with another front."""
    return Card(
        c.id, defn, c.owner, c.inc, c.zone, c.faceup, c.installed, c.server, c.host, c.counters, c.hosted, c.stamp,
        c.memo, loaded(defn), c.converted, c.active, c.origin,
    )  # fmt: skip


def _shown(s: State, known: Sequence[str]) -> list[int]:
    """The cards in places that a puzzle tells: ``HQ``, ``R&D`` (``R&D 2``: its two top cards), ``HQ ice 1``, ..."""
    found: list[int] = []
    for place in known:
        name, _, number = place.rpartition(" ")
        if place in _ZONES:
            found.extend(s.zones[_ZONES[place]])
        elif name in _ZONES and number.isdecimal():
            found.extend(s.zones[_ZONES[name]][: int(number)])
        else:
            found.append(_placed(s, place))
    return found


def _placed(s: State, place: str) -> int:
    try:
        name, word, number = place.rsplit(" ", 2)
        server = s.servers[_SERVERS[name] if name in _SERVERS else FIRST_REMOTE - 1 + int(name.split()[1])]
        return (server.ice if word == "ice" else server.cards)[int(number) - 1]
    except (LookupError, ValueError) as error:
        raise BadPosition(key="puzzle-no-place", place=place) from error


def _both(s: State, hidden: list[Card]) -> Iterator[dict[int, CardDef]]:
    """Every arrangement of the cards of both players."""
    theirs = [c for c in hidden if c.owner == RUNNER]
    for corp in _deal(s, [c for c in hidden if c.owner == CORP]):
        for runner in _deal(s, theirs):
            yield corp | runner


def _deal(s: State, slots: list[Card]) -> Iterator[dict[int, CardDef]]:
    """Every different arrangement of the fronts of these cards on their places."""
    ordered = sorted(slots, key=lambda c: c.zone != PLAY_AREA)  # where fewest fit first
    pool: dict[CardDef, int] = {}
    for c in sorted(slots, key=lambda c: c.defn.title):
        pool[c.defn] = pool.get(c.defn, 0) + 1
    yield from _fill(s, ordered, 0, pool, {})


def _fill(
    s: State, slots: list[Card], n: int, pool: dict[CardDef, int], found: dict[int, CardDef]
) -> Iterator[dict[int, CardDef]]:
    if n == len(slots):
        yield dict(found)
        return
    c = slots[n]
    before = slots[n - 1] if n else None
    alike = before is not None and before.zone == c.zone != PLAY_AREA and not is_deck(c.zone)
    for defn, count in list(pool.items()):
        if not count or (alike and before is not None and defn.title < found[before.id].title):
            continue
        if c.zone == PLAY_AREA and not _fits(s, c, defn, found):
            continue
        pool[defn] -= 1
        found[c.id] = defn
        yield from _fill(s, slots, n + 1, pool, found)
        del found[c.id]
        pool[defn] += 1


def _fits(s: State, c: Card, defn: CardDef, found: dict[int, CardDef]) -> bool:
    """Whether a card may lie there: what was advanced can be, and nothing there excludes it (4.7.8a, 3.6.5)."""
    if not could_be(s, defn, c, advanceable=c.counters[ADVANCEMENT] > 0):
        return False
    if c.server not in s.servers:
        return True
    for i in s.servers[c.server].cards:
        other = found.get(i) or (s.cards[i].defn if s.cards[i].faceup else None)
        if i != c.id and other is not None and exclude_as_printed(defn, other):
            return False
    return True


def _deals(s: State, hidden: list[int], arrangement: dict[int, CardDef]) -> int:
    """In how many orders the cards of this arrangement could have come into hands and discard piles."""
    piles: dict[int, Counter[str]] = {}
    for i in hidden:
        zone = s.cards[i].zone
        if zone != PLAY_AREA and not is_deck(zone):
            piles.setdefault(zone, Counter())[arrangement[i].title] += 1
    found = 1
    for pile in piles.values():
        found *= factorial(pile.total())
        for copies in pile.values():
            found //= factorial(copies)
    return found


def _same(s: State, one: dict[int, CardDef], other: dict[int, CardDef]) -> bool:
    """Whether two arrangements differ only in the order of cards that cannot be told apart."""
    return _told_apart(s, one) == _told_apart(s, {i: other[i] for i in one})


def _told_apart(s: State, arrangement: dict[int, CardDef]) -> list[tuple[int, str]]:
    found: list[tuple[int, str]] = []
    for i, defn in arrangement.items():
        zone = s.cards[i].zone
        found.append((i if zone == PLAY_AREA or is_deck(zone) else -1 - zone, defn.title))
    return sorted(found)
