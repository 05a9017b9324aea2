"""English words for naming a card."""

from __future__ import annotations

from netrunner.vocabulary.naming_cards import CORP_TYPES, RUNNER_TYPES, CopiesOfNamed, NameCard, NamedUsed

from ..grammar import Det, Noun, NounPhrase, Said, Voice
from .cards import standing
from .instructions import name
from .words import EN, NOUNS


@EN.words(NameCard)
def name_card(n: NameCard, v: Voice) -> Said:
    what = "a card" if n.types == RUNNER_TYPES else v.text(NounPhrase(tuple([NOUNS[t] for t in n.types]), det=Det.A))
    what = "a Corp card" if n.types == CORP_TYPES else what
    but = f" other than {v.text(v.this())}" if n.other else ""
    return v.act("name", name(f"{what}{but}"), n.player)


@EN.words(CopiesOfNamed)
def copies_of_named(n: CopiesOfNamed, v: Voice) -> NounPhrase:
    cards = standing(n.cards, v)
    return cards.with_(nouns=(Noun("copy of that card", "copies of that card"),), kinds=(), det=Det.A)


@EN.words(NamedUsed)
def named_used(n: NamedUsed, v: Voice) -> str:
    plays = v.act("play", None, n.player)
    v.subject = plays.subject
    installs = "install" if plays.subject.reader else "installs"
    return f"whenever {v.say(plays)} or {installs} a copy of that card"
