"""English words for preventing runs from ending, jacking out and abilities, and for limits of draws and costs."""

from __future__ import annotations

from netrunner.rules.machine.terms import CORP, RUNNER
from netrunner.vocabulary.preventing import (
    DrawsAtMost,
    IgnoresAdditionalCosts,
    PreventEncounterAbility,
    PreventEndOfRun,
    PreventJackingOut,
    RezLikeOtherCards,
)

from ..grammar import Said, Voice, allowed, fronted
from .cards import every
from .instructions import name
from .words import EN


@EN.words(PreventEndOfRun)
def prevent_end_of_run(n: PreventEndOfRun, v: Voice) -> Said:
    return v.act("prevent", name("a Corp card ability"), -1, "from ending the run")


@EN.words(PreventJackingOut)
def prevent_jacking_out(n: PreventJackingOut, v: Voice) -> Said:
    return v.act("prevent", v.who(RUNNER), -1, "from jacking out")


@EN.words(PreventEncounterAbility)
def prevent_encounter_ability(n: PreventEncounterAbility, v: Voice) -> Said:
    prevent = v.act("prevent", name("a “when the Runner encounters this ice” ability"), -1, "of a piece of ice")
    return fronted(allowed(prevent, v.who()), "once per turn")


@EN.words(DrawsAtMost)
def draws_at_most(n: DrawsAtMost, v: Voice) -> Said:
    whose = "your" if v.is_reader(n.player) else "their"
    return v.act("draw", name(f"more than {n.n} cards"), n.player, f"during {whose} turn").with_(modal="cannot")


@EN.words(IgnoresAdditionalCosts)
def ignores_additional_costs(n: IgnoresAdditionalCosts, v: Voice) -> Said:
    return v.act("ignore", name(f"all additional costs to play {v.text(every(n.cards, v))}"))


@EN.words(RezLikeOtherCards)
def rez_like_other_cards(n: RezLikeOtherCards, v: Voice) -> Said:
    rez = v.act("rez", v.this(), CORP, "whenever you could rez cards other than ice").with_(modal="can")
    return fronted(rez, "during runs on this server")
