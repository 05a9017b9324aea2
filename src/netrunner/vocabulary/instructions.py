"""Instructions (9.3.4): what abilities do, one sentence each."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from ..frozen import dataclass
from ..native import mypyc_attr
from ..rules.abilities import effects as fx
from ..rules.abilities.interrupts import make_imminent
from ..rules.concepts.credits import pool
from ..rules.concepts.drawing import Draw as DrawCards
from ..rules.machine.nodes import (
    Context,
    Instruction,
    Node,
    Number,
    Selection,
    Target,
    _children,
)
from ..rules.machine.terms import CREDIT, F_INSTALL
from ..rules.questions.chosen_numbers import AskNumber, Late
from ..rules.turns.turn import end_action_phase
from .base import YOU, amount, fill, who
from .cards import Found, Its, This, TopOf
from .numbers import Named

if TYPE_CHECKING:
    from ..rules.abilities.effects import Effect
    from ..rules.machine.state import State

__all__ = [
    "Both", "Damage", "Draw", "EndActionPhase", "Gain", "GainClicks", "GiveTags", "Lose", "LoseClicks", "RemoveTags",
    "Take", "TakeBadPublicity", "TakeTurn",
]  # fmt: skip


def _any_could_change(s: State, effects: list[Effect]) -> bool:
    for effect in effects:
        if effect.could_change(s):
            return True
    return False


class Simple(Instruction):
    """An instruction whose effects follow from its fields; it could change the state if any of its effects could."""

    __slots__ = ()

    def could_change(self, s: State, me: Context) -> bool:
        return _any_could_change(s, self.expected(s, me))

    def resolve(self, s: State, me: Context) -> None:
        make_imminent(s, self.expected(s, me), me)


@mypyc_attr(allow_interpreted_subclasses=True)
class OnCards(Instruction):
    """An instruction that acts on cards: chosen ones are announced first (1.14.2)."""

    __slots__ = ()
    what: Selection

    def targets(self) -> tuple[Target, ...]:
        target = self.what.target()
        return () if target is None else (target,)

    def on(self, s: State, me: Context, refs: tuple[int, ...]) -> list[Effect]:
        """The effects on these cards."""
        raise NotImplementedError(type(self).__name__)

    def expected(self, s: State, me: Context) -> list[Effect]:
        refs = self.what.refs(s, me)
        if not refs:
            return []
        effects = self.on(s, me, refs)
        target = self.what.target()
        if target is not None:
            for e in effects:
                e.target = target
        return effects

    def resolve(self, s: State, me: Context) -> None:
        make_imminent(s, self.expected(s, me), me)

    def fully(self, s: State, me: Context) -> bool:
        target = self.what.target()
        if target is not None and len(list(target.each(s, me))) < target.least(s, me):
            return False
        if isinstance(self.what, TopOf) and len(self.what.refs(s, me)) < amount(self.what.count, s, me):
            return False
        return self.could_change(s, me)

    def could_change(self, s: State, me: Context) -> bool:
        target = self.what.target()
        if target is None:
            refs = self.what.refs(s, me)
            return bool(refs) and _any_could_change(s, self.on(s, me, refs))
        if target.most(s, me) < 1:
            return False
        for i in target.each(s, me):
            if _any_could_change(s, self.on(s, me, (s.cards[i].ref,))):
                return True
        return False


def _distinct(targets: tuple[Target, ...]) -> None:
    """Targets of one instruction are remembered side by side, so they need names of their own (1.14.2)."""
    names = [t.name() for t in targets]
    if len(set(names)) != len(names):
        raise ValueError(f"targets of one instruction need different names (as_=...), not {names}")


@dataclass(frozen=True, slots=True, eq=False)
class Both(Instruction):
    """One instruction with several effects, carried out in the order written (9.3.4d)."""

    parts: tuple[Instruction, ...]

    def __init__(self, *parts: Instruction) -> None:
        fill(self, parts=parts)
        _distinct(self.targets())

    def targets(self) -> tuple[Target, ...]:
        found: list[Target] = []
        for p in self.parts:
            found.extend(p.targets())
        return tuple(found)

    def could_change(self, s: State, me: Context) -> bool:
        return any(p.could_change(s, me) for p in self.parts)

    def expected(self, s: State, me: Context) -> list[Effect]:
        found: list[Effect] = []
        # names of numbers still to be chosen as this resolves (1.14.1b) or left behind by an earlier part, and of cards
        # that an earlier part installs
        open_names: list[str] = []
        for p in self.parts:
            if open_names and any([name in open_names for name in names_in(p)]):
                found.append(Late(me.player, me.ref, p))
                continue
            effects = p.expected(s, me)
            open_names.extend([e.name if isinstance(e, AskNumber) else e.leaves for e in effects])
            if any([e.kind == F_INSTALL for e in effects]):
                open_names.extend([target.name() for target in p.targets()] or ["found"])
            found.extend(effects)
        return found


@cache
def names_in(node: Node) -> tuple[str, ...]:
    """The names of the numbers and chosen cards that an instruction depends on."""
    found: list[str] = [node.name] if isinstance(node, (Named, Its)) else ["found"] if isinstance(node, Found) else []
    for _, child in _children(node):
        found.extend(names_in(child))
    return tuple(found)


@dataclass(frozen=True, slots=True, eq=False)
class Gain(Simple):
    """Gain credits."""

    n: Number | int
    player: int = YOU

    def expected(self, s: State, me: Context) -> list[Effect]:
        return [fx.GainCredits(me.player, me.ref, amount=amount(self.n, s, me), side=who(me, self.player))]


@dataclass(frozen=True, slots=True, eq=False)
class Lose(Simple):
    """Lose credits; -1 means all of them (1.10.3b)."""

    n: Number | int
    player: int = YOU

    def fully(self, s: State, me: Context) -> bool:
        n = amount(self.n, s, me)
        return 0 < max(1, n) <= pool(s, who(me, self.player))

    def expected(self, s: State, me: Context) -> list[Effect]:
        return [fx.LoseCredits(me.player, me.ref, amount=amount(self.n, s, me), side=who(me, self.player))]


@dataclass(frozen=True, slots=True, eq=False)
class Take(OnCards):
    """Take credits from a card (1.10.4a)."""

    n: Number | int
    what: Selection = This()

    def on(self, s: State, me: Context, refs: tuple[int, ...]) -> list[Effect]:
        return [fx.TakeCredits(me.player, me.ref, amount=amount(self.n, s, me), cards=refs, side=me.player)]

    def expected(self, s: State, me: Context) -> list[Effect]:
        last = me.source(s)
        if isinstance(self.what, This) and me.event is None and last is not None and s.card(me.ref) is None:
            have = last.counters[CREDIT]  # 9.5.5: it was trashed for the cost of this paid ability
            n = amount(self.n, s, me)
            return [fx.GainCredits(me.player, me.ref, amount=have if n < 0 else min(n, have), side=me.player)]
        return OnCards.expected(self, s, me)


@dataclass(frozen=True, slots=True, eq=False)
class GainClicks(Simple):
    """Gain clicks."""

    n: Number | int = 1
    player: int = YOU

    def expected(self, s: State, me: Context) -> list[Effect]:
        return [fx.GainClicks(me.player, me.ref, amount=amount(self.n, s, me), side=who(me, self.player))]


@dataclass(frozen=True, slots=True, eq=False)
class TakeTurn(Instruction):
    """Take an additional turn after this one (5.1)."""

    def resolve(self, s: State, me: Context) -> None:
        s.stack[0].take_another(me.player)


@dataclass(frozen=True, slots=True, eq=False)
class LoseClicks(Simple):
    """Lose clicks; -1 means all that remain."""

    n: int = 1
    player: int = YOU

    def fully(self, s: State, me: Context) -> bool:
        return self.n <= s.clicks[who(me, self.player)]

    def expected(self, s: State, me: Context) -> list[Effect]:
        player = who(me, self.player)
        n = s.clicks[player] if self.n < 0 else self.n
        return [fx.LoseClicks(me.player, me.ref, amount=n, side=player)]


@dataclass(frozen=True, slots=True, eq=False)
class Draw(Simple):
    """Draw cards (1.8.5)."""

    n: Number | int = 1
    player: int = YOU
    bottom: bool = False  # from the bottom of the deck

    def expected(self, s: State, me: Context) -> list[Effect]:
        return [DrawCards(who(me, self.player), amount(self.n, s, me), me.ref, bottom=self.bottom)]


@dataclass(frozen=True, slots=True, eq=False)
class Damage(Simple):
    """Do damage, or suffer it by one's own card (10.4.1)."""

    kind: int
    n: Number | int
    unpreventable: bool = False
    by: int = YOU  # who is responsible, if not the controller of the ability

    def expected(self, s: State, me: Context) -> list[Effect]:
        n = amount(self.n, s, me)
        return [fx.Damage(who(me, self.by), me.ref, amount=n, of=self.kind, unpreventable=self.unpreventable)]


