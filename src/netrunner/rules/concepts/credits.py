"""Credits (1.10): what is in a credit pool, and taking credits out of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..machine.nodes import AT_CREDITS, HostedCredits
from ..machine.terms import CREDIT, E_NO_CREDITS, RUNNER
from .moving import remove_counters

if TYPE_CHECKING:
    from ..machine.state import State


def considered_in_pool(s: State, player: int) -> list[int]:
    """Ids of the cards whose credits count as credits in this player's pool (11.2.2)."""
    found: list[int] = []
    for entry in s.index[AT_CREDITS]:
        node = entry.node
        assert isinstance(node, HostedCredits)
        if node.in_pool and entry.me.player == player and s.cards[entry.me.card].counters[CREDIT] > 0:
            found.append(entry.me.card)
    return found


def pool(s: State, player: int) -> int:
    """How many credits a player has in the credit pool (1.10.2), with those that are considered to be there."""
    return s.credits[player] + sum([s.cards[i].counters[CREDIT] for i in considered_in_pool(s, player)])


def lose_from_pool(s: State, player: int, n: int, source: int) -> None:
    """1.10.3b: credits that are only considered to be in the pool go first, like those of bad publicity."""
    for i in considered_in_pool(s, player):
        k = min(n, s.cards[i].counters[CREDIT])
        if k:
            remove_counters(s, i, CREDIT, k, player, source, quiet=True)
            n -= k
    spend_from_pool(s, player, n)


def spend_from_pool(s: State, player: int, n: int) -> None:
    """Take credits out of a pool; bad publicity credits go first (see docs/rulings.md)."""
    s.credits[player] -= n
    if player == RUNNER and s.run_credits:
        s.run_credits = max(0, s.run_credits - n)
    if n > 0 and s.credits[player] == 0 and not considered_in_pool(s, player):
        s.emit(E_NO_CREDITS, player)
