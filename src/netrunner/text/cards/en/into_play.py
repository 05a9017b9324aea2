"""English words for installing, rezzing and playing cards."""

from __future__ import annotations

from netrunner.rules.machine.terms import (
    CORP,
    ICE,
    NO_TYPE,
    RUNNER,
)
from netrunner.vocabulary.cards import Chosen
from netrunner.vocabulary.into_play import HERE, CanBeRezzedToo, Derez, Install, PlayIt, Rez, TurnFacedown, TurnFaceup

from ..grammar import (
    NounPhrase,
    Said,
    Voice,
    after_each_other,
    allowed,
    ended,
    never_ice,
)
from .instructions import (
    perhaps,
)
from .words import EN, NOUNS


@EN.words(Rez)
def rez(n: Rez, v: Voice) -> Said:
    if v.actor == RUNNER:  # nobody else can rez: the Corp is made to
        must = allowed(v.act("rez", v.cards(n.what), CORP), v.who(CORP), "must")
        return ended(must, ", paying its rez cost, if able")
    cards = v.cards(n.what)
    free = ", ignoring all costs" if n.ignore_costs else ", ignoring the rez cost" if n.ignore_rez_cost else ""
    clause = v.act("rez", cards.with_(per=""), -1, cards.per, free)
    if n.discount:
        less = v.amount(n.discount)
        clause = clause.then(f", paying {less.text}[c] less", less.per)
    return perhaps(clause, n.what, v)


@EN.words(Derez)
def derez(n: Derez, v: Voice) -> Said:
    return v.act("derez", v.cards(n.what), n.what.player if isinstance(n.what, Chosen) else -1)


@EN.words(TurnFacedown)
def turn_facedown(n: TurnFacedown, v: Voice) -> Said:
    return v.act("turn", v.cards(n.what), -1, "facedown")


@EN.words(TurnFaceup)
def turn_faceup(n: TurnFaceup, v: Voice) -> Said:
    return v.act("turn", v.cards(n.what), -1, "faceup")


def _into(n: Install, what: NounPhrase, v: Voice) -> str:
    """ "in a remote server", "protecting a remote server"."""
    if n.anywhere:
        return "in any position protecting a server"
    if not n.place:
        return ""
    if n.place == HERE:
        return f"on {v.text(v.this())}"
    if n.place == "not here":
        return "(but not in this server)"
    if n.place in ("another", "that"):
        what_kind = f"{n.place} server"
        if what.nouns == (NOUNS[ICE],):
            return f"protecting {what_kind}"
        return f"in or protecting {what_kind}"
    if n.place == "unprotected":
        return ", with no more than 1 piece of ice per server"
    if what.nouns == (NOUNS[ICE],):
        return f"protecting a {n.place} server"
    either = what.nouns == (NOUNS[NO_TYPE],) and not never_ice(n.what)
    return f"{'in or protecting' if either else 'in'} a {n.place} server"


@EN.words(Install)
def install(n: Install, v: Voice) -> Said:
    what = v.cards(n.what)
    if n.ignore_costs:
        terms = ", ignoring all costs"
    elif n.ignore_install_cost:
        terms = ", ignoring its install cost"
    elif n.discount:
        less = v.amount(n.discount)
        per = less.per or "for each" * (v.times > 1)
        terms = f", paying {less.text}[c] less{' ' * bool(per)}{per}"
        if isinstance(n.discount, int) and n.discount < 0:
            terms = f", paying {-n.discount}[c] more"
    else:
        terms = f", paying {'their install costs' if what.plural else 'its install cost'}"
    where = _into(n, what, v)
    if n.facedown:  # without an install cost (8.2.11a)
        return v.act("install", what, n.player, "facedown", where, terms if n.ignore_costs else "")
    if n.faceup:
        return v.act("install", what, n.player, "faceup", where, terms)
    clause = v.act("install and rez" if n.rez else "install", what, n.player, where, terms)
    return perhaps(clause, n.what, v)


@EN.words(PlayIt)
def play_it(n: PlayIt, v: Voice) -> Said:
    terms = ", ignoring all costs" if n.ignore_costs else f", paying {n.discount}[c] less" if n.discount else ""
    if n.ignore_play_cost:
        terms = ", ignoring its play cost"
    if n.ignore_additional:
        whose = "their play costs" if v.times > 1 else "its play cost"
        terms = f", paying {whose} but ignoring all additional costs"
    said = perhaps(v.act("play", v.cards(n.what), -1, terms), n.what, v)
    if n.removed:
        card = v.that("target").with_(pronoun=False)
        return after_each_other([said, v.act("remove", card, -1, "from the game instead of trashing it")])
    return said


@EN.words(CanBeRezzedToo)
def can_be_rezzed_too(n: CanBeRezzedToo, v: Voice) -> NounPhrase:
    return v.cards(n.cards)
