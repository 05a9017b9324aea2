"""Words about accessing (7): how many cards and which, what must be done with them, and what it takes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..frozen import dataclass
from ..rules.abilities.replacement_effects import DoInstead
from ..rules.accessing.access import BY_ANY_MEANS, BY_PAYING, AccessCard, AccessCards, accessed_card
from ..rules.accessing.chosen_card import AccessOneOfTop as ChooseOneOfTop
from ..rules.concepts.values import play_cost, rez_cost, trash_cost
from ..rules.machine.card import Card
from ..rules.machine.nodes import (
    AT_MODIFIER,
    AT_REPLACEMENT,
    AT_REVEAL,
    PAY_COUNTER,
    WHILE_ACTIVE,
    Bill,
    Condition,
    Context,
    CostPart,
    Filter,
    Instruction,
    Modifier,
    Number,
    Pick,
    Replacement,
    RevealedWhenAccessed,
    Selection,
    Trigger,
)
from ..rules.machine.terms import (
    E_ACCESS,
    E_ACCESS_CARDS,
    E_ACCESS_OVER,
    E_ACCESSED,
    E_MOVED,
    E_RUN_BEGINS,
    E_SCORED,
    E_STOLEN,
    E_TRASHED,
    F_ACCESS,
    F_ACCESS_CARDS,
    HQ,
    ICE,
    M_ACCESSES,
    OPERATION,
    PLAY_AREA,
    RND,
    RUNNER,
    SERVER_ARCHIVES,
    SERVER_HQ,
    SERVER_RND,
    VIRUS,
)
from .base import amount, fill, several
from .conditions import events_of_last_turn, events_since
from .instructions import OnCards

if TYPE_CHECKING:
    from ..rules.abilities.effects import Effect
    from ..rules.machine.events import Event
    from ..rules.machine.state import State

__all__ = [
    "Access", "AccessFromBottom", "AccessMoreHere", "AccessMoreThere", "AccessOneOfTop", "AccessOver", "AccessServer",
    "AccessedAndLeft", "AccessesCard", "Accessing", "AlsoAccess", "AroundThisServer", "CardsAccessed", "DidAccess",
    "InRootOf", "InThisServer", "InsteadOfEachAccess", "InsteadOfOneAccess", "JustTrashed", "MustTrashAccessed",
    "RevealedIfAccessed",
    "TrashCostOfAccessed", "TrashedAccessedLastTurn", "TrashedWhileAccessed", "TrashesAccessed",
    "VirusCountersForAccessed", "WithTrashCost", "WithoutStolenCopy",
]  # fmt: skip

#: The zone of each central server, by its number.
_ZONE_OF: Final = (1, 0, 2)


# Which cards


@dataclass(frozen=True, slots=True, eq=False)
class WithTrashCost(Filter):
    """Cards that have a trash cost (2.6)."""

    def matches(self, s: State, me: Context, card: Card) -> bool:
        return card.defn.trash_cost >= 0

    def candidates(self, s: State, me: Context) -> list[int]:
        return [c.id for c in s.cards if self.matches(s, me, c)]


@dataclass(frozen=True, slots=True, eq=False)
class InRootOf(Filter):
    """Cards installed in the root of a central server."""

    server: int

    def matches(self, s: State, me: Context, card: Card) -> bool:
        return card.installed and card.server == self.server and card.id in s.servers[self.server].cards

    def candidates(self, s: State, me: Context) -> list[int]:
        return list(s.servers[self.server].cards)


@dataclass(frozen=True, slots=True, eq=False)
class WithoutStolenCopy(Filter):
    """Cards of which the Runner has no copy in their score area."""

    def matches(self, s: State, me: Context, card: Card) -> bool:
        return not any(s.cards[i].defn is card.defn for i in s.score_area(RUNNER))

    def candidates(self, s: State, me: Context) -> list[int]:
        return [c.id for c in s.cards if self.matches(s, me, c)]


@dataclass(frozen=True, slots=True, eq=False)
class AroundThisServer(Filter):
    """Corp cards in this server or protecting it; of those in the root of a central server (4.7.7c), only this card."""

    def matches(self, s: State, me: Context, card: Card) -> bool:
        source = me.source(s)
        if source is None or card.owner == RUNNER:
            return False
        if card.zone == PLAY_AREA:
            if not card.installed or card.server != source.server:
                return False
            return card.id == source.id or card.server > SERVER_ARCHIVES or card.type == ICE
        return source.server <= SERVER_ARCHIVES and card.zone == _ZONE_OF[source.server]

    def candidates(self, s: State, me: Context) -> list[int]:
        return [c.id for c in s.cards if self.matches(s, me, c)]


@dataclass(frozen=True, slots=True, eq=False)
class InThisServer(Filter):
    """Corp cards in this server: those in the zone of a central one (4.7.7b), not in its root (4.7.7c)."""

    def matches(self, s: State, me: Context, card: Card) -> bool:
        source = me.source(s)
        if source is None or card.owner == RUNNER:
            return False
        if source.server <= SERVER_ARCHIVES:
            return card.zone == _ZONE_OF[source.server]
        return card.installed and card.type != ICE and card.server == source.server

    def candidates(self, s: State, me: Context) -> list[int]:
        return [c.id for c in s.cards if self.matches(s, me, c)]


@dataclass(frozen=True, slots=True, eq=False)
class JustTrashed(Number):
    """How many cards an earlier instruction of the same ability trashed."""

    def value(self, s: State, me: Context) -> int:
        return me.numbers.get("trashed", 0)


@dataclass(frozen=True, slots=True, eq=False)
class CardsAccessed(Number):
    """How many cards were accessed in the access that just ended."""

    def value(self, s: State, me: Context) -> int:
        return 0 if me.event is None else me.event.amount


# When


@dataclass(frozen=True, slots=True, eq=False)
class AccessesCard(Trigger):
    """Whenever the Runner accesses a card of a description, perhaps only in or outside some zones (7.8.1)."""

    cards: Filter | None = None
    not_in: tuple[int, ...] = ()
    first_each_turn: bool = False
    or_scored: bool = False  # or the Corp scores one
    only_in: tuple[int, ...] = ()
    after: bool = False  # immediately after the access, wherever the card is then (7.8.5)

    def __init__(
        self,
        cards: Filter | None = None,
        not_in: int | tuple[int, ...] = (),
        first_each_turn: bool = False,
        or_scored: bool = False,
        only_in: int | tuple[int, ...] = (),
        after: bool = False,
    ) -> None:
        fill(
            self,
            cards=cards,
            not_in=several(not_in),
            first_each_turn=first_each_turn,
            or_scored=or_scored,
            only_in=several(only_in),
            after=after,
        )

    def kinds(self) -> tuple[int, ...]:
        if self.after:
            return (E_ACCESSED,)
        return (E_ACCESS, E_SCORED) if self.or_scored else (E_ACCESS,)

    def _fits(self, s: State, me: Context, event: Event) -> bool:
        if event.kind != E_SCORED and event.zone in self.not_in:
            return False
        if self.only_in and event.zone not in self.only_in:
            return False
        return self.cards is None or self.cards.matches(s, me, s.at(event.card))

    def met(self, s: State, me: Context, event: Event) -> bool:
        if not self._fits(s, me, event):
            return False
        if self.first_each_turn:
            return not any(self._fits(s, me, e) for e in events_since(s, s.turn_start, event.kind, before=event))
        return True


@dataclass(frozen=True, slots=True, eq=False)
class AccessedAndLeft(Trigger):
    """Whenever you access a card and do not trash it, nor steal it with ``stolen``: met as the access ends (7.8.5)."""

    cards: Filter | None = None
    not_in: tuple[int, ...] = ()
    first_each_turn: bool = False
    stolen: bool = False

    def __init__(
        self,
        cards: Filter | None = None,
        not_in: int | tuple[int, ...] = (),
        first_each_turn: bool = False,
        stolen: bool = False,
    ) -> None:
        fill(self, cards=cards, not_in=several(not_in), first_each_turn=first_each_turn, stolen=stolen)

    def kinds(self) -> tuple[int, ...]:
        return (E_ACCESSED,)

    def _fits(self, s: State, me: Context, event: Event) -> bool:
        if event.zone in self.not_in or (self.cards is not None and not self.cards.matches(s, me, s.at(event.card))):
            return False
        gone: list[int] = []
        before = event.prev
        while before is not None and not (before.kind == E_ACCESS and before.structure == event.structure):
            left = before.kind == E_TRASHED or (self.stolen and before.kind == E_STOLEN)
            if left and before.player == RUNNER and before.was is not None:
                gone.append(before.was.ref)
            before = before.prev
        return before is not None and before.card not in gone

    def met(self, s: State, me: Context, event: Event) -> bool:
        if not self._fits(s, me, event):
            return False
        earlier = events_since(s, s.turn_start, E_ACCESSED, before=event) if self.first_each_turn else []
        return not any([self._fits(s, me, e) for e in earlier])


@dataclass(frozen=True, slots=True, eq=False)
class AccessOver(Trigger):
    """Whenever the Runner has accessed cards (7.6.7): from the server of this card, or with ``left`` without
    stealing or trashing any of them."""

    this_server: bool = False
    left: bool = False

    def kinds(self) -> tuple[int, ...]:
        return (E_ACCESS_OVER,)

    def met(self, s: State, me: Context, event: Event) -> bool:
        source = me.source(s)
        if event.amount < 1 or (self.this_server and (source is None or source.server != event.server)):
            return False
        if not self.left:
            return True
        accessed: list[int] = []
        gone: list[int] = []
        before = event.prev
        while before is not None and not (before.kind == E_ACCESS_CARDS and before.structure == event.structure):
            if before.kind == E_ACCESS:
                accessed.append(before.card)
            elif before.player == RUNNER and before.was is not None and before.kind in (E_STOLEN, E_TRASHED):
                gone.append(before.was.ref)
            before = before.prev
        return not any([ref in accessed for ref in gone])


@dataclass(frozen=True, slots=True, eq=False)
class TrashedWhileAccessed(Trigger):
    """When this card is trashed, from anywhere, while it is being accessed."""

    def kinds(self) -> tuple[int, ...]:
        return (E_TRASHED,)

    def met(self, s: State, me: Context, event: Event) -> bool:
        was = event.was
        if was is None or (me.ref != was.ref and me.ref != event.card) or s.access_at < 0:
            return False
        access = s.stack[s.access_at]
        return isinstance(access, AccessCard) and access.card == was.ref

    def about_itself(self) -> bool:
        return True


@dataclass(frozen=True, slots=True, eq=False)
class Accessing(Condition):
    """The card being accessed fits a description."""

    cards: Filter

    def holds(self, s: State, me: Context) -> bool:
        card = accessed_card(s)
        return card is not None and self.cards.matches(s, me, card)


@dataclass(frozen=True, slots=True, eq=False)
class DidAccess(Condition):
    """An earlier instruction of the same ability let the Runner access a card ("if they do")."""

    def holds(self, s: State, me: Context) -> bool:
        since = me.numbers.get("accessing", -1)
        return since >= 0 and bool(events_since(s, since, E_ACCESS))


# Costs while accessing


@dataclass(frozen=True, slots=True, eq=False)
class TrashCostOfAccessed(CostPart):
    """Pay the trash cost of the card being accessed."""

    def add(self, s: State, me: Context, bill: Bill) -> None:
        card = accessed_card(s)
        cost = -1 if card is None else trash_cost(s, card)
        if card is None or cost < 0:
            bill.impossible = "refused-nothing-to-spend"
            return
        bill.credits += cost  # 1.10.4b: it is paid for using the ability, not for trashing the card


@dataclass(frozen=True, slots=True, eq=False)
class VirusCountersForAccessed(CostPart):
    """Remove as many virus counters from any of one's installed cards as the accessed card costs to rez or play."""

    def add(self, s: State, me: Context, bill: Bill) -> None:
        card = accessed_card(s)
        if card is None:
            bill.impossible = "refused-nothing-to-spend"
            return
        x = play_cost(s, card) if card.defn.type == OPERATION else rez_cost(s, card)
        mine = [s.cards[i] for i in s.zones[PLAY_AREA] if s.cards[i].controller() == bill.player]
        ids = tuple([c.id for c in mine if c.installed and c.counters[VIRUS]])
        bill.picks = (*bill.picks, Pick(PAY_COUNTER, ids, x, counter=VIRUS))


