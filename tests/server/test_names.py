"""Names: what looks alike is one name, and a name is protected only together with a seat."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from alembic import command
from alembic.config import Config as Steps
from sqlalchemy import select

import sleight.server
from sleight.server import schema, secrets
from sleight.server.config import Rate
from sleight.server.database import database_url, migrate, open_database
from sleight.server.faults import Declined
from sleight.server.lookalikes import is_name, skeleton
from sleight.server.protected import Claim
from sleight.server.stored import Settings
from tests.cli.terminal import sleight as command_line
from tests.server.house import house, run
from tests.server.served import FREE, Served, bad, good, served

WORD = "open sesame"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ann", "ANN"),
        ("Ann", "Аnn"),
        ("ANNA", "ΑΝΝΑ"),
        ("Ann", "Ａｎｎ"),
        ("Ann", "𝔸nn"),
        ("Ann", "A\u034fnn"),
        ("Ann", "Ann\ufe0f"),
        ("Ann", "Ann\u3164"),
        ("Ann", "Aṇn"),
        ("Ann", "A\u0334nn"),
        ("Ian", "lan"),
        ("Ian", "1an"),
        ("Bob", "B0b"),
        ("Ivan", "Iνan"),
        ("Nina", "Νina"),
        ("Кирилл", "Kирилл"),
        ("Νίκος", "νίκoς"),
        ("Zoé", "Zoe\u0301"),
        ("Ann-Marie", "Ann–Marie"),
        ("Ann B", "Ann  B"),
        ("Å", "\u212b"),
        ("김철수", "\u1100\u1175\u11b7철수"),
    ],
)
def test_what_looks_alike_has_one_skeleton(one: str, other: str) -> None:
    assert skeleton(one) == skeleton(other)
    assert is_name(one)


@pytest.mark.parametrize(
    ("one", "other"),
    [("Ann", "Anna"), ("Nora", "Vora"), ("Marnie", "Mamie"), ("राम", "रूम"), ("Ann B", "AnnB"), ("и", "u")],
)
def test_what_differs_stays_apart(one: str, other: str) -> None:
    assert skeleton(one) != skeleton(other)


@pytest.mark.parametrize(
    "name", ["\u3164", "\u0301", "ﷺ" * 2, "ﷺ" * 32, "A" + "\u0301" * 9, "\u034f", "—" * 33]
)
def test_what_is_no_name(name: str) -> None:
    assert not is_name(name)


def test_a_name_is_protected_with_its_seat(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        zoe = server.table(["person"] * 3, name="Zoé", password=WORD)
        for name in ("Zoé", "ZOÉ", "zoe\u0301", "Zоé"):
            for password in (None, "sesame"):
                answer = _make(server, name, password)
                bad(answer, 403, "password-wrong")
            assert server.seated(_make(server, name, WORD))
        bad(_sit(server, zoe.table, "Zоé", WORD), 409, "name-at-table")
        shown = good(server.http.get(f"/api/tables/{zoe.table}"))["seats"][0]["name"]
        assert shown == "Zoé"
        for name in ("\u3164", "ﷺ" * 32, "A" + "\u0301" * 20):
            bad(_make(server, name, WORD), 400, "name-wrong")
            bad(_sit(server, zoe.table, name, WORD), 400, "name-wrong")
            bad(zoe.post("play-on", {"moment": 0, "name": name}), 409, "not-started")


def test_no_claim_remains_of_a_seat_that_nobody_got(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        full = server.table(["person", "random"])
        waiting = server.table(["person"] * 3)
        bad(_sit(server, full.table, "Bob", WORD), 409, "table-full")
        bad(_sit(server, waiting.table, "Bob", WORD, seat=0), 409, "seat-taken")
        bad(_sit(server, waiting.table, "ann", WORD), 409, "name-at-table")
        bad(_make(server, "Bob", WORD, players=["person"]), 400, "seat-count")
        bad(_make(server, "Bob", WORD, options={"no": 1}), 400, "option-unknown")
        bad(_make(server, "Bob", WORD, players=["person", "genius"]), 400, "bot-unknown")
        bad(_make(server, "Bob", WORD, players=["random", "person"], seat=0), 400, "seat-not-for-people")
    assert _protected(tmp_path) == []


def test_of_two_who_claim_a_name_at_once_one_gets_it(tmp_path: Path) -> None:
    """Both have found it free; the slower one sits nowhere."""

    async def both() -> None:
        async with house(tmp_path) as home:
            table = (await home.table(["person"] * 3)).play
            await home.seating.join(table, "Bob", None, Claim("bob", "Bob", "ours"))
            other = (await home.table(["person"] * 2)).play
            claim = Claim("bob", "Bob", "theirs")
            for sitting in (
                home.seating.join(other, "Bob", None, claim),
                home.table(["person"] * 2, claim=claim),
            ):
                with pytest.raises(Declined) as error:
                    await sitting
                assert error.value.code == "password-wrong"
            assert other.seats[1].free
            stored = await home.store.load(other.id)
            assert stored is not None
            assert stored.seats[1].free
            assert len(await home.store.listed(9)) == 2

    run(both())


def test_claims_are_limited_by_address(tmp_path: Path) -> None:
    with served(tmp_path, config=msgspec.structs.replace(FREE, claiming=Rate(2, 1))) as server:
        for name in ("Bob", "Cy"):
            server.seated(_make(server, name, WORD))
        bad(_make(server, "Dee", WORD), 429, "too-often")
        server.seated(_make(server, "Bob", WORD))
        server.seated(_make(server, "Dee", None))
    assert _protected(tmp_path) == ["Bob", "Cy"]


def test_playing_on_needs_the_password_of_a_foreign_name_only(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        server.table(["person", "random"], name="Zoé", password=WORD)
        ann = server.table(["person", "person"], options={"first": 0}, password="mine")
        server.sit(ann.table, "Bob")
        for body in ({}, {"password": "wrong"}):
            answer = ann.post("play-on", {"moment": 0, "name": "zoe", **body})
            bad(answer, 403, "password-wrong")
        bad(ann.post("play-on", {"moment": 0, "name": "\u200b"}), 400, "name-wrong")
        good(ann.post("play-on", {"moment": 0, "name": "Zoé", "password": WORD}), 201)
        good(ann.post("play-on", {"moment": 0, "name": "Ann"}), 201)
        good(ann.post("play-on", {"moment": 0, "name": "Guest"}), 201)


def test_an_older_database_is_brought_up_to_date(tmp_path: Path) -> None:
    """Two names that look alike become one, which both passwords open; open tables are told apart."""
    engine = open_database(database_url(tmp_path, None))
    steps = Steps()
    steps.set_main_option("script_location", f"{Path(sleight.server.__file__).parent / 'migrations'}")
    with engine.connect() as connection:
        steps.attributes["connection"] = connection
        command.upgrade(steps, "0001")
        for name, word in (("zoé", "one"), ("zоé", "two"), ("ian", "three")):
            connection.exec_driver_sql("INSERT INTO names VALUES (?, ?)", (name, secrets._hasher.hash(word)))
        for id, settings in (("a", '{"open":false}'), ("b", '{"open":true,"chat":false}'), ("c", "{}")):
            row = (id, "abracada", 1, "", 2, "{}", "1", None, "", settings, "", 1, None, None, None)
            connection.exec_driver_sql(f"INSERT INTO tables VALUES ({', '.join('?' * len(row))})", row)
        connection.commit()
    migrate(engine)
    with engine.connect() as connection:
        shown = [row.shown for row in connection.execute(select(schema.names).order_by(schema.names.c.name))]
        listed = connection.execute(select(schema.tables.c.id).where(schema.tables.c.open).order_by("id"))
        assert list(listed.scalars()) == ["b", "c"]
    engine.dispose()
    assert shown == ["ian", "zoé\nzоé"]
    with served(tmp_path) as server:
        for name, word in (
            ("Zoé", "one"),
            ("Zoé", "two"),
            ("Zоé", "two"),
            ("Ian", "three"),
            ("lan", "three"),
        ):
            server.seated(_make(server, name, word))
        for name, wrong in (("Zoé", "three"), ("Ian", "one"), ("lan", None)):
            bad(_make(server, name, wrong), 403, "password-wrong")


def test_a_host_lists_and_frees_names(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    here = ["--data-dir", tmp_path]
    assert command_line(monkeypatch, ["names", "list", *here]).out == "No name is protected.\n"
    with served(tmp_path) as server:
        server.table(["person", "random"], name="Zoé", password=WORD)
        assert command_line(monkeypatch, ["names", "list", *here]).out == "Zoé\n"
        freed = command_line(monkeypatch, ["names", "reset", "zoe", *here])
        assert (freed.code, freed.out) == (0, "The name “zoe” is free again.\n")
        server.table(["person", "random"], name="Zoé", password="another word")
        bad(_make(server, "Zoé", WORD), 403, "password-wrong")
    for wrong, said in (
        (["reset", "Bob"], "not protected"),
        (["reset"], "NAME is missing"),
        (["list", "Bob"], "Unexpected “Bob”"),
        (["burn"], "list, reset"),
    ):
        ran = command_line(monkeypatch, ["names", *wrong, *here])
        assert (ran.code, ran.err.count("\n")) == (2, 1)
        assert said in ran.err


def test_private_tables_do_not_crowd_the_lobby(tmp_path: Path) -> None:
    async def look() -> None:
        async with house(tmp_path) as home:
            mine = await home.table(["person", "person"])
            for _ in range(450):
                await home.table(["person", "person"], settings=Settings(open=False))
            assert [header.id for header, _ in await home.store.listed(100)] == [mine.play.id]

    run(look())


def _make(server: Served, name: str, password: str | None, **more: Any) -> httpx.Response:
    body = {"game": "abracada", "players": ["person", "random"], "name": name, "password": password, **more}
    return server.http.post("/api/tables", json=body)


def _sit(server: Served, table: str, name: str, password: str | None, **more: Any) -> httpx.Response:
    body = {"name": name, "password": password, **more}
    return server.http.post(f"/api/tables/{table}/seats", json=body)


def _protected(folder: Path) -> list[str]:
    found: list[str] = []

    async def look() -> None:
        async with house(folder) as home:
            found.extend(await home.store.protected_names())

    run(look())
    return found
