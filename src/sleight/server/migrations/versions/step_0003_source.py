"""A table that was made from a guess of a running game knows which game that is."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from sleight.server.older import closed

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

_tables = sa.table("tables", sa.column("id"), sa.column("start"), sa.column("settings"))


def upgrade() -> None:
    """Of older tables it is not known: those that began with a position are by invitation from now on."""
    op.add_column("tables", sa.Column("source", sa.String(32)))
    connection = op.get_bind()
    found = connection.execute(
        sa.select(_tables.c.id, _tables.c.settings).where(_tables.c.start.is_not(None))
    )
    for id, settings in found.all():
        connection.execute(sa.update(_tables).where(_tables.c.id == id).values(settings=closed(settings)))


def downgrade() -> None:
    """Forget it again."""
    op.drop_column("tables", "source")
