"""Teach habits from games: which actions bring more, and which less, than rules of thumb think.

    python tools/train_habits.py                  plays games by rules of thumb, and goes on from what they teach
    python tools/train_habits.py --start FILE     goes on from what was taught before

Learners choose by chance, what they want more the more often. After a round every choice counts for what its game
brought beyond what the position promised, and weights follow that as far as chance does not explain it (a natural
policy gradient). What a side learned is kept if it then wins no fewer games against the novice.
Needs numpy (``pip install 'netrunner[train]'``); what it writes is read without.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from math import exp
from pathlib import Path
from random import Random
from typing import Any, Final

import numpy as np

from netrunner.bots.arena import pairing
from netrunner.bots.expert.value import network
from netrunner.bots.features import features
from netrunner.bots.from_state import table_of
from netrunner.bots.thumb import CorpPlayer, RunnerPlayer, TrainedCorp, TrainedRunner, trained_corp, trained_runner
from netrunner.bots.thumb.trained import HABITS, OWN, Habits
from netrunner.cli.progress import progress
from netrunner.game import Game
from netrunner.processes import collect_seldom
from netrunner.rules.machine.terms import CORP, RUNNER, SIDES

#: For each round, how much chance there is in the choices of the Corp and of the Runner, and how far it leads at most:
#: the mean divergence of choices from those before.
ROUNDS: Final = ((0.7, 0.3, 0.4), (0.7, 0.3, 0.1), (0.6, 0.2, 0.15), (0.5, 0.15, 0.15))
#: In what part of the games there is one learner, against the novice; in the others there are two.
NOVICE: Final = 0.4
#: So many choices must speak for a weight before it is half believed.
DOUBT: Final = 1500.0
#: Choices that are surer than this teach nothing.
SURE: Final = 0.98
#: Steps of the conjugate gradient.
STEPS: Final = 12

Weights = dict[str, list[float]]
#: An option: how much it is wanted, by the heat; its kind, and the places of its own weights.
Option = tuple[float, int, list[int]]


@dataclass
class Chosen:
    """A choice: from what, the places of the table's weights, which option, and when."""

    options: list[Option]
    places: list[int]
    n: int
    turn: int


def learner(side: int, weights: Weights, chance: Random) -> TrainedCorp | TrainedRunner:
    """A player of a side with these weights."""
    player: TrainedCorp | TrainedRunner = TrainedCorp(chance) if side == CORP else TrainedRunner(chance)
    player.habits = Habits(player.habits.table, weights[SIDES[side]])
    return player


def play(weights: Weights, heat: tuple[float, float], seed: int) -> tuple[list[list[Chosen]], list[float], float]:
    """A game: what both sides chose, the Corp's chance at the beginning of each turn, and the result."""
    chance = Random(seed)
    game = Game.start(*pairing("all", seed), seed, asking="forced")
    s = game.state
    only = chance.randrange(2) if chance.random() < NOVICE else -1
    learners = (learner(CORP, weights, chance), learner(RUNNER, weights, chance))
    novices = (CorpPlayer(chance), RunnerPlayer(chance))
    found: list[list[Chosen]] = [[], []]
    promised: list[float] = []
    while (decision := game.decision) is not None:
        while len(promised) <= s.turn_number:
            promised.append(network()(features(s)))
        side = decision.player
        player = learners[side]
        t = table_of(s, decision)
        if only == 1 - side:
            act = novices[side].choose(t)
        elif decision.kind not in player.scored or len(t.acts) == 1:
            act = player.choose(t)
        else:
            worths = player.worths(t)
            most = max(worths)
            odds = [exp((worth - most) / heat[side]) for worth in worths]
            act = chance.choices(t.acts, odds)[0]
            player.remember(t, act)
            if max(odds) < SURE * sum(odds):
                options: list[Option] = []
                for one, worth, first in zip(t.acts, worths, player.first_worths(t), strict=True):
                    kind, steps = player.described(t, one)
                    options.append((worth / heat[side], kind, player.habits.own_places(first, steps)))
                places = player.habits.places(player.figures(t))
                found[side].append(Chosen(options, places, act.n, s.turn_number))
        game.choose(decision.option(act.n))
    return found, promised, 0.5 if s.winner < 0 else float(s.winner == CORP)


@dataclass
class Gathered:
    """The choices of one side: their options one after the other."""

    logits: list[float] = field(default_factory=list)
    kinds: list[int] = field(default_factory=list)
    own: list[list[int]] = field(default_factory=list)
    of: list[int] = field(default_factory=list)  # which choice an option belongs to
    tables: list[list[int]] = field(default_factory=list)
    chosen: list[int] = field(default_factory=list)
    gains: list[float] = field(default_factory=list)

    def add(self, choices: Iterable[Chosen], gains: list[float]) -> None:
        """The choices of a game; ``gains`` has for every turn what the game brought beyond what was promised."""
        for choice in choices:
            self.chosen.append(len(self.logits) + choice.n)
            self.gains.append(gains[choice.turn])
            for wanted, kind, own in choice.options:
                self.logits.append(wanted)
                self.kinds.append(kind)
                # some have fewer figures of their own: one place is named again, and taken out below
                self.own.append(own + [own[0]] * (OWN + 1 - len(own)))
                self.of.append(len(self.tables))
            self.tables.append(choice.places)


