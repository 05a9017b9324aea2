"""Spanish words for credits that are spent in secret."""

from __future__ import annotations

from netrunner.rules.machine.terms import RUNNER
from netrunner.vocabulary.bids import BidsDiffer, RevealsSpent, SpentInSecret

from ..grammar import Amount, Bare, Said, Voice
from .words import SPANISH as ES


def _other(v: Voice) -> str:
    return "la Corporación" if v.side == RUNNER else "el Runner"


@ES.words(RevealsSpent)
def reveals_spent(n: RevealsSpent, v: Voice) -> str:
    often = "la primera vez en cada turno que" if n.first_each_turn else "siempre que"
    who = f"{_other(v)} y tú reveléis" if n.both else "reveles"
    return f"{often} {who} créditos gastados en secreto"


@ES.words(BidsDiffer)
def bids_differ(n: BidsDiffer, v: Voice) -> Said:
    return Bare(f"{_other(v)} y tú habéis gastado cantidades distintas")


@ES.words(SpentInSecret)
def spent_in_secret(n: SpentInSecret, v: Voice) -> Amount:
    return Amount("1", False, "por cada crédito que hayas gastado así", "créditos que hayas gastado así")
