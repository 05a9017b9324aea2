"""Words about runs: the server that a run is on, the first run of a turn, servers that cards choose."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..frozen import dataclass
from ..rules.concepts.values import forbidden
from ..rules.machine.card import Card
from ..rules.machine.nodes import (
    Ability,
    Context,
    Filter,
    Instruction,
    Number,
    Selection,
    Target,
)
from ..rules.machine.terms import (
    A_BREAK,
    FIRST_REMOTE,
    RUNNER,
)
from ..rules.runs.breaking import ChooseSubroutines, cannot_interact
from ..rules.runs.encounters import (
    Break,
    Encounter,
    ForceEncounter,
    breaking_encounter,
    current_encounter,
    listed,
)
from ..rules.runs.encounters import Bypass as BypassEffect
from ..rules.runs.moving_the_runner import (
    APPROACH,
    ENCOUNTER,
    STAY,
    ChangeServer,
    ChooseNewServer,
    MoveToIce,
    other_servers,
)
from ..rules.runs.run import EndRun as EndTheRun
from ..rules.runs.run import StartRun
from .base import amount, fill, several
from .cards import Chosen, settled, those

if TYPE_CHECKING:
    from ..rules.abilities.effects import Effect
    from ..rules.machine.state import State
from typing import TYPE_CHECKING

from ..rules.abilities.resolving import Resolution
from ..rules.concepts.moving import chosen_server
from ..rules.machine.card import CardDef
from ..rules.machine.nodes import (
    AT_REPLACEMENT,
    WHILE_ACTIVE,
    Condition,
    Paid,
    Replacement,
    Trigger,
)
from ..rules.machine.terms import (
    E_APPROACH_ICE,
    E_APPROACH_SERVER,
    E_CLICKS_LOST,
    E_CLICKS_SPENT,
    E_REZZED,
    E_RUN_BEGINS,
    E_RUN_ENDS,
    E_TURN_BEGINS,
    E_USED,
    F_SUCCESS,
    ICE,
    NO_SERVER,
    PLAY_AREA,
    PROGRAM,
)
from ..rules.questions.choosing_servers import ChooseServer as ChooseServerFrame
from ..rules.questions.choosing_servers import Guess, MoveToServer
from ..rules.runs.run import DeclareSuccess, current_run
from ..rules.turns.actions import BasicAction
from .conditions import events_of_run, events_since
from .instructions import OnCards, Simple
from .lasting import action_at
from .traits import Trait

if TYPE_CHECKING:
    from ..rules.abilities.effects import Effect
    from ..rules.machine.events import Event
    from ..rules.machine.frames import Frame
    from ..rules.machine.state import State

__all__ = [
    "ActionInProgress", "Approach", "ApproachesThisServer", "AroundAttackedServer", "BreakSubroutines", "Bypass",
    "ChooseServer", "ClicksGone", "CurrentActive", "Encountering", "EndRun", "FirstRun", "FirstUnrezzedApproached",
    "ForceEncounterWith", "InAttackedServer", "MoveRun", "MoveRunElsewhere", "NoLockdown", "ProtectingChosen",
    "RemovedInstead", "Run", "RunBeginsHere", "RunOnThisServer", "RunServerOf", "RunnersFirstClicks", "SecretlySpend",
    "SuccessElsewhere", "UsedThatRun",
]  # fmt: skip

# Conditions


@dataclass(frozen=True, slots=True, eq=False)
class FirstRun(Condition):
    """The Runner has not run yet this turn: by the basic action, or, during their own turn, in any way."""

    by_action: bool = False

    def holds(self, s: State, me: Context) -> bool:
        if self.by_action:
            return not any(e.source < 0 for e in events_since(s, s.turn_start, E_RUN_BEGINS))
        return s.turn == RUNNER and not events_since(s, s.turn_start, E_RUN_BEGINS)


@dataclass(frozen=True, slots=True, eq=False)
class RunOnThisServer(Condition):
    """A run on the server of this card is in progress (6.3.2c)."""

    def holds(self, s: State, me: Context) -> bool:
        run = current_run(s)
        source = me.source(s)
        return run is not None and run.begun and source is not None and source.server == run.server


@dataclass(frozen=True, slots=True, eq=False)
class ActionInProgress(Condition):
    """What just happened is part of an action (5.2.1)."""

    def holds(self, s: State, me: Context) -> bool:
        return action_frame(s) is not None


def action_frame(s: State) -> Frame | None:
    """The action that is being taken: it lies right on the turn."""
    at = action_at(s)
    frame = s.stack[at] if at < len(s.stack) else None
    if isinstance(frame, Resolution):
        return frame if isinstance(frame.ability, Paid) and frame.ability.action else None
    return frame if isinstance(frame, BasicAction) else None


@dataclass(frozen=True, slots=True, eq=False)
class Encountering(Condition):
    """The Runner is encountering ice, perhaps of a description."""

    cards: Filter | None = None

    def __init__(self, cards: Filter | Selection | None = None) -> None:
        fill(self, cards=those(cards))

    def holds(self, s: State, me: Context) -> bool:
        e = current_encounter(s)
        ice = None if e is None or e.ended else s.card(e.ice)
        return ice is not None and (self.cards is None or self.cards.matches(s, me, ice))


@dataclass(frozen=True, slots=True, eq=False)
class NoLockdown(Condition):
    """There is no active lockdown (3.5.1c)."""

    def holds(self, s: State, me: Context) -> bool:
        return not any("lockdown" in s.cards[i].defn.subtypes and s.cards[i].active for i in s.lasting)


@dataclass(frozen=True, slots=True, eq=False)
class CurrentActive(Condition):
    """There is an active current (3.5.1b)."""

    def holds(self, s: State, me: Context) -> bool:
        return any(["current" in s.cards[i].defn.subtypes and s.cards[i].active for i in s.lasting])


# Triggers


@dataclass(frozen=True, slots=True, eq=False)
class ClicksGone(Trigger):
    """Whenever the Runner spends or loses clicks during a run: on this server, or any, perhaps the first time."""

    condition: Condition = RunOnThisServer()
    first_each_turn: bool = False  # of all clicks that went during runs

    def kinds(self) -> tuple[int, ...]:
        return (E_CLICKS_SPENT, E_CLICKS_LOST)

    def met(self, s: State, me: Context, event: Event) -> bool:
        if event.player != RUNNER or not self.condition.holds(s, me):
            return False
        earlier = [e for kind in self.kinds() for e in events_since(s, s.turn_start, kind, before=event)]
        return not (self.first_each_turn and any([e.player == RUNNER and _during_run(e) for e in earlier]))


def _during_run(event: Event) -> bool:
    """Whether something happened between the beginning and the end of a run."""
    before = event.prev
    while before is not None and before.kind not in (E_RUN_BEGINS, E_RUN_ENDS, E_TURN_BEGINS):
        before = before.prev
    return before is not None and before.kind == E_RUN_BEGINS


@dataclass(frozen=True, slots=True, eq=False)
class RunnersFirstClicks(Trigger):
    """The first time the Runner spends 1 or more clicks during their turn."""

    def kinds(self) -> tuple[int, ...]:
        return (E_CLICKS_SPENT,)

    def met(self, s: State, me: Context, event: Event) -> bool:
        if event.player != RUNNER or s.turn != RUNNER:
            return False
        return not any(e.player == RUNNER for e in events_since(s, s.turn_start, E_CLICKS_SPENT, before=event))


@dataclass(frozen=True, slots=True, eq=False)
class ApproachesThisServer(Trigger):
    """When the Runner approaches this server (6.9.5a), perhaps only the first time during a run."""

    first_this_run: bool = False

    def kinds(self) -> tuple[int, ...]:
        return (E_APPROACH_SERVER,)

    def met(self, s: State, me: Context, event: Event) -> bool:
        source = me.source(s)
        if source is None or source.server != event.server:
            return False
        if not self.first_this_run:
            return True
        begun = events_since(s, s.turn_start, E_RUN_BEGINS)
        since = begun[0].n if begun else 0
        return not any(e.server == event.server for e in events_since(s, since, E_APPROACH_SERVER, before=event))


@dataclass(frozen=True, slots=True, eq=False)
class RunBeginsHere(Trigger):
    """When a run on this server begins (6.9.1d)."""

    def kinds(self) -> tuple[int, ...]:
        return (E_RUN_BEGINS,)

    def met(self, s: State, me: Context, event: Event) -> bool:
        source = me.source(s)
        return source is not None and source.server == event.server


# Which cards


@dataclass(frozen=True, slots=True, eq=False)
class InAttackedServer(Filter):
    """Cards installed in the attacked server, or in its root; its ice is not among them."""

    def matches(self, s: State, me: Context, card: Card) -> bool:
        return card.id in self.candidates(s, me)

    def candidates(self, s: State, me: Context) -> list[int]:
        run = current_run(s)
        return [] if run is None or run.server not in s.servers else list(s.servers[run.server].cards)


@dataclass(frozen=True, slots=True, eq=False)
class AroundAttackedServer(Filter):
    """Cards in or protecting the attacked server, or only its ``ice``; roots of central servers are not in them."""

    ice: bool = False

    def matches(self, s: State, me: Context, card: Card) -> bool:
        return card.id in self.candidates(s, me)

    def candidates(self, s: State, me: Context) -> list[int]:
        run = current_run(s)
        if run is None or run.server not in s.servers:
            return []
        server = s.servers[run.server]
        return list(server.ice if self.ice or run.server < FIRST_REMOTE else (*server.ice, *server.cards))


@dataclass(frozen=True, slots=True, eq=False)
class ProtectingChosen(Filter):
    """Ice of a description that protects the server chosen for this card."""

    cards: Filter

    def matches(self, s: State, me: Context, card: Card) -> bool:
        source = me.source(s)
        if source is None or card.type != ICE or not card.installed or card.server != chosen_server(source):
            return False
        return self.cards.matches(s, me, card)

    def candidates(self, s: State, me: Context) -> list[int]:
        return [i for i in self.cards.candidates(s, me) if self.matches(s, me, s.cards[i])]


@dataclass(frozen=True, slots=True, eq=False)
class FirstUnrezzedApproached(Filter):
    """The first piece of ice during this run that was unrezzed when the Runner approached it."""

    def matches(self, s: State, me: Context, card: Card) -> bool:
        begun = events_since(s, s.turn_start, E_RUN_BEGINS)
        approached = events_since(s, begun[0].n, E_APPROACH_ICE) if begun else []
        for event in reversed(approached):
            ice = s.card(event.card)
            rezzed = any([e.card == event.card for e in events_since(s, event.n, E_REZZED)])
            if ice is not None and (not ice.faceup or rezzed):
                return ice.ref == card.ref
        return False

    def candidates(self, s: State, me: Context) -> list[int]:
        return [i for i in s.zones[PLAY_AREA] if self.matches(s, me, s.cards[i])]


@dataclass(frozen=True, slots=True, eq=False)
class UsedThatRun(Filter):
    """Installed programs that the Runner used during the run that ended (9.1.6, 1.10.4d)."""

    def _used(self, s: State, me: Context) -> set[int]:
        return {e.card for e in events_of_run(s, me, E_USED) if e.player == RUNNER}

    def matches(self, s: State, me: Context, card: Card) -> bool:
        return card.type == PROGRAM and card.installed and card.ref in self._used(s, me)

    def candidates(self, s: State, me: Context) -> list[int]:
        used = self._used(s, me)
        mine = [s.cards[i] for i in s.zones[PLAY_AREA] if s.cards[i].ref in used]
        return [c.id for c in mine if c.type == PROGRAM and c.installed]


# Instructions


@dataclass(frozen=True, slots=True, eq=False)
class ChooseServer(Instruction):
    """Choose a server for this card; with ``may`` or none, and then what was chosen before no longer counts."""

    may: bool = False
    central: bool = False

    def resolve(self, s: State, me: Context) -> None:
        s.push(ChooseServerFrame(me, self.may, self.central))


@dataclass(frozen=True, slots=True, eq=False)
class SecretlySpend(Instruction):
    """Secretly spend up to some credits, or any number (-1); instructions follow a wrong guess of the opponent.

    The opponent guesses how many, or with ``parity`` whether they are an even number; how many is known as ``spent``.
    """

    most: int
    wrong: tuple[Instruction, ...]
    parity: bool = False

    def __init__(self, most: int, *wrong: Instruction, parity: bool = False) -> None:
        fill(self, most=most, wrong=wrong, parity=parity)

    def resolve(self, s: State, me: Context) -> None:
        s.push(Guess(me, self.most, self.wrong, self.parity))


@dataclass(frozen=True, slots=True, eq=False)
class RunServerOf(Instruction):
    """Choose a piece of ice protecting a server and run that server."""

    ice: Target
    during: tuple[Ability, ...] = ()

    def __init__(self, ice: Target, during: Ability | tuple[Ability, ...] = ()) -> None:
        fill(self, ice=ice, during=several(during))

    def targets(self) -> tuple[Target, ...]:
        return (self.ice,)

    def could_change(self, s: State, me: Context) -> bool:
        return any(StartRun(RUNNER, me.ref, (s.cards[i].server,)).could_change(s) for i in self.ice.valid(s, me))

    def expected(self, s: State, me: Context) -> list[Effect]:
        servers = tuple([s.at(r).server for r in self.ice.refs(s, me)])
        return [StartRun(RUNNER, me.ref, servers, self.during)] if servers else []


# Replacements and traits


@dataclass(frozen=True, slots=True, eq=False)
class SuccessElsewhere(Replacement):
    """If the run would be declared successful, the attacked server changes first (11.2.4, 11.2.56)."""

    servers: tuple[int, ...]
    on: int  # the server that the run was made on (6.7.3a)
    where: int = WHILE_ACTIVE

    def __init__(self, *servers: int, on: int, where: int = WHILE_ACTIVE) -> None:
        fill(self, servers=servers, on=on, where=where)

    def positions(self, player: int) -> tuple[int, ...]:
        return (AT_REPLACEMENT + F_SUCCESS,)

    def applies(self, s: State, me: Context, effect: Effect) -> bool:
        return effect.server == self.on

    def replace(self, s: State, me: Context, effect: Effect) -> list[Effect]:
        if len(self.servers) > 1:
            return [MoveToServer(me.player, me.ref, self.servers), DeclareSuccess(effect.player, me.ref)]
        there = self.servers[0]
        return [
            ChangeServer(me.player, me.ref, there, to=STAY),
            DeclareSuccess(effect.player, me.ref, server=there),
        ]


@dataclass(frozen=True, slots=True, eq=False)
class RemovedInstead(Trait):
    """Remove this card from the game instead of trashing it once it has resolved."""

    def shape(self, defn: CardDef) -> None:
        defn.removed_instead = True


@dataclass(frozen=True, slots=True, eq=False)
class Run(Simple):
    """Run a server: one of ``servers``, or of a kind (6.3)."""

    servers: tuple[int, ...] = ()
    remote: bool = False
    central: bool = False
    during: tuple[Ability, ...] = ()  # abilities that apply during that run (9.10.5)
    choose: Chosen | None = None  # what those abilities speak of
    chosen: bool = False  # the server that was chosen for this card
    protected_by: Filter | None = None  # only a server with such ice

    def __init__(
        self,
        servers: int | tuple[int, ...] = (),
        remote: bool = False,
        central: bool = False,
        during: Ability | tuple[Ability, ...] = (),
        chosen: bool = False,
        protected_by: Filter | None = None,
    ) -> None:
        fill(
            self,
            chosen=chosen,
            protected_by=protected_by,
            servers=several(servers),
            remote=remote,
            central=central,
            during=several(during),
            choose=settled(during),
        )

    def targets(self) -> tuple[Target, ...]:
        return () if self.choose is None else (self.choose,)

    def choices(self, s: State) -> tuple[int, ...]:
        """The servers that may be announced."""
        if self.servers:
            return self.servers
        found: list[int] = []
        for n in s.servers:
            if (self.remote and n < FIRST_REMOTE) or (self.central and n >= FIRST_REMOTE):
                continue
            found.append(n)
        return tuple(found)

    def expected(self, s: State, me: Context) -> list[Effect]:
        choices = self.choices(s)
        if self.chosen:
            source = me.source(s)
            there = NO_SERVER if source is None else chosen_server(source)
            choices = tuple([n for n in choices if n == there])
        ice = self.protected_by
        if ice is not None:
            protected = {s.cards[i].server for i in ice.candidates(s, me)}
            choices = tuple([n for n in choices if n in protected])
        return [StartRun(RUNNER, me.ref, choices, self.during, anywhere=self._anywhere())]

    def _anywhere(self) -> bool:
        """Whether it specifies no servers."""
        return not (self.servers or self.remote or self.central or self.chosen or self.protected_by is not None)


@dataclass(frozen=True, slots=True, eq=False)
class EndRun(Simple):
    """End the run (6.1.4)."""

    def expected(self, s: State, me: Context) -> list[Effect]:
        return [EndTheRun(me.player, me.ref)]


@dataclass(frozen=True, slots=True, eq=False)
class Bypass(Simple):
    """Bypass the encountered ice (6.5.3)."""

    def expected(self, s: State, me: Context) -> list[Effect]:
        return [BypassEffect(RUNNER, me.ref)]


@dataclass(frozen=True, slots=True, eq=False)
class Approach(OnCards):
    """The Runner approaches a piece of ice (6.4.2)."""

    what: Selection

    def on(self, s: State, me: Context, refs: tuple[int, ...]) -> list[Effect]:
        return [MoveToIce(me.player, me.ref, refs, to=APPROACH)]


@dataclass(frozen=True, slots=True, eq=False)
class MoveRun(Simple):
    """Change the attacked server (6.1.2b); the Runner approaches its outermost ice (6.1.2c) if ``approach``."""

    server: int
    approach: bool = True

    def expected(self, s: State, me: Context) -> list[Effect]:
        return [ChangeServer(me.player, me.ref, self.server, to=APPROACH if self.approach else STAY)]


@dataclass(frozen=True, slots=True, eq=False)
class MoveRunElsewhere(Instruction):
    """Choose another server; the run moves there (6.1.2c), with ``encounter`` past the approach, closing the window."""

    encounter: bool = False

    def could_change(self, s: State, me: Context) -> bool:
        return bool(other_servers(s))

    def resolve(self, s: State, me: Context) -> None:
        if other_servers(s):
            to = ENCOUNTER if self.encounter else APPROACH
            s.push(ChooseNewServer(me, me.player, to, self.encounter))


@dataclass(frozen=True, slots=True, eq=False)
class ForceEncounterWith(OnCards):
    """The Runner encounters a piece of ice outside the normal progression (6.5.2a)."""

    what: Selection
    again: bool = False  # the Runner has just passed it

    def on(self, s: State, me: Context, refs: tuple[int, ...]) -> list[Effect]:
        return [ForceEncounter(me.player, me.ref, cards=refs)]


@dataclass(frozen=True, slots=True, eq=False)
class BreakSubroutines(Instruction):
    """Break subroutines of the encountered ice: ``n`` of them (-1: all), or with ``up_to`` fewer (any number)."""

    n: Number | int = 1
    up_to: bool = False
    ends_run: bool = False  # only subroutines that end the run and do nothing else
    which: str = ""  # only the "first" or the "last" one, as they stand on the ice
    all_but: int = 0  # all except so many, which stay unbroken

    def __post_init__(self) -> None:
        if self.which not in ("", "first", "last"):
            raise ValueError(f"no subroutine is the {self.which!r} one")

    def _only(self, s: State, e: Encounter) -> tuple[int, ...]:
        """The keys of the subroutines that can be broken."""
        found = listed(s, s.at(e.ice))
        if self.ends_run:
            found = [(key, sub) for key, sub in found if len(sub.does) == 1 and isinstance(sub.does[0], EndRun)]
        if self.which:
            found = found[:1] if self.which == "first" else found[-1:]
        return tuple([key for key, _ in found])

    def could_change(self, s: State, me: Context) -> bool:
        e = breaking_encounter(s)
        if e is None:
            return False
        if me.card >= 0 and forbidden(s, A_BREAK, me.player, s.cards[me.card]):
            return False
        e.recount(s)
        only = self._only(s, e) if self.ends_run or self.which else ()
        return len(e.breakable(s, only=only)) > self.all_but

    def resolve(self, s: State, me: Context) -> None:
        e = current_encounter(s)
        only = self._only(s, e) if (self.ends_run or self.which) and e is not None else ()
        n = amount(self.n, s, me)
        if self.all_but and e is not None:
            e.recount(s)
            n = max(0, len(e.breakable(s)) - self.all_but)
        s.push(ChooseSubroutines(me, n, self.up_to, only))

    def expected(self, s: State, me: Context) -> list[Effect]:
        e = current_encounter(s)
        return [] if e is None else [Break(me.player, me.ref, (e.ice,))]


@dataclass(frozen=True, slots=True, eq=False)
class BreakIfAble(Instruction):
    """Break subroutines if able (1.2.3): if this icebreaker can interact with the encountered ice (3.9.5f to h)."""

    breaks: BreakSubroutines
    subtypes: tuple[str, ...] = ()

    def could_change(self, s: State, me: Context) -> bool:
        return cannot_interact(s, me, self.subtypes) is None and self.breaks.could_change(s, me)

    def resolve(self, s: State, me: Context) -> None:
        if self.could_change(s, me):
            self.breaks.resolve(s, me)
