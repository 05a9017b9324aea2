"""Odds: how likely the best line reaches the goal where no line is sure.

Every deal of the hidden cards is as likely as any other, dice and shuffles are fair, and the opponent, who may know
everything, answers with what is worst. A line is a choice for every question that the seat may be asked; how likely it
reaches the goal in each world is exact, as a fraction. Of two lines that are alike elsewhere the one that is better in
some world is kept, and where neither is better in all of them, both: which counts is known only at the beginning.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import product
from math import prod
from typing import Any, Final

from ..rules.machine.decisions import Key
from ..rules.machine.state import State
from .proving import (
    FREELY,
    LONG,
    Act,
    Belief,
    Proof,
    Prover,
    Refutation,
    Sparing,
    Step,
    TooMuch,
    answers_between,
    is_free,
)

#: How many lines may be kept side by side.
LINES: Final = 600

_NEVER: Final = Fraction(0)
_SURE: Final = Fraction(1)

BeliefKey = frozenset[bytes]


@dataclass(frozen=True, slots=True)
class End:
    """The goal was reached, or missed for good."""

    state: State
    reached: bool


@dataclass(frozen=True, slots=True)
class Asked:
    """The seat is asked again."""

    digest: bytes


@dataclass(frozen=True, slots=True)
class Answers:
    """The opponent may choose, and each choice has its ways of chance."""

    ways: list[Chances]


#: What comes of a choice: each with how likely it is.
Chances = list[tuple[Fraction, "End | Asked | Answers"]]


@dataclass(slots=True)
class Move:
    """What may come of a choice of the seat's in each world, up to its next question."""

    chances: dict[bytes, Chances]
    beliefs: list[Belief] = field(default_factory=list)
    reached: State | None = None


@dataclass(frozen=True, slots=True)
class Hope:
    """A line from a question on, and how likely it reaches the goal in each of the worlds."""

    belief: Belief
    act: Act
    move: Move
    further: dict[BeliefKey, Hope]
    worth: dict[bytes, Fraction]
    acts: int

    @property
    def lost(self) -> bool:
        """Whether it never reaches the goal."""
        return not any(self.worth.values())

    @property
    def sure(self) -> bool:
        """Whether it always reaches the goal."""
        return all([worth == 1 for worth in self.worth.values()])

    def covers(self, other: Hope) -> bool:
        """Whether it is as good as another line in every world."""
        return all([self.worth[digest] >= other.worth[digest] for digest in self.worth])

    def asked(self, where: Asked) -> Hope:
        """How it goes on at a question."""
        return next(hope for hope in self.further.values() if where.digest in hope.worth)

    def failure(self, digest: bytes) -> End | Asked:
        """Where it goes worst in one world."""
        then = {one: worth for hope in self.further.values() for one, worth in hope.worth.items()}
        chances = self.move.chances[digest]
        while True:
            node = min(chances, key=lambda way: _node_worth(way[1], then))[1]
            if not isinstance(node, Answers):
                return node
            chances = min(node.ways, key=lambda ways: _worth(ways, then))


def _worth(chances: Chances, then: dict[bytes, Fraction]) -> Fraction:
    return sum([likely * _node_worth(node, then) for likely, node in chances], _NEVER)


def _node_worth(node: End | Asked | Answers, then: dict[bytes, Fraction]) -> Fraction:
    if isinstance(node, End):
        return _SURE if node.reached else _NEVER
    if isinstance(node, Asked):
        return then[node.digest]
    return min([_worth(chances, then) for chances in node.ways])


class PathBelief(Belief):
    """A question with the choices that led to it."""

    __slots__ = ("path",)

    def __init__(self, belief: Belief, path: tuple[tuple[Belief, Act], ...]) -> None:
        super().__init__(belief.states, belief.key)
        self.path = path


