"""One database, one server."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import pytest

import sleight
from sleight.server.backup import back_up, restore
from sleight.server.database import database_url
from sleight.server.lock import lock_database
from tests.server.process import process
from tests.server.served import served


def refuses_a_second_server(folder: Path, url: str | None = None) -> None:
    """While one server runs a second is refused, and told where the first is; afterwards it may have it."""
    with served(folder, url) as server:
        with pytest.raises(sleight.BadInput) as refused, served(folder, url):
            raise AssertionError("two servers on one database")
        assert refused.value.code == "database-taken"
        holder = str(refused.value.arguments["holder"])
        assert f"127.0.0.1:{server.port}" in holder
        assert f"pid {os.getpid()}" in holder
        assert server.http.get("/api/health").status_code == 200
    with served(folder, url) as server:
        assert server.http.get("/api/health").status_code == 200


def test_a_second_server_is_refused(tmp_path: Path) -> None:
    refuses_a_second_server(tmp_path)


def test_a_link_to_the_same_file_is_the_same_database(tmp_path: Path) -> None:
    lock = lock_database(database_url(tmp_path, None))
    (tmp_path / "sleight.sqlite3").touch()
    (tmp_path / "other").symlink_to(tmp_path)
    with pytest.raises(sleight.BadInput):
        lock_database(database_url(tmp_path / "other", None))
    lock.release()


def test_nothing_is_restored_under_a_running_server(tmp_path: Path) -> None:
    file = tmp_path / "empty.gz"
    back_up(database_url(tmp_path / "other", None), file)
    with served(tmp_path), pytest.raises(sleight.BadInput) as refused:
        restore(database_url(tmp_path, None), file)
    assert refused.value.code == "database-taken"
    assert restore(database_url(tmp_path, None), file) == 0


def test_a_second_process_says_in_a_sentence_who_has_the_database(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    with process(folder) as first:
        with pytest.raises(AssertionError), process(folder):
            pass
        assert f"Another sleight server is using this database: 127.0.0.1:{first.port}" in first.logged()
        first.end(9)
    with process(folder) as second:
        assert second.port


def test_a_full_disk_keeps_nobody_from_locking(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> int:
        raise OSError(errno.ENOSPC, "")

    monkeypatch.setattr("os.pwrite", full)
    url = database_url(tmp_path, None)
    lock = lock_database(url)
    with pytest.raises(sleight.BadInput) as refused:
        lock_database(url)
    assert refused.value.code == "database-taken"
    lock.release()


def test_a_lock_file_that_somebody_removes_is_made_again(tmp_path: Path) -> None:
    url = database_url(tmp_path, None)
    lock = lock_database(url)
    lock.describe("127.0.0.1:8000")
    beside = Path(f"{url.database}.lock")
    beside.unlink()
    assert lock.holds()
    with pytest.raises(sleight.BadInput, match="8000"):
        lock_database(url)
    beside.unlink()
    other = lock_database(url)
    assert not lock.holds()
    assert other.holds()
    lock.release()
    other.release()
