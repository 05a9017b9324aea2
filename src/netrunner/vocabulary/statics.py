"""Declarations (9.3.5): what static abilities state."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..frozen import dataclass
from ..rules.abilities.replacement_effects import DoInstead
from ..rules.concepts.moving import chosen_server
from ..rules.machine.card import Card, id_of
from ..rules.machine.nodes import (
    AT_CANNOT,
    AT_COST,
    AT_CREDITS,
    AT_GRANT,
    AT_MODIFIER,
    AT_REPLACEMENT,
    WHILE_ACTIVE,
    Ability,
    AdditionalCost,
    Condition,
    Context,
    Cost,
    Filter,
    Grant,
    HostedCredits,
    Instruction,
    Modifier,
    Number,
    Prohibition,
    Replacement,
    Selection,
    Static,
)
from ..rules.machine.terms import (
    F_ACCESS_CARDS,
    FIRST_REMOTE,
    M_ACCESSES,
    M_ADVANCEMENT_REQUIREMENT,
    M_HAND_SIZE,
    M_HOSTED_MEMORY,
    M_INSTALL_COST,
    M_LINK,
    M_MEMORY_FOR,
    M_MEMORY_LIMIT,
    M_PLAY_COST,
    M_POINTS_TO_WIN,
    M_REZ_COST,
    M_STRENGTH,
    M_SUBTYPE,
    NOBODY,
)
from .base import ANYONE, YOU, amount, fill, several, who
from .cards import those
from .costs import Price, cost_of

if TYPE_CHECKING:
    from ..rules.abilities.effects import Effect
    from ..rules.machine.state import State

__all__ = [
    "AccessMore", "AdditionalCostTo", "Cannot", "CostsLess", "GetsSubtype", "GrantsAbility", "HandSize",
    "HostedCreditsFor", "IgnoresInstallCost", "Link", "Memory", "MemoryFor", "NoMemoryCost", "PointsToWin",
    "Requirement", "StrengthBonus",
]  # fmt: skip


def _about(s: State, me: Context, card: Card | None, cards: Filter | None, of: Selection | None) -> bool:
    """Whether a declaration speaks of ``card``."""
    if card is None:
        return False
    if of is not None:
        return card.ref in of.refs(s, me)
    if cards is not None:
        return cards.matches(s, me, card)
    return card.ref == me.ref


@dataclass(frozen=True, slots=True, eq=False)
class StrengthBonus(Modifier):
    """Cards get more or less strength: this card, those of a description, or a selection."""

    n: Number | int
    cards: Filter | None = None
    of: Selection | None = None
    condition: Condition | None = None
    where: int = WHILE_ACTIVE
    sets: bool = False
    subtype: str = ""

    def positions(self, player: int) -> tuple[int, ...]:
        return (AT_MODIFIER + M_STRENGTH,)

    def change(self, s: State, me: Context, card: Card | None) -> int:
        if not _about(s, me, card, self.cards, self.of):
            return 0
        if self.condition is not None and not self.condition.holds(s, me):
            return 0
        return amount(self.n, s, me)

    def names_itself(self) -> bool:
        return self.cards is None and self.of is None


@dataclass(frozen=True, slots=True, eq=False)
class _PlayerValue(Modifier):
    """A value of a player."""

    n: Number | int
    player: int = YOU
    condition: Condition | None = None
    where: int = WHILE_ACTIVE
    sets: bool = False
    subtype: str = ""

    def value(self) -> int:
        """Which value."""
        raise NotImplementedError(type(self).__name__)

    def positions(self, player: int) -> tuple[int, ...]:
        return (AT_MODIFIER + self.value(),)

    def applies(self, s: State, me: Context, card: Card | None) -> bool:
        if card is not None and self.player != ANYONE and card.owner != who(me, self.player):
            return False
        return self.condition is None or self.condition.holds(s, me)  # 9.3.2c

    def change(self, s: State, me: Context, card: Card | None) -> int:
        return amount(self.n, s, me) if self.applies(s, me, card) else 0


@dataclass(frozen=True, slots=True, eq=False)
class Memory(_PlayerValue):
    """More or less memory (1.19.2)."""

    def value(self) -> int:
        return M_MEMORY_LIMIT


@dataclass(frozen=True, slots=True, eq=False)
class MemoryFor(Modifier):
    """More memory, which only programs of a description can use (1.19.2)."""

    n: int
    cards: Filter
    where: int = WHILE_ACTIVE
    sets: bool = False
    subtype: str = ""

    def positions(self, player: int) -> tuple[int, ...]:
        return (AT_MODIFIER + M_MEMORY_FOR,)

    def applies(self, s: State, me: Context, card: Card | None) -> bool:
        return card is not None and self.cards.matches(s, me, card)

    def change(self, s: State, me: Context, card: Card | None) -> int:
        return self.n


@dataclass(frozen=True, slots=True, eq=False)
class Link(_PlayerValue):
    """More or less link (10.7.1)."""

    def value(self) -> int:
        return M_LINK


@dataclass(frozen=True, slots=True, eq=False)
class HandSize(_PlayerValue):
    """A larger or smaller maximum hand size (5.5.3)."""

    def value(self) -> int:
        return M_HAND_SIZE


@dataclass(frozen=True, slots=True, eq=False)
class PointsToWin(Modifier):
    """Each player needs more or fewer agenda points to win the game (1.7.2a)."""

    n: int
    where: int = WHILE_ACTIVE
    sets: bool = False
    subtype: str = ""

    def positions(self, player: int) -> tuple[int, ...]:
        return (AT_MODIFIER + M_POINTS_TO_WIN,)

    def change(self, s: State, me: Context, card: Card | None) -> int:
        return self.n


_COSTS: Final = {"install": M_INSTALL_COST, "rez": M_REZ_COST, "play": M_PLAY_COST}


@dataclass(frozen=True, slots=True, eq=False)
class CostsLess(Modifier):
    """The install, rez or play cost of cards is lower (or, with a negative number, higher)."""

    what: str
    n: Number | int
    cards: Filter | None = None
    condition: Condition | None = None
    where: int = WHILE_ACTIVE
    sets: bool = False
    subtype: str = ""

    def positions(self, player: int) -> tuple[int, ...]:
        return (AT_MODIFIER + _COSTS[self.what],)

    def change(self, s: State, me: Context, card: Card | None) -> int:
        if card is None:
            return 0
        cards = self.cards
        if not cards.matches(s, me, card) if cards is not None else card.ref != me.ref:
            return 0
        if self.condition is not None and not self.condition.holds(s, me):
            return 0
        return -amount(self.n, s, me)

    @property
    def own_cost(self) -> int:
        return _COSTS[self.what] if self.cards is None else -1

    def names_itself(self) -> bool:
        return self.cards is None


@dataclass(frozen=True, slots=True, eq=False)
class IgnoresInstallCost(Modifier):
    """The install cost of cards is ignored, whatever changes it; additional costs remain (1.15.9)."""

    cards: Filter
    condition: Condition | None = None
    where: int = WHILE_ACTIVE
    sets: bool = False
    subtype: str = ""

    def positions(self, player: int) -> tuple[int, ...]:
        return (AT_MODIFIER + M_INSTALL_COST,)

    def change(self, s: State, me: Context, card: Card | None) -> int:
        if card is None or not self.cards.matches(s, me, card):
            return 0
        return -(1 << 20) if self.condition is None or self.condition.holds(s, me) else 0


@dataclass(frozen=True, slots=True, eq=False)
class Requirement(Modifier):
    """The advancement requirement of agendas changes."""

    n: Number | int
    cards: Filter | None = None
    where: int = WHILE_ACTIVE
    sets: bool = False
    subtype: str = ""
    condition: Condition | None = None

    def positions(self, player: int) -> tuple[int, ...]:
        return (AT_MODIFIER + M_ADVANCEMENT_REQUIREMENT,)

    def change(self, s: State, me: Context, card: Card | None) -> int:
        if self.condition is not None and not self.condition.holds(s, me):
            return 0
        return amount(self.n, s, me) if _about(s, me, card, self.cards, None) else 0

    @property
    def own_cost(self) -> int:
        return M_ADVANCEMENT_REQUIREMENT if self.cards is None else -1

    def names_itself(self) -> bool:
        return self.cards is None


@dataclass(frozen=True, slots=True, eq=False)
class NoMemoryCost(Modifier):
    """The memory costs of hosted programs do not count (1.19.3)."""

    where: int = WHILE_ACTIVE
    sets: bool = False
    subtype: str = ""

    def positions(self, player: int) -> tuple[int, ...]:
        return (AT_MODIFIER + M_HOSTED_MEMORY,)

    def change(self, s: State, me: Context, card: Card | None) -> int:
        return -1 if card is not None and card.host == me.ref else 0


@dataclass(frozen=True, slots=True, eq=False)
class AccessMore(Modifier):
    """Access additional (or fewer) cards from a server, or from any with ``server`` -1 (7.1.2)."""

    n: Number | int
    server: int = -1
    where: int = WHILE_ACTIVE
    sets: bool = False
    subtype: str = ""
    this_run: bool = False  # only the access that the rules permit for the run (6.7.3b)
    or_server: int = -1  # from this server as well
    condition: Condition | None = None

    def positions(self, player: int) -> tuple[int, ...]:
        return (AT_MODIFIER + M_ACCESSES,)

    def server_matches(self, s: State, me: Context, server: int, by_run: bool) -> bool:
        there = self.server < 0 or server in (self.server, self.or_server)
        if self.condition is not None and not self.condition.holds(s, me):
            return False
        return there and (by_run or not self.this_run)

    def change(self, s: State, me: Context, card: Card | None) -> int:
        return amount(self.n, s, me)


@dataclass(frozen=True, slots=True, eq=False)
class GetsSubtype(Modifier):
    """Cards gain (or with ``n`` -1 lose) a subtype (2.16.5)."""

    subtype: str
    of: Selection | None = None
    cards: Filter | None = None
    n: int = 1
    where: int = WHILE_ACTIVE
    sets: bool = False
    condition: Condition | None = None

    def positions(self, player: int) -> tuple[int, ...]:
        return (AT_MODIFIER + M_SUBTYPE,)

    def change(self, s: State, me: Context, card: Card | None) -> int:
        if not _about(s, me, card, self.cards, self.of):
            return 0
        return self.n if self.condition is None or self.condition.holds(s, me) else 0

    def names_itself(self) -> bool:
        return self.cards is None and self.of is None


@dataclass(frozen=True, slots=True, eq=False)
class HostedCreditsFor(HostedCredits):
    """What the credits on this card can be spent for (1.10.4b); no purpose means anything (1.10.4c)."""

    purposes: tuple[int, ...] = ()
    cards: Filter | None = None
    condition: Condition | None = None
    where: int = WHILE_ACTIVE
    in_pool: bool = False
    this_server: bool = False  # only for what is installed in or protecting this server

    def __init__(
        self,
        purposes: int | tuple[int, ...] = (),
        cards: Filter | None = None,
        condition: Condition | None = None,
        where: int = WHILE_ACTIVE,
        in_pool: bool = False,
        this_server: bool = False,
    ) -> None:
        fill(
            self,
            purposes=several(purposes),
            cards=cards,
            condition=condition,
            where=where,
            in_pool=in_pool,
            this_server=this_server,
        )

    def positions(self, player: int) -> tuple[int, ...]:
        return (AT_CREDITS,)

    def serves(self, s: State, me: Context, player: int, purpose: int, subject: int, server: int) -> bool:
        if player != me.player or (self.purposes and purpose not in self.purposes):
            return False
        if self.this_server:
            source = me.source(s)
            if source is None or source.server != server:
                return False
        if self.condition is not None and not self.condition.holds(s, me):
            return False
        return self.cards is None or (subject >= 0 and self.cards.matches(s, me, s.cards[subject]))


@dataclass(frozen=True, slots=True, eq=False)
class Cannot(Prohibition):
    """A "cannot" (1.2.2): an act, perhaps only by one player, with certain cards, on certain servers."""

    act: int
    player: int = NOBODY - 2
    cards: Filter | None = None
    this_server: bool = False
    servers: tuple[int, ...] = ()
    condition: Condition | None = None
    where: int = WHILE_ACTIVE
    damage: int = -1  # only damage of this type (9.8.5c)
    remote: bool = False  # on any remote server

    def __init__(
        self,
        act: int,
        player: int = NOBODY - 2,
        cards: Filter | Selection | None = None,
        this_server: bool = False,
        servers: int | tuple[int, ...] = (),
        condition: Condition | None = None,
        where: int = WHILE_ACTIVE,
        damage: int = -1,
        remote: bool = False,
    ) -> None:
        fill(
            self,
            act=act,
            player=player,
            cards=those(cards),
            this_server=this_server,
            servers=several(servers),
            condition=condition,
            where=where,
            damage=damage,
            remote=remote,
        )

    def positions(self, player: int) -> tuple[int, ...]:
        return (AT_CANNOT + self.act,)

    def forbids(self, s: State, me: Context, player: int, card: Card | None, server: int) -> bool:
        if self.player > NOBODY - 2 and who(me, self.player) != player:
            return False
        if self.condition is not None and not self.condition.holds(s, me):
            return False
        if self.cards is not None and (card is None or not self.cards.matches(s, me, card)):
            return False
        if (self.servers and server not in self.servers) or (self.remote and server < FIRST_REMOTE):
            return False
        if self.damage >= 0 and server != self.damage:
            return False
        if self.this_server:
            source = me.source(s)
            return source is not None and source.server == server
        return True


@dataclass(frozen=True, slots=True, eq=False)
class AdditionalCostTo(AdditionalCost):
    """An additional cost to an act (1.15.9), perhaps only for certain cards or servers, or under a condition."""

    act: int
    cost: Cost
    cards: Filter | None = None
    this_server: bool = False
    condition: Condition | None = None
    where: int = WHILE_ACTIVE
    servers: tuple[int, ...] = ()
    remote: bool = False
    chosen: bool = False  # only for the server that was chosen for this card

    def __init__(
        self,
        act: int,
        cost: Price,
        cards: Filter | Selection | None = None,
        this_server: bool = False,
        condition: Condition | None = None,
        where: int = WHILE_ACTIVE,
        servers: int | tuple[int, ...] = (),
        remote: bool = False,
        chosen: bool = False,
    ) -> None:
        fill(
            self,
            chosen=chosen,
            act=act,
            cost=cost_of(cost),
            cards=those(cards),
            this_server=this_server,
            condition=condition,
            where=where,
            servers=several(servers),
            remote=remote,
        )

    def positions(self, player: int) -> tuple[int, ...]:
        return (AT_COST + self.act,)

    def cost_for(self, s: State, me: Context, card: Card | None, server: int) -> Cost | None:
        if self.cards is not None and (card is None or not self.cards.matches(s, me, card)):
            return None
        if (self.servers and server not in self.servers) or (self.remote and server < FIRST_REMOTE):
            return None
        if self.this_server or self.chosen:
            source = me.source(s)
            if source is None or server != (chosen_server(source) if self.chosen else source.server):
                return None
        if self.condition is not None and not self.condition.holds(s, me):
            return None
        return self.cost


@dataclass(frozen=True, slots=True, eq=False)
class GrantsAbility(Grant):
    """Cards have another ability (9.1.3b): this card under a condition, or a selection."""

    ability: Ability
    of: Selection | None = None
    condition: Condition | None = None
    where: int = WHILE_ACTIVE
    n: Number | int = 1  # a subroutine may be gained several times over
    first: bool = False  # a subroutine comes before all others of its ice

    @property
    def comes_first(self) -> bool:
        return self.first

    def __post_init__(self) -> None:
        if isinstance(self.ability, Static):
            raise ValueError("a static ability is not granted: declare it with a condition of its own")

    def positions(self, player: int) -> tuple[int, ...]:
        return (AT_GRANT,)

    def times(self, s: State, me: Context) -> int:
        return amount(self.n, s, me)

    def recipients(self, s: State, me: Context) -> list[int]:
        if self.condition is not None and not self.condition.holds(s, me):
            return []
        if self.of is None:
            return [me.card]
        return [id_of(r) for r in self.of.refs(s, me)]

    def names_itself(self) -> bool:
        return self.of is None


@dataclass(frozen=True, slots=True, eq=False)
class InsteadOfAccessing(Replacement):
    """Instead of accessing cards, instructions are carried out (6.7.3b)."""

    does: tuple[Instruction, ...]
    optional: bool = False
    where: int = WHILE_ACTIVE

    def __init__(self, *does: Instruction, optional: bool = False, where: int = WHILE_ACTIVE) -> None:
        fill(self, does=does, optional=optional, where=where)

    def positions(self, player: int) -> tuple[int, ...]:
        return (AT_REPLACEMENT + F_ACCESS_CARDS,)

    def applies(self, s: State, me: Context, effect: Effect) -> bool:
        return effect.source < 0  # the access of step 6.9.5g, not one by an ability

    def replace(self, s: State, me: Context, effect: Effect) -> list[Effect]:
        return [DoInstead(me.player, me.ref, self.does, me, effect if self.optional else None)]
