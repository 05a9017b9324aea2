"""English words for installing, rezzing and playing cards."""

from __future__ import annotations

from netrunner.rules.machine.terms import (
    CORP,
    RUNNER,
)
from netrunner.vocabulary.into_play import Derez, Install, PlayIt, Rez, TurnFacedown, TurnFaceup

from ..grammar import (
    Said,
    Voice,
    allowed,
    ended,
)
from .instructions import (
    perhaps,
)
from .words import EN


@EN.words(Rez)
def rez(n: Rez, v: Voice) -> Said:
    if v.actor == RUNNER:  # nobody else can rez: the Corp is made to
        must = allowed(v.act("rez", v.cards(n.what), CORP), v.who(CORP), "must")
        return ended(must, ", paying its rez cost, if able")
    return v.act("rez", v.cards(n.what), -1, ", ignoring all costs" if n.ignore_costs else "")


@EN.words(Derez)
def derez(n: Derez, v: Voice) -> Said:
    return v.act("derez", v.cards(n.what))


@EN.words(TurnFacedown)
def turn_facedown(n: TurnFacedown, v: Voice) -> Said:
    return v.act("turn", v.cards(n.what), -1, "facedown")


@EN.words(TurnFaceup)
def turn_faceup(n: TurnFaceup, v: Voice) -> Said:
    return v.act("turn", v.cards(n.what), -1, "faceup")


@EN.words(Install)
def install(n: Install, v: Voice) -> Said:
    what = v.cards(n.what)
    if n.ignore_costs:
        terms = ", ignoring all costs"
    elif n.ignore_install_cost:
        terms = ", ignoring its install cost"
    elif n.discount:
        less = v.amount(n.discount)
        terms = f", paying {less.text}[c] less{less.per}"
    else:
        terms = f", paying {'their install costs' if what.plural else 'its install cost'}"
    if n.facedown:  # without an install cost (8.2.11a)
        return v.act("install", what, n.player, "facedown", terms if n.ignore_costs else "")
    if n.faceup:
        return v.act("install", what, n.player, "faceup", terms)
    clause = v.act("install and rez" if n.rez else "install", what, n.player, terms)
    return perhaps(clause, n.what, v)


@EN.words(PlayIt)
def play_it(n: PlayIt, v: Voice) -> Said:
    terms = ", ignoring all costs" if n.ignore_costs else f", paying {n.discount}[c] less" if n.discount else ""
    if n.ignore_play_cost:
        terms = ", ignoring its play cost"
    return perhaps(v.act("play", v.cards(n.what), -1, terms), n.what, v)
