"""Games that are kept: looking through them, taking them along, and letting go of them with all that is theirs."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

import sqlalchemy as sa

from netrunner.decks import Deck
from netrunner.game import Game
from netrunner.rules.machine import chance
from netrunner.rules.machine.decisions import V_CONCEDE, Option
from netrunner.rules.machine.terms import SIDES
from netrunner.why_not import inert_options

from . import clock
from .refused import Refused
from .schema import Row, chat, choices, games, nodes
from .store import whole_game

DAY: Final = 86_400.0
#: How many games are let go of in one transaction.
AT_ONCE: Final = 200


@dataclass(frozen=True, slots=True)
class Listed:
    """A game as `netrunner games list` shows it."""

    id: str
    created: float
    touched: float  # when something last happened
    status: str
    choices: int
    players: tuple[str, ...]
    winner: str | None
    reason: str | None
    version: str  # of the rules that it was played by last


def seed_of(row: Row) -> int:
    """The seed of a game's chance."""
    return row["seed"] if row["key"] is None else chance.keyed(int(row["key"], 16))


def deck_in(written: str) -> Deck:
    """A deck as the database keeps it."""
    kept = json.loads(written)
    return Deck(kept["name"], kept["identity"], tuple([(title, n) for title, n in kept["cards"]]))


def _touched() -> sa.ColumnElement[float]:
    last = sa.select(sa.func.max(choices.c.at)).where(choices.c.game == games.c.id).scalar_subquery()
    return sa.func.coalesce(games.c.finished, last, games.c.created)


def _played(besides: str) -> sa.Select[tuple[str]]:
    """Nodes that are there, but for one: their games are left alone."""
    return sa.select(nodes.c.id).where(nodes.c.until > clock.wall(), nodes.c.id != besides)


def listed(connection: sa.Connection, status: str | None = None, before: float | None = None) -> list[Listed]:
    """The games of a status, or those with which nothing happened since ``before``; the oldest first."""
    count = sa.select(sa.func.count()).where(choices.c.game == games.c.id).scalar_subquery()
    asked = sa.select(games, _touched().label("touched"), count.label("count")).order_by(games.c.created)
    if status is not None:
        asked = asked.where(games.c.status == status)
    if before is not None:
        asked = asked.where(_touched() < before)
    found: list[Listed] = []
    for row in connection.execute(asked).mappings():
        seats = json.loads(row["seats"])
        names = tuple(seats[side]["name"] or seats[side]["level"] or seats[side]["kind"] for side in SIDES)
        found.append(
            Listed(
                id=row["id"],
                created=row["created"],
                touched=row["touched"],
                status=row["status"],
                choices=row["count"],
                players=names,
                winner=row["winner"],
                reason=row["reason"],
                version=row["version"],
            )
        )
    return found


def exported(connection: sa.Connection, game: str) -> dict[str, Any]:
    """Everything of a game but the keys to its seats, with the game itself as it can be saved (docs/saves.md)."""
    kept = whole_game(connection, game)
    if kept is None:
        raise Refused("no-game", 404)
    row, made, said = kept
    seats = json.loads(row["seats"])
    played = _played_again(row, made)
    return {
        "format": "netrunner-table",
        "game": row["id"],
        "created": row["created"],
        "finished": row["finished"],
        "status": row["status"],
        "winner": row["winner"],
        "reason": row["reason"],
        "timer": row["timer"],
        "seats": {side: {name: seats[side][name] for name in ("kind", "name", "level")} for side in SIDES},
        "chat": [{name: line[name] for name in ("side", "name", "text", "at")} for line in said],
        "save": None if played is None else json.loads(played.to_json()),
    }


def _played_again(row: Row, made: Sequence[Row]) -> Game | None:
    if row["origin"] is not None:
        game = Game.from_json(row["origin"])
    elif row["status"] == "waiting":
        return None
    else:
        game = Game.start(deck_in(row["corp"]), deck_in(row["runner"]), seed_of(row), asking="open")
    for choice in made:
        if game.decision is None:
            raise Refused("cannot-resume", 409)
        if choice["verb"] == V_CONCEDE:
            game.concede(SIDES[choice["arg"]])
            continue
        key = (choice["verb"], choice["card"], choice["arg"])
        if key in game.decision.keys:
            game.choose(Option(*key, game.decision))
            continue
        option = next((option for option in inert_options(game.state) if option.key == key), None)
        if option is None:
            raise Refused("cannot-resume", 409)
        game.choose(option)
    return game


def deleted(connection: sa.Connection, wanted: Iterable[str], node: str = "") -> list[str]:
    """Let go of games that no node but ``node`` plays, with their choices and all that was said; which are gone."""
    asked = (
        sa.select(games.c.id)
        .where(games.c.id.in_(list(wanted)))
        .where(sa.or_(games.c.owner.is_(None), games.c.owner.not_in(_played(node))))
        .order_by(games.c.id)
        .with_for_update()
    )
    found = list(connection.execute(asked).scalars())
    for table, column in ((chat, chat.c.game), (choices, choices.c.game), (games, games.c.id)):
        connection.execute(sa.delete(table).where(column.in_(found)))
    return found


def expired(connection: sa.Connection, days: float, node: str = "", spared: Iterable[str] = ()) -> list[str]:
    """Let go of some games with which nothing happened for so many days; which. Those of ``node`` too, but for some."""
    long_ago = clock.wall() - days * DAY
    asked = (
        sa.select(games.c.id)
        .where(games.c.created < long_ago, _touched() < long_ago, games.c.id.not_in(list(spared)))
        .where(sa.or_(games.c.owner.is_(None), games.c.owner.not_in(_played(node))))
        .limit(AT_ONCE)
    )
    return deleted(connection, list(connection.execute(asked).scalars()), node)


def forgotten(connection: sa.Connection, name: str) -> int:
    """Take a person out of all games: what they are called, the key to their seats, and what they said; how many."""
    count = 0
    # Names are written in a JSON text: whatever could hold this one is looked at
    for id, written in connection.execute(sa.select(games.c.id, games.c.seats)).all():
        seats = json.loads(written)
        theirs = [side for side in SIDES if seats[side]["kind"] == "person" and seats[side]["name"] == name]
        for side in theirs:
            seats[side].update({"name": "", "token": "", "invite": ""})
            connection.execute(sa.delete(chat).where(chat.c.game == id, chat.c.side == side))
        if theirs:
            count += 1
            connection.execute(sa.update(games).where(games.c.id == id).values(seats=json.dumps(seats)))
    return count
