"""What players cannot do in certain windows: bids, paid abilities, and who spends credits first in a trace."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..frozen import dataclass
from ..rules.machine.card import Card
from ..rules.machine.nodes import AT_CANNOT, AT_TRACE_ORDER, WHILE_ACTIVE, Context, Filter, Prohibition, Static
from ..rules.machine.terms import A_BID, A_USE_PAID, RUNNER

if TYPE_CHECKING:
    from ..rules.machine.state import State

__all__ = ["CannotSecretlySpend", "NoPaidAbilitiesHere", "RunnerSpendsFirst"]


@dataclass(frozen=True, slots=True, eq=False)
class CannotSecretlySpend(Prohibition):
    """Players cannot spend a certain number of credits in secret (1.2.2)."""

    n: int
    where: int = WHILE_ACTIVE

    def positions(self, player: int) -> tuple[int, ...]:
        return (AT_CANNOT + A_BID,)

    def forbids(self, s: State, me: Context, player: int, card: Card | None, server: int) -> bool:
        return server == self.n


@dataclass(frozen=True, slots=True, eq=False)
class NoPaidAbilitiesHere(Prohibition):
    """During a run on this server, the Runner cannot use paid abilities of certain cards (9.5)."""

    cards: Filter
    where: int = WHILE_ACTIVE

    def positions(self, player: int) -> tuple[int, ...]:
        return (AT_CANNOT + A_USE_PAID,)

    def forbids(self, s: State, me: Context, player: int, card: Card | None, server: int) -> bool:
        source = me.source(s)
        if player != RUNNER or card is None or source is None or server < 0 or source.server != server:
            return False
        return self.cards.matches(s, me, card)


@dataclass(frozen=True, slots=True, eq=False)
class RunnerSpendsFirst(Static):
    """The Runner must spend credits first in each trace during a run, instead of the order of 10.8.6."""

    where: int = WHILE_ACTIVE

    def positions(self, player: int) -> tuple[int, ...]:
        return (AT_TRACE_ORDER,)
