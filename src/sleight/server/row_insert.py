"""Many rows in one statement.

With a statement for each row, the thread that writes and the one that serves everybody hand the interpreter
to and fro as many times; that cost a tenth of a busy server's speed.
"""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING, Any

from sleight.server import schema

if TYPE_CHECKING:
    from sqlalchemy import Connection, Dialect


class RowInsert:
    """Stores rows whose numbers and keys are free."""

    def __init__(self, dialect: Dialect) -> None:
        columns = [dialect.identifier_preparer.quote(column.name) for column in schema.rows.columns]
        mark = "?" if dialect.paramstyle == "qmark" else "%s"
        self._into = f"INSERT INTO {schema.rows.name} ({', '.join(columns)}) VALUES "
        self._row = f"({', '.join([mark] * len(columns))})"

    def __call__(self, connection: Connection, rows: list[tuple[Any, ...]]) -> int:
        """Store what can be stored; how many rows."""
        statement = f"{self._into}{', '.join([self._row] * len(rows))} ON CONFLICT DO NOTHING"
        return connection.exec_driver_sql(statement, tuple(chain.from_iterable(rows))).rowcount
