"""A computer player by few rules of thumb: the first opponent, and what others are measured against.

It builds its economy, installs breakers and ice, scores behind ice, and runs what is cheap.
"""

from __future__ import annotations

from random import Random

from ...views import View
from ..asked import Asked, Choice
from .common import Table
from .corp import CorpPlayer
from .runner import RunnerPlayer


class Beginner:
    """Plays a sensible game from what its seat may know."""

    name = "beginner"
    quick = True

    def __init__(self, seed: int = 0) -> None:
        chance = Random(seed)
        self._corp = CorpPlayer(chance)
        self._runner = RunnerPlayer(chance)

    def choose(self, view: View, decision: Asked) -> Choice:
        """The option that the rules of thumb like best."""
        if len(decision.options) == 1:
            return decision.options[0]
        player = self._corp if decision.side == "corp" else self._runner
        return player.choose(Table(view), decision)


__all__ = ["Beginner"]
