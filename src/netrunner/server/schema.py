"""The tables of the database, and the statements that change them."""

from __future__ import annotations

from typing import Any, Final

import sqlalchemy as sa

Row = dict[str, Any]
Work = tuple[sa.Executable, Row]

metadata: Final = sa.MetaData()

games: Final = sa.Table(
    "games",
    metadata,
    sa.Column("id", sa.String(40), primary_key=True),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("version", sa.String(40), nullable=False),  # of the engine that played it last
    sa.Column("status", sa.String(10), nullable=False, index=True),  # waiting, playing, over
    sa.Column("corp", sa.Text),  # decks as JSON; none for a game that began with a position
    sa.Column("runner", sa.Text),
    sa.Column("seed", sa.BigInteger, nullable=False),  # 0 where there is a key
    sa.Column("key", sa.String(32)),  # of the chance, in hexadecimal: never told while the game is played
    sa.Column("origin", sa.Text),  # a saved game that this one began with: a position, or a moment of another game
    sa.Column("seats", sa.Text, nullable=False),  # who sits where, as JSON
    sa.Column("timer", sa.Float),
    sa.Column("guided", sa.Boolean, nullable=False),
    sa.Column("winner", sa.String(10)),
    sa.Column("reason", sa.String(30)),
    sa.Column("finished", sa.Float),
    sa.Column("room", sa.Text),  # what is at the table besides the game, as JSON
    sa.Column("owner", sa.String(40)),  # the node that plays it
    sa.Column("fence", sa.Integer, nullable=False, server_default="0"),  # counts up with every new owner
)

nodes: Final = sa.Table(
    "nodes",
    metadata,
    sa.Column("id", sa.String(40), primary_key=True),
    sa.Column("address", sa.String(200), nullable=False),  # where other nodes reach it; empty if they cannot
    sa.Column("secret", sa.String(64), nullable=False),  # by which it knows other nodes
    sa.Column("until", sa.Float, nullable=False),  # it owns its games so long, by the clock of the database
    sa.Column("version", sa.String(40), nullable=False, server_default=""),  # of its engine
)

#: Open and live games, as each node lists its own (`lobby`).
listings: Final = sa.Table(
    "listings",
    metadata,
    sa.Column("node", sa.String(40), primary_key=True),
    sa.Column("shown", sa.Text, nullable=False),  # JSON
)

choices: Final = sa.Table(
    "choices",
    metadata,
    sa.Column("game", sa.String(40), sa.ForeignKey("games.id"), primary_key=True),
    sa.Column("n", sa.Integer, primary_key=True),
    sa.Column("verb", sa.Integer, nullable=False),
    sa.Column("card", sa.Integer, nullable=False),
    sa.Column("arg", sa.Integer, nullable=False),
    sa.Column("asked", sa.BigInteger, nullable=False),  # a sum of the question: a game is never silently different
    sa.Column("by", sa.String(6), nullable=False),  # seat, auto, bot
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("clock", sa.Float),  # what is left to the one who chose
)

chat: Final = sa.Table(
    "chat",
    metadata,
    sa.Column("game", sa.String(40), sa.ForeignKey("games.id"), primary_key=True),
    sa.Column("n", sa.Integer, primary_key=True),
    sa.Column("side", sa.String(6), nullable=False),
    sa.Column("name", sa.String(80), nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)

uptime: Final = sa.Table(
    "uptime",
    metadata,
    sa.Column("began", sa.Float, primary_key=True),
    sa.Column("until", sa.Float, nullable=False),
)

decks: Final = sa.Table(
    "decks",
    metadata,
    sa.Column("key", sa.String(40), primary_key=True),
    sa.Column("edit", sa.String(64), nullable=False),  # a digest
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("changed", sa.Float, nullable=False),
)

#: Not a statement but a condition: what comes after it is written only if the game still has this owner.
FENCE: Final = sa.text("fence")
INSERT_GAME: Final = sa.insert(games)
INSERT_CHOICE: Final = sa.insert(choices)
DROP_CHOICES: Final = sa.delete(choices).where(
    choices.c.game == sa.bindparam("in_game"), choices.c.n >= sa.bindparam("from_n")
)
UPDATE_GAME: Final = {
    "joined": sa.update(games)
    .where(games.c.id == sa.bindparam("in_game"))
    .values(
        status=sa.bindparam("new_status"),
        corp=sa.bindparam("new_corp"),
        runner=sa.bindparam("new_runner"),
        seats=sa.bindparam("new_seats"),
    ),
    "over": sa.update(games)
    .where(games.c.id == sa.bindparam("in_game"))
    .values(
        status="over",
        winner=sa.bindparam("new_winner"),
        reason=sa.bindparam("new_reason"),
        finished=sa.bindparam("new_finished"),
    ),
    "version": sa.update(games)
    .where(games.c.id == sa.bindparam("in_game"))
    .values(version=sa.bindparam("new_version")),
    "room": sa.update(games).where(games.c.id == sa.bindparam("in_game")).values(room=sa.bindparam("new_room")),
}
INSERT_CHAT: Final = sa.insert(chat)
DROP_CHAT: Final = sa.delete(chat).where(chat.c.game == sa.bindparam("in_game"), chat.c.n < sa.bindparam("before"))
INSERT_UPTIME: Final = sa.insert(uptime)
UPDATE_UPTIME: Final = (
    sa.update(uptime).where(uptime.c.began == sa.bindparam("since")).values(until=sa.bindparam("now"))
)
INSERT_DECK: Final = sa.insert(decks)
UPDATE_DECK: Final = (
    sa.update(decks)
    .where(decks.c.key == sa.bindparam("in_key"))
    .values(text=sa.bindparam("new_text"), changed=sa.bindparam("new_changed"))
)
DELETE_DECK: Final = sa.delete(decks).where(decks.c.key == sa.bindparam("in_key"))
