"""Games, their choices, and saved decks."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "games",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("version", sa.String(40), nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("corp", sa.Text),
        sa.Column("runner", sa.Text),
        sa.Column("seed", sa.BigInteger, nullable=False),
        sa.Column("origin", sa.Text),
        sa.Column("seats", sa.Text, nullable=False),
        sa.Column("timer", sa.Float),
        sa.Column("guided", sa.Boolean, nullable=False),
        sa.Column("winner", sa.String(10)),
        sa.Column("reason", sa.String(30)),
        sa.Column("finished", sa.Float),
    )
    op.create_index("ix_games_status", "games", ["status"])
    op.create_table(
        "choices",
        sa.Column("game", sa.String(40), sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("verb", sa.Integer, nullable=False),
        sa.Column("card", sa.Integer, nullable=False),
        sa.Column("arg", sa.Integer, nullable=False),
        sa.Column("asked", sa.BigInteger, nullable=False),
        sa.Column("by", sa.String(6), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("clock", sa.Float),
    )
    op.create_table(
        "decks",
        sa.Column("key", sa.String(40), primary_key=True),
        sa.Column("edit", sa.String(64), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("decks")
    op.drop_table("choices")
    op.drop_index("ix_games_status", "games")
    op.drop_table("games")
