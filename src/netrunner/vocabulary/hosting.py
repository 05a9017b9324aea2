"""Hosting (1.12): cards that are hosted without being installed, and hosts that change."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from ..frozen import dataclass
from ..rules.abilities.effects import Trash
from ..rules.abilities.resolving import Resolution
from ..rules.concepts.hosting import HostCards, HostOn
from ..rules.concepts.values import has_subtype
from ..rules.into_play.installing import InstallCard, Terms, why_not_install
from ..rules.machine.card import Card, id_of
from ..rules.machine.nodes import Condition, Context, Filter, Instruction, Number, Selection, Target, Trigger
from ..rules.machine.terms import E_INSTALLED, EVENT, FIRST_REMOTE, ICE, OPERATION
from .abilities import PaidAbility
from .base import Does, amount, fill, several
from .cards import Chosen
from .instructions import OnCards

if TYPE_CHECKING:
    from ..rules.abilities.effects import Effect
    from ..rules.machine.events import Event
    from ..rules.machine.state import State

__all__ = [
    "HostHere", "HostThisOn", "HostedHere", "HostsWithout", "IfPossible", "InstallCostOf", "InstallOrTrash",
    "InstalledHere", "InstalledOnThis", "NextInward", "WithinReach", "host_on_outermost", "moving_hosted",
]  # fmt: skip


@dataclass(frozen=True, slots=True, eq=False)
class HostHere(OnCards):
    """Host cards on this card without installing them (1.12.2), perhaps with power counters on them."""

    what: Selection
    facedown: bool = False
    counters: Number | int = 0

    @property
    def hosts_here(self) -> bool:
        """Whether the card that says so hosts cards by an ability (1.12.5b)."""
        return True

    def on(self, s: State, me: Context, refs: tuple[int, ...]) -> list[Effect]:
        n = amount(self.counters, s, me)
        return [HostCards(me.player, me.ref, refs, host=me.ref, faceup=not self.facedown, amount=n)]

    def names_itself(self) -> bool:
        return True


@dataclass(frozen=True, slots=True, eq=False)
class HostedHere(Filter):
    """Cards hosted on this card (1.12.9), also while its own ability holds them (9.5.5).

    ``cards`` describes them further; ``counter`` asks for counters of that kind on them, or for none of it.
    """

    cards: Filter | None = None
    counter: int = -1
    has_counter: bool = True
    facedown: bool = False  # whether they are hosted facedown, so that only their owner knows them

    @property
    def by_cost(self) -> bool:
        """Whether it depends on what the opponent cannot see."""
        return self.facedown

    def matches(self, s: State, me: Context, card: Card) -> bool:
        if card.id not in _hosted(s, me):
            return False
        if self.counter >= 0 and (card.counters[self.counter] > 0) != self.has_counter:
            return False
        return self.cards is None or self.cards.matches(s, me, card)

    def candidates(self, s: State, me: Context) -> list[int]:
        return [i for i in _hosted(s, me) if self.matches(s, me, s.cards[i])]


def _hosted(s: State, me: Context) -> list[int]:
    if "hosted" in me.picks:
        return [id_of(r) for r in me.picks["hosted"] if s.card(r) is not None]
    host = s.card(me.ref)
    return [] if host is None else list(host.hosted)


@dataclass(frozen=True, slots=True, eq=False)
class HostsWithout(Condition):
    """There is a hosted card without counters of a kind."""

    counter: int

    def holds(self, s: State, me: Context) -> bool:
        return any([not s.cards[i].counters[self.counter] for i in _hosted(s, me)])


@dataclass(frozen=True, slots=True, eq=False)
class InstalledOnThis(Filter):
    """Cards of a description that are installed, or about to be installed, on this card (8.3.2)."""

    cards: Filter

    def matches(self, s: State, me: Context, card: Card) -> bool:
        return card.host == me.ref and self.cards.matches(s, me, card)

    def candidates(self, s: State, me: Context) -> list[int]:
        return [i for i in self.cards.candidates(s, me) if self.matches(s, me, s.cards[i])]

    def names_itself(self) -> bool:
        return True


@dataclass(frozen=True, slots=True, eq=False)
class InstalledHere(Trigger):
    """Whenever you install a card of a description on this card."""

    cards: Filter

    def kinds(self) -> tuple[int, ...]:
        return (E_INSTALLED,)

    def met(self, s: State, me: Context, event: Event) -> bool:
        c = s.at(event.card)
        return event.player == me.player and c.host == me.ref and self.cards.matches(s, me, c)

    def names_itself(self) -> bool:
        return True


@dataclass(frozen=True, slots=True, eq=False)
class InstallCostOf(Number):
    """The printed install costs of cards together, wherever those are now (9.1.4); X counts as 0 (1.15.3a).

    What became of the cards tells which they are: they were "trashed", "uninstalled" or "removed".
    """

    name: str = "target"
    or_play: bool = False  # or the play costs of those that have one
    became: str = ""

    def value(self, s: State, me: Context) -> int:
        cards = [s.at(r).defn for r in me.picks.get(self.name, ())]
        return sum([c.cost for c in cards if self.or_play or c.type not in (EVENT, OPERATION)])


_FREE: Final = Terms(ignore=True)


@dataclass(frozen=True, slots=True, eq=False)
class InstallOrTrash(OnCards):
    """Install a card, ignoring all costs; one that cannot be installed is trashed (3.8.5e)."""

    what: Selection

    def on(self, s: State, me: Context, refs: tuple[int, ...]) -> list[Effect]:
        found: list[Effect] = []
        for ref in refs:
            if why_not_install(s, me.player, s.at(ref), _FREE) is None:
                found.append(InstallCard(me.player, me.ref, (ref,), _FREE))
            else:
                found.append(Trash(me.player, me.ref, cards=(ref,)))
        return found


# Hosts that change (1.12.7)


@dataclass(frozen=True, slots=True, eq=False)
class HostThisOn(Instruction):
    """Host this card on another one; it stays installed (1.12.7)."""

    on: Selection

    def targets(self) -> tuple[Target, ...]:
        target = self.on.target()
        return () if target is None else (target,)

    def could_change(self, s: State, me: Context) -> bool:
        source = s.card(me.ref)
        target = self.on.target()
        if source is None:
            return False
        if target is None:
            return any([ref != source.host for ref in self.on.refs(s, me)])
        return any([s.cards[i].ref != source.host for i in target.valid(s, me)])

    def expected(self, s: State, me: Context) -> list[Effect]:
        hosts = self.on.refs(s, me)
        return [HostOn(me.player, me.ref, cards=hosts[:1])] if hosts else []

    def names_itself(self) -> bool:
        return True


@dataclass(frozen=True, slots=True, eq=False)
class OutermostOfCentral(Filter):
    """The outermost ice protecting a central server, on which this card is not hosted yet."""

    def matches(self, s: State, me: Context, card: Card) -> bool:
        return card.id in self.candidates(s, me)

    def candidates(self, s: State, me: Context) -> list[int]:
        mine = s.cards[me.card].host
        outermost = [s.servers[n].ice[-1] for n in range(FIRST_REMOTE) if s.servers[n].ice]
        return [i for i in outermost if s.cards[i].ref != mine]


@dataclass(frozen=True, slots=True, eq=False)
class WithinReach(Filter):
    """Ice that hosts no card of a subtype; while this card is hosted on ice, only what is within its reach (4.7.9).

    ``how`` is "straight" (protecting the same server, or in the same position), "across" (from a central to a remote
    server or back) or "apart" (not directly before or after).
    """

    how: str
    subtype: str

    def __post_init__(self) -> None:
        if self.how not in ("straight", "across", "apart"):
            raise ValueError(f"nothing moves {self.how!r}")

    def matches(self, s: State, me: Context, card: Card) -> bool:
        return card.id in self.candidates(s, me)

    def candidates(self, s: State, me: Context) -> list[int]:
        source = s.card(me.ref)
        ice = None if source is None else s.card(source.host)
        if ice is not None and (ice.type != ICE or ice.id not in s.servers[ice.server].ice):
            ice = None
        found = [s.cards[i] for server in s.servers.values() for i in server.ice]
        free = [c for c in found if not any([has_subtype(s, s.cards[i], self.subtype) for i in c.hosted])]
        return [c.id for c in free if ice is None or self._reaches(s, ice, c)]

    def _reaches(self, s: State, ice: Card, other: Card) -> bool:
        if self.how == "across":
            return (ice.server < FIRST_REMOTE) != (other.server < FIRST_REMOTE)
        distance = abs(s.ice_position(ice) - s.ice_position(other))
        if self.how == "apart":
            return ice.server != other.server or distance > 1
        return ice.server == other.server or distance == 0


@dataclass(frozen=True, slots=True, eq=False)
class NextInward(Selection):
    """The ice directly inward from the ice that this card is hosted on (4.7.9)."""

    def refs(self, s: State, me: Context) -> tuple[int, ...]:
        source = s.card(me.ref)
        ice = None if source is None else s.card(source.host)
        if ice is None or ice.type != ICE or ice.id not in s.servers[ice.server].ice:
            return ()
        at = s.ice_position(ice)
        return (s.cards[s.servers[ice.server].ice[at - 1]].ref,) if at > 0 else ()


@dataclass(frozen=True, slots=True, eq=False)
class IfPossible(Instruction):
    """An instruction if it can be carried out, otherwise others ("if you cannot")."""

    does: Instruction
    otherwise: tuple[Instruction, ...]

    def __init__(self, does: Instruction, otherwise: Does) -> None:
        fill(self, does=does, otherwise=several(otherwise))

    def could_change(self, s: State, me: Context) -> bool:
        return self.does.could_change(s, me) or any([i.could_change(s, me) for i in self.otherwise])

    def resolve(self, s: State, me: Context) -> None:
        possible = self.does.could_change(s, me)
        s.push(Resolution(None, (self.does,) if possible else self.otherwise, me))


def moving_hosted(ability: PaidAbility) -> PaidAbility:
    """The same ability, which acts on cards hosted on its source although that is trashed for it (9.5.5)."""
    return replace(ability, moves_hosted=True)


def host_on_outermost() -> HostThisOn:
    """Host this card on the outermost ice protecting a central server."""
    return HostThisOn(Chosen(OutermostOfCentral()))
