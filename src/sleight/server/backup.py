"""All tables as one file, from any database to any other."""

from __future__ import annotations

import gzip
import os
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import ColumnDefault, func, insert, select

from sleight.core.errors import BadInput, reason
from sleight.server.database import migrate, open_database
from sleight.server.schema import metadata

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sqlalchemy import URL, Connection, Row, Table

_FORMAT = 1
_AT_ONCE = 1000


def back_up(url: URL, file: Path) -> int:
    """Write everything of a database to a file, whole or not at all; how many rows."""
    engine = open_database(url)
    migrate(engine)
    beside = file.with_name(f".{file.name}.{os.getpid()}")
    try:
        # One transaction: what is written meanwhile is not in the file, not even half of it.
        with engine.connect().execution_options(**_as_of_now(engine.dialect.name)) as connection:
            count = _write(connection, beside)
        beside.replace(file)
    except OSError as error:
        raise BadInput("file-unwritable", file=str(file), why=reason(error)) from error
    finally:
        beside.unlink(missing_ok=True)
        engine.dispose()
    return count


def restore(url: URL, file: Path) -> int:
    """Fill an empty database from a file, whole or not at all; how many rows."""
    lines = _read(file)
    engine = open_database(url)
    migrate(engine)
    try:
        with engine.begin() as connection:
            if any(_count(connection, table) for table in metadata.sorted_tables):
                raise BadInput("database-not-empty")
            for name, rows in _by_table(lines):
                connection.execute(insert(metadata.tables[name]), rows)
    finally:
        engine.dispose()
    return len(lines)


def _as_of_now(dialect: str) -> dict[str, Any]:
    return {"isolation_level": "REPEATABLE READ"} if dialect == "postgresql" else {}


def _write(connection: Connection, file: Path) -> int:
    count = 0
    with gzip.open(file, "wb") as out:
        out.write(msgspec.json.encode({"sleight-backup": _FORMAT}) + b"\n")
        if connection.dialect.name == "sqlite":
            connection.exec_driver_sql("BEGIN")
        for table in metadata.sorted_tables:
            for row in connection.execute(select(table)):
                out.write(msgspec.json.encode([str(table.name), _plain(row)]) + b"\n")
                count += 1
        out.write(msgspec.json.encode({"rows": count}) + b"\n")
    return count


def _plain(row: Row[Any]) -> dict[str, Any]:
    """Names of columns are a kind of text that JSON does not know."""
    return {str(name): value for name, value in row._mapping.items()}


def _read(file: Path) -> list[tuple[str, dict[str, Any]]]:
    """The rows of a backup; one that is foreign, cut or damaged is refused before anything is changed."""
    try:
        with gzip.open(file, "rb") as source:
            first, *rest, last = [msgspec.json.decode(line) for line in source]
        rows = msgspec.convert(rest, list[tuple[str, dict[str, Any]]])
    except gzip.BadGzipFile as error:
        raise BadInput("backup-wrong", file=str(file)) from error
    except OSError as error:
        raise BadInput("record-unreadable", file=str(file), why=reason(error)) from error
    except (EOFError, ValueError) as error:
        raise BadInput("backup-wrong", file=str(file)) from error
    known = all(name in metadata.tables and _fits(metadata.tables[name], row) for name, row in rows)
    if first != {"sleight-backup": _FORMAT} or last != {"rows": len(rows)} or not known:
        raise BadInput("backup-wrong", file=str(file))
    return rows


def _fits(table: Table, row: dict[str, Any]) -> bool:
    """True if the row is one of the table; columns that came after the backup get what they begin with."""
    for column in table.columns:
        default = column.default.arg if isinstance(column.default, ColumnDefault) else None
        if column.name not in row and (column.nullable or default is not None):
            row[column.name] = default
    return set(row) == {column.name for column in table.columns}


def _count(connection: Connection, table: Table) -> int:
    return int(connection.execute(select(func.count()).select_from(table)).scalar_one())


def _by_table(rows: list[tuple[str, dict[str, Any]]]) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    for name in metadata.tables:
        mine = [row for table, row in rows if table == name]
        for first in range(0, len(mine), _AT_ONCE):
            yield name, mine[first : first + _AT_ONCE]
