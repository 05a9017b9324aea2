"""Spanish words for naming a card."""

from __future__ import annotations

from netrunner.vocabulary.naming_cards import CORP_TYPES, RUNNER_TYPES, CopiesOfNamed, NameCard, NamedUsed

from ..grammar import Det, Mood, Noun, NounPhrase, Said, Voice
from .cards import ES, standing
from .instructions import name
from .words import NOUNS


@ES.words(NameCard)
def name_card(n: NameCard, v: Voice) -> Said:
    named = NounPhrase(tuple([NOUNS[t] for t in n.types]), det=Det.A)
    what = "una carta" if n.types == RUNNER_TYPES else v.text(named)
    what = "una carta de la Corporación" if n.types == CORP_TYPES else what
    but = f" que no sea {v.text(v.this())}" if n.other else ""
    return v.act("nombrar", name(f"{what}{but}"), n.player)


@ES.words(CopiesOfNamed)
def copies_of_named(n: CopiesOfNamed, v: Voice) -> NounPhrase:
    cards = standing(n.cards, v)
    noun = Noun("copia de esa carta", "copias de esa carta", feminine=True)
    return cards.with_(nouns=(noun,), kinds=(), det=Det.A)


@ES.words(NamedUsed)
def named_used(n: NamedUsed, v: Voice) -> str:
    plays = v.act("jugar", None, n.player)
    v.subject = plays.subject
    installs = "instales" if plays.subject.reader else "instale"
    return f"siempre que {v.say(plays, Mood.WISH)} o {installs} una copia de esa carta"
