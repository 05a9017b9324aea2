"""Spanish words for what players cannot do in certain windows."""

from __future__ import annotations

from netrunner.rules.machine.terms import RUNNER
from netrunner.vocabulary.restrictions import CannotSecretlySpend, NoPaidAbilitiesHere, RunnerSpendsFirst

from ..grammar import Clause, Said, Voice, fronted
from .cards import ES, every
from .instructions import name


@ES.words(CannotSecretlySpend)
def cannot_secretly_spend(n: CannotSecretlySpend, v: Voice) -> Said:
    players = name("los jugadores", plural=True)
    return Clause("gastar", players, name(f"{n.n}[c]"), rest=("al gastar créditos en secreto",), modal="cannot")


@ES.words(NoPaidAbilitiesHere)
def no_paid_abilities_here(n: NoPaidAbilitiesHere, v: Voice) -> Said:
    which = f"de {v.text(every(n.cards, v))}"
    use = v.act("usar", name("capacidades con coste"), RUNNER, which).with_(modal="cannot")
    return fronted(use, "durante una incursión contra este servidor")


@ES.words(RunnerSpendsFirst)
def runner_spends_first(n: RunnerSpendsFirst, v: Voice) -> Said:
    spend = v.act("gastar", name("créditos"), RUNNER, "primero en cada rastreo durante una incursión")
    return spend.with_(modal="must")
