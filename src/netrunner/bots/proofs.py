"""Proofs: what a seat can be sure of this turn, by playing its choices out against every answer in some worlds.

A seat does not know in which of the worlds it is: it chooses the same in all of them, and what it sees then tells them
apart. Lines with few actions are tried first. Where not everything could be looked at, nothing is claimed.
"""

from __future__ import annotations

from collections.abc import Sequence
from marshal import dumps
from math import inf
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final, cast

from ..puzzles.digests import Digests
from ..puzzles.ways import every_way
from ..rules.concepts.values import score
from ..rules.machine.decisions import (
    V_ACCESS,
    V_ADVANCE,
    V_BREAK,
    V_CONTINUE,
    V_DRAW,
    V_GAIN,
    V_INSTALL,
    V_JACK_OUT,
    V_PLAY,
    V_PURGE,
    V_REZ,
    V_RUN,
    V_SCORE,
    V_STEAL,
    V_USE,
    V_YES,
    Key,
    card_of,
    verb_of,
)
from ..rules.machine.terms import SIDES
from ..rules.runs.run import Run
from ..views import view

if TYPE_CHECKING:
    from ..rules.machine.state import State

#: How many ways of chance are looked at after one choice; with more, nothing is sure.
WAYS: Final = 60
#: What is tried first, of all that can be chosen; what is not named comes before the last ones.
_FIRST: Final = (V_SCORE, V_STEAL, V_BREAK, V_USE, V_RUN, V_PLAY, V_INSTALL, V_ADVANCE, V_ACCESS, V_YES, V_CONTINUE)
_LAST: Final = (V_PURGE, V_DRAW, V_GAIN, V_JACK_OUT)
_PROMISE: Final = {verb: n for n, verb in enumerate(_FIRST)} | {verb: 20 + n for n, verb in enumerate(_LAST)}
#: What is asked again and again, where different orders of the same acts lead to the same position.
_COMES_AGAIN: Final = frozenset({"action", "window", "break"})
#: ``dumps`` writes what is alike alike only in this version of its format, which has no references.
_FORM: Final = 2

#: A choice: by its key where all worlds ask alike, else by its text.
Act = Key | str


class GaveUp(Exception):
    """There is more to look at than was allowed."""


class Goal:
    """What a seat wants to be sure of: to win, to have so many agenda points, or to stand when ``end`` comes."""

    def __init__(self, seat: int, end: int, points: int = 0, stands: bool = False) -> None:
        """``end`` is the number of the turn that is too late."""
        self.seat = seat
        self.end = end
        self.points = points
        self.stands = stands

    def judge(self, s: State) -> int:
        """1 once it is reached, 0 once it is missed, -1 before."""
        if s.over:
            return int(s.winner == self.seat)
        if self.points and score(s, self.seat) >= self.points:
            return 1
        if s.turn_number >= self.end:
            return int(self.stands)
        return -1


class Belief:
    """Worlds that are all alike to the seat, which is asked the same in each."""

    __slots__ = ("actions", "key", "states", "_acts")

    def __init__(self, states: list[State], key: frozenset[bytes]) -> None:
        self.states = states
        self.key = key
        decision = states[0].decision
        assert decision is not None
        self.actions = int(decision.kind == "action")
        self._acts: list[Act] | None = None

    @property
    def acts(self) -> list[Act]:
        """What can be chosen, the most promising first."""
        if self._acts is None:
            decision = self.states[0].decision
            assert decision is not None
            keys = decision.keys
            found: list[tuple[int, int, Act]] = []
            if all([s.decision is not None and s.decision.keys == keys for s in self.states]):
                found = [(_PROMISE.get(verb_of(key), 15), n, key) for n, key in enumerate(keys)]
            else:
                texts = decision.texts().items()
                found = [(_PROMISE.get(one.verb, 15), n, text) for n, (text, one) in enumerate(texts)]
            found.sort(key=lambda one: (one[0], one[1]))
            self._acts = [act for _, _, act in found]
        return self._acts

    def text(self, act: Act) -> str:
        """The text of a choice."""
        decision = self.states[0].decision
        assert decision is not None
        return act if isinstance(act, str) else decision.option(decision.keys.index(act)).text


