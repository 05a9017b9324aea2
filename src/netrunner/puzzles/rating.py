"""How hard a proved puzzle is: from how long its solution is, how narrow, and how much of the board is hidden."""

from __future__ import annotations

from math import log2
from typing import Final

from .proving import Proof

#: A puzzle that scores less than the first is of degree 1, less than the second of degree 2, and so on.
_STEPS: Final = (4.5, 6.0, 7.5, 9.0)
#: What it adds to do the same act once more, and to answer a question on the way.
_AGAIN: Final = 0.25


def hardness(proof: Proof) -> float:
    """A figure that grows with the acts of the solution, the choices that give it away, and what is hidden.

    ``narrow`` is the share of the choices along the line that keep the solution: each halving counts as an act.
    """
    steps = [step for step in proof.line if not step.quiet]
    different = len(ideas(proof))
    tempting = sum(len(one.line) > 2 for one in proof.refutations)  # first moves that take a while to be beaten
    long = different + _AGAIN * (len(steps) - different)
    return long - log2(max(proof.narrow, 0.01)) + log2(1 + tempting) / 2 + log2(proof.worlds) / 3


def ideas(proof: Proof) -> set[str]:
    """The different acts of the seat on the line: what a solver has to think of."""
    return {step.name for step in proof.line if step.act and step.side == proof.side}


def degree(proof: Proof) -> int:
    """From 1, easy, to 5, hard."""
    found = hardness(proof)
    return 1 + sum(found >= step for step in _STEPS)
