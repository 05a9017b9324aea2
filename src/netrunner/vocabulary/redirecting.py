"""Words for a Runner who is moved in the middle of a run (6.1.3), and for where ice stands beside other ice (4.7.9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..frozen import dataclass
from ..rules.concepts.moving import chosen_server
from ..rules.concepts.values import has_subtype
from ..rules.into_play.installing import InstallCard, Terms
from ..rules.machine.card import Card
from ..rules.machine.nodes import Bill, Condition, Context, CostPart, Filter, Instruction, Selection, Trigger
from ..rules.machine.terms import CORP, E_BROKEN, E_ENCOUNTER, E_ENCOUNTER_ENDS, ICE, NO_SERVER
from ..rules.runs.moving_ice import move_ice
from ..rules.runs.moving_the_runner import ENCOUNTER, PASS, MoveToIce
from ..rules.runs.run import APPROACH_ICE, ENCOUNTER_ICE, END_APPROACH, current_run
from .cards import Momentary, This
from .instructions import OnCards

if TYPE_CHECKING:
    from ..rules.abilities.effects import Effect
    from ..rules.machine.events import Event
    from ..rules.machine.state import State

__all__ = [
    "Approached", "AttackedServerIs", "ContinueFrom", "EncounterNext", "InSamePosition", "InstallInnermost",
    "MoveToInnermost", "NextTo", "PrintedSubroutineBroken", "TrashApproached",
    "WouldPassBroken",
]  # fmt: skip


# Conditions and trigger conditions


@dataclass(frozen=True, slots=True, eq=False)
class AttackedServerIs(Condition):
    """The Runner is running on a server, or on the one ``chosen`` for this card."""

    server: int = NO_SERVER
    chosen: bool = False

    def holds(self, s: State, me: Context) -> bool:
        run = current_run(s)
        source = me.source(s)
        there = chosen_server(source) if self.chosen and source is not None else self.server
        return run is not None and run.server == there


@dataclass(frozen=True, slots=True, eq=False)
class PrintedSubroutineBroken(Trigger):
    """When the Runner breaks a printed subroutine on this ice: each of several (9.6.4)."""

    def kinds(self) -> tuple[int, ...]:
        return (E_BROKEN,)

    def met(self, s: State, me: Context, event: Event) -> bool:
        return event.card == me.ref and event.how > 0

    def occurrences(self, event: Event) -> int:
        return event.how

    def names_itself(self) -> bool:
        return True


@dataclass(frozen=True, slots=True, eq=False)
class WouldPassBroken(Trigger):
    """When the Runner would pass this ice after breaking its printed subroutine: the encounter is complete (6.9.3d)."""

    def kinds(self) -> tuple[int, ...]:
        return (E_ENCOUNTER_ENDS,)

    def met(self, s: State, me: Context, event: Event) -> bool:
        run = current_run(s)
        if event.card != me.ref or run is None or run.ending or run.next_phase != -1 or run is not s.stack[-1]:
            return False  # it is not passed: the run is over or elsewhere, or the encounter was forced
        before = event.prev
        while before is not None and not (before.kind == E_ENCOUNTER and before.structure == event.structure):
            if before.kind == E_BROKEN and before.card == me.ref and before.how > 0:
                return True
            before = before.prev
        return False

    def names_itself(self) -> bool:
        return True


# Which ice


@dataclass(frozen=True, slots=True, eq=False)
class InSamePosition(Filter):
    """Ice of a description in the same position as the ice that was passed (4.7.9a)."""

    cards: Filter

    def matches(self, s: State, me: Context, card: Card) -> bool:
        if me.event is None or card.type != ICE or not card.installed or card.host != -1:
            return False
        return s.ice_position(card) == me.event.which and self.cards.matches(s, me, card)

    def candidates(self, s: State, me: Context) -> list[int]:
        return [i for i in self.cards.candidates(s, me) if self.matches(s, me, s.cards[i])]


@dataclass(frozen=True, slots=True, eq=False)
class NextTo(Filter):
    """Ice directly before or after a piece of ice: in the next position, protecting the same server (4.7.9)."""

    ice: Selection

    def matches(self, s: State, me: Context, card: Card) -> bool:
        return card.id in self.candidates(s, me)

    def candidates(self, s: State, me: Context) -> list[int]:
        found: list[int] = []
        for ref in self.ice.refs(s, me):
            c = s.at(ref)
            if c.installed and c.host == -1:
                ice = s.servers[c.server].ice
                at = ice.index(c.id)
                found.extend(ice[max(0, at - 1) : at])
                found.extend(ice[at + 1 : at + 2])
        return found


@dataclass(frozen=True, slots=True, eq=False)
class Approached(Momentary):
    """The ice being approached (6.4), perhaps only if it is rezzed or has a subtype."""

    rezzed: bool = False
    subtype: str = ""

    def refs(self, s: State, me: Context) -> tuple[int, ...]:
        run = current_run(s)
        if run is None or s.encounter_at != -1 or not APPROACH_ICE < run.step < ENCOUNTER_ICE:
            return ()
        ice = s.card(run.ice)
        if ice is None or (self.rezzed and not ice.faceup):
            return ()
        return (ice.ref,) if not self.subtype or has_subtype(s, ice, self.subtype) else ()


# Costs


@dataclass(frozen=True, slots=True, eq=False)
class TrashApproached(CostPart):
    """Trash the unrezzed ice that the Runner is approaching, where it could be rezzed (6.4.3)."""

    def add(self, s: State, me: Context, bill: Bill) -> None:
        run = current_run(s)
        ice = None if run is None or run.step != END_APPROACH or s.encounter_at != -1 else s.card(run.ice)
        if ice is None or ice.faceup:
            bill.impossible = "refused-nothing-to-spend"
        else:
            bill.trash_self = (*bill.trash_self, ice.id)


# Instructions


@dataclass(frozen=True, slots=True, eq=False)
class EncounterNext(OnCards):
    """The run goes on with the encounter with a piece of ice (6.1.3)."""

    what: Selection

    def on(self, s: State, me: Context, refs: tuple[int, ...]) -> list[Effect]:
        return [MoveToIce(me.player, me.ref, refs, to=ENCOUNTER)]


@dataclass(frozen=True, slots=True, eq=False)
class ContinueFrom(OnCards):
    """The run goes on as if the Runner had just passed a piece of ice, wherever that is (6.1.3)."""

    what: Selection

    def on(self, s: State, me: Context, refs: tuple[int, ...]) -> list[Effect]:
        return [MoveToIce(me.player, me.ref, refs, to=PASS)]


@dataclass(frozen=True, slots=True, eq=False)
class MoveToInnermost(Instruction):
    """Move ice to the innermost position protecting the attacked server."""

    what: Selection = This()

    def could_change(self, s: State, me: Context) -> bool:
        return current_run(s) is not None and bool(self.what.refs(s, me))

    def resolve(self, s: State, me: Context) -> None:
        run = current_run(s)
        for ref in self.what.refs(s, me):
            if run is not None:
                move_ice(s, s.at(ref).id, run.server, me.player, me.ref, innermost=True)


@dataclass(frozen=True, slots=True, eq=False)
class InstallInnermost(OnCards):
    """Install ice in the innermost position protecting the attacked server, ignoring all costs."""

    what: Selection

    def on(self, s: State, me: Context, refs: tuple[int, ...]) -> list[Effect]:
        run = current_run(s)
        if run is None:
            return []
        return [InstallCard(CORP, me.ref, refs, Terms(ignore=True, servers=(run.server,), inward=()))]
