"""Actions and clicks (1.11, 5.2): which actions were taken, the same or different ones, and more of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from ..frozen import dataclass
from ..rules.abilities.effects import CreateLingering
from ..rules.abilities.lingering_effects import D_IN_NEXT_TURN, Duration
from ..rules.abilities.resolving import Resolution
from ..rules.concepts.values import allotted_clicks
from ..rules.machine.card import Card, CardDef
from ..rules.machine.nodes import AT_MODIFIER, WHILE_ACTIVE, Context, Instruction, Modifier, Number, Trigger
from ..rules.machine.terms import (
    E_ACTION_COMPLETE,
    E_CLICKS_SPENT,
    E_REZZED,
    E_USED,
    M_ALLOTTED_CLICKS,
    M_REMOVE_TAG_COST,
    M_TRASH_RESOURCE_COST,
)
from ..rules.questions.choices import use_part
from ..rules.turns.taken_actions import DifferentAction, actions_taken, different_options, spent_on_actions
from .base import YOU, amount, fill, who
from .cards import Chosen
from .conditions import events_since
from .lasting import Settled
from .statics import _PlayerValue
from .traits import Trait

if TYPE_CHECKING:
    from ..rules.abilities.effects import Effect
    from ..rules.machine.events import Event
    from ..rules.machine.nodes import Target
    from ..rules.machine.state import State

__all__ = [
    "ActionCostsMore", "AllottedClicks", "ClicksNextTurn", "ClicksOnSameAction", "DifferentActions", "FirstClickOnly",
    "MayWith", "OncePerTurn", "SpendsClickTo", "TakeDifferentAction",
]  # fmt: skip

#: Basic actions that cards speak of
BasicAction: TypeAlias = Literal["draw", "gain"]
#: The rules of basic actions by the words that cards use, for the Corp and for the Runner (5.2.7, 5.2.8).
BASIC_ACTIONS: Final = ({"gain": "5.2.7b", "draw": "5.2.7c"}, {"gain": "5.2.8b", "draw": "5.2.8c"})


@dataclass(frozen=True, slots=True, eq=False)
class SpendsClickTo(Trigger):
    """Whenever a player spends a click on one of certain basic actions, not through a card ability."""

    actions: tuple[str, ...]
    player: int = YOU

    def __init__(self, *actions: BasicAction, player: int = YOU) -> None:
        fill(self, actions=actions, player=player)

    def kinds(self) -> tuple[int, ...]:
        return (E_CLICKS_SPENT,)

    def met(self, s: State, me: Context, event: Event) -> bool:
        player = who(me, self.player)
        return event.player == player and event.rule in [BASIC_ACTIONS[player][a] for a in self.actions]


@dataclass(frozen=True, slots=True, eq=False)
class ClicksOnSameAction(Trigger):
    """The first time each turn you spend so many clicks on the same action (5.2.6a), all while this card is active."""

    n: int

    def kinds(self) -> tuple[int, ...]:
        return (E_CLICKS_SPENT, E_USED)

    def met(self, s: State, me: Context, event: Event) -> bool:
        if event.player != me.player:
            return False
        rezzed = [e.n for e in events_since(s, s.turn_start, E_REZZED) if e.card == me.ref]
        spent: dict[str, int] = {}
        for taken in spent_on_actions(s, me.player, rezzed[0] if rezzed else 0):
            spent[taken.key] = spent.get(taken.key, 0) + taken.clicks
            if spent[taken.key] >= self.n:
                return taken.n == event.n
        return False


@dataclass(frozen=True, slots=True, eq=False)
class DifferentActions(Trigger):
    """When your n-th action of your turn is complete, if all of them are different from one another (5.2.6b)."""

    n: int

    def kinds(self) -> tuple[int, ...]:
        return (E_ACTION_COMPLETE,)

    def met(self, s: State, me: Context, event: Event) -> bool:
        if event.player != me.player or s.turn != me.player:
            return False
        taken = actions_taken(s, me.player)
        earlier = events_since(s, s.turn_start, E_ACTION_COMPLETE, before=event)
        if len(taken) != self.n or len(set(taken)) != self.n:
            return False
        return len(earlier) < self.n


@dataclass(frozen=True, slots=True, eq=False)
class TakeDifferentAction(Instruction):
    """Take an action that is different from those taken this turn, paying fewer clicks (5.2.5, 5.2.6b)."""

    less: int = 1

    def could_change(self, s: State, me: Context) -> bool:
        if s.turn != me.player or s.phase != "action":
            return False  # 5.2.5
        return bool(different_options(s, me.player, actions_taken(s, me.player), self.less))

    def resolve(self, s: State, me: Context) -> None:
        if self.could_change(s, me):
            s.push(DifferentAction(me.player, self.less))


@dataclass(frozen=True, slots=True, eq=False)
class AllottedClicks(_PlayerValue):
    """More or fewer clicks to spend each turn (1.11.2)."""

    def value(self) -> int:
        return M_ALLOTTED_CLICKS


@dataclass(frozen=True, slots=True, eq=False)
class ClicksNextTurn(Instruction):
    """A player has more or fewer clicks to spend during their next turn (1.11.2)."""

    n: Number | int
    player: int
    static: AllottedClicks

    def __init__(self, n: Number | int, player: int = YOU) -> None:
        fill(self, n=n, player=player, static=AllottedClicks(Settled(n) if isinstance(n, Number) else n, player))

    def could_change(self, s: State, me: Context) -> bool:
        n = amount(self.n, s, me)
        return n > 0 or (n < 0 and allotted_clicks(s, who(me, self.player)) > 0)

    def expected(self, s: State, me: Context) -> list[Effect]:
        me.numbers["settled"] = amount(self.n, s, me)
        until = Duration(D_IN_NEXT_TURN, player=who(me, self.player), since=s.last_event())
        return [CreateLingering(me.player, me.ref, self.static, (until,))]


@dataclass(frozen=True, slots=True, eq=False)
class FirstClickOnly(Trait):
    """Play only as your first click (1.11.3)."""

    def shape(self, defn: CardDef) -> None:
        defn.play_first_click = True


@dataclass(frozen=True, slots=True, eq=False)
class MayWith(Instruction):
    """A player may choose targets; if any are chosen, instructions follow and the ability is used (9.6.9d)."""

    choose: Chosen
    does: tuple[Instruction, ...]

    def __init__(self, choose: Chosen, *does: Instruction) -> None:
        fill(self, choose=choose, does=does)

    def targets(self) -> tuple[Target, ...]:
        return (self.choose,)

    def could_change(self, s: State, me: Context) -> bool:
        return bool(self.choose.valid(s, me))

    def resolve(self, s: State, me: Context) -> None:
        chosen = bool(self.choose.refs(s, me))
        if self.choose.chooser(s, me) == me.player:
            use_part(me, chosen)
        if chosen:
            s.push(Resolution(None, self.does, me))


@dataclass(frozen=True, slots=True, eq=False)
class OncePerTurn(Instruction):
    """An optional part of an ability that can be used once per turn (9.3.3c, 9.6.9d), with this many clicks left."""

    may: MayWith
    clicks: int = 0

    def could_change(self, s: State, me: Context) -> bool:
        return self._open(s, me) and self.may.could_change(s, me)

    def _open(self, s: State, me: Context) -> bool:
        if s.clicks[me.player] < self.clicks:
            return False
        return not any(e.card == me.ref for e in events_since(s, s.turn_start, E_USED))

    def resolve(self, s: State, me: Context) -> None:
        if self._open(s, me):
            s.push(Resolution(None, (self.may,), me))


_ACTIONS: Final = {"remove a tag": M_REMOVE_TAG_COST, "trash a resource": M_TRASH_RESOURCE_COST}


@dataclass(frozen=True, slots=True, eq=False)
class ActionCostsMore(Modifier):
    """A basic action costs more credits, or with a negative number fewer (5.2.7g, 5.2.8g)."""

    action: Literal["remove a tag", "trash a resource"]
    n: int
    where: int = WHILE_ACTIVE
    sets: bool = False
    subtype: str = ""

    def positions(self, player: int) -> tuple[int, ...]:
        return (AT_MODIFIER + _ACTIONS[self.action],)

    def change(self, s: State, me: Context, card: Card | None) -> int:
        return self.n
