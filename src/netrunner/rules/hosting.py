"""Hosting installed cards anew (1.12.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .card import REF
from .effects import Effect
from .moves import host_on
from .terms import E_HOSTED

if TYPE_CHECKING:
    from .nodes import Context
    from .state import State


class HostOn(Effect):
    """The source becomes hosted on ``cards``; it stays the same installed card."""

    __slots__ = ()

    def could_change(self, s: State) -> bool:
        return bool(self.present(s)) and s.card(self.source) is not None

    def apply(self, s: State, me: Context) -> None:
        for i in self.present(s):
            if s.card(self.source) is None or i == self.source % REF:
                return
            host_on(s, self.source % REF, s.cards[i].ref)
            s.emit(E_HOSTED, self.player, self.source, cards=(s.cards[i].ref,), source=self.source, rule="1.12.7")
            return
