"""Which version of the rules a node plays by: games stay with their own for as long as a node has it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("nodes", sa.Column("version", sa.String(40), nullable=False, server_default=""))


def downgrade() -> None:
    with op.batch_alter_table("nodes") as nodes:
        nodes.drop_column("version")
