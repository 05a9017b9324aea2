"""Numbers that are chosen only as their instruction resolves (1.14.1b), and effects that depend on what came before."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..abilities.effects import Effect
from ..machine.nodes import Context, Instruction, Number
from .choices import ChooseNumber

if TYPE_CHECKING:
    from ..machine.state import State


class AskNumber(Effect):
    """``player`` chooses a number up to ``most``, which is remembered under ``name``."""

    __slots__ = ("most", "name")

    def __init__(self, player: int, source: int, name: str, most: Number) -> None:
        super().__init__(player, source)
        self.name: str = name
        self.most: Number = most

    def apply(self, s: State, me: Context) -> None:
        s.push(ChooseNumber(me, self.player, self.name, 0, self.most.value(s, me)))


class Offer(Effect):
    """A part of an instruction that a player may carry out or not, as the instruction resolves (9.6.9c)."""

    __slots__ = ("part",)

    def __init__(self, player: int, source: int, part: Instruction) -> None:
        super().__init__(player, source)
        self.part: Instruction = part

    def apply(self, s: State, me: Context) -> None:
        self.part.resolve(s, me)


class Late(Effect):
    """The effects of a part that depends on such a number, or on a card that is installed first: known only then."""

    __slots__ = ("part",)

    def __init__(self, player: int, source: int, part: Instruction) -> None:
        super().__init__(player, source)
        self.part: Instruction = part

    def apply(self, s: State, me: Context) -> None:
        for effect in self.part.expected(s, me):
            if effect.happens(s):
                effect.apply(s, me)
