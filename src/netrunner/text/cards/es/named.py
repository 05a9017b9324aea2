"""Spanish words for naming a card."""

from __future__ import annotations

from netrunner.vocabulary.naming_cards import NameCard, NamedUsed

from ..grammar import Mood, Said, Voice
from .cards import ES
from .instructions import name


@ES.words(NameCard)
def name_card(n: NameCard, v: Voice) -> Said:
    return v.act("nombrar", name("una carta"), n.player)


@ES.words(NamedUsed)
def named_used(n: NamedUsed, v: Voice) -> str:
    plays = v.act("jugar", None, n.player)
    v.subject = plays.subject
    installs = "instales" if plays.subject.reader else "instale"
    return f"siempre que {v.say(plays, Mood.WISH)} o {installs} una copia de esa carta"
