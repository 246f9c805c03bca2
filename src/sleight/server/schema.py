"""The tables of the database. A game is made of its header and its rows; a position is kept for upgrades."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("data", String(128), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", Text, nullable=False),
    # Whole numbers of any size: a seed of the operating system has 128 bits.
    Column("seed", Text),
    Column("start", Text),
    Column("commitment", String(64), nullable=False),
    Column("settings", Text, nullable=False),
    Column("invitation", String(64), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("started", BigInteger),
    Column("ended", BigInteger),
    Column("next", String(32)),
    Column("source", String(32)),
    # As the settings say, so that the lobby finds the open tables among any number of others.
    Column("open", Boolean, nullable=False, default=True),
    Index("tables_created", "created"),
    Index("tables_listed", "open", "ended", "created"),
)

seats = Table(
    "seats",
    metadata,
    Column("table", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("name", String(64)),
    Column("token", String(64)),
    Column("bot", String(128)),
    Column("resigned", Boolean, nullable=False, default=False),
)

rows = Table(
    "rows",
    metadata,
    Column("table", String(32), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("written", String(512), nullable=False),
    Column("key", String(64)),
    Column("at", BigInteger, nullable=False),
    # The seats that are waited for after the row, a bit each.
    Column("waiting", Integer),
    Column("public", Boolean),
    UniqueConstraint("table", "seat", "key", name="rows_key"),
)

positions = Table(
    "positions",
    metadata,
    Column("table", String(32), primary_key=True),
    Column("rows", Integer, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("data", String(128), nullable=False),
    Column("waiting", Integer, nullable=False),
    Column("position", Text, nullable=False),
    Column("scores", Text, nullable=False),
)

resumptions = Table(
    "resumptions",
    metadata,
    Column("table", String(32), primary_key=True),
    Column("rows", Integer, nullable=False),
    Column("position", Text, nullable=False),
    Column("kept", Integer, nullable=False),
)

votes = Table(
    "votes",
    metadata,
    Column("table", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("voter", Integer, primary_key=True),
)

names = Table(
    "names",
    metadata,
    # What the name looks like, and how it was written when it was protected. Where names that look alike were
    # protected before that was noticed, both columns below have a line for each.
    Column("name", String(64), primary_key=True),
    Column("password", Text, nullable=False),
    Column("shown", Text, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("table", String(32), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)
