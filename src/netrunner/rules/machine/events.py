"""Event records: everything that happens, in one linked list shared by all copies of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .seeing import EVERYBODY
from .terms import ARCHIVES, E_ACCESS, E_ACCESSED, E_DEREZZED, E_TURNED_FACE, EVENTS, HEAP, PLAY_AREA, REMOVED
from .zones import is_score_area

if TYPE_CHECKING:
    from mypy_extensions import i64

    from .card import Card, CardDef


class Event:
    """One thing that happened. It is log line, replay step, animation and trigger source in one.

    Events form a linked list (``prev``): appending is O(1) and copies of a game share their common past.
    Numbers without a bound are ``int``, all others machine integers where it is compiled. ``seen`` says who could
    identify ``card`` at that moment (bit 0 Corp, bit 1 Runner, bit 2 spectators; bits 3 to 5 the same for ``source``),
    and ``seen_cards`` for each of ``cards``: a later reveal never rewrites an old log line.
    """

    __slots__ = (
        "against", "amount", "card", "cards", "cause", "cost", "fronts", "how", "kind", "n", "of", "origin", "player",
        "prev", "rule", "seen", "seen_cards", "server", "source", "structure", "was", "which", "zone",
    )  # fmt: skip

    def __init__(
        self,
        kind: i64,
        n: i64,
        player: i64,
        card: i64,
        amount: int,
        of: i64,
        which: i64,
        how: i64,
        against: int,
        structure: i64,
        zone: i64,
        origin: i64,
        server: i64,
        cards: tuple[int, ...],
        cost: int,
        cause: i64,
        source: i64,
        rule: str,
        seen: i64,
        seen_cards: tuple[int, ...],
        prev: Event | None,
        was: Card | None,
        fronts: tuple[CardDef, ...] = (),
    ) -> None:
        self.kind: i64 = kind
        self.n: i64 = n
        self.player: i64 = player  # who did it
        self.card: i64 = card  # reference of the card it happened to, or -1
        self.amount: int = amount  # how much, or how many
        self.of: i64 = of  # what kind of damage, counters, effect or payment (P_INSTALL, ...), or -1
        # which one: the ice's position, an ability's slot, a subroutine, a phase, what was chosen; or -1
        self.which: i64 = which
        # how it was done or ended: faceup (1), by trashing itself (1), fully broken (1), successful (1), ...
        self.how: i64 = how
        self.against: int = against  # what the amount was compared with: the link strength of a trace (10.8.4)
        self.structure: i64 = structure  # number of the run, phase, encounter or access that it belongs to, or 0
        self.zone: i64 = zone  # the zone where the card is or went to, or -1
        self.origin: i64 = origin  # the zone that the card came from, or the server that ice or a run did; or -1
        self.server: i64 = server
        self.cards: tuple[int, ...] = cards  # references of several cards
        self.cost: int = cost  # how many credits were paid for it
        self.cause: i64 = cause  # number of the record of its source being played, used or triggered, or -1
        self.source: i64 = source  # reference of the card whose ability did it, or -1 for a game rule
        self.rule: str = rule
        self.seen: i64 = seen
        self.seen_cards: tuple[int, ...] = seen_cards
        self.prev: Event | None = prev
        self.was: Card | None = was  # the card as it was before it moved (9.1.4)
        # in a game drawn anew, what was told: which card it was, its source, and the cards
        self.fronts: tuple[CardDef, ...] = fronts

    def __repr__(self) -> str:
        return f"<{self.n} {EVENTS[self.kind]} p{self.player} card={self.card} amount={self.amount} of={self.of}>"


def identified(e: Event) -> int:
    """Who could tell which card a record is about, then or from where it came: bit 0 Corp, bit 1 Runner, bit 2 all."""
    if e.kind == E_DEREZZED or (e.kind == E_TURNED_FACE and not e.how):
        return EVERYBODY  # it was faceup
    itself = e.seen >> 3 if e.card == e.source else 0
    return ((e.seen | itself) & EVERYBODY) | _seen_before(e.was)


def at_server(e: Event) -> bool:
    """Whether its card lay in a root or protected a server, where everyone sees that ice is ice (4.7.5)."""
    return e.server >= 0 and (e.zone == PLAY_AREA or (e.kind != E_ACCESS and e.kind != E_ACCESSED))


def _seen_before(was: Card | None) -> int:
    """Everyone saw which card it was if it came from an open place."""
    if was is None:
        return 0
    if was.zone in (PLAY_AREA, ARCHIVES):
        return EVERYBODY if was.faceup else 0
    return EVERYBODY if was.zone == HEAP or was.zone == REMOVED or is_score_area(was.zone) else 0
