"""What a position remembers of this turn and the one before: runs, agendas, installs, rezzes, plays, tags, damage."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from ..rules.machine.state import State
from ..rules.machine.terms import (
    ARCHIVES,
    BRAIN,
    CORP,
    CORP_SCORE,
    E_DAMAGE,
    E_INSTALLED,
    E_PLAYED,
    E_REZZED,
    E_RUN_ANNOUNCED,
    E_RUN_BEGINS,
    E_RUN_ENDS,
    E_RUN_SUCCESSFUL,
    E_RUN_UNSUCCESSFUL,
    E_SCORED,
    E_STOLEN,
    E_TAGS_TAKEN,
    FIRST_REMOTE,
    HEAP,
    MEAT,
    NET,
    RUNNER,
    RUNNER_SCORE,
    SERVER_ARCHIVES,
    SERVER_HQ,
    SERVER_RND,
    SUCCESSFUL,
    UNSUCCESSFUL,
)
from .board import Happened
from .titles import find, key

_SERVERS: Final = {"hq": "HQ", "r&d": "R&D", "rnd": "R&D", "archives": "Archives"}
_NUMBERS: Final = {"HQ": SERVER_HQ, "R&D": SERVER_RND, "Archives": SERVER_ARCHIVES}
_DAMAGE: Final = {"net": NET, "meat": MEAT, "brain": BRAIN}
_RUN: Final = re.compile(r"((?:un)?successful )?run on (.+)")
_TAGS: Final = re.compile(r"took (\d{1,3}) tags?")
_SUFFERED: Final = re.compile(r"suffered (\d{1,3}) (net|meat|brain) damage")
_DEED: Final = re.compile(r"(stole|scored|played|installed|rezzed) (.+)", re.IGNORECASE)
#: What a run was called in the end, as its record says it (6.7.2, 6.8.4)
_LABELS: Final = {"run": 0, "successful run": SUCCESSFUL, "unsuccessful run": UNSUCCESSFUL}


def read_happened(text: str) -> Happened | None:
    """One thing that happened; None if it is not understood.

    >>> read_happened("successful run on HQ"), read_happened("stole nisei mk ii")
    (Happened(what='successful run', of='HQ', amount=1), Happened(what='stole', of='Nisei MK II', amount=1))
    """
    low = " ".join(text.lower().split())
    run, tags, damage, deed = _RUN.fullmatch(low), _TAGS.fullmatch(low), _SUFFERED.fullmatch(low), _DEED.fullmatch(text)
    if run is not None:
        server = _server(run[2])
        return Happened(f"{run[1] or ''}run", server) if server else None
    if tags is not None:
        return Happened("tags", amount=int(tags[1]))
    if damage is not None:
        return Happened("damage", damage[2], int(damage[1]))
    card = find(deed[2]) if deed is not None else None
    return Happened(deed[1].lower(), card.title) if deed is not None and card is not None else None


def write_happened(happened: Happened) -> str:
    """The same as it is written.

    >>> write_happened(Happened("damage", "net", 2)), write_happened(Happened("run", "Server 1"))
    ('suffered 2 net damage', 'run on Server 1')
    """
    if happened.what in _LABELS:
        return f"{happened.what} on {happened.of}"
    if happened.what == "tags":
        return f"took {happened.amount} tags"
    if happened.what == "damage":
        return f"suffered {happened.amount} {happened.of} damage"
    return f"{happened.what} {happened.of}"


def record(s: State, history: Iterable[Happened]) -> None:
    """Write the records that a game would have made."""
    for happened in history:
        _record(s, happened)


def card_of(s: State, happened: Happened) -> int:
    """The card that it happened to: where such a card is then; -1 if there is none."""
    for c in s.cards:
        if key(c.defn.title) == key(happened.of) and _is_there(happened.what, c.zone, c.installed, c.faceup):
            return c.ref
    return -1


def _is_there(what: str, zone: int, installed: bool, faceup: bool) -> bool:
    if what == "stole":
        return zone == RUNNER_SCORE
    if what == "scored":
        return zone == CORP_SCORE
    if what == "played":
        return zone in (ARCHIVES, HEAP)
    return installed and (what == "installed" or faceup)


def _record(s: State, happened: Happened) -> None:
    if happened.what in _LABELS:
        _record_run(s, happened)
    elif happened.what == "tags":
        s.emit(E_TAGS_TAKEN, RUNNER, amount=happened.amount, rule="10.5.1")
    elif happened.what == "damage":
        s.emit(E_DAMAGE, RUNNER, amount=happened.amount, of=_DAMAGE[happened.of], rule="10.4.2")
    else:
        ref = card_of(s, happened)
        c = s.at(ref)
        if happened.what == "stole":
            s.emit(E_STOLEN, RUNNER, ref, rule="1.16.3", was=c)
        elif happened.what == "scored":
            s.emit(E_SCORED, CORP, ref, rule="1.16.3", was=c)
        elif happened.what == "played":
            s.emit(E_PLAYED, c.owner, ref, source=ref, rule="8.6.4")
        elif happened.what == "installed":
            s.emit(E_INSTALLED, c.owner, ref, rule="8.3.6", was=c)
        else:
            s.emit(E_REZZED, CORP, ref, rule="8.1.2a")


def _record_run(s: State, happened: Happened) -> None:
    """6.9: a run from its announcement to its end."""
    server = _NUMBERS.get(happened.of, -1)
    if server < 0:
        server = FIRST_REMOTE - 1 + int(happened.of.split()[1])
    run = s.new_uid()
    s.emit(E_RUN_ANNOUNCED, RUNNER, server=server, rule="6.9.1a")
    s.emit(E_RUN_BEGINS, RUNNER, structure=run, server=server, rule="6.9.1d")
    if happened.what == "successful run":
        s.emit(E_RUN_SUCCESSFUL, RUNNER, structure=run, server=server, rule="6.9.5e")
    elif happened.what == "unsuccessful run":
        s.emit(E_RUN_UNSUCCESSFUL, RUNNER, structure=run, server=server, rule="6.9.6c")
    s.emit(E_RUN_ENDS, RUNNER, structure=run, how=_LABELS[happened.what], server=server, rule="6.9.6d")


def _server(said: str) -> str:
    remote = re.fullmatch(r"(?:server|remote)\s*(\d{1,2})", said)
    return _SERVERS.get(said, f"Server {int(remote[1])}" if remote else "")
