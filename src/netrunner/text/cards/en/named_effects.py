"""English words for what depends on a name, a type or a number that was chosen."""

from __future__ import annotations

from netrunner.rules.machine.terms import RUNNER
from netrunner.vocabulary.named_effects import (
    AccessesNamed,
    NameNumber,
    PrintedNumberIs,
    StealIt,
    SubroutineTrashed,
    TrashedNamed,
)

from ..grammar import Clause, Mood, NounPhrase, Said, Voice
from .instructions import name
from .words import EN, NOUNS


@EN.words(AccessesNamed)
def accesses_named(n: AccessesNamed, v: Voice) -> str:
    often = "the next time this run" if "run" in v.lasting else "whenever"
    v.lasting = ""
    v.mention("event", NounPhrase((NOUNS[0],)))
    return f"{often} {v.say(v.act('access', name('a copy of the named card'), RUNNER))}"


@EN.words(StealIt)
def steal_it(n: StealIt, v: Voice) -> Said:
    return v.act("steal", v.cards(n.what), -1, ", ignoring all costs (you are no longer accessing it)")


@EN.words(TrashedNamed)
def trashed_named(n: TrashedNamed, v: Voice) -> Said:
    return v.act("trash", name("a copy of the named card"), -1, "this way").with_(tense=Mood.PAST)


@EN.words(SubroutineTrashed)
def subroutine_trashed(n: SubroutineTrashed, v: Voice) -> str:
    v.lasting = ""
    trash = v.act("trash", name("a card of the chosen type"), -1, "with net damage from a subroutine on this ice")
    return f"whenever {v.say(trash)}"


@EN.words(NameNumber)
def name_number(n: NameNumber, v: Voice) -> Said:
    return v.act("name", name("a number"))


@EN.words(PrintedNumberIs)
def printed_number_is(n: PrintedNumberIs, v: Voice) -> Said:
    cards = v.cards(n.of).with_(pronoun=True)
    return Clause("have", cards, name("a rez cost, play cost, or advancement requirement equal to the named number"))
