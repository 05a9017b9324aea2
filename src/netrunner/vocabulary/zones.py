"""What lies in zones: how many, of which faction, on top, worth how much; and cards trashed at random."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..frozen import dataclass
from ..rules.abilities.effects import MoveCards, Trash
from ..rules.concepts.values import points
from ..rules.machine.card import Card
from ..rules.machine.nodes import Condition, Context, Filter, Instruction, Number, Selection
from ..rules.machine.terms import AGENDA, CORP_SCORE, E_RUN_SUCCESSFUL, GRIP, HEAP, HQ, NO_TYPE, PLAY_AREA, RUNNER
from .base import YOU, amount, fill, who
from .cards import _PLACES
from .conditions import events_since, named_event
from .instructions import OnCards
from .traits import Trait

if TYPE_CHECKING:
    from ..rules.abilities.effects import Effect
    from ..rules.machine.card import CardDef
    from ..rules.machine.state import State

__all__ = [
    "AddAgenda", "AgendasWorth", "DidExpose", "DidTrash", "EventsThisTurn", "HostedOn", "InstallFaceup",
    "MostInstalled", "NoCardsIn", "NotUninstalled", "RanSuccessfully", "TopOfHeap", "TrashAtRandom",
]  # fmt: skip


@dataclass(frozen=True, slots=True, eq=False)
class TrashAtRandom(Instruction):
    """A player trashes cards from their hand at random, or ``by`` another does; this is no damage (10.4)."""

    n: Number | int = 1
    player: int = YOU
    by: int | None = None

    def could_change(self, s: State, me: Context) -> bool:
        return bool(s.zones[GRIP if who(me, self.player) == RUNNER else HQ]) and amount(self.n, s, me) > 0

    def expected(self, s: State, me: Context) -> list[Effect]:
        player = who(me, self.player)
        hand = list(s.zones[GRIP if player == RUNNER else HQ])
        chosen: list[int] = []
        for _ in range(min(amount(self.n, s, me), len(hand))):
            chosen.append(s.cards[hand.pop(s.random(len(hand)))].ref)
        trasher = player if self.by is None else who(me, self.by)
        return [Trash(trasher, me.ref, cards=tuple(chosen))] if chosen else []


@dataclass(frozen=True, slots=True, eq=False)
class TopOfHeap(Selection):
    """The top card of the heap: the one that was added last."""

    def refs(self, s: State, me: Context) -> tuple[int, ...]:
        heap = s.zones[HEAP]
        return (s.cards[heap[-1]].ref,) if heap else ()


@dataclass(frozen=True, slots=True, eq=False)
class AgendasWorth(Filter):
    """Agendas of a description that are worth exactly so many agenda points."""

    cards: Filter
    n: Number

    def matches(self, s: State, me: Context, card: Card) -> bool:
        return self.cards.matches(s, me, card) and points(s, card) == self.n.value(s, me)

    def candidates(self, s: State, me: Context) -> list[int]:
        return [i for i in self.cards.candidates(s, me) if self.matches(s, me, s.cards[i])]


@dataclass(frozen=True, slots=True, eq=False)
class AddAgenda(OnCards):
    """Add an agenda to the Corp's score area; it is not scored, and stays what it is (1.16.3e)."""

    what: Selection

    def on(self, s: State, me: Context, refs: tuple[int, ...]) -> list[Effect]:
        return [MoveCards(me.player, me.ref, refs, CORP_SCORE)]


@dataclass(frozen=True, slots=True, eq=False)
class EventsThisTurn(Number):
    """How often something has happened this turn, by a player."""

    event: str
    player: int = YOU

    def value(self, s: State, me: Context) -> int:
        player = who(me, self.player)
        return len([e for e in events_since(s, s.turn_start, named_event(self.event)) if e.player == player])


@dataclass(frozen=True, slots=True, eq=False)
class RanSuccessfully(Condition):
    """You have made a successful run this turn on each of some servers."""

    servers: tuple[int, ...]

    def __init__(self, *servers: int) -> None:
        fill(self, servers=servers)

    def holds(self, s: State, me: Context) -> bool:
        ran = [e.server for e in events_since(s, s.turn_start, E_RUN_SUCCESSFUL)]
        return all([server in ran for server in self.servers])


@dataclass(frozen=True, slots=True, eq=False)
class DidTrash(Condition):
    """An earlier instruction of the same ability trashed a card ("if you do")."""

    def holds(self, s: State, me: Context) -> bool:
        return me.numbers.get("trashed", 0) > 0


@dataclass(frozen=True, slots=True, eq=False)
class DidExpose(Condition):
    """An earlier instruction of the same ability exposed a card ("if you do")."""

    def holds(self, s: State, me: Context) -> bool:
        return me.numbers.get("exposed", 0) > 0


@dataclass(frozen=True, slots=True, eq=False)
class NotUninstalled(Condition):
    """The cards of a selection have not been uninstalled since (8.2.10)."""

    what: Selection

    def holds(self, s: State, me: Context) -> bool:
        return bool(self.what.refs(s, me))


@dataclass(frozen=True, slots=True, eq=False)
class NoCardsIn(Condition):
    """A zone is empty; with ``first`` the grip, for the first time this turn."""

    zone: str
    first: bool = False

    def holds(self, s: State, me: Context) -> bool:
        return not s.zones[_PLACES[self.zone]] and not (self.first and s.grip_emptied > 1)


@dataclass(frozen=True, slots=True, eq=False)
class MostInstalled(Condition):
    """You have more cards of a faction installed, or ``rezzed``, than of any other; neutral is none (2.13.2)."""

    faction: str
    rezzed: bool = False

    def holds(self, s: State, me: Context) -> bool:
        count: dict[str, int] = {}
        for i in s.zones[PLAY_AREA]:
            c = s.cards[i]
            if not c.installed or c.owner != me.player or c.type == NO_TYPE or c.defn.faction.startswith("neutral"):
                continue
            if not self.rezzed or (c.faceup and c.type != AGENDA):  # 8.1.2: faceup agendas are not rezzed
                count[c.defn.faction] = count.get(c.defn.faction, 0) + 1
        mine = count.pop(self.faction, 0)
        return mine > max(count.values(), default=0)


@dataclass(frozen=True, slots=True, eq=False)
class HostedOn(Condition):
    """This card is hosted on a card of a description."""

    cards: Filter

    def holds(self, s: State, me: Context) -> bool:
        source = me.source(s)
        host = None if source is None else s.card(source.host)
        return host is not None and self.cards.matches(s, me, host)

    def names_itself(self) -> bool:
        return True


@dataclass(frozen=True, slots=True, eq=False)
class InstallFaceup(Trait):
    """Install only faceup: the agenda is active, and neither rezzed nor unrezzed (3.2.3a, 8.1.2)."""

    def shape(self, defn: CardDef) -> None:
        defn.installed_faceup = True
