"""Naming a card type (1.14.1b, 2.15.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..machine.decisions import V_CHOOSE, Key, Option, with_number
from ..machine.frames import Question
from ..machine.nodes import Context
from ..machine.terms import AGENDA, ASSET, E_CHOSE, EVENT, HARDWARE, ICE, OPERATION, PROGRAM, RESOURCE, UPGRADE

if TYPE_CHECKING:
    from ..machine.state import State

#: The types that can be named, those of Runner cards first: an identity is never in a hand or a deck.
NAMED_TYPES: Final = (EVENT, HARDWARE, PROGRAM, RESOURCE, AGENDA, ASSET, ICE, OPERATION, UPGRADE)


class ChooseType(Question):
    """A player names a card type; the ability remembers it under a name."""

    __slots__ = ("among", "name")
    asks = "card-type"
    by = "1.14.1b"

    def __init__(self, me: Context, player: int, name: str, among: tuple[int, ...] = NAMED_TYPES) -> None:
        super().__init__(me, player)
        self.name: str = name
        self.among: tuple[int, ...] = among

    def choices(self, s: State) -> list[Key]:
        return [with_number(V_CHOOSE, kind) for kind in self.among]

    def chosen(self, s: State, option: Option) -> None:
        self.me.numbers[self.name] = option.arg
        s.emit(E_CHOSE, self.player, which=option.arg, source=self.me.ref, rule=self.rule())
