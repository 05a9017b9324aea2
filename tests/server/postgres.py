"""A PostgreSQL server for the tests alone: in a folder of its own, reached by a socket file, gone afterwards."""

from __future__ import annotations

import contextlib
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest

#: Where Debian and others put the programs, which are not on the path.
_FOLDERS = ("usr/lib/postgresql/*/bin", "usr/pgsql-*/bin", "opt/homebrew/opt/postgresql*/bin", "usr/local/pgsql/bin")


def programs() -> Path | None:
    """The folder with the newest PostgreSQL of this machine."""
    on_path = shutil.which("initdb")
    if on_path is not None:
        return Path(on_path).resolve().parent
    found = [folder for pattern in _FOLDERS for folder in Path("/").glob(pattern) if (folder / "initdb").exists()]
    return max(found, key=lambda folder: (len(folder.parent.name), str(folder)), default=None)


def missing() -> str:
    """Why there can be no server, or nothing."""
    if find_spec("psycopg") is None:
        return "psycopg is not installed: make setup brings it"
    if programs() is None:
        return "PostgreSQL is not installed: make postgres brings it where apt and root are at hand"
    return ""


class Postgres:
    """The server. It refuses to run as root, so root lends it another user."""

    def __init__(self) -> None:
        folder = programs()
        assert folder is not None
        self._programs = folder
        self._home = Path(tempfile.mkdtemp(prefix="netrunner-postgres-"))
        self._user: dict[str, object] = {}
        if os.geteuid() == 0:
            names = [entry.pw_name for entry in pwd.getpwall()]
            user = pwd.getpwnam("postgres" if "postgres" in names else "nobody")
            os.chown(self._home, user.pw_uid, user.pw_gid)
            self._user = {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}
        self._process: subprocess.Popen[bytes] | None = None
        self._count = 0
        self._run("initdb", "--pgdata", "data", "--username", "netrunner", "--auth", "trust", "--no-sync",
                  "--encoding", "UTF8", "--no-locale")  # fmt: skip

    def _run(self, name: str, *arguments: str) -> None:
        command = [self._programs / name, *arguments]
        done = subprocess.run(command, cwd=self._home, capture_output=True, text=True, timeout=240, **self._user)
        assert done.returncode == 0, done.stderr

    def start(self) -> None:
        command = [self._programs / "postgres", "-D", "data", "-k", str(self._home)]
        # A test kills processes and never the machine: what the system was given is safe
        for setting in ("listen_addresses=", "shared_buffers=16MB", "max_wal_size=64MB", "fsync=off"):
            command += ["-c", setting]
        with (self._home / "log").open("ab") as log:
            self._process = subprocess.Popen(command, cwd=self._home, stdout=log, stderr=log, **self._user)
        limit = time.monotonic() + 120
        while subprocess.run([self._programs / "pg_isready", "-q", "-h", self._home]).returncode:
            if time.monotonic() > limit or self._process.poll() is not None:
                raise AssertionError((self._home / "log").read_text())
            time.sleep(0.05)

    def stop(self, how: int = signal.SIGINT) -> None:
        """SIGINT ends it properly, SIGQUIT as a crash would."""
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(timeout=120)
            self._process = None

    @contextlib.contextmanager
    def frozen(self) -> Iterator[None]:
        """It is there, and does nothing: every one of its processes is stopped."""
        assert self._process is not None
        found = subprocess.run(["ps", "-o", "pid=", "--ppid", str(self._process.pid)], capture_output=True, text=True)
        processes = [self._process.pid, *[int(pid) for pid in found.stdout.split()]]
        for pid in processes:
            os.kill(pid, signal.SIGSTOP)
        try:
            yield
        finally:
            for pid in processes:
                os.kill(pid, signal.SIGCONT)

    def database(self) -> str:
        """The URL of a new database."""
        self._count += 1
        name = f"games{self._count}"
        self._run("createdb", "-h", str(self._home), "-U", "netrunner", name)
        return f"postgresql://netrunner@/{name}?host={self._home}"

    def end(self) -> None:
        self.stop(signal.SIGQUIT)
        shutil.rmtree(self._home, ignore_errors=True)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """The server, started when the first test needs it."""
    reason = missing()
    if reason:
        assert not os.environ.get("CI"), reason  # there it must run
        pytest.skip(reason)
    server = Postgres()
    try:
        server.start()
        yield server
    finally:
        server.end()
