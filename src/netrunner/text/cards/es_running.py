"""Spanish words about runs."""

from __future__ import annotations

from netrunner.rules.terms import RUNNER
from netrunner.vocabulary.running import FirstRun

from .es_cards import ES
from .grammar import Clause, Mood, NounPhrase, Said, Voice


@ES.words(FirstRun)
def first_run(n: FirstRun, v: Voice) -> Said:
    how = "con la acción básica" if n.by_action else ""
    clause: Clause = v.act("realizar", NounPhrase(fixed="una incursión"), RUNNER, how, "este turno")
    return clause.with_(tense=Mood.PERFECT, negative=True)
