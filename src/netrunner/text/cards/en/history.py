"""English words for what looks back."""

from __future__ import annotations

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
from .words import COUNTERS, DAMAGE, EN, joined, participle


@EN.words(DamageThisTurn)
def damage_this_turn(n: DamageThisTurn, v: Voice) -> Amount:
    kind = f"{DAMAGE[n.of]} damage" if n.of >= 0 else "damage"
    what = f"{kind} {'you have' if v.side == RUNNER else 'the Runner has'} suffered this turn"
    return Amount("1", False, f"for each point of {what}", f"points of {what}")


@EN.words(AccessesThatRun)
def accesses_that_run(n: AccessesThatRun, v: Voice) -> Amount:
    you = "you" if v.side == RUNNER else "the Runner"
    places = f"from {joined([zone(place, v) for place in n.where], 'or')} " if n.where else ""
    what = f"{you} accessed {places}during that run"
    return Amount("1", False, f"for each card {what}", f"cards {what}")


@EN.words(RevealedOfOneType)
def revealed_of_one_type(n: RevealedOfOneType, v: Voice) -> Amount:
    what = "that share a type among those revealed during this encounter"
    return Amount("1", False, f"for each card {what}", f"cards {what}")


@EN.words(PlacedOnThisTurn)
def placed_on_this_turn(n: PlacedOnThisTurn, v: Voice) -> NounPhrase:
    cards = v.cards(n.cards)
    return cards.with_(after=(*cards.after, f"on which you placed a {COUNTERS[n.counter].one} this turn"))


@EN.words(UsedThisRun)
def used_this_run(n: UsedThisRun, v: Voice) -> Said:
    return v.act("use", v.this().with_(pronoun=False), -1, "during this run").with_(tense=Mood.PERFECT)


@EN.words(FullyBroken)
def fully_broken(n: FullyBroken, v: Voice) -> NounPhrase:
    cards = v.cards(n.cards)
    if not n.by_this:
        return cards.with_(after=(*cards.after, "on which you have broken all subroutines during an encounter"))
    used = v.act("use", v.this(), RUNNER).with_(tense=Mood.PERFECT)
    what = f"on which {v.say(used, Mood.TELL)} to break all subroutines during an encounter"
    return cards.with_(after=(*cards.after, what))


@EN.words(RunWasSuccessful)
def run_was_successful(n: RunWasSuccessful, v: Voice) -> Said:
    return Clause("be", name("that run"), rest=("successful",)).with_(tense=Mood.PAST)


@EN.words(HappenedTo)
def happened_to(n: HappenedTo, v: Voice) -> NounPhrase:
    cards = v.cards(n.cards)
    if n.event == "rezzed":  # said of when, not of how it is now
        cards = cards.with_(adjectives=())
    run = "your last run this turn" if n.during == "last run" else "that run"
    when = "this turn" if n.during == "turn" else f"during {run}"
    what = "on which you broke all subroutines" if n.event == "fully-broken" else participle(EVENTS[n.event].verb)
    using = f"using {v.text(v.this())} " if n.by_this else ""
    return cards.with_(after=(*cards.after, f"{what} {using}{when}"))


@EN.words(PassedThatRun)
def passed_that_run(n: PassedThatRun, v: Voice) -> Amount:
    what = f"{'you' if v.side == RUNNER else 'the Runner'} passed during that run"
    return Amount("1", False, f"for each piece of ice {what}", f"pieces of ice {what}")


@EN.words(ResolvedSubroutines)
def resolved_subroutines(n: ResolvedSubroutines, v: Voice) -> Amount:
    what = f"on {v.text(v.that('event'))} that resolved"
    return Amount("1", False, f"for each subroutine {what}", f"subroutines {what}")


@EN.words(ThisRezzedThisTurn)
def this_rezzed_this_turn(n: ThisRezzedThisTurn, v: Voice) -> Said:
    return v.act("rez", v.this(), CORP, "this turn").with_(tense=Mood.PAST)


@EN.words(HappenedThatRun)
def happened_that_run(n: HappenedThatRun, v: Voice) -> Said:
    if n.event == "run-successful":
        return Clause("be", name("that run"), rest=("successful",)).with_(tense=Mood.PAST)
    return v.happens(EVENTS[n.event], n.player).then("during that run").with_(tense=Mood.PAST)


@EN.words(ClicksBrokeThisRun)
def clicks_broke_this_run(n: ClicksBrokeThisRun, v: Voice) -> Said:
    spent = v.act("spend", name("[click]"), RUNNER, "to break a subroutine during this run")
    return spent.with_(tense=Mood.PERFECT)


@EN.words(InstalledThisTurn)
def installed_this_turn(n: InstalledThisTurn, v: Voice) -> NounPhrase:
    cards = v.cards(n.cards)
    others = tuple([word for word in cards.adjectives if word != "installed"])
    return cards.with_(adjectives=others, after=(*cards.after, "installed this turn"))


@EN.words(BrokeThisRun)
def broke_this_run(n: BrokeThisRun, v: Voice) -> NounPhrase:
    cards = v.cards(n.cards)
    return cards.with_(after=(*cards.after, "that was used to break at least 1 subroutine during this run"))


@EN.words(UnbrokenThatEncounter)
def unbroken_that_encounter(n: UnbrokenThatEncounter, v: Voice) -> Amount:
    what = "on the encountered ice"
    return Amount("1", False, f"for each unbroken subroutine {what}", f"unbroken subroutines {what}")
