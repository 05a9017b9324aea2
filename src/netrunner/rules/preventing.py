"""Preventing (9.8.5): how much of an effect, and what would be prevented if it were about to happen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .decisions import V_NUMBER, Option
from .frames import Frame, copy_context
from .nodes import AT_INTERRUPT, Conditional, Context, Instruction

if TYPE_CHECKING:
    from .effects import Effect
    from .state import State


class ChoosePrevented(Frame):
    """Choose how much to prevent, from 0 to ``most``, as the instruction resolves (1.14.1b)."""

    __slots__ = ("me", "most", "node", "player")

    def __init__(self, me: Context, player: int, node: Instruction, most: int) -> None:
        super().__init__()
        self.me: Context = me
        self.player: int = player
        self.node: Instruction = node
        self.most: int = most

    def copy(self, memo: dict[int, Context]) -> Frame:
        f = ChoosePrevented(copy_context(self.me, memo), self.player, self.node, self.most)
        self._base(f)
        return f

    def rule(self) -> str:
        return "1.14.1b"

    def run(self, s: State) -> None:
        options = [Option(V_NUMBER, -1, n) for n in range(self.most, -1, -1)]
        s.ask(self, self.player, "prevent-number", self.rule(), options, card=self.me.card)

    def answer(self, s: State, option: Option) -> None:
        s.pop()
        self.node.carry_out(s, self.me, option.arg)


def would_be_prevented(s: State, effect: Effect) -> bool:
    """1.15.1b: whether a mandatory interrupt would prevent (part of) ``effect`` if it became imminent now."""
    for entry in s.index[AT_INTERRUPT + effect.kind]:
        node = entry.node
        assert isinstance(node, Conditional)
        if node.optional or not node.trigger.foresees(s, entry.me, effect):
            continue
        if any([i.prevents(s, entry.me, effect) for i in node.does]):
            return True
    return False
