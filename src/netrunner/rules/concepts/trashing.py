"""Trashing (1.18): cards go to discard piles or elsewhere, and played cards leave the play area."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..abilities.lingering_effects import add as add_lingering
from ..abilities.lingering_effects import while_lasts
from ..machine.nodes import AT_PERSISTENT, AT_TRASHED_INSTEAD, AT_TRIGGER, Context, Entry, Persistent
from ..machine.terms import (
    A_TRASH,
    ARCHIVES,
    E_MOVED,
    E_TRASHED,
    HEAP,
    ICE,
    IDENTITY,
    PLAY_AREA,
    REMOVED,
    RUNNER,
    SET_ASIDE,
)
from .moving import REMOVED_INSTEAD, move
from .trashed_elsewhere import elsewhere
from .values import forbidden

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ..machine.card import Card
    from ..machine.state import State


def to_discard_piles(s: State, ids: list[int]) -> list[Card]:
    """Move cards that are being trashed to their owners' discard piles, or elsewhere (1.18.1a); what they were."""
    olds = [s.cards[i] for i in ids]
    if s.index[AT_TRASHED_INSTEAD]:
        ids = elsewhere(s, ids)
    for i in ids:
        old = s.cards[i]
        if old.defn.type == IDENTITY:
            continue
        # 4.5.6b: what the Runner can see goes to Archives faceup, everything else facedown; the heap is faceup (8.4.4).
        faceup = s.sees(RUNNER, old)
        move(s, i, HEAP if old.owner == RUNNER else ARCHIVES, faceup)
    return olds


def trashable(s: State, player: int, ids: Iterable[int]) -> list[int]:
    """Those of the cards that the player can trash (1.2.2)."""
    return [i for i in ids if forbidden(s, A_TRASH, player, s.cards[i]) is None]


def trash(s: State, ids: list[int], player: int, source: int = -1, rule: str = "1.18.1", cost: int = 0) -> None:
    """Move cards to their owners' discard piles, all at once (1.18.1, 9.11.2a)."""
    before = s.index[AT_TRIGGER + E_TRASHED]
    persistent = [e for e in s.index[AT_PERSISTENT] if e.me.card in ids] if player == RUNNER and s.run_at >= 0 else []
    positions = {i: position_of_ice(s, s.cards[i]) for i in ids}
    olds = to_discard_piles(s, ids)
    batch = tuple([s.cards[old.id].ref for old in olds]) if len(olds) > 1 else ()
    for old in olds:
        go_on(s, old, persistent)
    for old in olds:
        new = s.cards[old.id]
        s.emit(
            E_TRASHED, player, new.ref,
            amount=len(ids), origin=old.origin if old.zone == SET_ASIDE else old.zone, server=old.server, cards=batch,
            cost=cost, source=source, rule=rule, before=before, was=old, which=positions[old.id],
        )  # fmt: skip


def go_on(s: State, old: Card, persistent: list[Entry]) -> None:
    """9.9.1: the persistent abilities of a trashed card last for the rest of the run, before anybody reacts."""
    for entry in persistent:
        if entry.me.card == old.id and isinstance(entry.node, Persistent):
            me = Context(entry.me.player, old.id, old.ref)
            me.lki = old
            for ability in entry.node.abilities:
                add_lingering(s, ability, me, while_lasts(s.stack[s.run_at].uid))


def position_of_ice(s: State, c: Card) -> int:
    """4.7.9a: the position of ice that protects a server, -1 for any other card."""
    return s.ice_position(c) if c.type == ICE and c.installed and c.host == -1 else -1


def leave_play(s: State, card_id: int, player: int, source: int, rule: str, removed: bool = False) -> None:
    """8.6.7: a played card is trashed, unless it is removed from the game instead, always or this time."""
    old = s.cards[card_id]
    if not (old.defn.removed_instead or removed or REMOVED_INSTEAD in old.memo):
        trash(s, [card_id], player, source, rule)
        return
    new = move(s, card_id, REMOVED, True)
    s.emit(E_MOVED, player, new.ref, origin=old.zone, zone=REMOVED, source=source, rule=rule, was=old)


def trash_expired_plays(s: State) -> None:
    """10.3.1b: a current or lockdown whose effect ended is trashed as if it completed its resolution."""
    for i in s.lasting:
        if not any(kept.me.card == i and kept.node.keeps_in_play for kept in s.lingering):
            s.lasting = tuple([j for j in s.lasting if j != i])
            if s.cards[i].zone == PLAY_AREA:
                leave_play(s, i, s.cards[i].owner, -1, "10.3.1b")
