"""What was decided in a record: choices among several, without what was taken back."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

import sleight
from sleight import Record
from sleight.arena.analysis.decisions import decisions_of
from sleight.games.trickerion.choices import Replan

GOLDEN = Path(__file__).parents[2] / "golden"


@pytest.mark.parametrize("name", ["abracada/v1-3-standard", "trickerion/v1-2-base"])
def test_every_decision_had_several_choices_and_is_a_row_of_its_seat(name: str) -> None:
    record = Record.read(GOLDEN / f"{name}.sleight")
    decisions = decisions_of(record)
    assert decisions
    for each in decisions:
        row, before = record.rows[each.row - 1], record.replay(each.row - 1)
        assert (row.seat, row.choice) == (each.seat, each.played)
        assert list(each.choices) == before.choices(each.seat)
        assert len(each.choices) > 1
        assert each.view == before.view(each.seat)


def test_turns_are_decisions_of_one_seat_in_a_row() -> None:
    decisions = decisions_of(Record.read(GOLDEN / "abracada/v1-3-standard.sleight"))
    for one, other in pairwise(decisions):
        assert (one.turn == other.turn) == (one.seat == other.seat)


def opening() -> Record:
    """The first question of a game of Trickerion whose answer can be taken back."""
    record = Record.start(sleight.game("trickerion"), seats=2, seed=3)
    while True:
        seat = record.position.waiting[0]
        record.add(seat, record.position.choices(seat)[0])
        if record.may_undo(seat) and len(record.position.choices(seat)) > 1:
            return record


def test_what_was_taken_back_is_no_decision() -> None:
    record = opening()
    before = decisions_of(record)
    seat = record.rows[-1].seat
    record.undo(seat)
    taken = [each for each in before if each.row < len(record.rows) - 1]
    assert decisions_of(record) == taken
    record.add(seat, record.position.choices(seat)[1])
    assert decisions_of(record)[-1].row == len(record.rows)
    assert decisions_of(record)[:-1] == taken


def test_a_plan_that_was_taken_back_is_no_decision() -> None:
    """While several seats plan in secret, cards come back by an aside; then the plan begins anew."""
    record = planning()
    seat = record.position.waiting[0]
    asked = record.position.choices(seat)
    for _ in range(2):
        record.add(seat, record.position.choices(seat)[0])
    record.add(seat, Replan())
    assert record.position.choices(seat) == asked
    record.add(seat, record.position.choices(seat)[1])
    own = [each for each in decisions_of(record) if each.seat == seat and each.view.phase == "assignment"]
    assert [each.row for each in own] == [len(record.rows)]


def planning() -> Any:
    record = Record.start(sleight.game("trickerion"), seats=2, seed=3)
    while len(record.position.waiting) < 2 or record.position.view(0).phase != "assignment":
        seat = record.position.waiting[0]
        record.add(seat, record.position.choices(seat)[0])
    return record
