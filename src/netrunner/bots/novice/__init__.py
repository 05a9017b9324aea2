"""A computer player by rules of thumb.

It builds its economy, installs breakers and ice, scores behind ice, and runs what is cheap.
"""

from __future__ import annotations

from random import Random

from ...views import View
from ..asked import Asked, Choice
from ..from_view import table_of
from ..thumb import CorpPlayer, RunnerPlayer, SeasonedCorp, SeasonedRunner, TrainedCorp, TrainedRunner

#: Questions that are worth looking ahead for.
SEARCHED = frozenset({
    "action", "window", "jack-out", "trash-accessed", "mulligan", "may", "choose-effect", "destination",
    "attacked-server",
})  # fmt: skip


class Novice:
    """Plays a sensible game from what its seat may know."""

    name = "novice"
    quick = True

    def __init__(self, seed: int = 0) -> None:
        self._chance = Random(seed)
        self._players: dict[str, CorpPlayer | RunnerPlayer] = {}

    def __getstate__(self) -> dict[str, object]:
        """What travels to another process: players are made anew there, for compiled ones cannot be sent."""
        return {"_chance": self._chance, "_players": {}}

    def _player(self, side: str) -> CorpPlayer | RunnerPlayer:
        """Who plays this side: made when it is first asked, for most play one side only."""
        player = self._players.get(side)
        if player is None:
            player = self._players[side] = self._made(side)
        return player

    def _made(self, side: str) -> CorpPlayer | RunnerPlayer:
        return CorpPlayer(self._chance) if side == "corp" else RunnerPlayer(self._chance)

    def choose(self, view: View, decision: Asked) -> Choice:
        """The option that the rules of thumb like best."""
        if len(decision.options) == 1:
            return decision.options[0]
        player = self._player(decision.side)
        return decision.options[player.choose(table_of(view, decision)).n]

    def ranked(self, view: View, decision: Asked) -> list[tuple[float, Choice]]:
        """The options worth thinking about, the best first, with what the rules of thumb think of each."""
        player = self._player(decision.side)
        t = table_of(view, decision)
        if decision.kind in player.scored:
            scored = [(worth, -act.n) for worth, act in zip(player.worths(t), t.acts, strict=True)]
            return [(liking, decision.options[-n]) for liking, n in sorted(scored, reverse=True)]
        first = decision.options[player.choose(t).n]
        if decision.kind not in SEARCHED or len(decision.options) > 8:
            return [(0.0, first)]
        return [(1.0, first), *[(0.0, option) for option in decision.options if option is not first]]


class Seasoned(Novice):
    """The same with more experienced rules of thumb."""

    name = "seasoned"

    def _made(self, side: str) -> CorpPlayer | RunnerPlayer:
        return SeasonedCorp(self._chance) if side == "corp" else SeasonedRunner(self._chance)


class Trained(Novice):
    """The same with what games taught besides: the first opinion of levels that look ahead."""

    name = "trained"

    def _made(self, side: str) -> CorpPlayer | RunnerPlayer:
        return TrainedCorp(self._chance) if side == "corp" else TrainedRunner(self._chance)


__all__ = ["SEARCHED", "Novice", "Seasoned", "Trained"]
