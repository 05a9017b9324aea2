"""Lingering effects (9.9): abilities that the game itself maintains until their duration has passed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..machine.nodes import AT_BLANK, AT_DURATION, Ability, Context, DurationInstead, Entry
from ..machine.terms import (
    BOARD_CHANGED,
    CORP,
    E_ENCOUNTER,
    E_ENCOUNTER_ENDS,
    E_PLAYED,
    E_RUN_BEGINS,
    E_RUN_ENDS,
    E_SCORED,
    E_STOLEN,
    E_TURN_BEGINS,
    E_TURN_ENDS,
)

if TYPE_CHECKING:
    from ..machine.state import State

# Durations. A lingering effect carries one or more; it expires when all of them have passed (3.9.5c).
D_STRUCTURE: Final = 0  # while the timing structure with this number lasts; 1 in the third place: see ``is_linked``
D_NEXT_TURN: Final = 2  # until this player's next turn begins, counted from the turn number in the third place
D_FOREVER: Final = 3
D_ONCE: Final = 4  # a delayed conditional ability: until it resolves (9.6.14)
D_SOURCE: Final = 5  # while the card with this reference is active
D_CURRENT: Final = 6  # until another current is played or an agenda is stolen (Corp) or scored (Runner), since an event
D_ENCOUNTERED: Final = 7  # until ice has been encountered since an event, in the run with this number
D_IN_NEXT_TURN: Final = 8  # until the end of this player's next turn, counted from an event

D_NEXT_RUN: Final = 9  # until a run that began after an event has ended, in the turn with this number

#: Entries of lingering effects come after those of cards in the index.
LINGERING_ORDER: Final = 1 << 20


class Lingering:
    """A static, conditional or replacement ability kept by the game, with its context and its durations."""

    __slots__ = ("me", "node", "number", "until")

    def __init__(self, number: int, node: Ability, me: Context, until: tuple[tuple[int, int, int], ...]) -> None:
        self.number: int = number
        self.node: Ability = node
        self.me: Context = me
        self.until: tuple[tuple[int, int, int], ...] = until


def add(s: State, node: Ability, me: Context, until: tuple[tuple[int, int, int], ...]) -> None:
    """Create a lingering effect. Its context is frozen as it is now."""
    kept = Lingering(s.new_uid(), node, me.copy(), until)
    s.lingering = (*s.lingering, kept)
    list_entry(s, kept)
    if AT_BLANK in node.positions(me.player):
        s.blank_texts()
    s.dirty |= BOARD_CHANGED


def list_entry(s: State, kept: Lingering) -> None:
    """Put a lingering ability into the index of active abilities."""
    order = LINGERING_ORDER + kept.number
    entry = Entry(order, kept.node, kept.me)
    for at in kept.node.positions(kept.me.player):
        s.set_index(at, (*s.index[at], entry))


def remove(s: State, number: int) -> None:
    """End a lingering effect."""
    order = LINGERING_ORDER + number
    s.dirty |= BOARD_CHANGED
    for kept in s.lingering:
        if kept.number == number:
            for at in kept.node.positions(kept.me.player):
                s.set_index(at, tuple([e for e in s.index[at] if e.order != order]))
                if at == AT_BLANK:
                    s.blank_texts()
    s.lingering = tuple([kept for kept in s.lingering if kept.number != number])


def passed(s: State, duration: tuple[int, int, int]) -> bool:
    """Whether a duration has passed."""
    kind, a, b = duration
    if kind == D_STRUCTURE:
        for frame in reversed(s.stack):  # it is rarely far from the top
            if frame.lasts(a):
                return False
        return True
    if kind == D_NEXT_TURN:
        return s.turn == a and s.turn_number > b and _turn_has_begun(s)
    if kind == D_CURRENT:
        return current_over(s, a, b)
    if kind == D_ENCOUNTERED:
        return s.run_at == -1 or s.stack[s.run_at].uid != b or _has_encountered(s, a)
    if kind == D_IN_NEXT_TURN:
        return _has_taken_turn(s, a, b)
    if kind == D_NEXT_RUN:
        return s.stack[0].uid != b or _has_run(s, a)
    if kind == D_SOURCE:
        c = s.card(a)
        return c is None or not c.active
    return False


def _has_encountered(s: State, since: int) -> bool:
    """Whether an encounter that began after an event is complete (6.5.2)."""
    ended: list[int] = []
    event = s.events
    while event is not None and event.n > since:
        if event.kind == E_ENCOUNTER_ENDS:
            ended.append(event.structure)
        elif event.kind == E_ENCOUNTER and event.structure in ended:
            return True
        event = event.prev
    return False


def _has_taken_turn(s: State, player: int, since: int) -> bool:
    """Whether a turn of a player that began after an event has ended."""
    ended = False
    event = s.events
    while event is not None and event.n > since:
        if event.player == player and event.kind == E_TURN_ENDS:
            ended = True
        elif event.player == player and event.kind == E_TURN_BEGINS and ended:
            return True
        event = event.prev
    return False


def _has_run(s: State, since: int) -> bool:
    """Whether a run that began after an event has ended (6.9.6)."""
    ended = False
    event = s.events
    while event is not None and event.n > since:
        if event.kind == E_RUN_ENDS:
            ended = True
        elif event.kind == E_RUN_BEGINS and ended:
            return True
        event = event.prev
    return False


def _turn_has_begun(s: State) -> bool:
    """Whether the turn has formally begun (5.6.1d, 5.7.1d)."""
    event = s.events
    while event is not None and event.n >= s.turn_start:
        if event.kind == E_TURN_BEGINS:
            return True
        event = event.prev
    return False


def current_over(s: State, owner: int, since: int) -> bool:
    """3.5.1b, 3.7.1b: whether a current played just before event number ``since`` has ended."""
    loss = E_STOLEN if owner == CORP else E_SCORED
    first = max(since, s.turn_start)  # every checkpoint of earlier turns has looked already
    event = s.events
    while event is not None and event.n >= first:
        if event.kind == loss:
            return True
        if event.kind == E_PLAYED and "current" in s.at(event.card).defn.subtypes:
            return True
        event = event.prev
    return False


def is_linked(kept: Lingering) -> bool:
    """9.10.5: whether it is an ability of its source that applies during a structure, not an effect with a duration."""
    return any(kind == D_STRUCTURE and linked == 1 for kind, _, linked in kept.until)


def durations_instead(s: State, kept: Lingering) -> list[DurationInstead]:
    """9.8.9a: what sets how long a lingering effect lasts, for as long as these replacements are active."""
    found: list[DurationInstead] = []
    for entry in s.index[AT_DURATION]:
        node = entry.node
        assert isinstance(node, DurationInstead)
        if node.concerns(s, entry.me, kept.node, kept.me):
            found.append(node)
    return found


def expire(s: State) -> None:
    """10.3.1b: remove every effect whose durations have all passed."""
    gone: list[int] = []
    replaced = s.index[AT_DURATION]
    for k in s.lingering:
        if replaced and not is_linked(k):
            instead = durations_instead(s, k)
            if instead:  # of several, the controller of the effect lets the longest apply last (9.8.11)
                if all([node.over(s, k.number) for node in instead]):
                    gone.append(k.number)
                continue
        over = not k.until
        for duration in k.until:
            if duration[0] != D_ONCE:
                over = passed(s, duration)
                if not over:
                    break
        if over:
            gone.append(k.number)
    for number in gone:
        remove(s, number)
