"""Computer players that look ahead: they try their likely acts in worlds that fit what their seat knows."""

from __future__ import annotations

from random import Random
from time import perf_counter

from ...game import Game
from ...views import View
from ..asked import Asked, Choice
from ..certainty import Allowance, Certain, certain
from ..novice import SEARCHED, Trained
from .searching import Search, Tried, mixed

#: How long it thinks about one action, in seconds.
SECONDS = 1.0
#: What part of it questions get that are no actions, and the search for what is certain.
OTHERS = 0.4
#: How many choices are played out to find something certain: by the expert, and by the adept.
PLAYED_OUT = 8000
AT_A_GLANCE = 900
#: An act that rules of thumb like this much needs no second thought: it wins, or nearly.
SURE = 14.0


class Expert:
    """Tries the acts that the novice likes best in many worlds, and takes one that leaves it best off."""

    name = "expert"

    def __init__(self, seed: int = 0, seconds: float = SECONDS, tries: int = 100_000) -> None:
        """``seconds`` and ``tries`` (games played on in worlds) are for an action; other questions get a part of it."""
        self.seconds = seconds
        self.tries = tries
        #: How many choices it plays out to find something certain.
        self.allowed = Allowance(PLAYED_OUT)
        self._first = Trained(seed)
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
        """Whatever leaves a choice: something may be certain."""
        return len(decision.options) > 1

    def think(self, view: View, decision: Asked, world: Game) -> Choice:
        """What makes something certain, or else the best of the likely options as far as there is time to find out."""
        first = self._first.choose(view, decision)
        found = self.certain(decision, world, first)
        if found is not None:
            return next(option for option in decision.options if option.text == found.text)
        if decision.kind not in SEARCHED or (decision.kind == "window" and not decision.step.startswith("6.")):
            return first
        return self.pick(self.weigh(view, decision, world))

    def certain(self, decision: Asked, world: Game, first: Choice) -> Certain | None:
        """An option after which something is certain, if any was found."""
        self.allowed.until = perf_counter() + self.seconds * OTHERS
        return certain(world, decision.side, self._seed, first.text, self.allowed)

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
        self.allowed = Allowance(AT_A_GLANCE)

    def pick(self, tried: list[Tried]) -> Choice:
        """The best: after so few games, to mix would be to guess."""
        return tried[0].choice


__all__ = ["Adept", "Expert"]
