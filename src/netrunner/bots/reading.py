"""What a card is good for, read from its declaration: no card is known here by its title."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache
from typing import Final

from ..cards.library import definition
from ..errors import NetrunnerError
from ..rules.machine.card import CardDef
from ..rules.machine.nodes import Conditional, Cost, Instruction, Node, Paid, Trigger, _children
from ..rules.machine.terms import AGENDA, CORP, PROGRAM, RUNNER
from ..vocabulary.accessing import Access, AccessMoreThere, AccessOneOfTop, AccessServer, AlsoAccess
from ..vocabulary.actions import AllottedClicks
from ..vocabulary.base import OPPONENT, YOU
from ..vocabulary.cards import Chosen, This
from ..vocabulary.costs import Clicks, Credits, Forfeit, ForfeitThis, HostedCounters, TrashCards
from ..vocabulary.counters import Load, Place, PlaceAdvancement, Purge
from ..vocabulary.drawing import DrawsMore
from ..vocabulary.flow import ChooseOne, MustPay, TraceFor
from ..vocabulary.forfeiting import Advance
from ..vocabulary.ice import MoveToOutermost
from ..vocabulary.installs import AnyOf
from ..vocabulary.instructions import (
    Damage,
    Draw,
    Gain,
    GainClicks,
    GiveTags,
    Lose,
    LoseClicks,
    RemoveTags,
    Take,
    TakeBadPublicity,
)
from ..vocabulary.into_play import Derez, Install, PlayIt, Rez
from ..vocabulary.lasting import Until
from ..vocabulary.moments import FirstOfAny
from ..vocabulary.moving import AddToScoreArea, Search, Trash
from ..vocabulary.running import (
    Approach,
    BreakSubroutines,
    Bypass,
    EndRun,
    ForceEncounterWith,
    MoveRun,
    MoveRunElsewhere,
    Run,
    RunServerOf,
)
from ..vocabulary.statics import AccessMore, InsteadOfAccessing, Link, Memory, MemoryFor, Requirement, StrengthBonus
from ..vocabulary.triggers import (
    Accessed,
    EncounterEnds,
    EncounterWith,
    Installed,
    RunSuccessful,
    Scored,
    ScoredOrStolen,
    TurnBegins,
)
from ..vocabulary.words import CREDIT
from ..vocabulary.zones import TrashAtRandom

#: What a subroutine may do with the run instead of ending it.
LEADS_ELSEWHERE: Final = (Approach, ForceEncounterWith, MoveRun, MoveRunElsewhere, MoveToOutermost)
#: What a number counts as that only the game could tell.
UNKNOWN: Final = 2
#: What a tag costs to be rid of, with the click.
TAG: Final = 3


@dataclass(frozen=True)
class Breaks:
    """A line that breaks subroutines: on which ice, for how much, how many at a time."""

    slot: int
    subtype: str
    credits: int
    count: int
    at_most: int | None
    #: It costs something besides credits that does not come back.
    dear: bool


@dataclass(frozen=True)
class Pumps:
    """A line that gives strength."""

    slot: int
    credits: int
    strength: int
    dear: bool


@dataclass(frozen=True)
class Action:
    """A line that costs clicks: what it brings per click."""

    slot: int
    clicks: int
    credits: float  # gained per click, what it costs taken off
    draws: float
    runs: bool
    dear: bool  # it uses something up
    from_stock: bool  # it takes credits that the card was loaded with
    loads: bool = False  # it places counters on the card itself


@dataclass
class Reading:
    """What a card does, in the few figures that a rule of thumb needs."""

    title: str
    side: int
    type: int
    subtypes: tuple[str, ...]
    cost: int
    strength: int
    memory: int
    points: int
    requirement: int
    trash_cost: int
    unique: bool
    cost_is_x: bool = False
    gain: int = 0  # credits when it is played
    draws: int = 0
    clicks: int = 0
    drip: int = 0  # credits when a turn begins
    drip_draws: int = 0
    stock: int = 0  # credits that it is loaded with
    recurring: int = 0
    memory_bonus: int = 0
    link: int = 0
    actions: list[Action] = field(default_factory=list)
    breaks: list[Breaks] = field(default_factory=list)
    pumps: list[Pumps] = field(default_factory=list)
    subroutines: int = 0
    ends_run: int = 0  # how many subroutines do
    harm: int = 0  # damage of its subroutines
    trashes: int = 0  # subroutines that trash something
    drains: int = 0  # credits that the Runner loses, or the Corp gains, by its subroutines; a click counts as two
    diverts: int = 0  # subroutines that lead the run elsewhere, or to more ice
    tags: int = 0  # given when played, or by subroutines
    damage: int = 0  # when played
    trap: int = 0  # damage or tags when it is accessed
    on_points: int = 0  # damage whenever points are made
    needs_tag: bool = False
    runs: tuple[int, ...] | None = None  # for an event: the servers it can run on; empty for any
    bypasses: bool = False  # the first ice of its run
    run_money: int = 0  # credits for its run alone
    siphons: bool = False  # it takes credits instead of accessing cards
    more_access: int = 0  # so many cards more
    more_where: int = -1  # from this server, or any
    grows: bool = False  # it gets counters by successful runs, or each turn
    keeps_counters: bool = False  # a breaker that is trashed after an encounter unless it loses a counter
    toll: int = 0  # credits that an encounter costs before anything can be broken
    eases: int = 0  # so many advancement counters fewer are needed beside it
    traced: bool = False  # its tags or counters come by a trace
    on_score: float = 0.0  # what scoring it brings besides its points, roughly in credits
    search: bool = False
    advances: bool = False  # places advancement counters when played
    on_host: bool = False  # it is installed on another card of its side
    gives_up: bool = False  # it asks for an agenda or a card of its own
    advanceable: bool = False
    forfeits_to_rez: bool = False
    only_in: int = -1
    choices: list[tuple[tuple[Instruction, ...], ...]] = field(default_factory=list)

    @property
    def is_breaker(self) -> bool:
        """An installed card that breaks subroutines for credits."""
        return bool(self.breaks) and self.type == PROGRAM

    @property
    def is_economy(self) -> bool:
        """It is there to make money."""
        return (
            self.gain > self.cost
            or self.drip > 0
            or self.stock > 0
            or any(action.credits > 1 and not action.dear for action in self.actions)
        )

    @property
    def is_plain(self) -> bool:
        """Nothing was read in it that a rule of thumb could use."""
        return not (
            self.breaks or self.is_economy or self.draws or self.search or self.memory_bonus or self.recurring
            or self.grows or self.more_access or self.gain or self.runs is not None or self.actions
        )  # fmt: skip

    @property
    def threat(self) -> float:
        """How much an encounter with this ice hurts when nothing is broken."""
        sure = 3.0 * self.ends_run + 1.5 * self.harm + 2.0 * self.trashes + 1.0 * self.tags
        return sure + 0.5 * self.drains + 1.0 * self.diverts


@cache
def read(title: str) -> Reading:
    """What the card with this title does."""
    try:
        defn = definition(title)
    except NetrunnerError:
        return Reading(title, 0, -1, (), 0, 0, 0, 0, 0, -1, False)
    return _read(defn)


def _read(defn: CardDef) -> Reading:
    found = Reading(
        defn.title, defn.side, defn.type, defn.subtypes, defn.cost, defn.strength, defn.memory, defn.points,
        defn.requirement, defn.trash_cost, defn.unique,
    )  # fmt: skip
    found.recurring = defn.recurring
    found.cost_is_x = defn.cost_is_x
    found.on_host = defn.install_on is not None
    found.only_in = defn.install_only_in[0] if defn.install_only_in else -1
    found.advanceable = defn.can_advance is not None or defn.type == AGENDA
    found.forfeits_to_rez = defn.additional_rez is not None
    found.needs_tag = defn.play_only_if is not None and _names(defn.play_only_if, "RunnerTagged")
    for ability in defn.abilities:
        for node in walk(ability):
            if isinstance(node, ChooseOne):
                found.choices.append(node.options)
            elif isinstance(node, Forfeit | ForfeitThis | TrashCards):
                found.gives_up = True
            elif isinstance(node, Load) and node.counter == CREDIT:
                found.stock = max(found.stock, whole(node.n))
            elif isinstance(node, Memory) and isinstance(node.n, int):
                found.memory_bonus += node.n
            elif isinstance(node, Link) and isinstance(node.n, int):
                found.link += node.n
            elif isinstance(node, MemoryFor):
                found.memory_bonus += 1  # it helps, but only some programs
            elif isinstance(node, AccessMore):
                found.more_access, found.more_where = max(1, whole(node.n)), node.server
            elif isinstance(node, AccessMoreThere):
                found.more_access = max(1, whole(node.n))
            elif isinstance(node, AlsoAccess):
                found.more_access = len(node.servers)
            elif isinstance(node, DrawsMore):
                found.drip_draws += whole(node.n)
            elif isinstance(node, AllottedClicks) and whole(node.n) > 0 and node.player in (YOU, defn.side):
                found.drip += whole(node.n)  # a click brings a credit
            elif isinstance(node, Requirement):
                found.eases = max(0, -whole(node.n))
            elif isinstance(node, TraceFor):
                found.traced = True
            elif isinstance(node, InsteadOfAccessing):
                found.siphons = any(isinstance(inner, Gain) for inner in walk(node))
    for ability in defn.play:
        _read_play(found, list(walk(ability)))
    for conditional in dict.fromkeys([*defn.conditionals, *defn.self_triggers]):
        _read_conditional(found, conditional)
    for paid in defn.paid:
        _read_paid(found, paid)
    for subroutine in defn.subroutines:
        _read_subroutine(found, list(walk(subroutine)))
    return found


def _read_play(found: Reading, nodes: list[Node]) -> None:
    for node in nodes:
        if isinstance(node, Gain) and node.player == YOU:
            found.gain = max(found.gain, whole(node.n))
        elif isinstance(node, Draw) and node.player == YOU:
            found.draws = max(found.draws, whole(node.n))
        elif isinstance(node, GainClicks) and node.player == YOU:
            found.clicks += whole(node.n)
        elif isinstance(node, Damage):
            found.damage += whole(node.n)
        elif isinstance(node, TrashAtRandom) and hits_runner(node, found.side):
            found.damage += whole(node.n)
        elif isinstance(node, GiveTags):
            found.tags += whole(node.n)
        elif isinstance(node, Run):
            found.runs = node.servers
        elif isinstance(node, RunServerOf):
            found.runs = ()
        elif isinstance(node, Search):
            found.search = True
        elif isinstance(node, PlaceAdvancement | Advance):
            found.advances = True
        elif isinstance(node, Place) and node.counter == CREDIT:
            found.run_money = whole(node.n)


def _read_conditional(found: Reading, ability: Conditional) -> None:
    nodes = [node for does in ability.does for node in walk(does)]
    for trigger in _triggers(ability.trigger):
        _read_when(found, ability, trigger, nodes)


def _triggers(trigger: Trigger) -> tuple[Trigger, ...]:
    """A trigger condition, or each of several that are alternatives."""
    return trigger.of if isinstance(trigger, AnyOf | FirstOfAny) else (trigger,)


def _read_when(found: Reading, ability: Conditional, trigger: Trigger, nodes: list[Node]) -> None:
    if isinstance(trigger, TurnBegins):
        if any(isinstance(node, TrashCards) for node in nodes):
            return
        for node in nodes:
            if isinstance(node, Gain | Take):
                found.drip += whole(node.n)
            elif isinstance(node, Draw):
                found.drip_draws += whole(node.n)
    elif isinstance(trigger, Accessed):
        for node in nodes:
            if isinstance(node, Damage | GiveTags):
                found.trap += whole(node.n)
            elif isinstance(node, Trash | EndRun | LoseClicks):
                found.trap += 1
            elif isinstance(node, TrashAtRandom) and hits_runner(node, found.side):
                found.trap += whole(node.n)
            elif isinstance(node, AddToScoreArea) and node.points < 0:
                found.trap += 2  # it counts against the Runner
    elif isinstance(trigger, Installed) and trigger.cards is None:
        for node in nodes:
            if isinstance(node, Place) and node.counter == CREDIT:
                found.stock = max(found.stock, whole(node.n))
    elif isinstance(trigger, EncounterWith):
        found.bypasses = found.bypasses or any(isinstance(node, Bypass) for node in nodes)
        found.toll += sum(cost_parts(node.cost)[1] for node in nodes if isinstance(node, MustPay))
        if any(isinstance(node, GiveTags) for node in nodes) and any(isinstance(node, EndRun) for node in nodes):
            found.toll += TAG  # whoever goes on takes the tag
    elif isinstance(trigger, EncounterEnds):
        found.keeps_counters = any(isinstance(node, Trash) and isinstance(node.what, This) for node in nodes)
    elif isinstance(trigger, Scored):
        found.on_score += worth(ability.does, CORP, CORP)
    elif isinstance(trigger, ScoredOrStolen):
        found.on_points += sum(whole(node.n) for node in nodes if isinstance(node, Damage))
    if isinstance(trigger, RunSuccessful | TurnBegins):
        found.grows = found.grows or any(isinstance(node, Place) and isinstance(node.what, This) for node in nodes)


def _read_paid(found: Reading, ability: Paid) -> None:
    clicks, price, dear = cost_parts(ability.cost)
    nodes = [node for does in ability.does for node in walk(does)]
    if getattr(ability, "own_ice", False):
        return  # that is for the other side
    if ability.breaks:
        for node in nodes:
            if isinstance(node, BreakSubroutines):
                most = getattr(ability, "ice_strength_at_most", None)
                for subtype in getattr(ability, "ice_subtypes", ()) or ("",):
                    found.breaks.append(
                        Breaks(ability.slot, subtype, price, whole(node.n) or 9, most, dear or clicks > 0)
                    )
        return
    if ability.pump:
        for node in nodes:
            if isinstance(node, Until) and isinstance(node.static, StrengthBonus):
                found.pumps.append(Pumps(ability.slot, price, whole(node.static.n), dear or clicks > 0))
            elif isinstance(node, BreakSubroutines):  # one line for both: strength, then as many subroutines
                for subtype in getattr(ability, "ice_subtypes", ()) or ("",):
                    found.breaks.append(
                        Breaks(ability.slot, subtype, price, whole(node.n) or 9, None, dear or clicks > 0)
                    )
        return
    if clicks:
        gained = sum(whole(node.n) for node in nodes if isinstance(node, Gain | Take))
        drawn = sum(whole(node.n) for node in nodes if isinstance(node, Draw))
        runs = any(isinstance(node, Run) for node in nodes)
        takes = any(isinstance(node, Take) for node in nodes)
        loads = any(isinstance(node, Place) and isinstance(node.what, This) for node in nodes)
        found.actions.append(
            Action(ability.slot, clicks, (gained - price) / clicks, drawn / clicks, runs, dear, takes, loads)
        )


def _read_subroutine(found: Reading, nodes: list[Node]) -> None:
    found.subroutines += 1
    found.ends_run += any(isinstance(node, EndRun) for node in nodes)
    found.trashes += any(isinstance(node, Trash) and not isinstance(node.what, This) for node in nodes)
    found.diverts += any(isinstance(node, LEADS_ELSEWHERE) for node in nodes)
    for node in nodes:
        if isinstance(node, Damage) or (isinstance(node, TrashAtRandom) and hits_runner(node, found.side)):
            found.harm += whole(node.n)
        elif isinstance(node, GiveTags):
            found.tags += whole(node.n)
        elif isinstance(node, Gain) and node.player in (YOU, CORP):
            found.drains += whole(node.n)
        elif isinstance(node, Lose | LoseClicks) and node.player in (OPPONENT, RUNNER):
            n = whole(node.n)
            found.drains += (UNKNOWN if n < 0 else n) * (2 if isinstance(node, LoseClicks) else 1)


def hits_runner(node: TrashAtRandom, side: int) -> bool:
    """Whether it is the Runner who loses cards from their hand, by a card of ``side``."""
    who = {YOU: side, OPPONENT: 1 - side}.get(node.player, node.player)
    return who == RUNNER


def cost_parts(cost: Cost) -> tuple[int, int, bool]:
    """Clicks, credits, and whether there is more to it."""
    clicks = price = 0
    dear = False
    for part in cost.parts:
        if isinstance(part, Clicks):
            clicks += whole(part.n)
        elif isinstance(part, Credits):
            price += UNKNOWN if part.is_x else whole(part.n)
        elif isinstance(part, HostedCounters) and part.counter == CREDIT:
            pass
        else:
            dear = True
    return clicks, price, dear


def walk(node: Node) -> Iterator[Node]:
    """A node and everything inside it."""
    yield node
    for _, child in _children(node):
        yield from walk(child)


def whole(n: object) -> int:
    """A printed number, or a guess."""
    return n if isinstance(n, int) else UNKNOWN


def _names(node: Node, name: str) -> bool:
    return any(type(inner).__name__ == name for inner in walk(node))


def worth(does: Iterable[Instruction], owner: int, to: int) -> float:
    """What instructions of a card of ``owner`` are worth to a player, roughly, in credits."""
    total = 0.0
    for instruction in does:
        for node in walk(instruction):
            total += _worth(node, owner, to)
    return total


def _worth(node: Node, owner: int, to: int) -> float:
    if isinstance(node, Gain | Draw | GainClicks):
        per = {Gain: 1.0, Draw: 1.2, GainClicks: 2.0}[type(node)]
        return per * whole(node.n) * _sign(node.player, owner, to)
    if isinstance(node, Lose | LoseClicks):
        n = UNKNOWN if whole(node.n) < 0 else whole(node.n)
        return -(1.0 if isinstance(node, Lose) else 1.5) * n * _sign(node.player, owner, to)
    if isinstance(node, Take):
        return 1.0 * whole(node.n) * _sign(YOU, owner, to)
    if isinstance(node, Damage | GiveTags):
        return 2.0 * whole(node.n) * (1 if to == CORP else -1)
    if isinstance(node, RemoveTags | Bypass):
        return 2.0 * (1 if to == RUNNER else -1)
    if isinstance(node, EndRun):
        return 4.0 * (1 if to == CORP else -1)
    if isinstance(node, TakeBadPublicity):
        return 1.5 * (1 if to == RUNNER else -1)
    if isinstance(node, Trash):
        chosen = isinstance(node.what, Chosen)
        return 3.0 * (1 if chosen and owner == to else -1)
    if isinstance(node, Place):
        return 1.0 * (1 if owner == to else -1)
    if isinstance(node, PlaceAdvancement | Advance):
        return 2.0 * whole(node.n) * (1 if to == CORP else -1)
    if isinstance(node, TrashAtRandom):
        return -1.2 * whole(node.n) * _sign(node.player, owner, to)
    if isinstance(node, AddToScoreArea):
        points = whole(node.points)
        return 4.0 * (points if abs(points) < 9 else 1) * _sign(node.player, owner, to)
    if isinstance(node, AccessServer | Access | AccessOneOfTop):
        return 2.0 * (1 if to == RUNNER else -1)
    if isinstance(node, Rez | Install | PlayIt):
        return 1.5 * (1 if owner == to else -1)
    if isinstance(node, Derez):
        return 2.0 * (1 if to == RUNNER else -1)
    if isinstance(node, Purge):
        return 1.0 * (1 if to == CORP else -1)
    return 0.0


def _sign(player: int, owner: int, to: int) -> int:
    if player == YOU:
        who = owner
    elif player == OPPONENT:
        who = 1 - owner
    else:
        who = player
    return 1 if who == to else -1
