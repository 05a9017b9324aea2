"""Scoring by an ability (1.16.3), and "when scored" abilities that resolve again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..frozen import dataclass
from ..rules.abilities.reaction_windows import trigger
from ..rules.abilities.trigger_conditions import Instance
from ..rules.concepts.scoring import Score
from ..rules.concepts.values import forbidden, requirement
from ..rules.machine.card import Card
from ..rules.machine.nodes import Conditional, Context, Filter, Instruction, Number, Selection, Target
from ..rules.machine.terms import A_SCORE, AGENDA, CORP
from ..rules.questions import choices
from .base import amount
from .instructions import OnCards
from .triggers import Scored, ScoredOrStolen

if TYPE_CHECKING:
    from ..rules.abilities.effects import Effect
    from ..rules.machine.state import State

__all__ = ["RequirementAtMost", "ResolveWhenScored", "ScoreIt", "WithWhenScored"]


@dataclass(frozen=True, slots=True, eq=False)
class RequirementAtMost(Filter):
    """Agendas of a description with an advancement requirement of at most a number (2.4)."""

    cards: Filter
    n: Number | int

    def matches(self, s: State, me: Context, card: Card) -> bool:
        if not self.cards.matches(s, me, card) or card.type != AGENDA:
            return False
        return requirement(s, card) <= amount(self.n, s, me)

    def candidates(self, s: State, me: Context) -> list[int]:
        return [i for i in self.cards.candidates(s, me) if self.matches(s, me, s.cards[i])]


@dataclass(frozen=True, slots=True, eq=False)
class ScoreIt(OnCards):
    """Score an agenda by an ability, whatever its advancement requirement, unless that cannot happen (1.16.3)."""

    what: Selection

    def on(self, s: State, me: Context, refs: tuple[int, ...]) -> list[Effect]:
        able = tuple([r for r in refs if s.at(r).type == AGENDA and forbidden(s, A_SCORE, CORP, s.at(r)) is None])
        return [Score(CORP, me.ref, cards=able)] if able else []


def when_scored(card: Card) -> Conditional | None:
    """The ability of an agenda that waits for its own scoring, if it has one."""
    for node in card.defn.conditionals:
        if isinstance(node.trigger, (Scored, ScoredOrStolen)) and node.trigger.this:
            return node
    return None


@dataclass(frozen=True, slots=True, eq=False)
class WithWhenScored(Filter):
    """Cards of a description that have a "when you score" ability, except copies of this card if ``other``."""

    cards: Filter
    other: bool = False

    def matches(self, s: State, me: Context, card: Card) -> bool:
        if self.other and card.defn is s.cards[me.card].defn:
            return False
        return not card.converted and when_scored(card) is not None and self.cards.matches(s, me, card)

    def candidates(self, s: State, me: Context) -> list[int]:
        return [i for i in self.cards.candidates(s, me) if self.matches(s, me, s.cards[i])]


@dataclass(frozen=True, slots=True, eq=False)
class ResolveWhenScored(Instruction):
    """Resolve the "when you score" ability of an agenda once more; what was on it when it was scored is gone."""

    what: Selection

    def targets(self) -> tuple[Target, ...]:
        target = self.what.target()
        return () if target is None else (target,)

    def could_change(self, s: State, me: Context) -> bool:
        target = self.what.target()
        return bool(self.what.refs(s, me)) if target is None else bool(target.valid(s, me))

    def resolve(self, s: State, me: Context) -> None:
        for ref in self.what.refs(s, me):
            card = s.at(ref)
            node = when_scored(card)
            if node is None:
                continue
            mine = Context(me.player, card.id, card.ref)
            mine.lki = card
            if node.optional:
                s.push(choices.May(mine, me.player, node.does, ()))
            else:
                trigger(s, Instance(node, mine, True))
