"""What is done in secret changes nothing that anybody else is sent or may ask for, to the byte."""

from __future__ import annotations

import time
from pathlib import Path
from random import Random

import msgspec
import pytest

from sleight.core.text import text
from tests.server.asking import Clock, Room
from tests.server.house import run
from tests.server.pairs import Pair, plans, truths
from tests.server.served import FREE, Seat, Served, good, served
from tests.server.twins import hidden, stored

GLANCE = 0.04
"""How often the server looks who is there, in these tests."""

AWAY = 1000.0
OLD = msgspec.structs.replace(FREE, most_listed=1000, listed_seconds=1e10)
"""The lobby shows tables of any age, since those of a pair are as old as time."""

PAIRS = {
    "abracada": lambda rng: truths("abracada", rng),
    "trickerion": lambda rng: truths("trickerion", rng),
    "together": lambda rng: plans(rng, alone=False),
    "alone": lambda rng: plans(rng, alone=True),
}
"""The kinds of pairs: by what differs at their tables."""


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """Who is there depends on a clock that only the test moves."""
    hands = Clock()
    monkeypatch.setattr("sleight.server.seating.time", hands)
    monkeypatch.setattr("sleight.server.live._GLANCE", GLANCE)
    return hands


def compare(server: Served, clock: Clock, pair: Pair, names: list[str], seed: int) -> None:
    """Play a pair over HTTP, and hold everything against each other that the watchers get."""
    seats = pair.positions[0].table.seats
    clock.now = 0.0
    with (
        Room(server, names[0], pair.watchers, seats) as one,
        Room(server, names[1], pair.watchers, seats) as two,
    ):
        rooms = (one, two)
        there = {watcher for watcher in pair.watchers if watcher is not None}
        # Whoever has no socket has left by now.
        clock.now = AWAY
        _wait(rooms, there)
        for number, act in enumerate(pair.acts):
            answers = [rooms[table].play(act, act.numbers[place]) for place, table in enumerate(act.tables)]
            assert act.seat not in pair.watchers or answers[0] == answers[-1]
            if act.public and act.seat not in there:
                there.add(act.seat)
                _wait(rooms, there)
            if number == len(pair.acts) // 2:
                assert one.asked(Random(seed)) == two.asked(Random(seed))
        time.sleep(3 * GLANCE)
        assert one.asked(Random(seed + 1)) == two.asked(Random(seed + 1))
        assert one.sent() == two.sent()


def _wait(rooms: tuple[Room, ...], there: set[int]) -> None:
    """Until all know who is there: that is told by the clock, and two changes in one glance come as one."""
    for room in rooms:
        room.wait_for_presence(there)


def compare_many(folder: Path, clock: Clock, kind: str, count: int, seed: int) -> list[Pair]:
    """Store that many pairs of a kind and compare all of them."""
    rng = Random(f"{kind} {seed}")
    pairs = [PAIRS[kind](rng) for _ in range(count)]
    names = [[f"one-{number:04}", f"two-{number:04}"] for number in range(count)]
    tables = {
        name: at
        for pair, both in zip(pairs, names, strict=True)
        for name, at in zip(both, pair.positions, strict=True)
    }
    run(stored(folder, pairs[0].game, tables))
    with served(folder, config=OLD) as server:
        for number, pair in enumerate(pairs):
            compare(server, clock, pair, names[number], number)
    return pairs


@pytest.mark.parametrize("kind", PAIRS)
def test_a_few_pairs(kind: str, tmp_path: Path, clock: Clock) -> None:
    pairs = compare_many(tmp_path, clock, kind, 3, 1)
    assert sum(len(pair.acts) for pair in pairs) > 6
    differing = [pair.secret or hidden(pair.positions[0]) != hidden(pair.positions[1]) for pair in pairs]
    assert any(differing)


@pytest.mark.long
@pytest.mark.parametrize(
    ("kind", "count"), [("abracada", 150), ("trickerion", 50), ("together", 50), ("alone", 50)]
)
def test_many_pairs(kind: str, count: int, tmp_path: Path, clock: Clock) -> None:
    pairs = compare_many(tmp_path, clock, kind, count, 2)
    differing = [pair.secret or hidden(pair.positions[0]) != hidden(pair.positions[1]) for pair in pairs]
    assert sum(map(bool, differing)) > count // 2


def test_a_secret_move_brings_no_news_of_who_has_left(
    tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """That is told when the clock says so, and not when somebody happens to move."""
    monkeypatch.setattr("sleight.server.live._GLANCE", 1000.0)
    rng = Random(5)
    pair = next(pair for pair in iter(lambda: plans(rng, alone=True), None) if pair.secret)
    run(stored(tmp_path, pair.game, {"one": pair.positions[1]}))
    with (
        served(tmp_path) as server,
        Room(server, "one", pair.watchers, pair.positions[1].table.seats) as room,
    ):
        clock.now = AWAY
        for act in pair.acts:
            if 1 in act.tables:
                room.play(act, act.numbers[-1])
        assert {len(told["table"]) for told in room.sent().values()} == {1}


def test_health_does_not_tell_that_a_table_was_woken(tmp_path: Path) -> None:
    """A secret answer at a table that nobody looks at loads it again."""
    pair = plans(Random(6), alone=False)
    run(stored(tmp_path, pair.game, {"one": pair.positions[1]}))
    lay = next(choice for choice in pair.positions[1].choices(0) if not choice.aside)
    with served(tmp_path) as server:
        before = server.http.get("/api/health").content
        good(Seat(server.http, "one", 0, "0").choose(text(lay), 0))
        assert server.http.get("/api/health").content == before
