"""The prover: plays a position out, over everything that a seat may choose and everything that may come of it.

A seat does not know which of several worlds it is in. It chooses the same in all of them, the opponent answers in each
with anything that is legal, chance does anything it can, and what the seat sees then tells worlds apart. A position is
solved if some choice leads to the goal in every one of them. The engine itself decides what is legal: states are
copied, options chosen. Positions that differ in nothing that matters are looked at once (``digests``).
"""

from __future__ import annotations

import re
from collections import Counter, deque
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from marshal import dumps
from typing import Any, Final, cast

from ..errors import NetrunnerError
from ..positions import Position
from ..questions import labels
from ..rules.machine import chance, kernel
from ..rules.machine.decisions import (
    V_ACCESS,
    V_ADVANCE,
    V_BREAK,
    V_CONTINUE,
    V_DRAW,
    V_GAIN,
    V_INSTALL,
    V_JACK_OUT,
    V_PASS,
    V_PLAY,
    V_PURGE,
    V_REMOVE_TAG,
    V_REZ,
    V_RUN,
    V_SCORE,
    V_STEAL,
    V_TRASH,
    V_TRASH_RESOURCE,
    V_USE,
    V_YES,
    VERBS,
    Decision,
    Key,
    verb_of,
)
from ..rules.machine.state import State
from ..text.phrases import LANGUAGES
from ..views import view
from .digests import Digests
from .goals import Goal, Start
from .ways import every_way
from .worlds import worlds

#: How many choices are tried, at most, before a position counts as too large.
MOST: Final = 400_000
#: How many ways chance may go after one choice.
WAYS: Final = 5040
#: How many positions the opponent may lead to between two questions to the seat.
REACH: Final = 20_000
#: How many outcomes are kept, so that they need not be played again.
KEPT: Final = 30_000
#: How long a line may be told.
LONG: Final = 40

#: What is tried first, of all that can be chosen.
_FIRST: Final = {
    verb: n
    for n, verb in enumerate(
        (V_SCORE, V_STEAL, V_BREAK, V_USE, V_RUN, V_PLAY, V_INSTALL, V_ADVANCE, V_ACCESS, V_YES, V_CONTINUE)
    )
}
_LAST: Final = {V_PURGE: 1, V_DRAW: 2, V_GAIN: 3, V_JACK_OUT: 4}
#: What is done for itself; all other answers belong to an act, and only say how.
_ACTS: Final = frozenset(
    {
        V_USE, V_REZ, V_SCORE, V_STEAL, V_TRASH, V_GAIN, V_DRAW, V_INSTALL, V_PLAY, V_ADVANCE, V_TRASH_RESOURCE,
        V_PURGE, V_RUN, V_REMOVE_TAG,
    }
)  # fmt: skip
_VERBS: Final = frozenset(VERBS[verb] for verb in _ACTS)
#: Behind the title of a card, where it lies.
_PLACE: Final = re.compile(r"(?<=\S) \[[^\]]+\]")

#: ``dumps`` writes what is alike alike only in this version of its format, which has no references.
_FORM: Final = 2

#: A choice as it is told apart: by its key where all worlds ask alike, else by its text.
Act = Key | str
#: An act by its name, and how often it may be done at most.
Sparing = tuple[str, int]
FREELY: Final[Sparing] = ("", 0)
#: A position as it is told apart, and the act that is to be spared.
_Where = tuple[Sparing, frozenset[bytes]]


class TooMuch(NetrunnerError):
    """The position is too large to be played out."""


