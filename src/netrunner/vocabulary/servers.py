"""Servers: what protects them, how many of a kind there are, and runs on those that are protected."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..frozen import dataclass
from ..rules.abilities.effects import CreateLingering
from ..rules.concepts.moving import chosen_server
from ..rules.machine.card import Card
from ..rules.machine.nodes import AT_CANNOT, WHILE_ACTIVE, Context, Filter, Instruction, Number, Prohibition, Trigger
from ..rules.machine.terms import A_RUN, E_RUN_BEGINS, FIRST_REMOTE, ICE, NO_SERVER, RUNNER
from ..rules.questions.choosing_servers import ProtectedServer
from .conditions import events_since, that_run
from .lasting import durations

if TYPE_CHECKING:
    from ..rules.abilities.effects import Effect
    from ..rules.machine.events import Event
    from ..rules.machine.state import State

__all__ = [
    "ChooseProtectedServer", "IceProtecting", "IceThere", "NoMoreRunsThere", "NotInnermost", "RemoteServers",
    "RunsProtected",
]  # fmt: skip


@dataclass(frozen=True, slots=True, eq=False)
class IceProtecting(Filter):
    """Ice protecting a server (4.7.5), or the one ``chosen`` for this card."""

    server: int = NO_SERVER
    chosen: bool = False

    def matches(self, s: State, me: Context, card: Card) -> bool:
        return card.id in self.candidates(s, me)

    def candidates(self, s: State, me: Context) -> list[int]:
        source = me.source(s)
        server = s.servers.get(chosen_server(source) if self.chosen and source is not None else self.server)
        return [] if server is None else list(server.ice)


@dataclass(frozen=True, slots=True, eq=False)
class NotInnermost(Filter):
    """Ice that is, or is about to be, installed in any position but the innermost one (4.7.9)."""

    def matches(self, s: State, me: Context, card: Card) -> bool:
        server = s.servers.get(card.server)
        return card.type == ICE and server is not None and bool(server.ice) and server.ice[0] != card.id

    def candidates(self, s: State, me: Context) -> list[int]:
        return [i for server in s.servers.values() for i in server.ice[1:]]


@dataclass(frozen=True, slots=True, eq=False)
class RemoteServers(Number):
    """How many remote servers there are (4.7.8): with ``occupied`` only those with a card in them.

    With ``guarded`` only those with a card in them and ice protecting them.
    """

    guarded: bool = False
    occupied: bool = False

    def value(self, s: State, me: Context) -> int:
        remotes = [server for n, server in s.servers.items() if n >= FIRST_REMOTE]
        if self.guarded or self.occupied:
            remotes = [server for server in remotes if server.cards]
        return len([server for server in remotes if server.ice or not self.guarded])


@dataclass(frozen=True, slots=True, eq=False)
class NotThere(Prohibition):
    """The Runner cannot run the server that a run was made on."""

    where: int = WHILE_ACTIVE

    def positions(self, player: int) -> tuple[int, ...]:
        return (AT_CANNOT + A_RUN,)

    def forbids(self, s: State, me: Context, player: int, card: Card | None, server: int) -> bool:
        return player == RUNNER and server == me.numbers["there"]


@dataclass(frozen=True, slots=True, eq=False)
class NoMoreRunsThere(Instruction):
    """The Runner cannot make another run this turn on the server of the run that ended."""

    static: NotThere = NotThere()

    def expected(self, s: State, me: Context) -> list[Effect]:
        begun = that_run(s, me)
        if begun is None:
            return []
        me.numbers["there"] = begun.server
        return [CreateLingering(me.player, me.ref, self.static, durations(s, me, "turn"))]


@dataclass(frozen=True, slots=True, eq=False)
class RunsProtected(Trigger):
    """The first time each turn a run on a server protected by at least so many pieces of ice begins (6.9.1d)."""

    ice: int

    def kinds(self) -> tuple[int, ...]:
        return (E_RUN_BEGINS,)

    def met(self, s: State, me: Context, event: Event) -> bool:
        if event.amount < self.ice:
            return False
        return not any([e.amount >= self.ice for e in events_since(s, s.turn_start, E_RUN_BEGINS, before=event)])


@dataclass(frozen=True, slots=True, eq=False)
class ChooseProtectedServer(Instruction):
    """Choose a server protected by ice; the ability remembers it (1.14.1b)."""

    def could_change(self, s: State, me: Context) -> bool:
        return any([bool(server.ice) for server in s.servers.values()])

    def resolve(self, s: State, me: Context) -> None:
        me.numbers.pop("server", None)
        if self.could_change(s, me):
            s.push(ProtectedServer(me, me.player))


@dataclass(frozen=True, slots=True, eq=False)
class IceThere(Filter):
    """Ice protecting the server that the ability has chosen."""

    def matches(self, s: State, me: Context, card: Card) -> bool:
        return card.id in self.candidates(s, me)

    def candidates(self, s: State, me: Context) -> list[int]:
        server = s.servers.get(me.numbers.get("server", NO_SERVER))
        return [] if server is None else list(server.ice)
