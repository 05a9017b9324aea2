"""Preventing the end of a run, jacking out and abilities; limits of draws, costs ignored, ice rezzed like others."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..frozen import dataclass
from ..rules.machine.card import Card, CardDef
from ..rules.machine.nodes import (
    AT_DRAW_LIMIT,
    AT_IGNORED_COSTS,
    AT_PREVENT_ABILITY,
    WHILE_ACTIVE,
    Conditional,
    Context,
    Filter,
)
from ..rules.machine.statics import AbilityPrevention, DrawLimit, IgnoredCosts
from ..rules.machine.terms import CORP, E_DREW, E_ENCOUNTER, E_PREVENTED, F_END_RUN, F_JACK_OUT, ICE
from ..rules.runs.run import EndRun as EndTheRun
from .base import OPPONENT, who
from .conditions import events_since
from .interrupts import Modifying, imminent_effects
from .traits import Trait

if TYPE_CHECKING:
    from ..rules.abilities.effects import Effect
    from ..rules.machine.state import State

__all__ = [
    "DrawsAtMost", "IgnoresAdditionalCosts", "PreventEncounterAbility", "PreventEndOfRun", "PreventJackingOut",
    "RezLikeOtherCards",
]  # fmt: skip


@dataclass(frozen=True, slots=True, eq=False)
class PreventEndOfRun(Modifying):
    """Prevent an ability of a Corp card from ending the run (9.8.5)."""

    effect: int = F_END_RUN

    def relevant(self, s: State, me: Context, e: Effect) -> bool:
        return isinstance(e, EndTheRun) and e.source >= 0 and s.at(e.source).owner == CORP

    def resolve(self, s: State, me: Context) -> None:
        prevent_whole(self, s, me)


@dataclass(frozen=True, slots=True, eq=False)
class PreventJackingOut(Modifying):
    """Prevent the Runner from jacking out (9.8.5); what it cost is not paid back."""

    effect: int = F_JACK_OUT

    def relevant(self, s: State, me: Context, e: Effect) -> bool:
        return e.kind == F_JACK_OUT

    def resolve(self, s: State, me: Context) -> None:
        prevent_whole(self, s, me)


def prevent_whole(node: Modifying, s: State, me: Context) -> None:
    """Take an effect out of the imminent instruction: it is prevented as a whole (9.8.5)."""
    what = imminent_effects(s, me)
    if what is None:
        return
    left = [e for e in what.effects if not node.relevant(s, me, e)]
    if len(left) < len(what.effects):
        what.effects = left
        s.emit(E_PREVENTED, me.player, amount=1, of=node.effect, source=me.ref, rule="9.8.5")


@dataclass(frozen=True, slots=True, eq=False)
class PreventEncounterAbility(AbilityPrevention):
    """Once per turn, you may prevent an ability of ice with the trigger condition of its encounter."""

    where: int = WHILE_ACTIVE

    def positions(self, player: int) -> tuple[int, ...]:
        return (AT_PREVENT_ABILITY,)

    def prevents(self, s: State, me: Context, node: Conditional, of: Context) -> bool:
        event = of.event
        if event is None or event.kind != E_ENCOUNTER or event.card != of.ref:
            return False
        return s.at(of.ref).defn.type == ICE


@dataclass(frozen=True, slots=True, eq=False)
class DrawsAtMost(DrawLimit):
    """A player cannot draw more than so many cards during their own turn (1.2.2)."""

    n: int
    player: int = OPPONENT
    where: int = WHILE_ACTIVE

    def positions(self, player: int) -> tuple[int, ...]:
        return (AT_DRAW_LIMIT,)

    def left(self, s: State, me: Context, player: int) -> int:
        if player != who(me, self.player) or s.turn != player:
            return -1
        drawn = sum([e.amount for e in events_since(s, s.turn_start, E_DREW) if e.player == player])
        return max(0, self.n - drawn)


@dataclass(frozen=True, slots=True, eq=False)
class IgnoresAdditionalCosts(IgnoredCosts):
    """You ignore all additional costs of cards of a description as you play them (1.15.9)."""

    cards: Filter
    where: int = WHILE_ACTIVE

    def positions(self, player: int) -> tuple[int, ...]:
        return (AT_IGNORED_COSTS,)

    def ignores(self, s: State, me: Context, player: int, card: Card) -> bool:
        return player == me.player and self.cards.matches(s, me, card)


@dataclass(frozen=True, slots=True, eq=False)
class RezLikeOtherCards(Trait):
    """During runs on this server, this ice can be rezzed whenever cards other than ice can (9.2.7c)."""

    def shape(self, defn: CardDef) -> None:
        defn.rez_like_others = True