class Belief:
    """The worlds that a seat may be in, all alike to it: it is asked the same in each."""

    __slots__ = ("key", "states")

    def __init__(self, states: list[State], key: frozenset[bytes]) -> None:
        self.states = states
        self.key = key

    @property
    def acts(self) -> list[Act]:
        """What can be chosen, the most promising first."""
        decision = self.states[0].decision
        assert decision is not None
        keys = decision.keys
        acts: list[Act] = []
        if all(s.decision is not None and s.decision.keys == keys for s in self.states):
            by_promise = sorted(keys, key=_promise)
            acts.extend(by_promise)
            return acts
        texts = list(decision.texts().items())
        acts.extend([text for text, _ in sorted(texts, key=lambda pair: _promise(pair[1].key))])
        return acts

    def text(self, act: Act) -> str:
        """The text of a choice."""
        decision = self.states[0].decision
        assert decision is not None
        return act if isinstance(act, str) else decision.option(decision.keys.index(act)).text

    def name(self, act: Act) -> str:
        """A choice without the place of its card: wherever that lies, the act is the same."""
        return _PLACE.sub("", self.text(act))

    def step(self, act: Act) -> Step:
        """A choice as a step of a line."""
        decision = self.states[0].decision
        assert decision is not None
        return Step.of(decision, decision.texts()[act].key if isinstance(act, str) else act)

    def act(self, text: str) -> Act | None:
        """The choice with a text."""
        decision = self.states[0].decision
        option = None if decision is None else decision.find(text)
        if option is None:
            return None
        return next((act for act in self.acts if act == option.key or act == option.text), None)


def _promise(key: Key) -> tuple[int, int]:
    verb = verb_of(key)
    return (_LAST.get(verb, 0), _FIRST.get(verb, len(_FIRST)))


@dataclass(slots=True)
class Outcome:
    """What may come of a choice: the goal, a miss, or further questions."""

    missed: State | None = None
    reached: State | None = None
    beliefs: list[Belief] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Step:
    """One choice on a line: who chose what, by its text and in the words of each language."""

    side: str
    text: str
    labels: dict[str, str]

    @classmethod
    def of(cls, decision: Decision, key: Key) -> Step:
        """The step of one option."""
        n = decision.keys.index(key)
        worded = {lang: labels(decision, lang)[n] for lang in LANGUAGES}
        return cls(decision.side, decision.option(n).text, worded)

    @property
    def act(self) -> bool:
        """Whether it is an act of its own, and not the answer to a question on the way."""
        return self.text.split(" ", 1)[0] in _VERBS

    @property
    def name(self) -> str:
        """The act without the place of its card."""
        return _PLACE.sub("", self.text)

    @property
    def quiet(self) -> bool:
        """Whether it only goes on."""
        return self.text in ("pass", "continue")


@dataclass(frozen=True, slots=True)
class Refutation:
    """Why a choice does not solve: a line that begins with it, and how it ends for the seat's best try."""

    move: str
    line: tuple[Step, ...]
    #: How often the goal is still reached after it, at best.
    odds: Fraction = Fraction(0)


@dataclass(frozen=True, slots=True)
class Proof:
    """What is known of a position once it has been played out."""

    solved: bool
    side: str
    #: First moves that solve, one for each different solution; the orders of one solution are the same.
    solutions: tuple[str, ...]
    #: First moves that solve in another order, or that waste what is not needed.
    transposed: tuple[str, ...]
    line: tuple[Step, ...]
    refutations: tuple[Refutation, ...]
    worlds: int
    looked_at: int
    #: How many of all choices along the line keep the solution: less is harder.
    narrow: float = 0.0
    #: How often the solution reaches the goal; less than 1 only where odds were asked for.
    odds: Fraction = Fraction(1)


