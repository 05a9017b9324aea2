"""Ending the game (1.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..machine.decisions import V_CONCEDE, with_number
from ..machine.terms import E_GAME_ENDS

if TYPE_CHECKING:
    from ..machine.state import State


def end_game(s: State, winner: int, reason: str, rule: str) -> None:
    """The game ends at once; ``winner`` -1 is a draw (1.7.1a)."""
    if s.over:
        return
    s.over = True
    s.winner = winner
    s.reason = reason
    s.emit(E_GAME_ENDS, winner, rule=rule)


def concede(s: State, side: int) -> None:
    """``side`` gives the game up; it is among the choices that a saved game keeps."""
    if s.over:
        return
    s.choices = (s.choices, with_number(V_CONCEDE, side))
    s.decision = None
    end_game(s, 1 - side, "concession", "1.7")
