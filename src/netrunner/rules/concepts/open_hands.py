"""Hands that are played revealed (1.20.3): everybody sees them for as long as an ability says so."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..machine.nodes import AT_OPEN_HAND
from ..machine.seeing import EVERYBODY, Shown
from ..machine.statics import OpenHand
from ..machine.zones import hand_of
from . import knowledge

if TYPE_CHECKING:
    from ..machine.state import State


def adjust_open_hands(s: State) -> None:
    """Open the hands that are to be played revealed, and close all others; what was seen is remembered (1.20.6)."""
    wanted: list[Shown] = []
    for entry in s.index[AT_OPEN_HAND]:
        node = entry.node
        assert isinstance(node, OpenHand)
        side = node.opens(s, entry.me)
        if side != -1:
            hand = Shown(EVERYBODY, zone=hand_of(side))
            if hand not in wanted:
                wanted.append(hand)
    for shown in s.shown:
        if is_open_hand(shown) and shown not in wanted:
            _remember(s, shown)
            s.shown = tuple([other for other in s.shown if other != shown])
    for shown in wanted:
        if shown not in s.shown:
            s.shown = (*s.shown, shown)
            _remember(s, shown)


def is_open_hand(shown: Shown) -> bool:
    """Whether something that is shown is a whole hand, to everybody; a search shows a zone to one player alone."""
    return shown.zone != -1 and shown.who == EVERYBODY


def still_open(s: State) -> tuple[Shown, ...]:
    """Of what is shown, the open hands, which no ability closes by its end."""
    return tuple([shown for shown in s.shown if is_open_hand(shown)])


def _remember(s: State, shown: Shown) -> None:
    for i in s.zones[shown.zone]:
        knowledge.saw(s, EVERYBODY, s.cards[i])
