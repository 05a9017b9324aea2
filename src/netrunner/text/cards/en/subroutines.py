"""English words for subroutines that ice loses, copies or repeats."""

from __future__ import annotations

from netrunner.rules.machine.terms import ICE, RUNNER
from netrunner.vocabulary.subroutines import (
    AtMostBroken,
    BreaksAllAlone,
    GainsSubroutinesOf,
    GainsSubtypesOf,
    LosesSubroutines,
    PointsIn,
    PreventFirstSubroutine,
    RepeatsSubroutines,
    RunnerOrdersSubroutines,
    SkipSubroutines,
)

from ..grammar import ANYONE, Amount, Bare, Clause, Det, NounPhrase, Said, Voice
from .abilities import under
from .cards import possessive
from .instructions import name
from .words import EN, NOUNS


@EN.words(PointsIn)
def points_in(n: PointsIn, v: Voice) -> Amount:
    where = "in both score areas" if n.player == ANYONE else f"in {possessive(n.player, v)} score area"
    return Amount("1", False, f"for each agenda point {where}", f"agenda points {where}")


@EN.words(LosesSubroutines)
def loses_subroutines(n: LosesSubroutines, v: Voice) -> Said:
    amount = v.amount(n.n)
    many = f"{amount.text} of its printed subroutines"
    return Clause("lose", v.this(), name(many, amount.per))


@EN.words(GainsSubroutinesOf)
def gains_subroutines_of(n: GainsSubroutinesOf, v: Voice) -> Said:
    where = "after its own, in the order of your choice," if n.after else "before all its other subroutines"
    return Clause("gain", v.this(), name(f"the subroutines of {v.text(v.cards(n.of))} {where}"))


@EN.words(PreventFirstSubroutine)
def prevent_first_subroutine(n: PreventFirstSubroutine, v: Voice) -> Said:
    return v.act("prevent", name("the first subroutine that would resolve during that run"), -1, "from resolving")


@EN.words(AtMostBroken)
def at_most_broken(n: AtMostBroken, v: Voice) -> Said:
    printed = f"more than {n.n} of the printed subroutines on {v.text(v.this())} during each encounter"
    return under(v.act("break", name(printed), RUNNER).with_(modal="cannot"), n.condition, v)


@EN.words(BreaksAllAlone)
def breaks_all_alone(n: BreaksAllAlone, v: Voice) -> str:
    ice = NounPhrase((NOUNS[ICE],)) if n.ice is None else v.cards(n.ice)
    ice = v.mention("event", ice.with_(det=Det.A))
    use = v.act("use", name(f"only {v.text(v.this())}"))
    use = use.then(f"to break all subroutines on {v.text(ice)} during an encounter")
    lead = "the first time each turn" if n.first_each_turn else "whenever"
    return f"{lead} {v.say(use)}"


@EN.words(SkipSubroutines)
def skip_subroutines(n: SkipSubroutines, v: Voice) -> Said:
    which = name(f"the first {n.n} subroutines on {v.text(v.cards(n.of))}", plural=True)
    return Clause("resolve", which, negative=True)


@EN.words(GainsSubtypesOf)
def gains_subtypes_of(n: GainsSubtypesOf, v: Voice) -> Said:
    return Clause("gain", v.this(), name(f"the subtypes of {v.text(v.cards(n.of))}"))


@EN.words(RepeatsSubroutines)
def repeats_subroutines(n: RepeatsSubroutines, v: Voice) -> Said:
    what = "a second copy of each of its subroutines, right after the original,"
    return Clause("gain", v.cards(n.of), name(what))


@EN.words(RunnerOrdersSubroutines)
def runner_orders_subroutines(n: RunnerOrdersSubroutines, v: Voice) -> Said:
    whose = "your choice" if v.side == 1 else "the Runner’s choice"
    return Bare(f"unbroken subroutines resolve in the order of {whose}")
