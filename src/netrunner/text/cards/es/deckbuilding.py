"""Spanish words for what matters while a deck is built."""

from __future__ import annotations

from typing import Final

from netrunner.rules.machine.terms import NO_TYPE
from netrunner.vocabulary.deckbuilding import AgendasOfAllFactions, FirstCopiesFree, NoInfluenceIf, NotInThisDeck

from ..grammar import Clause, NounPhrase, Said, Voice
from .cards import ES, copy_of
from .words import NOUNS, joined, subtype

FACTIONS: Final = {
    "anarch": "Anarquistas",
    "criminal": "Delincuentes",
    "shaper": "Moldeadores",
    "haas-bioroid": "Haas-Bioroid",
    "jinteki": "Jinteki",
    "nbn": "NBN",
    "weyland-consortium": "Weyland",
}


@ES.words(NoInfluenceIf)
def no_influence_if(n: NoInfluenceIf, v: Voice) -> Said:
    cards = joined([NOUNS[t].many for t in n.types or (NO_TYPE,)], "o")
    of = f" de {FACTIONS[n.faction]}" if n.faction else ""
    but = f" que no sean {joined([subtype(s) for s in n.without], 'ni')}" if n.without else ""
    cards = copy_of(n.title).many if n.title else cards
    many = f"{n.least} o más" if n.most >= 1 << 20 else f"{n.most} o menos"
    rest = f"si tienes {many} {cards}{of}{but} en tu mazo"
    return Clause("costar", v.this(), NounPhrase(fixed="0 puntos de influencia"), rest=(rest,))


@ES.words(AgendasOfAllFactions)
def agendas_of_all_factions(n: AgendasOfAllFactions, v: Voice) -> Said:
    return v.act("usar", NounPhrase(fixed="planes de todas las facciones"), -1, "en este mazo").with_(modal="can")


@ES.words(NotInThisDeck)
def not_in_this_deck(n: NotInThisDeck, v: Voice) -> Said:
    cards = NounPhrase(fixed=f"cartas de {FACTIONS[n.faction]}")
    return v.act("usar", cards, -1, "en este mazo").with_(modal="cannot")


@ES.words(FirstCopiesFree)
def first_copies_free(n: FirstCopiesFree, v: Voice) -> Said:
    copy = NounPhrase(fixed=f"la primera copia de cada {NOUNS[n.type].one} en este mazo")
    return Clause("contar", copy, rest=("para tu límite de influencia",), negative=True)
