"""Counters that are considered to be on cards (1.9.4), cards that cannot leave a zone, and accesses others choose."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..frozen import dataclass
from ..rules.accessing.access import AccessCards
from ..rules.accessing.piles import SplitHand
from ..rules.additional.swapping import SwapKeepingTokens
from ..rules.concepts.hosting import HostThere
from ..rules.concepts.values import has_subtype
from ..rules.machine.card import Card
from ..rules.machine.nodes import (
    AT_ACCESS_CHOICE,
    AT_CANNOT,
    AT_CONSIDERED,
    WHILE_ACTIVE,
    Context,
    Filter,
    Instruction,
    Number,
    Prohibition,
    Selection,
    Static,
    Target,
)
from ..rules.machine.statics import Considered
from ..rules.machine.terms import A_LEAVE, HQ, ICE, PROGRAM, RUNNER
from ..rules.runs.run import current_run
from .base import amount
from .cards import Chosen
from .instructions import OnCards

if TYPE_CHECKING:
    from ..rules.abilities.effects import Effect
    from ..rules.machine.state import State

__all__ = [
    "AccessUpTo", "CannotLeave", "ConsideredHere", "ConsideredOnOthers", "CorpChoosesAccesses", "HostOnThis",
    "HostedOnIce", "SplitAndAccess", "SwapInstalledFor",
]  # fmt: skip


@dataclass(frozen=True, slots=True, eq=False)
class ConsideredHere(Considered):
    """Ice protecting this server is considered to have additional counters of a kind on it; they stay there."""

    counter: int
    n: int = 1
    where: int = WHILE_ACTIVE

    def positions(self, player: int) -> tuple[int, ...]:
        return (AT_CONSIDERED,)

    def more(self, s: State, me: Context, card: Card, kind: int) -> int:
        source = me.source(s)
        if kind != self.counter or source is None or card.defn.type != ICE or not card.installed:
            return 0
        return self.n if card.server == source.server else 0


@dataclass(frozen=True, slots=True, eq=False)
class ConsideredOnOthers(Considered):
    """Counters on this card are considered to be on all other programs of a subtype, and are spent as if there."""

    counter: int
    subtype: str
    where: int = WHILE_ACTIVE

    def positions(self, player: int) -> tuple[int, ...]:
        return (AT_CONSIDERED,)

    def _fits(self, s: State, me: Context, card: Card, kind: int) -> bool:
        if kind != self.counter or card.id == me.card or card.type != PROGRAM or not card.installed:
            return False
        return has_subtype(s, card, self.subtype)

    def more(self, s: State, me: Context, card: Card, kind: int) -> int:
        return s.cards[me.card].counters[kind] if self._fits(s, me, card, kind) else 0

    def from_card(self, s: State, me: Context, card: Card, kind: int) -> int:
        return me.card if self._fits(s, me, card, kind) else -1

    def names_itself(self) -> bool:
        return True


@dataclass(frozen=True, slots=True, eq=False)
class CannotLeave(Prohibition):
    """Cards cannot leave a zone for any reason (1.2.2)."""

    zone: int
    where: int = WHILE_ACTIVE

    def positions(self, player: int) -> tuple[int, ...]:
        return (AT_CANNOT + A_LEAVE,)

    def forbids(self, s: State, me: Context, player: int, card: Card | None, server: int) -> bool:
        return card is not None and card.zone == self.zone


@dataclass(frozen=True, slots=True, eq=False)
class CorpChoosesAccesses(Static):
    """The Corp chooses which cards the Runner accesses from HQ (7.3.1)."""

    where: int = WHILE_ACTIVE

    def positions(self, player: int) -> tuple[int, ...]:
        return (AT_ACCESS_CHOICE,)


@dataclass(frozen=True, slots=True, eq=False)
class SplitAndAccess(Instruction):
    """The Corp separates HQ into 2 facedown piles, and the Runner accesses all cards in one of them.

    The restriction speaks of the "other" pile. It is no instruction, so it holds during these accesses too (9.10.4a).
    """

    restriction: Instruction

    def could_change(self, s: State, me: Context) -> bool:
        return bool(s.zones[HQ])

    def resolve(self, s: State, me: Context) -> None:
        s.push(SplitHand(me, self.restriction))


@dataclass(frozen=True, slots=True, eq=False)
class AccessUpTo(Instruction):
    """Access up to a number of cards from the attacked server; the Runner may stop before."""

    n: Number | int

    def expected(self, s: State, me: Context) -> list[Effect]:
        run = current_run(s)
        if run is None:
            return []
        access = AccessCards(RUNNER, me.ref, run.server)
        access.most = amount(self.n, s, me)
        return [access]


@dataclass(frozen=True, slots=True, eq=False)
class SwapInstalledFor(Instruction):
    """Swap this installed card with a chosen one, which keeps its advancement tokens (10.11.4b)."""

    with_: Chosen

    def targets(self) -> tuple[Target, ...]:
        return (self.with_,)

    def could_change(self, s: State, me: Context) -> bool:
        mine = s.card(me.ref)
        return mine is not None and mine.installed and bool(self.with_.valid(s, me))

    def expected(self, s: State, me: Context) -> list[Effect]:
        refs = self.with_.refs(s, me)
        return [SwapKeepingTokens(me.player, me.ref, cards=(me.ref, *refs))] if refs else []

    def names_itself(self) -> bool:
        return True


@dataclass(frozen=True, slots=True, eq=False)
class HostOnThis(OnCards):
    """Host an installed card on this card instead of its host (1.12.7)."""

    what: Selection

    def on(self, s: State, me: Context, refs: tuple[int, ...]) -> list[Effect]:
        return [HostThere(me.player, me.ref, cards=refs)]

    def names_itself(self) -> bool:
        return True


@dataclass(frozen=True, slots=True, eq=False)
class HostedOnIce(Filter):
    """Programs that are hosted on an installed piece of ice."""

    def matches(self, s: State, me: Context, card: Card) -> bool:
        host = s.card(card.host)
        return card.type == PROGRAM and card.installed and host is not None and host.type == ICE and host.installed

    def candidates(self, s: State, me: Context) -> list[int]:
        return [c.id for c in s.cards if self.matches(s, me, c)]
