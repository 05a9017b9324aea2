"""Preventing (9.8.5): how much of an effect, and what would be prevented if it were about to happen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..machine.decisions import Option
from ..machine.nodes import AT_INTERRUPT, Conditional, Context, Instruction
from ..questions.choices import ChooseNumber

if TYPE_CHECKING:
    from ..machine.state import State
    from .effects import Effect


class ChooseHowMany(ChooseNumber):
    """Choose a number from 0 to ``most`` as an instruction resolves, which then goes on with it (1.14.1b)."""

    __slots__ = ("node",)

    def __init__(self, me: Context, player: int, name: str, most: int, node: Instruction) -> None:
        super().__init__(me, player, name, 0, most)
        self.node: Instruction = node

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
