"""Rules of thumb with some experience, for levels that look ahead: by these they think that both sides go on."""

from __future__ import annotations

from random import Random
from typing import Final

from ...rules.machine.decisions import V_DONE
from ...rules.machine.terms import AGENDA, CORP, NO_SERVER, SERVER_ARCHIVES, SERVER_HQ, SERVER_RND
from ..reading import Reading
from ..table import Act, Site, Table
from .breaking import purse
from .corp import EARNING, SPARE, CorpPlayer, room
from .runner import RunnerPlayer

#: What it is worth to see the top card of R&D, or a card in HQ, that was not seen before.
_NEW_IN_RND: Final = 4.6
_NEW_IN_HQ: Final = 3.2
#: What it is worth to enter where an agenda is known to lie.
_SEEN_AGENDA: Final = 15.0
#: How much more cards are wanted.
_CURIOUS: Final = 0.4
#: What a further card of R&D is worth to see, and that cards grow which let more of them be seen.
_MORE_IN_RND: Final = 1.5
_GROWS: Final = 0.4
#: So many counters of such a card count.
_MOST_MORE: Final = 4
#: How much dearer credits are in runs than beginners think.
_DEARER: Final = 1.4
#: How much less an agenda is wanted in a server that the Runner can enter next turn.
_OPEN: Final = 5.0
#: While so many cards are left in R&D and more, there is all the time for that; with so few there is none.
_TIME: Final = 18
_NO_TIME: Final = 8
#: How much more the Corp wants money.
_THIRSTIER: Final = 1.5
#: An agenda that can be scored in the turn in which it is installed.
_AT_ONCE: Final = 18.0


class SeasonedRunner(RunnerPlayer):
    """Remembers what it has seen in R&D and HQ, draws more, and runs where it pays."""

    def __init__(self, chance: Random) -> None:
        super().__init__(chance)
        self.rules["trash-like"] = self.make_room_if_needed

    def make_room_if_needed(self, t: Table) -> Act | None:
        """While installing: what is worth least goes, and only where something must."""
        return t.first(V_DONE) or self.make_room(t)

    def price(self, credits: int) -> float:
        """What a credit spent in a run weighs."""
        return _DEARER * super().price(credits)

    def prize(self, t: Table, site: Site) -> float:
        """What lies in a server, as far as it was not seen there before."""
        if site.number == SERVER_RND:
            more = _more_of_rnd(t)
            if t.top_of_rnd is None:
                return _NEW_IN_RND + more
            return _SEEN_AGENDA if t.top_of_rnd.type == AGENDA else 0.3 + more
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
    """Leaves agendas in hand rather than where the Runner can take them, and has money before it scores."""

    def thirst(self, credits: int) -> float:
        """How much more money is wanted."""
        return _THIRSTIER * super().thirst(credits)

    def agenda_goes_to(self, t: Table, card: Reading, credits: int, clicks: int) -> tuple[float, int]:
        """Where an agenda is installed, and how much that is wanted."""
        for site in t.remotes():
            if room(site):
                needs = card.requirement - _eased(site, credits)
                if needs < card.requirement and needs + 1 <= clicks and needs <= credits:
                    return _AT_ONCE, site.number
        wanted, where = super().agenda_goes_to(t, card, credits, clicks)
        if where != NO_SERVER and where in t.sites and card.requirement + 1 > clicks:
            left = credits - min(clicks - 1, card.requirement)
            if self.safety(t, t.sites[where], left) <= purse(t) + EARNING:
                time = (t.deck[CORP] - _NO_TIME) / (_TIME - _NO_TIME)
                return wanted - _OPEN * max(0.0, min(1.0, time)), where
        return wanted, where


def _more_of_rnd(t: Table) -> float:
    """What it is worth to see more cards of R&D than one, by what the Runner has installed."""
    more = 0.0
    for seen in t.rig:
        known = seen.known
        if known.more_access and known.more_where in (-1, SERVER_RND):
            cards = min(_MOST_MORE, seen.virus) if known.grows else known.more_access
            more += _MORE_IN_RND * cards + _GROWS * known.grows
    return more


def _eased(site: Site, credits: int) -> int:
    """How many advancement counters fewer agendas need there, by what is rezzed or will be."""
    best = 0
    for card in site.cards:
        eases = card.known.eases
        if eases > best and (card.faceup or credits > card.known.cost + SPARE):
            best = eases
    return best
