"""Spanish words for drawing cards."""

from __future__ import annotations

from netrunner.rules.machine.terms import CORP
from netrunner.vocabulary.base import YOU
from netrunner.vocabulary.drawing import (
    DrawCount,
    DrawsMore,
    DrawTheRest,
    InsteadOfAdding,
    InsteadOfDrawing,
    MandatoryDraw,
    WouldBeDrawn,
    WouldDraw,
)
from netrunner.vocabulary.into_play import Install

from ..grammar import (
    Amount,
    Clause,
    Det,
    Mood,
    NounPhrase,
    Said,
    Voice,
    after_each_other,
    allowed,
    fronted,
    together,
)
from .cards import ES, standing, zone
from .instructions import does, name
from .words import NOUNS


@ES.words(WouldDraw)
def would_draw(n: WouldDraw, v: Voice) -> str:
    some = "cualquier número de cartas" if n.first_each_turn else "cartas"
    what = NounPhrase((NOUNS[0],), det=Det.A) if n.each else name(some)
    clause = v.act("robar", what, n.player).with_(modal="would")
    v.subject = clause.subject
    v.mention("drawn", what)
    v.focus = "drawn" if n.each else ""
    often = "la primera vez en cada turno que" if n.first_each_turn else "siempre que"
    return f"{often} {v.say(clause.then('con una acción básica' if n.basic else ''), Mood.WISH)}"


@ES.words(WouldBeDrawn)
def would_be_drawn(n: WouldBeDrawn, v: Voice) -> NounPhrase:
    return NounPhrase((NOUNS[0],), det=Det.THAT)


@ES.words(DrawCount)
def draw_count(n: DrawCount, v: Voice) -> Amount:
    if not n.plus:
        return Amount("ese número de", True)
    return Amount(f"ese número {'más' if n.plus > 0 else 'menos'} {abs(n.plus)} de", True)


@ES.words(InsteadOfDrawing)
def instead_of_drawing(n: InsteadOfDrawing, v: Voice) -> Said:
    return fronted(after_each_other(does(n.does, v)), "en lugar de robarlas")


@ES.words(DrawTheRest)
def draw_the_rest(n: DrawTheRest, v: Voice) -> Said:
    if isinstance(n.n, DrawCount) and n.n.plus < 0:
        fewer = abs(n.n.plus)
        return v.act("robar", name(f"{fewer} {'carta' if fewer == 1 else 'cartas'} menos de las que ibas a robar"))
    return v.act("robar", v.amount(n.n).of(NounPhrase((NOUNS[0],))))


@ES.words(InsteadOfAdding)
def instead_of_adding(n: InsteadOfAdding, v: Voice) -> Said:
    kind = standing(n.choose.cards, v, "").with_(det=Det.A, after=())
    v.mention("target", NounPhrase((NOUNS[0],)))
    v.focus = "that target"
    parts: list[Said] = []
    for instruction in n.does:
        it = NounPhrase((NOUNS[0],), pronoun=True)
        parts.append(v.act("instalar", it) if isinstance(instruction, Install) else v.said(instruction))
    hand = zone("hq" if v.side == CORP else "grip", v)
    where = f"en lugar de añadirla a {hand}"
    return fronted(allowed(together(parts), v.who(YOU)), f"si es {v.text(kind)}", where)


@ES.words(DrawsMore)
def draws_more(n: DrawsMore, v: Voice) -> Said:
    first = name("el primer efecto con el que robes cartas en cada turno")
    cards = "carta" if n.n == 1 else "cartas"
    return Clause("robar", first, name(f"{n.n} {cards} más"))


@ES.words(MandatoryDraw)
def mandatory_draw(n: MandatoryDraw, v: Voice) -> str:
    return "después de tu robo obligatorio"
