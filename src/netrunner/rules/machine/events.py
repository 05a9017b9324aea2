"""Event records: everything that happens, in one linked list shared by all copies of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .terms import EVENTS

if TYPE_CHECKING:
    from .card import Card


class Event:
    """One thing that happened. It is log line, replay step, animation and trigger source in one.

    Events form a linked list (``prev``): appending is O(1) and copies of a game share their common past.
    ``seen`` says who could identify ``card`` at that moment (bit 0 Corp, bit 1 Runner, bit 2 spectators; bits 3 to 5
    the same for ``source``), and ``seen_cards`` for each of ``cards``: a later reveal never rewrites an old log line.
    """

    __slots__ = (
        "amount", "card", "cards", "extra", "kind", "n", "player", "prev", "rule", "seen", "seen_cards", "server",
        "source", "was",
    )  # fmt: skip

    # Half of all objects of a game are these, so ``State`` fills them in itself: a call for each would cost more.
    kind: int
    n: int
    player: int  # who did it
    card: int  # reference of the card it happened to, or -1
    amount: int
    extra: int  # damage type, counter kind, effect kind, zone, ...
    server: int
    cards: tuple[int, ...]  # references of several cards
    source: int  # reference of the card whose ability did it, or -1 for a game rule
    rule: str
    seen: int
    seen_cards: tuple[int, ...]
    prev: Event | None
    was: Card | None  # the card as it was before it moved (9.1.4)

    def __repr__(self) -> str:
        return f"<{self.n} {EVENTS[self.kind]} p{self.player} card={self.card} amount={self.amount} extra={self.extra}>"
