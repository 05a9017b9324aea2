"""English words for a run on the same server again."""

from __future__ import annotations

from netrunner.rules.machine.nodes import Conditional
from netrunner.rules.machine.terms import RUNNER
from netrunner.vocabulary.second_runs import LastEncountered, RunAgain

from ..grammar import Det, NounPhrase, Said, Voice, after_each_other, fronted
from .instructions import conditional, name
from .words import EN, ICE_ITSELF


@EN.words(LastEncountered)
def last_encountered(n: LastEncountered, v: Voice) -> NounPhrase:
    return NounPhrase((ICE_ITSELF,), det=Det.THE, adjectives=("last",), after=("you encountered in the first run",))


@EN.words(RunAgain)
def run_again(n: RunAgain, v: Voice) -> Said:
    parts: list[Said] = [v.act("run", name("that server"), RUNNER, "again, ignoring any additional costs to run")]
    if n.about is not None:
        v.direct["target"] = v.cards(n.about)
    for ability in n.during:
        assert isinstance(ability, Conditional)
        parts.append(fronted(conditional(ability, v), "during the second run"))
    return after_each_other(parts)
