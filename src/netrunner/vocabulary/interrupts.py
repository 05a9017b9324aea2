"""Interrupts (9.8): instructions that modify an instruction which is about to resolve."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ..rules.imminent import Imminent
from ..rules.nodes import Context, Filter, Instruction, Number, Target
from ..rules.terms import E_PREVENTED, F_DAMAGE, F_EXPOSE, F_TRASH
from .base import amount

if TYPE_CHECKING:
    from ..rules.effects import Effect
    from ..rules.state import State


def imminent_effects(s: State, me: Context) -> Imminent | None:
    """The instruction that an interrupt modifies."""
    if me.imminent < 0 or me.imminent >= len(s.stack):
        return None
    frame = s.stack[me.imminent]
    return frame if isinstance(frame, Imminent) else None


@dataclass(frozen=True, slots=True, eq=False)
class Prevent(Instruction):
    """Prevent damage or avoid tags: lowers the value of the imminent effect (9.8.6); -1 prevents all (9.8.7b)."""

    effect: int
    n: Number | int
    extra: int = -1  # only this type of damage

    def applies(self, e: Effect) -> bool:
        """Whether it could prevent part of ``e`` (9.8.3a)."""
        if e.kind != self.effect or e.unpreventable:
            return False
        return self.extra < 0 or e.extra == self.extra

    def could_change(self, s: State, me: Context) -> bool:
        what = imminent_effects(s, me)
        return what is not None and any(self.applies(e) for e in what.effects)

    def resolve(self, s: State, me: Context) -> None:
        what = imminent_effects(s, me)
        if what is None:
            return
        n = amount(self.n, s, me)
        changed: list[Effect] = []
        for e in what.effects:
            if self.applies(e) and n != 0:
                if n < 0:
                    s.emit(E_PREVENTED, me.player, amount=e.amount, extra=e.kind, source=me.ref, rule="9.8.5")
                    continue
                others = any(self.applies(o) for o in what.effects[len(changed) + 1 :])
                part = min(n, max(0, e.amount)) if others else n
                if part:
                    s.emit(E_PREVENTED, me.player, amount=part, extra=e.kind, source=me.ref, rule="9.8.5")
                changed.append(e.with_amount(e.amount - part))
                n -= part
            else:
                changed.append(e)
        what.effects = changed


@dataclass(frozen=True, slots=True, eq=False)
class PreventFor(Instruction):
    """Prevent an effect from happening to one of its cards: trashing, exposing (9.8.5)."""

    effect: int
    cards: Filter | None = None

    def able(self, s: State, me: Context, e: Effect) -> list[int]:
        """References that could be spared."""
        if e.kind != self.effect or e.unpreventable:
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

    def could_change(self, s: State, me: Context) -> bool:
        what = imminent_effects(s, me)
        return what is not None and any(self.able(s, me, e) for e in what.effects)

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
                s.emit(E_PREVENTED, me.player, spared[0], 1, e.kind, source=me.ref, rule="9.8.5")
                if left:
                    changed.append(e.with_cards(left))
            else:
                changed.append(e)
        what.effects = changed


def PreventTrash(cards: Filter) -> PreventFor:
    """Prevent a card of a description from being trashed."""
    return PreventFor(F_TRASH, cards)


def PreventExpose() -> PreventFor:
    """Prevent a card from being exposed."""
    return PreventFor(F_EXPOSE)


@dataclass(frozen=True, slots=True, eq=False)
class Spared(Target):
    """The card that a prevention is meant for."""

    by: PreventFor

    def valid(self, s: State, me: Context) -> list[int]:
        what = imminent_effects(s, me)
        found: list[int] = []
        if what is not None:
            for e in what.effects:
                found.extend([r % 256 for r in self.by.able(s, me, e)])
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
class Increase(Instruction):
    """Raise the value of the imminent effect (9.8.6), restrictions and all (9.8.7e)."""

    effect: int
    n: Number | int
    extra: int = -1

    def applies(self, e: Effect) -> bool:
        """Whether it could raise a value of ``e`` (9.8.3b)."""
        return e.kind == self.effect and (self.extra < 0 or e.extra == self.extra)

    def could_change(self, s: State, me: Context) -> bool:
        what = imminent_effects(s, me)
        return what is not None and any(self.applies(e) for e in what.effects)

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
class SetValue(Instruction):
    """Set the value of the imminent effect, whatever modified it before (9.8.7c)."""

    effect: int
    n: int
    extra: int = -1

    def could_change(self, s: State, me: Context) -> bool:
        what = imminent_effects(s, me)
        return what is not None and any(self._fits(e) for e in what.effects)

    def _fits(self, e: Effect) -> bool:
        return e.kind == self.effect and (self.extra < 0 or e.extra == self.extra) and e.amount != self.n

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
        return what is not None and any(e.kind == F_DAMAGE and e.extra == self.of for e in what.effects)

    def resolve(self, s: State, me: Context) -> None:
        from ..rules.effects import Damage

        what = imminent_effects(s, me)
        if what is None:
            return
        changed: list[Effect] = []
        for e in what.effects:
            if e.kind == F_DAMAGE and e.extra == self.of:
                other: Effect = Damage(e.player, e.source, self.n, (), self.becomes, e.unpreventable)
                other.replaced = e.replaced
                changed.append(other)
            else:
                changed.append(e)
        what.effects = changed
