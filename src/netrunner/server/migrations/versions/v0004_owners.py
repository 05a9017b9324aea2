"""Who plays a game: nodes, and the owner of each game with its fencing number."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("games", sa.Column("owner", sa.String(40)))
    op.add_column("games", sa.Column("fence", sa.Integer, nullable=False, server_default="0"))
    op.create_table(
        "nodes",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("address", sa.String(200), nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("until", sa.Float, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("nodes")
    with op.batch_alter_table("games") as games:
        games.drop_column("fence")
        games.drop_column("owner")
