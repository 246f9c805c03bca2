"""One database, one server: the tables in memory and the news about them are those of one process.

A SQLite file has a lock beside it, a PostgreSQL database one of its advisory locks. Both end with the process
that holds them, however it ends, and both say who holds them.
"""

from __future__ import annotations

import os
import socket
import sys
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from sqlalchemy import event, text
from sqlalchemy.exc import SQLAlchemyError

from sleight.core.errors import BadInput, reason
from sleight.server.database import open_database

if TYPE_CHECKING:
    from sqlalchemy import URL, Connection

_NUMBER = 7_265_102
"""The number of the advisory lock."""

_OWNER_ONLY = 0o600
_TAKEN = "database-taken"
_MOST_LETTERS = 63
"""PostgreSQL cuts the names of its clients there."""


class Lock(Protocol):
    """A database that no other server may use now."""

    def describe(self, address: str) -> None:
        """Tell whoever is refused where this server is."""

    def holds(self) -> bool:
        """True if the database is still ours; a connection that broke is made anew first."""

    def release(self) -> None:
        """Let others use the database."""


def lock_database(url: URL) -> Lock:
    """Take a database for this process; the refusal names the server that has it."""
    if url.get_backend_name() == "sqlite":
        return _FileLock(Path(url.database or "").resolve())
    return _ServerLock(url)


def _ourselves(address: str = "") -> str:
    return " ".join(filter(None, [address, f"pid {os.getpid()}", socket.gethostname()]))


def _refusal(holder: str) -> BadInput:
    return BadInput(_TAKEN, holder=holder or "?")


class _FileLock:
    """A lock file beside a SQLite file; the operating system ends it with the process."""

    def __init__(self, database: Path) -> None:
        self._path = database.with_name(f"{database.name}.lock")
        self._address = ""
        self._file = self._taken()
        self.describe("")

    def describe(self, address: str) -> None:
        """Write into the file who holds it."""
        self._address = address
        # On a full disk nobody learns our name, but the lock holds.
        with suppress(OSError):
            os.ftruncate(self._file, 0)
            os.pwrite(self._file, _ourselves(address).encode(), 0)

    def holds(self) -> bool:
        """The operating system takes no lock away, but anybody may remove the file; then it is made again."""
        if self._is_there():
            return True
        try:
            again = self._taken()
        except BadInput as error:
            return error.code != _TAKEN
        os.close(self._file)
        self._file = again
        self.describe(self._address)
        return True

    def _taken(self) -> int:
        try:
            file = os.open(self._path, os.O_RDWR | os.O_CREAT, _OWNER_ONLY)
        except OSError as error:
            raise BadInput("file-unwritable", file=str(self._path), why=reason(error)) from error
        try:
            _lock_file(file)
        except OSError as error:
            os.close(file)
            raise _refusal(self._path.read_text(errors="replace").strip()) from error
        return file

    def _is_there(self) -> bool:
        try:
            return os.path.samestat(self._path.stat(), os.fstat(self._file))
        except OSError:
            return False

    def release(self) -> None:
        """Let go; the file itself stays, since another may wait for it already."""
        os.close(self._file)


class _ServerLock:
    """An advisory lock of PostgreSQL, held by a connection of its own that is named after us."""

    def __init__(self, url: URL) -> None:
        self._engine = open_database(url)
        self._name = _ourselves()
        event.listen(self._engine, "connect", self._introduce)
        self._connection: Connection | None = None
        try:
            self._take()
        except SQLAlchemyError as error:
            raise BadInput("database-unusable", why=type(error).__name__) from error

    def describe(self, address: str) -> None:
        """Name the connection after us."""
        self._name = _ourselves(address)
        if self._connection is not None:
            self._introduce(self._connection.connection.driver_connection)

    def holds(self) -> bool:
        """Look whether the connection is still there; if it broke, take the lock again."""
        try:
            if self._connection is not None:
                self._connection.exec_driver_sql("SELECT 1")
                return True
        except SQLAlchemyError:
            self.release()
        try:
            self._take()
        except SQLAlchemyError:
            # The database is away, for everybody; nobody else can have it.
            return True
        except BadInput:
            return False
        return True

    def release(self) -> None:
        """Give the lock back, and close the connection that held it."""
        if self._connection is not None:
            # The database may notice a closed connection late, and refuse a server that starts at once.
            with suppress(SQLAlchemyError):
                self._connection.execute(text(f"SELECT pg_advisory_unlock({_NUMBER})"))
            # Back in the pool it would keep the lock.
            self._connection.invalidate()
            self._connection.close()
            self._connection = None

    def _take(self) -> None:
        connection = self._engine.connect().execution_options(isolation_level="AUTOCOMMIT")
        if connection.execute(text(f"SELECT pg_try_advisory_lock({_NUMBER})")).scalar():
            self._connection = connection
            return
        holder = connection.execute(_HOLDER).scalar()
        connection.close()
        raise _refusal(str(holder or ""))

    def _introduce(self, connection: Any, _record: object = None) -> None:
        with connection.cursor() as cursor:
            cursor.execute("SELECT set_config('application_name', %s, false)", [self._name[:_MOST_LETTERS]])
        connection.commit()


_HOLDER = text(
    "SELECT application_name FROM pg_locks JOIN pg_stat_activity USING (pid) "
    "JOIN pg_database ON pg_database.oid = pg_locks.database AND pg_database.datname = current_database() "
    f"WHERE locktype = 'advisory' AND objid = {_NUMBER} AND granted"
)

if sys.platform == "win32":
    import msvcrt

    def _lock_file(file: int) -> None:
        # A byte that is never written: what is locked cannot be read there.
        os.lseek(file, 1_000, os.SEEK_SET)
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock_file(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
