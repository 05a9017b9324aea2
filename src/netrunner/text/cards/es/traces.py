"""Spanish words about link strength in traces."""

from __future__ import annotations

from netrunner.rules.machine.terms import RUNNER
from netrunner.vocabulary.traces import BaseLinkStrengthIs, RaisesLinkStrength

from ..grammar import Clause, Said, Voice
from .cards import ES
from .events import _lead
from .instructions import name


@ES.words(BaseLinkStrengthIs)
def base_link_strength_is(n: BaseLinkStrengthIs, v: Voice) -> Said:
    whose = name("la fuerza de enlace base del Runner")
    return Clause("reducirse", whose, rest=(f"a {n.n}", "durante el primer rastreo de cada turno"))


@ES.words(RaisesLinkStrength)
def raises_link_strength(n: RaisesLinkStrength, v: Voice) -> str:
    v.results["event amount"] = "crédito gastado de este modo|créditos gastados de este modo"
    return _lead("siempre que", v.act("aumentar", name("su fuerza de enlace gastando créditos"), RUNNER), v)
