"""Zones (4.1.1a) and servers: which zones are whose, and of which kind."""

from __future__ import annotations

from typing import Final

from .terms import CORP, DECK, DISCARD, FIRST_REMOTE, HAND, NOBODY, PLAY_AREA, RUNNER, SCORE

_KINDS: Final = 4  # each player has a deck, a hand, a discard pile and a score area


def deck_of(side: int) -> int:
    """R&D or the stack (4.2)."""
    return side * _KINDS + DECK


def hand_of(side: int) -> int:
    """HQ or the grip (4.3)."""
    return side * _KINDS + HAND


def discard_pile_of(side: int) -> int:
    """Archives or the heap (4.4)."""
    return side * _KINDS + DISCARD


def score_area_of(side: int) -> int:
    """A player's score area (4.6)."""
    return side * _KINDS + SCORE


def side_of(zone: int) -> int:
    """Whose zone it is; nobody's, for the zones that players share.

    >>> side_of(hand_of(RUNNER)) == RUNNER, side_of(PLAY_AREA) == NOBODY
    (True, True)
    """
    if zone >= PLAY_AREA:
        return NOBODY
    return CORP if zone < _KINDS else RUNNER


def is_central(server: int) -> bool:
    """Whether a server is HQ, R&D or Archives (4.7.7a)."""
    return 0 <= server < FIRST_REMOTE


def is_deck(zone: int) -> bool:
    """Whether it is R&D or the stack."""
    return zone == deck_of(CORP) or zone == deck_of(RUNNER)


def is_hand(zone: int) -> bool:
    """Whether it is HQ or the grip."""
    return zone == hand_of(CORP) or zone == hand_of(RUNNER)


def is_score_area(zone: int) -> bool:
    """Whether it is one of the score areas."""
    return zone == score_area_of(CORP) or zone == score_area_of(RUNNER)