@dataclass(frozen=True, slots=True, eq=False)
class GiveTags(Simple):
    """The Runner takes tags (10.5), which perhaps cannot be avoided."""

    n: Number | int = 1
    unpreventable: bool = False

    def expected(self, s: State, me: Context) -> list[Effect]:
        n = amount(self.n, s, me)
        return [fx.TakeTags(me.player, me.ref, amount=n, unpreventable=self.unpreventable)]


@dataclass(frozen=True, slots=True, eq=False)
class RemoveTags(Simple):
    """Remove tags; -1 means all."""

    n: Number | int = 1
    player: int = YOU  # who removes them

    def expected(self, s: State, me: Context) -> list[Effect]:
        return [fx.RemoveTags(who(me, self.player), me.ref, amount=amount(self.n, s, me))]


@dataclass(frozen=True, slots=True, eq=False)
class TakeBadPublicity(Simple):
    """The Corp takes bad publicity (10.6)."""

    n: Number | int = 1

    def expected(self, s: State, me: Context) -> list[Effect]:
        return [fx.TakeBadPublicity(me.player, me.ref, amount=amount(self.n, s, me))]


@dataclass(frozen=True, slots=True, eq=False)
class EndActionPhase(Instruction):
    """End the action phase (5.4.3)."""

    def could_change(self, s: State, me: Context) -> bool:
        return s.turn == me.player and s.phase == "action"

    def resolve(self, s: State, me: Context) -> None:
        if self.could_change(s, me):
            end_action_phase(s)
