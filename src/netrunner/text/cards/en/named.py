"""English words for naming a card."""

from __future__ import annotations

from netrunner.vocabulary.naming_cards import NameCard, NamedUsed

from ..grammar import Said, Voice
from .instructions import name
from .words import EN


@EN.words(NameCard)
def name_card(n: NameCard, v: Voice) -> Said:
    return v.act("name", name("a card"), n.player)


@EN.words(NamedUsed)
def named_used(n: NamedUsed, v: Voice) -> str:
    plays = v.act("play", None, n.player)
    v.subject = plays.subject
    installs = "install" if plays.subject.reader else "installs"
    return f"whenever {v.say(plays)} or {installs} a copy of that card"