def lesson(g: Gathered, stride: int, kinds: int, far: float) -> Any:
    """By how much each weight of a side is to grow, in units of what is wanted by its heat."""
    size = stride * kinds
    of, own, many = np.array(g.of, np.int32), np.array(g.own, np.int32), len(g.tables)
    start = np.array(g.kinds, np.int32)[:, None] * stride
    places = (np.concatenate([np.array(g.tables, np.int32)[of], own], 1) + start).astype(np.int32)
    again = (own[:, 1:] == own[:, :1]).sum(1)
    first = places[:, -OWN - 1]
    logits = np.array(g.logits)
    most = np.full(many, -np.inf)
    np.maximum.at(most, of, logits)
    odds = np.exp(logits - most[of])
    odds /= np.bincount(of, odds, many)[of]

    def each(v: Any) -> Any:
        """What weights say of each option, beside what they say of its choice on average."""
        told = v[places].sum(1) - again * v[first]
        return told - np.bincount(of, odds * told, many)[of]

    def summed(r: Any) -> Any:
        """What options say of each weight."""
        r = r - odds * np.bincount(of, r, many)[of]
        told = np.bincount(places.ravel(), np.repeat(r, places.shape[1]), size)
        return told - np.bincount(first, r * again, size)

    gains = np.array(g.gains)
    taken = np.zeros(len(logits))
    taken[np.array(g.chosen)] = gains - gains.mean()
    found = np.zeros(size)
    rest = summed(taken)
    step = rest.copy()
    for _ in range(STEPS):
        ahead = summed(odds * each(step)) + DOUBT * step
        length = (rest @ rest) / (step @ ahead)
        found += length * step
        left = rest - length * ahead
        step = left + (left @ left) / (rest @ rest) * step
        rest = left
    moved = each(found)
    return found * np.sqrt(far * many / (0.5 * (odds * moved * moved).sum()))


def wins(weights: Weights, seed: int) -> tuple[int, int]:
    """Whether habits win a game against the novice as the Corp, and as the Runner, always by the best action."""
    won: list[int] = []
    for side in (CORP, RUNNER):
        chance = Random(seed)
        game = Game.start(*pairing("all", seed), seed, asking="forced")
        players = [CorpPlayer(chance), RunnerPlayer(chance)]
        players[side] = learner(side, weights, chance)
        while (decision := game.decision) is not None:
            game.choose(decision.option(players[decision.player].choose(table_of(game.state, decision)).n))
        won.append(int(game.state.winner == side))
    return won[CORP], won[RUNNER]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, default=5200, help="for each round")
    parser.add_argument("--seed", type=int, default=200_000)
    parser.add_argument("--test", type=int, default=700, help="games against the novice from each side after a round")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--start", type=Path)
    parser.add_argument("--to", type=Path, default=HABITS)
    args = parser.parse_args()
    kinds = (trained_corp.KINDS, trained_runner.KINDS)
    strides = [player(Random(0)).habits.stride for player in (TrainedCorp, TrainedRunner)]
    weights: Weights = {side: [0.0] * (kinds[n] * strides[n]) for n, side in enumerate(SIDES)}
    if args.start:
        weights = json.loads(args.start.read_text(encoding="utf-8"))
    seed = args.seed
    with ProcessPoolExecutor(args.jobs, initializer=collect_seldom) as pool:
        tests = range(args.test)
        before = np.array(list(pool.map(partial(wins, weights), tests, chunksize=20))).mean(0)
        for *heat, far in ROUNDS:
            gathered = (Gathered(), Gathered())
            games = pool.map(
                partial(play, weights, (heat[CORP], heat[RUNNER])), range(seed, seed + args.games), chunksize=20
            )
            with progress(args.games) as told:
                for found, promised, result in games:
                    for side in (CORP, RUNNER):
                        sign = 1.0 if side == CORP else -1.0
                        gathered[side].add(found[side], [sign * (result - p) for p in promised])
                    if told is not None:
                        told(1)
            seed += args.games
            better = dict(weights)
            for n, name in enumerate(SIDES):
                grown = np.array(weights[name]) + heat[n] * lesson(gathered[n], strides[n], kinds[n], far)
                better[name] = [round(weight, 3) for weight in grown.tolist()]
            after = np.array(list(pool.map(partial(wins, better), tests, chunksize=20))).mean(0)
            for n, name in enumerate(SIDES):
                print(f"{name}: {before[n]:.3f}, then {after[n]:.3f}", file=sys.stderr)
                if after[n] >= before[n]:
                    weights[name], before[n] = better[name], after[n]
    args.to.write_text(json.dumps(weights) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
