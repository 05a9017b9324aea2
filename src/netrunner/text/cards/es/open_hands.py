"""Spanish words for hands that are played revealed."""

from __future__ import annotations

from netrunner.rules.machine.terms import RUNNER
from netrunner.vocabulary.open_hands import PlaysRevealed

from ..grammar import Said, Voice, fronted
from .cards import ES
from .instructions import while_


@ES.words(PlaysRevealed)
def plays_revealed(n: PlaysRevealed, v: Voice) -> Said:
    hand = ("Empuñadura", "Sede Central")[0 if v.resolve(n.player) == RUNNER else 1]
    said = v.act("jugar", None, n.player, f"con su {hand} revelada")
    return fronted(said, while_(n.condition, v))
