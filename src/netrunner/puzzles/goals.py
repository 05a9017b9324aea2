"""What a puzzle asks for: to win, to score, to steal or to survive, and by when."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from ..rules.concepts.values import score
from ..rules.machine.state import State
from ..rules.machine.terms import SIDES

Kind = Literal["win", "score", "steal", "survive"]
KINDS: Final[tuple[Kind, ...]] = ("win", "score", "steal", "survive")


@dataclass(frozen=True, slots=True)
class Goal:
    """What a side is to reach.

    A goal has been reached as soon as it is true; to survive is to stand when the time is over. ``turns`` says when
    that is: 1 when this turn ends, 2 when the next one does.
    """

    kind: Kind
    side: str
    turns: int = 1
    #: Which agenda is to be scored or stolen; any if it is empty.
    card: str = ""
    #: How many agenda points are to be scored or stolen, at least.
    points: int = 0

    @property
    def seat(self) -> int:
        """The number of the side."""
        return SIDES.index(self.side)

    def judge(self, s: State, start: Start) -> bool | None:
        """Whether it has been reached, or missed for good; None while neither is so."""
        if s.over:
            return s.winner == self.seat
        if self.kind in ("score", "steal") and self._taken(s, start):
            return True
        if s.turn_number >= start.turn + self.turns:
            return self.kind == "survive"
        return None

    def _taken(self, s: State, start: Start) -> bool:
        area = s.score_area(self.seat)
        if self.card:
            return sum(s.cards[i].defn.title == self.card for i in area) > start.copies
        if self.points:
            return score(s, self.seat) >= start.points + self.points
        return len(area) > start.agendas


@dataclass(frozen=True, slots=True)
class Start:
    """What a goal is measured from."""

    turn: int
    agendas: int
    points: int
    copies: int

    @classmethod
    def of(cls, s: State, goal: Goal) -> Start:
        """Where a puzzle begins."""
        area = s.score_area(goal.seat)
        copies = sum(s.cards[i].defn.title == goal.card for i in area)
        return cls(s.turn_number, len(area), score(s, goal.seat), copies)
