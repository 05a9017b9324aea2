"""`netrunner games`: the games that a server keeps, listed, exported and deleted."""

from __future__ import annotations

import argparse
import json
import sys
import time
from importlib import import_module
from pathlib import Path
from typing import Any

from netrunner.cli.command import Commands
from netrunner.cli.files import reason
from netrunner.cli.numbers import seconds
from netrunner.errors import NetrunnerError
from netrunner.text.phrases import Say

ACTIONS = ("list", "export", "delete", "forget")


def register(commands: Commands) -> None:
    say = commands.say
    parser = commands.add("games", run)
    parser.add_argument(
        "action", choices=ACTIONS, metavar="{" + ",".join(ACTIONS) + "}", help=say("games-option-action")
    )
    parser.add_argument("which", nargs="*", metavar=say("games-which"), help=say("games-option-which"))
    parser.add_argument("--database", metavar="URL", help=say("serve-option-database"))
    parser.add_argument("--status", choices=("waiting", "playing", "over"), help=say("games-option-status"))
    parser.add_argument("--older", type=seconds(say), metavar=say("games-days"), help=say("games-option-older"))
    parser.add_argument("--to", metavar=say("games-folder"), help=say("games-option-to"))
    parser.add_argument("--json", action="store_true", help=say("games-option-json"))


def run(args: argparse.Namespace) -> int:
    """Look into the database, whether or not a server runs; a SQLite file is changed only while none does."""
    try:
        settings = import_module("netrunner.server.settings")
        module = import_module("netrunner.server.store")
        sa = import_module("sqlalchemy")
    except ModuleNotFoundError as error:
        raise NetrunnerError(key="serve-no-extra", name=error.name or "?") from error
    database = args.database or settings.default_database()
    shown = module.database_url(database).render_as_string(hide_password=True)
    try:
        store = module.Store(database)
        store.open(changing=args.action in ("delete", "forget"))
    except (sa.exc.SQLAlchemyError, ModuleNotFoundError, OSError) as error:
        raise NetrunnerError(key="serve-database", database=shown, reason=str(error)) from error
    try:
        return _ACTS[args.action](store, args)
    finally:
        store.close()


def _games(store: Any, args: argparse.Namespace) -> list[Any]:
    """The games that were named, or those of a status and an age."""
    retention = import_module("netrunner.server.retention")
    before = None if args.older is None else time.time() - args.older * retention.DAY
    with store.engine.connect() as connection:
        found = retention.listed(connection, args.status, before)
    if args.which:
        known = {game.id: game for game in found}
        for id in args.which:
            if id not in known:
                raise NetrunnerError(key="games-unknown", id=id)
        return [known[id] for id in args.which]
    return list(found)


def list_games(store: Any, args: argparse.Namespace) -> int:
    """One line for each, or JSON."""
    found = _games(store, args)
    if args.json:
        told = [{name: getattr(game, name) for name in game.__slots__} for game in found]
        print(json.dumps(told, ensure_ascii=False, indent=2))
        return 0
    say: Say = args.say
    for game in found:
        day = time.strftime("%Y-%m-%d %H:%M", time.localtime(game.touched))
        corp, runner = game.players
        status = say(f"games-status-{game.status}")
        line = {"id": game.id, "day": day, "status": status, "corp": corp, "runner": runner, "choices": game.choices}
        print(say("games-line", **line))
    print(say("games-count", count=len(found)))
    return 0


def export_games(store: Any, args: argparse.Namespace) -> int:
    """Each as a JSON file in a folder, or all of them, a line each, to the standard output."""
    retention = import_module("netrunner.server.retention")
    folder = None if args.to is None else Path(args.to)
    for game in _games(store, args):
        with store.engine.connect() as connection:
            told = json.dumps(retention.exported(connection, game.id), ensure_ascii=False)
        if folder is None:
            print(told)
            continue
        try:
            folder.mkdir(parents=True, exist_ok=True)
            (folder / f"{game.id}.json").write_text(told + "\n", encoding="utf-8")
        except OSError as error:
            raise NetrunnerError(key="games-unwritable", path=str(folder), reason=reason(error)) from error
        print(args.say("games-exported", path=str(folder / f"{game.id}.json")), file=sys.stderr)
    return 0


def delete_games(store: Any, args: argparse.Namespace) -> int:
    """Only what was named, by its id or its age: never everything by mistake."""
    if not args.which and args.older is None:
        raise NetrunnerError(key="games-which-to-delete")
    retention = import_module("netrunner.server.retention")
    wanted = [game.id for game in _games(store, args)]
    gone: list[str] = []
    for start in range(0, len(wanted), retention.AT_ONCE):
        with store.engine.begin() as connection:
            gone += retention.deleted(connection, wanted[start : start + retention.AT_ONCE])
    print(args.say("games-deleted", count=len(gone)))
    left = [id for id in wanted if id not in gone]
    if left:
        print(args.say("games-being-played", ids=", ".join(left)))
    return 1 if left else 0


def forget_players(store: Any, args: argparse.Namespace) -> int:
    """Whoever wants to be forgotten is: name, seats and words."""
    if not args.which:
        raise NetrunnerError(key="games-whom")
    retention = import_module("netrunner.server.retention")
    for name in args.which:
        with store.engine.begin() as connection:
            count = retention.forgotten(connection, name)
        print(args.say("games-forgotten", name=name, count=count))
    return 0


_ACTS = {"list": list_games, "export": export_games, "delete": delete_games, "forget": forget_players}
