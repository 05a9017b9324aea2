"""Agendas that are not worth what is printed on them, and what was stolen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..frozen import dataclass
from ..rules.concepts.values import score
from ..rules.machine.card import CardDef
from ..rules.machine.nodes import AT_MODIFIER, WHILE_ACTIVE, Condition, Context, Modifier, Number, Trigger
from ..rules.machine.terms import (
    CORP_SCORE,
    E_CONVERTED,
    E_MOVED,
    E_SCORED,
    E_STOLEN,
    M_AGENDA_POINTS,
    RUNNER,
    RUNNER_SCORE,
)
from .base import who
from .traits import Trait

if TYPE_CHECKING:
    from ..rules.machine.card import Card
    from ..rules.machine.events import Event
    from ..rules.machine.state import State

__all__ = [
    "ActiveWhenStolen", "AddedToScoreArea", "HasMorePoints", "InRunnersScoreArea", "StolenPointsLastTurn", "StolenWith",
    "WorthPoints",
]  # fmt: skip


@dataclass(frozen=True, slots=True, eq=False)
class StolenWith(Trait):
    """Added to the Runner's score area from anywhere except Archives, it has agenda counters on it (1.16.3f, 9.8.9c).

    Its abilities are active there.
    """

    n: int

    def shape(self, defn: CardDef) -> None:
        defn.stolen_with = self.n
        defn.active_in_runner_score = True


@dataclass(frozen=True, slots=True, eq=False)
class ActiveWhenStolen(Trait):
    """The abilities of this agenda are active in the Runner's score area too (9.1.8b)."""

    def shape(self, defn: CardDef) -> None:
        defn.active_in_runner_score = True


@dataclass(frozen=True, slots=True, eq=False)
class InRunnersScoreArea(Condition):
    """This agenda is in the Runner's score area with hosted counters of a kind."""

    counter: int

    def holds(self, s: State, me: Context) -> bool:
        c = s.card(me.ref)
        return c is not None and c.zone == RUNNER_SCORE and c.counters[self.counter] > 0


@dataclass(frozen=True, slots=True, eq=False)
class WorthPoints(Modifier):
    """While a condition holds, this agenda is worth other points (2.5)."""

    n: int
    condition: Condition
    where: int = WHILE_ACTIVE
    sets: bool = True
    subtype: str = ""

    def positions(self, player: int) -> tuple[int, ...]:
        return (AT_MODIFIER + M_AGENDA_POINTS,)

    def applies(self, s: State, me: Context, card: Card | None) -> bool:
        return card is not None and card.ref == me.ref and self.condition.holds(s, me)

    def change(self, s: State, me: Context, card: Card | None) -> int:
        return self.n


@dataclass(frozen=True, slots=True, eq=False)
class StolenPointsLastTurn(Number):
    """The printed agenda points of all agendas that the Runner stole during their last turn."""

    def value(self, s: State, me: Context) -> int:
        first = s.last_turn_start[RUNNER]
        if first < 0:
            return 0
        end = s.last_turn_start[1 - RUNNER]
        total = 0
        event = s.events
        while event is not None and event.n >= first:
            if event.kind == E_STOLEN and not (end > first and event.n >= end):
                total += s.at(event.card).defn.points
            event = event.prev
        return total


@dataclass(frozen=True, slots=True, eq=False)
class AddedToScoreArea(Trigger):
    """Whenever an agenda is added to your score area: scored, stolen, or by an ability (1.16.3)."""

    def kinds(self) -> tuple[int, ...]:
        return (E_SCORED, E_STOLEN, E_MOVED, E_CONVERTED)

    def met(self, s: State, me: Context, event: Event) -> bool:
        return s.at(event.card).zone == (RUNNER_SCORE if me.player == RUNNER else CORP_SCORE)


@dataclass(frozen=True, slots=True, eq=False)
class HasMorePoints(Condition):
    """A player has more agenda points than the other (1.16.1); a total below zero is less than none."""

    player: int

    def holds(self, s: State, me: Context) -> bool:
        player = who(me, self.player)
        return score(s, player) > score(s, 1 - player)
