"""Restrictions and other lines of a card that shape the card itself (9.3.3)."""

from __future__ import annotations

from ..frozen import dataclass
from ..rules.machine.card import CardDef
from ..rules.machine.nodes import Condition, Cost, CostPart, Filter, Node, Number
from .base import fill
from .conditions import Always
from .costs import cost_of

__all__ = [
    "AdditionalPlayCost", "AdditionalRezCost", "AdditionalStealCost", "CanBeAdvanced", "CanHost", "CannotHost",
    "ConsoleLimit", "InstallOnlyIf", "InstallOnlyIn", "InstallOnlyOn", "PlayOnlyIf", "Recurring", "RegionLimit",
    "RemoteOnly", "RevealFromRnD", "RezInstead", "RezOnlyIf", "XAtMost",
]  # fmt: skip


class Trait(Node):
    """A line of text that sets a property of its card."""

    __slots__ = ()

    def shape(self, defn: CardDef) -> None:
        """Write the property into the card."""
        raise NotImplementedError(type(self).__name__)


@dataclass(frozen=True, slots=True, eq=False)
class CanBeAdvanced(Trait):
    """This card can be advanced (1.17.2)."""

    condition: Condition = Always()

    def shape(self, defn: CardDef) -> None:
        defn.can_advance = self.condition


@dataclass(frozen=True, slots=True, eq=False)
class InstallOnlyOn(Trait):
    """Install only on a card of a description (1.12.5c)."""

    cards: Filter

    def shape(self, defn: CardDef) -> None:
        defn.install_on = self.cards


@dataclass(frozen=True, slots=True, eq=False)
class InstallOnlyIn(Trait):
    """Install only in (the root of) one server, or one of several."""

    servers: tuple[int, ...]

    def __init__(self, *servers: int) -> None:
        fill(self, servers=servers)

    def shape(self, defn: CardDef) -> None:
        defn.install_only_in = self.servers


@dataclass(frozen=True, slots=True, eq=False)
class InstallOnlyIf(Trait):
    """Install only if a condition holds (9.1.8c)."""

    condition: Condition

    def shape(self, defn: CardDef) -> None:
        defn.install_only_if = self.condition


@dataclass(frozen=True, slots=True, eq=False)
class RemoteOnly(Trait):
    """Remote server only (8.2.12)."""

    def shape(self, defn: CardDef) -> None:
        defn.remote_only = True


@dataclass(frozen=True, slots=True, eq=False)
class PlayOnlyIf(Trait):
    """Play only if a condition holds."""

    condition: Condition

    def shape(self, defn: CardDef) -> None:
        defn.play_only_if = self.condition


@dataclass(frozen=True, slots=True, eq=False)
class Recurring(Trait):
    """Recurring credits (1.10.5): a fixed number, or X."""

    n: Number | int

    def shape(self, defn: CardDef) -> None:
        if isinstance(self.n, int):
            defn.recurring = self.n
        else:
            defn.recurring_x = self.n


@dataclass(frozen=True, slots=True, eq=False)
class RezOnlyIf(Trait):
    """Rez only if a condition holds."""

    condition: Condition

    def shape(self, defn: CardDef) -> None:
        defn.rez_only_if = self.condition


@dataclass(frozen=True, slots=True, eq=False)
class CanHost(Trait):
    """This card can host cards of a description, up to a number or an amount of memory (1.12.5a)."""

    cards: Filter
    limit: int = -1
    memory: int = -1

    def shape(self, defn: CardDef) -> None:
        defn.hosts = self.cards
        defn.host_limit = self.limit
        defn.host_memory = self.memory


@dataclass(frozen=True, slots=True, eq=False)
class RevealFromRnD(Trait):
    """While accessed from R&D, it must be revealed (1.20.7)."""

    def shape(self, defn: CardDef) -> None:
        defn.reveal_on_access = True


@dataclass(frozen=True, slots=True, eq=False)
class RezInstead(Trait):
    """A cost that the Corp may pay to rez this card instead of its rez cost."""

    cost: Cost

    def __init__(self, *cost: CostPart | int) -> None:
        fill(self, cost=cost_of(cost))

    def shape(self, defn: CardDef) -> None:
        defn.rez_instead = self.cost


@dataclass(frozen=True, slots=True, eq=False)
class CannotHost(Trait):
    """This card cannot host cards (1.2.2)."""

    def shape(self, defn: CardDef) -> None:
        defn.cannot_host = True


@dataclass(frozen=True, slots=True, eq=False)
class AdditionalRezCost(Trait):
    """An additional cost to rez this card."""

    cost: Cost

    def __init__(self, *cost: CostPart | int) -> None:
        fill(self, cost=cost_of(cost))

    def shape(self, defn: CardDef) -> None:
        defn.additional_rez = self.cost


@dataclass(frozen=True, slots=True, eq=False)
class AdditionalPlayCost(Trait):
    """An additional cost to play this card."""

    cost: Cost

    def __init__(self, *cost: CostPart | int) -> None:
        fill(self, cost=cost_of(cost))

    def shape(self, defn: CardDef) -> None:
        defn.additional_play = self.cost


@dataclass(frozen=True, slots=True, eq=False)
class AdditionalStealCost(Trait):
    """An additional cost to steal this agenda, even while it is inactive (9.1.8e)."""

    cost: Cost

    def __init__(self, *cost: CostPart | int) -> None:
        fill(self, cost=cost_of(cost))

    def shape(self, defn: CardDef) -> None:
        defn.additional_steal = self.cost


@dataclass(frozen=True, slots=True, eq=False)
class XAtMost(Trait):
    """X has a limit (9.3.3f)."""

    limit: Number

    def shape(self, defn: CardDef) -> None:
        defn.x_limit = self.limit


@dataclass(frozen=True, slots=True, eq=False)
class ConsoleLimit(Trait):
    """Limit 1 console per player: the rule of 3.8.5 itself, printed as a reminder."""

    def shape(self, defn: CardDef) -> None:
        pass


@dataclass(frozen=True, slots=True, eq=False)
class RegionLimit(Trait):
    """Limit 1 region per server: the rule of 3.6.5 itself, printed as a reminder."""

    def shape(self, defn: CardDef) -> None:
        pass
