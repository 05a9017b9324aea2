"""Spanish words for text boxes that are blank."""

from __future__ import annotations

from netrunner.rules.machine.terms import EVENT
from netrunner.vocabulary.cards import Of
from netrunner.vocabulary.text_boxes import BlankText, IdentityIs, IdentityOf, Unique

from ..grammar import Clause, Det, NounPhrase, Said, Voice, fronted
from .cards import ES, standing
from .instructions import name
from .words import subtype


def _identity(n: IdentityOf, v: Voice) -> str:
    if n.of_each:
        return "la identidad de cada jugador"
    if v.is_reader(n.player):
        return "tu identidad"
    return f"la identidad de {v.text(v.who(n.player))}"


@ES.words(BlankText)
def blank_text(n: BlankText, v: Voice) -> Said:
    if isinstance(n.cards, IdentityOf):
        whose = _identity(n.cards, v)
    elif isinstance(n.cards, Of):
        whose = v.text(v.cards(n.cards))
    else:
        whose = f"cada {v.text(standing(n.cards, v))}"
    blank = Clause("estar", name(f"el recuadro de texto de {whose}"), rest=("en blanco",))
    resolving = isinstance(n.cards, IdentityOf) and n.cards.of_each and v.type == EVENT
    return fronted(blank, f"mientras resuelvas {v.text(v.this())}") if resolving else blank


@ES.words(IdentityOf)
def identity_of(n: IdentityOf, v: Voice) -> NounPhrase:
    return name(_identity(n, v))


@ES.words(Unique)
def unique(n: Unique, v: Voice) -> NounPhrase:
    cards = v.cards(n.cards)
    return cards.with_(adjectives=(*cards.adjectives, "único"), det=Det.A)


@ES.words(IdentityIs)
def identity_is(n: IdentityIs, v: Voice) -> Said:
    return Clause("ser", name("tu identidad"), rest=(subtype(n.subtype),))
