"""Ice: where it stands, encounters with it, its subroutines, and what the Corp names while the Runner meets it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..frozen import dataclass
from ..rules.abilities import effects as fx
from ..rules.abilities.interrupts import make_imminent
from ..rules.concepts.moving import NAMED_TYPE, remember, remembered_type
from ..rules.into_play.installing import InstallCard, Terms
from ..rules.machine.card import Card
from ..rules.machine.nodes import (
    Condition,
    Context,
    Filter,
    Instruction,
    Number,
    Selection,
    Trigger,
)
from ..rules.machine.terms import (
    CORP,
    E_APPROACH_ICE,
    E_ENCOUNTER_ENDS,
    E_FULLY_BROKEN,
    E_INSTALLED,
    E_PASS_ICE,
    E_PLAYED,
    E_REVEALED,
    FIRST_REMOTE,
    FULLY_BROKEN,
    GRIP,
    HQ,
    NO_SERVER,
    RND,
    STACK,
)
from ..rules.questions.naming_types import NAMED_TYPES, ChooseType
from ..rules.runs.moving_ice import ArrangeAllIce, ArrangeIce, MoveIce, arrangeable, other_servers
from ..rules.runs.subroutines import PickSubroutine, resolvable
from .base import YOU, fill, who
from .cards import This, Where, places
from .conditions import events_since
from .instructions import OnCards
from .values import resolving_subroutine

if TYPE_CHECKING:
    from ..rules.abilities.effects import Effect
    from ..rules.machine.events import Event
    from ..rules.machine.state import State

__all__ = [
    "AreInstalled", "ArrangeIceOfAllServers", "ArrangeIceOfServer", "BreaksOutermost", "ChooseCardType", "CopiesOf",
    "EventCards", "InstallBehind", "IsOdd", "IsRezzed", "MoveToOutermost", "NamedTypeUsed", "OfChosenType",
    "Outermost", "PassedAfterBreaking", "RememberType", "ResolveSubroutineOn", "RevealCounting",
    "RevealedGripBySubroutine", "ThisProtects", "TraceStrength",
]  # fmt: skip

# Where ice stands


@dataclass(frozen=True, slots=True, eq=False)
class MoveToOutermost(Instruction):
    """Move installed ice to the outermost position protecting another server; a run goes with it (6.2.4c).

    ``own``: or to that of the server that it protects already.
    """

    what: Selection = This()
    own: bool = False

    def could_change(self, s: State, me: Context) -> bool:
        return any([bool(other_servers(s, s.at(r), self.own)) for r in self.what.refs(s, me)])

    def resolve(self, s: State, me: Context) -> None:
        for ref in self.what.refs(s, me):
            s.push(MoveIce(me, me.player, ref, self.own))


@dataclass(frozen=True, slots=True, eq=False)
class ArrangeIceOfServer(Instruction):
    """Choose a server and put the ice protecting it into any order, for all to see."""

    def could_change(self, s: State, me: Context) -> bool:
        return bool(arrangeable(s))

    def resolve(self, s: State, me: Context) -> None:
        s.push(ArrangeIce(me, me.player))


@dataclass(frozen=True, slots=True, eq=False)
class ArrangeIceOfAllServers(Instruction):
    """Rearrange the ice protecting all servers, for all to see; each keeps as many pieces as it had."""

    def could_change(self, s: State, me: Context) -> bool:
        return sum([len(server.ice) for server in s.servers.values()]) > 1

    def resolve(self, s: State, me: Context) -> None:
        s.push(ArrangeAllIce(me, me.player))


@dataclass(frozen=True, slots=True, eq=False)
class InstallBehind(OnCards):
    """Install ice directly behind a piece of ice, ignoring all costs (6.2.3b), and perhaps rez it."""

    what: Selection
    behind: Selection = This()
    rez: bool = True

    def on(self, s: State, me: Context, refs: tuple[int, ...]) -> list[Effect]:
        for ref in self.behind.refs(s, me):
            c = s.at(ref)
            if c.installed and c.host < 0:
                ice = s.servers[c.server].ice
                inward = tuple([s.cards[i].ref for i in ice[: ice.index(c.id)]])
                terms = Terms(ignore=True, servers=(c.server,), rez=self.rez, inward=inward)
                return [InstallCard(CORP, me.ref, refs, terms)]
        return []


_ZONES: Final = {"hq": HQ, "rnd": RND, "grip": GRIP, "stack": STACK}


@dataclass(frozen=True, slots=True, eq=False)
class CopiesOf(Filter):
    """Other copies of a card in a zone."""

    selection: Selection
    where: tuple[str, ...] = ("hq",)

    def __init__(self, selection: Selection, where: Where | tuple[Where, ...] = "hq") -> None:
        fill(self, selection=selection, where=places(where))

    def matches(self, s: State, me: Context, card: Card) -> bool:
        refs = self.selection.refs(s, me)
        if not refs or card.ref in refs or card.defn.title != s.at(refs[0]).defn.title:
            return False
        return any([card.zone == _ZONES[place] for place in self.where])

    def candidates(self, s: State, me: Context) -> list[int]:
        found: list[int] = []
        for place in self.where:
            found.extend([i for i in s.zones[_ZONES[place]] if self.matches(s, me, s.cards[i])])
        return found


@dataclass(frozen=True, slots=True, eq=False)
class AreInstalled(Condition):
    """Whether cards that are spoken of are installed."""

    of: Selection = This()

    def holds(self, s: State, me: Context) -> bool:
        refs = self.of.refs(s, me)
        return bool(refs) and all([s.at(r).installed for r in refs])


@dataclass(frozen=True, slots=True, eq=False)
class IsRezzed(Condition):
    """Whether this card is rezzed."""

    def holds(self, s: State, me: Context) -> bool:
        c = s.cards[me.card]
        return c.installed and c.faceup


@dataclass(frozen=True, slots=True, eq=False)
class IsOdd(Condition):
    """Whether a number is odd."""

    number: Number

    def holds(self, s: State, me: Context) -> bool:
        return self.number.value(s, me) % 2 == 1


# Subroutines


@dataclass(frozen=True, slots=True, eq=False)
class ResolveSubroutineOn(Instruction):
    """Resolve a subroutine on a piece of ice of a description; it is that ice's subroutine (9.1.3a)."""

    cards: Filter

    def could_change(self, s: State, me: Context) -> bool:
        return bool(resolvable(s, self.cards.candidates(s, me)))

    def resolve(self, s: State, me: Context) -> None:
        s.push(PickSubroutine(me, self.cards))


