"""The database: where it is, how it is opened, and how it is brought up to date."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Engine, create_engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, NoSuchModuleError, SQLAlchemyError

from sleight.core.errors import BadInput, reason

if TYPE_CHECKING:
    from sqlalchemy import URL

_FILE = "sleight.sqlite3"
_BUSY_MILLISECONDS = 30_000


def database_url(data_dir: Path, database: str | None) -> URL:
    """The database that was named, or a file in the data folder, which is made if it is missing."""
    if database is not None:
        return _named(database)
    try:
        data_dir.mkdir(parents=True, exist_ok=True)
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
        # A database server may hang up on a connection that waits in the pool; a file does not.
        engine = create_engine(url, json_serializer=None, pool_pre_ping=url.get_backend_name() != "sqlite")
    except (ImportError, NoSuchModuleError) as error:
        raise BadInput("database-unknown") from error
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", _prepare_sqlite)
    return engine


def migrate(engine: Engine) -> None:
    """Take the steps that the database lacks; a step of its own, before anything is served."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    try:
        with engine.connect() as connection:
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
            connection.commit()
    except SQLAlchemyError as error:
        raise BadInput("database-unusable", why=type(error).__name__) from error


def _prepare_sqlite(connection: Any, _record: object) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    # What is acknowledged outlives a power failure too, not only the end of the process.
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute(f"PRAGMA busy_timeout={_BUSY_MILLISECONDS}")
    cursor.close()