# What to do with accessed cards


@dataclass(frozen=True, slots=True, eq=False)
class AccessServer(Instruction):
    """Access a central server outside the normal structure of a run: its root is not accessed (7.1.1b, 7.1.2b)."""

    server: int

    def could_change(self, s: State, me: Context) -> bool:
        return bool(s.zones[_ZONE_OF[self.server]])

    def expected(self, s: State, me: Context) -> list[Effect]:
        return [AccessCards(RUNNER, me.ref, self.server)]


@dataclass(frozen=True, slots=True, eq=False)
class Access(OnCards):
    """The Runner accesses cards that are spoken of, outside the normal structure of a run (7.1.1b).

    A restriction of what else can be accessed is no instruction, so it holds during these accesses too (9.10.4a).
    """

    what: Selection
    restriction: Instruction | None = None

    def on(self, s: State, me: Context, refs: tuple[int, ...]) -> list[Effect]:
        access = AccessCards(RUNNER, me.ref, server_accessed(s.at(refs[0])), refs)
        return [access] if self.restriction is None else [*self.restriction.expected(s, me), access]

    def resolve(self, s: State, me: Context) -> None:
        me.numbers["accessing"] = s.next_event()
        OnCards.resolve(self, s, me)


def server_accessed(card: Card) -> int:
    """The server that a card is accessed in, outside of a run."""
    return {HQ: SERVER_HQ, RND: SERVER_RND}.get(card.zone, card.server)