# Encounters


@dataclass(frozen=True, slots=True, eq=False)
class PassedAfterBreaking(Trigger):
    """The first time each turn you pass ice after an encounter in which this card broke all its subroutines."""

    def kinds(self) -> tuple[int, ...]:
        return (E_PASS_ICE,)

    def met(self, s: State, me: Context, event: Event) -> bool:
        if not self._broken_by(me, event):
            return False
        return not any(self._broken_by(me, e) for e in events_since(s, s.turn_start, E_PASS_ICE, before=event))

    def _broken_by(self, me: Context, passed: Event) -> bool:
        """Whether every subroutine was broken by this card in the encounter that led to this pass."""
        event = passed.prev
        while event is not None and event.kind not in (E_PASS_ICE, E_APPROACH_ICE):
            if event.kind == E_ENCOUNTER_ENDS and event.card == passed.card:
                return event.how == FULLY_BROKEN and event.cards == (me.ref,)
            event = event.prev
        return False


@dataclass(frozen=True, slots=True, eq=False)
class BreaksOutermost(Trigger):
    """The first time each turn you break all subroutines on the outermost ice protecting a server (9.11.2c)."""

    def kinds(self) -> tuple[int, ...]:
        return (E_FULLY_BROKEN,)

    def met(self, s: State, me: Context, event: Event) -> bool:
        return event.how > 0 and not any([e.how for e in events_since(s, s.turn_start, event.kind, before=event)])


@dataclass(frozen=True, slots=True, eq=False)
class ThisProtects(Condition):
    """This ice protects a server, or any ``remote`` one."""

    server: int = NO_SERVER
    remote: bool = False

    def holds(self, s: State, me: Context) -> bool:
        source = me.source(s)
        if source is None or not source.installed:
            return False
        return source.server >= FIRST_REMOTE if self.remote else source.server == self.server

    def names_itself(self) -> bool:
        return True


