"""All tables as one file, from any database to any other."""

from __future__ import annotations

import gzip
import os
import zlib
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import func, insert, select
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from sleight.core.errors import BadInput, reason
from sleight.server.backup_rows import Rows, completed, is_sound
from sleight.server.database import migrate, open_database
from sleight.server.lock import lock_database
from sleight.server.logs import error_name
from sleight.server.schema import metadata

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sqlalchemy import URL, Connection, Row, Table

_FORMAT = 1
_AT_ONCE = 1000
_OWNER_ONLY = 0o600
_DAMAGED = (EOFError, ValueError, zlib.error, msgspec.MsgspecError, RecursionError, gzip.BadGzipFile)


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
    except SQLAlchemyError as error:
        raise BadInput("database-unusable", why=error_name(error)) from error
    finally:
        beside.unlink(missing_ok=True)
        engine.dispose()
    return count


def restore(url: URL, file: Path) -> int:
    """Fill an empty database that no server uses from a file, whole or not at all; how many rows."""
    rows = _read(file)
    lock = lock_database(url)
    engine = open_database(url)
    try:
        migrate(engine)
        with engine.begin() as connection:
            if any(_count(connection, table) for table in metadata.sorted_tables):
                raise BadInput("database-not-empty")
            for name, some in _in_parts(rows):
                connection.execute(insert(metadata.tables[name]), some)
    except IntegrityError as error:
        # Two rows have one key.
        raise BadInput("backup-wrong", file=str(file)) from error
    except SQLAlchemyError as error:
        raise BadInput("database-unusable", why=error_name(error)) from error
    finally:
        engine.dispose()
        lock.release()
    return sum(len(some) for some in rows.values())


def _as_of_now(dialect: str) -> dict[str, Any]:
    return {"isolation_level": "REPEATABLE READ"} if dialect == "postgresql" else {}


def _write(connection: Connection, file: Path) -> int:
    count = 0
    opened = os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, _OWNER_ONLY)
    with os.fdopen(opened, "wb") as plain, gzip.open(plain, "wb") as out:
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


def _read(file: Path) -> Rows:
    """The rows of a backup; one that is foreign, cut or damaged is refused before anything is changed."""
    try:
        with gzip.open(file, "rb") as source:
            first, *rest, last = [msgspec.json.decode(line) for line in source]
        lines = msgspec.convert(rest, list[tuple[str, dict[str, Any]]])
    except _DAMAGED as error:
        raise BadInput("backup-wrong", file=str(file)) from error
    except OSError as error:
        raise BadInput("record-unreadable", file=str(file), why=reason(error)) from error
    if first != {"sleight-backup": _FORMAT} or last != {"rows": len(lines)}:
        raise BadInput("backup-wrong", file=str(file))
    if not all(name in metadata.tables for name, _ in lines):
        raise BadInput("backup-wrong", file=str(file))
    try:
        rows = completed({name: [row for of, row in lines if of == name] for name in metadata.tables})
    except (KeyError, TypeError, *_DAMAGED) as error:
        raise BadInput("backup-wrong", file=str(file)) from error
    if not is_sound(rows):
        raise BadInput("backup-wrong", file=str(file))
    return rows


def _count(connection: Connection, table: Table) -> int:
    return int(connection.execute(select(func.count()).select_from(table)).scalar_one())


def _in_parts(rows: Rows) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    for name, all_rows in rows.items():
        for first in range(0, len(all_rows), _AT_ONCE):
            yield name, all_rows[first : first + _AT_ONCE]
