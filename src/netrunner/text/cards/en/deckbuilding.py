"""English words for what matters while a deck is built."""

from __future__ import annotations

from typing import Final

from netrunner.rules.machine.terms import NO_TYPE
from netrunner.vocabulary.deckbuilding import AgendasOfAllFactions, FirstCopiesFree, NoInfluenceIf, NotInThisDeck

from ..grammar import Clause, NounPhrase, Said, Voice
from .cards import copy_of
from .words import EN, NOUNS, joined, of_kind

FACTIONS: Final = {
    "anarch": "Anarch",
    "criminal": "Criminal",
    "shaper": "Shaper",
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
    cards = copy_of(n.title).many if n.title else cards
    many = f"{n.least} or more" if n.most >= 1 << 20 else f"{n.most} or fewer"
    what = f"{many} {' '.join([*kinds, of_kind(cards, ())])}"
    return Clause("cost", v.this(), NounPhrase(fixed="0 influence"), rest=(f"if you have {what} in your deck",))


@EN.words(AgendasOfAllFactions)
def agendas_of_all_factions(n: AgendasOfAllFactions, v: Voice) -> Said:
    return v.act("use", NounPhrase(fixed="agendas from all factions"), -1, "in this deck").with_(modal="can")


@EN.words(NotInThisDeck)
def not_in_this_deck(n: NotInThisDeck, v: Voice) -> Said:
    return v.act("use", NounPhrase(fixed=f"{FACTIONS[n.faction]} cards"), -1, "in this deck").with_(modal="cannot")


@EN.words(FirstCopiesFree)
def first_copies_free(n: FirstCopiesFree, v: Voice) -> Said:
    copy = NounPhrase(fixed=f"the first copy of each {NOUNS[n.type].one} in this deck")
    return Clause("count", copy, rest=("against your influence limit",), negative=True)
