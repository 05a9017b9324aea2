"""The rulebook's nouns that cards are written with: zones, servers, types, counters, acts, effects and purposes."""

from __future__ import annotations

from typing import Final

from ..rules.machine.nodes import (
    P_ADVANCE,
    P_INSTALL,
    P_PLAY,
    P_REMOVE_TAG,
    P_REZ,
    P_TRACE,
    P_TRASH,
    P_USE,
    WHILE_ACTIVE,
    WHILE_UNREZZED,
    in_zone,
)
from ..rules.machine.terms import (
    A_ACCESS,
    A_ADVANCE,
    A_BREAK,
    A_BYPASS,
    A_DRAW,
    A_EXPOSE,
    A_INSTALL,
    A_JACK_OUT,
    A_PLAY,
    A_REZ,
    A_RUN,
    A_RUN_ACTION,
    A_SCORE,
    A_SPEND_CREDITS,
    A_STEAL,
    A_SUCCESS,
    A_TRASH,
    A_TRASH_RESOURCE,
    A_USE,
    A_WIN,
    ADVANCEMENT,
    AGENDA,
    AGENDA_COUNTER,
    ARCHIVES,
    ASSET,
    BRAIN,
    CORP,
    CREDIT,
    EVENT,
    F_BAD_PUBLICITY,
    F_BREAK,
    F_DAMAGE,
    F_DRAW,
    F_EXPOSE,
    F_PURGE,
    F_STRENGTH,
    F_TAGS,
    F_TRACE,
    GRIP,
    HARDWARE,
    HEAP,
    HQ,
    ICE,
    MEAT,
    NET,
    OPERATION,
    PLAY_AREA,
    POWER,
    PROGRAM,
    RESOURCE,
    RND,
    RUNNER,
    RUNNER_SCORE,
    SERVER_ARCHIVES,
    SERVER_HQ,
    SERVER_RND,
    UPGRADE,
    VIRUS,
)

#: For an ability that is active while its card is in Archives (9.1.8b)
IN_ARCHIVES: Final = in_zone(ARCHIVES)
#: ... in the heap
IN_HEAP: Final = in_zone(HEAP)
#: ... in the grip
IN_GRIP: Final = in_zone(GRIP)
#: ... in the Runner's score area
IN_RUNNERS_SCORE: Final = in_zone(RUNNER_SCORE)
#: For one that is active while its card is unrezzed as well
ALSO_UNREZZED: Final = WHILE_ACTIVE | WHILE_UNREZZED

__all__ = [
    "ADVANCEMENT", "AGENDA", "AGENDA_COUNTER", "ALSO_UNREZZED", "ARCHIVES", "ASSET", "A_ACCESS",
    "A_ADVANCE", "A_BREAK", "A_BYPASS", "A_DRAW", "A_EXPOSE", "A_INSTALL", "A_JACK_OUT", "A_PLAY", "A_REZ", "A_RUN",
    "A_RUN_ACTION", "A_SCORE", "A_SPEND_CREDITS", "A_STEAL", "A_SUCCESS", "A_TRASH", "A_TRASH_RESOURCE", "A_USE",
    "A_WIN", "BRAIN", "CORP", "CREDIT", "EVENT", "F_BAD_PUBLICITY", "F_BREAK", "F_DAMAGE", "F_DRAW", "F_EXPOSE",
    "F_PURGE", "F_STRENGTH", "F_TAGS", "F_TRACE", "HARDWARE", "HEAP", "HQ", "ICE", "IN_ARCHIVES", "IN_GRIP",
    "IN_HEAP", "IN_RUNNERS_SCORE", "MEAT", "NET", "OPERATION", "PLAY_AREA", "POWER", "PROGRAM", "P_REMOVE_TAG",
    "P_ADVANCE", "P_INSTALL", "P_PLAY", "P_REZ", "P_TRACE", "P_TRASH", "P_USE", "RESOURCE", "RND", "RUNNER",
    "SERVER_ARCHIVES", "SERVER_HQ", "SERVER_RND", "UPGRADE", "VIRUS",
]  # fmt: skip
