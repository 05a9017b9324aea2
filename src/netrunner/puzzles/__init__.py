"""Puzzles: positions with one seat to play and a goal, each proved by playing everything out."""

from .goals import Goal
from .proving import Proof, Prover, Refutation, Step, TooMuch, prove
from .puzzle import BadPuzzle, Puzzle, all_puzzles, keys, puzzle

__all__ = [
    "BadPuzzle",
    "Goal",
    "Proof",
    "Prover",
    "Puzzle",
    "Refutation",
    "Step",
    "TooMuch",
    "all_puzzles",
    "keys",
    "prove",
    "puzzle",
]
