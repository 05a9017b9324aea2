"""English words for hands that are played revealed."""

from __future__ import annotations

from netrunner.rules.machine.terms import RUNNER
from netrunner.vocabulary.open_hands import PlaysRevealed

from ..grammar import Said, Voice, fronted
from .instructions import if_
from .words import EN


@EN.words(PlaysRevealed)
def plays_revealed(n: PlaysRevealed, v: Voice) -> Said:
    hand = ("grip", "HQ")[0 if v.resolve(n.player) == RUNNER else 1]
    said = v.act("play", None, n.player, f"with their {hand} revealed")
    return fronted(said, if_(n.condition, v, "while"))
