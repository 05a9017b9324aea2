"""The rulebook's nouns as small integers: sides, zones, card types, counters, events and acts.

Plain ``Final`` ints instead of enums: they are compared in the hottest loops of the engine, and mypyc turns
them into machine integers. Nobody counts them: a family of them is numbered by place, by ``make terms``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterable


def words(prefix: str, names: Iterable[str]) -> tuple[str, ...]:
    """The words of a family, as the names that begin so say them.

    >>> words("E_", ["E_RUN_BEGINS", "EVENTS", "E_RUN_ENDS"])
    ('run-begins', 'run-ends')
    """
    return tuple([name.removeprefix(prefix).lower().replace("_", "-") for name in names if name.startswith(prefix)])


# Sides (1.1.1) (counted)
CORP: Final = 0
RUNNER: Final = 1
NOBODY: Final = -1
SIDES: Final = ("corp", "runner")

# Kinds of zones that each player has (4.1.1a) (counted)
DECK: Final = 0
HAND: Final = 1
DISCARD: Final = 2
SCORE: Final = 3

# Zones (4.1.1a): those of the Corp and those of the Runner in the order of their kinds, then all others (counted)
RND: Final = 0
HQ: Final = 1
ARCHIVES: Final = 2
CORP_SCORE: Final = 3
STACK: Final = 4
GRIP: Final = 5
HEAP: Final = 6
RUNNER_SCORE: Final = 7
PLAY_AREA: Final = 8
SET_ASIDE: Final = 9
REMOVED: Final = 10
OUTSIDE: Final = 11  # 4.1.3: not a zone, but cards must be somewhere
ZONES: Final = (
    "R&D",
    "HQ",
    "Archives",
    "corp-score",
    "stack",
    "grip",
    "heap",
    "runner-score",
    "play",
    "set-aside",
    "removed",
    "outside",
)

# Servers (4.7.6). Remote servers are numbered from FIRST_REMOTE and never reuse a number. (counted)
SERVER_HQ: Final = 0
SERVER_RND: Final = 1
SERVER_ARCHIVES: Final = 2
FIRST_REMOTE: Final = 3
NO_SERVER: Final = -1
NEW_REMOTE: Final = -2

# Card types (2.15.2). NO_TYPE is a facedown Runner card (8.4.2) or a counter (2.15.5). (counted)
NO_TYPE: Final = 0
IDENTITY: Final = 1
AGENDA: Final = 2
ASSET: Final = 3
ICE: Final = 4
OPERATION: Final = 5
UPGRADE: Final = 6
EVENT: Final = 7
HARDWARE: Final = 8
PROGRAM: Final = 9
RESOURCE: Final = 10
TYPES: Final = (
    "none",
    "identity",
    "agenda",
    "asset",
    "ice",
    "operation",
    "upgrade",
    "event",
    "hardware",
    "program",
    "resource",
)

# Counters that are hosted on cards (1.9.5) (counted)
# Tags, bad publicity, brain damage, clicks and pools are numbers of the state, condition counters are converted
# cards (10.1.4).
CREDIT: Final = 0
ADVANCEMENT: Final = 1
VIRUS: Final = 2
POWER: Final = 3
AGENDA_COUNTER: Final = 4
COUNTERS: Final = ("credit", "advancement", "virus", "power", "agenda")
NO_COUNTERS: Final = (0,) * len(COUNTERS)

# Damage (10.4.2) (counted)
MEAT: Final = 0
NET: Final = 1
BRAIN: Final = 2
DAMAGE_TYPES: Final = ("meat", "net", "brain")

# How a game asks (see Game.start) (counted)
FORCED: Final = 0  # decisions with one option are taken by themselves, inert options are left out
OPEN: Final = 1  # whether a seat is asked depends on open information only
FULL: Final = 2  # every decision and every legal option is surfaced

#: What ``Card.converted`` is for a card in a score area as an agenda worth 0 points (10.1.3); some are worth less
AS_AGENDA: Final = 10
#: For the points of a card that is added to a score area: an agenda as itself (1.16.3e)
AS_ITSELF: Final = -99

# What changed since the last checkpoint (10.3): the bits of ``State.dirty``
BOARD_CHANGED: Final = 1 << 0  # a card came into or left play or a score area, or other abilities are active (a to j)
VALUES_CHANGED: Final = 1 << 1  # numbers alone, or time has passed (steps a to c, and 3.9.3c)
HOST_LEFT: Final = 1 << 2  # a card with others on it became another card (steps f and g)

# Events: everything that happens. A conditional ability watches one or more of these kinds. (counted)
E_GAME_BEGINS: Final = 0
E_TURN_BEGINS: Final = 1
E_TURN_ENDS: Final = 2
E_PHASE_BEGINS: Final = 3
E_PHASE_ENDS: Final = 4
E_CLICKS_GAINED: Final = 5
E_CLICKS_SPENT: Final = 6
E_CLICKS_LOST: Final = 7
E_CREDITS_GAINED: Final = 8
E_CREDITS_SPENT: Final = 9
E_CREDITS_LOST: Final = 10
E_DREW: Final = 11
E_DISCARDED: Final = 12
E_TRASHED: Final = 13
E_MOVED: Final = 14
E_INSTALLED: Final = 15
E_REZZED: Final = 16
E_DEREZZED: Final = 17
E_PLAYED: Final = 18
E_RESOLVED: Final = 19
E_COUNTERS_PLACED: Final = 20
E_COUNTERS_REMOVED: Final = 21
E_ADVANCED: Final = 22
E_SCORED: Final = 23
E_STOLEN: Final = 24
E_FORFEITED: Final = 25
E_RUN_ANNOUNCED: Final = 26
E_RUN_BEGINS: Final = 27
E_RUN_SUCCESSFUL: Final = 28
E_RUN_UNSUCCESSFUL: Final = 29
E_RUN_ENDS: Final = 30
E_APPROACH_ICE: Final = 31
E_ENCOUNTER: Final = 32
E_ENCOUNTER_ENDS: Final = 33
E_PASS_ICE: Final = 34
E_PASS_ALL_ICE: Final = 35
E_APPROACH_SERVER: Final = 36
E_JACKED_OUT: Final = 37
E_BYPASSED: Final = 38
E_BROKEN: Final = 39
E_ACCESS_CARDS: Final = 40
E_ACCESS: Final = 41
E_ACCESSED: Final = 42  # after the access (7.8.5)
E_DAMAGE: Final = 43
E_TAGS_TAKEN: Final = 44
E_TAGS_REMOVED: Final = 45
E_BAD_PUBLICITY_TAKEN: Final = 46
E_BAD_PUBLICITY_REMOVED: Final = 47
E_EXPOSED: Final = 48
E_REVEALED: Final = 49
E_LOOKED: Final = 50
E_SEARCHED: Final = 51
E_SHUFFLED: Final = 52
E_TRACE_INITIATED: Final = 53
E_TRACE_SUCCESSFUL: Final = 54
E_TRACE_UNSUCCESSFUL: Final = 55
E_PURGED: Final = 56
E_USED: Final = 57
E_TRIGGERED: Final = 58
E_WOULD: Final = 59  # an effect became imminent (9.8.5a); ``amount`` is the kind of effect
E_PREVENTED: Final = 60
E_RUN_ENDED_BY: Final = 61  # an effect ended the run (6.1.4)
E_SUBROUTINE: Final = 62  # a subroutine starts to resolve
E_TURNED_FACE: Final = 63
E_HOSTED: Final = 64
E_SWAPPED: Final = 65
E_MULLIGAN: Final = 66
E_GAME_ENDS: Final = 67
E_EMPTIED: Final = 68  # a loaded card became empty (10.9)
E_CHOSE: Final = 69
E_SERVER_CHANGED: Final = 70
E_SERVER_GONE: Final = 71
E_LOOP: Final = 72
E_BID: Final = 73
E_CONVERTED: Final = 74
E_SERVER_CREATED: Final = 75  # a remote server came into being (8.3.5)
E_NO_CREDITS: Final = 76  # a credit pool is empty, or a turn begins with an empty one
E_ACTION_COMPLETE: Final = 77  # 5.2.2: recorded only while an ability watches for it
E_FULLY_BROKEN: Final = 78  # every subroutine of the encountered ice is broken (9.11.2c)
E_ICE_MOVED: Final = 79  # installed ice moved to another position (6.2.4)
E_ICE_ARRANGED: Final = 80  # the ice of a server was put into another order
E_FLIPPED: Final = 81  # an identity was turned over (3.1.1a)
E_SWITCHED: Final = 82  # an identity was exchanged for another (1.5.4)
E_GAINED_TEXT: Final = 83  # a card has the text of another (10.12.2)
E_NAMED: Final = 84  # a player named a card: ``which`` is the number printed on it
E_RELOCATED: Final = 85  # an installed card other than ice moved to another server (4.7.6)
E_ACCESS_OVER: Final = 86  # 7.6.7: recorded only while an ability watches for it
EVENT_KINDS: Final = 87

EVENTS: Final = words("E_", list(globals()))

# How a run ended (6.8.4), and how an encounter did (9.11.2c): ``Event.how``
SUCCESSFUL: Final = 1
UNSUCCESSFUL: Final = 2
FULLY_BROKEN: Final = 1

# The phases of a turn (5.3): ``Event.which`` (counted)
DRAW_PHASE: Final = 0
ACTION_PHASE: Final = 1
DISCARD_PHASE: Final = 2

# Kinds of effects that interrupts and replacements look at (9.8.2) (counted)
F_CREDITS: Final = 0
F_LOSE_CREDITS: Final = 1
F_CLICKS: Final = 2
F_LOSE_CLICKS: Final = 3
F_DRAW: Final = 4
F_DAMAGE: Final = 5
F_TAGS: Final = 6
F_REMOVE_TAGS: Final = 7
F_BAD_PUBLICITY: Final = 8
F_TRASH: Final = 9
F_MOVE: Final = 10
F_COUNTERS: Final = 11
F_REMOVE_COUNTERS: Final = 12
F_EXPOSE: Final = 13
F_REVEAL: Final = 14
F_LOOK: Final = 15
F_REZ: Final = 16
F_DEREZ: Final = 17
F_INSTALL: Final = 18
F_PLAY: Final = 19
F_RUN: Final = 20
F_END_RUN: Final = 21
F_BYPASS: Final = 22
F_BREAK: Final = 23
F_SUCCESS: Final = 24  # step 6.9.5e
F_ACCESS_CARDS: Final = 25  # step 6.9.5g and abilities
F_ACCESS: Final = 26
F_STEAL: Final = 27
F_SCORE: Final = 28
F_PURGE: Final = 29
F_TRACE: Final = 30
F_LINGER: Final = 31
F_SHUFFLE: Final = 32
F_SWAP: Final = 33
F_OTHER: Final = 34
F_ADVANCE: Final = 35
F_STRENGTH: Final = 36  # a lingering effect that increases strength
F_SUBROUTINE: Final = 37  # the resolution of a subroutine
F_JACK_OUT: Final = 38  # 6.1.5
F_ABILITY: Final = 39  # the resolution of a conditional ability
EFFECT_KINDS: Final = 40

# Values that static abilities and lingering effects modify (9.11.1a) (counted)
M_STRENGTH: Final = 0
M_INSTALL_COST: Final = 1
M_REZ_COST: Final = 2
M_PLAY_COST: Final = 3
M_TRASH_COST: Final = 4
M_ADVANCEMENT_REQUIREMENT: Final = 5
M_AGENDA_POINTS: Final = 6
M_MEMORY_LIMIT: Final = 7
M_MEMORY_COST: Final = 8
M_LINK: Final = 9
M_HAND_SIZE: Final = 10
M_ALLOTTED_CLICKS: Final = 11
M_ACCESSES: Final = 12
M_SUBTYPE: Final = 13
M_ABILITY_COST: Final = 14
M_DRAW: Final = 15
M_BASE_TRACE: Final = 16
M_TAGS: Final = 17  # tags that the Runner is considered to have (1.9.4)
M_TAGGED: Final = 18  # whether the Runner is tagged without having tags
M_POINTS_TO_WIN: Final = 19
M_MEMORY_FOR: Final = 20  # memory that only some programs can use
M_BAD_PUBLICITY: Final = 21  # bad publicity that the Corp is considered to have (1.9.4)
M_REMOVE_TAG_COST: Final = 22  # what the basic action of 5.2.8g costs in credits
M_TRASH_RESOURCE_COST: Final = 23  # what the basic action of 5.2.7g costs in credits
M_BASE_LINK: Final = 24  # the link strength of the Runner in a trace, before credits are spent (10.8.3)
M_TIMES: Final = 25  # how many times each turn an ability triggers that does so the first time
M_HOSTED_MEMORY: Final = 26  # whether the memory cost of a hosted program counts
MODIFIED_VALUES: Final = 27

# Acts that a "cannot" forbids or an additional cost weighs on (1.2.2, 1.15.9) (counted)
A_DRAW: Final = 0
A_RUN: Final = 1
A_STEAL: Final = 2
A_SCORE: Final = 3
A_REZ: Final = 4
A_JACK_OUT: Final = 5
A_TRASH: Final = 6
A_INSTALL: Final = 7
A_PLAY: Final = 8
A_ACCESS: Final = 9
A_SUCCESS: Final = 10
A_BREAK: Final = 11
A_ADVANCE: Final = 12
A_EXPOSE: Final = 13
A_TAGS: Final = 14
A_DAMAGE: Final = 15
A_GAIN_CREDITS: Final = 16
A_WIN: Final = 17
A_BYPASS: Final = 18
A_USE: Final = 19
A_NEW_REMOTE: Final = 20
A_END_RUN: Final = 21
A_RUN_ACTION: Final = 22  # the basic action of running (5.2.8f)
A_TRASH_RESOURCE: Final = 23  # the basic action of 5.2.7g
A_BID: Final = 24  # spending credits in secret: how many
A_USE_PAID: Final = 25  # using paid abilities (9.5)
A_LEAVE: Final = 26  # leaving a zone
A_LOWER_STRENGTH: Final = 27  # lowering the strength of a card
A_SPEND_CREDITS: Final = 28
ACTS: Final = 29
