"""Installing and playing on special terms: from which zone, into one server, for less (8.2, 8.5, 9.8.6c)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..frozen import dataclass
from ..rules.abilities.interrupts import make_imminent
from ..rules.abilities.resolving import Resolution
from ..rules.into_play.installing import InstallCard, Terms, why_not_install
from ..rules.machine.card import REF, Card
from ..rules.machine.nodes import Context, Filter, Instruction, Number, Selection, Target, Trigger
from ..rules.machine.terms import (
    CORP,
    E_INSTALLED,
    E_RESOLVED,
    E_SEARCHED,
    E_USED,
    F_INSTALL,
    F_PLAY,
    FIRST_REMOTE,
    NEW_REMOTE,
    OPERATION,
    PROGRAM,
)
from .base import YOU, fill, number, who
from .cards import _PLACES, Cards, Chosen
from .conditions import events_since
from .flow import ChooseUpTo, RepeatProcess
from .interrupts import imminent_effects
from .into_play import Install, Installable, Playable, PlayIt
from .numbers import Named
from .would import WouldHappen

if TYPE_CHECKING:
    from ..rules.abilities.effects import Effect
    from ..rules.machine.events import Event
    from ..rules.machine.state import State

__all__ = [
    "AnyOf", "InstalledFrom", "LowerCost", "NotImminent", "OperationResolved", "PaidX", "Searches", "UsedTrashAbility",
    "WouldPlayOrInstall", "install", "install_from_hq", "install_in_one_remote", "install_program", "play_from_hq",
]  # fmt: skip

# Trigger conditions


@dataclass(frozen=True, slots=True, eq=False)
class InstalledFrom(Trigger):
    """Whenever a player installs a card of a description from a zone (4.8.3), perhaps the first time in their turn."""

    zone: str
    cards: Filter | None = None
    player: int = YOU
    first_in_turn: bool = False

    def kinds(self) -> tuple[int, ...]:
        return (E_INSTALLED,)

    def _fits(self, s: State, me: Context, event: Event) -> bool:
        if event.player != who(me, self.player) or event.origin != _PLACES[self.zone]:
            return False
        return self.cards is None or self.cards.matches(s, me, s.at(event.card))

    def met(self, s: State, me: Context, event: Event) -> bool:
        if not self._fits(s, me, event) or not self.first_in_turn:
            return self._fits(s, me, event)
        earlier = events_since(s, s.turn_start, E_INSTALLED, before=event)
        return s.turn == event.player and not any([self._fits(s, me, e) for e in earlier])


@dataclass(frozen=True, slots=True, eq=False)
class Searches(Trigger):
    """Whenever a player searches a zone; met once the search is complete (4.2.5)."""

    zone: str
    player: int = YOU

    def kinds(self) -> tuple[int, ...]:
        return (E_SEARCHED,)

    def met(self, s: State, me: Context, event: Event) -> bool:
        return event.player == who(me, self.player) and event.zone == _PLACES[self.zone]


@dataclass(frozen=True, slots=True, eq=False)
class OperationResolved(Trigger):
    """When you have played and resolved an operation (8.6.8)."""

    def kinds(self) -> tuple[int, ...]:
        return (E_RESOLVED,)

    def met(self, s: State, me: Context, event: Event) -> bool:
        return event.player == me.player


@dataclass(frozen=True, slots=True, eq=False)
class AnyOf(Trigger):
    """Whenever any of several things happens."""

    of: tuple[Trigger, ...]

    def __init__(self, *of: Trigger) -> None:
        fill(self, of=of)

    def kinds(self) -> tuple[int, ...]:
        return tuple(dict.fromkeys([kind for trigger in self.of for kind in trigger.kinds()]))

    def met(self, s: State, me: Context, event: Event) -> bool:
        return any([event.kind in trigger.kinds() and trigger.met(s, me, event) for trigger in self.of])

    def about_itself(self) -> bool:
        return all([trigger.about_itself() for trigger in self.of])


@dataclass(frozen=True, slots=True, eq=False)
class UsedTrashAbility(Trigger):
    """Whenever you use a [trash] ability: a paid ability whose source is trashed for its cost (1.3.9, 9.5.3)."""

    def kinds(self) -> tuple[int, ...]:
        return (E_USED,)

    def met(self, s: State, me: Context, event: Event) -> bool:
        return event.player == me.player and event.how == 1


# Numbers


@dataclass(frozen=True, slots=True, eq=False)
class PaidX(Number):
    """The X that was paid to install this card (8.2.11b)."""

    def value(self, s: State, me: Context) -> int:
        return 0 if me.event is None else me.event.amount


# One server


def _remotes(s: State, me: Context, new: bool) -> tuple[int, ...]:
    """The remote servers in which the next card may be installed: any, or a ``new`` one, then only that one."""
    first = me.picks.get("one server", ())
    for ref in first:
        c = s.card(ref) or s.last_cards.get(ref)
        if c is not None and c.server >= FIRST_REMOTE:
            return (c.server,) if c.server in s.servers else ()
    return (NEW_REMOTE,) if new else (*[n for n in s.servers if n >= FIRST_REMOTE], NEW_REMOTE)


@dataclass(frozen=True, slots=True, eq=False)
class InstallableInOneRemote(Filter):
    """Cards that can be installed in or protecting the one remote server that is meant."""

    cards: Filter
    new: bool = False
    ignore_install_cost: bool = False

    def matches(self, s: State, me: Context, card: Card) -> bool:
        servers = _remotes(s, me, self.new)
        if not servers or not self.cards.matches(s, me, card):
            return False
        return why_not_install(s, CORP, card, Terms(servers=servers, ignore_install=self.ignore_install_cost)) is None

    def candidates(self, s: State, me: Context) -> list[int]:
        return [i for i in self.cards.candidates(s, me) if self.matches(s, me, s.cards[i])]


@dataclass(frozen=True, slots=True, eq=False)
class InstallInOneRemote(Instruction):
    """Install a card in or protecting a single remote server, always the same one (8.2.4)."""

    what: Selection
    new: bool = False
    ignore_install_cost: bool = False

    def targets(self) -> tuple[Target, ...]:
        target = self.what.target()
        return () if target is None else (target,)

    def could_change(self, s: State, me: Context) -> bool:
        target = self.what.target()
        return target is not None and bool(target.valid(s, me))

    def expected(self, s: State, me: Context) -> list[Effect]:
        refs = self.what.refs(s, me)
        terms = Terms(servers=_remotes(s, me, self.new), ignore_install=self.ignore_install_cost)
        return [InstallCard(CORP, me.ref, refs, terms)] if refs else []

    def resolve(self, s: State, me: Context) -> None:
        refs = self.what.refs(s, me)
        effects = self.expected(s, me)
        # as it will be once it is in the play area
        me.picks["one server"] = (*me.picks.get("one server", ()), *[r + REF for r in refs])
        make_imminent(s, effects, me)


@dataclass(frozen=True, slots=True, eq=False)
class InstallSeveral(Instruction):
    """Install up to a number of cards in or protecting a single remote server: first how many, then one at a time."""

    cards: Filter
    most: Number
    steps: tuple[Instruction, ...]
    new: bool = False  # a new one
    ignore_install_cost: bool = False

    def could_change(self, s: State, me: Context) -> bool:
        return self.most.value(s, me) > 0 and bool(self.cards.candidates(s, me))

    def resolve(self, s: State, me: Context) -> None:
        s.push(Resolution(None, self.steps, me))


def install_in_one_remote(
    cards: Filter, most: Number | int, new: bool = False, ignore_install_cost: bool = False
) -> InstallSeveral:
    """Install up to ``most`` cards of a description in or protecting a single remote server, or a new one (8.2.4)."""
    able = InstallableInOneRemote(cards, new, ignore_install_cost)
    one = InstallInOneRemote(Chosen(able), new, ignore_install_cost)
    steps = (ChooseUpTo("cards installed", most), RepeatProcess(one, Named("cards installed")))
    return InstallSeveral(cards, number(most), steps, new, ignore_install_cost)


def install(
    cards: Filter,
    discount: Number | int = 0,
    ignore_costs: bool = False,
    ignore_install_cost: bool = False,
    facedown: bool = False,
    faceup: bool = False,
    rez: bool = False,
    may: bool = False,
    place: str = "",
    anywhere: bool = False,
) -> Install:
    """Install a card of a description, chosen among those that can be installed on these terms (1.14.2b)."""
    able = Installable(cards, discount, ignore_costs, facedown, ignore_install_cost, place)
    return Install(
        Chosen(able, up_to=may), discount, ignore_costs, facedown, rez, ignore_install_cost=ignore_install_cost,
        faceup=faceup, place=place, anywhere=anywhere,
    )  # fmt: skip


def install_from_hq() -> Install:
    """A card from HQ may be installed, paying its install cost (9.10.4b)."""
    return install(Cards(where="hq"), may=True)


def install_program() -> Install:
    """A program from the grip may be installed, paying its install cost (9.10.4b)."""
    return install(Cards(PROGRAM, where="grip"), may=True)


def play_from_hq() -> PlayIt:
    """An operation from HQ may be played, paying all its costs (8.5.2)."""
    return PlayIt(Chosen(Playable(Cards(types=OPERATION, where="hq")), up_to=True))


# Costs that interrupts lower (9.8.6c)


@dataclass(frozen=True, slots=True, eq=False)
class WouldPlayOrInstall(WouldHappen):
    """When you would play or install a card and pay for it (9.8.6c)."""

    def kinds(self) -> tuple[int, ...]:
        return (F_PLAY, F_INSTALL)

    def met(self, s: State, me: Context, event: Event) -> bool:
        return False

    def relevant(self, s: State, me: Context, effect: Effect) -> bool:
        return effect.kind in (F_PLAY, F_INSTALL) and effect.player == me.player and effect.lower(1) is not None


@dataclass(frozen=True, slots=True, eq=False)
class NotImminent(Filter):
    """Cards of a description other than those that the imminent instruction is about."""

    cards: Filter

    def matches(self, s: State, me: Context, card: Card) -> bool:
        what = imminent_effects(s, me)
        if what is not None and any([card.ref in e.cards for e in what.effects]):
            return False
        return self.cards.matches(s, me, card)

    def candidates(self, s: State, me: Context) -> list[int]:
        return [i for i in self.cards.candidates(s, me) if self.matches(s, me, s.cards[i])]


@dataclass(frozen=True, slots=True, eq=False)
class LowerCost(Instruction):
    """Play or install that card paying less (9.8.6c)."""

    n: int

    def could_change(self, s: State, me: Context) -> bool:
        what = imminent_effects(s, me)
        return what is not None and any([e.player == me.player and e.lower(self.n) is not None for e in what.effects])

    def lowers(self, s: State, me: Context, card: Card) -> int:
        return self.n

    def resolve(self, s: State, me: Context) -> None:
        what = imminent_effects(s, me)
        if what is None:
            return
        for n, e in enumerate(what.effects):
            cheaper = e.lower(self.n) if e.player == me.player else None
            if cheaper is not None:
                what.effects = [*what.effects[:n], cheaper, *what.effects[n + 1 :]]
                return
