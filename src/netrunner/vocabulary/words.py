"""The rulebook's nouns that cards are written with: zones, servers, types, counters, acts, effects and purposes."""

from __future__ import annotations

from ..rules.nodes import (
    P_ACTION_REMOVE_TAG,
    P_INSTALL,
    P_TRACE,
    P_USE,
    WHILE_ACTIVE,
    WHILE_UNREZZED,
)
from ..rules.terms import (
    A_STEAL,
    ADVANCEMENT,
    AGENDA,
    AGENDA_COUNTER,
    ARCHIVES,
    BRAIN,
    CORP,
    CREDIT,
    F_DAMAGE,
    F_EXPOSE,
    F_TAGS,
    HARDWARE,
    ICE,
    MEAT,
    NET,
    OPERATION,
    POWER,
    PROGRAM,
    RUNNER,
    SERVER_ARCHIVES,
    SERVER_HQ,
    SERVER_RND,
    VIRUS,
)

__all__ = [
    "A_STEAL", "ADVANCEMENT", "AGENDA", "AGENDA_COUNTER", "ARCHIVES", "BRAIN", "CORP", "CREDIT", "F_DAMAGE", "F_EXPOSE",
    "F_TAGS", "HARDWARE", "ICE", "MEAT", "NET", "OPERATION", "POWER", "PROGRAM", "P_ACTION_REMOVE_TAG", "P_INSTALL",
    "P_TRACE", "P_USE", "RUNNER", "SERVER_ARCHIVES", "SERVER_HQ", "SERVER_RND", "VIRUS", "WHILE_ACTIVE",
    "WHILE_UNREZZED",
]  # fmt: skip
