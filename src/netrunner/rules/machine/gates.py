"""A few bits instead of many looks: what the index of active abilities holds at all, and what a checkpoint must see.

Most places of the index are empty most of the time. One bit for several of them (``State.gates``) lets the common path
look once. ``State.dirty`` says what changed since the last checkpoint.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .nodes import (
    AT_ANYTIME,
    AT_CANNOT,
    AT_COST,
    AT_CREDITS,
    AT_DURATION,
    AT_DURING_RUN,
    AT_GRANT,
    AT_INTERRUPT,
    AT_MODIFIER,
    AT_PAID,
    AT_PAID_INTERRUPT,
    AT_REPLACEMENT,
    AT_STATE_TRIGGER,
    INDEX_SIZE,
    Modifier,
)
from .terms import (
    A_INSTALL,
    A_JACK_OUT,
    A_NEW_REMOTE,
    A_PLAY,
    A_REZ,
    A_RUN,
    A_RUN_ACTION,
    A_WIN,
    EFFECT_KINDS,
    F_PLAY,
    F_STRENGTH,
    M_ADVANCEMENT_REQUIREMENT,
    M_AGENDA_POINTS,
    M_ALLOTTED_CLICKS,
    M_MEMORY_COST,
    M_MEMORY_LIMIT,
    M_PLAY_COST,
    M_REZ_COST,
    M_SUBTYPE,
)

if TYPE_CHECKING:
    from .state import State

# What changed since the last checkpoint: cards came, went or turned (all steps); other values (steps a to c)
BOARD_CHANGED: Final = 1
VALUES_CHANGED: Final = 2
SCORE_CHANGED: Final = 4  # a card entered or left a score area (step c)
SERVERS_CHANGED: Final = 8  # an inactive card entered or left a server (steps e and h)
CLICKS_CHANGED: Final = 16  # a card that adds to the allotted clicks became inactive (1.11.2)

# What is in the index
G_GRANT: Final = 1  # abilities are given to cards (9.1.3b)
G_STATE: Final = 2  # static conditions are looked at (9.6.7)
G_POINTS: Final = 4  # agenda points, or who can win
G_MEMORY: Final = 8  # memory limit and memory costs
G_SUBTYPE: Final = 16  # subtypes
G_INSTALL: Final = 32  # what can be installed, and at which additional costs
G_REZ: Final = 64  # what can be rezzed, and at which cost; how often agendas must be advanced
G_CREDITS: Final = 128  # credits on cards
G_RUN: Final = 256  # which servers can be run, jacking out
G_EFFECTS: Final = 512  # interrupts and replacement effects
G_CLICKS: Final = 1024  # allotted clicks
G_PUMPS: Final = 2048  # what may let a strength boost last longer than it says
G_PAID: Final = 4096  # paid abilities
G_ANYTIME: Final = 8192  # paid abilities that matter outside of runs, too
G_DURING_RUN: Final = 32768  # paid abilities that matter outside of encounters, too
G_PLAY: Final = 65536  # what can be played, and at which cost
G_VARIES: Final = 16384  # memory depends on values that change without any card coming or going

#: With any of these, printed numbers do not tell with how many credits a card could be rezzed or scored.
PRICES: Final = G_REZ | G_CREDITS
#: Without any of these, an ability that comes or goes breaks no restriction and wins no game (10.3.1c to g).
RESTRICTIONS: Final = G_GRANT | G_POINTS | G_MEMORY | G_SUBTYPE | G_INSTALL

_PLACES: Final[dict[int, tuple[int, ...]]] = {
    G_GRANT: (AT_GRANT,),
    G_STATE: (AT_STATE_TRIGGER,),
    G_POINTS: (AT_MODIFIER + M_AGENDA_POINTS, AT_CANNOT + A_WIN),
    G_MEMORY: (AT_MODIFIER + M_MEMORY_LIMIT, AT_MODIFIER + M_MEMORY_COST),
    G_SUBTYPE: (AT_MODIFIER + M_SUBTYPE,),
    G_INSTALL: (AT_CANNOT + A_INSTALL, AT_CANNOT + A_NEW_REMOTE, AT_COST + A_INSTALL),
    G_REZ: (AT_CANNOT + A_REZ, AT_COST + A_REZ, AT_MODIFIER + M_REZ_COST, AT_MODIFIER + M_ADVANCEMENT_REQUIREMENT),
    G_PLAY: (AT_CANNOT + A_PLAY, AT_COST + A_PLAY, AT_MODIFIER + M_PLAY_COST, AT_INTERRUPT + F_PLAY),
    G_CREDITS: (AT_CREDITS,),
    G_RUN: tuple([base + act for base in (AT_CANNOT, AT_COST) for act in (A_RUN, A_RUN_ACTION, A_JACK_OUT)]),
    G_CLICKS: (AT_MODIFIER + M_ALLOTTED_CLICKS,),
    G_PUMPS: (AT_DURATION, AT_INTERRUPT + F_STRENGTH),
    G_PAID: (AT_PAID, AT_PAID + 1),
    G_DURING_RUN: (AT_DURING_RUN, AT_DURING_RUN + 1),
    G_ANYTIME: (AT_ANYTIME, AT_ANYTIME + 1),
    G_EFFECTS: tuple(
        [base + kind for base in (AT_INTERRUPT, AT_PAID_INTERRUPT, AT_REPLACEMENT) for kind in range(EFFECT_KINDS)]
    ),
}

#: For each place of the index its bits.
GATES: Final = [0] * INDEX_SIZE
for _bit, _places in _PLACES.items():
    for _at in _places:
        GATES[_at] |= _bit


def memory_varies(s: State) -> bool:
    """Whether memory depends on values that change without any card coming or going."""
    for at in _PLACES[G_MEMORY]:
        for entry in s.index[at]:
            node = entry.node
            assert isinstance(node, Modifier)
            if not node.steady():
                return True
    return False


def close_gates(s: State, at: int) -> None:
    """The place ``at`` of the index has become empty: close each gate of it if no other place keeps that open."""
    if GATES[at]:
        there = s.index.__getitem__
        for gate, places in _PLACES.items():
            if GATES[at] & gate and not any(map(there, places)):
                s.gates &= ~gate
