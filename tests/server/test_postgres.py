"""The same tables in PostgreSQL, where its programs are installed; a cluster of its own is made for it."""

from __future__ import annotations

import asyncio
import random
import signal
from collections.abc import Iterator
from pathlib import Path

import httpx
import psycopg
import pytest
from alembic import command
from alembic.config import Config as Steps

import sleight.server
from sleight.server import database
from sleight.server.backup import back_up, restore
from sleight.server.database import database_url, open_database
from sleight.server.faults import Unstored
from sleight.server.health import Health
from sleight.server.lock import lock_database
from sleight.server.store import Store
from sleight.server.stored import Settings
from tests.server.house import house, run
from tests.server.postgres import PROGRAMS, cluster
from tests.server.process import process
from tests.server.served import Served, good, served
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
        older = _new_database(url, "first_version")
        with open_database(database_url(tmp_path, older)).begin() as connection:
            connection.exec_driver_sql((OLDER / "postgresql" / "tables.sql").read_text())
        with served(tmp_path, older) as server:
            goes_on(server, OLDER / "postgresql")

    def test_names_and_the_lobby_are_brought_up_to_date(url: str, tmp_path: Path) -> None:
        """A database of before, with names that look alike and a table by invitation."""
        older = _new_database(url, "older")
        engine = open_database(database_url(tmp_path, older))
        steps = Steps()
        steps.set_main_option("script_location", f"{Path(sleight.server.__file__).parent / 'migrations'}")
        with engine.connect() as connection:
            steps.attributes["connection"] = connection
            command.upgrade(steps, "0001")
            for name in ("zoé", "zоé"):
                connection.exec_driver_sql("INSERT INTO names VALUES (%s, %s)", (name, f"digest {name}"))
            connection.commit()
        engine.dispose()

        async def look() -> None:
            async with house(tmp_path, older) as home:
                assert await home.store.passwords("zoe") == ["digest zoé", "digest zоé"]
                mine = await home.table(["person", "person"])
                await home.table(["person", "person"], settings=Settings(open=False))
                assert [header.id for header, _ in await home.store.listed(1)] == [mine.play.id]

        run(look())

    def test_a_constraint_tells_no_secret_in_the_log(url: str, tmp_path: Path) -> None:
        """PostgreSQL puts the whole row into the text of its error."""
        strict = _new_database(url, "strict")
        with process(tmp_path, "--database", strict, "--log", "debug") as running:
            with httpx.Client(base_url=running.url) as http:
                ann, _ = Served(http, running.port).people(2, options={"first": 0})
                with psycopg.connect(strict) as connection:
                    for table in ("chat", "rows", "tables", "seats", "names"):
                        connection.execute(f"ALTER TABLE {table} ADD CHECK (false) NOT VALID")
                assert ann.post("chat", {"text": "psst"}).status_code == 500
                assert ann.choose("call 8", 0, "own-key").status_code == 500
                assert ann.post("play-on", {"moment": 0, "name": "Ann"}).status_code == 500
            assert running.end(signal.SIGTERM) == 0
            logged = running.logged()
        assert "IntegrityError 23514" in logged
        for secret in ("psst", "call 8", "own-key", "Failing row"):
            assert secret not in logged

    def test_a_lock_and_a_lost_database_are_told(
        url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(database, "_BUSY_SECONDS", 0.2)

        async def write() -> None:
            async with house(tmp_path, url) as home:
                table = await home.full_table(2, options={"first": 0})
                with psycopg.connect(url) as other:
                    other.execute("LOCK TABLE rows, names")
                    with pytest.raises(Unstored) as error:
                        await home.play(table, 0, "call 8", "mine")
                    assert error.value.code == "database-busy"
                    with pytest.raises(Unstored):
                        await Health(home.store, 0).check()
                await asyncio.sleep(0.5)
                await Health(home.store, 0).check()
                await home.play(table, 0, "call 8", "mine")
            nowhere = Store(open_database(database_url(tmp_path, "postgresql://postgres@127.0.0.1:1/none")))
            with pytest.raises(Unstored) as error:
                await Health(nowhere, 0).check()
            assert error.value.code == "database-failing"
            nowhere.close()

        run(write())

    def _new_database(url: str, name: str) -> str:
        with psycopg.connect(url, autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}")
        return url.rpartition("/")[0] + f"/{name}"


def hang_up(url: str) -> None:
    """The database closes all connections."""
    with open_database(database_url(Path(), url)).begin() as connection:
        connection.exec_driver_sql(HANG_UP)
