"""Teach the value of positions from games: whoever is ahead, by what can be seen on the table, and how far.

    python tools/train_value.py                 plays games by rules of thumb, and writes what they teach

Needs numpy (``pip install 'netrunner[train]'``); what it writes is read without.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from random import Random
from typing import Any, Final

import numpy as np

from netrunner.bots.arena import pairing
from netrunner.bots.expert.value import WEIGHTS
from netrunner.bots.features import NAMES, features
from netrunner.bots.from_state import table_of
from netrunner.bots.thumb import TrainedCorp, TrainedRunner
from netrunner.cli.progress import progress
from netrunner.game import Game
from netrunner.processes import collect_seldom
from netrunner.rules.machine.terms import CORP

#: How often an action is left to chance, so that positions are seen that rules of thumb avoid.
STRAY: Final = 0.06
NEURONS: Final = 20
#: How strongly weights are kept small, and how many games in ten are held back to judge by.
DECAY: Final = 2e-4
HELD_BACK: Final = 10


def positions(seed: int) -> tuple[int, list[list[float]], float]:
    """A game: the figures at the beginning of each of its turns, and who won."""
    chance = Random(seed)
    game = Game.start(*pairing("all", seed), seed, asking="forced")
    players = (TrainedCorp(chance), TrainedRunner(chance))
    found: list[list[float]] = []
    s = game.state
    turn = 0
    while (decision := game.decision) is not None:
        if s.turn_number != turn:
            turn = s.turn_number
            found.append([float(figure) for figure in features(s)])
        if decision.kind == "action" and chance.random() < STRAY:
            game.choose(decision.option(chance.randrange(len(decision.keys))))
        else:
            game.choose(decision.option(players[decision.player].choose(table_of(s, decision)).n))
    return seed, found, 0.5 if s.winner < 0 else float(s.winner == CORP)


def play(games: int, seed: int, jobs: int) -> tuple[Any, Any, Any]:
    """Games as arrays: figures, results, and which game each position is from."""
    rows: list[list[float]] = []
    results: list[float] = []
    numbers: list[int] = []
    with ProcessPoolExecutor(jobs, initializer=collect_seldom) as pool, progress(games) as told:
        for number, found, result in pool.map(positions, range(seed, seed + games), chunksize=20):
            rows += found
            results += [result] * len(found)
            numbers += [number] * len(found)
            if told is not None:
                told(1)
    return np.array(rows, np.float32), np.array(results, np.float32), np.array(numbers)


def teach(x: Any, y: Any, held: Any, epochs: int, seed: int) -> tuple[dict[str, Any], dict[str, float]]:
    """Weights that explain the results best, and how well they do on games held back."""
    chance = np.random.default_rng(seed)
    mean, scale = x.mean(0), x.std(0) + 1e-6
    z = (x - mean) / scale
    n = z.shape[1]
    w = {
        "hidden": chance.normal(0, 0.5 / np.sqrt(n), (NEURONS, n)),
        "biases": np.zeros(NEURONS),
        "out": chance.normal(0, 0.3, NEURONS),
        "own": np.zeros(n),
        "bias": np.zeros(1),
    }
    moments = {name: (np.zeros_like(value), np.zeros_like(value)) for name, value in w.items()}
    train, test = np.flatnonzero(~held), np.flatnonzero(held)
    best, kept, steps = 9.0, w, 0
    for epoch in range(epochs):
        chance.shuffle(train)
        rate = 0.004 * (1 - epoch / epochs) + 0.0002
        for at in range(0, len(train), 256):
            batch = train[at : at + 256]
            a, t = z[batch], y[batch]
            h = np.tanh(a @ w["hidden"].T + w["biases"])
            p = 1 / (1 + np.exp(-(h @ w["out"] + a @ w["own"] + w["bias"])))
            d = (p - t) / len(batch)
            dh = np.outer(d, w["out"]) * (1 - h * h)
            slopes = {
                "hidden": dh.T @ a, "biases": dh.sum(0), "out": h.T @ d, "own": a.T @ d, "bias": d.sum(keepdims=True),
            }  # fmt: skip
            steps += 1
            for name, slope in slopes.items():
                slope = slope + DECAY * w[name]
                m, v = moments[name]
                m[:] = 0.9 * m + 0.1 * slope
                v[:] = 0.999 * v + 0.001 * slope * slope
                w[name] = w[name] - rate * (m / (1 - 0.9**steps)) / (np.sqrt(v / (1 - 0.999**steps)) + 1e-8)
        loss = _loss(_answers(z[test], w), y[test])
        if loss < best:
            best, kept = loss, {name: value.copy() for name, value in w.items()}
    p = _answers(z[test], kept)
    figures = {
        "loss": best,
        "brier": float(((p - y[test]) ** 2).mean()),
        "right": float(((p > 0.5) == (y[test] > 0.5)).mean()),
        "brier of the mean": float(((y[train].mean() - y[test]) ** 2).mean()),
        "positions": float(len(y)),
    }
    # what was measured from the mean in spreads is written as weights for the figures themselves
    hidden, own = kept["hidden"] / scale, kept["own"] / scale
    own[0] += float(kept["bias"][0]) - float((own * mean).sum())  # the first figure is 1 in every position
    biases = kept["biases"] - hidden @ mean
    return {"hidden": hidden, "biases": biases, "out": kept["out"], "own": own}, figures


def _answers(z: Any, w: dict[str, Any]) -> Any:
    h = np.tanh(z @ w["hidden"].T + w["biases"])
    return 1 / (1 + np.exp(-(h @ w["out"] + z @ w["own"] + w["bias"])))


def _loss(p: Any, y: Any) -> float:
    p = np.clip(p, 1e-5, 1 - 1e-5)
    return float(-(y * np.log(p) + (1 - y) * np.log(1 - p)).mean())


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, default=8000)
    parser.add_argument("--seed", type=int, default=100_000)
    parser.add_argument("--epochs", type=int, default=12)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--to", type=Path, default=WEIGHTS)
    args = parser.parse_args()
    x, y, numbers = play(args.games, args.seed, args.jobs)
    weights, figures = teach(x, y, numbers % HELD_BACK == 0, args.epochs, args.seed)
    told = {name: np.round(value, 5).tolist() for name, value in weights.items()}
    args.to.write_text(json.dumps({"figures": NAMES, **told}) + "\n", encoding="utf-8")
    print(", ".join([f"{name} {value:.4g}" for name, value in figures.items()]), file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main())
