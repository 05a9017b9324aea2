"""English words for forfeited agendas and for advancing cards."""

from __future__ import annotations

from netrunner.vocabulary.forfeiting import Advance, AdvanceOnce, PointsOfForfeited, RequirementOfForfeited

from ..grammar import Amount, Said, Voice
from .instructions import name
from .words import EN


@EN.words(PointsOfForfeited)
def points_of_forfeited(n: PointsOfForfeited, v: Voice) -> Amount:
    if n.printed:
        what = "on the forfeited agenda"
        return Amount("1", False, f"for each printed agenda point {what}", f"printed agenda points {what}")
    what = "the forfeited agenda was worth"
    return Amount("1", False, f"for each agenda point {what}", f"agenda points {what}")


@EN.words(RequirementOfForfeited)
def requirement_of_forfeited(n: RequirementOfForfeited, v: Voice) -> Amount:
    return Amount("X", True, "", "the advancement requirement of the forfeited agenda")


@EN.words(AdvanceOnce)
def advance_once(n: AdvanceOnce, v: Voice) -> Said:
    return v.act("advance", v.cards(n.what))


@EN.words(Advance)
def advance(n: Advance, v: Voice) -> Said:
    clause = v.act("advance", v.cards(n.what))
    if n.n == 1:
        return clause
    amount = v.amount(n.n)
    where = f", where X is {amount.many}" if amount.many else ""
    return v.act("advance", name(f"{amount.text} times {v.text(v.cards(n.what))}"), -1, where)
