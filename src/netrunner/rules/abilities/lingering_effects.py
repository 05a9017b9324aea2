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
    NOBODY,
)

if TYPE_CHECKING:
    from ..machine.state import State

# Kinds of durations
D_STRUCTURE: Final = 0  # while the timing structure lasts
D_NEXT_TURN: Final = 1  # until the player's next turn begins
D_FOREVER: Final = 2
D_ONCE: Final = 3  # a delayed conditional ability: until it resolves (9.6.14)
D_SOURCE: Final = 4  # while the source is active
D_CURRENT: Final = 5  # until another current is played, or an agenda is stolen (the Corp's) or scored (the Runner's)
D_ENCOUNTERED: Final = 6  # until ice has been encountered, in the run that is the structure
D_IN_NEXT_TURN: Final = 7  # until the end of the player's next turn
D_NEXT_RUN: Final = 8  # until a run has ended that began later, in the turn that is the structure

#: Entries of lingering effects come after those of cards in the index.
LINGERING_ORDER: Final = 1 << 20


class Duration:
    """How long a lingering effect lasts (9.9.1): a kind of duration, and what it counts by."""

    __slots__ = ("kind", "linked", "player", "since", "source", "structure")

    def __init__(
        self,
        kind: int,
        *,
        structure: int = -1,
        player: int = NOBODY,
        source: int = -1,
        since: int = 0,
        linked: bool = False,
    ) -> None:
        self.kind: int = kind
        self.structure: int = structure  # number of a timing structure
        self.player: int = player
        self.source: int = source  # a card, by its reference
        self.since: int = since  # the number of an event, or for the beginning of a turn that of a turn
        self.linked: bool = linked  # see ``is_linked``


class Lingering:
    """A static, conditional or replacement ability kept by the game, with its context.

    It expires when all of its durations have passed (3.9.5c).
    """

    __slots__ = ("durations", "me", "node", "number")

    def __init__(self, number: int, node: Ability, me: Context, durations: tuple[Duration, ...]) -> None:
        self.number: int = number
        self.node: Ability = node
        self.me: Context = me
        self.durations: tuple[Duration, ...] = durations

    def until_resolved(self) -> bool:
        """9.6.14: whether it is a delayed conditional ability, which lasts until it resolves."""
        return any([duration.kind == D_ONCE for duration in self.durations])


def while_lasts(structure: int) -> tuple[Duration, ...]:
    """For as long as the timing structure with this number is in progress."""
    return (Duration(D_STRUCTURE, structure=structure),)


def add(s: State, node: Ability, me: Context, durations: tuple[Duration, ...]) -> None:
    """Create a lingering effect. Its context is frozen as it is now."""
    kept = Lingering(s.new_uid(), node, me.copy(), durations)
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


def passed(s: State, duration: Duration) -> bool:
    """Whether a duration has passed."""
    kind, since = duration.kind, duration.since
    if kind == D_STRUCTURE:
        for frame in reversed(s.stack):  # it is rarely far from the top
            if frame.lasts(duration.structure):
                return False
        return True
    if kind == D_NEXT_TURN:
        return s.turn == duration.player and s.turn_number > since and _turn_has_begun(s)
    if kind == D_CURRENT:
        return current_over(s, duration.player, since)
    if kind == D_ENCOUNTERED:
        return s.run_at == -1 or s.stack[s.run_at].uid != duration.structure or _has_encountered(s, since)
    if kind == D_IN_NEXT_TURN:
        return _has_taken_turn(s, duration.player, since)
    if kind == D_NEXT_RUN:
        return s.stack[0].uid != duration.structure or _has_run(s, since)
    if kind == D_SOURCE:
        c = s.card(duration.source)
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
    return any([duration.linked for duration in kept.durations])


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
        over = not k.durations
        for duration in k.durations:
            if duration.kind != D_ONCE:
                over = passed(s, duration)
                if not over:
                    break
        if over:
            gone.append(k.number)
    for number in gone:
        remove(s, number)
