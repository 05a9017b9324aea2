"""Ending the game (1.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .terms import E_GAME_ENDS

if TYPE_CHECKING:
    from .state import State


def end_game(s: State, winner: int, reason: str, rule: str) -> None:
    """The game ends at once; ``winner`` -1 is a draw (1.7.1a)."""
    if s.over:
        return
    s.over = True
    s.winner = winner
    s.reason = reason
    s.emit(E_GAME_ENDS, winner, rule=rule)