@dataclass(frozen=True, slots=True, eq=False)
class AccessOneOfTop(Instruction):
    """Choose 1 of the top cards of R&D and access it.

    The restriction speaks of the "accessed" card. It is no instruction, so it holds during this access too (9.10.4a).
    """

    count: int
    restriction: Instruction

    def could_change(self, s: State, me: Context) -> bool:
        return bool(s.zones[RND])

    def resolve(self, s: State, me: Context) -> None:
        s.push(ChooseOneOfTop(me, self.count, self.restriction))


@dataclass(frozen=True, slots=True, eq=False)
class MustTrashAccessed(Instruction):
    """The Runner must trash the accessed card if able: by paying its trash cost, or by any means (9.11.3a and b)."""

    by_paying: bool = False

    def could_change(self, s: State, me: Context) -> bool:
        return accessed_card(s) is not None

    def resolve(self, s: State, me: Context) -> None:
        access = s.stack[s.access_at] if s.access_at >= 0 else None
        if isinstance(access, AccessCard) and me.event is not None and me.event.card == access.card:
            access.must = max(access.must, BY_PAYING) if self.by_paying else BY_ANY_MEANS


# Declarations


@dataclass(frozen=True, slots=True, eq=False)
class RevealedIfAccessed(RevealedWhenAccessed):
    """Cards of a description must be revealed while they are accessed in R&D."""

    cards: Filter
    where: int = WHILE_ACTIVE

    def positions(self, player: int) -> tuple[int, ...]:
        return (AT_REVEAL,)

    def reveals(self, s: State, me: Context, card: Card) -> bool:
        return self.cards.matches(s, me, card)


