"""The beginning of a game as a line of text, for what happens before there is any position (1.5, 1.6)."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from ..decks import Deck, starter_deck
from ..errors import NetrunnerError
from ..game import Game
from ..positions import Position

_SIDE: Final = r"(?P<{0}>\S+)(?: as (?P<{0}_identity>.+?))?"
_LINE: Final = re.compile(rf"setup: {_SIDE.format('corp')} against {_SIDE.format('runner')}, seed (?P<seed>\d+)")


@dataclass(frozen=True, slots=True)
class Beginning:
    """Two starter decks, each perhaps with another identity, and the seed.

    >>> Beginning.parse("setup: jinteki against shaper as Adam: Compulsive Hacker, seed 7").game("forced")
    <Game of Jinteki: Personal Evolution and Adam: Compulsive Hacker, seed 7, turn 0: runner decides>
    """

    corp: str
    corp_identity: str
    runner: str
    runner_identity: str
    seed: int

    @classmethod
    def parse(cls, text: str) -> Beginning:
        """From the line that ``to_text`` gives."""
        found = _LINE.fullmatch(text.strip())
        if found is None:
            raise NetrunnerError(key="scenario-bad-setup", text=text[:80])
        return cls(
            found["corp"],
            found["corp_identity"] or "",
            found["runner"],
            found["runner_identity"] or "",
            int(found["seed"]),
        )

    def to_text(self) -> str:
        """The line that says all of it."""
        corp = f"{self.corp} as {self.corp_identity}" if self.corp_identity else self.corp
        runner = f"{self.runner} as {self.runner_identity}" if self.runner_identity else self.runner
        return f"setup: {corp} against {runner}, seed {self.seed}"

    def game(self, mode: str = "forced") -> Game:
        """The game at the first question of its setup."""
        corp, runner = _deck(self.corp, self.corp_identity), _deck(self.runner, self.runner_identity)
        return Game.start(corp, runner, self.seed, asking=mode)


def _deck(name: str, identity: str) -> Deck:
    deck = starter_deck(name)
    return Deck(identity, identity, deck.cards) if identity else deck


def opening(text: str) -> Position | Beginning:
    """What a scenario begins with: a board, or the setup of a game.

    >>> opening("turn: runner").game()
    <Game of The Corp and The Runner, seed 0, turn 2: runner decides>
    >>> opening("setup: jinteki against shaper, seed 7").game().decision.kind
    'mulligan'
    """
    return Beginning.parse(text) if text.lstrip().startswith("setup:") else Position.parse(text)
