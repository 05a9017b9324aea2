"""Cards of a deck that are revealed one after the other, and where ice goes that is found in that way."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..frozen import dataclass
from ..rules.abilities import effects as fx
from ..rules.into_play.installing import InstallCard, Terms
from ..rules.machine.nodes import Context, Filter, Selection
from ..rules.machine.terms import CORP, E_TRASHED, NO_SERVER
from ..rules.machine.zones import deck_of
from .base import YOU, who
from .conditions import events_since
from .instructions import OnCards, Simple

if TYPE_CHECKING:
    from ..rules.abilities.effects import Effect
    from ..rules.machine.state import State

__all__ = ["InstallWhereTrashed", "RevealUntil"]


@dataclass(frozen=True, slots=True, eq=False)
class RevealUntil(Simple):
    """Reveal cards from the top of a deck until one fits a description; that one is known as ``found last``."""

    cards: Filter
    player: int = YOU

    def expected(self, s: State, me: Context) -> list[Effect]:
        refs: list[int] = []
        last: tuple[int, ...] = ()
        for i in s.zones[deck_of(who(me, self.player))]:
            refs.append(s.cards[i].ref)
            if self.cards.matches(s, me, s.cards[i]):
                last = (s.cards[i].ref,)
                break
        me.picks["found last"] = last
        return [fx.Reveal(me.player, me.ref, cards=tuple(refs))] if refs else []


@dataclass(frozen=True, slots=True, eq=False)
class InstallWhereTrashed(OnCards):
    """Install and rez ice in the position of the ice that was trashed for the cost (4.7.9a), ignoring all costs.

    A server that ceased to exist meanwhile (4.7.8f) has no positions left: nothing is installed.
    """

    what: Selection

    def on(self, s: State, me: Context, refs: tuple[int, ...]) -> list[Effect]:
        server, position = self._place(s, me)
        if server not in s.servers:
            return []
        inward = tuple([s.cards[i].ref for i in s.servers[server].ice[:position]])
        return [InstallCard(CORP, me.ref, refs, Terms(ignore=True, servers=(server,), rez=True, inward=inward))]

    def _place(self, s: State, me: Context) -> tuple[int, int]:
        """Where the ice was: its server and its position."""
        for event in events_since(s, s.turn_start, E_TRASHED):
            if event.was is not None and event.was.ref in me.picks.get("paid", ()):
                return event.was.server, event.which
        return NO_SERVER, 0
