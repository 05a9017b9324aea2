"""English words for servers and what protects them."""

from __future__ import annotations

from dataclasses import replace

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

from ..grammar import Amount, NounPhrase, Said, Voice
from .instructions import name
from .words import EN, NOUNS, SERVERS


@EN.words(IceProtecting)
def ice_protecting(n: IceProtecting, v: Voice) -> NounPhrase:
    server = "that server" if n.chosen else "a server" if n.server < 0 else SERVERS[n.server]
    return NounPhrase((replace(NOUNS[ICE], mass=""),), after=(f"protecting {server}",))


@EN.words(NotInnermost)
def not_innermost(n: NotInnermost, v: Voice) -> NounPhrase:
    return NounPhrase((NOUNS[ICE],), after=("that is not installed in the innermost position",))


@EN.words(NotThere)
def not_there(n: NotThere, v: Voice) -> Said:
    return v.act("run", name("that server"), RUNNER).with_(modal="cannot")


@EN.words(NoMoreRunsThere)
def no_more_runs_there(n: NoMoreRunsThere, v: Voice) -> Said:
    run = v.act("make", name("another run"), RUNNER, "on that server for the remainder of the turn")
    return run.with_(modal="cannot")


@EN.words(RemoteServers)
def remote_servers(n: RemoteServers, v: Voice) -> Amount:
    guarded = " with at least 1 card in it and at least 1 piece of ice protecting it" if n.guarded else ""
    many = " with at least 1 card in them and at least 1 piece of ice protecting them" if n.guarded else ""
    if n.occupied:
        guarded, many = " with at least 1 card in it", " with at least 1 card in them"
    return Amount("1", False, f"for each remote server{guarded}", f"remote servers{many}")


@EN.words(RunsProtected)
def runs_protected(n: RunsProtected, v: Voice) -> str:
    run = v.act("run", name(f"a server protected by {n.ice} or more pieces of ice"), RUNNER)
    return f"the first time each turn {v.say(run)}"


@EN.words(ChooseProtectedServer)
def choose_protected_server(n: ChooseProtectedServer, v: Voice) -> Said:
    return v.act("choose", name("a server protected by ice"))


@EN.words(IceThere)
def ice_there(n: IceThere, v: Voice) -> NounPhrase:
    return NounPhrase((NOUNS[ICE],), after=("protecting that server",))
