"""Preventing (9.8.5): how much of an effect."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..machine.decisions import Option
from ..machine.nodes import Context, Instruction
from ..questions.choices import ChooseNumber

if TYPE_CHECKING:
    from ..machine.state import State


class ChooseHowMany(ChooseNumber):
    """Choose a number from 0 to ``most`` as an instruction resolves, which then goes on with it (1.14.1b)."""

    __slots__ = ("node",)

    def __init__(self, me: Context, player: int, name: str, most: int, node: Instruction) -> None:
        super().__init__(me, player, name, 0, most)
        self.node: Instruction = node

    def answer(self, s: State, option: Option) -> None:
        s.pop()
        self.node.carry_out(s, self.me, option.arg)
