"""Positions: any board as a text that people can write by hand, and as a game that plays on from there."""

from .position import Corp, Placed, Position, Run, Runner, Server, Side
from .unreadable import Misread, UnreadablePosition

__all__ = [
    "Corp",
    "Misread",
    "Placed",
    "Position",
    "Run",
    "Runner",
    "Server",
    "Side",
    "UnreadablePosition",
]
