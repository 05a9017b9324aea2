"""What scenarios do to a game beside answering its questions, as words that can be kept and done again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..rules.machine import kernel
from ..rules.turns.turn import END_ACTION_PHASE, Turn

if TYPE_CHECKING:
    from ..rules.machine.state import State

#: The player whose turn it is has no clicks left.
END_TURN: Final = "end turn"
#: Before the state that the generator is set to.
CHANCE: Final = "chance "


def arrange(s: State, act: str) -> None:
    """Do what one of these words says: ``end turn``, or ``chance 123``."""
    if act == END_TURN:
        end_turn(s)
    elif act.startswith(CHANCE):
        s.rng = int(act.removeprefix(CHANCE))
    else:
        raise ValueError(f"nothing is arranged by {act!r}")


def end_turn(s: State) -> None:
    """The player whose turn it is has no clicks left, and the action phase is over; nothing else changes."""
    turn = s.stack[0]
    assert isinstance(turn, Turn)
    s.click_spent[s.turn] += s.clicks[s.turn]
    s.clicks[s.turn] = 0
    del s.stack[1:]
    turn.step = END_ACTION_PHASE
    s.decision = None
    kernel.advance(s)