@dataclass(frozen=True, slots=True, eq=False)
class AccessMoreThere(Modifier):
    """Access additional cards whenever cards are accessed from the server that this run was made on."""

    n: Number | int
    where: int = WHILE_ACTIVE
    sets: bool = False
    subtype: str = ""

    def positions(self, player: int) -> tuple[int, ...]:
        return (AT_MODIFIER + M_ACCESSES,)

    def server_matches(self, s: State, me: Context, server: int, by_run: bool) -> bool:
        begun = events_since(s, s.turn_start, E_RUN_BEGINS)
        return bool(begun) and begun[0].server == server

    def change(self, s: State, me: Context, card: Card | None) -> int:
        return amount(self.n, s, me)


@dataclass(frozen=True, slots=True, eq=False)
class AccessMoreHere(Modifier):
    """The Runner accesses additional cards whenever cards are accessed from the server of this card (7.1.2)."""

    n: int
    where: int = WHILE_ACTIVE
    sets: bool = False
    subtype: str = ""

    def positions(self, player: int) -> tuple[int, ...]:
        return (AT_MODIFIER + M_ACCESSES,)

    def server_matches(self, s: State, me: Context, server: int, by_run: bool) -> bool:
        source = me.source(s)
        return source is not None and source.server == server

    def change(self, s: State, me: Context, card: Card | None) -> int:
        return self.n


@dataclass(frozen=True, slots=True, eq=False)
class AccessFromBottom(Replacement):
    """Cards are accessed from the bottom of R&D instead of the top; that can still be replaced (9.8.11a)."""

    where: int = WHILE_ACTIVE

    def positions(self, player: int) -> tuple[int, ...]:
        return (AT_REPLACEMENT + F_ACCESS_CARDS,)

    def applies(self, s: State, me: Context, effect: Effect) -> bool:
        return effect.source < 0 and effect.server == SERVER_RND

    def replace(self, s: State, me: Context, effect: Effect) -> list[Effect]:
        assert isinstance(effect, AccessCards)
        return [effect.bottom_up()]


