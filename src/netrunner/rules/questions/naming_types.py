"""Naming a card type (1.14.1b, 2.15.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..machine.decisions import V_CHOOSE, Option
from ..machine.frames import Frame
from ..machine.nodes import Context
from ..machine.terms import AGENDA, ASSET, E_CHOSE, EVENT, HARDWARE, ICE, OPERATION, PROGRAM, RESOURCE, UPGRADE

if TYPE_CHECKING:
    from ..machine.state import State

#: The types that can be named, those of Runner cards first: an identity is never in a hand or a deck.
NAMED_TYPES: Final = (EVENT, HARDWARE, PROGRAM, RESOURCE, AGENDA, ASSET, ICE, OPERATION, UPGRADE)


class ChooseType(Frame):
    """A player names a card type; the ability remembers it under a name."""

    __slots__ = ("me", "name", "player")

    def __init__(self, me: Context, player: int, name: str) -> None:
        super().__init__()
        self.me: Context = me
        self.player: int = player
        self.name: str = name

    def rule(self) -> str:
        return "1.14.1b"

    def run(self, s: State) -> None:
        options = [(V_CHOOSE, -1, kind) for kind in NAMED_TYPES]
        s.ask(self, self.player, "card-type", self.rule(), options, card=self.me.card)

    def answer(self, s: State, option: Option) -> None:
        s.pop()
        self.me.numbers[self.name] = option.arg
        s.emit(E_CHOSE, self.player, which=option.arg, source=self.me.ref, rule=self.rule())
