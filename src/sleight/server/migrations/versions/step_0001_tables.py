"""Tables with their seats, rows, votes and chat; names with their passwords."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make everything that the first version needs."""
    _make_tables()
    _make_seats()
    _make_rows()
    op.create_table(
        "votes",
        sa.Column("table", sa.String(32), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("voter", sa.Integer, primary_key=True),
    )
    op.create_table(
        "names",
        sa.Column("name", sa.String(64), primary_key=True),
        sa.Column("password", sa.Text, nullable=False),
    )
    op.create_table(
        "chat",
        sa.Column("table", sa.String(32), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    """Remove everything again."""
    for name in ("chat", "names", "votes", "rows", "seats", "tables"):
        op.drop_table(name)


def _make_tables() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("data", sa.String(128), nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("seed", sa.Text),
        sa.Column("start", sa.Text),
        sa.Column("commitment", sa.String(64), nullable=False),
        sa.Column("settings", sa.Text, nullable=False),
        sa.Column("invitation", sa.String(64), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("started", sa.BigInteger),
        sa.Column("ended", sa.BigInteger),
        sa.Column("next", sa.String(32)),
    )
    op.create_index("tables_created", "tables", ["created"])


def _make_seats() -> None:
    op.create_table(
        "seats",
        sa.Column("table", sa.String(32), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("name", sa.String(64)),
        sa.Column("token", sa.String(64)),
        sa.Column("bot", sa.String(128)),
        sa.Column("resigned", sa.Boolean, nullable=False),
    )


def _make_rows() -> None:
    op.create_table(
        "rows",
        sa.Column("table", sa.String(32), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("written", sa.String(512), nullable=False),
        sa.Column("key", sa.String(64)),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.UniqueConstraint("table", "seat", "key", name="rows_key"),
    )
