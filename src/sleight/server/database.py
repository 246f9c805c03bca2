"""The database: where it is, how it is opened, and how it is brought up to date."""

from __future__ import annotations

import math
import os
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

import structlog
from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Engine, create_engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import (
    ArgumentError,
    DataError,
    DBAPIError,
    IntegrityError,
    NoSuchModuleError,
    NotSupportedError,
    ProgrammingError,
    SQLAlchemyError,
)
from sqlalchemy.exc import TimeoutError as PoolTimeout

from sleight.core.errors import BadInput, reason
from sleight.server.faults import Unstored
from sleight.server.logs import error_name

if TYPE_CHECKING:
    from sqlalchemy import URL

_FILE = "sleight.sqlite3"
_BUSY_SECONDS: float = 3
"""How long somebody else may keep the database locked before that is said."""

_log: Any = structlog.get_logger("sleight.database")

_SQLITE_BUSY = (5, 6)
_POSTGRES_BUSY = ("55P03", "57014", "40001", "40P01")
"""A lock that was not to be had in time, and what was given up for the sake of others."""

_OURS = (DataError, IntegrityError, NotSupportedError, ProgrammingError)
"""Errors that are faults of this program and no trouble of the database."""

_OWNER_ONLY = 0o700


def database_url(data_dir: Path, database: str | None) -> URL:
    """The database that was named, or a file in the data folder, which is made if it is missing."""
    if database is not None:
        return _named(database)
    try:
        data_dir.mkdir(_OWNER_ONLY, parents=True, exist_ok=True)
    except OSError as error:
        raise BadInput("file-unwritable", file=str(data_dir), why=reason(error)) from error
    return make_url("sqlite+pysqlite://").set(database=str(data_dir / _FILE))


def _named(database: str) -> URL:
    try:
        url = make_url(database)
    except ArgumentError as error:
        raise BadInput("database-unknown") from error
    if url.get_backend_name() == "postgresql":
        return url.set(drivername="postgresql+psycopg")
    if url.get_backend_name() != "sqlite" or not url.database:
        raise BadInput("database-unknown")
    return url.set(drivername="sqlite+pysqlite")


def open_database(url: URL) -> Engine:
    """An engine for the database; a SQLite file is read while it is being written."""
    try:
        engine = create_engine(
            url,
            json_serializer=None,
            # A database server may hang up on a connection that waits in the pool; a file does not.
            pool_pre_ping=url.get_backend_name() != "sqlite",
            # Parameters are seeds, tokens and what people write; no error may tell them.
            hide_parameters=True,
            **_patience(url),
        )
    except (ImportError, NoSuchModuleError) as error:
        raise BadInput("database-unknown") from error
    if engine.dialect.name == "sqlite":
        _keep_private(url.database)
        event.listen(engine, "connect", _prepare_sqlite)
    return engine


def _patience(url: URL) -> dict[str, Any]:
    """How long to wait for a database server that may not be there, and for its locks."""
    if url.get_backend_name() == "sqlite":
        return {}
    wanted = {
        "connect_timeout": math.ceil(_BUSY_SECONDS),
        "options": f"-c lock_timeout={int(1000 * _BUSY_SECONDS)}",
    }
    connect = {name: value for name, value in wanted.items() if name not in url.query}
    return {"pool_timeout": _BUSY_SECONDS, "connect_args": connect}


def _keep_private(file: str | None) -> None:
    """Only the owner reads the file; what SQLite writes beside it gets the same permissions."""
    if not file or file == ":memory:" or file.startswith("file:"):
        return
    # If the file cannot be made, SQLite says so in a moment.
    with suppress(OSError):
        os.close(os.open(file, os.O_CREAT | os.O_RDWR, 0o600))
    for path in (Path(file), Path(f"{file}-wal"), Path(f"{file}-shm")):
        with suppress(OSError):
            path.chmod(path.stat().st_mode & _OWNER_ONLY)


def is_trouble(error: BaseException) -> bool:
    """True if the database itself cannot be used now, whatever it is asked."""
    return isinstance(error, PoolTimeout) or (isinstance(error, DBAPIError) and not isinstance(error, _OURS))


def is_busy(error: BaseException) -> bool:
    """True if somebody else keeps the database locked."""
    if isinstance(error, PoolTimeout):
        return True
    cause = error.orig if isinstance(error, DBAPIError) else None
    code = getattr(cause, "sqlite_errorcode", None)
    return (code is not None and code & 0xFF in _SQLITE_BUSY) or (
        getattr(cause, "sqlstate", None) in _POSTGRES_BUSY
    )


def unstored(error: SQLAlchemyError) -> Exception:
    """What is said of an error of the database; a fault of this program stays what it is."""
    if not is_trouble(error) and not is_busy(error):
        return error
    code = "database-busy" if is_busy(error) else "database-failing"
    _log.warning(code, error=error_name(error))
    return Unstored(code)


def migrate(engine: Engine) -> None:
    """Take the steps that the database lacks; a step of its own, before anything is served."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    try:
        with engine.connect() as connection:
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
            connection.commit()
    except CommandError as error:
        # Our own steps are sound, so it is the step that the database names which is not among them.
        raise BadInput("database-newer") from error
    except SQLAlchemyError as error:
        raise BadInput("database-unusable", why=error_name(error)) from error


def _prepare_sqlite(connection: Any, _record: object) -> None:
    cursor = connection.cursor()
    cursor.execute(f"PRAGMA busy_timeout={int(1000 * _BUSY_SECONDS)}")
    cursor.execute("PRAGMA journal_mode=WAL")
    # What is acknowledged outlives a power failure too, not only the end of the process.
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.close()
