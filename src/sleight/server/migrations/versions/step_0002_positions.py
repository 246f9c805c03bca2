"""Rows say who is waited for after them, and positions are kept for the next change of the rules."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make room; the server fills in what older tables lack, once it is open."""
    op.add_column("rows", sa.Column("waiting", sa.Integer))
    op.add_column("rows", sa.Column("public", sa.Boolean))
    op.create_table(
        "positions",
        sa.Column("table", sa.String(32), primary_key=True),
        sa.Column("rows", sa.Integer, nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("data", sa.String(128), nullable=False),
        sa.Column("waiting", sa.Integer, nullable=False),
        sa.Column("position", sa.Text, nullable=False),
        sa.Column("scores", sa.Text, nullable=False),
    )
    op.create_table(
        "resumptions",
        sa.Column("table", sa.String(32), primary_key=True),
        sa.Column("rows", sa.Integer, nullable=False),
        sa.Column("position", sa.Text, nullable=False),
        sa.Column("kept", sa.Integer, nullable=False),
    )


def downgrade() -> None:
    """Forget the positions."""
    op.drop_table("resumptions")
    op.drop_table("positions")
    op.drop_column("rows", "public")
    op.drop_column("rows", "waiting")
