"""Rules of thumb with some experience, for levels that look ahead: by these they think that both sides go on."""

from __future__ import annotations

from typing import Final

from ...rules.machine.terms import AGENDA, CORP, NO_SERVER, SERVER_ARCHIVES, SERVER_HQ, SERVER_RND
from ..reading import Reading
from ..table import Site, Table
from .breaking import purse
from .corp import EARNING, CorpPlayer
from .runner import RunnerPlayer

#: What it is worth to see the top card of R&D, or a card in HQ, that was not seen before.
_NEW_IN_RND: Final = 4.6
_NEW_IN_HQ: Final = 3.2
#: What it is worth to enter where an agenda is known to lie.
_SEEN_AGENDA: Final = 15.0
#: How much more cards are wanted.
_CURIOUS: Final = 0.4
#: How much less an agenda is wanted in a server that the Runner can enter next turn.
_OPEN: Final = 2.0


class SeasonedRunner(RunnerPlayer):
    """Remembers what it has seen in R&D and HQ, and draws more."""

    def prize(self, t: Table, site: Site) -> float:
        """What lies in a server, as far as it was not seen there before."""
        if site.number == SERVER_RND:
            if t.top_of_rnd is None:
                return _NEW_IN_RND
            return _SEEN_AGENDA if t.top_of_rnd.type == AGENDA else 0.3
        if site.number == SERVER_ARCHIVES and any([known.type == AGENDA for known in t.archives]):
            return _SEEN_AGENDA
        if site.number == SERVER_HQ and t.hand_size[CORP]:
            size = t.hand_size[CORP]
            return 1.0 + (_NEW_IN_HQ + 0.15 * size) * max(0, size - t.known_in_hq) / size
        return super().prize(t, site)

    def drawing(self, t: Table, credits: int) -> float:
        """A little more than beginners do."""
        return super().drawing(t, credits) + _CURIOUS


class SeasonedCorp(CorpPlayer):
    """Leaves agendas in hand rather than where the Runner can take them."""

    def agenda_goes_to(self, t: Table, card: Reading, credits: int, clicks: int) -> tuple[float, int]:
        """Where an agenda is installed, and how much that is wanted."""
        wanted, where = super().agenda_goes_to(t, card, credits, clicks)
        if where != NO_SERVER and where in t.sites and card.requirement + 1 > clicks:
            left = credits - min(clicks - 1, card.requirement)
            if self.safety(t, t.sites[where], left) <= purse(t) + EARNING:
                return wanted - _OPEN, where
        return wanted, where
