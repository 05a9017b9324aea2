"""How hard a proved puzzle is, by what the prover measures.

Four things count: how long the solution is, how few of the choices along it are right, how late the wrong ones show,
and how much the solver cannot know. Each is a number of "thoughts"; their sum says the degree.
"""

from __future__ import annotations

from math import log2
from typing import Final

from .proving import Proof

#: A puzzle that scores less than the first is of degree 1, less than the second of degree 2, and so on.
_STEPS: Final = (4.7, 5.9, 6.8, 7.6)
#: What it adds to do the same act once more, or to answer a question on the way.
_AGAIN: Final = 0.25


def hardness(proof: Proof) -> float:
    """A figure that grows with everything that makes a puzzle hard."""
    return length(proof) + narrowness(proof) + depth(proof) + hidden(proof)


def length(proof: Proof) -> float:
    """The different acts of the solution, and a little for every other choice on the way."""
    steps = [step for step in proof.line if not step.quiet]
    different = len(ideas(proof))
    return different + _AGAIN * (len(steps) - different)


def narrowness(proof: Proof) -> float:
    """How few of the choices along the line keep the solution: each halving counts as an act."""
    return -log2(max(proof.narrow, 0.01))


def depth(proof: Proof) -> float:
    """How many first moves fail only later, after two choices or more: those tempt."""
    return log2(1 + sum(len(one.line) > 2 for one in proof.refutations)) / 2


def hidden(proof: Proof) -> float:
    """In how many ways the hidden cards may lie, and whether chances are to be weighed."""
    return log2(proof.worlds) / 3 + (proof.odds != 1)


def ideas(proof: Proof) -> set[str]:
    """The different acts of the seat on the line: what a solver has to think of."""
    return {step.name for step in proof.line if step.act and step.side == proof.side}


def degree(proof: Proof) -> int:
    """From 1, easy, to 5, hard."""
    found = hardness(proof)
    return 1 + sum(found >= step for step in _STEPS)
