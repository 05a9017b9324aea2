"""English words for text boxes that are blank."""

from __future__ import annotations

from netrunner.rules.machine.terms import EVENT
from netrunner.vocabulary.cards import Of
from netrunner.vocabulary.text_boxes import BlankText, IdentityIs, IdentityOf, Unique

from ..grammar import Clause, Det, NounPhrase, Said, Voice, fronted
from .cards import possessive, standing
from .instructions import name
from .words import EN, subtype


@EN.words(BlankText)
def blank_text(n: BlankText, v: Voice) -> Said:
    if isinstance(n.cards, IdentityOf):
        whose = v.text(v.cards(n.cards))
        blank = Clause("be", name(f"the text box of {whose}"), rest=("blank",))
        return fronted(blank, f"while you resolve {v.text(v.this())}") if n.cards.of_each and v.type == EVENT else blank
    whose = v.text(v.cards(n.cards)) if isinstance(n.cards, Of) else f"each {v.text(standing(n.cards, v))}"
    return Clause("be", name(f"the text box of {whose}"), rest=("blank",))


@EN.words(IdentityOf)
def identity_of(n: IdentityOf, v: Voice) -> NounPhrase:
    return name("each player’s identity" if n.of_each else f"{possessive(n.player, v)} identity")


@EN.words(Unique)
def unique(n: Unique, v: Voice) -> NounPhrase:
    cards = v.cards(n.cards)
    return cards.with_(adjectives=("unique", *cards.adjectives), det=Det.A)


@EN.words(IdentityIs)
def identity_is(n: IdentityIs, v: Voice) -> Said:
    return Clause("be", name("your identity"), rest=(subtype(n.subtype),))
