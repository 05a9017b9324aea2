"""Instructions that choose, pay or trace: conditions, options, nested costs, traces."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..frozen import dataclass
from ..rules.abilities.resolving import Resolution
from ..rules.additional.traces import StartTrace
from ..rules.concepts.costs import picks_feasible, unpayable
from ..rules.machine.nodes import P_OTHER, Condition, Conditional, Context, Cost, Instruction, Number, Target, Trigger
from ..rules.machine.terms import E_TRACE_SUCCESSFUL, E_TRACE_UNSUCCESSFUL
from ..rules.questions import choices
from ..rules.questions.chosen_numbers import AskNumber, Offer
from .base import YOU, Does, fill, number, several, who
from .costs import Price, cost_of

if TYPE_CHECKING:
    from ..rules.abilities.effects import Effect
    from ..rules.machine.card import Card
    from ..rules.machine.events import Event
    from ..rules.machine.state import State

__all__ = [
    "ChooseOne", "ChooseSome", "ChooseUpTo", "If", "IfAble", "IfYouDo", "May", "MayPay", "MustPay", "RepeatAbility",
    "RepeatProcess", "Trace", "Unless", "With",
]  # fmt: skip


def _any(does: tuple[Instruction, ...], s: State, me: Context) -> bool:
    return any(i.could_change(s, me) for i in does)


@dataclass(frozen=True, slots=True, eq=False)
class If(Instruction):
    """If a condition holds when this resolves (9.6.5d), carry out instructions; otherwise others."""

    condition: Condition
    then: tuple[Instruction, ...]
    otherwise: tuple[Instruction, ...] = ()

    def __init__(self, condition: Condition, then: Does, otherwise: Does = ()) -> None:
        fill(self, condition=condition, then=several(then), otherwise=several(otherwise))

    def _branch(self, s: State, me: Context) -> tuple[Instruction, ...]:
        return self.then if self.condition.holds(s, me) else self.otherwise

    def could_change(self, s: State, me: Context) -> bool:
        return _any(self._branch(s, me), s, me)

    def expected(self, s: State, me: Context) -> list[Effect]:
        """As part of a longer sentence, which is one instruction (9.10.3)."""
        return [effect for i in self._branch(s, me) for effect in i.expected(s, me)]

    def resolve(self, s: State, me: Context) -> None:
        does = self._branch(s, me)
        if does:
            s.push(Resolution(None, does, me))


@dataclass(frozen=True, slots=True, eq=False)
class May(Instruction):
    """A player may carry out instructions."""

    does: tuple[Instruction, ...]
    otherwise: tuple[Instruction, ...] = ()
    player: int = YOU

    def __init__(self, *does: Instruction, otherwise: Does = (), player: int = YOU) -> None:
        fill(self, does=does, otherwise=several(otherwise), player=player)

    def could_change(self, s: State, me: Context) -> bool:
        return _any(self.does, s, me) or _any(self.otherwise, s, me)

    def expected(self, s: State, me: Context) -> list[Effect]:
        return [Offer(me.player, me.ref, self)]

    def resolve(self, s: State, me: Context) -> None:
        s.push(choices.May(me, who(me, self.player), self.does, self.otherwise))


@dataclass(frozen=True, slots=True, eq=False)
class ChooseOne(Instruction):
    """A player chooses between effects (9.10.4f); with ``must`` only those that can be fully resolved (9.11.3c)."""

    options: tuple[tuple[Instruction, ...], ...]
    player: int = YOU
    must: bool = True

    def __init__(self, *options: Does, player: int = YOU, must: bool = True) -> None:
        fill(self, options=tuple([several(does) for does in options]), player=player, must=must)

    def could_change(self, s: State, me: Context) -> bool:
        return any(all(i.fully(s, me) for i in does) for does in self.options)

    def resolve(self, s: State, me: Context) -> None:
        s.push(choices.ChooseOne(me, who(me, self.player), self.options, self.must))


@dataclass(frozen=True, slots=True, eq=False)
class ChooseSome(Instruction):
    """Resolve ``n`` of several different effects, or with ``up_to`` fewer, one after the other in any order."""

    n: int
    options: tuple[tuple[Instruction, ...], ...]
    up_to: bool = False

    def __init__(self, n: int, *options: Does, up_to: bool = False) -> None:
        fill(self, n=n, options=tuple([several(does) for does in options]), up_to=up_to)

    def could_change(self, s: State, me: Context) -> bool:
        return any([_any(does, s, me) for does in self.options])

    def resolve(self, s: State, me: Context) -> None:
        s.push(choices.ChooseSome(me, me.player, self.options, self.n, self.up_to))


@dataclass(frozen=True, slots=True, eq=False)
class IfAble(Instruction):
    """Instructions that are carried out fully or not at all (1.2.3)."""

    does: tuple[Instruction, ...]

    def __init__(self, *does: Instruction) -> None:
        fill(self, does=does)

    def could_change(self, s: State, me: Context) -> bool:
        return all(i.fully(s, me) for i in self.does)

    def resolve(self, s: State, me: Context) -> None:
        if self.could_change(s, me):
            s.push(Resolution(None, self.does, me))


@dataclass(frozen=True, slots=True, eq=False)
class IfYouDo(Instruction):
    """An instruction; if it was carried out, which a condition tells, others follow. It is useful only if that is."""

    first: Instruction
    then: If

    def __init__(self, first: Instruction, done: Condition, *then: Instruction) -> None:
        fill(self, first=first, then=If(done, then))

    def could_change(self, s: State, me: Context) -> bool:
        return self.first.could_change(s, me)

    def resolve(self, s: State, me: Context) -> None:
        s.push(Resolution(None, (self.first, self.then), me))


@dataclass(frozen=True, slots=True, eq=False)
class RepeatProcess(Instruction):
    """Repeat instructions a number of times, each time anew with its own choices (9.11.4)."""

    does: tuple[Instruction, ...]
    times: Number

    def __init__(self, does: Does, times: Number) -> None:
        fill(self, does=several(does), times=times)

    def could_change(self, s: State, me: Context) -> bool:
        return self.times.value(s, me) > 0 and _any(self.does, s, me)

    def resolve(self, s: State, me: Context) -> None:
        n = self.times.value(s, me)
        if n > 0:
            s.push(Resolution(None, self.does * n, me))


@dataclass(frozen=True, slots=True, eq=False)
class RepeatAbility(Instruction):
    """Repeat this process: the whole ability resolves again, with choices of its own (9.11.4a, c and d)."""

    def resolve(self, s: State, me: Context) -> None:
        for frame in reversed(s.stack):
            if isinstance(frame, Resolution) and frame.ability is not None:
                me.picks.clear()
                for name in [n for n in me.numbers if n not in ("used part", "declined")]:
                    del me.numbers[name]
                frame.at = -1  # it goes on with its first instruction, after a checkpoint
                return


@dataclass(frozen=True, slots=True, eq=False)
class With(Instruction):
    """Choose targets, then carry out instructions about them (9.10.4c)."""

    choose: Target
    does: tuple[Instruction, ...]

    def __init__(self, choose: Target, *does: Instruction) -> None:
        fill(self, choose=choose, does=does)

    def targets(self) -> tuple[Target, ...]:
        return (self.choose,)

    def could_change(self, s: State, me: Context) -> bool:
        return bool(self.choose.valid(s, me))

    def resolve(self, s: State, me: Context) -> None:
        if self.choose.refs(s, me):
            s.push(Resolution(None, self.does, me))


@dataclass(frozen=True, slots=True, eq=False)
class ChooseUpTo(Instruction):
    """A player chooses a number up to a limit, and of ``least`` or more; it is remembered under a name (1.14.1b)."""

    name: str
    most: Number
    player: int = YOU
    least: int = 0

    def __init__(self, name: str, most: Number | int, player: int = YOU, least: int = 0) -> None:
        fill(self, name=name, most=number(most), player=player, least=least)

    def could_change(self, s: State, me: Context) -> bool:
        return self.most.value(s, me) > 0

    def expected(self, s: State, me: Context) -> list[Effect]:
        """As a part of an instruction with further parts, which use the number (1.14.1b)."""
        me.numbers.pop(self.name, None)
        return [AskNumber(who(me, self.player), me.ref, self.name, self.most)]

    def resolve(self, s: State, me: Context) -> None:
        s.push(choices.ChooseNumber(me, who(me, self.player), self.name, self.least, self.most.value(s, me)))


@dataclass(frozen=True, slots=True, eq=False)
class MayPay(Instruction):
    """You may pay a cost; if you do, instructions follow (1.15.10a). ``asked``: triggering the ability was the yes."""

    cost: Cost
    then: tuple[Instruction, ...]
    otherwise: tuple[Instruction, ...] = ()
    player: int = YOU
    asked: bool = False
    purpose: int = P_OTHER

    def __init__(
        self,
        cost: Price,
        then: Does,
        otherwise: Does = (),
        player: int = YOU,
        asked: bool = False,
        purpose: int = P_OTHER,
    ) -> None:
        fill(
            self,
            cost=cost_of(cost),
            then=several(then),
            otherwise=several(otherwise),
            player=player,
            asked=asked,
            purpose=purpose,
        )

    def lowers(self, s: State, me: Context, card: Card) -> int:
        bill = choices.nested_bill(s, who(me, self.player), self.cost, me, self.purpose)
        if unpayable(s, bill) is not None or not picks_feasible(s, bill.picks, (card.id,)):
            return 0
        return sum([i.lowers(s, me, card) for i in self.then])

    def could_change(self, s: State, me: Context) -> bool:
        bill = choices.nested_bill(s, who(me, self.player), self.cost, me, self.purpose)
        if unpayable(s, bill) is None and _any(self.then, s, me):
            return True
        return _any(self.otherwise, s, me)

    def resolve(self, s: State, me: Context) -> None:
        player = who(me, self.player)
        s.push(choices.NestedCost(me, player, self.cost, self.then, self.otherwise, False, self.asked, self.purpose))


@dataclass(frozen=True, slots=True, eq=False)
class MustPay(Instruction):
    """A player must pay a cost if able; then some instructions follow, otherwise others (9.11.3)."""

    cost: Cost
    otherwise: tuple[Instruction, ...] = ()
    player: int = YOU
    then: tuple[Instruction, ...] = ()

    def __init__(self, cost: Price, otherwise: Does = (), player: int = YOU, then: Does = ()) -> None:
        fill(self, cost=cost_of(cost), otherwise=several(otherwise), player=player, then=several(then))

    def could_change(self, s: State, me: Context) -> bool:
        if not self.then:
            return True
        bill = choices.nested_bill(s, who(me, self.player), self.cost, me, P_OTHER)
        return unpayable(s, bill) is None or _any(self.otherwise, s, me)

    def resolve(self, s: State, me: Context) -> None:
        s.push(choices.NestedCost(me, who(me, self.player), self.cost, self.then, self.otherwise, True, False))


@dataclass(frozen=True, slots=True, eq=False)
class Unless(Instruction):
    """Instructions, unless a player pays a cost (1.15.10b)."""

    does: tuple[Instruction, ...]
    cost: Cost
    player: int = YOU

    def __init__(self, does: Does, cost: Price, player: int = YOU) -> None:
        fill(self, does=several(does), cost=cost_of(cost), player=player)

    def could_change(self, s: State, me: Context) -> bool:
        return _any(self.does, s, me)

    def resolve(self, s: State, me: Context) -> None:
        s.push(choices.NestedCost(me, who(me, self.player), self.cost, (), self.does, False, False))


@dataclass(frozen=True, slots=True, eq=False)
class TraceResult(Trigger):
    """If successful, if unsuccessful, or either way (10.8.5)."""

    successful: bool | None

    def kinds(self) -> tuple[int, ...]:
        return (E_TRACE_SUCCESSFUL, E_TRACE_UNSUCCESSFUL)

    def met(self, s: State, me: Context, event: Event) -> bool:
        return self.successful is None or (event.kind == E_TRACE_SUCCESSFUL) == self.successful


@dataclass(frozen=True, slots=True, eq=False)
class AfterTrace(Conditional):
    """A conditional ability tied to the result of a trace (10.8.5)."""

    trigger: Trigger
    does: tuple[Instruction, ...]
    optional: bool = False
    interrupt: bool = False
    limit: int = 0
    player: int = -1
    where: int = 1


@dataclass(frozen=True, slots=True, eq=False)
class TraceFor(Instruction):
    """Trace[N] with the abilities tied to its result (10.8.1)."""

    base: Number
    results: tuple[AfterTrace, ...]

    def expected(self, s: State, me: Context) -> list[Effect]:
        return [StartTrace(me.player, me.ref, self.base.value(s, me), self.results)]


def Trace(base: int | Number, success: Does = (), failure: Does = (), either: Does = ()) -> TraceFor:
    """Trace[N] - if successful ...; if unsuccessful ...; ... either way."""
    results: list[AfterTrace] = []
    if success:
        results.append(AfterTrace(TraceResult(True), several(success)))
    if failure:
        results.append(AfterTrace(TraceResult(False), several(failure)))
    if either:
        results.append(AfterTrace(TraceResult(None), several(either)))
    return TraceFor(number(base), tuple(results))
