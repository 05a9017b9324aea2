"""Credits that are spent, lost and gained because of cards, and cards that are used (1.10, 9.1.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..frozen import dataclass
from ..rules.machine.card import Card
from ..rules.machine.nodes import P_TRASH, P_USE, Condition, Context, Filter, Number, Trigger
from ..rules.machine.terms import (
    CORP,
    E_CREDITS_GAINED,
    E_CREDITS_LOST,
    E_CREDITS_SPENT,
    E_RUN_BEGINS,
    E_USED,
    HEAP,
    RUNNER,
)
from .base import YOU, who
from .conditions import DuringRun, events_since
from .costs import TrashThis
from .running import _during_run

if TYPE_CHECKING:
    from ..rules.machine.events import Event
    from ..rules.machine.state import State

__all__ = [
    "ForFirstUse", "GainsByAbility", "MadeToPay", "SpendsFrom", "SpentFromThis", "UsesDuringRun", "WithTrashAbility",
]  # fmt: skip


@dataclass(frozen=True, slots=True, eq=False)
class GainsByAbility(Trigger):
    """The first time each turn, or ``always``, that a player gains credits through a card ability.

    Taking them is gaining (1.10.4a). With ``other`` the abilities of this card do not count.
    """

    player: int = YOU
    always: bool = False
    other: bool = False

    def kinds(self) -> tuple[int, ...]:
        return (E_CREDITS_GAINED,)

    def _fits(self, me: Context, event: Event) -> bool:
        if event.player != who(me, self.player) or event.source < 0:
            return False
        return not (self.other and event.source == me.ref)

    def met(self, s: State, me: Context, event: Event) -> bool:
        if not self._fits(me, event):
            return False
        earlier = [] if self.always else events_since(s, s.turn_start, E_CREDITS_GAINED, before=event)
        return not any([self._fits(me, e) for e in earlier])

    def names_itself(self) -> bool:
        return self.other


@dataclass(frozen=True, slots=True, eq=False)
class MadeToPay(Trigger):
    """Whenever an ability of a Corp card makes the Runner spend or lose credits during a run.

    That is what its nested costs, traces, secret bids and additional costs to steal demand (docs/wordings.md).
    """

    def kinds(self) -> tuple[int, ...]:
        return (E_CREDITS_SPENT, E_CREDITS_LOST)

    def met(self, s: State, me: Context, event: Event) -> bool:
        if event.player != RUNNER or event.source < 0 or event.of in (P_TRASH, P_USE) or not DuringRun().holds(s, me):
            return False
        return event.amount > 0 and s.at(event.source).owner == CORP


@dataclass(frozen=True, slots=True, eq=False)
class SpendsFrom(Trigger):
    """Whenever you spend credits from a card of a description, which uses it (1.10.4d); or the first time each run."""

    cards: Filter
    first_each_run: bool = False

    def kinds(self) -> tuple[int, ...]:
        return (E_USED,)

    def _fits(self, s: State, me: Context, event: Event) -> bool:
        """A card whose credits are spent is used without an ability of its own."""
        card = event.was or s.at(event.card)
        return event.player == me.player and event.which < 0 and self.cards.matches(s, me, card)

    def met(self, s: State, me: Context, event: Event) -> bool:
        if not self._fits(s, me, event):
            return False
        if not self.first_each_run:
            return True
        begun = events_since(s, s.turn_start, E_RUN_BEGINS)
        if s.run_at < 0 or not begun:
            return False
        return not any([self._fits(s, me, e) for e in events_since(s, begun[0].n, E_USED, before=event)])


@dataclass(frozen=True, slots=True, eq=False)
class UsesDuringRun(Trigger):
    """The first time each turn you use a card of a description during a run (9.1.6)."""

    cards: Filter

    def kinds(self) -> tuple[int, ...]:
        return (E_USED,)

    def _fits(self, s: State, me: Context, event: Event) -> bool:
        if event.player != me.player or not _during_run(event):
            return False
        return self.cards.matches(s, me, event.was or s.at(event.card))

    def met(self, s: State, me: Context, event: Event) -> bool:
        earlier = events_since(s, s.turn_start, E_USED, before=event)
        return self._fits(s, me, event) and not any([self._fits(s, me, e) for e in earlier])


@dataclass(frozen=True, slots=True, eq=False)
class WithTrashAbility(Filter):
    """Cards in the heap with a [trash] ability: one whose cost is to trash this card (1.3.9)."""

    def matches(self, s: State, me: Context, card: Card) -> bool:
        parts = [part for paid in card.defn.paid for part in paid.cost.parts]
        return card.zone == HEAP and any([isinstance(part, TrashThis) for part in parts])

    def candidates(self, s: State, me: Context) -> list[int]:
        return [i for i in s.zones[HEAP] if self.matches(s, me, s.cards[i])]


@dataclass(frozen=True, slots=True, eq=False)
class SpentFromThis(Condition):
    """You have spent credits from this card this turn (1.10.4d)."""

    def holds(self, s: State, me: Context) -> bool:
        return any([e.card == me.ref and e.which < 0 for e in events_since(s, s.turn_start, E_USED)])

    def names_itself(self) -> bool:
        return True


@dataclass(frozen=True, slots=True, eq=False)
class ForFirstUse(Number):
    """A number for the first use during each of your turns of the ability that costs credits; afterwards 0."""

    of: Number

    def value(self, s: State, me: Context) -> int:
        uses = [e for e in events_since(s, s.turn_start, E_USED) if e.card == me.ref and e.which >= 0 and e.cost]
        earlier = len(uses) - int(me.used)
        return self.of.value(s, me) if s.turn == me.player and earlier <= 0 else 0
