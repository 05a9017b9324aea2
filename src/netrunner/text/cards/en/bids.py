"""English words for credits that are spent in secret."""

from __future__ import annotations

from netrunner.rules.machine.terms import RUNNER
from netrunner.vocabulary.bids import BidsDiffer, RevealsSpent, SpentInSecret

from ..grammar import Amount, Bare, Said, Voice
from .words import EN


def _both(v: Voice) -> str:
    return f"you and {'the Corp' if v.side == RUNNER else 'the Runner'}"


@EN.words(RevealsSpent)
def reveals_spent(n: RevealsSpent, v: Voice) -> str:
    often = "the first time each turn" if n.first_each_turn else "whenever"
    return f"{often} {_both(v) if n.both else 'you'} reveal credits spent in secret"


@EN.words(BidsDiffer)
def bids_differ(n: BidsDiffer, v: Voice) -> Said:
    return Bare(f"{_both(v)} spent different amounts")


@EN.words(SpentInSecret)
def spent_in_secret(n: SpentInSecret, v: Voice) -> Amount:
    return Amount("1", False, "for each credit you spent this way", "credits you spent this way")
