"""English words for a Runner who is moved in the middle of a run."""

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
from .events import _lead
from .instructions import choice, name
from .words import EN, ICE_ITSELF, NOUNS, SERVERS, subtype


@EN.words(Approached)
def approached(n: Approached, v: Voice) -> NounPhrase:
    who = "you are" if v.side == RUNNER else "the Runner is"
    kinds = (subtype(n.subtype),) if n.subtype else ()
    adjectives = ("rezzed",) if n.rezzed else ()
    return NounPhrase((ICE_ITSELF,), det=Det.THE, kinds=kinds, adjectives=adjectives, after=(f"{who} approaching",))


@EN.words(AttackedServerIs)
def attacked_server_is(n: AttackedServerIs, v: Voice) -> Said:
    server = "the chosen server" if n.chosen else "no server" if n.server < 0 else SERVERS[n.server]
    return Clause("be", name("the attacked server"), name(server))


@EN.words(PrintedSubroutineBroken)
def printed_subroutine_broken(n: PrintedSubroutineBroken, v: Voice) -> str:
    return _lead("when", v.act("break", name(f"a printed subroutine on {v.text(v.this())}"), RUNNER), v)


@EN.words(WouldPassBroken)
def would_pass_broken(n: WouldPassBroken, v: Voice) -> str:
    passing = v.act("pass", v.this(), RUNNER, "after breaking its printed subroutine").with_(modal="would")
    return _lead("when", passing, v)


@EN.words(InSamePosition)
def in_same_position(n: InSamePosition, v: Voice) -> NounPhrase:
    cards = v.cards(n.cards)
    return cards.with_(det=Det.A, after=(*cards.after, "in the same position as the passed ice"))


@EN.words(NextTo)
def next_to(n: NextTo, v: Voice) -> NounPhrase:
    return NounPhrase((NOUNS[ICE],), det=Det.A, after=("directly before or after it",))


@EN.words(TrashApproached)
def trash_approached(n: TrashApproached, v: Voice) -> Price:
    clause = v.act("trash", name("the unrezzed ice that is being approached instead of rezzing it"))
    return Price(v.say(clause, Mood.NAME), clause)


@EN.words(EncounterNext)
def encounter_next(n: EncounterNext, v: Voice) -> Said:
    return v.act("be", name("now encountering"), RUNNER, v.text(v.cards(n.what)))


@EN.words(ContinueFrom)
def continue_from(n: ContinueFrom, v: Voice) -> Said:
    chosen = choice(n.what, v)
    passed = f"{'you' if v.side == RUNNER else 'the Runner'} had just passed {v.text(v.that('target'))}"
    return after_each_other([chosen, Clause("continue", name("the run"), rest=(f"as if {passed}",))])


@EN.words(MoveToInnermost)
def move_to_innermost(n: MoveToInnermost, v: Voice) -> Said:
    return v.act("move", v.cards(n.what), -1, "to the innermost position protecting that server")


@EN.words(InstallInnermost)
def install_innermost(n: InstallInnermost, v: Voice) -> Said:
    where = "in the innermost position protecting that server, ignoring all costs"
    return v.act("install", v.cards(n.what), -1, where)
