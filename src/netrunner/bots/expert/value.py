"""What a position is worth: the Corp's chance of winning, by a value learned from games."""

from __future__ import annotations

import json
from functools import cache
from math import exp
from pathlib import Path
from typing import TYPE_CHECKING, Final

from ...rules.machine.terms import CORP
from ..features import NAMES, features

if TYPE_CHECKING:
    from ...rules.machine.state import State

WEIGHTS: Final = Path(__file__).parent / "value.json"


@cache
def _weights() -> tuple[float, ...]:
    found = json.loads(WEIGHTS.read_text(encoding="utf-8"))
    return tuple([float(found[name]) for name in NAMES])


def value(s: State) -> float:
    """How likely the Corp is to win, from 0 to 1."""
    if s.over:
        return 0.5 if s.winner < 0 else float(s.winner == CORP)
    total = 0.0
    for weight, figure in zip(_weights(), features(s), strict=True):
        total += weight * figure
    return 1.0 / (1.0 + exp(-total))
