"""The same tables in PostgreSQL, where its programs are installed; a cluster of its own is made for it."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

import sleight
from sleight.server.backup import back_up, restore
from sleight.server.database import database_url, open_database
from sleight.server.lock import lock_database
from tests.server.house import house, run
from tests.server.postgres import PROGRAMS, cluster
from tests.server.served import good, served
from tests.server.test_kill import killed
from tests.server.test_lock import refuses_a_second_server
from tests.server.test_stored import OLDER, goes_on
from tests.server.test_writer import fail_alone, opened, write_together

HANG_UP = """
SELECT pg_terminate_backend(pid) FROM pg_stat_activity
WHERE pid <> pg_backend_pid() AND backend_type = 'client backend'
"""

if PROGRAMS is not None:

    @pytest.fixture(scope="module")
    def url() -> Iterator[str]:
        """An empty database in a cluster of its own."""
        with cluster() as found:
            yield found

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
                hang_up(url)
                await home.play(table, 0, "call 8")
                assert [row.written for row in await home.store.rows(table.id, 0)] == ["call 8"]

        run(write())

    @pytest.mark.long
    def test_fifty_kills_lose_nothing(url: str, tmp_path: Path) -> None:
        rows, acknowledged = killed(tmp_path / "data", 50, url)
        assert rows >= acknowledged > 500

    def test_a_second_server_is_refused(url: str, tmp_path: Path) -> None:
        refuses_a_second_server(tmp_path, url)

    def test_a_server_whose_database_hung_up_takes_it_again_or_stops(url: str, tmp_path: Path) -> None:
        lock = lock_database(database_url(tmp_path, url))
        hang_up(url)
        assert lock.holds()
        hang_up(url)
        other = lock_database(database_url(tmp_path, url))
        assert not lock.holds()
        other.release()
        lock.release()

    def test_a_database_of_the_first_version_goes_on(url: str, tmp_path: Path) -> None:
        with open_database(database_url(tmp_path, url)).connect() as connection:
            alone = connection.execution_options(isolation_level="AUTOCOMMIT")
            alone.exec_driver_sql("CREATE DATABASE older")
        older = url.removesuffix("/postgres") + "/older"
        with open_database(database_url(tmp_path, older)).begin() as connection:
            connection.exec_driver_sql((OLDER / "postgresql" / "tables.sql").read_text())
        with served(tmp_path, older) as server:
            goes_on(server, OLDER / "postgresql")


def hang_up(url: str) -> None:
    """The database closes all connections."""
    with open_database(database_url(Path(), url)).begin() as connection:
        connection.exec_driver_sql(HANG_UP)
