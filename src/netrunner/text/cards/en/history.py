"""English words for numbers that look back."""

from __future__ import annotations

from netrunner.rules.machine.terms import RUNNER
from netrunner.vocabulary.history import DamageThisTurn

from ..grammar import Amount, Voice
from .words import EN


@EN.words(DamageThisTurn)
def damage_this_turn(n: DamageThisTurn, v: Voice) -> Amount:
    what = f"damage {'you have' if v.side == RUNNER else 'the Runner has'} suffered this turn"
    return Amount("1", False, f"for each point of {what}", f"points of {what}")
