"""Spanish words for what looks back."""

from __future__ import annotations

from typing import Final

from netrunner.rules.machine.terms import (
    CORP,
    RUNNER,
)
from netrunner.vocabulary.history import (
    AccessesThatRun,
    BrokeThisRun,
    ClicksBrokeThisRun,
    DamageThisTurn,
    FullyBroken,
    HappenedThatRun,
    HappenedTo,
    InstalledThisTurn,
    PassedThatRun,
    PlacedOnThisTurn,
    ResolvedSubroutines,
    RevealedOfOneType,
    RunWasSuccessful,
    ThisRezzedThisTurn,
    UnbrokenThatEncounter,
    UsedThisRun,
)

from ..grammar import (
    Amount,
    Clause,
    Mood,
    NounPhrase,
    Said,
    Voice,
)
from .cards import zone
from .events import EVENTS
from .instructions import name
from .words import COUNTERS, DAMAGE, joined
from .words import SPANISH as ES


@ES.words(DamageThisTurn)
def damage_this_turn(n: DamageThisTurn, v: Voice) -> Amount:
    kind = f"daño {DAMAGE[n.of]}" if n.of >= 0 else "daño"
    what = f"de {kind} que {'hayas' if v.side == RUNNER else 'el Runner haya'} sufrido en este turno"
    return Amount("1", False, f"por cada punto {what}", f"puntos {what}")


@ES.words(AccessesThatRun)
def accesses_that_run(n: AccessesThatRun, v: Voice) -> Amount:
    you = "hayas" if v.side == RUNNER else "el Runner haya"
    places = f"de {joined([zone(place, v) for place in n.where], 'o')} " if n.where else ""
    what = f"{places}a la que {you} accedido durante esa incursión"
    return Amount("1", False, f"por cada carta {what}", f"cartas {what}")


@ES.words(RevealedOfOneType)
def revealed_of_one_type(n: RevealedOfOneType, v: Voice) -> Amount:
    what = "que compartan tipo entre las reveladas durante este enfrentamiento"
    return Amount("1", False, f"por cada carta {what}", f"cartas {what}")


@ES.words(PlacedOnThisTurn)
def placed_on_this_turn(n: PlacedOnThisTurn, v: Voice) -> NounPhrase:
    cards = v.cards(n.cards)
    return cards.with_(after=(*cards.after, f"sobre el que hayas colocado un {COUNTERS[n.counter].one} en este turno"))


@ES.words(UsedThisRun)
def used_this_run(n: UsedThisRun, v: Voice) -> Said:
    this = v.this().with_(pronoun=False)
    return v.act("usar", this, -1, "durante esta incursión").with_(tense=Mood.PERFECT)


@ES.words(FullyBroken)
def fully_broken(n: FullyBroken, v: Voice) -> NounPhrase:
    cards = v.cards(n.cards)
    if not n.by_this:
        return cards.with_(after=(*cards.after, "cuyas subrutinas hayas roto todas durante un enfrentamiento"))
    used = "hayas" if v.side == RUNNER else "el Runner haya"
    what = f"cuyas subrutinas {used} roto todas con {v.text(v.this())} durante un enfrentamiento"
    return cards.with_(after=(*cards.after, what))


#: What happened to cards, in words.
_DONE: Final = {
    "rezzed": "ejecutad{o}",
    "installed": "instalad{o}",
    "derezzed": "suspendid{o}",
    "pass-ice": "superad{o}",
    "fully-broken": "cuyas subrutinas hayas roto todas",
}


@ES.words(RunWasSuccessful)
def run_was_successful(n: RunWasSuccessful, v: Voice) -> Said:
    return Clause("tener", name("esa incursión"), name("éxito")).with_(tense=Mood.PAST)


@ES.words(HappenedTo)
def happened_to(n: HappenedTo, v: Voice) -> NounPhrase:
    cards = v.cards(n.cards)
    if n.event == "rezzed":  # said of when, not of how it is now
        cards = cards.with_(adjectives=())
    run = "tu última incursión de este turno" if n.during == "last run" else "esa incursión"
    when = "en este turno" if n.during == "turn" else f"durante {run}"
    using = f"mediante {v.text(v.this())} " if n.by_this else ""
    return cards.with_(after=(*cards.after, f"{_DONE[n.event]} {using}{when}"))


@ES.words(PassedThatRun)
def passed_that_run(n: PassedThatRun, v: Voice) -> Amount:
    what = f"que {'hayas' if v.side == RUNNER else 'el Runner haya'} superado durante esa incursión"
    return Amount("1", False, f"por cada hielo {what}", f"hielos {what}")


@ES.words(ResolvedSubroutines)
def resolved_subroutines(n: ResolvedSubroutines, v: Voice) -> Amount:
    what = f"de {v.text(v.that('event'))} que se haya"
    many = f"de {v.text(v.that('event'))} que se hayan"
    return Amount("1", False, f"por cada subrutina {what} resuelto", f"subrutinas {many} resuelto")


@ES.words(ThisRezzedThisTurn)
def this_rezzed_this_turn(n: ThisRezzedThisTurn, v: Voice) -> Said:
    return v.act("ejecutar", v.this(), CORP, "en este turno").with_(tense=Mood.PAST)


@ES.words(HappenedThatRun)
def happened_that_run(n: HappenedThatRun, v: Voice) -> Said:
    if n.event == "run-successful":
        return Clause("tener", name("esa incursión"), name("éxito")).with_(tense=Mood.PAST)
    return v.happens(EVENTS[n.event], n.player).then("durante esa incursión").with_(tense=Mood.PAST)


@ES.words(ClicksBrokeThisRun)
def clicks_broke_this_run(n: ClicksBrokeThisRun, v: Voice) -> Said:
    spent = v.act("gastar", name("[click]"), RUNNER, "para romper una subrutina durante esta incursión")
    return spent.with_(tense=Mood.PERFECT)


@ES.words(InstalledThisTurn)
def installed_this_turn(n: InstalledThisTurn, v: Voice) -> NounPhrase:
    cards = v.cards(n.cards)
    others = tuple([word for word in cards.adjectives if word != "instalado"])
    return cards.with_(adjectives=(*others, "instalado"), after=(*cards.after, "en este turno"))


@ES.words(BrokeThisRun)
def broke_this_run(n: BrokeThisRun, v: Voice) -> NounPhrase:
    cards = v.cards(n.cards)
    return cards.with_(
        after=(*cards.after, "que se haya usado para romper al menos 1 subrutina durante esta incursión")
    )


@ES.words(UnbrokenThatEncounter)
def unbroken_that_encounter(n: UnbrokenThatEncounter, v: Voice) -> Amount:
    what = "del hielo al que se haya enfrentado el Runner"
    return Amount("1", False, f"por cada subrutina sin romper {what}", f"subrutinas sin romper {what}")
