"""Open and live games, as each node lists its own."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "listings",
        sa.Column("node", sa.String(40), primary_key=True),
        sa.Column("shown", sa.Text, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("listings")
