"""English words for what players cannot do in certain windows."""

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
from .cards import every
from .instructions import name
from .words import EN


@EN.words(CannotSecretlySpend)
def cannot_secretly_spend(n: CannotSecretlySpend, v: Voice) -> Said:
    players = name("players", plural=True)
    return Clause("spend", players, name(f"{n.n}[c]"), rest=("while spending credits in secret",), modal="cannot")


@EN.words(NoPaidAbilitiesHere)
def no_paid_abilities_here(n: NoPaidAbilitiesHere, v: Voice) -> Said:
    use = v.act("use", name("paid abilities"), RUNNER, f"of {v.text(every(n.cards, v))}").with_(modal="cannot")
    return fronted(use, "during a run on this server")


@EN.words(RunnerSpendsFirst)
def runner_spends_first(n: RunnerSpendsFirst, v: Voice) -> Said:
    spend = v.act("spend", name("credits"), RUNNER, "first in each trace during a run")
    return spend.with_(modal="must")


@EN.words(UseOnlyIf)
def use_only_if(n: UseOnlyIf, v: Voice) -> Said:
    condition = v.condition(n.condition)
    when = v.say(condition) if isinstance(condition, Bare) else f"if {v.say(condition)}"
    return v.act("use", v.this(), -1, f"only {when}")


@EN.words(UseOncePerTurn)
def use_once_per_turn(n: UseOncePerTurn, v: Voice) -> Said:
    return v.act("use", v.this(), -1, "more than once per turn").with_(modal="cannot")


@EN.words(AccessAtMost)
def access_at_most(n: AccessAtMost, v: Voice) -> Said:
    cards = name("cards" if n.n != 1 else "card")
    return v.act("access", name(f"more than {n.n} {v.text(cards)}"), RUNNER).with_(modal="cannot")


@EN.words(RezAtMost)
def rez_at_most(n: RezAtMost, v: Voice) -> Said:
    return v.act("rez", v.amount(n.n).of(v.cards(n.cards), "more than "), CORP).with_(modal="cannot")


@EN.words(BreaksOneIceEachRun)
def breaks_one_ice_each_run(n: BreaksOneIceEachRun, v: Voice) -> Said:
    what = "to break subroutines on more than 1 piece of ice each run"
    return v.act("use", v.this(), RUNNER, what).with_(modal="cannot")
