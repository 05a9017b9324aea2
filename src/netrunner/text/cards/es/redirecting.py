"""Spanish words for a Runner who is moved in the middle of a run."""

from __future__ import annotations

from netrunner.rules.machine.terms import ICE, RUNNER
from netrunner.vocabulary.redirecting import (
    Approached,
    AttackedServerIs,
    ContinueFrom,
    EncounterNext,
    InSamePosition,
    InstallInnermost,
    MoveToInnermost,
    NextTo,
    PrintedSubroutineBroken,
    TrashApproached,
    WouldPassBroken,
)

from ..grammar import Clause, Det, Mood, NounPhrase, Price, Said, Voice, after_each_other
from .cards import ES
from .events import _lead
from .instructions import choice, name
from .words import NOUNS, SERVERS, subtype


@ES.words(Approached)
def approached(n: Approached, v: Voice) -> NounPhrase:
    who = "al que te aproximas" if v.side == RUNNER else "al que se aproxima el Runner"
    kinds = (subtype(n.subtype),) if n.subtype else ()
    adjectives = ("ejecutado",) if n.rezzed else ()
    return NounPhrase((NOUNS[ICE],), det=Det.THE, kinds=kinds, adjectives=adjectives, after=(who,))


@ES.words(AttackedServerIs)
def attacked_server_is(n: AttackedServerIs, v: Voice) -> Said:
    server = "el servidor elegido" if n.chosen else "ningún servidor" if n.server < 0 else SERVERS[n.server]
    return Clause("ser", name("el servidor atacado"), name(server))


@ES.words(PrintedSubroutineBroken)
def printed_subroutine_broken(n: PrintedSubroutineBroken, v: Voice) -> str:
    return _lead("cuando", v.act("romper", name(f"una subrutina impresa de {v.text(v.this())}"), RUNNER), v)


@ES.words(WouldPassBroken)
def would_pass_broken(n: WouldPassBroken, v: Voice) -> str:
    passing = v.act("superar", v.this(), RUNNER, "tras romper su subrutina impresa").with_(modal="would")
    return _lead("cuando", passing, v)


@ES.words(InSamePosition)
def in_same_position(n: InSamePosition, v: Voice) -> NounPhrase:
    cards = v.cards(n.cards)
    return cards.with_(det=Det.A, after=(*cards.after, "en la misma posición que el hielo superado"))


@ES.words(NextTo)
def next_to(n: NextTo, v: Voice) -> NounPhrase:
    return NounPhrase((NOUNS[ICE],), det=Det.A, after=("justo antes o después de él",))


@ES.words(TrashApproached)
def trash_approached(n: TrashApproached, v: Voice) -> Price:
    clause = v.act("destruir", name("el hielo suspendido al que se aproxima el Runner en lugar de ejecutarlo"))
    return Price(v.say(clause.with_(subject=ES.reader()), Mood.ORDER).strip(), clause)


@ES.words(EncounterNext)
def encounter_next(n: EncounterNext, v: Voice) -> Said:
    return v.act("enfrentarse", None, RUNNER, f"ahora a {v.text(v.cards(n.what))}")


@ES.words(ContinueFrom)
def continue_from(n: ContinueFrom, v: Voice) -> Said:
    passed = "acabaras de superar" if v.side == RUNNER else "el Runner acabara de superar"
    chosen = choice(n.what, v)
    on = Clause("continuar", name("la incursión"), rest=(f"como si {passed} {v.text(v.that('target'))}",))
    return after_each_other([chosen, on])


@ES.words(MoveToInnermost)
def move_to_innermost(n: MoveToInnermost, v: Voice) -> Said:
    return v.act("mover", v.cards(n.what), -1, "a la posición más interior que protege ese servidor")


@ES.words(InstallInnermost)
def install_innermost(n: InstallInnermost, v: Voice) -> Said:
    where = "en la posición más interior que protege ese servidor, ignorando todos los costes"
    return v.act("instalar", v.cards(n.what), -1, where)
