"""Spanish words for servers and what protects them."""

from __future__ import annotations

from netrunner.rules.machine.terms import ICE, RUNNER
from netrunner.vocabulary.servers import (
    ChooseProtectedServer,
    IceProtecting,
    IceThere,
    NoMoreRunsThere,
    NotInnermost,
    NotThere,
    RemoteServers,
    RunsProtected,
)

from ..grammar import Amount, Mood, NounPhrase, Said, Voice
from .instructions import name
from .words import NOUNS, SERVERS
from .words import SPANISH as ES


@ES.words(IceProtecting)
def ice_protecting(n: IceProtecting, v: Voice) -> NounPhrase:
    server = "ese servidor" if n.chosen else "un servidor" if n.server < 0 else SERVERS[n.server]
    return NounPhrase((NOUNS[ICE],), after=(f"que proteja{{n}} {server}",))


@ES.words(NotInnermost)
def not_innermost(n: NotInnermost, v: Voice) -> NounPhrase:
    return NounPhrase((NOUNS[ICE],), after=("que no se instale{n} en la posición más interior",))


@ES.words(NotThere)
def not_there(n: NotThere, v: Voice) -> Said:
    return v.act("realizar", name("una incursión"), RUNNER, "contra ese servidor").with_(modal="cannot")


@ES.words(NoMoreRunsThere)
def no_more_runs_there(n: NoMoreRunsThere, v: Voice) -> Said:
    where = "contra ese servidor durante el resto del turno"
    return v.act("realizar", name("otra incursión"), RUNNER, where).with_(modal="cannot")


@ES.words(RemoteServers)
def remote_servers(n: RemoteServers, v: Voice) -> Amount:
    guarded = " con al menos 1 carta en él y al menos 1 hielo que lo proteja" if n.guarded else ""
    many = " con al menos 1 carta en ellos y al menos 1 hielo que los proteja" if n.guarded else ""
    if n.occupied:
        guarded, many = " con al menos 1 carta en él", " con al menos 1 carta en ellos"
    return Amount("1", False, f"por cada servidor remoto{guarded}", f"servidores remotos{many}")


@ES.words(RunsProtected)
def runs_protected(n: RunsProtected, v: Voice) -> str:
    where = f"contra un servidor protegido por {n.ice} o más hielos"
    run = v.act("realizar", name("una incursión"), RUNNER, where)
    return f"la primera vez que {v.say(run, Mood.WISH)} en cada turno"


@ES.words(ChooseProtectedServer)
def choose_protected_server(n: ChooseProtectedServer, v: Voice) -> Said:
    return v.act("elegir", name("un servidor protegido por hielo"))


@ES.words(IceThere)
def ice_there(n: IceThere, v: Voice) -> NounPhrase:
    return NounPhrase((NOUNS[ICE],), after=("que proteja{n} ese servidor",))
