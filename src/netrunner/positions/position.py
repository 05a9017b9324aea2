"""What a position says: the cards in their places, the numbers, whose turn it is, and a run in progress."""

from __future__ import annotations

from dataclasses import dataclass

from ..game import Game
from ..rules.machine.terms import FORCED, FULL, OPEN
from .board import NAMED, Board, Corp, Placed, Run, Runner, Server, Side
from .building import build
from .checking import oddities
from .observing import observe
from .reading import read
from .unreadable import Misread
from .writing import write

__all__ = ["MODES", "NAMED", "Corp", "Placed", "Position", "Run", "Runner", "Server", "Side"]

#: How a game asks its questions (see ``Game.start``), by name.
MODES = {"forced": FORCED, "open": OPEN, "full": FULL}


@dataclass(frozen=True, slots=True)
class Position(Board):
    """A board, whose turn it is, and what comes next.

    >>> position = Position.parse('''
    ... corp:
    ...   HQ: ice (Enigma)
    ... runner: Kate "Mac" McCaffrey: Digital Tinker
    ...   credits 3
    ... turn: runner
    ... ''')
    >>> position.runner.credits, position.corp.servers[0].ice[0].title
    (3, 'Enigma')
    >>> Position.parse(position.to_text()) == position
    True
    >>> position.game().decision.rule
    '5.7.1f'
    """

    @classmethod
    def on(cls, board: Board) -> Position:
        """The position with this board."""
        return cls(
            board.corp, board.runner, board.turn, board.turn_number, board.rule, board.run, board.seed,
            board.this_turn, board.last_turn,
        )  # fmt: skip

    @classmethod
    def parse(cls, text: str) -> Position:
        """Read the text form; ``UnreadablePosition`` (a ``BadPosition``) tells everything that is wrong with it."""
        return cls.on(read(text))

    def to_text(self) -> str:
        """The text form, which ``parse`` takes back."""
        return write(self)

    @classmethod
    def of(cls, game: Game) -> Position:
        """The position of a game, as far as a text can hold it: what is not on the table stays behind."""
        return cls.on(observe(game.state))

    def oddities(self) -> tuple[Misread, ...]:
        """What the rules do not let stay as it is: the first checkpoint will correct it (10.3.1)."""
        return oddities(self)

    def game(self, mode: str = "forced") -> Game:
        """A game that goes on from here. ``mode`` is ``"forced"``, ``"open"`` or ``"full"``."""
        return Game(build(self, MODES[mode]), seed=self.seed)
