"""Attempts: a puzzle that somebody plays. Whatever they choose is answered by what holds out longest, or refutes it.

Nothing is drawn by chance: the opponent's cards are not settled before they are seen, and the same choices are always
answered in the same way.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, cast

from ..errors import IllegalChoice
from ..game import Game
from ..rules.machine.state import State
from .proving import Belief, Prover, Refutation, Step

Status = Literal["open", "solved", "beaten", "missed"]


class Attempt:
    """A puzzle with what has been chosen so far.

    It is ``open`` while the goal is still in reach, ``solved`` when it has been reached, ``beaten`` once a choice has
    given it away, and ``missed`` when the game has shown that.
    """

    def __init__(self, prover: Prover, choices: Iterable[str] = ()) -> None:
        self.prover = prover
        self.belief: Belief = prover.root
        #: The game as the seat sees it: one of the worlds that it may be in.
        self.state: State = prover.root.states[0]
        self.status: Status = "open"
        self.choices: list[str] = []
        #: How many of them kept the goal in reach.
        self.good: int = 0
        #: Whether the last one led to another of the worlds: what was told of the one before may not be its story.
        self.switched: bool = False
        #: How the first wrong choice is refuted, from that choice on.
        self.refutation: Refutation | None = None
        for text in choices:
            self.choose(text)

    @property
    def game(self) -> Game:
        """The game as it stands, for whoever shows it."""
        return Game(self.state)

    @property
    def over(self) -> bool:
        """Whether there is nothing left to choose."""
        return self.status in ("solved", "missed")

    def choose(self, text: str) -> None:
        """Take an option by its text."""
        act = None if self.over else self.belief.act(text)
        if act is None:
            raise IllegalChoice(key="puzzle-no-option", option=text[:80])
        kept, found = self.prover.next(self.belief, act)
        if not kept and self.refutation is None:
            self.refutation = self.prover.refutation(self.belief, act)
        self.choices.append(text)
        if self.refutation is None:
            self.good = len(self.choices)
        before = self.state
        if isinstance(found, Belief):
            self.belief = found
            self.state = next((s for s in found.states if _descends(s, before)), found.states[0])
            self.status = "open" if kept else "beaten"
        else:
            self.state = found
            self.status = "solved" if kept else "missed"
        self.switched = not _descends(self.state, before)

    def hint(self) -> Step | None:
        """A choice that keeps the goal in reach, as long as there is one."""
        if self.status != "open":
            return None
        return self.belief.step(self.prover.best(self.belief))


def _descends(s: State, before: State) -> bool:
    """Whether a state came of another one."""
    link = s.choices
    while link is not None:
        if link is before.choices:
            return True
        link = cast("tuple[object, ...] | None", link[0])
    return False
