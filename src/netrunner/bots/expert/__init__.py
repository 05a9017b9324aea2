"""Computer players that look ahead: they try their likely acts in worlds that fit what their seat knows."""

from __future__ import annotations

from random import Random
from time import perf_counter

from ...game import Game
from ...views import View
from ..asked import Asked, Choice
from ..novice import SEARCHED, Seasoned
from .searching import Search, Tried, mixed

#: How long it thinks about one action, in seconds.
SECONDS = 1.0
#: What part of it questions get that are no actions.
OTHERS = 0.4
#: An act that rules of thumb like this much needs no second thought: it wins, or nearly.
SURE = 14.0


class Expert:
    """Tries the acts that the novice likes best in many worlds, and takes one that leaves it best off."""

    name = "expert"

    def __init__(self, seed: int = 0, seconds: float = SECONDS, tries: int = 100_000) -> None:
        """``seconds`` and ``tries`` (games played on in worlds) are for an action; other questions get a part of it."""
        self.seconds = seconds
        self.tries = tries
        self._first = Seasoned(seed)
        self._seed = seed
        self._chance = Random(seed)

    def allow(self, seconds: float | None, tries: int | None) -> None:
        """How much to think about an action; nothing leaves it as it is, and tries alone leave time aside."""
        if tries is not None:
            self.tries = tries
            self.seconds = float("inf")
        if seconds is not None:
            self.seconds = seconds

    def choose(self, view: View, decision: Asked) -> Choice:
        """What the novice would do."""
        return self._first.choose(view, decision)

    def wants_world(self, decision: Asked) -> bool:
        """Actions, and what is asked in runs; windows outside of them are answered at once."""
        if len(decision.options) < 2 or decision.kind not in SEARCHED:
            return False
        return decision.kind != "window" or decision.step.startswith("6.")

    def think(self, view: View, decision: Asked, world: Game) -> Choice:
        """The best of the likely options, as far as there was time to find out."""
        return self.pick(self.weigh(view, decision, world))

    def weigh(self, view: View, decision: Asked, world: Game, also: str = "") -> list[Tried]:
        """The likely options with what became of them in worlds, the best first; ``also`` names one that is tried."""
        liked = self._first.ranked(view, decision)
        if also:
            liked.sort(key=lambda one: one[1].text != also)
        elif len(liked) == 1 or (decision.kind == "action" and liked[0][0] >= SURE):
            return [Tried(liked[0][1], liked[0][0])]
        part = 1.0 if decision.kind == "action" else OTHERS
        search = Search(world, decision.side, self._seed)
        return search.try_out(liked, perf_counter() + self.seconds * part, max(2, int(self.tries * part)))

    def pick(self, tried: list[Tried]) -> Choice:
        """One of the options that were tried."""
        return mixed(tried, self._chance).choice


class Adept(Expert):
    """Looks ahead as well, but only at a glance: some twenty games in worlds for an action."""

    name = "adept"

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed, float("inf"), 24)

    def pick(self, tried: list[Tried]) -> Choice:
        """The best: after so few games, to mix would be to guess."""
        return tried[0].choice


__all__ = ["Adept", "Expert"]
