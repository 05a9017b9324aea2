"""A SQLite file has one server: a second process would not see what the first one has in memory."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path
from typing import IO

from netrunner.errors import NetrunnerError

#: The files that this process holds, and how often: a lock is between processes.
_held: dict[str, tuple[IO[str], int]] = {}


class OnlyProcess:
    """The right to serve a file, from `enter` to `leave`; the system takes it back from whoever is killed."""

    def __init__(self, database: Path) -> None:
        self._database = database
        self._path = str(database.resolve()) + ".lock"
        self._entered = False

    def enter(self) -> None:
        """Take it, or tell who has it."""
        if self._entered:
            return
        if self._path in _held:
            file, count = _held[self._path]
            _held[self._path] = file, count + 1
            self._entered = True
            return
        file = open(self._path, "a+", encoding="ascii")  # noqa: SIM115 - held as long as the server runs
        if not _lock(file):
            file.seek(0)
            holder = file.read().strip() or "?"
            file.close()
            raise NetrunnerError(key="serve-second", database=str(self._database), process=holder)
        file.seek(0)
        file.truncate()
        file.write(str(os.getpid()))
        file.flush()
        _held[self._path] = file, 1
        self._entered = True

    def leave(self) -> None:
        if not self._entered:
            return
        self._entered = False
        file, count = _held[self._path]
        if count > 1:
            _held[self._path] = file, count - 1
            return
        del _held[self._path]
        with contextlib.suppress(OSError):
            file.close()


def _lock(file: IO[str]) -> bool:
    try:
        import fcntl
    except ImportError:  # Windows
        return _lock_windows(file)
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


def _lock_windows(file: IO[str]) -> bool:
    import importlib

    msvcrt = importlib.import_module("msvcrt")
    try:
        file.seek(1_000)  # beyond what is written there: it must stay readable
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
    except OSError:
        return False
    return True
