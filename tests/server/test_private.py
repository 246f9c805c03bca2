"""A table from a guess of a running game is its maker's alone, until that game is over."""

from __future__ import annotations

import gzip
import random
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

import sleight
from sleight.server.backup import back_up, restore
from sleight.server.config import Config, Rate
from sleight.server.database import database_url
from sleight.server.play import Play
from sleight.server.stored import Settings
from sleight.server.tables import Answer
from tests.server.house import House, house, run
from tests.server.served import Seat, Served, bad, good, served
from tests.server.test_live import heard, until_closed

BODIES: dict[str, dict[str, Any]] = {
    "seats": {"name": "Eve"},
    "choices": {"number": 0, "key": "k", "choice": "call 8"},
    "undo": {"number": 0, "key": "u"},
    "hint": {},
    "hand-over": {},
    "chat": {"text": "hello"},
    "play-on": {"moment": 0, "name": "Eve"},
}
"""What is sent where a request has a body."""

QUERIES = {"ghost": "?choice=call%208", "why": "?names=spell:5"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("server")) as running:
        yield running


def doors(server: Served) -> list[tuple[str, str]]:
    """Every method and path about a table that the API describes."""
    paths = good(server.http.get("/api/openapi.json"))["paths"]
    return [(method, path) for path, methods in paths.items() if "{table}" in path for method in methods]


def knock(server: Served, table: str, head: dict[str, str]) -> dict[str, tuple[int, str]]:
    """What every door of a table answers."""
    told = {}
    for method, path in doors(server):
        last = path.rpartition("/")[2]
        address = path.format(table=table, moment=0, other=0) + QUERIES.get(last, "")
        body = BODIES.get(last) if method == "post" else None
        answer = server.http.request(method, address, headers=head, json=body)
        told[f"{method} {path}"] = (answer.status_code, answer.text.replace(table, "TABLE"))
    return told


def play_on(seat: Seat, moment: int = 0) -> tuple[Seat, dict[str, Any]]:
    """A table that goes on from a moment of another, and what its maker is told."""
    place = good(seat.post("play-on", {"moment": moment, "name": "Ann"}), 201)
    return Seat(seat.http, place["table"]["id"], place["seat"], place["token"]), place["table"]


def play_out(people: list[Seat]) -> None:
    """Play to the end by chance."""
    rng = random.Random(3)
    while not (frame := people[0].get("view"))["over"]:
        seat = people[rng.choice(frame["waiting"])]
        offers = seat.get("view")["question"]["choices"]
        good(seat.choose(rng.choice(offers)["text"]))


def listed(server: Served) -> list[str]:
    return [table["id"] for table in good(server.http.get("/api/tables"))["tables"]]


def test_to_others_a_table_from_a_guess_does_not_exist_while_its_source_runs(server: Served) -> None:
    people = server.people(3, options={"first": 0})
    ann, bob = people[:2]
    mine, shown = play_on(ann)
    assert (shown["invitation"], shown["open"], shown["state"]) == (None, False, "running")
    unknown = "".join(reversed(mine.table))
    stranger: list[dict[str, str]] = [{}, {"x-invitation": "guessed"}, {"authorization": "Bearer guessed"}]
    for head in (*stranger, bob.head, ann.head):
        assert knock(server, mine.table, head) == knock(server, unknown, head)
    assert len(doors(server)) > 15
    assert mine.table not in listed(server)
    for token in (None, bob.token):
        with server.live(mine.table, token) as line:
            (told,) = until_closed(line)
            assert told["problem"]["code"] == "table-unknown"
    # Its maker plays there as anywhere.
    assert mine.get("view")["seat"] == 0
    with server.live(mine.table, mine.token) as line:
        assert heard(line, "table")["table"]["invitation"] is None
        assert heard(line, "frame")["seat"] == 0
        play_out(people)
        # The source is over: whoever listens there is told the invitation.
        assert heard(line, "table")["table"]["invitation"]
    assert mine.table in listed(server)
    assert good(server.http.get(f"/api/tables/{mine.table}/view"))["seat"] is None
    told_now = good(server.http.get(f"/api/tables/{mine.table}"))
    assert (told_now["open"], told_now["invitation"]) == (True, None)
    bad(server.http.get(f"/api/tables/{mine.table}/view", headers=bob.head), 401, "token-wrong")
    place = server.http.post(f"/api/tables/{mine.table}/seats", json={"name": "Eve"})
    bad(place, 409, "table-full")


def test_its_record_waits_for_the_end_of_its_source(server: Served) -> None:
    people = server.people(2, options={"first": 0})
    mine, _ = play_on(people[0])
    good(mine.post("hand-over", {"bot": "random"}))
    while not mine.get("view")["over"]:
        time.sleep(0.05)
    kept = mine.get("record")
    assert (kept["over"], kept["record"], kept["seed"]) == (True, None, None)
    again = Seat(mine.http, good(mine.post("rematch"), 201)["id"], 0, mine.token)
    chained, shown = play_on(mine)
    assert shown["invitation"] is None
    hidden = [mine.table, again.table, chained.table]
    for table in hidden:
        for head in ({}, people[1].head):
            answer = server.http.get(f"/api/tables/{table}/record", headers=head)
            bad(answer, 404, "table-unknown")
    assert not set(hidden) & set(listed(server))
    play_out(people)
    for table in hidden:
        assert good(server.http.get(f"/api/tables/{table}/record"))["log"]
    told = good(server.http.get(f"/api/tables/{mine.table}/record"))
    assert sleight.Record.from_text(told["record"]).position.over


