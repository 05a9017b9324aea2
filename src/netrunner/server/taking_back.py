"""What can be taken back: the last choices of a game, and the game as it was before them.

A copy is kept now and then and not for every choice: how the game stood in between is found by playing choices again.
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass
from typing import Final

from netrunner.game import Game
from netrunner.rules.machine.decisions import Key
from netrunner.why_not import option_with

#: How many choices can be taken back.
MEMORY: Final = 40
#: After how many choices a copy of the game is kept.
EVERY: Final = 20
#: Questions that begin an act; the answers to any others belong to the act that asked them.
BEGINS: Final = frozenset({"action", "window", "mulligan", "discard", "jack-out", "access-next", "trash-accessed"})


@dataclass(slots=True)
class Made:
    """A choice that was made."""

    key: Key
    side: str
    by: str  # seat, auto or bot
    begins: bool  # an act
    clean: bool  # nothing random or hidden came to light by it
    story: int  # how much had been told before it


class Memory:
    """The last choices of a game."""

    def __init__(self) -> None:
        self.choices: deque[Made] = deque()
        self._first = 0  # the number of the first of them
        self._copies: deque[tuple[int, Game]] = deque()  # the game before choices, by their number

    def remember(self, made: Made, before: Game) -> None:
        """A choice was made, ``before`` is a copy from before it; choices of long ago are forgotten."""
        number = self._first + len(self.choices)
        self.choices.append(made)
        if self._copies and number - self._copies[-1][0] < EVERY:
            let_go(before)
            return
        self._copies.append((number, before))
        while number - self._copies[0][0] >= MEMORY + EVERY:
            let_go(self._copies.popleft()[1])
            while self._first < self._copies[0][0]:
                self.choices.popleft()
                self._first += 1

    def forget(self, count: int) -> bool:
        """The last choices did not happen; False if they were more than are remembered."""
        if count > len(self.choices):
            return False
        for _ in range(count):
            self.choices.pop()
        while self._copies and self._copies[-1][0] > self._first + len(self.choices):
            let_go(self._copies.pop()[1])
        return True

    def clear(self) -> None:
        """Nothing will be taken back any more."""
        self.choices.clear()
        while self._copies:
            let_go(self._copies.pop()[1])

    def before(self, place: int) -> Game:
        """The game before one of the choices."""
        number, kept = next(copy for copy in reversed(self._copies) if copy[0] <= self._first + place)
        game = kept.copy()
        for made in list(self.choices)[number - self._first : place]:
            option = option_with(game.state, made.key)
            if option is None:
                raise RuntimeError(f"the choice {made.key} cannot be made again")
            game.choose(option)
        return game

    def clean_since(self, place: int) -> bool:
        """Whether nothing came to light by a choice or those after it."""
        return all([made.clean for made in list(self.choices)[place:]])

    def last_act(self, side: str, freely: bool) -> int | None:
        """Where the last act begins that ``side`` did itself.

        An act is a choice with the answers to all that it asked. Where only the last of these can be taken back
        ``freely``, because something came to light before it, that one is meant.
        """
        last = begin = None
        for place in range(len(self.choices) - 1, -1, -1):
            made = self.choices[place]
            if made.side == side and made.by == "seat":
                last = place if last is None else last
                begin = place
                if made.begins:
                    break
        if begin is None or not freely or self.clean_since(begin):
            return begin
        return last


def let_go(game: Game) -> None:
    """Nobody needs the copy: a state and its question would keep each other alive until a collection."""
    game.state.decision = None
