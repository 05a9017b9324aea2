"""Runs, solved by the engine itself: the cheapest way into a server in a world, whatever its cards do.

Every choice of the Runner's is tried in a copy, the cheapest beginning first, and positions that differ in nothing that
matters are looked at once. The Corp answers by rules of thumb: it rezzes what is worth it and what it can pay.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from heapq import heappop, heappush
from random import Random
from typing import TYPE_CHECKING, Final

from ..game import Game
from ..rules.concepts.values import strength
from ..rules.machine.decisions import V_JACK_OUT, V_NUMBER, V_RUN, Key, number_of, verb_of, with_number
from ..rules.machine.terms import CREDIT, E_RUN_SUCCESSFUL, PLAY_AREA, RUNNER
from ..rules.runs.encounters import Encounter
from ..rules.runs.run import Run
from .from_state import table_of
from .reading import read
from .thumb import CorpPlayer, RunnerPlayer

if TYPE_CHECKING:
    from ..rules.machine.state import State

#: How many positions are looked at, at most, before a server counts as closed.
MOST: Final = 250
#: How many answers in a row may be made without the Runner's choosing.
_STEPS: Final = 200
#: What a lost card of the grip, a lost installed card, a tag and a click weigh beside a credit.
_CARD: Final = 2.0
_INSTALLED: Final = 4.0
_TAG: Final = 3.0
_CLICK: Final = 1.5
#: Questions in which the Runner's choices are tried; all others are answered by rules of thumb.
_TRIED: Final = frozenset({"window", "break", "choose-effect", "nested-cost", "trace-runner", "pay-to-jack-out"})


@dataclass(frozen=True, slots=True)
class Line:
    """A way into a server: what it takes, and the Runner's choices one by one."""

    reached: bool
    credits: int = 0
    cards: int = 0  # lost from the grip
    installed: int = 0  # lost from the rig
    tags: int = 0
    clicks: int = 0  # with the one for the run
    choices: tuple[Key, ...] = ()

    @property
    def cost(self) -> float:
        """All of it in credits, roughly."""
        return self.credits + _CARD * self.cards + _INSTALLED * self.installed + _TAG * self.tags + _CLICK * self.clicks


CLOSED: Final = Line(False)


class Solver:
    """Finds lines; the rules of thumb by which it answers all else are made once."""

    def __init__(self, seed: int = 0) -> None:
        chance = Random(seed)
        self._corp = CorpPlayer(chance)
        self._runner = RunnerPlayer(chance)
        self.looked_at = 0

    def line(self, game: Game, start: Key) -> Line:
        """The cheapest way in, when the Runner chooses ``start`` now: a run, or a card that leads to one."""
        before = _measures(game.state)
        began = 0 if game.state.events is None else game.state.events.n
        first = game.copy()
        _take(first, start)
        best: list[tuple[float, int, Game, tuple[Key, ...]]] = []
        number = 0
        heappush(best, (0.0, number, first, (start,)))
        seen: set[tuple[object, ...]] = set()
        self.looked_at = 0
        while best and self.looked_at < MOST:
            _, _, now, choices = heappop(best)
            state, choices = self._to_question(now, choices)
            if _succeeded(now.state, began):
                return _line(before, now.state, choices)
            decision = now.decision
            if state is None or decision is None or state in seen:
                continue
            seen.add(state)
            for key in decision.keys:
                if verb_of(key) == V_JACK_OUT or (verb_of(key) == V_NUMBER and not _worth_bidding(now, key)):
                    continue
                self.looked_at += 1
                after = now.copy()
                _take(after, key)
                number += 1
                heappush(best, (_line(before, after.state, ()).cost, number, after, (*choices, key)))
        return CLOSED

    def _to_question(self, game: Game, choices: tuple[Key, ...]) -> tuple[tuple[object, ...] | None, tuple[Key, ...]]:
        """Play on until the Runner has a choice that is tried; nothing once the run is over or successful."""
        s = game.state
        made = list(choices)
        for _ in range(_STEPS):
            decision = game.decision
            run = _run(s)
            if decision is None or run is None or run.successful:
                return None, tuple(made)
            outside = decision.kind == "window" and s.encounter_at < 0
            if decision.player == RUNNER and decision.kind in _TRIED and not outside:
                return _position(s, decision.kind), tuple(made)
            player = self._runner if decision.player == RUNNER else self._corp
            if decision.kind == "jack-out":
                key = next(key for key in decision.keys if verb_of(key) != V_JACK_OUT)
            else:
                key = decision.keys[player.choose(table_of(s, decision)).n]
            if decision.player == RUNNER:
                made.append(key)
            _take(game, key)
        return None, tuple(made)


