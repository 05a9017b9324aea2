"""English words for what matters while a deck is built."""

from __future__ import annotations

from typing import Final

from netrunner.rules.machine.terms import NO_TYPE
from netrunner.vocabulary.deckbuilding import NoInfluenceIf

from ..grammar import Clause, NounPhrase, Said, Voice
from .words import EN, NOUNS, joined, of_kind

FACTIONS: Final = {
    "haas-bioroid": "Haas-Bioroid",
    "jinteki": "Jinteki",
    "nbn": "NBN",
    "weyland-consortium": "Weyland",
}


@EN.words(NoInfluenceIf)
def no_influence_if(n: NoInfluenceIf, v: Voice) -> Said:
    kinds = [f"non-{subtype}" for subtype in n.without]
    if n.faction:
        kinds.append(FACTIONS[n.faction])
    cards = joined([NOUNS[t].many for t in n.types or (NO_TYPE,)], "or")
    what = f"{n.least} or more {' '.join([*kinds, of_kind(cards, ())])}"
    return Clause("cost", v.this(), NounPhrase(fixed="0 influence"), rest=(f"if you have {what} in your deck",))
