"""The same tables in PostgreSQL, where its programs are installed; a cluster of its own is made for it."""

from __future__ import annotations

import asyncio
import os
import random
import shutil
import socket
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

import sleight
from sleight.server.backup import back_up, restore
from sleight.server.database import database_url, open_database
from tests.server.house import house, run
from tests.server.served import good, served
from tests.server.test_writer import fail_alone, opened, write_together


def _programs() -> Path | None:
    found = shutil.which("pg_ctl")
    return None if found is None else Path(found).resolve().parent


PROGRAMS = _programs()
HANG_UP = """
SELECT pg_terminate_backend(pid) FROM pg_stat_activity
WHERE pid <> pg_backend_pid() AND backend_type = 'client backend'
"""


def _command(*words: object) -> None:
    """Run one of the programs; as root they refuse, so then as the user that Debian makes for them."""
    prefix = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
    subprocess.run([*prefix, *map(str, words)], check=True, stdout=subprocess.DEVNULL, cwd="/")


if PROGRAMS is not None:
    programs = PROGRAMS

    @pytest.fixture(scope="module")
    def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
        """An empty database in a cluster of its own."""
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = probe.getsockname()[1]
        folder = Path(subprocess.check_output(["mktemp", "-d"], text=True).strip())
        if os.geteuid() == 0:
            shutil.chown(folder, "postgres")
        cluster = folder / "cluster"
        _command(programs / "initdb", "-D", cluster, "-U", "postgres", "-A", "trust")
        options = f"-p {port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={folder}"
        _command(programs / "pg_ctl", "-D", cluster, "-o", options, "-w", "-l", folder / "log", "start")
        try:
            yield f"postgresql://postgres@127.0.0.1:{port}/postgres"
        finally:
            _command(programs / "pg_ctl", "-D", cluster, "-m", "immediate", "stop")
            shutil.rmtree(folder, ignore_errors=True)

    def test_tables_live_in_postgresql(url: str, tmp_path: Path) -> None:
        async def play() -> None:
            async with house(tmp_path, url) as one, house(tmp_path, url) as two:
                here = await one.full_table(3)
                there = await two.tables.find(here.id)
                rng = random.Random(1)
                for _ in range(20):
                    seat = here.position.waiting[0]
                    choice = sleight.text(rng.choice(here.position.choices(seat)))
                    await one.play(here, seat, choice)
                with pytest.raises(sleight.SleightError):
                    await two.play(there, there.position.waiting[0], "call 8", "another")
                assert there.position.fingerprint() == here.position.fingerprint()

        run(play())
        with served(tmp_path, url) as server:
            ann, bob = server.people(2, options={"first": 0})
            good(ann.choose("call 8", 0, "k"))
            good(ann.choose("call 8", 0, "k"))
            good(bob.post("chat", {"text": "hello"}), 201)
            before = bob.get("view")
        file = tmp_path / "tables.gz"
        back_up(database_url(tmp_path, url), file)
        restore(database_url(tmp_path / "sqlite", None), file)
        with served(tmp_path / "sqlite") as server:
            assert bob._replace(http=server.http).get("view") == before

    def test_two_migrations_at_once_do_not_race(url: str, tmp_path: Path) -> None:
        async def both() -> None:
            async def one() -> None:
                async with house(tmp_path, url) as home:
                    await home.store.listed(1)

            await asyncio.gather(one(), one())

        run(both())

    def test_rows_are_written_together_and_what_fails_fails_alone(url: str, tmp_path: Path) -> None:
        async def write() -> None:
            store = opened(tmp_path, url)
            await write_together(store)
            await fail_alone(store)
            store.close()

        run(write())

    def test_a_connection_that_the_database_has_closed_is_opened_anew(url: str, tmp_path: Path) -> None:
        async def write() -> None:
            async with house(tmp_path, url) as home:
                table = await home.full_table(2, options={"first": 0})
                with open_database(database_url(tmp_path, url)).begin() as connection:
                    connection.exec_driver_sql(HANG_UP)
                await home.play(table, 0, "call 8")
                assert [row.written for row in await home.store.rows(table.id, 0)] == ["call 8"]

        run(write())