def ways_in(solver: Solver, worlds: Sequence[Game], server: int) -> list[Line]:
    """The cheapest way into a server in each of some worlds in which the Runner is to act."""
    return [solver.line(world, with_number(V_RUN, server)) for world in worlds]


def _take(game: Game, key: Key) -> None:
    decision = game.decision
    assert decision is not None
    game.choose(decision.option(decision.keys.index(key)))


def _run(s: State) -> Run | None:
    if s.run_at < 0:
        return None
    frame = s.stack[s.run_at]
    assert isinstance(frame, Run)
    return frame


def _succeeded(s: State, began: int) -> bool:
    """Whether a run was successful since then, or the game is won."""
    if s.over:
        return s.winner == RUNNER
    run = _run(s)
    if run is not None:
        return run.successful
    event = s.events
    while event is not None and event.n > began:
        if event.kind == E_RUN_SUCCESSFUL:
            return True
        event = event.prev
    return False


def _worth_bidding(game: Game, key: Key) -> bool:
    """Of the bids in a trace nothing, or just what it takes."""
    if number_of(key) == 0:
        return True
    s, decision = game.state, game.decision
    assert decision is not None
    if decision.kind != "trace-runner":
        return True
    t = table_of(s, decision)
    return number_of(key) == max(0, t.trace_strength - t.trace_link)


def _position(s: State, kind: str) -> tuple[object, ...]:
    """What a way on depends on."""
    run = _run(s)
    broken = -1
    if s.encounter_at >= 0:
        encounter = s.stack[s.encounter_at]
        assert isinstance(encounter, Encounter)
        broken = encounter.broken
    rig: list[tuple[int, int, tuple[int, ...]]] = []
    for i in s.zones[PLAY_AREA]:
        c = s.cards[i]
        if c.owner == RUNNER and c.installed:
            rig.append((i, strength(s, c) if c.faceup and read(c.defn.title).breaks else 0, c.counters))
    assert run is not None
    return (
        kind, run.step, run.position, run.server, broken, len(s.stack), s.credits[RUNNER], s.run_credits,
        s.clicks[RUNNER], s.tags, len(s.hand(RUNNER)), tuple(rig),
    )  # fmt: skip


#: Credits, cards in the grip, installed cards, tags and clicks of the Runner.
_Measures = tuple[int, int, int, int, int]


def _measures(s: State) -> _Measures:
    credits = s.credits[RUNNER] + s.run_credits
    installed = 0
    for i in s.zones[PLAY_AREA]:
        c = s.cards[i]
        if c.owner == RUNNER and c.installed:
            installed += 1
            credits += c.counters[CREDIT]
    return credits, len(s.hand(RUNNER)), installed, s.tags, s.clicks[RUNNER]


def _line(before: _Measures, s: State, choices: tuple[Key, ...]) -> Line:
    credits, cards, installed, tags, clicks = _measures(s)
    return Line(
        True, before[0] - credits, max(0, before[1] - cards), max(0, before[2] - installed), max(0, tags - before[3]),
        max(0, before[4] - clicks), choices,
    )  # fmt: skip