class Search:
    """Looks for a line that reaches a goal whatever happens."""

    def __init__(self, worlds: Sequence[State], goal: Goal, most: int, until: float = inf) -> None:
        self.goal = goal
        self.most = most
        self.until = until  # by the clock of ``perf_counter``
        self.looked_at = 0
        self.digests = Digests()
        self._after: dict[tuple[frozenset[bytes], Act], list[Belief] | None] = {}
        self._failed: dict[frozenset[bytes], int] = {}
        self._solved: dict[frozenset[bytes], tuple[int, Act]] = {}
        self._open: set[frozenset[bytes]] = set()
        self.root = self._believed({self.digests.of(s): s for s in worlds})

    def best(self, actions: int) -> Act | None:
        """A choice that reaches the goal with the fewest actions, at most so many; nothing if none was found."""
        for left in range(1 if self.root.actions else 0, actions + 1):
            try:
                act = self.solve(self.root, left)
            except GaveUp:
                self._open.clear()
                return None
            if act is not None:
                return act
        return None

    def keeps(self, text: str, actions: int) -> bool:
        """Whether a choice keeps the goal in reach."""
        for act in self.root.acts:
            if self.root.text(act) == text:
                try:
                    return self._keeps(self.root, act, actions)
                except GaveUp:
                    self._open.clear()
                    return False
        return False

    def solve(self, belief: Belief, left: int) -> Act | None:
        """A choice that reaches the goal within so many actions, or None."""
        known = self._solved.get(belief.key)
        if known is not None and known[0] <= left:
            return known[1]
        if left <= self._failed.get(belief.key, -1) or belief.key in self._open or belief.actions > left:
            return None
        self._open.add(belief.key)
        found: Act | None = None
        for act in belief.acts:
            if self._keeps(belief, act, left):
                found = act
                break
        self._open.discard(belief.key)
        if found is None:
            self._failed[belief.key] = left
        else:
            self._solved[belief.key] = (left, found)
        return found

    def _keeps(self, belief: Belief, act: Act, left: int) -> bool:
        further = self.after(belief, act)
        if further is None:
            return False
        for one in further:
            if self.solve(one, left - belief.actions) is None:
                return False
        return True

    def after(self, belief: Belief, act: Act) -> list[Belief] | None:
        """The seat's next questions after a choice, whatever happens in between; nothing if the goal may be missed."""
        where = (belief.key, act)
        if where in self._after:
            return self._after[where]
        found = self._play(belief, act)
        self._after[where] = found
        return found

    def _play(self, belief: Belief, act: Act) -> list[Belief] | None:
        waiting: list[State] = []
        for s in belief.states:
            decision = s.decision
            assert decision is not None
            key = decision.texts()[act].key if isinstance(act, str) else act
            self._choose(s, key, waiting)
        asked: dict[bytes, State] = {}
        seen: set[bytes] = set()
        alone = len(waiting) == 1
        while waiting:
            s = waiting.pop()
            verdict = self.goal.judge(s)
            if verdict == 0:
                return None
            if verdict == 1:
                continue
            digest = self._told(s, alone)
            if digest in seen:
                continue
            seen.add(digest)
            decision = s.decision
            assert decision is not None
            if decision.player == self.goal.seat:
                asked[digest] = s
                continue
            for key in decision.keys:
                if verb_of(key) != V_REZ or self._matters(s, key):
                    self._choose(s, key, waiting)
            alone = alone and len(waiting) == 1
        if len(asked) < 2:
            return [self._believed({digest: s}) for digest, s in asked.items()]
        groups: dict[bytes, dict[bytes, State]] = {}
        for digest, s in asked.items():
            groups.setdefault(dumps(cast(Any, view(s, SIDES[self.goal.seat])), _FORM), {})[digest] = s
        found = [self._believed(group) for group in groups.values()]
        found.sort(key=lambda one: len(one.states))
        return found

    def _told(self, s: State, alone: bool) -> bytes:
        """By what a state is told apart. What is asked on the way to something else seldom comes about twice."""
        decision = s.decision
        assert decision is not None
        if alone and decision.kind not in _COMES_AGAIN:
            return self.looked_at.to_bytes(4, "big")
        return self.digests.of(s)

    def _matters(self, s: State, key: Key) -> bool:
        """Whether what the opponent might rez bears on a run of this turn."""
        if s.turn != self.goal.seat:
            return True
        if s.run_at < 0:
            return False
        run = s.stack[s.run_at]
        assert isinstance(run, Run)
        return s.cards[card_of(key)].server == run.server

    def _choose(self, s: State, key: Key, into: list[State]) -> None:
        """The states after a choice, however chance goes."""
        for t, alike in every_way(s, key):
            self.looked_at += 1
            if self.looked_at > self.most or alike > WAYS or perf_counter() > self.until:
                raise GaveUp
            if alike:
                into.append(t)

    def _believed(self, group: dict[bytes, State]) -> Belief:
        return Belief(list(group.values()), frozenset(group))
