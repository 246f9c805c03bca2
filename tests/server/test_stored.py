"""What the first version has stored: it migrates, loads and plays on."""

from __future__ import annotations

import json
import random
import shutil
import sqlite3
import time
from pathlib import Path
from typing import Any

import pytest

import sleight
from sleight.server.backup import restore
from sleight.server.database import database_url
from tests.server.served import Seat, Served, good, served

OLDER = Path(__file__).parents[1] / "stored"
SAVES = sorted((OLDER / "saves").glob("*.json"))
FINISHED = ("abracada-bots", "abracada-people", "abracada-rematch", "trickerion-people", "trickerion-undo")
"""The tables that are played to their end here; the long game is only played on for a while."""


def places(folder: Path) -> dict[str, Any]:
    """Who sits where, by the name of a table."""
    found: dict[str, Any] = json.loads((folder / "places.json").read_text())
    return found


def seats_of(server: Served, place: dict[str, Any]) -> list[Seat]:
    """The people of a table."""
    return [Seat(server.http, place["table"], each["seat"], each["token"]) for each in place["seats"]]


def goes_on(server: Served, folder: Path) -> None:
    """Every table is as it was left, and all who are asked can answer."""
    for name, place in places(folder).items():
        people = seats_of(server, place)
        table = good(server.http.get(f"/api/tables/{place['table']}", headers=people[0].head))
        assert table["state"] == place["state"], name
        if "view" not in place:
            continue
        frame = people[0].get("view")
        assert {field: frame[field] for field in place["view"]} == place["view"], name
        assert (frame["question"] and frame["question"]["kind"]) == place["question"], name
        if place["state"] == "running":
            asked = [seat for seat in people if table["seats"][seat.seat]["kind"] == "person"]
            answer(asked, 10_000 if name in FINISHED else 40)


def answer(people: list[Seat], most: int) -> None:
    """Answer by chance, bots meanwhile, until the game is over or enough was played."""
    rng = random.Random(1)
    until = time.monotonic() + 120
    played = 0
    while played < most and time.monotonic() < until:
        for seat in people:
            frame = seat.get("view")
            if frame["over"]:
                return
            if frame["question"] is not None:
                good(seat.choose(rng.choice(frame["question"]["choices"])["text"], frame["number"]))
                played += 1
    assert played >= most


def test_a_sqlite_file_of_the_first_version_goes_on(tmp_path: Path) -> None:
    shutil.copy(OLDER / "sqlite" / "sleight.sqlite3", tmp_path)
    with served(tmp_path) as server:
        goes_on(server, OLDER / "sqlite")
        ann = seats_of(server, places(OLDER / "sqlite")["abracada-people"])[0]
        assert [line["text"] for line in ann.get("chat")["lines"]] == ["hello from before"]


def test_a_backup_of_the_first_version_goes_on(tmp_path: Path) -> None:
    restore(database_url(tmp_path, None), OLDER / "sqlite" / "backup.gz")
    with served(tmp_path) as server:
        goes_on(server, OLDER / "sqlite")


def test_the_name_that_was_protected_still_is(tmp_path: Path) -> None:
    shutil.copy(OLDER / "sqlite" / "sleight.sqlite3", tmp_path)
    body = {"game": "abracada", "players": ["person", "random"], "name": "ревекка"}
    with served(tmp_path) as server:
        assert server.http.post("/api/tables", json=body).json()["code"] == "password-wrong"
        assert server.http.post("/api/tables", json={**body, "password": "old secret"}).status_code == 201


def test_positions_of_older_tables_are_filled_in_by_themselves(tmp_path: Path) -> None:
    shutil.copy(OLDER / "sqlite" / "sleight.sqlite3", tmp_path)
    with served(tmp_path):
        until = time.monotonic() + 60
        while (left := without_position(tmp_path)) and time.monotonic() < until:
            time.sleep(0.1)
    assert left == 0


def without_position(folder: Path) -> int:
    """Of how many tables no position is stored."""
    query = """SELECT count(*) FROM tables WHERE id NOT IN (SELECT "table" FROM positions)"""
    with sqlite3.connect(folder / "sleight.sqlite3") as connection:
        return int(connection.execute(query).fetchone()[0])


@pytest.mark.parametrize("file", SAVES, ids=lambda file: file.stem)
def test_saves_of_the_first_version_load_and_play_on(file: Path) -> None:
    written = json.loads(file.read_text())
    position = sleight.game(file.stem.partition("-")[0]).from_dict(written["save"])
    assert position.fingerprint() == written["fingerprint"]
    assert list(position.waiting) == written["waiting"]
    rng = random.Random(1)
    while position.waiting:
        seat = rng.choice(position.waiting)
        position.apply(seat, rng.choice(position.choices(seat)))
    assert position.winners
