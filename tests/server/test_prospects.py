"""What may come, over HTTP: for seats and spectators, from the view alone, and refused like anything else."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import msgspec
import pytest

import sleight
from sleight.core.installed import brought
from sleight.core.reckoning import Foreseer
from sleight.server.seeing import Eyes
from tests.server.house import run
from tests.server.served import Served, bad, good, served
from tests.server.test_foresight import twins
from tests.server.twins import hidden, table_from

WAYS: dict[str, dict[str, object]] = {
    name: dict(sleight.game("trickerion").recommended[name])
    for name in ("full", "first-edition", "powers", "dawn")
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("server")) as running:
        yield running


def test_a_seat_and_a_spectator_are_told_their_prospects(server: Served) -> None:
    """What comes over the wire is what the game works out from the own view."""
    ann, bob = server.people(2, "trickerion", options={"beginner": "all"}, open=True)
    face = brought("trickerion", "faces.terminal.FACE")
    assert isinstance(face, Foreseer)
    for seat in (ann, bob):
        view = msgspec.convert(seat.get("view")["view"], sleight.game("trickerion").view_type)
        assert seat.get("prospects") == msgspec.json.decode(msgspec.json.encode(face.prospects(view)))
    told = good(server.http.get(f"/api/tables/{ann.table}/prospects"))
    assert told["slots"] == told["missing"] == told["wages"] == {}
    assert ann.get("prospects")["missing"]


def test_a_game_without_prospects_says_null(server: Served) -> None:
    ann, _ = server.people(2)
    assert ann.get("prospects") is None


@pytest.mark.parametrize("what", ["prospects", "tally"])
def test_strangers_and_unknown_tables_are_refused_as_ever(server: Served, what: str) -> None:
    closed = server.table(["person", "random"], "trickerion", open=False)
    address = f"/api/tables/{closed.table}/{what}"
    bad(server.http.get(address), 403, "invitation-wrong")
    bad(server.http.get(address, headers={"authorization": "Bearer nothing"}), 401, "token-wrong")
    bad(server.http.get(f"/api/tables/nowhere/{what}"), 404, "table-unknown")
    alone = server.table(["person", "person"], "trickerion")
    bad(server.http.get(f"/api/tables/{alone.table}/{what}", headers=alone.head), 409, "not-started")
    own = good(closed.post("play-on", {"moment": 0, "name": "Ann"}), 201)["table"]["id"]
    hidden_table = server.http.get(f"/api/tables/{own}/{what}").json()
    nowhere = server.http.get(f"/api/tables/{'x' * len(own)}/{what}").json()
    assert hidden_table["code"] == nowhere["code"] == "table-unknown"


@pytest.mark.parametrize("name", WAYS)
def test_prospects_tell_no_secret(name: str) -> None:
    """The same bytes wherever the seat sees the same; so are ghosts, with whether they can be undone."""
    differing = 0
    rng = Random(4)
    for position, twin, seat in twins("trickerion", WAYS[name]):
        differing += hidden(position) != hidden(twin)
        written = rng.choice(position.choices(seat))
        told: list[list[bytes]] = [[], []]
        for place, true in enumerate((position, twin)):
            eyes = Eyes(table_from("trickerion", true), seat, "fr")
            run(_ask(eyes, sleight.text(written), told[place]))
        assert told[0] == told[1]
    assert differing > 5


async def _ask(eyes: Eyes, written: str, told: list[bytes]) -> None:
    told.append(msgspec.json.encode(await eyes.prospects()))
    told.append(msgspec.json.encode(await eyes.ghost(eyes.play.game.parse(written))))
    told.append(msgspec.json.encode(await eyes.tally()))
