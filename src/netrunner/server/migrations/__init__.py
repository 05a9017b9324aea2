"""The history of the database's tables, one step per file (Alembic)."""
