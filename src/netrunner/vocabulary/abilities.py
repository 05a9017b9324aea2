"""Abilities as cards have them, and short ways to write the usual ones."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING

from ..frozen import dataclass
from ..rules.concepts.values import forbidden, strength
from ..rules.machine.nodes import (
    AT_ACCESS,
    AT_ACTION,
    AT_DURATION,
    AT_INTERRUPT,
    AT_PAID,
    AT_PAID_INTERRUPT,
    AT_STATE_TRIGGER,
    AT_TRIGGER,
    WHILE_ACTIVE,
    Condition,
    Conditional,
    Context,
    Cost,
    DurationInstead,
    Filter,
    Instruction,
    Number,
    Paid,
    PlayAbility,
    StateConditional,
    Static,
    Subroutine,
    Trigger,
    in_zone,
)
from ..rules.machine.refusals import Refusal
from ..rules.machine.terms import A_BREAK, CORP, E_RUN_BEGINS, E_USED, F_STRENGTH, NOBODY, RUNNER, RUNNER_SCORE
from ..rules.runs.breaking import cannot_interact, too_early
from ..rules.runs.encounters import breaking_encounter, current_encounter
from .base import Does, several
from .cards import This
from .conditions import events_since
from .costs import Clicks, Price, cost_of
from .flow import MayPay
from .interrupts import modifying
from .lasting import StillApplies, Until
from .running import BreakIfAble, BreakSubroutines
from .statics import InsteadOfAccessing, StrengthBonus
from .triggers import Never, RunSuccessful
from .would import WouldHappen

if TYPE_CHECKING:
    from ..rules.abilities.effects import Effect
    from ..rules.machine.state import State

__all__ = [
    "bioroid", "breaks", "if_successful", "instead", "instead_of_accessing", "interacts", "interrupt", "paid",
    "persistent", "play", "pumps", "pumps_and_breaks", "runner_breaks", "spends_clicks_to_break", "sub", "when",
    "whenever", "while_accessing", "while_true",
]  # fmt: skip


@dataclass(frozen=True, slots=True, eq=False)
class PaidAbility(Paid):
    """A paid ability (9.5). ``breaks`` marks one that interacts with ice (3.9.5f), for ice of ``ice_subtypes``."""

    cost: Cost
    does: tuple[Instruction, ...]
    interrupts: tuple[int, ...] = ()
    only_if: Condition | None = None
    limit: int = 0
    player: int = NOBODY
    breaks: bool = False
    ice_subtypes: tuple[str, ...] = ()  # any of them
    action: bool = False
    while_accessing: bool = False
    pump: bool = False
    own_ice: bool = False  # breaks subroutines on the very ice it is on (bioroids)
    ice_strength_at_most: int | None = None
    ice_strength_at_least: int | None = None
    where: int = WHILE_ACTIVE
    moves_hosted: bool = False
    ice_strength_equal: bool = False  # only on ice of exactly the same strength
    on_host: bool = False  # only on the ice that this card is hosted on
    once_per_run: bool = False
    ice: Filter | None = None  # only on ice of a description
    lasts_for_runs: bool = field(init=False, default=False)  # whether what it does outlasts an encounter
    breaks_subroutines: bool = field(init=False, default=False)

    def __post_init__(self) -> None:
        lasts = any([isinstance(i, Until) and "run" in i.duration for i in self.does])
        object.__setattr__(self, "lasts_for_runs", lasts)
        breaking = any([isinstance(i, (BreakSubroutines, BreakIfAble)) for i in self.does])
        object.__setattr__(self, "breaks_subroutines", breaking)

    def positions(self, player: int) -> tuple[int, ...]:
        if self.player != NOBODY:
            player = self.player
        if self.while_accessing:
            return (AT_ACCESS,)
        if self.interrupts:
            return tuple([AT_PAID_INTERRUPT + kind for kind in self.interrupts])
        if self.action:
            return (AT_ACTION + player,)
        return (AT_PAID + player,)

    def refusal(self, s: State, me: Context) -> Refusal | None:
        if self.only_if is not None and not self.only_if.holds(s, me):
            return Refusal("refused-restriction", "9.3.3c", card=me.card, ability=self)
        if self.once_per_run and self._used_this_run(s, me):
            return Refusal("refused-restriction", "9.3.3c", card=me.card, ability=self)
        if self.breaks:
            return self._cannot_interact(s, me)
        return None

    def _used_this_run(self, s: State, me: Context) -> bool:
        begun = events_since(s, s.turn_start, E_RUN_BEGINS) if s.run_at >= 0 else []
        used = events_since(s, begun[0].n, E_USED) if begun else []
        return any([e.card == me.ref and e.which == self.slot for e in used])

    def _cannot_interact(self, s: State, me: Context) -> Refusal | None:
        """3.9.5f to h, and whatever else the ability says about the ice."""
        e = breaking_encounter(s)
        if e is None:
            return too_early(s, me)
        ice = s.at(e.ice)
        if forbidden(s, A_BREAK, me.player, s.cards[me.card]) is not None:
            if any([isinstance(i, BreakSubroutines) for i in self.does]):
                return Refusal("refused-cannot-by", "1.2.2", by=ice.id)
        if self.own_ice:
            return None if ice.id == me.card else Refusal("refused-other-ice", "9.3.3c", card=me.card)
        if self.on_host and s.cards[me.card].host != ice.ref:
            return Refusal("refused-other-ice", "9.3.3c", card=me.card)
        refusal = cannot_interact(s, me, self.ice_subtypes, self.ice_strength_equal)
        if refusal is not None:
            return refusal
        most, least = self.ice_strength_at_most, self.ice_strength_at_least
        if (most is not None and strength(s, ice) > most) or (least is not None and strength(s, ice) < least):
            return Refusal("refused-restriction", "9.3.3c", card=me.card, ability=self)
        if self.ice is not None and not self.ice.matches(s, me, ice):
            return Refusal("refused-restriction", "9.3.3c", card=me.card, ability=self)
        return None

    def relevant(self, s: State, me: Context, effect: Effect) -> bool:
        return any([i.relevant(s, me, effect) for i in modifying(self)])

    def inert(self, s: State, me: Context) -> bool:
        """3.9.5d: a strength boost that expires before anything could look at it."""
        if not self.pump:
            return False
        e = current_encounter(s)
        if e is not None and not e.ended:
            return False
        if s.run_at >= 0 and (s.index[AT_INTERRUPT + F_STRENGTH] or self.lasts_for_runs):
            return False  # it may be made to last (9.8.3d)
        for instruction in self.does:
            if isinstance(instruction, Until):
                for entry in s.index[AT_DURATION]:  # 9.8.9a
                    node = entry.node
                    assert isinstance(node, DurationInstead)
                    if node.concerns(s, entry.me, instruction.static, me) and not node.over(s, s.uid + 1):
                        return False
        return True


@dataclass(frozen=True, slots=True, eq=False)
class When(Conditional):
    """A conditional ability with a trigger condition (9.6)."""

    trigger: Trigger
    does: tuple[Instruction, ...]
    optional: bool = False
    interrupt: bool = False
    limit: int = 0
    player: int = NOBODY
    where: int = WHILE_ACTIVE

    def positions(self, player: int) -> tuple[int, ...]:
        base = AT_INTERRUPT if self.interrupt else AT_TRIGGER
        return tuple([base + kind for kind in self.trigger.kinds()])


@dataclass(frozen=True, slots=True, eq=False)
class WhileTrue(StateConditional):
    """A conditional ability with a static condition (9.6.7)."""

    condition: Condition
    does: tuple[Instruction, ...]
    trigger: Trigger
    optional: bool = False
    interrupt: bool = False
    limit: int = 0
    player: int = NOBODY
    where: int = WHILE_ACTIVE

    def positions(self, player: int) -> tuple[int, ...]:
        return (AT_STATE_TRIGGER,)

    def holds(self, s: State, me: Context) -> bool:
        return self.condition.holds(s, me)


@dataclass(frozen=True, slots=True, eq=False)
class OnPlay(PlayAbility):
    """A play ability (9.7)."""

    does: tuple[Instruction, ...]
    where: int = 0


@dataclass(frozen=True, slots=True, eq=False)
class Sub(Subroutine):
    """A subroutine (3.4.7)."""

    does: tuple[Instruction, ...]
    where: int = 0


def play(*does: Instruction) -> OnPlay:
    """What an event or operation does."""
    return OnPlay(does)


def sub(*does: Instruction) -> Sub:
    """A subroutine."""
    return Sub(does)


def paid(
    cost: Price,
    *does: Instruction,
    only_if: Condition | None = None,
    limit: int = 0,
    player: int = NOBODY,
    also_stolen: bool = False,
    once_per_run: bool = False,
    action: bool = False,
) -> PaidAbility:
    """A paid ability: cost, then what it does; with ``player`` for that player alone (1.13.5a).

    Such an ability is an ``action`` only if that is said, any other one if it costs clicks (5.2.1).
    With ``also_stolen`` the Corp can use it while its agenda is in the Runner's score area as well (9.1.8b).
    """
    whole = cost_of(cost)
    action = action or (whole.clicks() > 0 and player == NOBODY)
    if also_stolen:
        where = WHILE_ACTIVE | in_zone(RUNNER_SCORE)
        return PaidAbility(whole, does, only_if=only_if, limit=limit, player=CORP, action=action, where=where)
    return PaidAbility(
        whole, does, only_if=only_if, limit=limit, player=player, action=action, once_per_run=once_per_run
    )


def interrupt(cost: Price, *does: Instruction, only_if: Condition | None = None) -> PaidAbility:
    """A paid ability that is an interrupt because it prevents or modifies something (9.8.1)."""
    kinds = {i.effect: None for instruction in does for i in modifying(instruction)}
    return PaidAbility(cost_of(cost), does, interrupts=tuple(kinds), only_if=only_if)


def when(
    trigger: Trigger,
    *does: Instruction,
    may: bool = False,
    may_pay: Price | None = None,
    limit: int = 0,
    player: int = NOBODY,
    where: int = WHILE_ACTIVE,
) -> When:
    """A conditional ability: an interrupt, if it waits for what would happen (9.8.1).

    With ``may`` it is optional (9.6.9); with ``may_pay`` it is, and a cost must be paid for what it does (1.15.10a).
    """
    if may_pay is not None:
        may, does = True, (MayPay(may_pay, does, asked=True),)
    return When(trigger, does, may, isinstance(trigger, WouldHappen), limit, player, where)


def whenever(trigger: Trigger, *does: Instruction, may: bool = False, may_pay: Price | None = None) -> When:
    """The same as ``when``: every occurrence gives an instance (9.6.4)."""
    return when(trigger, *does, may=may, may_pay=may_pay)


def breaks(
    cost: Price,
    subtype: str | tuple[str, ...] = (),
    n: Number | int = 1,
    up_to: bool = False,
    ice_strength: int | None = None,
    equal: bool = False,
    on_host: bool = False,
    limit: int = 0,
    only_if: Condition | None = None,
    ends_run: bool = False,
    which: str = "",
    once_per_run: bool = False,
    ice: Filter | None = None,
    least_strength: int | None = None,
    then: Does = (),
) -> PaidAbility:
    """Pay to break subroutines on ice of a subtype, perhaps only on ice of at most, or at least, some strength (3.9.5).

    With ``equal`` only on ice whose strength is exactly that of the icebreaker, with ``on_host`` only on its host.
    With ``ends_run`` only subroutines that end the run and do nothing else, with ``which`` only the first or last one,
    with ``ice`` only on ice of a description. ``then`` says what else follows.
    """
    does = (BreakSubroutines(n, up_to, ends_run, which), *several(then))
    return PaidAbility(
        cost_of(cost), does, breaks=True, ice_subtypes=several(subtype), ice_strength_at_most=ice_strength,
        ice_strength_equal=equal, limit=limit, on_host=on_host, only_if=only_if, once_per_run=once_per_run, ice=ice,
        ice_strength_at_least=least_strength,
    )  # fmt: skip


def interacts(cost: int, *does: Instruction) -> PaidAbility:
    """An ability of an icebreaker that interacts with the encountered ice in another way (3.9.5e)."""
    return PaidAbility(cost_of(cost), does, breaks=True)


def while_true(condition: Condition, *does: Instruction) -> WhileTrue:
    """A conditional ability with a static condition (9.6.7)."""
    return WhileTrue(condition, does, Never())


def pumps(cost: Price, n: Number | int, duration: str = "encounter") -> PaidAbility:
    """Pay for strength; without another duration for the current encounter (3.9.5b)."""
    whole = duration if duration == "encounter" else f"{duration}+encounter"
    return PaidAbility(cost_of(cost), (Until(StrengthBonus(n, of=This(by_name=False)), whole),), pump=True)


def pumps_and_breaks(cost: Price, n: Number | int, subtype: str) -> PaidAbility:
    """Pay for strength, then break up to as many subroutines on ice of a subtype, if able (1.2.3)."""
    stronger = Until(StrengthBonus(n, of=This(by_name=False)), "encounter")
    does = (stronger, BreakIfAble(BreakSubroutines(n, up_to=True), (subtype,)))
    return PaidAbility(cost_of(cost), does, pump=True, ice_subtypes=(subtype,))


def runner_breaks(cost: Price, n: int = 1, *then: Instruction, only_if: Condition | None = None) -> PaidAbility:
    """The Runner can pay a cost to break (up to) so many subroutines on this ice; it is no action (1.13.5a).

    With more that follows each time they do.
    """
    does = (BreakSubroutines(n, n > 1), *then)
    return PaidAbility(cost_of(cost), does, player=RUNNER, breaks=True, own_ice=True, only_if=only_if)


def bioroid(n: int = 1) -> PaidAbility:
    """The Runner can spend clicks to break (up to) as many subroutines on this ice; it is no action (1.13.5a)."""
    return runner_breaks(Clicks(n), n)


def spends_clicks_to_break(clicks: int, limit: int = 0) -> PaidAbility:
    """You can spend clicks to break a subroutine of any ice during an encounter; it is no action."""
    return PaidAbility(cost_of(Clicks(clicks)), (BreakSubroutines(1),), breaks=True, limit=limit)


def while_accessing(
    *does: Instruction, paying: Price = 0, only_if: Condition | None = None, limit: int = 0
) -> PaidAbility:
    """An ability that can be used when the trash cost of the accessed card could be paid (7.7.2)."""
    return PaidAbility(cost_of(paying), does, while_accessing=True, only_if=only_if, limit=limit)


def if_successful(*does: Instruction) -> When:
    """ "If successful": what follows the success of the run that this card initiated, on the servers that it named."""
    return When(RunSuccessful(this_run=True), does)


def instead(*does: Instruction, may: bool = False) -> Until:
    """Instead of accessing cards in step 6.9.5g of this run (6.7.3b), perhaps only if the Runner likes (6.7.3c)."""
    return Until(InsteadOfAccessing(*does, optional=may), "run")


def instead_of_accessing(*does: Instruction, may: bool = False) -> When:
    """ "If successful, instead of accessing cards ...": both of the above for the run that this card initiated."""
    return if_successful(instead(*does, may=may))


def persistent(*abilities: Static | When) -> tuple[Static | When, ...]:
    """Abilities about this server that go on for the rest of a run in which the Runner trashes their card."""
    # an ability of its own for each conditional one, told apart from the printed one
    still = [a if isinstance(a, Static) else When(a.trigger, a.does, a.optional, limit=a.limit) for a in abilities]
    return *abilities, StillApplies(tuple(still))
