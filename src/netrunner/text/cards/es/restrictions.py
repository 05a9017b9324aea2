"""Spanish words for what players cannot do in certain windows."""

from __future__ import annotations

from netrunner.rules.machine.terms import CORP, RUNNER
from netrunner.vocabulary.restrictions import (
    AccessAtMost,
    BreaksOneIceEachRun,
    CannotSecretlySpend,
    NoPaidAbilitiesHere,
    RezAtMost,
    RunnerSpendsFirst,
    UseOncePerTurn,
    UseOnlyIf,
)

from ..grammar import Bare, Clause, Said, Voice, fronted
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


@ES.words(UseOnlyIf)
def use_only_if(n: UseOnlyIf, v: Voice) -> Said:
    condition = v.condition(n.condition)
    when = v.say(condition) if isinstance(condition, Bare) else f"si {v.say(condition)}"
    return v.act("usar", v.this(), -1, f"solo {when}")


@ES.words(UseOncePerTurn)
def use_once_per_turn(n: UseOncePerTurn, v: Voice) -> Said:
    return v.act("usar", v.this(), -1, "más de una vez por turno").with_(modal="cannot")


@ES.words(AccessAtMost)
def access_at_most(n: AccessAtMost, v: Voice) -> Said:
    most = f"a más de {n.n} carta{'' if n.n == 1 else 's'}"
    return v.act("acceder", None, RUNNER, most).with_(modal="cannot")


@ES.words(RezAtMost)
def rez_at_most(n: RezAtMost, v: Voice) -> Said:
    return v.act("ejecutar", v.amount(n.n).of(v.cards(n.cards), "más de "), CORP).with_(modal="cannot")


@ES.words(BreaksOneIceEachRun)
def breaks_one_ice_each_run(n: BreaksOneIceEachRun, v: Voice) -> Said:
    what = "para romper subrutinas de más de 1 hielo en cada incursión"
    return v.act("usar", v.this(), RUNNER, what).with_(modal="cannot")
