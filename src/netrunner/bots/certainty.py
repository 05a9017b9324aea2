"""What is certain this turn: a win, agenda points, or to stand when the opponent's turn is over.

Rules of thumb say what is in sight; only then is it looked for (``proofs``), in worlds that are likely enough.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import inf
from typing import TYPE_CHECKING, Final

from ..game import Game
from ..rules.concepts.values import points, points_to_win, score
from ..rules.machine.terms import (
    ADVANCEMENT,
    AGENDA,
    ARCHIVES,
    CORP,
    FORCED,
    GRIP,
    HQ,
    RND,
    RUNNER,
    SIDES,
)
from .beliefs import weight
from .proofs import Goal, Search
from .reading import read

if TYPE_CHECKING:
    from ..rules.machine.state import State

#: In how many different worlds something must be certain, of how many that are drawn.
WORLDS: Final = 6
DRAWN: Final = 14
#: Worlds that are so much less likely than the likeliest are left aside.
UNLIKELY: Final = 0.05
#: How many cards of R&D from the top on may be seen in a turn, and what part of HQ agendas must be to count on one.
DEEP: Final = 5
DENSE: Final = 0.5
#: By how many counters cards may help to finish an agenda, besides a click for each.
HELPED: Final = 3
#: With so few points to go a win is looked for, wherever it may come from.
NEAR: Final = 3
#: How many times as much as for one thing may be played out in a turn, and what part of it for a thing at least.
TURN: Final = 1
LEAST: Final = 20
#: How many clicks the Corp has in a turn.
CLICKS: Final = 3
#: How many actions a turn has at most, with those that cards give.
MOST_ACTIONS: Final = 6


@dataclass(frozen=True, slots=True)
class Certain:
    """An option after which something is certain."""

    text: str
    wins: bool


class Allowance:
    """How many choices may be played out: for each thing that is looked for, and in a turn."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.until = inf  # when to give up, by the clock of ``perf_counter``
        self._turn = -1
        self._left = 0

    def begin(self, turn: int) -> None:
        """A question of this turn: another turn has an allowance of its own."""
        if turn != self._turn:
            self._turn = turn
            self._left = TURN * self.most

    @property
    def now(self) -> int:
        """How many for the next thing. What is about to happen is always looked at."""
        return max(self.most // LEAST, min(self.most, self._left))

    def spend(self, looked_at: int) -> None:
        """So many have been played out."""
        self._left -= looked_at


def certain(world: Game, side: str, seed: int, liked: str, allowed: Allowance) -> Certain | None:
    """An option that makes something certain, ``liked`` if it does; nothing where nothing is in sight or found."""
    seat = SIDES.index(side)
    s = world.state
    mine = s.turn == seat
    enough = points_to_win(s)
    had = score(s, seat)
    reach = _reach(s, seat) if mine else 0
    near = mine and had + NEAR >= enough
    hurts = mine and seat == CORP and _hurts(s)
    threatened = _threatened(s, seat, enough)
    if not (reach or near or hurts or threatened):
        return None
    worlds = drawn(world, side, seed)
    turn = s.turn_number
    allowed.begin(turn)
    if reach:
        reach = min([_reach(one, seat) for one in worlds])
    if near or hurts or (reach and had + reach >= enough):
        found = _look(worlds, Goal(seat, turn + 1), liked, allowed)
        if found:
            return Certain(found, True)
    taken = _take_points(worlds, seat, reach, liked, allowed) if reach else ""
    if threatened:
        goal = Goal(seat, turn + (2 if mine else 1), stands=True)
        found = _look(worlds, goal, taken or liked, allowed)
        if found:
            return Certain(found, False)
    return Certain(taken, False) if taken else None


def drawn(world: Game, side: str, seed: int) -> list[State]:
    """Different worlds that fit what a side knows, without those that are unlikely."""
    seat = SIDES.index(side)
    found: dict[tuple[str, ...], tuple[float, State]] = {}
    for n in range(DRAWN):
        s = world.determinize(side, seed * DRAWN + n).state
        s.mode = FORCED
        found.setdefault(tuple([c.defn.title for c in s.cards]), (weight(s, seat), s))
        if len(found) >= WORLDS:
            break
    likeliest = max([likely for likely, _ in found.values()])
    return [s for likely, s in found.values() if likely >= UNLIKELY * likeliest]


def _look(worlds: list[State], goal: Goal, liked: str, allowed: Allowance) -> str:
    """An option that makes a goal certain: the liked one if it does, else one with the fewest actions."""
    search = Search(worlds, goal, allowed.now, allowed.until)
    found = ""
    if goal.stands and search.keeps(liked, MOST_ACTIONS):
        found = liked
    else:
        act = search.best(MOST_ACTIONS)
        if act is not None:
            found = search.root.text(act)
            if found != liked and not search.root.actions and search.keeps(liked, MOST_ACTIONS):
                found = liked
    allowed.spend(search.looked_at)
    return found


def _take_points(worlds: list[State], seat: int, reach: int, liked: str, allowed: Allowance) -> str:
    """An option that makes agenda points certain, as many as can be."""
    best = ""
    had = score(worlds[0], seat)
    turn = worlds[0].turn_number
    for wanted in range(had + 1, had + reach + 1):
        found = _look(worlds, Goal(seat, turn + 1, wanted), liked, allowed)
        if not found:
            break
        best = found
    return best


def _reach(s: State, seat: int) -> int:
    """How many agenda points may be made this turn, roughly and at most."""
    if seat == RUNNER:
        return _within_reach(s)
    clicks = (s.clicks[CORP] if s.turn == CORP else CLICKS) + HELPED
    total = 0
    for i in s.zones[HQ]:
        c = s.cards[i]
        if c.defn.type == AGENDA and read(c.defn.title).requirement < clicks:
            total += read(c.defn.title).points
    for server in s.servers.values():
        for i in server.cards:
            c = s.cards[i]
            if c.defn.type == AGENDA and read(c.defn.title).requirement - c.counters[ADVANCEMENT] <= clicks:
                total += read(c.defn.title).points
    return total


def _within_reach(s: State) -> int:
    """Agenda points that the Runner may come upon in a turn."""
    total = 0
    hand = [i for i in s.zones[HQ] if s.cards[i].defn.type == AGENDA]
    found = list(hand) if len(hand) >= DENSE * len(s.zones[HQ]) else []
    found += [i for i in s.zones[RND][:DEEP] if s.cards[i].defn.type == AGENDA]
    found += [i for i in s.zones[ARCHIVES] if s.cards[i].defn.type == AGENDA]
    for server in s.servers.values():
        found += [i for i in server.cards if s.cards[i].defn.type == AGENDA]
    for i in found:
        total += points(s, s.cards[i])
    return total


def _hurts(s: State) -> bool:
    """Whether the Corp has something that does damage."""
    titles = [s.cards[i].defn.title for i in s.zones[HQ]]
    for server in s.servers.values():
        titles += [s.cards[i].defn.title for i in server.cards]
    return any([read(title).damage > 0 or read(title).on_points > 0 for title in titles])


def _threatened(s: State, seat: int, enough: int) -> bool:
    """Whether the opponent may win before the seat's next turn."""
    if seat == CORP:
        return score(s, RUNNER) + _within_reach(s) >= enough
    return score(s, CORP) + _reach(s, CORP) >= enough or (_hurts(s) and len(s.zones[GRIP]) <= 5)
