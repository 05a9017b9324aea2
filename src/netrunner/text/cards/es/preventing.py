"""Spanish words for preventing runs from ending, jacking out and abilities, and for limits of draws and costs."""

from __future__ import annotations

from netrunner.rules.machine.terms import CORP
from netrunner.vocabulary.preventing import (
    DrawsAtMost,
    IgnoresAdditionalCosts,
    PreventEncounterAbility,
    PreventEndOfRun,
    PreventJackingOut,
    RezLikeOtherCards,
)

from ..grammar import Said, Voice, allowed, fronted
from .cards import ES, every
from .instructions import name


@ES.words(PreventEndOfRun)
def prevent_end_of_run(n: PreventEndOfRun, v: Voice) -> Said:
    return v.act("prevenir", name("que una capacidad de una carta de la Corporación termine la incursión"))


@ES.words(PreventJackingOut)
def prevent_jacking_out(n: PreventJackingOut, v: Voice) -> Said:
    return v.act("prevenir", name("que el Runner se desenchufe"))


@ES.words(PreventEncounterAbility)
def prevent_encounter_ability(n: PreventEncounterAbility, v: Voice) -> Said:
    what = name("una capacidad de un hielo con la condición «cuando el Runner se enfrente a este hielo»")
    return fronted(allowed(v.act("prevenir", what), v.who()), "una vez por turno")


@ES.words(DrawsAtMost)
def draws_at_most(n: DrawsAtMost, v: Voice) -> Said:
    whose = "tu" if v.is_reader(n.player) else "su"
    return v.act("robar", name(f"más de {n.n} cartas"), n.player, f"durante {whose} turno").with_(modal="cannot")


@ES.words(IgnoresAdditionalCosts)
def ignores_additional_costs(n: IgnoresAdditionalCosts, v: Voice) -> Said:
    return v.act("ignorar", name(f"todos los costes adicionales para jugar {v.text(every(n.cards, v))}"))


@ES.words(RezLikeOtherCards)
def rez_like_other_cards(n: RezLikeOtherCards, v: Voice) -> Said:
    rez = v.act("ejecutar", v.this(), CORP, "siempre que pudieras ejecutar cartas que no sean hielo")
    return fronted(rez.with_(modal="can"), "durante las incursiones contra este servidor")
