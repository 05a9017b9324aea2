"""Count in games what hidden cards are, against what chance would have them be; and how well beliefs fit the truth.

    python tools/count_beliefs.py              counts games by rules of thumb, and writes the table of beliefs
    python tools/count_beliefs.py --judge      compares beliefs, chance and truth in other games
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

from netrunner.bots.arena import pairing
from netrunner.bots.beliefs import TABLE, hidden, kind, weight
from netrunner.bots.from_state import table_of
from netrunner.bots.thumb import CorpPlayer, RunnerPlayer
from netrunner.cli.progress import progress
from netrunner.game import Game
from netrunner.processes import collect_seldom
from netrunner.rules.machine.state import State
from netrunner.rules.machine.terms import SIDES

#: Worlds drawn at each turn, to count and to judge.
WORLDS: Final = 3
JUDGING: Final = 40
#: Counts of this many cards in truth and by chance are added to each, so that rare things stay near 1.
SMOOTH: Final = 6.0

Counts = Counter[tuple[str, str]]


class Judged(NamedTuple):
    """A facedown card in a remote server: whether it is an agenda, and how likely by beliefs and by chance."""

    place: str
    truth: float
    believed: float
    chance: float


def turns(seed: int) -> Iterator[Game]:
    """A game by rules of thumb, at the beginning of each turn."""
    chance = Random(seed)
    game = Game.start(*pairing("all", seed), seed, asking="forced")
    players = (CorpPlayer(chance), RunnerPlayer(chance))
    turn = 0
    while (decision := game.decision) is not None:
        if decision.kind == "action" and game.state.turn_number != turn:
            turn = game.state.turn_number
            yield game
        game.choose(decision.option(players[decision.player].choose(table_of(game.state, decision)).n))


def count(seed: int) -> tuple[Counts, Counts]:
    """How often each kind of card lay in each kind of place, in truth and by chance."""
    truth: Counts = Counter()
    by_chance: Counts = Counter()
    for game in turns(seed):
        seat = game.state.turn
        for place, i in hidden(game.state, seat):
            truth[place, kind(game.state.cards[i].defn.title)] += WORLDS
        for n in range(WORLDS):
            s = game.determinize(SIDES[seat], n).state
            for place, i in hidden(s, seat):
                by_chance[place, kind(s.cards[i].defn.title)] += 1
    return truth, by_chance


def judge(seed: int) -> list[Judged]:
    """For facedown cards in remote servers: whether it is an agenda, and how likely by beliefs and by chance."""
    found: list[Judged] = []
    for game in turns(seed):
        s = game.state
        if s.turn == 0:
            continue
        places = [(place, i) for place, i in hidden(s, 1) if place.startswith("behind")]
        if not places:
            continue
        worlds = [game.determinize("runner", n).state for n in range(JUDGING)]
        weights = [weight(world, 1) for world in worlds]
        for at, (place, i) in enumerate(places):
            there = [_remote(world)[at] for world in worlds]
            chance = sum(there) / len(there)
            believed = sum([w * is_one for w, is_one in zip(weights, there, strict=True)]) / sum(weights)
            found.append(Judged(place, float(kind(s.cards[i].defn.title) == "agenda"), believed, chance))
    return found


def _remote(s: State) -> list[bool]:
    return [kind(s.cards[i].defn.title) == "agenda" for place, i in hidden(s, 1) if place.startswith("behind")]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, default=600)
    parser.add_argument("--seed", type=int)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--judge", action="store_true")
    parser.add_argument("--to", type=Path, default=TABLE)
    args = parser.parse_args()
    seed = args.seed if args.seed is not None else 50_000 if args.judge else 30_000
    seeds = range(seed, seed + args.games)
    with ProcessPoolExecutor(args.jobs, initializer=collect_seldom) as pool, progress(args.games) as told:
        if args.judge:
            rows: list[Judged] = []
            for found in pool.map(judge, seeds, chunksize=4):
                rows += found
                if told is not None:
                    told(1)
            _tell(rows)
            return 0
        truth: Counts = Counter()
        by_chance: Counts = Counter()
        for one, other in pool.map(count, seeds, chunksize=4):
            truth += one
            by_chance += other
            if told is not None:
                told(1)
    table: dict[str, dict[str, float]] = {}
    for place, what in sorted(truth | by_chance):
        ratio = (truth[place, what] + SMOOTH) / (by_chance[place, what] + SMOOTH)
        table.setdefault(place, {})[what] = round(min(20.0, max(0.02, ratio)), 3)
    args.to.write_text(json.dumps(table, indent=1) + "\n", encoding="utf-8")
    return 0


def _tell(rows: list[Judged]) -> None:
    print("| place | cards | agendas | beliefs | chance |\n|---|---:|---:|---:|---:|")
    for place in sorted({row.place for row in rows}):
        of = [row for row in rows if row.place == place]
        truth, believed, chance = [100 * sum(column) / len(of) for column in list(zip(*of, strict=True))[1:]]
        print(f"| {place} | {len(of)} | {truth:.0f} % | {believed:.0f} % | {chance:.0f} % |")
    print(f"Brier score of beliefs: {sum([(row.truth - row.believed) ** 2 for row in rows]) / len(rows):.4f}")
    print(f"Brier score of chance: {sum([(row.truth - row.chance) ** 2 for row in rows]) / len(rows):.4f}")


if __name__ == "__main__":
    sys.exit(main())
