"""Copies of a card that are alike: a question about them lists one."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ..machine.state import State


def one_of_each(s: State, ids: tuple[int, ...]) -> list[int]:
    """One card of each title: copies in a discard pile or hand are alike."""
    titles: set[str] = set()
    found: list[int] = []
    for i in ids:
        titles.add(s.cards[i].defn.title)
        if len(titles) > len(found):
            found.append(i)
    return found
