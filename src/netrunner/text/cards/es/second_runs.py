"""Spanish words for a run on the same server again."""

from __future__ import annotations

from netrunner.rules.machine.nodes import Conditional
from netrunner.rules.machine.terms import RUNNER
from netrunner.vocabulary.second_runs import LastEncountered, RunAgain

from ..grammar import NounPhrase, Said, Voice, after_each_other, fronted
from .cards import ES
from .instructions import conditional, name


@ES.words(LastEncountered)
def last_encountered(n: LastEncountered, v: Voice) -> NounPhrase:
    return name("el último hielo al que te enfrentaste en la primera incursión")


@ES.words(RunAgain)
def run_again(n: RunAgain, v: Voice) -> Said:
    free = "ignorando cualquier coste adicional de la incursión"
    parts: list[Said] = [v.act("realizar", None, RUNNER, "otra incursión contra ese servidor", free)]
    if n.about is not None:
        v.direct["target"] = v.cards(n.about)
    for ability in n.during:
        assert isinstance(ability, Conditional)
        parts.append(fronted(conditional(ability, v), "durante la segunda incursión"))
    return after_each_other(parts)
