"""Names are known by what they look like, and open tables by a column of their own."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from sleight.server.older import is_open, merged_names

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

_AT_ONCE = 500


def upgrade() -> None:
    """Write down which tables are open, and key the protected names anew."""
    op.add_column("tables", sa.Column("open", sa.Boolean, nullable=False, server_default=sa.true()))
    op.create_index("tables_listed", "tables", ["open", "ended", "created"])
    op.add_column("names", sa.Column("shown", sa.Text, nullable=False, server_default=""))
    _mark_closed()
    _key_names()


def downgrade() -> None:
    """Forget both; names that look alike stay under one key."""
    op.drop_index("tables_listed", "tables")
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("open")
    with op.batch_alter_table("names") as names:
        names.drop_column("shown")


def _mark_closed() -> None:
    tables = sa.table("tables", sa.column("id"), sa.column("settings"), sa.column("open"))
    connection = op.get_bind()
    found = connection.execute(sa.select(tables.c.id, tables.c.settings)).all()
    closed = [id for id, settings in found if not is_open(settings)]
    for first in range(0, len(closed), _AT_ONCE):
        mine = tables.c.id.in_(closed[first : first + _AT_ONCE])
        connection.execute(sa.update(tables).where(mine).values(open=sa.false()))


def _key_names() -> None:
    names = sa.table("names", sa.column("name"), sa.column("password"), sa.column("shown"))
    connection = op.get_bind()
    found = connection.execute(sa.select(names.c.name, names.c.password)).all()
    connection.execute(sa.delete(names))
    rows = merged_names([{"name": name, "password": password} for name, password in found])
    if rows:
        connection.execute(sa.insert(names), rows)
