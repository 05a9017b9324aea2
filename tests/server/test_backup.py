"""What docs/operating.md says about backups is true."""

from __future__ import annotations

import sqlite3
import subprocess
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import sqlalchemy as sa

from netrunner.server.app import create_app
from netrunner.server.settings import Settings

from .conftest import PATIENCE, Here
from .postgres import Postgres, programs
from .test_keeping import seen, some_choices


def test_a_backup_of_a_running_sqlite_server_is_restored_with_every_game(settings: Settings, tmp_path: Path) -> None:
    with Here(create_app(settings)) as here:
        started = here.start(side="corp", seed=3)
        with here.sit(started) as ada:
            some_choices(ada, 5)
            before = seen(ada.asked())
            with (
                closing(sqlite3.connect(tmp_path / "games.db")) as running,
                closing(sqlite3.connect(tmp_path / "backup.db")) as backup,
            ):
                running.backup(backup)
            some_choices(ada, 2)
    with (
        Here(create_app(replace(settings, database=f"sqlite:///{tmp_path / 'backup.db'}"))) as here,
        here.sit(started) as ada,
    ):
        assert seen(ada.asked()) == before
        some_choices(ada, 2)


def test_a_dump_of_a_running_postgresql_is_restored_with_every_game(
    settings: Settings, postgres: Postgres, tmp_path: Path
) -> None:
    url = postgres.database()
    with Here(create_app(replace(settings, database=url))) as here:
        started = here.start(side="corp", seed=3)
        with here.sit(started) as ada:
            some_choices(ada, 5)
            before = seen(ada.asked())
            dumped = tmp_path / "games.dump"
            run("pg_dump", "--format=custom", "--file", str(dumped), to=url)
            some_choices(ada, 2)
    empty = postgres.database()
    run("pg_restore", "--dbname", sa.make_url(empty).database or "", str(dumped), to=empty, named=True)
    short = replace(settings, database=empty, lease=2.0)  # whoever played it when it was dumped is long gone
    with Here(create_app(short)) as here, here.sit(started) as ada:
        assert seen(ada.asked()) == before
        some_choices(ada, 2)


def run(program: str, *arguments: str, to: str, named: bool = False) -> None:
    url = sa.make_url(to)
    folder = programs()
    assert folder is not None
    where = ["-h", str(url.query["host"]), "-U", url.username or ""]
    command = [str(folder / program), *where, *arguments, *([] if named else [url.database or ""])]
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)
    assert done.returncode == 0, done.stderr