@dataclass(frozen=True, slots=True, eq=False)
class Outermost(Filter):
    """The outermost or, with ``innermost``, the innermost piece of ice protecting a server (4.7.9)."""

    innermost: bool = False

    def matches(self, s: State, me: Context, card: Card) -> bool:
        if not card.installed or card.server not in s.servers:
            return False
        ice = s.servers[card.server].ice
        return bool(ice) and ice[0 if self.innermost else -1] == card.id

    def candidates(self, s: State, me: Context) -> list[int]:
        return [server.ice[0 if self.innermost else -1] for server in s.servers.values() if server.ice]


# What the Corp names


@dataclass(frozen=True, slots=True, eq=False)
class ChooseCardType(Instruction):
    """Choose a card type, perhaps one ``among`` some; it is remembered under a name (1.14.1b)."""

    name: str = "type"
    player: int = YOU
    among: tuple[int, ...] = ()

    def resolve(self, s: State, me: Context) -> None:
        s.push(ChooseType(me, who(me, self.player), self.name, self.among or NAMED_TYPES))


@dataclass(frozen=True, slots=True, eq=False)
class RememberType(Instruction):
    """This card remembers the chosen card type until another one is chosen for it."""

    name: str = "type"

    def resolve(self, s: State, me: Context) -> None:
        if s.card(me.ref) is not None:
            remember(s, me.card, (NAMED_TYPE - me.numbers[self.name],))


@dataclass(frozen=True, slots=True, eq=False)
class NamedTypeUsed(Trigger):
    """The first time each turn a player plays or installs a card of the type that this card remembers."""

    player: int

    def kinds(self) -> tuple[int, ...]:
        return (E_PLAYED, E_INSTALLED)

    def _fits(self, s: State, me: Context, event: Event) -> bool:
        source = me.source(s)
        if source is None or event.player != who(me, self.player) or (event.kind == E_INSTALLED and event.how):
            return False  # 8.4.2: what is installed facedown has no type
        return s.at(event.card).defn.type == remembered_type(source)

    def met(self, s: State, me: Context, event: Event) -> bool:
        if not self._fits(s, me, event):
            return False
        earlier = [e for kind in self.kinds() for e in events_since(s, s.turn_start, kind, before=event)]
        return not any([self._fits(s, me, e) for e in earlier])


@dataclass(frozen=True, slots=True, eq=False)
class OfChosenType(Filter):
    """Cards of a description that have the chosen card type."""

    cards: Filter
    name: str = "type"

    def matches(self, s: State, me: Context, card: Card) -> bool:
        return card.type == me.numbers.get(self.name, -1) and self.cards.matches(s, me, card)

    def candidates(self, s: State, me: Context) -> list[int]:
        kind = me.numbers.get(self.name, -1)
        return [i for i in self.cards.candidates(s, me) if s.cards[i].type == kind]


@dataclass(frozen=True, slots=True, eq=False)
class RevealCounting(Instruction):
    """Reveal cards; how many of them have the chosen card type is remembered as ``matching``."""

    what: Selection
    name: str = "type"

    def resolve(self, s: State, me: Context) -> None:
        refs = self.what.refs(s, me)
        kind = me.numbers.get(self.name, -1)
        me.numbers["matching"] = len([r for r in refs if s.at(r).type == kind])
        if refs:
            make_imminent(s, [fx.Reveal(me.player, me.ref, cards=refs)], me)


@dataclass(frozen=True, slots=True, eq=False)
class EventCards(Selection):
    """The cards that the trigger condition speaks of ("the revealed cards")."""

    def refs(self, s: State, me: Context) -> tuple[int, ...]:
        return () if me.event is None else tuple([r for r in me.event.cards if s.card(r) is not None])


@dataclass(frozen=True, slots=True, eq=False)
class RevealedGripBySubroutine(Trigger):
    """Whenever the grip is revealed with a subroutine on this ice."""

    def kinds(self) -> tuple[int, ...]:
        return (E_REVEALED,)

    def met(self, s: State, me: Context, event: Event) -> bool:
        if event.source != me.ref or not all([s.at(r).zone == GRIP for r in event.cards]):
            return False
        return resolving_subroutine(s, me.ref)


@dataclass(frozen=True, slots=True, eq=False)
class TraceStrength(Number):
    """The Corp's trace strength of the trace that just ended (10.8.2)."""

    def value(self, s: State, me: Context) -> int:
        return 0 if me.event is None else me.event.amount
