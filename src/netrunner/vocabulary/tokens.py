"""Moving counters off a card, even one that was trashed for it (9.5.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..frozen import dataclass
from ..rules.abilities.effects import PlaceCounters
from ..rules.abilities.interrupts import make_imminent
from ..rules.abilities.prevention import ChooseHowMany
from ..rules.machine.nodes import Context, Instruction, Target
from .cards import Chosen

if TYPE_CHECKING:
    from ..rules.machine.state import State

__all__ = ["MoveCountersFromThis"]


@dataclass(frozen=True, slots=True, eq=False)
class MoveCountersFromThis(Instruction):
    """Move any number of counters from this card, trashed or not (9.5.5), to a chosen card."""

    counter: int
    to: Chosen

    def targets(self) -> tuple[Target, ...]:
        return (self.to,)

    def _there(self, s: State, me: Context) -> int:
        source = me.source(s)
        return 0 if source is None else source.counters[self.counter]

    def could_change(self, s: State, me: Context) -> bool:
        return self._there(s, me) > 0 and any([i != me.card for i in self.to.valid(s, me)])

    def resolve(self, s: State, me: Context) -> None:
        if self.to.refs(s, me):
            s.push(ChooseHowMany(me, me.player, "moved", self._there(s, me), self))

    def carry_out(self, s: State, me: Context, n: int) -> None:
        from ..rules.concepts.moving import remove_counters

        if s.card(me.ref) is not None:
            remove_counters(s, me.card, self.counter, n, me.player, me.ref, quiet=True)
        make_imminent(s, [PlaceCounters(me.player, me.ref, self.to.refs(s, me), n, self.counter)], me)
