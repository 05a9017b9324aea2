"""Infinite loops (10.10.1): a mandatory loop is noticed when one ability keeps resolving inside itself."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .abilities import Resolution
from .decisions import V_NUMBER, Option
from .frames import Frame
from .terms import E_LOOP

if TYPE_CHECKING:
    from .nodes import Context
    from .state import State

#: A stack this deep is no ordinary chain reaction.
DEPTH: Final = 160
#: How many repetitions a player may ask for at most; more would make no difference to the state that repeats.
MOST: Final = 20


def find_loop(s: State) -> int:
    """Where on the stack a resolution first appears that repeats above it at least eight times, or -1."""
    seen: dict[tuple[int, int], list[int]] = {}
    for n, frame in enumerate(s.stack):
        if isinstance(frame, Resolution) and frame.ability is not None:
            seen.setdefault((id(frame.ability), frame.me.ref), []).append(n)
    repeated = [places for places in seen.values() if len(places) >= 8]
    return min([places[1] for places in repeated]) if repeated else -1


class Loop(Frame):
    """The player who resolves the loop chooses how often it resolves; then it ends."""

    __slots__ = ("at", "player")

    def __init__(self, at: int, player: int) -> None:
        super().__init__()
        self.at: int = at
        self.player: int = player

    def copy(self, memo: dict[int, Context]) -> Frame:
        f = Loop(self.at, self.player)
        self._base(f)
        return f

    def rule(self) -> str:
        return "10.10.1"

    def run(self, s: State) -> None:
        options = [Option(V_NUMBER, -1, n) for n in range(1, MOST + 1)]
        s.ask(self, self.player, "loop", "10.10.1", options)

    def answer(self, s: State, option: Option) -> None:
        del s.stack[self.at :]
        s.run_at = _last(s, "Run")
        s.encounter_at = _last(s, "Encounter")
        s.access_at = _last(s, "AccessCard")
        s.pending = []
        s.emit(E_LOOP, self.player, amount=option.arg, rule="10.10.1")


def _last(s: State, name: str) -> int:
    for n in range(len(s.stack) - 1, -1, -1):
        if type(s.stack[n]).__name__ == name and not s.stack[n].ended:
            return n
    return -1


def break_loop(s: State) -> None:
    """Called when the stack has grown very deep: ask for a number and end the loop."""
    at = find_loop(s)
    if at < 0:
        return
    frame = s.stack[at]
    assert isinstance(frame, Resolution)
    s.push(Loop(at, frame.me.player))
