"""Infinite loops (10.10.1): a mandatory loop is noticed when one ability keeps resolving inside itself."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..abilities.resolving import Resolution
from ..machine.decisions import V_NUMBER, Option
from ..machine.frames import Frame
from ..machine.terms import E_LOOP

if TYPE_CHECKING:
    from ..machine.state import State

#: A stack this deep is no ordinary chain reaction.
DEPTH: Final = 48
#: So many resolutions of one ability inside each other, without a decision in between, are a loop.
NESTED: Final = 8
#: How many further repetitions a player may ask for: a bounded number (see docs/rulings.md).
MOST: Final = 20


def nested(s: State) -> list[int]:
    """Where on the stack the ability that is most often nested in itself resolves."""
    seen: dict[tuple[int, int], list[int]] = {}
    for n, frame in enumerate(s.stack):
        if isinstance(frame, Resolution) and frame.ability is not None:
            seen.setdefault((id(frame.ability), frame.me.ref), []).append(n)
    return max(seen.values(), key=len) if seen else []


class Loop(Frame):
    """The player who resolves the loop chooses how often it resolves; then it ends."""

    __slots__ = ("player",)

    def __init__(self, player: int) -> None:
        super().__init__()
        self.player: int = player

    def rule(self) -> str:
        return "10.10.1"

    def run(self, s: State) -> None:
        options = [(V_NUMBER, -1, n) for n in range(MOST + 1)]
        s.ask(self, self.player, "loop", "10.10.1", options)

    def answer(self, s: State, option: Option) -> None:
        s.pop()
        s.loops = len(nested(s)) + option.arg
        s.emit(E_LOOP, self.player, amount=option.arg, rule="10.10.1")


def watch_loop(s: State) -> None:
    """Called when the stack is deep: ask for a number once, and end the loop when it has resolved that often."""
    places = nested(s)
    if len(places) < NESTED:
        return
    if not s.loops:
        frame = s.stack[places[0]]
        assert isinstance(frame, Resolution)
        if not isinstance(s.stack[-1], Loop):
            s.push(Loop(frame.me.player))
    elif len(places) > s.loops:
        del s.stack[places[1] :]
        s.loops = 0
        s.run_at = _last(s, "Run")
        s.encounter_at = _last(s, "Encounter")
        s.access_at = _last(s, "AccessCard")
        s.pending = []


def _last(s: State, name: str) -> int:
    for n in range(len(s.stack) - 1, -1, -1):
        if type(s.stack[n]).__name__ == name and not s.stack[n].ended:
            return n
    return -1
