"""Breaking subroutines (3.9.5, 6.5.4): which of them, one by one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .card import REF
from .decisions import V_BREAK, V_DONE, Option
from .encounters import Break, current_encounter, subroutines
from .frames import Frame, copy_context
from .imminent import make_imminent
from .nodes import Context

if TYPE_CHECKING:
    from .state import State


class ChooseSubroutines(Frame):
    """Choose the subroutines that an ability breaks, then break them together."""

    __slots__ = ("chosen", "me", "n", "up_to")

    def __init__(self, me: Context, n: int, up_to: bool) -> None:
        super().__init__()
        self.me: Context = me
        self.n: int = n
        self.up_to: bool = up_to
        self.chosen: tuple[int, ...] = ()

    def copy(self, memo: dict[int, Context]) -> Frame:
        f = ChooseSubroutines(copy_context(self.me, memo), self.n, self.up_to)
        self._base(f)
        f.chosen = self.chosen
        return f

    def rule(self) -> str:
        return "6.5.4"

    def run(self, s: State) -> None:
        e = current_encounter(s)
        if e is None or e.ended:
            s.pop()
            return
        e.recount(s)
        count = len(subroutines(s, s.cards[e.ice % REF]))
        left = [n for n in range(count) if not e.broken >> n & 1 and n not in self.chosen]
        if not left or (0 <= self.n <= len(self.chosen)):
            self._break(s)
            return
        options = [Option(V_BREAK, e.ice % REF, n) for n in left]
        if self.chosen and self.up_to:
            options.append(Option(V_DONE))
        s.ask(self, self.me.player, "break", "6.5.4", options, card=self.me.card)

    def answer(self, s: State, option: Option) -> None:
        if option.verb == V_DONE:
            self._break(s)
        else:
            self.chosen = (*self.chosen, option.arg)

    def _break(self, s: State) -> None:
        s.pop()
        if self.chosen:
            make_imminent(s, [Break(self.me.player, self.me.ref, cards=self.chosen)], self.me)
