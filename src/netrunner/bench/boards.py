"""Crowded boards: what a decision costs with more and more cards in play."""

from __future__ import annotations

from typing import Final

from ..game import Game
from ..positions import Position

#: How many cards are installed.
SIZES: Final = (10, 40, 100)


def board(cards: int) -> Game:
    """A game at the Runner's turn with so many installed cards, half of them each player's, in groups of ten.

    >>> len([card for card in board(40).state.cards if card.installed])
    40
    """
    lines = ["corp:", "credits 30; hand: 5 any; deck: 30 any"]
    groups = cards // 10
    for group in range(groups):
        lines.append(f"Server {2 * group + 1}: ice Ice Wall, (Enigma); cards PAD Campaign")
        lines.append(f"Server {2 * group + 2}: ice (Wall of Static); cards (Melange Mining Corp.)")
    rig = (
        "Armitage Codebusting {credit 12}", "Bank Job {credit 8}", "Access to Globalsec", "Crash Space", "Decoy",
    )  # fmt: skip
    lines += ["runner:", "credits 30; hand: 5 any; deck: 30 any", f"rig: {', '.join(rig * groups)}", "turn: runner 1"]
    return Position.parse("\n".join(lines)).game()
