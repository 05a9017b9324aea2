"""What a position is worth: the Corp's chance of winning, by a small network that was taught by games.

``tools/train_value.py`` makes its file anew from nothing.
"""

from __future__ import annotations

import json
from functools import cache
from math import exp, tanh
from pathlib import Path
from typing import TYPE_CHECKING, Final

from ...rules.machine.terms import CORP
from ..features import NAMES, features

if TYPE_CHECKING:
    from ...rules.machine.state import State

WEIGHTS: Final = Path(__file__).parent / "value.json"


class Network:
    """A layer of neurons between the figures and the answer, and the figures' own weights beside it."""

    def __init__(self, hidden: list[list[float]], biases: list[float], out: list[float], own: list[float]) -> None:
        self.hidden = hidden  # for every neuron its weights, one for each figure
        self.biases = biases
        self.out = out
        self.own = own

    @classmethod
    def read(cls, path: Path) -> Network:
        """The network in a file. Its figures are named, so that none is taken for another."""
        found = json.loads(path.read_text(encoding="utf-8"))
        if tuple(found["figures"]) != NAMES:
            raise ValueError(f"{path} was taught with other figures: run tools/train_value.py")
        return cls(found["hidden"], found["biases"], found["out"], found["own"])

    def __call__(self, figures: list[float]) -> float:
        """From 0 to 1."""
        total = sum([a * b for a, b in zip(self.own, figures, strict=True)])
        for weights, bias, out in zip(self.hidden, self.biases, self.out, strict=True):
            total += out * tanh(bias + sum([a * b for a, b in zip(weights, figures, strict=True)]))
        return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, total))))

    def slopes(self, figures: list[float]) -> list[float]:
        """How much the answer grows with each figure, around a position."""
        p = self(figures)
        found = list(self.own)
        for weights, bias, out in zip(self.hidden, self.biases, self.out, strict=True):
            h = tanh(bias + sum([a * b for a, b in zip(weights, figures, strict=True)]))
            rise = out * (1.0 - h * h)
            found = [a + rise * b for a, b in zip(found, weights, strict=True)]
        return [p * (1.0 - p) * slope for slope in found]


@cache
def network() -> Network:
    """The one that comes along."""
    return Network.read(WEIGHTS)


def result(s: State) -> float:
    """1 for a game that the Corp won, 0 if the Runner did."""
    return 0.5 if s.winner < 0 else float(s.winner == CORP)


def value(s: State) -> float:
    """How likely the Corp is to win, from 0 to 1."""
    return result(s) if s.over else network()(features(s))