def test_a_closed_table_stays_closed_afterwards(server: Served) -> None:
    people = _invited(server)
    mine, _ = play_on(people[0])
    bad(server.http.get(f"/api/tables/{mine.table}"), 404, "table-unknown")
    play_out(people)
    bad(server.http.get(f"/api/tables/{mine.table}"), 403, "invitation-wrong")
    invitation = good(server.http.get(f"/api/tables/{mine.table}", headers=mine.head))["invitation"]
    good(server.http.get(f"/api/tables/{mine.table}", headers={"x-invitation": invitation}))


def _invited(server: Served) -> list[Seat]:
    ann = server.table(["person", "person"], open=False)
    invitation = good(server.http.get(f"/api/tables/{ann.table}", headers=ann.head))["invitation"]
    return [ann, server.sit(ann.table, "Bob", invitation=invitation)]


def test_whoever_guesses_at_its_token_is_not_counted(tmp_path: Path) -> None:
    """Otherwise the limit would tell it from a table that does not exist."""
    with served(tmp_path, config=Config(guessing=Rate(2, 0.01))) as server:
        ann, bob = server.people(2)
        mine, _ = play_on(ann)
        for table in (mine.table, "nowhere") * 3:
            bad(_wrong(server, table), 404, "table-unknown")
        bad(_wrong(server, bob.table), 401, "token-wrong")


def _wrong(server: Served, table: str) -> httpx.Response:
    return server.http.get(f"/api/tables/{table}/view", headers={"authorization": "Bearer wrong"})


# --- which game is the source -----------------------------------------------------------------------


async def finish(home: House, play: Play) -> None:
    """Play to the end by chance, for people and bots alike."""
    rng = random.Random(1)
    while play.position.waiting:
        seat = play.position.waiting[0]
        answer = Answer(play.number(seat), f"k{play.number(seat)}", rng.choice(play.position.choices(seat)))
        await home.tables.answer(play, seat, answer, bot=play.seats[seat].bot)


def test_no_chain_of_tables_loses_the_source(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as home:
            source = await home.full_table(3)
            first = (await home.seating.play_on(source, 1, 0, "Ann", None)).play
            second = (await home.seating.play_on(first, 1, 0, "Ann", None)).play
            await finish(home, second)
            third = (await home.seating.play_on(second, 1, 1, "Ann", None)).play
            fourth = await home.seating.rematch(second)
            hidden = (first, second, third, fourth)
            assert [each.header.source for each in hidden] == [source.id] * 4
            assert all(each.private for each in hidden)
        async with house(tmp_path) as home:
            again = [await home.tables.find(each.id) for each in hidden]
            assert all(each.private for each in again)
            assert [header.id for header, _ in await home.store.listed(9)] == [source.id]
            await finish(home, await home.tables.find(source.id))
            assert not any(each.private for each in again)
            # From now on these are like any other.
            running = (await home.seating.play_on(again[0], 1, 0, "Ann", None)).play
            ended = (await home.seating.play_on(again[1], None, 0, "Ann", None)).play
            assert [running.header.source, ended.header.source] == [first.id, None]
            assert (running.private, ended.private) == (True, False)
            assert running.id not in [header.id for header, _ in await home.store.listed(9)]
        async with house(tmp_path) as home:
            assert not (await home.tables.find(first.id)).private

    run(play())


def test_a_finished_game_goes_on_in_the_open(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as home:
            source = await home.full_table(2, settings=Settings(open=True))
            await finish(home, source)
            place = await home.seating.play_on(source, None, 2, "Ann", None)
            assert (place.play.header.source, place.play.private) == (None, False)

    run(play())


# --- backups ----------------------------------------------------------------------------------------


def test_a_backup_carries_the_source_and_an_older_one_has_none(tmp_path: Path) -> None:
    made: list[str] = []

    async def make() -> None:
        async with house(tmp_path / "one") as home:
            source = await home.full_table(2)
            made.extend((source.id, (await home.seating.play_on(source, 0, 0, "Ann", None)).play.id))

    run(make())
    file, older = tmp_path / "tables.gz", tmp_path / "older.gz"
    back_up(database_url(tmp_path / "one", None), file)
    older.write_bytes(gzip.compress(b"\n".join(_older(gzip.decompress(file.read_bytes())))))
    restore(database_url(tmp_path / "two", None), file)
    restore(database_url(tmp_path / "three", None), older)

    async def look() -> None:
        for folder, sources in (("two", [None, made[0]]), ("three", [None, None])):
            async with house(tmp_path / folder) as home:
                found = [(await home.tables.find(table)).header.source for table in made]
                assert found == sources

    run(look())


def _older(lines: bytes) -> Iterator[bytes]:
    """A backup as it was written before tables knew their source."""
    for line in lines.splitlines():
        row = msgspec.json.decode(line)
        if isinstance(row, list):
            row[1].pop("source", None)
        yield msgspec.json.encode(row)
