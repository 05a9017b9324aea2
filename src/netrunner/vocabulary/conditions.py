"""Static conditions (9.3.2c)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from ..frozen import dataclass
from ..rules.concepts.values import is_tagged, times_each_turn
from ..rules.machine.nodes import Condition, Context, Filter, Number
from ..rules.machine.terms import E_RUN_BEGINS, E_RUN_ENDS, E_SCORED, EVENTS, FULLY_BROKEN
from ..rules.machine.zones import is_central
from ..rules.runs.run import current_run
from .base import ANYONE, YOU, fill, number, who

if TYPE_CHECKING:
    from ..rules.machine.events import Event
    from ..rules.machine.state import State

__all__ = [
    "AllBroken", "And", "DuringRun", "FirstThisTurn", "HappenedLastTurn", "HappenedThisTurn", "Not", "NumberIs", "Or",
    "RunnerTagged", "ThisScoredThisTurn",
]  # fmt: skip

#: What can happen, by its name
EventName: TypeAlias = Literal[
    "game-begins", "turn-begins", "turn-ends", "phase-begins", "phase-ends", "clicks-gained", "clicks-spent",
    "clicks-lost", "credits-gained", "credits-spent", "credits-lost", "drew", "discarded", "trashed", "moved",
    "installed", "rezzed", "derezzed", "played", "resolved", "counters-placed", "counters-removed", "advanced",
    "scored", "stolen", "forfeited", "run-announced", "run-begins", "run-successful", "run-unsuccessful", "run-ends",
    "approach-ice", "encounter", "encounter-ends", "pass-ice", "pass-all-ice", "approach-server", "jacked-out",
    "bypassed", "broken", "access-cards", "access", "accessed", "damage", "tags-taken", "tags-removed",
    "bad-publicity-taken", "bad-publicity-removed", "exposed", "revealed", "looked", "searched", "shuffled",
    "trace-initiated", "trace-successful", "trace-unsuccessful", "purged", "used", "triggered", "would", "prevented",
    "run-ended-by", "subroutine", "turned-face", "hosted", "swapped", "mulligan", "game-ends", "emptied", "chose",
    "server-changed", "server-gone", "loop", "bid", "converted", "server-created", "no-credits", "action-complete",
    "fully-broken", "ice-moved", "ice-arranged", "flipped", "switched", "gained-text", "named", "relocated",
    "access-over",
]  # fmt: skip
_NAMED: Final = {name: kind for kind, name in enumerate(EVENTS)}


def named_event(name: str) -> int:
    """The kind of event with this name."""
    return _NAMED[name]


def known_event(name: EventName) -> str:
    """The same name; one that does not exist is refused when the card is declared."""
    if name not in _NAMED:
        raise ValueError(f"nothing that happens is called {name!r}")
    return name


def events_since(s: State, first: int, kind: int, before: Event | None = None) -> list[Event]:
    """Events of a kind since event number ``first``, latest first; ``before`` leaves out that event and later ones."""
    found: list[Event] = []
    event = s.events if before is None else before.prev
    while event is not None and event.n >= first:
        if event.kind == kind:
            found.append(event)
        event = event.prev
    return found


def that_run(s: State, me: Context) -> Event | None:
    """How the run began whose end is the trigger condition; otherwise the run in progress, or the last one this turn.

    Another run may have begun between the end of a run and what follows from it (9.2.8).
    """
    ended = _ended(me)
    for begun in events_since(s, s.turn_start, E_RUN_BEGINS, before=ended):
        if ended is None or begun.structure == ended.structure:
            return begun
    return None


def events_of_run(s: State, me: Context, kind: int) -> list[Event]:
    """Events of a kind during ``that_run``, latest first."""
    begun = that_run(s, me)
    return [] if begun is None else events_since(s, begun.n, kind, before=_ended(me))


def _ended(me: Context) -> Event | None:
    return me.event if me.event is not None and me.event.kind == E_RUN_ENDS else None


def first_time(s: State, me: Context, earlier: list[bool]) -> bool:
    """Whether this is the first time each turn, given whether each earlier event was such a time.

    Where an ability triggers the second time as well, that counts like the first.
    """
    before = earlier.count(True)
    return before == 0 or (me.card >= 0 and before < times_each_turn(s, s.cards[me.card]))


@dataclass(frozen=True, slots=True, eq=False)
class Always(Condition):
    """No condition at all."""

    def holds(self, s: State, me: Context) -> bool:
        return True


@dataclass(frozen=True, slots=True, eq=False)
class Not(Condition):
    """The opposite."""

    of: Condition

    def holds(self, s: State, me: Context) -> bool:
        return not self.of.holds(s, me)


@dataclass(frozen=True, slots=True, eq=False)
class Or(Condition):
    """Any of them."""

    of: tuple[Condition, ...]

    def __init__(self, *of: Condition) -> None:
        fill(self, of=of)

    def holds(self, s: State, me: Context) -> bool:
        return any(c.holds(s, me) for c in self.of)


@dataclass(frozen=True, slots=True, eq=False)
class And(Condition):
    """All of them."""

    of: tuple[Condition, ...]

    def __init__(self, *of: Condition) -> None:
        fill(self, of=of)

    def holds(self, s: State, me: Context) -> bool:
        return all([c.holds(s, me) for c in self.of])


@dataclass(frozen=True, slots=True, eq=False)
class RunnerTagged(Condition):
    """10.5.2: the Runner is tagged."""

    def holds(self, s: State, me: Context) -> bool:
        return is_tagged(s)


@dataclass(frozen=True, slots=True, eq=False)
class DuringRun(Condition):
    """A run is in progress: from the moment it formally begins (6.3.2c)."""

    def holds(self, s: State, me: Context) -> bool:
        run = current_run(s)
        return run is not None and run.begun


@dataclass(frozen=True, slots=True, eq=False)
class NumberIs(Condition):
    """A number lies between two bounds."""

    number: Number
    least: int = -(1 << 30)
    most: int = 1 << 30

    def holds(self, s: State, me: Context) -> bool:
        return self.least <= number(self.number).value(s, me) <= self.most


@dataclass(frozen=True, slots=True, eq=False)
class HappenedThisTurn(Condition):
    """Something has happened this turn: an event by a player, perhaps on a server or to a card of a description."""

    event: str
    player: int = ANYONE
    server: int = -1
    central: bool = False  # on any central server
    cards: Filter | None = None
    by_card_of: int = -1  # only what a card of this side did
    installed: bool = False  # to a card that was installed

    def __init__(
        self,
        event: EventName,
        player: int = ANYONE,
        server: int = -1,
        central: bool = False,
        cards: Filter | None = None,
        by_card_of: int = -1,
        installed: bool = False,
    ) -> None:
        fill(
            self, event=known_event(event), player=player, server=server, central=central, cards=cards,
            by_card_of=by_card_of, installed=installed,
        )  # fmt: skip

    def holds(self, s: State, me: Context) -> bool:
        for event in events_since(s, s.turn_start, named_event(self.event)):
            if self.player != ANYONE and event.player != who(me, self.player):
                continue
            if self.server >= 0 and event.server != self.server:
                continue
            if self.central and not is_central(event.server):
                continue
            if self.installed and (event.was is None or not event.was.installed):
                continue
            if self.by_card_of >= 0 and (event.source < 0 or s.at(event.source).owner != self.by_card_of):
                continue
            if _about(s, me, event, self.cards):
                return True
        return False


def _about(s: State, me: Context, event: Event, cards: Filter | None) -> bool:
    """Whether an event happened to a card of a description, as it was then (9.1.4)."""
    return cards is None or (event.card >= 0 and cards.matches(s, me, event.was or s.at(event.card)))


@dataclass(frozen=True, slots=True, eq=False)
class HappenedLastTurn(Condition):
    """Something happened during a player's last turn, perhaps to a card of a description or on a server.

    With ``never`` it did not happen; a player who has not taken a turn yet has no last turn in either case.
    """

    event: str
    player: int
    cards: Filter | None = None
    server: int = -1
    never: bool = False
    this_server: bool = False  # on the server of this card

    def __init__(
        self,
        event: EventName,
        player: int,
        cards: Filter | None = None,
        server: int = -1,
        never: bool = False,
        this_server: bool = False,
    ) -> None:
        fill(
            self,
            event=known_event(event),
            player=player,
            cards=cards,
            server=server,
            never=never,
            this_server=this_server,
        )

    def holds(self, s: State, me: Context) -> bool:
        player = who(me, self.player)
        if s.last_turn_start[player] < 0:
            return False
        source = me.source(s) if self.this_server else None
        server = self.server if source is None else source.server
        for event in events_of_last_turn(s, player, named_event(self.event)):
            if (server < 0 or event.server == server) and _about(s, me, event, self.cards):
                return not self.never
        return self.never


def events_of_last_turn(s: State, player: int, kind: int) -> list[Event]:
    """What a player did during their last turn, of one kind, latest first."""
    first, last = s.last_turn_start[player], s.last_turn_start[1 - player]
    if first < 0:
        return []
    found = [event for event in events_since(s, first, kind) if event.player == player]
    return [event for event in found if not (last > first and event.n >= last)]


@dataclass(frozen=True, slots=True, eq=False)
class FirstThisTurn(Condition):
    """Nothing of this kind has happened yet this turn, by a player and with a card that fits."""

    event: str
    cards: Filter | None = None
    player: int = YOU

    def __init__(self, event: EventName, cards: Filter | None = None, player: int = YOU) -> None:
        fill(self, event=known_event(event), cards=cards, player=player)

    def holds(self, s: State, me: Context) -> bool:
        player = who(me, self.player)
        for event in events_since(s, s.turn_start, named_event(self.event)):
            if event.player != player:
                continue
            if self.cards is None or self.cards.matches(s, me, event.was or s.at(event.card)):
                return False
        return True


@dataclass(frozen=True, slots=True, eq=False)
class AllBroken(Condition):
    """The Runner broke all subroutines during the encounter that just ended (6.5.3c)."""

    def holds(self, s: State, me: Context) -> bool:
        return me.event is not None and me.event.how == FULLY_BROKEN


@dataclass(frozen=True, slots=True, eq=False)
class ThisScoredThisTurn(Condition):
    """This agenda was scored this turn."""

    def holds(self, s: State, me: Context) -> bool:
        return any(e.card == me.ref for e in events_since(s, s.turn_start, E_SCORED))

    def names_itself(self) -> bool:
        return True
