"""Spanish words for counters that are considered to be on cards, cards that cannot leave, and chosen accesses."""

from __future__ import annotations

from netrunner.rules.machine.terms import CORP, HEAP, PROGRAM, RUNNER
from netrunner.vocabulary.considering import (
    AccessUpTo,
    CannotLeave,
    ConsideredHere,
    ConsideredOnOthers,
    CorpChoosesAccesses,
    HostedOnIce,
    HostOnThis,
    SplitAndAccess,
    SwapInstalledFor,
)

from ..grammar import Bare, Clause, Det, NounPhrase, Said, Voice, after_each_other
from .cards import ES, zone
from .instructions import name
from .words import COUNTERS, NOUNS, subtype


@ES.words(ConsideredHere)
def considered_here(n: ConsideredHere, v: Voice) -> Said:
    what = v.text(v.amount(n.n).of(NounPhrase((COUNTERS[n.counter],), adjectives=("adicional",))))
    return Bare(f"se considera que cada hielo que protege este servidor tiene {what} sobre él")


@ES.words(ConsideredOnOthers)
def considered_on_others(n: ConsideredOnOthers, v: Voice) -> Said:
    counters = f"los {COUNTERS[n.counter].many} sobre {v.text(v.this())}"
    others = f"están alojados en todos los demás programas {subtype(n.subtype)}"
    return Bare(f"se considera que {counters} {others}, y pueden gastarse como si estuvieran sobre ellos")


@ES.words(CannotLeave)
def cannot_leave(n: CannotLeave, v: Voice) -> Said:
    where = zone("heap", v) if n.zone == HEAP else f"zona {n.zone}"
    cards = name("las cartas", plural=True)
    return Clause("abandonar", cards, name(where), rest=("por ningún motivo",), modal="cannot")


@ES.words(CorpChoosesAccesses)
def corp_chooses_accesses(n: CorpChoosesAccesses, v: Voice) -> Said:
    mine = "a qué cartas de la Sede Central accedes"
    accesses = mine if v.side == RUNNER else "a qué cartas de la Sede Central accede el Runner"
    return v.act("elegir", name(accesses), CORP)


@ES.words(SplitAndAccess)
def split_and_access(n: SplitAndAccess, v: Voice) -> Said:
    split = v.act("separar", name("todas las cartas de la Sede Central"), CORP, "en 2 montones boca abajo")
    v.direct["other"] = name("cartas del otro montón", plural=True)
    access = v.act("acceder", None, RUNNER, "a todas las cartas de 1 de los montones")
    return after_each_other([split, access, v.said(n.restriction)])


@ES.words(AccessUpTo)
def access_up_to(n: AccessUpTo, v: Voice) -> Said:
    amount = v.amount(n.n)
    many = f"a un máximo de {amount.text} carta{'s' if amount.plural else ''} de ese servidor"
    return v.act("acceder", None, RUNNER, many, amount.per)


@ES.words(SwapInstalledFor)
def swap_installed_for(n: SwapInstalledFor, v: Voice) -> Said:
    other = v.text(v.cards(n.with_))
    tokens = f"las fichas de Avance que había sobre {v.text(v.this())}"
    return v.act("intercambiar", v.this(), -1, f"por {other}, que se instala suspendida con {tokens}")


@ES.words(HostOnThis)
def host_on_this(n: HostOnThis, v: Voice) -> Said:
    return v.act("alojar", v.cards(n.what), -1, f"en {v.text(v.this())}")


@ES.words(HostedOnIce)
def hosted_on_ice(n: HostedOnIce, v: Voice) -> NounPhrase:
    return NounPhrase((NOUNS[PROGRAM],), det=Det.A, after=("alojado en un hielo instalado",))
