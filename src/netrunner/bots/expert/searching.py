"""Search at the root: the same worlds for every option, and ever fewer options."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import exp
from random import Random
from time import perf_counter
from typing import Final

from ...game import Game
from ...rules.machine.terms import CORP, SIDES
from ..asked import Choice
from ..beliefs import believed
from ..features import features
from ..from_state import table_of
from ..thumb import Player, TrainedCorp, TrainedRunner
from .value import network, result

#: How many options are tried at most, and in how many worlds each of them at first.
MOST_OPTIONS: Final = 6
FIRST_WORLDS: Final = 4
#: More worlds than this tell nothing new.
MOST_WORLDS: Final = 400
#: How many turns are played before a position is judged: the rest of this one, and the other player's.
TURNS: Final = 2
#: A game in a world that takes longer than this is judged where it stands.
MOST_DECISIONS: Final = 400
#: What the liking for an option by rules of thumb counts. It is divided by the number of games and ``SURE_AFTER``:
#: few games tell little, after many they decide alone.
LIKING: Final = 0.12
SURE_AFTER: Final = 2.0
#: What rules of thumb like so much less than the best is not tried, unless there is nothing else to compare it with.
MARGIN: Final = 4.0
#: Options whose estimates differ by less than this are mixed, the better ones more often.
CLOSE: Final = 0.012
_SPREAD: Final = 0.005


@dataclass
class Tried:
    """An option, and how the games went in which it was tried."""

    choice: Choice
    liking: float
    games: int = 0
    won: float = 0.0
    figures: list[float] = field(default_factory=list)  # summed up over the positions that it led to
    judged: int = 0  # how many positions these are; games that ended have none

    @property
    def estimate(self) -> float:
        """The chance of winning after it."""
        return self.won / self.games if self.games else 0.5

    @property
    def rank(self) -> float:
        return self.estimate + LIKING * self.liking / (SURE_AFTER + self.games)


class Search:
    """Tries options in worlds drawn from one that fits what a seat knows."""

    def __init__(self, world: Game, side: str, seed: int) -> None:
        self.world = world
        self.side = side
        self.seat = SIDES.index(side)
        self.seed = seed
        self.tried = 0
        self.worlds = 0

    def try_out(self, liked: list[tuple[float, Choice]], until: float, tries: int) -> list[Tried]:
        """The options in the order of how well they leave the seat off; ``liked`` names them with a first opinion."""
        least = liked[0][0] - MARGIN
        likely = [one for n, one in enumerate(liked[:MOST_OPTIONS]) if n < 2 or one[0] >= least]
        everything = [Tried(choice, liking) for liking, choice in likely]
        options = list(everything)
        step = FIRST_WORLDS
        while len(options) > 1:
            for _ in range(step):
                self._try(options)
                if perf_counter() > until or self.tried >= tries:
                    break
            options.sort(key=lambda one: -one.rank)
            if perf_counter() > until or self.tried >= tries or self.worlds >= MOST_WORLDS:
                break
            if len(options) > 2:
                options = options[: (len(options) + 1) // 2]
            step *= 2
        out = sorted([one for one in everything if one not in options], key=lambda one: (-one.games, -one.rank))
        return [*options, *out]

    def _try(self, options: list[Tried]) -> None:
        seed = self.seed * 8191 + self.worlds
        world = believed(self.world, self.side, seed)
        for one in options:
            game = world.copy()
            decision = game.decision
            assert decision is not None
            option = decision.find(one.choice.text)
            assert option is not None
            game.choose(option)
            won, figures = self._play_on(game, seed)
            one.games += 1
            one.won += won
            if figures:
                one.judged += 1
                one.figures = [a + b for a, b in zip(one.figures, figures, strict=True)] if one.figures else figures
            self.tried += 1
        self.worlds += 1

    def _play_on(self, game: Game, seed: int) -> tuple[float, list[float]]:
        """How likely the seat is to win some turns later, and the figures of that position unless the game is over."""
        s = game.state
        end = self.world.state.turn_number + TURNS
        chance = Random(seed)
        players: tuple[Player, Player] = (TrainedCorp(chance), TrainedRunner(chance))
        made = 0
        while (decision := game.decision) is not None and s.turn_number < end and made < MOST_DECISIONS:
            made += 1
            game.choose(decision.option(players[decision.player].choose(table_of(s, decision)).n))
        figures: list[float] = [] if s.over else features(s)
        won = network()(figures) if figures else result(s)
        return (won if self.seat == CORP else 1.0 - won), figures


def mixed(tried: list[Tried], chance: Random) -> Tried:
    """The best option, or now and then one that is hardly worse: whoever always does the same is read."""
    best = tried[0]
    near = [one for one in tried if one.games == best.games and best.rank - one.rank < CLOSE]
    return chance.choices(near, [exp((one.rank - best.rank) / _SPREAD) for one in near])[0]
