"""Search at the root: the same worlds for every option, and ever fewer options."""

from __future__ import annotations

from random import Random
from time import perf_counter
from typing import Final

from ...game import Game
from ..asked import Choice
from ..from_state import table_of
from ..thumb import CorpPlayer, Player, RunnerPlayer
from .value import value

#: How many options are tried at most, and in how many worlds each of them at first.
MOST_OPTIONS: Final = 6
FIRST_WORLDS: Final = 4
#: How many turns are played before a position is judged: the rest of this one, and the other player's.
TURNS: Final = 2
#: A game in a world that takes longer than this is judged where it stands.
MOST_DECISIONS: Final = 400
#: What the novice's liking for an option counts: between options that come out alike it decides.
LIKING: Final = 0.004


class Search:
    """Tries options in worlds drawn from one that fits what a seat knows."""

    def __init__(self, world: Game, side: str, seed: int) -> None:
        self.world = world
        self.side = side
        self.seed = seed
        self.tried = 0

    def best(self, liked: list[tuple[float, Choice]], until: float, tries: int) -> Choice:
        """The option that leaves the seat best off; ``liked`` names them with what the novice thinks of each."""
        options = [choice for _, choice in liked[:MOST_OPTIONS]]
        prior = {choice.text: LIKING * liking for liking, choice in liked[:MOST_OPTIONS]}
        sums = {choice.text: 0.0 for choice in options}
        worlds = 0
        step = FIRST_WORLDS
        while len(options) > 1:
            for _ in range(step):
                self._try(options, sums, worlds)
                worlds += 1
                if perf_counter() > until or self.tried >= tries:
                    break
            options.sort(key=lambda choice: -(sums[choice.text] / worlds + prior[choice.text]))
            if perf_counter() > until or self.tried >= tries:
                break
            options = options[: max(1, (len(options) + 1) // 2)] if len(options) > 2 else options
            step *= 2
            if len(options) == 2 and worlds >= 256:
                break
        return options[0]

    def _try(self, options: list[Choice], sums: dict[str, float], number: int) -> None:
        seed = self.seed * 8191 + number
        world = self.world.determinize(self.side, seed)
        for choice in options:
            game = world.copy()
            game.choose(choice.text)
            sums[choice.text] += self._play_on(game, seed)
            self.tried += 1

    def _play_on(self, game: Game, seed: int) -> float:
        """How the game stands some turns later, from 0 to 1."""
        state = game.state
        end = self.world.state.turn_number + TURNS
        chance = Random(seed)
        players: tuple[Player, Player] = (CorpPlayer(chance), RunnerPlayer(chance))
        made = 0
        while (decision := game.decision) is not None and state.turn_number < end and made < MOST_DECISIONS:
            act = players[decision.player].choose(table_of(state, decision))
            game.choose(decision.option(act.n))
            made += 1
        won = value(state)
        return won if self.side == "corp" else 1.0 - won