class OddsProver(Prover):
    """Plays out one position, and tells how likely the goal is at best."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._hoped: dict[tuple[Sparing, BeliefKey], list[Hope]] = {}
        self._moves: dict[tuple[BeliefKey, Act], Move] = {}
        self._trying: set[tuple[Sparing, BeliefKey]] = set()
        deals = sum(count for _, count in self.begun)
        self._likely: Counter[bytes] = Counter()
        for s, count in self.begun:
            self._likely[self.digests.of(s)] += count
        self._deals = deals
        if self._likely.keys() != self.root.key:
            raise TooMuch(key="puzzle-no-question")
        self.odds = max([self._value(hope) for hope in self._hopes(self.root, FREELY)])

    # -- what may come of a choice --------------------------------------------------------------------------------

    def move(self, belief: Belief, act: Act) -> Move:
        """Everything that may follow a choice of the seat's, and how likely."""
        found = self._moves.get((belief.key, act))
        if found is None:
            found = self._moves[belief.key, act] = self._moved(belief, act)
        return found

    def _moved(self, belief: Belief, act: Act) -> Move:
        asked: dict[bytes, State] = {}
        seen: dict[bytes, End | Asked | Answers] = {}
        found = Move({})
        for s in belief.states:
            decision = s.decision
            assert decision is not None
            key = act if not isinstance(act, str) else decision.texts()[act].key
            found.chances[self.digests.of(s)] = self._chances(s, key, asked, seen, found)
        found.beliefs = self.told_apart(asked)
        return found

    def _chances(
        self, s: State, key: Key, asked: dict[bytes, State], seen: dict[bytes, End | Asked | Answers], move: Move
    ) -> Chances:
        """The ways of chance after one choice; those that come to the same are added up."""
        found: dict[bytes, tuple[Fraction, End | Asked | Answers]] = {}
        for t, alike in self.ways(s, key):
            verdict = self.goal.judge(t, self.start)
            if verdict is not None:
                digest = b"reached" if verdict else b"missed"
                node: End | Asked | Answers = End(t, verdict)
                if verdict and move.reached is None:
                    move.reached = t
            else:
                digest = self.digests.of(t)
                known = seen.get(digest)
                if known is None:
                    known = self._node(t, digest, asked, seen, move)
                    seen[digest] = known
                node = known
            likely, first = found.get(digest, (_NEVER, node))
            found[digest] = (likely + Fraction(1, alike), first)
        return list(found.values())

    def _node(
        self, t: State, digest: bytes, asked: dict[bytes, State], seen: dict[bytes, End | Asked | Answers], move: Move
    ) -> End | Asked | Answers:
        decision = t.decision
        assert decision is not None
        if decision.player == self.goal.seat:
            asked[digest] = t
            return Asked(digest)
        return Answers([self._chances(t, key, asked, seen, move) for key in decision.keys])

    # -- how likely the goal is -----------------------------------------------------------------------------------

    def _hopes(self, belief: Belief, sparing: Sparing) -> list[Hope]:
        """The lines from a question on that no other line is better than."""
        key = (sparing, belief.key)
        found = self._hoped.get(key)
        if found is not None:
            return found
        if key in self._trying:
            return []  # a position that comes round again leads nowhere
        self._trying.add(key)
        found = []
        for act in belief.acts:
            if not sparing[1] and self.is_spared(belief, act, sparing):
                continue
            found = _kept(found + self._lines(belief, act, sparing))
            if found[0].sure:  # then the shortest way is known from where nothing is left to chance
                found = self._lines(belief, super().best(belief, sparing), sparing)
                break
        self._trying.discard(key)
        self._hoped[key] = found
        return found

    def _lines(
        self, belief: Belief, act: Act, sparing: Sparing, given: dict[BeliefKey, list[Hope]] | None = None
    ) -> list[Hope]:
        """The lines that begin with a choice; ``given`` are those that may follow at some question."""
        move = self.move(belief, act)
        left = self.left(belief, act, sparing)
        rows: list[list[Hope]] = []
        for further in move.beliefs:
            row = given[further.key] if given is not None and further.key in given else self._hopes(further, left)
            rows.append(row or [Hope(further, further.acts[0], Move({}), {}, dict.fromkeys(further.key, _NEVER), 0)])
        if prod(len(row) for row in rows) > LINES:
            raise TooMuch(key="puzzle-too-much", most=LINES)
        found: list[Hope] = []
        for chosen in product(*rows):
            then = {digest: worth for hope in chosen for digest, worth in hope.worth.items()}
            worth = {digest: _worth(chances, then) for digest, chances in move.chances.items()}
            acts = max([hope.acts for hope in chosen if not hope.lost], default=0)
            further_hopes = {hope.belief.key: hope for hope in chosen}
            found.append(Hope(belief, act, move, further_hopes, worth, acts + (not is_free(belief, act))))
        return _kept(found)

    def _value(self, hope: Hope) -> Fraction:
        """How likely a line from the beginning is, over all deals."""
        return sum([Fraction(self._likely[d], self._deals) * worth for d, worth in hope.worth.items()], _NEVER)

    def _best_of(self, hopes: Sequence[Hope]) -> Hope:
        return max(hopes, key=lambda hope: (self._value(hope), -hope.acts))

    def _along(self, path: Sequence[tuple[Belief, Act]]) -> Hope:
        """The best line that makes these choices where it is asked these questions."""
        given: dict[BeliefKey, list[Hope]] = {}
        found: list[Hope] = []
        for belief, act in reversed(path):
            found = self._lines(belief, act, FREELY, given)
            given = {belief.key: found}
        return self._best_of(found or self._hopes(self.root, FREELY))

    def _path(self, belief: Belief) -> tuple[tuple[Belief, Act], ...]:
        return belief.path if isinstance(belief, PathBelief) else ()

    # -- what players of a puzzle meet -----------------------------------------------------------------------------

    def best(self, belief: Belief, sparing: Sparing = FREELY) -> Act:
        """The choice of the best line at a question."""
        path = self._path(belief)
        return _at(self._along(path), (*path, (belief, ""))).act

    def next(self, belief: Belief, act: Act) -> tuple[bool, State | Belief]:
        """Whether a choice keeps the best odds, and what comes of it: with luck if so, the worst if not."""
        path = (*self._path(belief), (belief, act))
        hope = self._along(path)
        kept = self._value(hope) == self.odds
        hope = _at(hope, path)
        if not kept:
            return False, self._worst_of(hope, path)
        further = _longest(hope)
        if further is not None:
            return True, PathBelief(further.belief, path)
        assert hope.move.reached is not None
        return True, hope.move.reached

    def refutation(self, belief: Belief, act: Act) -> Refutation:
        """What a choice leaves of the odds, and how it may fail."""
        path = (*self._path(belief), (belief, act))
        hope = self._along(path)
        return Refutation(belief.text(act), self._failure(_at(hope, path)), self._value(hope))

    def _worst_of(self, hope: Hope, path: tuple[tuple[Belief, Act], ...]) -> State | Belief:
        end = hope.failure(min(hope.worth, key=lambda digest: hope.worth[digest]))
        return end.state if isinstance(end, End) else PathBelief(hope.asked(end).belief, path)

    def _failure(self, hope: Hope) -> tuple[Step, ...]:
        """The line where it goes worst, as far as there was hope."""
        steps: list[Step] = []
        digest = min(hope.worth, key=lambda one: hope.worth[one])
        while len(steps) < LONG:
            now = hope.belief
            steps.append(now.step(hope.act))
            end = hope.failure(digest)
            if isinstance(end, End):
                return (*steps, *answers_between(now.states, end.state, self.goal.seat))
            hope, digest = hope.asked(end), end.digest
            steps += answers_between(now.states, self._state(hope.belief, digest), self.goal.seat)
            if hope.lost:
                break
        return tuple(steps)

    def _state(self, belief: Belief, digest: bytes) -> State:
        return next(s for s in belief.states if self.digests.of(s) == digest)

    # -- telling --------------------------------------------------------------------------------------------------

    def prove(self) -> Proof:
        """The best odds, the line that has them, and what the other first moves leave."""
        root = self.root
        refutations: list[Refutation] = []
        keeping: list[Act] = []
        for act in root.acts:
            if self._value(self._best_of(self._lines(root, act, FREELY))) == self.odds:
                keeping.append(act)
            else:
                refutations.append(self.refutation(root, act))
        solved = self.odds > 0
        first = [act for act, _ in self._different()] if solved else []
        line, narrow = self._main() if solved else ((), 0.0)
        return Proof(
            solved, self.goal.side, tuple(root.text(act) for act in first),
            tuple(root.text(act) for act in keeping if act not in first and solved), line, tuple(refutations),
            self.worlds, self.looked_at, narrow, self.odds,
        )  # fmt: skip

    def _different(self) -> list[tuple[Act, Counter[str]]]:
        """Different lines with the best odds: the shortest, and those that spare one of its acts."""
        best = self._best_of(self._hopes(self.root, FREELY))
        main = _plan(best)
        found = [(best.act, main)]
        for act, times in main.items():
            hopes = self._hopes(self.root, (act, times - 1))
            if hopes and self._value(other := self._best_of(hopes)) == self.odds:
                plan = _plan(other)
                if all(plan - one and one - plan for _, one in found):
                    found.append((other.act, plan))
        return found

    def _main(self) -> tuple[tuple[Step, ...], float]:
        """The best line where it takes longest, and which share of the choices along it keep the odds."""
        steps: list[Step] = []
        kept, all_ = 0, 0
        now: Belief = self.root
        while len(steps) < LONG:
            acts = now.acts
            if len(acts) > 1:
                path = self._path(now)
                kept += sum(self._value(self._along((*path, (now, act)))) == self.odds for act in acts)
                all_ += len(acts)
            act = self.best(now)
            steps.append(now.step(act))
            _, further = self.next(now, act)
            if not isinstance(further, Belief):
                break
            steps += answers_between(now.states, further.states[0], self.goal.seat)
            now = further
        return tuple(steps), kept / all_ if all_ else 1.0


def _kept(hopes: list[Hope]) -> list[Hope]:
    """Without lines that another one is better than; of those that are alike the shortest."""
    found: list[Hope] = []
    for hope in sorted(hopes, key=lambda one: (-sum(one.worth.values()), one.acts)):
        if not any([other.covers(hope) for other in found]):
            found.append(hope)
    return found


def _at(hope: Hope, path: Sequence[tuple[Belief, Act]]) -> Hope:
    """Where a line stands at the last of these questions."""
    for belief, _ in path[1:]:
        hope = hope.further[belief.key]
    return hope


def _longest(hope: Hope) -> Hope | None:
    """Of the questions that follow where there is still hope, the one from which it takes longest."""
    return max([one for one in hope.further.values() if not one.lost], key=lambda one: one.acts, default=None)


def _plan(hope: Hope) -> Counter[str]:
    """The acts of a line, each as often as any way of it needs it."""
    found: Counter[str] = Counter()
    for further in hope.further.values():
        if not further.lost:
            found |= _plan(further)
    if not is_free(hope.belief, hope.act):
        found[hope.belief.name(hope.act)] += 1
    return found
