"""Spanish words for installing, rezzing and playing cards."""

from __future__ import annotations

from typing import Final

from netrunner.rules.machine.terms import (
    CORP,
    ICE,
    NO_TYPE,
    RUNNER,
)
from netrunner.vocabulary.cards import Chosen
from netrunner.vocabulary.into_play import HERE, CanBeRezzedToo, Derez, Install, PlayIt, Rez, TurnFacedown, TurnFaceup

from ..grammar import (
    Clause,
    NounPhrase,
    Said,
    Series,
    Voice,
    after_each_other,
    allowed,
    ended,
    never_ice,
)
from .cards import ES
from .instructions import (
    perhaps,
)
from .words import NOUNS


@ES.words(Rez)
def rez(n: Rez, v: Voice) -> Said:
    if v.actor == RUNNER:  # nobody else can rez: the Corp is made to
        must = allowed(v.act("ejecutar", v.cards(n.what), CORP), v.who(CORP), "must")
        return ended(must, "pagando su coste de ejecución, si puede")
    cards = v.cards(n.what)
    free = "ignorando todos los costes" if n.ignore_costs else ""
    free = "ignorando el coste de ejecución" if n.ignore_rez_cost else free
    clause = v.act("ejecutar", cards.with_(per=""), -1, cards.per, free)
    if n.discount:
        less = v.amount(n.discount)
        clause = clause.then(f"pagando {less.text}[c] menos", less.per)
    return perhaps(clause, n.what, v)


@ES.words(Derez)
def derez(n: Derez, v: Voice) -> Said:
    return v.act("suspender", v.cards(n.what), n.what.player if isinstance(n.what, Chosen) else -1)


@ES.words(TurnFacedown)
def turn_facedown(n: TurnFacedown, v: Voice) -> Said:
    return v.act("poner", v.cards(n.what), -1, "boca abajo")


@ES.words(TurnFaceup)
def turn_faceup(n: TurnFaceup, v: Voice) -> Said:
    return v.act("poner", v.cards(n.what), -1, "boca arriba")


_KINDS: Final = {"remote": "servidor remoto", "new remote": "nuevo servidor remoto", "central": "servidor central"}


def _into(n: Install, what: NounPhrase, v: Voice) -> str:
    """ "en un servidor remoto", "protegiendo un servidor remoto"."""
    if n.anywhere:
        return "en cualquier posición que proteja un servidor,"
    if not n.place:
        return ""
    if n.place == HERE:
        return f"en {v.text(v.this())}"
    if n.place == "not here":
        return "(pero no en este servidor)"
    if n.place in ("another", "that"):
        server = "otro servidor" if n.place == "another" else "ese servidor"
        if what.nouns == (NOUNS[ICE],):
            return f"protegiendo {server}"
        return f"en {server} o protegiéndolo"
    if n.place == "unprotected":
        return "con no más de 1 hielo por servidor,"
    if what.nouns == (NOUNS[ICE],):
        return f"protegiendo un {_KINDS[n.place]}"
    either = what.nouns == (NOUNS[NO_TYPE],) and not never_ice(n.what)
    return f"en un {_KINDS[n.place]}{' o protegiéndolo' if either else ''}"


@ES.words(Install)
def install(n: Install, v: Voice) -> Said:
    what = v.cards(n.what)
    if n.ignore_costs:
        terms = "ignorando todos los costes"
    elif n.ignore_install_cost:
        terms = "ignorando su coste de instalación"
    elif n.discount:
        less = v.amount(n.discount)
        per = less.per or f"por cada {'una' if what.feminine else 'uno'}" * (v.times > 1)
        terms = f"pagando {less.text}[c] menos{' ' * bool(per)}{per}"
        if isinstance(n.discount, int) and n.discount < 0:
            terms = f"pagando {-n.discount}[c] más"
    else:
        terms = f"pagando {'sus costes' if what.plural else 'su coste'} de instalación"
    where = _into(n, what, v)
    if n.facedown:  # without an install cost (8.2.11a)
        return v.act("instalar", what, n.player, "boca abajo", where, terms if n.ignore_costs else "")
    if n.faceup:
        return v.act("instalar", what, n.player, "boca arriba", where, terms)
    if not n.rez:
        return perhaps(v.act("instalar", what, n.player, where, terms), n.what, v)
    again = v.act("ejecutar", what.with_(pronoun=True), n.player, terms)
    first = perhaps(v.act("instalar", what, n.player, where), n.what, v)
    if isinstance(first, Clause) and first.modal:
        return allowed(Series((first.with_(modal=""), again)), v.who(n.player))
    return Series((first, again))


@ES.words(PlayIt)
def play_it(n: PlayIt, v: Voice) -> Said:
    terms = "ignorando todos los costes" if n.ignore_costs else f"pagando {n.discount}[c] menos" if n.discount else ""
    if n.ignore_play_cost:
        terms = "ignorando su coste de juego"
    if n.ignore_additional:
        terms = "pagando su coste de juego pero ignorando todos los costes adicionales"
    said = perhaps(v.act("jugar", v.cards(n.what), -1, terms), n.what, v)
    if n.removed:
        card = v.that("target").with_(pronoun=False)
        it = "la" if card.feminine else "lo"
        return after_each_other([said, v.act("retirar", card, -1, f"de la partida en lugar de destruir{it}")])
    return said


@ES.words(CanBeRezzedToo)
def can_be_rezzed_too(n: CanBeRezzedToo, v: Voice) -> NounPhrase:
    return v.cards(n.cards)
