"""Interrupts to drawing cards: how many are drawn, which, and what happens to each of them instead (1.8.5, 9.8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..frozen import dataclass
from ..rules.abilities.effects import Effect
from ..rules.abilities.replacement_effects import DoInstead
from ..rules.abilities.resolving import Resolution
from ..rules.concepts.drawing import Draw as DrawCards
from ..rules.concepts.drawing import DrawRest as DrawRestOfCards
from ..rules.concepts.drawing import OfOne
from ..rules.machine.nodes import (
    AT_MODIFIER,
    WHILE_ACTIVE,
    Context,
    Instruction,
    Modifier,
    Number,
    Selection,
    Target,
    Trigger,
)
from ..rules.machine.terms import CORP, E_DREW, E_WOULD, F_DRAW, M_DRAW
from .base import YOU, amount, fill, who
from .cards import Chosen
from .conditions import events_since
from .interrupts import imminent_effects
from .would import WouldHappen

if TYPE_CHECKING:
    from ..rules.machine.card import Card
    from ..rules.machine.events import Event
    from ..rules.machine.state import State

__all__ = [
    "DrawCount", "DrawTheRest", "DrawsMore", "InsteadOfAdding", "InsteadOfDrawing", "MandatoryDraw", "WouldBeDrawn",
    "WouldDraw",
]  # fmt: skip


@dataclass(frozen=True, slots=True, eq=False)
class WouldDraw(WouldHappen):
    """For interrupts: when a player would draw cards, or with ``each`` for every card that would be drawn (9.6.4b)."""

    player: int = YOU
    each: bool = False
    basic: bool = False  # only with a basic action
    first_each_turn: bool = False

    def kinds(self) -> tuple[int, ...]:
        return (F_DRAW,)

    def met(self, s: State, me: Context, event: Event) -> bool:
        return False

    def relevant(self, s: State, me: Context, effect: Effect) -> bool:
        if not isinstance(effect, DrawCards) or effect.side != who(me, self.player):
            return False
        if self.basic and not effect.basic:
            return False
        if self.each:
            taken = effect.taken(s)
            nth = me.numbers.get("nth", 0)
            return nth < len(taken) and all(s.cards[taken[nth]].ref != one.card for one in effect.instead)
        if self.first_each_turn:  # 9.8.5a
            times = 0
            for event in events_since(s, s.turn_start, E_WOULD):
                if event.of == F_DRAW and event.player == effect.side:
                    times += 1
            return times <= 1
        return True

    def times(self, s: State, effect: Effect) -> int:
        return len(effect.taken(s)) if self.each and isinstance(effect, DrawCards) else 0


def imminent_draw(s: State, me: Context) -> DrawCards | None:
    """The draw that an interrupt modifies."""
    what = imminent_effects(s, me)
    if what is None:
        return None
    for effect in what.effects:
        if isinstance(effect, DrawCards):
            return effect
    return None


def _exchange(s: State, me: Context, old: Effect, new: Effect) -> None:
    what = imminent_effects(s, me)
    if what is not None:
        what.effects = [new if e is old else e for e in what.effects]


@dataclass(frozen=True, slots=True, eq=False)
class WouldBeDrawn(Selection):
    """The card that would be drawn ("that card")."""

    def refs(self, s: State, me: Context) -> tuple[int, ...]:
        effect = imminent_draw(s, me)
        nth = me.numbers.get("nth", 0)
        taken = [] if effect is None else effect.taken(s)
        return (s.cards[taken[nth]].ref,) if nth < len(taken) else ()


@dataclass(frozen=True, slots=True, eq=False)
class DrawCount(Number):
    """How many cards would be drawn, more or less ``plus``."""

    plus: int = 0

    def value(self, s: State, me: Context) -> int:
        effect = imminent_draw(s, me)
        n = me.numbers.get("draws", 0) if effect is None else effect.amount
        return max(0, n + self.plus)


@dataclass(frozen=True, slots=True, eq=False)
class InsteadOfDrawing(Instruction):
    """Instead of drawing that many cards, carry out instructions (9.8.10); they may end in drawing fewer."""

    does: tuple[Instruction, ...]

    def __init__(self, *does: Instruction) -> None:
        fill(self, does=does)

    def could_change(self, s: State, me: Context) -> bool:
        return imminent_draw(s, me) is not None

    def resolve(self, s: State, me: Context) -> None:
        effect = imminent_draw(s, me)
        frame = s.stack[-1]
        if effect is None or not isinstance(frame, Resolution) or frame.ability is None:
            return
        mine = me.copy()
        mine.numbers["draws"] = effect.amount
        mine.imminent = -1
        instead = DoInstead(effect.player, me.ref, self.does, mine, None)
        instead.replaced = (*effect.replaced, me.card * 64 + frame.ability.slot)  # 9.8.9c
        _exchange(s, me, effect, instead)


@dataclass(frozen=True, slots=True, eq=False)
class DrawTheRest(Instruction):
    """Draw what is left of a replaced draw: not another draw of the turn (9.8.9c)."""

    n: Number | int

    def expected(self, s: State, me: Context) -> list[Effect]:
        return [DrawRestOfCards(me.player, amount(self.n, s, me), me.ref)]


@dataclass(frozen=True, slots=True, eq=False)
class InsteadOfAdding(Instruction):
    """Instead of adding the card to the hand, something else may be done with it as it is drawn (1.8.5a)."""

    choose: Chosen  # the card itself, if it fits
    does: tuple[Instruction, ...]

    def __init__(self, choose: Chosen, *does: Instruction) -> None:
        fill(self, choose=choose, does=does)

    def targets(self) -> tuple[Target, ...]:
        return (self.choose,)

    def could_change(self, s: State, me: Context) -> bool:
        return bool(self.choose.valid(s, me))

    def resolve(self, s: State, me: Context) -> None:
        effect = imminent_draw(s, me)
        refs = self.choose.refs(s, me)
        if effect is not None and refs:
            mine = me.copy()
            mine.imminent = -1
            _exchange(s, me, effect, effect.with_instead(OfOne(refs[0], self.does, mine)))


@dataclass(frozen=True, slots=True, eq=False)
class DrawsMore(Modifier):
    """The first effect that you draw cards with each turn draws more (9.8.2)."""

    n: int = 1
    where: int = WHILE_ACTIVE
    sets: bool = False
    subtype: str = ""

    def positions(self, player: int) -> tuple[int, ...]:
        return (AT_MODIFIER + M_DRAW,)

    def change(self, s: State, me: Context, card: Card | None) -> int:
        if card is None or card.owner != me.player:
            return 0
        return 0 if any(e.player == me.player for e in events_since(s, s.turn_start, E_DREW)) else self.n


@dataclass(frozen=True, slots=True, eq=False)
class MandatoryDraw(Trigger):
    """After the Corp's mandatory draw (5.6.1e)."""

    def kinds(self) -> tuple[int, ...]:
        return (E_DREW,)

    def met(self, s: State, me: Context, event: Event) -> bool:
        return event.player == CORP and event.source < 0 and s.phase == "draw"
