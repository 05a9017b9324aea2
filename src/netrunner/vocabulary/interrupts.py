"""Interrupts (9.8): instructions that modify an instruction which is about to resolve."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from ..frozen import dataclass
from ..rules.abilities.effects import Damage
from ..rules.abilities.interrupts import Imminent, InterruptWindow
from ..rules.abilities.prevention import ChooseHowMany
from ..rules.accessing.access import accessed_card
from ..rules.machine.card import id_of
from ..rules.machine.nodes import Context, Filter, Instruction, Node, Number, Selection, Target, _children
from ..rules.machine.terms import E_PREVENTED, F_BREAK, F_DAMAGE, F_EXPOSE, F_PURGE, F_TRASH, FULL, VIRUS
from ..rules.runs.breaking import SpareSubroutine
from .base import amount, fill

if TYPE_CHECKING:
    from ..rules.abilities.effects import Effect
    from ..rules.machine.state import State

__all__ = [
    "DamageInstead", "Increase", "KeepFromPurge", "Prevent", "PreventAllBut", "PreventBreak", "PreventExpose",
    "PreventTrash", "SetValue",
]  # fmt: skip


def imminent_effects(s: State, me: Context) -> Imminent | None:
    """The instruction that an interrupt modifies."""
    if me.imminent < 0 or me.imminent >= len(s.stack):
        return None
    frame = s.stack[me.imminent]
    return frame if isinstance(frame, Imminent) else None


class Modifying(Instruction):
    """An instruction that modifies an imminent effect of kind ``effect`` (9.8.1)."""

    __slots__ = ()
    effect: int

    def relevant(self, s: State, me: Context, e: Effect) -> bool:
        """9.8.3: whether it could modify ``e``."""
        raise NotImplementedError(type(self).__name__)

    def could_change(self, s: State, me: Context) -> bool:
        what = imminent_effects(s, me)
        return what is not None and any([self.relevant(s, me, e) for e in what.effects])


@cache
def modifying(node: Node) -> tuple[Modifying, ...]:
    """The instructions in an ability, however deep, that modify imminent effects."""
    found: list[Modifying] = [node] if isinstance(node, Modifying) else []
    for _, child in _children(node):
        found.extend(modifying(child))
    return tuple(found)


@dataclass(frozen=True, slots=True, eq=False)
class Prevent(Modifying):
    """Prevent damage or avoid tags: lowers the value of the imminent effect (9.8.6); -1 prevents all (9.8.7b).

    With ``up_to`` the player chooses how much as it resolves (1.14.1b): up to ``n``, or any amount with -1.
    """

    effect: int
    n: Number | int
    of: int = -1  # only this type of damage
    up_to: bool = False
    types: tuple[int, ...] = ()  # only these types of damage
    from_accessed: bool = False  # only what the card being accessed does

    def __init__(
        self,
        effect: int,
        n: Number | int,
        types: int | tuple[int, ...] = -1,
        up_to: bool = False,
        from_accessed: bool = False,
    ) -> None:
        fill(
            self,
            effect=effect,
            n=n,
            of=types if isinstance(types, int) else -1,
            up_to=up_to,
            from_accessed=from_accessed,
            types=types if isinstance(types, tuple) else (),
        )

    def applies(self, s: State, e: Effect) -> bool:
        """Whether it could prevent part of ``e`` (9.8.3a)."""
        if e.kind != self.effect or e.unpreventable:
            return False
        if self.from_accessed:
            card = accessed_card(s)
            if card is None or e.source != card.ref:
                return False
        if self.types:
            return e.of in self.types
        return self.of < 0 or e.of == self.of

    def relevant(self, s: State, me: Context, e: Effect) -> bool:
        return self.applies(s, e) and not e.prevented_anyway(s)

    def prevents(self, s: State, me: Context, effect: Effect) -> bool:
        return self.relevant(s, me, effect)

    def resolve(self, s: State, me: Context) -> None:
        what = imminent_effects(s, me)
        if what is None or not self.could_change(s, me):
            return
        n = amount(self.n, s, me)
        if not self.up_to:
            self.carry_out(s, me, n)
            return
        there = sum([max(0, e.amount) for e in what.effects if self.applies(s, e)])
        # 9.8.7a: more than there is matters only if the opponent can still raise it
        most = n if n >= 0 and (s.mode == FULL or opponent_waits(s, me)) else there if n < 0 else min(n, there)
        s.push(ChooseHowMany(me, me.player, "prevented", most, self))

    def carry_out(self, s: State, me: Context, n: int) -> None:
        """Prevent ``n``, or all with -1."""
        what = imminent_effects(s, me)
        if what is None or not n:
            return
        if self.up_to and self.n == -1 and n >= sum([max(0, e.amount) for e in what.effects if self.applies(s, e)]):
            n = -1  # 9.8.7b: "any amount" of it is gone
        changed: list[Effect] = []
        for at, e in enumerate(what.effects):
            if not self.applies(s, e) or not n:
                changed.append(e)
                continue
            if n < 0:
                self._tell(s, me, e, e.amount)
                continue
            others = any([self.applies(s, o) for o in what.effects[at + 1 :]])
            part = min(n, max(0, e.amount)) if others else n
            self._tell(s, me, e, part)
            changed.append(e.with_amount(e.amount - part))
            n -= part
        what.effects = changed

    def _tell(self, s: State, me: Context, e: Effect, n: int) -> None:
        """Only what was expected is prevented; the value itself may fall below 0 (9.8.7a)."""
        n = min(n, e.amount)
        if n > 0:
            me.numbers["prevented"] = me.numbers.get("prevented", 0) + n
            s.emit(E_PREVENTED, me.player, amount=n, of=e.kind, source=me.ref, rule="9.8.5")


def opponent_waits(s: State, me: Context) -> bool:
    """Whether the opponent has a pending interrupt that could still modify the same instruction."""
    for frame in s.stack[me.imminent + 1 :]:
        if isinstance(frame, InterruptWindow) and frame.imminent == me.imminent:
            return any([i.me.player != me.player for i in frame.instances])
    return False


@dataclass(frozen=True, slots=True, eq=False)
class PreventAllBut(Modifying):
    """Prevent all but some damage: the value is set, whatever modified it before (9.8.7c)."""

    effect: int
    left: int
    of: int = -1

    def relevant(self, s: State, me: Context, e: Effect) -> bool:
        if e.kind != self.effect or e.unpreventable or e.amount <= self.left:
            return False
        return self.of < 0 or e.of == self.of

    def resolve(self, s: State, me: Context) -> None:
        what = imminent_effects(s, me)
        if what is None:
            return
        for n, e in enumerate(what.effects):
            if self.relevant(s, me, e):
                left = e.with_amount(self.left)
                s.emit(E_PREVENTED, me.player, amount=e.amount - self.left, of=e.kind, source=me.ref, rule="9.8.7c")
                what.effects = [*what.effects[:n], left, *what.effects[n + 1 :]]
                return


@dataclass(frozen=True, slots=True, eq=False)
class KeepFromPurge(Modifying):
    """Prevent virus counters on cards from being removed by the imminent purge (10.1.1)."""

    of: Selection
    n: int = 1
    effect: int = F_PURGE

    def _kept(self, s: State, me: Context, e: Effect) -> tuple[int, ...]:
        """References of the cards, once for each counter that stays."""
        kept: list[int] = []
        for ref in self.of.refs(s, me):
            left = s.at(ref).counters[VIRUS] - e.cards.count(ref)
            kept.extend([ref] * min(self.n, left))
        return tuple(kept)

    def relevant(self, s: State, me: Context, e: Effect) -> bool:
        return e.kind == F_PURGE and bool(self._kept(s, me, e))

    def resolve(self, s: State, me: Context) -> None:
        what = imminent_effects(s, me)
        if what is None:
            return
        for n, e in enumerate(what.effects):
            if self.relevant(s, me, e):
                kept = self._kept(s, me, e)
                s.emit(E_PREVENTED, me.player, kept[0], amount=len(kept), of=e.kind, source=me.ref, rule="9.8.5")
                what.effects = [*what.effects[:n], e.with_cards((*e.cards, *kept)), *what.effects[n + 1 :]]
                return


@dataclass(frozen=True, slots=True, eq=False)
class PreventFor(Modifying):
    """Prevent an effect from happening to one of its cards: trashing, exposing (9.8.5)."""

    effect: int
    cards: Filter | None = None
    by: int = -1  # only if this player would do it

    def able(self, s: State, me: Context, e: Effect) -> list[int]:
        """References that could be spared."""
        if e.kind != self.effect or e.unpreventable or (self.by >= 0 and e.player != self.by):
            return []
        found: list[int] = []
        for r in e.cards:
            c = s.card(r)
            if c is None or (self.cards is not None and not self.cards.matches(s, me, c)):
                continue
            if self.effect == F_EXPOSE and c.faceup:  # 1.20.4: a card that was rezzed meanwhile is not exposed
                continue
            if self.effect != F_TRASH or c.installed:  # 1.14.2c
                found.append(r)
        return found

    def relevant(self, s: State, me: Context, e: Effect) -> bool:
        return bool(self.able(s, me, e))

    def targets(self) -> tuple[Target, ...]:
        return (Spared(self),)

    def resolve(self, s: State, me: Context) -> None:
        what = imminent_effects(s, me)
        if what is None:
            return
        spared = me.picks.get("spared", ())
        changed: list[Effect] = []
        for e in what.effects:
            if e.kind == self.effect and any(r in e.cards for r in spared):
                left = tuple([r for r in e.cards if r not in spared])
                s.emit(E_PREVENTED, me.player, spared[0], amount=1, of=e.kind, source=me.ref, rule="9.8.5")
                if left:
                    changed.append(e.with_cards(left))
            else:
                changed.append(e)
        what.effects = changed


def PreventTrash(cards: Filter, by: int = -1) -> PreventFor:
    """Prevent a card of a description from being trashed, perhaps only ``by`` one player."""
    return PreventFor(F_TRASH, cards, by)


def PreventExpose() -> PreventFor:
    """Prevent a card from being exposed."""
    return PreventFor(F_EXPOSE)


@dataclass(frozen=True, slots=True, eq=False)
class PreventBreak(Modifying):
    """Prevent one subroutine from being broken on ice of a description (9.8.5): the player chooses which."""

    cards: Filter
    effect: int = F_BREAK

    def relevant(self, s: State, me: Context, e: Effect) -> bool:
        if e.kind != F_BREAK or not e.happens(s):
            return False
        ice = s.card(e.cards[0])
        return ice is not None and self.cards.matches(s, me, ice)

    def resolve(self, s: State, me: Context) -> None:
        if self.could_change(s, me):
            s.push(SpareSubroutine(me, me.imminent))


@dataclass(frozen=True, slots=True, eq=False)
class Spared(Target):
    """The card that a prevention is meant for."""

    by: PreventFor

    def valid(self, s: State, me: Context) -> list[int]:
        what = imminent_effects(s, me)
        found: list[int] = []
        if what is not None:
            for e in what.effects:
                found.extend([id_of(r) for r in self.by.able(s, me, e)])
        return found

    def most(self, s: State, me: Context) -> int:
        return 1

    def least(self, s: State, me: Context) -> int:
        return 1

    def name(self) -> str:
        return "spared"

    def refs(self, s: State, me: Context) -> tuple[int, ...]:
        return me.picks.get("spared", ())


@dataclass(frozen=True, slots=True, eq=False)
class Increase(Modifying):
    """Raise the value of the imminent effect (9.8.6), restrictions and all (9.8.7e)."""

    effect: int
    n: Number | int
    of: int = -1

    @property
    def raises(self) -> bool:
        return True

    def applies(self, e: Effect) -> bool:
        """Whether it could raise a value of ``e`` (9.8.3b)."""
        return e.kind == self.effect and (self.of < 0 or e.of == self.of)

    def relevant(self, s: State, me: Context, e: Effect) -> bool:
        return self.applies(e)

    def resolve(self, s: State, me: Context) -> None:
        what = imminent_effects(s, me)
        if what is None:
            return
        for n, e in enumerate(what.effects):
            if self.applies(e):
                raised = e.with_amount(e.amount + amount(self.n, s, me))
                what.effects = [*what.effects[:n], raised, *what.effects[n + 1 :]]
                return


@dataclass(frozen=True, slots=True, eq=False)
class SetValue(Modifying):
    """Set the value of the imminent effect, whatever modified it before (9.8.7c)."""

    effect: int
    n: int
    of: int = -1

    def relevant(self, s: State, me: Context, e: Effect) -> bool:
        return self._fits(e)

    def _fits(self, e: Effect) -> bool:
        return e.kind == self.effect and (self.of < 0 or e.of == self.of) and e.amount != self.n

    def resolve(self, s: State, me: Context) -> None:
        what = imminent_effects(s, me)
        if what is not None:
            what.effects = [e.with_amount(self.n) if self._fits(e) else e for e in what.effects]


@dataclass(frozen=True, slots=True, eq=False)
class DamageInstead(Instruction):
    """Replace the imminent damage by damage of another type and amount (9.8.10)."""

    of: int
    becomes: int
    n: int

    def could_change(self, s: State, me: Context) -> bool:
        what = imminent_effects(s, me)
        return what is not None and any(e.kind == F_DAMAGE and e.of == self.of for e in what.effects)

    def resolve(self, s: State, me: Context) -> None:
        what = imminent_effects(s, me)
        if what is None:
            return
        changed: list[Effect] = []
        for e in what.effects:
            if e.kind == F_DAMAGE and e.of == self.of:
                other: Effect = Damage(
                    e.player, e.source, amount=self.n, of=self.becomes, unpreventable=e.unpreventable
                )
                other.replaced = e.replaced
                changed.append(other)
            else:
                changed.append(e)
        what.effects = changed
