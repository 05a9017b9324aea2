"""Spanish words for what depends on a name, a type or a number that was chosen."""

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
from .words import NOUNS
from .words import SPANISH as ES


@ES.words(AccessesNamed)
def accesses_named(n: AccessesNamed, v: Voice) -> str:
    often = "la próxima vez en esta incursión que" if "run" in v.lasting else "siempre que"
    v.lasting = ""
    v.mention("event", NounPhrase((NOUNS[0],)))
    return f"{often} {v.say(v.act('acceder', None, RUNNER, 'a una copia de la carta nombrada'), Mood.WISH)}"


@ES.words(StealIt)
def steal_it(n: StealIt, v: Voice) -> Said:
    return v.act("robar", v.cards(n.what), -1, "ignorando todos los costes (ya no estás accediendo a ella)")


@ES.words(TrashedNamed)
def trashed_named(n: TrashedNamed, v: Voice) -> Said:
    return v.act("destruir", name("una copia de la carta nombrada"), -1, "de este modo").with_(tense=Mood.PAST)


@ES.words(SubroutineTrashed)
def subroutine_trashed(n: SubroutineTrashed, v: Voice) -> str:
    v.lasting = ""
    how = "con daño de red de una subrutina de este hielo"
    trash = v.act("destruir", name("una carta del tipo elegido"), -1, how)
    return f"siempre que {v.say(trash, Mood.WISH)}"


@ES.words(NameNumber)
def name_number(n: NameNumber, v: Voice) -> Said:
    return v.act("nombrar", name("un número"))


@ES.words(PrintedNumberIs)
def printed_number_is(n: PrintedNumberIs, v: Voice) -> Said:
    what = "un coste de ejecución, un coste de juego o un requisito de avance igual al número nombrado"
    return Clause("tener", v.cards(n.of), name(what))