class Prover:
    """Plays out one position; what it has found out is kept."""

    def __init__(
        self,
        position: Position,
        goal: Goal,
        known: Sequence[str] = (),
        most: int = MOST,
        told: Callable[[int], object] | None = None,
    ) -> None:
        self.goal = goal
        self.most = most
        self.looked_at = 0
        self._told = told
        self.digests = Digests()
        self._solved: dict[_Where, Act | None] = {}
        self._fewest: dict[_Where, tuple[int, Act]] = {}
        self._too_few: dict[_Where, int] = {}
        self._kept: dict[tuple[frozenset[bytes], Act], Outcome] = {}
        self._open: set[_Where] = set()
        self._met: dict[frozenset[bytes], Belief] = {}
        #: Every world with how many deals lead to it.
        self.begun = worlds(position, goal.seat, known)
        self.worlds = len(self.begun)
        self.start = Start.of(self.begun[0][0], goal)
        first = Outcome()
        self._reach([s for s, _ in self.begun], first)
        if first.missed is not None or len(first.beliefs) != 1:
            raise TooMuch(key="puzzle-no-question")
        self.root = first.beliefs[0]

    # -- what may come of a choice --------------------------------------------------------------------------------

    def after(self, belief: Belief, act: Act) -> Outcome:
        """Everything that may follow a choice of the seat's, up to its next question."""
        outcome = self._kept.get((belief.key, act))
        if outcome is None:
            outcome = self._play(belief, act)
            if outcome.missed is None and len(self._kept) < KEPT:
                self._kept[belief.key, act] = outcome
        return outcome

    def _play(self, belief: Belief, act: Act, shortest: bool = False) -> Outcome:
        """What ``after`` tells; the ``shortest`` way to a miss, if there is one."""
        outcome = Outcome()
        reached: list[State] = []
        for s in belief.states:
            decision = s.decision
            assert decision is not None
            key = act if not isinstance(act, str) else decision.texts()[act].key
            reached.extend(self._chosen(s, key))
        self._reach(reached, outcome, shortest)
        return outcome

    def _chosen(self, s: State, key: Key) -> Iterator[State]:
        """The state after a choice, however chance goes (it may go on after it was looked at only in part)."""
        for t, _ in self.ways(s, key):
            yield t

    def ways(self, s: State, key: Key) -> Iterator[tuple[State, int]]:
        """The state after a choice for every way that chance may go; each is one of so many alike."""
        for t, alike in every_way(s, key):
            self.looked_at += 1
            if self._told is not None:
                self._told(1)
            if self.looked_at > self.most:
                raise TooMuch(key="puzzle-too-much", most=self.most)
            if alike > WAYS:
                raise TooMuch(key="puzzle-too-much-chance", most=WAYS)
            if alike:
                yield t, alike

    def _reach(self, states: list[State], outcome: Outcome, shortest: bool = False) -> None:
        """Let the opponent answer anything until the seat is asked, and sort what the seat can tell apart."""
        seat = self.goal.seat
        asked: dict[bytes, State] = {}
        seen: set[bytes] = set()
        waiting = deque(states)
        while waiting:
            s = waiting.popleft() if shortest else waiting.pop()
            verdict = self.goal.judge(s, self.start)
            if verdict is not None:
                if not verdict:
                    outcome.missed = s
                    return
                outcome.reached = s
                continue
            digest = self.digests.of(s)
            if digest in seen:
                continue
            seen.add(digest)
            if len(seen) > REACH:
                raise TooMuch(key="puzzle-too-much", most=REACH)
            decision = s.decision
            assert decision is not None
            if decision.player == seat:
                asked[digest] = s
                continue
            for key in decision.keys:
                waiting.extend(self._chosen(s, key))
        if len(asked) < 2:
            outcome.beliefs = [self._believed({digest: s}) for digest, s in asked.items()]
            return
        outcome.beliefs = self.told_apart(asked)
        outcome.beliefs.sort(key=lambda belief: len(belief.states))

    def told_apart(self, asked: dict[bytes, State]) -> list[Belief]:
        """States in which the seat is asked, by what it sees."""
        groups: dict[bytes, dict[bytes, State]] = {}
        for digest, s in asked.items():
            groups.setdefault(dumps(cast(Any, view(s, self.goal.side)), _FORM), {})[digest] = s
        return [self._believed(group) for group in groups.values()]

    def _believed(self, group: dict[bytes, State]) -> Belief:
        """A belief, the same one whenever it is met: after another order of acts, copies have other numbers."""
        key = frozenset(group)
        found = self._met.get(key)
        if found is None:
            found = self._met[key] = Belief(list(group.values()), key)
        return found

    # -- solving --------------------------------------------------------------------------------------------------

    def solve(self, belief: Belief, sparing: Sparing = FREELY) -> Act | None:
        """A choice that reaches the goal whatever happens, or None; ``sparing`` an act, if one is named."""
        key = (sparing, belief.key)
        if key in self._solved:
            return self._solved[key]
        if key in self._open or (sparing[0] and self.solve(belief) is None):
            return None  # a position that comes round again leads nowhere
        self._open.add(key)
        found = next((act for act in self._acts(belief, sparing) if self.keeps(belief, act, sparing)), None)
        self._open.discard(key)
        self._solved[key] = found
        return found

    def keeps(self, belief: Belief, act: Act, sparing: Sparing = FREELY) -> bool:
        """Whether a choice keeps the goal in reach, whatever happens."""
        return self._failing(belief, act, sparing) is None

    def _acts(self, belief: Belief, sparing: Sparing) -> Iterator[Act]:
        for act in belief.acts:
            if sparing[1] or not self.is_spared(belief, act, sparing):
                yield act

    def is_spared(self, belief: Belief, act: Act, sparing: Sparing) -> bool:
        return bool(sparing[0]) and not is_free(belief, act) and belief.name(act) == sparing[0]

    def left(self, belief: Belief, act: Act, sparing: Sparing) -> Sparing:
        """What may still be done after a choice."""
        return (sparing[0], sparing[1] - 1) if self.is_spared(belief, act, sparing) else sparing

    def next(self, belief: Belief, act: Act) -> tuple[bool, State | Belief]:
        """Whether a choice keeps the goal in reach, and what comes of it against the best answers.

        That is the next question to the seat, or the state in which the goal is reached or missed.
        """
        failing = self._failing(belief, act)
        if failing is not None:
            return False, failing
        outcome = self.after(belief, act)
        further = self.worst(outcome)
        if further is not None:
            return True, further
        assert outcome.reached is not None
        return True, outcome.reached

    def refutation(self, belief: Belief, act: Act) -> Refutation:
        """What beats a choice that gives the goal away."""
        failing = self._failing(belief, act)
        assert failing is not None
        return Refutation(belief.text(act), self._beaten(belief, act, failing))

    def _failing(self, belief: Belief, act: Act, sparing: Sparing = FREELY) -> State | Belief | None:
        """Where a choice fails: a state in which the goal is missed, or a question with no good answer."""
        outcome = self.after(belief, act)
        if outcome.missed is not None:
            return outcome.missed
        left = self.left(belief, act, sparing)
        return next((further for further in outcome.beliefs if self.solve(further, left) is None), None)

    # -- the shortest way -----------------------------------------------------------------------------------------

    def fewest(self, belief: Belief, sparing: Sparing = FREELY) -> int:
        """How many acts it takes from here at least, against the answers that hold out longest."""
        budget = 0
        while not self._in(belief, budget, sparing):
            budget += 1
        return self._fewest[sparing, belief.key][0]

    def best(self, belief: Belief, sparing: Sparing = FREELY) -> Act:
        """A choice that reaches the goal with the fewest acts."""
        self.fewest(belief, sparing)
        return self._fewest[sparing, belief.key][1]

    def _in(self, belief: Belief, budget: int, sparing: Sparing) -> bool:
        """Whether the goal can be reached with so many acts."""
        key = (sparing, belief.key)
        known = self._fewest.get(key)
        if known is not None and known[0] <= budget:
            return True
        if budget <= self._too_few.get(key, -1) or self.solve(belief, sparing) is None:
            return False
        self._too_few[key] = budget
        for act in self._acts(belief, sparing):
            left = budget - (0 if is_free(belief, act) else 1)
            if left < 0 or not self.keeps(belief, act, sparing):
                continue
            rest = self.left(belief, act, sparing)
            if all([self._in(further, left, rest) for further in self.after(belief, act).beliefs]):
                self._fewest[key] = (budget, act)
                return True
        return False

    # -- telling --------------------------------------------------------------------------------------------------

    def prove(self) -> Proof:
        """Everything about the position: its solutions, how the main one goes, and what beats the other first moves."""
        root = self.root
        solving: list[Act] = []
        refutations: list[Refutation] = []
        for act in root.acts:
            failing = self._failing(root, act)
            if failing is None:
                solving.append(act)
            else:
                refutations.append(Refutation(root.text(act), self._beaten(root, act, failing)))
        if not solving:
            return Proof(False, self.goal.side, (), (), (), tuple(refutations), self.worlds, self.looked_at)
        plans = self._plans()
        first = [act for act, _ in plans]
        return Proof(
            True,
            self.goal.side,
            tuple(root.text(act) for act in first),
            tuple(root.text(act) for act in solving if act not in first),
            self._main_line(root),
            tuple(refutations),
            self.worlds,
            self.looked_at,
            self._narrowness(root),
        )

    def _plans(self) -> list[tuple[Act, Counter[str]]]:
        """Different solutions: the shortest, and those that spare one of its acts, each with its first move."""
        root = self.root
        main = self._plan(root, FREELY)
        found = [(self.best(root), main)]
        for act, times in main.items():
            sparing = (act, times - 1)
            if self.solve(root, sparing) is not None:
                plan = self._plan(root, sparing)
                if all(plan - other and other - plan for _, other in found):
                    found.append((self.best(root, sparing), plan))
        return found

    def _plan(self, belief: Belief, sparing: Sparing) -> Counter[str]:
        """The acts of a solution, each as often as any way of it needs it."""
        found: Counter[str] = Counter()
        act = self.best(belief, sparing)
        left = self.left(belief, act, sparing)
        for further in self.after(belief, act).beliefs:
            found |= self._plan(further, left)
        if not is_free(belief, act):
            found[belief.name(act)] += 1
        return found

    def worst(self, outcome: Outcome) -> Belief | None:
        """Of the questions that follow a good choice, the one from which it takes longest."""
        return max(outcome.beliefs, key=self.fewest, default=None)

    def _main_line(self, belief: Belief) -> tuple[Step, ...]:
        """The seat's choices that solve, against the answers that hold out longest."""
        steps: list[Step] = []
        now: Belief | None = belief
        while now is not None and len(steps) < LONG:
            act = self.best(now)
            steps.append(now.step(act))
            further = self.worst(self.after(now, act))
            if further is not None:
                steps.extend(answers_between(now.states, further.states[0], self.goal.seat))
            now = further
        return tuple(steps)

    def _beaten(self, belief: Belief, act: Act, failing: State | Belief) -> tuple[Step, ...]:
        """A line on which a choice fails: the seat tries what it would have needed, or else what promises most."""
        steps: list[Step] = []
        now, choice, where = belief, act, failing
        wanted: list[str] = []
        if self.solve(self.root) is not None:
            wanted = [step.text for step in self._main_line(self.root) if step.side == self.goal.side]
        seen: set[frozenset[bytes]] = set()
        while len(steps) < LONG:
            steps.append(now.step(choice))
            if now.text(choice) in wanted:
                wanted.remove(now.text(choice))
            missed = self._play(now, choice, shortest=True).missed
            if missed is not None or isinstance(where, State):
                steps.extend(
                    answers_between(now.states, missed if missed is not None else cast(State, where), self.goal.seat)
                )
                break
            steps.extend(answers_between(now.states, where.states[0], self.goal.seat))
            if where.key in seen:
                break
            seen.add(where.key)
            now = where
            choice = next((one for text in wanted if (one := now.act(text)) is not None), now.acts[0])
            found = self._failing(now, choice)
            assert found is not None
            where = found
        return tuple(steps)

    def _narrowness(self, belief: Belief) -> float:
        """How many of the choices along the line keep the solution, as a share."""
        kept, all_ = 0, 0
        now: Belief | None = belief
        while now is not None:
            acts = now.acts
            if len(acts) > 1:
                kept += sum(self.keeps(now, act) for act in acts)
                all_ += len(acts)
            now = self.worst(self.after(now, self.best(now)))
        return kept / all_ if all_ else 1.0


