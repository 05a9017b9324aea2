"""Replacement effects that carry out instructions instead of the replaced effect (9.8.8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..machine.decisions import O_NO, O_YES, V_YES, Key, Option
from ..machine.frames import Question
from ..machine.nodes import Context, Instruction
from .effects import Effect
from .interrupts import happen
from .resolving import replacement

if TYPE_CHECKING:
    from ..machine.state import State


class DoInstead(Effect):
    """Carry out instructions; if the replacement is optional, the player decides now (6.7.3c)."""

    __slots__ = ("base", "does", "me")

    def __init__(
        self, player: int, source: int, does: tuple[Instruction, ...], me: Context, base: Effect | None
    ) -> None:
        super().__init__(player, source)
        self.does: tuple[Instruction, ...] = does
        self.me: Context = me
        self.base: Effect | None = base  # the replaced effect, if it may still be chosen

    def apply(self, s: State, me: Context) -> None:
        mine = self.me.copy()
        mine.replaced = self.replaced
        if self.base is None:
            s.push(replacement(self.does, mine))
        else:
            s.push(Instead(mine, self.does, self.base))


class Instead(Question):
    """Ask whether to carry out the replacement or what it replaces."""

    __slots__ = ("base", "does")
    asks = "instead"
    by = "6.7.3c"

    def __init__(self, me: Context, does: tuple[Instruction, ...], base: Effect) -> None:
        super().__init__(me, me.player)
        self.does: tuple[Instruction, ...] = does
        self.base: Effect = base

    def choices(self, s: State) -> list[Key]:
        return [O_YES, O_NO]

    def chosen(self, s: State, option: Option) -> None:
        if option.verb == V_YES:
            s.push(replacement(self.does, self.me))
        else:  # 9.8.11a: what was not replaced can still be replaced by another effect
            base = self.base.with_amount(self.base.amount)
            happen(s, base, self.me)
