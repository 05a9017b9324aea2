"""Trigger conditions (9.3.2b)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..frozen import dataclass
from ..rules.concepts.moving import chosen_server
from ..rules.machine.nodes import Condition, Context, Filter, Selection, Trigger
from ..rules.machine.terms import (
    E_ACCESS,
    E_APPROACH_ICE,
    E_CONVERTED,
    E_COUNTERS_REMOVED,
    E_EMPTIED,
    E_ENCOUNTER,
    E_ENCOUNTER_ENDS,
    E_INSTALLED,
    E_MOVED,
    E_REZZED,
    E_RUN_BEGINS,
    E_RUN_SUCCESSFUL,
    E_SCORED,
    E_STOLEN,
    E_TRASHED,
    E_TURN_BEGINS,
    FIRST_REMOTE,
    FULLY_BROKEN,
    SUCCESSFUL,
    UNSUCCESSFUL,
)
from ..rules.runs.run import current_run
from .base import ANYONE, YOU, fill, several, who
from .cards import those
from .conditions import EventName, events_since, first_time, known_event, named_event
from .would import Would as Would

if TYPE_CHECKING:
    from ..rules.machine.events import Event
    from ..rules.machine.state import State

__all__ = [
    "Accessed", "EncounterEnds", "EncounterWith", "ForEvent", "Installed", "RunSuccessful", "Scored", "ScoredOrStolen",
    "SpendsCounter", "Stolen", "ThisEmptied", "ThisUninstalled", "TurnBegins",
]  # fmt: skip


@dataclass(frozen=True, slots=True, eq=False)
class Never(Trigger):
    """No trigger condition: the ability has a static condition instead (9.6.7)."""

    def kinds(self) -> tuple[int, ...]:
        return ()

    def met(self, s: State, me: Context, event: Event) -> bool:
        return False


@dataclass(frozen=True, slots=True, eq=False)
class TurnBegins(Trigger):
    """When your turn begins (5.6.1d, 5.7.1d)."""

    player: int = YOU

    def kinds(self) -> tuple[int, ...]:
        return (E_TURN_BEGINS,)

    def met(self, s: State, me: Context, event: Event) -> bool:
        return event.player == who(me, self.player)


@dataclass(frozen=True, slots=True, eq=False)
class Installed(Trigger):
    """When a card is installed: this one, or one that fits a description, installed by ``player``."""

    cards: Filter | None = None
    player: int = YOU

    def kinds(self) -> tuple[int, ...]:
        return (E_INSTALLED,)

    def met(self, s: State, me: Context, event: Event) -> bool:
        if self.cards is None:
            return event.card == me.ref
        return event.player == who(me, self.player) and self.cards.matches(s, me, s.at(event.card))

    def names_itself(self) -> bool:
        return self.cards is None


@dataclass(frozen=True, slots=True, eq=False)
class Scored(Trigger):
    """When an agenda is scored: this one, any, or any ``here``, from the server of this card."""

    this: bool = True
    here: bool = False

    def kinds(self) -> tuple[int, ...]:
        return (E_SCORED,)

    def met(self, s: State, me: Context, event: Event) -> bool:
        if self.here:
            source = me.source(s)
            return source is not None and event.was is not None and event.was.server == source.server
        return not self.this or event.card == me.ref


@dataclass(frozen=True, slots=True, eq=False)
class Stolen(Trigger):
    """When an agenda is stolen."""

    this: bool = False

    def kinds(self) -> tuple[int, ...]:
        return (E_STOLEN,)

    def met(self, s: State, me: Context, event: Event) -> bool:
        return not self.this or event.card == me.ref

    def about_itself(self) -> bool:
        return self.this


@dataclass(frozen=True, slots=True, eq=False)
class ScoredOrStolen(Trigger):
    """When an agenda is scored or stolen: any, or this one, wherever it is then (9.1.8a)."""

    this: bool = False
    condition: Condition | None = None

    def kinds(self) -> tuple[int, ...]:
        return (E_SCORED, E_STOLEN)

    def met(self, s: State, me: Context, event: Event) -> bool:
        if self.this and event.card != me.ref:
            return False
        return self.condition is None or self.condition.holds(s, me)

    def about_itself(self) -> bool:
        return self.this


@dataclass(frozen=True, slots=True, eq=False)
class Accessed(Trigger):
    """When the Runner accesses this card, active or not (9.1.8a); ``not_in`` and ``only_in`` speak of zones."""

    not_in: tuple[int, ...] = ()
    only_in: tuple[int, ...] = ()
    condition: Condition | None = None

    def __init__(
        self,
        not_in: int | tuple[int, ...] = (),
        only_in: int | tuple[int, ...] = (),
        condition: Condition | None = None,
    ) -> None:
        fill(self, not_in=several(not_in), only_in=several(only_in), condition=condition)

    def kinds(self) -> tuple[int, ...]:
        return (E_ACCESS,)

    def met(self, s: State, me: Context, event: Event) -> bool:
        if event.card != me.ref or event.zone in self.not_in or (self.only_in and event.zone not in self.only_in):
            return False
        return self.condition is None or self.condition.holds(s, me)

    def about_itself(self) -> bool:
        return True

    def names_itself(self) -> bool:
        return True


@dataclass(frozen=True, slots=True, eq=False)
class RunSuccessful(Trigger):
    """Whenever you make a successful run, perhaps on certain servers."""

    servers: tuple[int, ...] = ()
    first_each_turn: bool = False
    this_run: bool = False  # "If successful": the run that this card initiated (6.7.3), where it said (6.7.3a)
    remote: bool = False
    this_server: bool = False
    chosen: bool = False  # on the server that was chosen for this card

    def __init__(
        self,
        servers: int | tuple[int, ...] = (),
        first_each_turn: bool = False,
        this_run: bool = False,
        remote: bool = False,
        this_server: bool = False,
        chosen: bool = False,
    ) -> None:
        fill(
            self,
            servers=several(servers),
            first_each_turn=first_each_turn,
            this_run=this_run,
            remote=remote,
            this_server=this_server,
            chosen=chosen,
        )

    def kinds(self) -> tuple[int, ...]:
        return (E_RUN_SUCCESSFUL,)

    def _fits(self, s: State, me: Context, event: Event) -> bool:
        if self.servers and event.server not in self.servers:
            return False
        if self.remote and event.server < FIRST_REMOTE:
            return False
        if self.this_server or self.chosen:
            source = me.source(s)
            if source is None or event.server != (source.server if self.this_server else chosen_server(source)):
                return False
        return True

    def met(self, s: State, me: Context, event: Event) -> bool:
        if self.this_run and not _initiated(s, me, event):
            return False
        if not self._fits(s, me, event):
            return False
        if self.first_each_turn:
            earlier = events_since(s, s.turn_start, E_RUN_SUCCESSFUL, before=event)
            return first_time(s, me, [self._fits(s, me, e) for e in earlier])
        return True


def _initiated(s: State, me: Context, event: Event) -> bool:
    """6.7.3, 6.7.3a: whether this is the run that the card initiated, on a server that it would have allowed."""
    run = current_run(s)
    return event.source == me.ref and run is not None and run.could_have_chosen(event.server)


@dataclass(frozen=True, slots=True, eq=False)
class EncounterWith(Trigger):
    """When the Runner encounters ice: this one, or any, or the first of a run."""

    this: bool = True
    cards: Filter | None = None
    first_this_run: int = 0  # only the first so many of a run
    first_each_turn: bool = False
    just_rezzed: bool = False  # only ice that was rezzed while it was approached

    def __init__(
        self,
        cards: Filter | Selection | None = None,
        this: bool = True,
        first_this_run: int = 0,
        first_each_turn: bool = False,
        just_rezzed: bool = False,
    ) -> None:
        fill(
            self,
            this=this,
            cards=those(cards),
            first_this_run=int(first_this_run),
            first_each_turn=first_each_turn,
            just_rezzed=just_rezzed,
        )

    def kinds(self) -> tuple[int, ...]:
        return (E_ENCOUNTER,)

    def met(self, s: State, me: Context, event: Event) -> bool:
        if self.first_each_turn and events_since(s, s.turn_start, E_ENCOUNTER, before=event):
            return False
        if self.just_rezzed and not _rezzed_in_approach(event):
            return False
        if self.first_this_run:
            begun = events_since(s, s.turn_start, E_RUN_BEGINS)
            if s.run_at < 0 or not begun:
                return False
            earlier = events_since(s, begun[0].n, E_ENCOUNTER, before=event)
            if len([e for e in earlier if self.cards is None or self._fits(s, me, e)]) >= self.first_this_run:
                return False
        return self._fits(s, me, event)

    def _fits(self, s: State, me: Context, event: Event) -> bool:
        if self.cards is not None:
            return self.cards.matches(s, me, s.at(event.card))
        return not self.this or event.card == me.ref

    def names_itself(self) -> bool:
        return self.this and self.cards is None


def _rezzed_in_approach(met: Event) -> bool:
    """Whether the ice of an encounter was rezzed during the approach that led to it (6.9.2)."""
    rezzed = False
    event = met.prev
    while event is not None and event.kind not in (E_RUN_BEGINS, E_ENCOUNTER):
        if event.kind == E_APPROACH_ICE:
            return rezzed and event.card == met.card
        rezzed = rezzed or (event.kind == E_REZZED and event.card == met.card)
        event = event.prev
    return False


@dataclass(frozen=True, slots=True, eq=False)
class EncounterEnds(Trigger):
    """When an encounter ends: with certain ice, or with ``used`` one in which this card broke a subroutine.

    With ``all_broken``, this card alone broke all subroutines of the ice (6.5.3c). With ``broke``, any card did.
    """

    ice: Selection | None = None
    used: bool = False
    all_broken: bool = False
    first_each_turn: bool = False
    broke: bool = False

    def kinds(self) -> tuple[int, ...]:
        return (E_ENCOUNTER_ENDS,)

    def met(self, s: State, me: Context, event: Event) -> bool:
        if not self._fits(s, me, event):
            return False
        earlier = events_since(s, s.turn_start, E_ENCOUNTER_ENDS, before=event) if self.first_each_turn else []
        return not any([self._fits(s, me, e) for e in earlier])

    def _fits(self, s: State, me: Context, event: Event) -> bool:
        if (self.used and me.ref not in event.cards) or (self.broke and not event.cards):
            return False
        if self.all_broken and (event.how != FULLY_BROKEN or event.cards != (me.ref,)):
            return False
        return self.ice is None or event.card in self.ice.refs(s, me)


@dataclass(frozen=True, slots=True, eq=False)
class SpendsCounter(Trigger):
    """Whenever you spend a counter of a kind, each of several (9.6.4)."""

    counter: int

    def kinds(self) -> tuple[int, ...]:
        return (E_COUNTERS_REMOVED,)

    def met(self, s: State, me: Context, event: Event) -> bool:
        return event.how > 0 and event.player == me.player and event.of == self.counter

    def occurrences(self, event: Event) -> int:
        return event.amount


@dataclass(frozen=True, slots=True, eq=False)
class ThisUninstalled(Trigger):
    """When this card is uninstalled: it leaves play for whatever reason (8.2.10)."""

    def kinds(self) -> tuple[int, ...]:
        return (E_TRASHED, E_MOVED, E_CONVERTED)

    def met(self, s: State, me: Context, event: Event) -> bool:
        was = event.was
        return was is not None and was.ref == me.ref and was.installed and s.card(me.ref) is None

    def names_itself(self) -> bool:
        return True


@dataclass(frozen=True, slots=True, eq=False)
class ThisEmptied(Trigger):
    """When this card is empty: the last counter of those that were loaded onto it is gone (10.9.1)."""

    def kinds(self) -> tuple[int, ...]:
        return (E_EMPTIED,)

    def met(self, s: State, me: Context, event: Event) -> bool:
        return event.card == me.ref

    def names_itself(self) -> bool:
        return True


def _is_this(me: Context, event: Event) -> bool:
    """Whether an event is about a card; what happens to no card is about the one whose ability brought it about."""
    if event.card < 0:
        return event.source == me.ref
    return event.card == me.ref or (event.was is not None and event.was.ref == me.ref)


@dataclass(frozen=True, slots=True, eq=False)
class ForEvent(Trigger):
    """Any event by its name, with the usual stipulations: by whom, on which cards or servers, under which condition."""

    event: str
    player: int = ANYONE
    cards: Filter | None = None
    this: bool = False
    servers: tuple[int, ...] = ()
    condition: Condition | None = None
    of: int = -1  # only damage or counters of this kind, or cards of this type that were played
    installed: bool = False  # only cards that were installed (1.12.2: hosted ones need not be)
    successful: bool = False  # only a successful run
    unsuccessful: bool = False  # only an unsuccessful one
    first_each_turn: bool = False
    first_this_run: bool = False
    each: bool = False  # an event about several things of one kind meets it once for each of them (9.6.4)
    once_per_batch: bool = False  # "1 or more": simultaneous changes are one occurrence (9.11.2a)
    inactive: bool = False  # it is met by its own card although that card is inactive (9.1.8b)
    remote: bool = False  # only on a remote server
    here: bool = False  # only on the server of this card

    def __init__(
        self,
        event: EventName,
        player: int = ANYONE,
        cards: Filter | Selection | None = None,
        this: bool = False,
        servers: int | tuple[int, ...] = (),
        condition: Condition | None = None,
        of: int = -1,
        installed: bool = False,
        successful: bool = False,
        first_each_turn: bool = False,
        first_this_run: bool = False,
        each: bool = False,
        once_per_batch: bool = False,
        inactive: bool = False,
        unsuccessful: bool = False,
        remote: bool = False,
        here: bool = False,
    ) -> None:
        fill(
            self,
            event=known_event(event),
            player=player,
            cards=those(cards),
            this=this,
            servers=several(servers),
            condition=condition,
            of=of,
            installed=installed,
            successful=successful,
            first_each_turn=first_each_turn,
            first_this_run=first_this_run,
            each=each,
            once_per_batch=once_per_batch,
            inactive=inactive,
            unsuccessful=unsuccessful,
            remote=remote,
            here=here,
        )

    def kinds(self) -> tuple[int, ...]:
        return (named_event(self.event),)

    def _fits(self, s: State, me: Context, event: Event) -> bool:
        if self.player != ANYONE and event.player != who(me, self.player):
            return False
        if self.this and not _is_this(me, event):
            return False
        if self.servers and event.server not in self.servers:
            return False
        if self.here:
            source = me.source(s)
            if source is None or not source.installed or source.server != event.server:
                return False
        if self.remote and event.server < FIRST_REMOTE:
            return False
        if self.of >= 0 and event.of != self.of:
            return False
        if self.installed and (event.was is None or not event.was.installed):
            return False
        if self.successful and event.how != SUCCESSFUL:
            return False
        if self.unsuccessful and event.how != UNSUCCESSFUL:
            return False
        if self.cards is not None:
            if event.card < 0:
                return False
            card = event.was if event.was is not None else s.at(event.card)
            return self.cards.matches(s, me, card)
        return True

    def met(self, s: State, me: Context, event: Event) -> bool:
        if not self._fits(s, me, event):
            return False
        if self.condition is not None and not self.condition.holds(s, me):
            return False
        if self.once_per_batch and event.cards:
            sibling = event.prev
            while sibling is not None and sibling.cards == event.cards and sibling.kind == event.kind:
                if self._fits(s, me, sibling):
                    return False
                sibling = sibling.prev
        if self.first_each_turn:
            earlier = events_since(s, s.turn_start, event.kind, before=event)
            return first_time(s, me, [self._fits(s, me, e) for e in earlier])
        if self.first_this_run:
            begun = events_since(s, s.turn_start, E_RUN_BEGINS)
            if s.run_at < 0 or not begun:
                return False
            return not any(self._fits(s, me, e) for e in events_since(s, begun[0].n, event.kind, before=event))
        return True

    def about_itself(self) -> bool:
        return self.inactive

    def occurrences(self, event: Event) -> int:
        return event.amount if self.each else 1
