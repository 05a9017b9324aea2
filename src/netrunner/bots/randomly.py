"""The weakest computer player: any legal option."""

from __future__ import annotations

from random import Random

from ..views import View
from .asked import Asked, Choice


class Randomly:
    """Chooses by chance."""

    name = "random"
    quick = True

    def __init__(self, seed: int = 0) -> None:
        self._chance = Random(seed)

    def choose(self, view: View, decision: Asked) -> Choice:
        return self._chance.choice(decision.options)
