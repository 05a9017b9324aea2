"""English words for what players cannot do in certain windows."""

from __future__ import annotations

from netrunner.rules.machine.terms import RUNNER
from netrunner.vocabulary.restrictions import CannotSecretlySpend, NoPaidAbilitiesHere, RunnerSpendsFirst

from ..grammar import Clause, Said, Voice, fronted
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
