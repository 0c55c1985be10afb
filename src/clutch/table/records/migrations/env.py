"""Alembic's entry: runs the changes on the connection that `migrate` opened."""

from __future__ import annotations

from alembic import context
from sqlalchemy import Connection

from clutch.table.records.schema import metadata

connection = context.config.attributes["connection"]
assert isinstance(connection, Connection), "run the migrations through clutch.table.records.database.migrate"
context.configure(connection=connection, target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
