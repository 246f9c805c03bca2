"""A database is brought up to date whole or not at all, whenever that is interrupted."""

from __future__ import annotations

import shutil
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Engine, event

from sleight.core.errors import BadInput
from sleight.server.database import database_url, migrate, open_database
from tests.server.test_stored import OLDER

NEWEST = "0004"


class Stopped(Exception):
    """The server ends here."""


def stop_after(engine: Engine, statements: int) -> None:
    """Fail after so many statements that change something."""
    left = statements

    def count(_connection: Any, _cursor: Any, statement: str, *_: Any) -> None:
        nonlocal left
        left -= not statement.startswith(("PRAGMA", "SELECT", "BEGIN"))
        if not left:
            raise Stopped

    event.listen(engine, "after_cursor_execute", count)


def shape(file: Path) -> list[tuple[Any, ...]]:
    """What the database is made of, and its version."""
    with sqlite3.connect(file) as connection:
        made = connection.execute("SELECT name, sql FROM sqlite_master ORDER BY name").fetchall()
        return made + connection.execute("SELECT version_num FROM alembic_version").fetchall()


@pytest.mark.parametrize("statements", [1, 4, 6, 8, 12, 15])
def test_an_interrupted_upgrade_of_a_database_changes_nothing(statements: int, tmp_path: Path) -> None:
    url = database_url(tmp_path, None)
    file = Path(str(url.database))
    shutil.copy(OLDER / "sqlite" / file.name, file)
    before = shape(file)
    engine = open_database(url)
    stop_after(engine, statements)
    with pytest.raises((Stopped, BadInput)):
        migrate(engine)
    engine.dispose()
    assert shape(file) == before
    again = open_database(url)
    migrate(again)
    again.dispose()
    assert shape(file)[-1] == (NEWEST,)


def test_a_database_of_a_newer_version_is_told_so_and_left_alone(tmp_path: Path) -> None:
    engine = open_database(database_url(tmp_path, None))
    migrate(engine)
    with engine.begin() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    before = shape(tmp_path / "sleight.sqlite3")
    with pytest.raises(BadInput) as refused:
        migrate(engine)
    engine.dispose()
    assert refused.value.code == "database-newer"
    assert shape(tmp_path / "sleight.sqlite3") == before
