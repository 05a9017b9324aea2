"""English words for drawing cards."""

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

from ..grammar import Amount, Clause, Det, NounPhrase, Said, Voice, after_each_other, allowed, fronted, together
from .cards import standing, zone
from .instructions import does, name
from .words import EN, NOUNS


@EN.words(WouldDraw)
def would_draw(n: WouldDraw, v: Voice) -> str:
    some = "any number of cards" if n.first_each_turn else "cards"
    what = NounPhrase((NOUNS[0],), det=Det.A) if n.each else name(some)
    clause = v.act("draw", what, n.player).with_(modal="would")
    v.subject = clause.subject
    v.mention("drawn", what)
    v.focus = "drawn" if n.each else ""
    often = "the first time each turn" if n.first_each_turn else "whenever"
    return f"{often} {v.say(clause.then('with a basic action' if n.basic else ''))}"


@EN.words(WouldBeDrawn)
def would_be_drawn(n: WouldBeDrawn, v: Voice) -> NounPhrase:
    return NounPhrase((NOUNS[0],), det=Det.THAT)


@EN.words(DrawCount)
def draw_count(n: DrawCount, v: Voice) -> Amount:
    if not n.plus:
        return Amount("that many", True)
    more = f"{abs(n.plus)} {'more' if n.plus > 0 else 'fewer'}"
    return Amount(f"{more} than that many", True)


@EN.words(InsteadOfDrawing)
def instead_of_drawing(n: InsteadOfDrawing, v: Voice) -> Said:
    return fronted(after_each_other(does(n.does, v)), "instead of drawing them")


@EN.words(DrawTheRest)
def draw_the_rest(n: DrawTheRest, v: Voice) -> Said:
    if isinstance(n.n, DrawCount) and n.n.plus < 0:
        fewer = abs(n.n.plus)
        return v.act("draw", name(f"{fewer} {'card' if fewer == 1 else 'cards'} fewer than you would have drawn"))
    return v.act("draw", v.amount(n.n).of(NounPhrase((NOUNS[0],))))


@EN.words(InsteadOfAdding)
def instead_of_adding(n: InsteadOfAdding, v: Voice) -> Said:
    kind = standing(n.choose.cards, v, "").with_(det=Det.A, after=())
    v.mention("target", NounPhrase((NOUNS[0],)))
    v.focus = "that target"
    parts: list[Said] = []
    for instruction in n.does:
        it = NounPhrase((NOUNS[0],), pronoun=True)
        parts.append(v.act("install", it) if isinstance(instruction, Install) else v.said(instruction))
    hand = zone("hq" if v.side == CORP else "grip", v)
    return fronted(allowed(together(parts), v.who(YOU)), f"if it is {v.text(kind)}", f"instead of adding it to {hand}")


@EN.words(DrawsMore)
def draws_more(n: DrawsMore, v: Voice) -> Said:
    more = NounPhrase((NOUNS[0],), adjectives=("more",))
    first = name("the first effect you draw cards with each turn")
    return Clause("draw", first, v.amount(n.n).of(more))


@EN.words(MandatoryDraw)
def mandatory_draw(n: MandatoryDraw, v: Voice) -> str:
    return "after your mandatory draw"
