"""Moments: whose turn it is, which run, the first of several things that happen, the first time something is true."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..frozen import dataclass
from ..rules.machine.nodes import (
    AT_STATE_TRIGGER,
    WHILE_ACTIVE,
    Condition,
    Context,
    Instruction,
    StateConditional,
    Trigger,
)
from ..rules.machine.terms import E_JACKED_OUT, E_PREVENTED, NOBODY
from ..rules.runs.jacking_out import JackOutOfRun
from .base import YOU, fill, who
from .conditions import events_since, first_time
from .instructions import Simple
from .triggers import ForEvent, Never

if TYPE_CHECKING:
    from ..rules.abilities.effects import Effect
    from ..rules.machine.events import Event
    from ..rules.machine.state import State

__all__ = ["DidJackOut", "FirstOfAny", "FirstTimeTrue", "InActionPhase", "JackOut", "Prevented", "TurnOf", "resolved"]


@dataclass(frozen=True, slots=True, eq=False)
class TurnOf(Condition):
    """It is a player's turn."""

    player: int = YOU

    def holds(self, s: State, me: Context) -> bool:
        return s.turn == who(me, self.player)


@dataclass(frozen=True, slots=True, eq=False)
class InActionPhase(Condition):
    """It is your action phase (5.4)."""

    def holds(self, s: State, me: Context) -> bool:
        return s.turn == me.player and s.phase == "action"


@dataclass(frozen=True, slots=True, eq=False)
class FirstOfAny(Trigger):
    """The first time each turn that any of several things happens."""

    of: tuple[Trigger, ...]

    def __init__(self, *of: Trigger) -> None:
        fill(self, of=of)

    def kinds(self) -> tuple[int, ...]:
        return tuple([kind for trigger in self.of for kind in trigger.kinds()])

    def _fits(self, s: State, me: Context, event: Event) -> bool:
        return any([event.kind in t.kinds() and t.met(s, me, event) for t in self.of])

    def met(self, s: State, me: Context, event: Event) -> bool:
        if not self._fits(s, me, event):
            return False
        earlier = [e for kind in self.kinds() for e in events_since(s, s.turn_start, kind, before=event)]
        return first_time(s, me, [self._fits(s, me, e) for e in earlier])


@dataclass(frozen=True, slots=True, eq=False)
class Prevented(Trigger):
    """Whenever an effect of a kind is prevented: by this card, or by a player."""

    effect: int
    this: bool = False
    player: int = YOU

    def kinds(self) -> tuple[int, ...]:
        return (E_PREVENTED,)

    def met(self, s: State, me: Context, event: Event) -> bool:
        if event.of != self.effect:
            return False
        return event.source == me.ref if self.this else event.player == who(me, self.player)


@dataclass(frozen=True, slots=True, eq=False)
class FirstTimeTrue(StateConditional):
    """The first time each turn that a condition is true (9.6.7)."""

    condition: Condition
    does: tuple[Instruction, ...]
    trigger: Trigger
    optional: bool
    interrupt: bool
    limit: int
    player: int
    where: int

    def __init__(self, condition: Condition, *does: Instruction) -> None:
        fill(
            self, condition=condition, does=does, trigger=Never(), optional=False, interrupt=False, limit=1,
            player=NOBODY, where=WHILE_ACTIVE,
        )  # fmt: skip

    def positions(self, player: int) -> tuple[int, ...]:
        return (AT_STATE_TRIGGER,)

    def holds(self, s: State, me: Context) -> bool:
        return self.condition.holds(s, me)


@dataclass(frozen=True, slots=True, eq=False)
class JackOut(Simple):
    """The Runner jacks out (6.1.5), if they pay what it costs in addition (1.15.9a)."""

    def expected(self, s: State, me: Context) -> list[Effect]:
        return [JackOutOfRun(me.player, me.ref)]


@dataclass(frozen=True, slots=True, eq=False)
class DidJackOut(Condition):
    """The Runner jacked out since the ability met its trigger condition."""

    def holds(self, s: State, me: Context) -> bool:
        met = s.turn_start if me.event is None else me.event.n
        return bool(events_since(s, met, E_JACKED_OUT))


def resolved() -> ForEvent:
    """After this event or operation has resolved (8.6.8)."""
    return ForEvent("resolved", this=True, inactive=True)
