"""A computer player that looks ahead: it tries its likely acts in worlds that fit what its seat knows."""

from __future__ import annotations

from time import perf_counter

from ...game import Game
from ...views import View
from ..asked import Asked, Choice
from ..novice import SEARCHED, Novice
from .searching import Search

#: How long it thinks about one action, in seconds.
SECONDS = 1.0
#: What part of it questions get that are no actions.
OTHERS = 0.4


class Expert:
    """Tries the acts that the novice likes best in many worlds, and takes the one that leaves it best off."""

    name = "expert"

    def __init__(self, seed: int = 0, seconds: float = SECONDS, tries: int = 100_000) -> None:
        """``seconds`` and ``tries`` (games played on in worlds) are for an action; other questions get a part of it."""
        self.seconds = seconds
        self.tries = tries
        self._novice = Novice(seed)
        self._seed = seed

    def allow(self, seconds: float | None, tries: int | None) -> None:
        """How much to think about an action; nothing leaves it as it is, and tries alone leave time aside."""
        if tries is not None:
            self.tries = tries
            self.seconds = float("inf")
        if seconds is not None:
            self.seconds = seconds

    def choose(self, view: View, decision: Asked) -> Choice:
        """What the novice would do."""
        return self._novice.choose(view, decision)

    def wants_world(self, decision: Asked) -> bool:
        """Actions, and what is asked in runs; windows outside of them are answered at once."""
        if len(decision.options) < 2 or decision.kind not in SEARCHED:
            return False
        return decision.kind != "window" or decision.step.startswith("6.")

    def think(self, view: View, decision: Asked, world: Game) -> Choice:
        """The best of the likely options, as far as there was time to find out."""
        liked = self._novice.ranked(view, decision)
        if len(liked) == 1:
            return liked[0][1]
        part = 1.0 if decision.kind == "action" else OTHERS
        search = Search(world, decision.side, self._seed)
        return search.best(liked, perf_counter() + self.seconds * part, int(self.tries * part))


__all__ = ["Expert"]