def is_free(belief: Belief, act: Act) -> bool:
    """Whether a choice only goes on with an act that was begun."""
    if isinstance(act, str):
        decision = belief.states[0].decision
        assert decision is not None
        return decision.texts()[act].verb not in _ACTS
    return act[0] not in _ACTS


def answers_between(before: list[State], after: State, seat: int) -> list[Step]:
    """The opponent's choices between two questions to the seat, as the texts that they had."""
    keys: list[Key] = []
    link = after.choices
    starts = [s.choices for s in before]
    while link is not None and not any(link is start for start in starts):
        previous, key = link
        keys.append(key)  # type: ignore[arg-type]
        link = previous  # type: ignore[assignment]
    keys.reverse()
    begun = next((s for s in before if s.choices is link), None)
    if begun is None:
        return []
    steps: list[Step] = []
    s = begun.copy()
    s.rng = chance.scripted(0)
    for n, key in enumerate(keys):
        decision = s.decision
        if decision is None or key not in decision.keys:
            break  # chance went another way
        option = decision.option(decision.keys.index(key))
        if n and decision.player != seat and option.verb != V_PASS:
            steps.append(Step.of(decision, key))
        kernel.choose(s, option)
    return steps


def prove(position: Position, goal: Goal, known: Sequence[str] = (), most: int = MOST) -> Proof:
    """Play a position out."""
    return Prover(position, goal, known, most).prove()
