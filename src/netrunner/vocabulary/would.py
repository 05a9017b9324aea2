"""Trigger conditions of interrupts: when an effect would happen (9.8.3d), and the first time that it would (9.8.5a)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

from ..frozen import dataclass
from ..rules.machine.nodes import Condition, Context, Filter, Trigger
from ..rules.machine.terms import E_RUN_BEGINS, E_WOULD
from .base import ANYONE, fill, who
from .conditions import events_since

if TYPE_CHECKING:
    from ..rules.abilities.effects import Effect
    from ..rules.machine.events import Event
    from ..rules.machine.state import State

__all__ = ["Would", "WouldAny"]


#: In which period the first time counts
Period: TypeAlias = Literal["", "turn", "run", "since"]


def run_start(s: State) -> int:
    """The number of the event with which the current run began, or -1 if there is no run."""
    if s.run_at < 0:
        return -1
    begun = events_since(s, s.turn_start, E_RUN_BEGINS)
    return begun[0].n if begun else -1


def times(s: State, me: Context, since: int, trigger: WouldBase) -> int:
    """How many instructions became imminent since an event that were expected to have such an effect."""
    found = 0
    same = False  # whether a later effect of the same instruction was counted
    for event in events_since(s, since, E_WOULD):
        if not same and trigger.like(s, me, event):
            found += 1
            same = True
        if event.rule == "9.8.4":  # the first effect of its instruction
            same = False
    return found


class WouldHappen(Trigger):
    """When something would happen. An ability that waits for it is an interrupt (9.8.1)."""

    __slots__ = ()


class WouldBase(WouldHappen):
    """When something would happen; ``first`` in a period: "turn", "run", or "since" it was created."""

    __slots__ = ()
    first: str

    def met(self, s: State, me: Context, event: Event) -> bool:
        return False

    def fits(self, s: State, me: Context, effect: Effect) -> bool:
        """Whether ``effect`` is what it looks for, whichever time it is."""
        raise NotImplementedError(type(self).__name__)

    def like(self, s: State, me: Context, event: Event) -> bool:
        """Whether the record of an imminent effect is of what it looks for."""
        raise NotImplementedError(type(self).__name__)

    def earlier(self, s: State, me: Context) -> int:
        """How often it has become imminent in the period; -1 outside of it."""
        if self.first == "run":
            since = run_start(s)
            return -1 if since < 0 else times(s, me, since, self)
        return times(s, me, s.turn_start if self.first == "turn" else me.numbers.get("since", -1) + 1, self)

    def relevant(self, s: State, me: Context, effect: Effect) -> bool:
        return self.fits(s, me, effect) and (not self.first or self.earlier(s, me) == 1)

    def still_relevant(self, s: State, me: Context, effect: Effect) -> bool:
        return self.fits(s, me, effect)

    def foresees(self, s: State, me: Context, effect: Effect) -> bool:
        return self.fits(s, me, effect) and (not self.first or self.earlier(s, me) == 0)


@dataclass(frozen=True, slots=True, eq=False)
class Would(WouldBase):
    """When an effect would happen: of a kind, of types of damage, by a player, to certain cards, under a condition."""

    effect: int
    of: int = -1
    player: int = ANYONE
    cards: Filter | None = None
    this: bool = False
    types: tuple[int, ...] = ()  # any of these types of damage
    first: str = ""
    condition: Condition | None = None

    def __init__(
        self,
        effect: int,
        types: int | tuple[int, ...] = -1,
        player: int = ANYONE,
        cards: Filter | None = None,
        this: bool = False,
        first: Period = "",
        condition: Condition | None = None,
    ) -> None:
        fill(
            self,
            effect=effect,
            of=types if isinstance(types, int) else -1,
            player=player,
            cards=cards,
            this=this,
            types=types if isinstance(types, tuple) else (),
            first=first,
            condition=condition,
        )

    def kinds(self) -> tuple[int, ...]:
        return (self.effect,)

    def fits(self, s: State, me: Context, effect: Effect) -> bool:
        if effect.kind != self.effect or (self.of >= 0 and effect.of != self.of):
            return False
        if self.types and effect.of not in self.types:
            return False
        if self.player != ANYONE and effect.player != who(me, self.player):
            return False
        if self.this and me.ref not in effect.cards:
            return False
        if self.cards is not None and not any([self.cards.matches(s, me, s.at(r)) for r in effect.cards]):
            return False
        return self.condition is None or self.condition.holds(s, me)

    def like(self, s: State, me: Context, event: Event) -> bool:
        if event.of != self.effect or (self.player != ANYONE and event.player != who(me, self.player)):
            return False
        if self.types:
            return event.which in self.types
        return self.of < 0 or event.which == self.of


@dataclass(frozen=True, slots=True, eq=False)
class WouldAny(WouldBase):
    """When any of several effects would happen: one instruction with several of them is one time."""

    of: tuple[Would, ...]
    first: str = ""

    def __init__(self, *of: Would, first: Period = "") -> None:
        fill(self, of=of, first=first)

    def kinds(self) -> tuple[int, ...]:
        return tuple([w.effect for w in self.of])

    def fits(self, s: State, me: Context, effect: Effect) -> bool:
        return any([w.fits(s, me, effect) for w in self.of])

    def like(self, s: State, me: Context, event: Event) -> bool:
        return any([w.like(s, me, event) for w in self.of])
