"""Spanish words for forfeited agendas and for advancing cards."""

from __future__ import annotations

from netrunner.vocabulary.forfeiting import Advance, AdvanceOnce, PointsOfForfeited, RequirementOfForfeited

from ..grammar import Amount, Said, Voice
from .instructions import name
from .words import SPANISH as ES


@ES.words(PointsOfForfeited)
def points_of_forfeited(n: PointsOfForfeited, v: Voice) -> Amount:
    if n.printed:
        what = "del plan al que renunciaste"
        return Amount("1", False, f"por cada punto de plan impreso {what}", f"puntos de plan impresos {what}")
    what = "que valía el plan al que renunciaste"
    return Amount("1", False, f"por cada punto de plan {what}", f"puntos de plan {what}")


@ES.words(RequirementOfForfeited)
def requirement_of_forfeited(n: RequirementOfForfeited, v: Voice) -> Amount:
    return Amount("X", True, "", "el requisito de avance del plan al que renunciaste")


@ES.words(AdvanceOnce)
def advance_once(n: AdvanceOnce, v: Voice) -> Said:
    return v.act("avanzar", v.cards(n.what))


@ES.words(Advance)
def advance(n: Advance, v: Voice) -> Said:
    clause = v.act("avanzar", v.cards(n.what))
    if n.n == 1:
        return clause
    amount = v.amount(n.n)
    where = f", donde X es {amount.many}" if amount.many else ""
    return v.act("avanzar", name(f"{amount.text} veces {v.text(v.cards(n.what))}"), -1, where)
