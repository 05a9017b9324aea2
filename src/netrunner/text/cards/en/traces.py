"""English words about link strength in traces."""

from __future__ import annotations

from netrunner.rules.machine.terms import RUNNER
from netrunner.vocabulary.traces import BaseLinkStrengthIs, RaisesLinkStrength

from ..grammar import Clause, Said, Voice
from .events import _lead
from .instructions import name
from .words import EN


@EN.words(BaseLinkStrengthIs)
def base_link_strength_is(n: BaseLinkStrengthIs, v: Voice) -> Said:
    whose = name("the Runner’s base link strength")
    first = "during the first trace each turn"
    return Clause("be", whose, rest=(f"reduced to {n.n}", first))


@EN.words(RaisesLinkStrength)
def raises_link_strength(n: RaisesLinkStrength, v: Voice) -> str:
    v.results["event amount"] = "credit spent this way|credits spent this way"
    raised = v.act("increase", name("their link strength by spending credits"), RUNNER)
    return _lead("whenever", raised, v)