@dataclass(frozen=True, slots=True, eq=False)
class InsteadOfEachAccess(Replacement):
    """Each time a card would be accessed in a zone, instructions are carried out instead of accessing that card.

    With ``cards`` only for one card of a description, if the Runner likes; "that card" is known as ``accessed``.
    """

    zone: int
    does: tuple[Instruction, ...]
    where: int = WHILE_ACTIVE
    cards: Filter | None = None

    def __init__(self, zone: int, *does: Instruction, where: int = WHILE_ACTIVE, cards: Filter | None = None) -> None:
        fill(self, zone=zone, does=does, where=where, cards=cards)

    def positions(self, player: int) -> tuple[int, ...]:
        return (AT_REPLACEMENT + F_ACCESS,)

    def applies(self, s: State, me: Context, effect: Effect) -> bool:
        if self.cards is not None and self._done(s, me):
            return False
        for i in effect.present(s):
            if s.cards[i].zone == self.zone and (self.cards is None or self.cards.matches(s, me, s.cards[i])):
                return self.cards is None or any([does.could_change(s, self._about(me, effect)) for does in self.does])
        return False

    def _done(self, s: State, me: Context) -> bool:
        """Whether it has replaced an access already: "a card" is one of them."""
        return any([e.source == me.ref for e in events_since(s, me.numbers.get("since", 0) + 1, E_TRASHED)])

    def _about(self, me: Context, effect: Effect) -> Context:
        mine = me.copy()
        mine.picks["accessed"] = effect.cards
        return mine

    def replace(self, s: State, me: Context, effect: Effect) -> list[Effect]:
        base = None if self.cards is None else effect
        return [DoInstead(me.player, me.ref, self.does, self._about(me, effect), base)]


@dataclass(frozen=True, slots=True, eq=False)
class InsteadOfOneAccess(Replacement):
    """Whenever you access cards in a zone, you may do something with 1 of them instead of accessing it.

    That card is known as ``accessed``.
    """

    zone: int
    does: tuple[Instruction, ...]
    where: int = WHILE_ACTIVE

    def __init__(self, zone: int, *does: Instruction, where: int = WHILE_ACTIVE) -> None:
        fill(self, zone=zone, does=does, where=where)

    def positions(self, player: int) -> tuple[int, ...]:
        return (AT_REPLACEMENT + F_ACCESS,)

    def applies(self, s: State, me: Context, effect: Effect) -> bool:
        return any([s.cards[i].zone == self.zone for i in effect.present(s)]) and not self._done(s, me)

    def _done(self, s: State, me: Context) -> bool:
        """Whether it has replaced an access of these cards already (7.6.1)."""
        begun = events_since(s, s.turn_start, E_ACCESS_CARDS)
        return any([e.source == me.ref for e in events_since(s, begun[0].n if begun else 0, E_MOVED)])

    def replace(self, s: State, me: Context, effect: Effect) -> list[Effect]:
        mine = me.copy()
        mine.picks["accessed"] = effect.cards
        return [DoInstead(me.player, me.ref, self.does, mine, effect)]


@dataclass(frozen=True, slots=True, eq=False)
class AlsoAccess(Replacement):
    """After accessing cards in step 6.9.5g of the run, central servers are accessed too, without roots (7.1.2b)."""

    servers: tuple[int, ...]
    where: int = WHILE_ACTIVE

    def __init__(self, *servers: int, where: int = WHILE_ACTIVE) -> None:
        fill(self, servers=servers, where=where)

    def positions(self, player: int) -> tuple[int, ...]:
        return (AT_REPLACEMENT + F_ACCESS_CARDS,)

    def applies(self, s: State, me: Context, effect: Effect) -> bool:
        return effect.source < 0

    def replace(self, s: State, me: Context, effect: Effect) -> list[Effect]:
        return [effect, *[AccessCards(RUNNER, me.ref, server) for server in self.servers]]


@dataclass(frozen=True, slots=True, eq=False)
class TrashesAccessed(Trigger):
    """Whenever the Runner trashes a card that is being accessed, perhaps only the first time each turn."""

    first_each_turn: bool = False

    def kinds(self) -> tuple[int, ...]:
        return (E_TRASHED,)

    def met(self, s: State, me: Context, event: Event) -> bool:
        if not _was_accessed(event):
            return False
        earlier = events_since(s, s.turn_start, E_TRASHED, before=event) if self.first_each_turn else []
        return not any([_was_accessed(e) for e in earlier])


@dataclass(frozen=True, slots=True, eq=False)
class TrashedAccessedLastTurn(Condition):
    """The Runner trashed a card that was being accessed during their last turn."""

    def holds(self, s: State, me: Context) -> bool:
        return any([_was_accessed(e) for e in events_of_last_turn(s, RUNNER, E_TRASHED)])


def _was_accessed(event: Event) -> bool:
    """Whether the Runner trashed a card in the middle of accessing it (7.8.1 to 7.8.5)."""
    was = event.was
    if event.player != RUNNER or was is None:
        return False
    before = event.prev
    while before is not None and not (before.kind == E_ACCESSED and before.card == was.ref):
        if before.kind == E_ACCESS and before.card == was.ref:
            return True
        before = before.prev
    return False
