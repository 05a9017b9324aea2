"""English words about runs."""

from __future__ import annotations

from netrunner.rules.terms import RUNNER
from netrunner.vocabulary.running import FirstRun

from .en_words import EN
from .grammar import Clause, Mood, NounPhrase, Said, Voice


@EN.words(FirstRun)
def first_run(n: FirstRun, v: Voice) -> Said:
    how = "by the basic action" if n.by_action else ""
    clause: Clause = v.act("make", NounPhrase(fixed="a run"), RUNNER, how, "this turn")
    return clause.with_(tense=Mood.PERFECT, negative=True)
