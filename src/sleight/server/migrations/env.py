"""What alembic runs: the steps that a database lacks, on the connection that `migrate` hands over."""

from __future__ import annotations

from alembic import context
from sqlalchemy import text

from sleight.server.schema import metadata

_ONE_AT_A_TIME = 7_265_101
"""The number of the lock under which a PostgreSQL database is brought up to date."""

connection = context.config.attributes["connection"]
# All steps or none, also in SQLite: a database that was left between two of them would never open again.
context.configure(connection=connection, target_metadata=metadata, transactional_ddl=True)
with context.begin_transaction():
    if connection.dialect.name == "postgresql":
        # Whoever brings the database up to date may take a while; the others wait for it.
        connection.execute(text("SET LOCAL lock_timeout = 0"))
        connection.execute(text(f"SELECT pg_advisory_xact_lock({_ONE_AT_A_TIME})"))
    elif context.get_context().get_current_revision() != context.get_head_revision():
        # Python would begin a transaction only with the first change of a row.
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    context.run_migrations()
