"""Spanish words for subroutines that ice loses, copies or repeats."""

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

from ..grammar import ANYONE, Amount, Bare, Clause, Det, Mood, NounPhrase, Said, Voice
from .abilities import under
from .cards import ES, score_area
from .instructions import name
from .words import NOUNS


@ES.words(PointsIn)
def points_in(n: PointsIn, v: Voice) -> Amount:
    where = f"en {'ambas zonas de puntuación' if n.player == ANYONE else score_area(n.player, v)}"
    return Amount("1", False, f"por cada punto de plan {where}", f"puntos de plan {where}")


@ES.words(LosesSubroutines)
def loses_subroutines(n: LosesSubroutines, v: Voice) -> Said:
    amount = v.amount(n.n)
    many = f"{amount.text} de sus subrutinas impresas"
    return Clause("perder", v.this(), name(many, amount.per))


@ES.words(GainsSubroutinesOf)
def gains_subroutines_of(n: GainsSubroutinesOf, v: Voice) -> Said:
    where = "después de las suyas, en el orden que elijas" if n.after else "antes de todas sus demás subrutinas"
    return Clause("ganar", v.this(), name(f"las subrutinas de {v.text(v.cards(n.of))} {where}"))


@ES.words(PreventFirstSubroutine)
def prevent_first_subroutine(n: PreventFirstSubroutine, v: Voice) -> Said:
    return v.act("prevenir", name("que se resuelva la primera subrutina que fuera a resolverse durante esa incursión"))


@ES.words(AtMostBroken)
def at_most_broken(n: AtMostBroken, v: Voice) -> Said:
    printed = f"más de {n.n} de las subrutinas impresas de {v.text(v.this())} en cada enfrentamiento"
    return under(v.act("romper", name(printed), RUNNER).with_(modal="cannot"), n.condition, v)


@ES.words(BreaksAllAlone)
def breaks_all_alone(n: BreaksAllAlone, v: Voice) -> str:
    ice = NounPhrase((NOUNS[ICE],)) if n.ice is None else v.cards(n.ice)
    ice = v.mention("event", ice.with_(det=Det.A))
    use = v.act("usar", name(f"solo {v.text(v.this())}"))
    use = use.then(f"para romper todas las subrutinas de {v.text(ice)} durante un enfrentamiento")
    lead = "la primera vez en cada turno que" if n.first_each_turn else "siempre que"
    return f"{lead} {v.say(use, Mood.WISH)}"


@ES.words(SkipSubroutines)
def skip_subroutines(n: SkipSubroutines, v: Voice) -> Said:
    which = name(f"las {n.n} primeras subrutinas de {v.text(v.cards(n.of))}", plural=True)
    return Clause("resolverse", which, negative=True)


@ES.words(GainsSubtypesOf)
def gains_subtypes_of(n: GainsSubtypesOf, v: Voice) -> Said:
    return Clause("ganar", v.this(), name(f"los subtipos de {v.text(v.cards(n.of))}"))


@ES.words(RepeatsSubroutines)
def repeats_subroutines(n: RepeatsSubroutines, v: Voice) -> Said:
    what = "una segunda copia de cada una de sus subrutinas, justo después de la original,"
    return Clause("ganar", v.cards(n.of), name(what))


@ES.words(RunnerOrdersSubroutines)
def runner_orders_subroutines(n: RunnerOrdersSubroutines, v: Voice) -> Said:
    whose = "que elijas" if v.side == 1 else "que elija el Runner"
    return Bare(f"las subrutinas no rotas se resuelven en el orden {whose}")
