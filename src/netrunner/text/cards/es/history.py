"""Spanish words for numbers that look back."""

from __future__ import annotations

from netrunner.rules.machine.terms import RUNNER
from netrunner.vocabulary.history import DamageThisTurn

from ..grammar import Amount, Voice
from .words import SPANISH as ES


@ES.words(DamageThisTurn)
def damage_this_turn(n: DamageThisTurn, v: Voice) -> Amount:
    what = f"de daño que {'hayas' if v.side == RUNNER else 'el Runner haya'} sufrido este turno"
    return Amount("1", False, f"por cada punto {what}", f"puntos {what}")
