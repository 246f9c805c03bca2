"""Records: what is written comes back, what is damaged is named, what was learned stays."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

import sleight
from sleight import BadInput, BadRecord, Illegal, Record
from sleight.core.record import FINGERPRINT_EVERY
from tests.games.abracada.scenario import GAME, table

GOLDEN = sorted((Path(__file__).parent.parent / "golden").rglob("*.sleight"))


def played(rows: int = 10_000, seats: int = 4, seed: int = 5, **options: object) -> Record:
    """A record of random play, to the end or that many rows long."""
    rng = Random(seed)
    record = Record.start(GAME, seats=seats, seed=seed, options=options)
    while record.position.waiting and len(record.rows) < rows:
        seat = record.position.waiting[0]
        record.add(seat, rng.choice(record.position.choices(seat)))
    return record


def with_empty_pool() -> Record:
    """Seat 0 has cast a Night Singer with nothing left to draw: leaving the secrets teaches nobody."""
    position = table(2).hand(0, 4, 8).pool().position()
    record = Record.start(GAME, position=position)
    record.add(0, GAME.parse("call 4"))
    return record


def test_a_record_replays_to_the_same_position_at_every_row() -> None:
    record = played()
    again = Record.from_text(record.to_text())
    assert again.to_text() == record.to_text()
    assert again.position.to_dict() == record.position.to_dict()
    for number, (row, events, position) in enumerate(record.steps(), start=1):
        assert row == record.rows[number - 1]
        assert events
        assert record.replay(number).to_dict() == position.to_dict()
    assert record.replay(0).to_dict() == GAME.new(4, 5).to_dict()


def test_a_record_of_the_whole_game_has_a_header_rows_and_fingerprints() -> None:
    record = played(seats=3, seed=9, easy=True, last_standing=False)
    lines = record.to_text().splitlines()
    assert lines[0] == (
        '{"sleight":1,"game":"abracada","rules":1,"data":"' + GAME.table_digest({}) + '","seats":3,"seed":9,'
        '"options":{"easy":true}}'
    )
    assert lines[1] == record.rows[0].written
    assert lines[1 + FINGERPRINT_EVERY] == f"# {record.replay(FINGERPRINT_EVERY).fingerprint()}"
    assert lines[-1] == f"end {len(record.rows)} {record.position.fingerprint()}"


def test_a_record_may_start_from_a_position() -> None:
    middle = played(30).position
    record = Record.start(GAME, position=middle, players=("person", "odds"))
    seat = record.position.waiting[0]
    record.add(seat, record.position.choices(seat)[0])
    again = Record.from_text(record.to_text())
    assert again.position.to_dict() == record.position.to_dict()
    assert again.header.players == ("person", "odds")
    assert middle.to_dict() == played(30).position.to_dict()


def test_a_record_needs_a_seed_or_a_position() -> None:
    with pytest.raises(BadInput) as error:
        Record.start(GAME, seats=3)
    assert error.value.code == "record-start"


def test_an_illegal_choice_is_not_kept() -> None:
    record = played(0)
    with pytest.raises(Illegal) as error:
        record.add(record.position.waiting[0], GAME.parse("stop"))
    assert error.value.refusal.code == "no-success-yet"
    assert record.rows == []
    assert record.position.to_dict() == GAME.new(4, 5).to_dict()


def test_replay_to_a_row_that_is_not_there_is_refused() -> None:
    record = played(3)
    for to in (-1, 4):
        with pytest.raises(BadInput) as error:
            record.replay(to)
        assert error.value.code == "record-to"
        assert error.value.arguments == {"to": to, "most": 3}


def test_undo_takes_back_what_taught_nobody_anything() -> None:
    record = with_empty_pool()
    before = record.position.to_dict()
    record.add(0, GAME.parse("leave"))
    assert record.may_undo(0)
    assert not record.may_undo(1)
    record.undo(0)
    assert record.position.to_dict() == before
    assert [row.written for row in record.rows] == ["call 4", "leave", "0 undo"]
    assert Record.from_text(record.to_text()).position.to_dict() == before


def test_undo_never_goes_past_what_somebody_has_learned() -> None:
    record = with_empty_pool()
    assert record.why_not_undo(0) == sleight.Refusal("undo-learned", "", {})
    with pytest.raises(Illegal):
        record.undo(0)
    assert [row.written for row in record.rows] == ["call 4"]


def test_undo_never_goes_past_another_seats_move() -> None:
    record = with_empty_pool()
    record.add(0, GAME.parse("leave"))
    record.add(0, GAME.parse("stop"))
    assert record.may_undo(0)
    assert record.why_not_undo(1) == sleight.Refusal("undo-others", "", {"seat": 0})
    record.add(1, GAME.parse("call 1"))
    assert not record.may_undo(0)


def test_nothing_can_be_undone_at_the_start() -> None:
    assert played(0).why_not_undo(2) == sleight.Refusal("undo-nothing", "", {})


def test_several_rows_of_one_seat_can_be_undone_one_by_one() -> None:
    record = with_empty_pool()
    record.add(0, GAME.parse("leave"))
    record.add(0, GAME.parse("stop"))
    record.undo(0)
    record.undo(0)
    assert record.position.asked(0).kind == "secret"  # type: ignore[union-attr]  # seat 0 is asked
    assert record.why_not_undo(0) == sleight.Refusal("undo-learned", "", {})


def damaged(lines: list[str], code: str, line: int) -> None:
    with pytest.raises(BadRecord) as error:
        Record.from_text("\n".join(lines))
    assert (error.value.code, error.value.arguments["line"]) == (code, line)


def test_a_damaged_record_says_which_line_and_why() -> None:
    record = played(45)
    rows = len(record.rows)
    lines = record.to_text().split("\n")
    last = len(lines) - 1
    fingerprint = 1 + FINGERPRINT_EVERY
    damaged([], "record-foreign", 1)
    damaged(["hello"], "record-foreign", 1)
    damaged(["[1, 2]"], "record-foreign", 1)
    damaged([lines[0].replace('"sleight":1', '"sleight":2'), *lines[1:]], "record-format", 1)
    damaged([lines[0].replace('"rules":1', '"rules":99'), *lines[1:]], "record-rules", 1)
    damaged([lines[0].replace(GAME.table_digest({}), "00000000"), *lines[1:]], "record-data", 1)
    damaged([lines[0].replace("abracada", "chess"), *lines[1:]], "record-header", 1)
    damaged([lines[0].replace('"seats":4', '"seats":9'), *lines[1:]], "record-header", 1)
    damaged([lines[0].replace('"seats":4', '"seats":"4"'), *lines[1:]], "record-header", 1)
    damaged([lines[0].replace(',"seed":5', ""), *lines[1:]], "record-header", 1)
    damaged([*lines[:3], "call 99", *lines[4:]], "record-row", 4)
    damaged([*lines[:3], "take 1", *lines[4:]], "record-row", 4)
    damaged([*lines[:3], "9 undo", *lines[4:]], "record-row", 4)
    damaged(
        [*lines[:fingerprint], "# 0123456789abcdef", *lines[fingerprint + 1 :]],
        "record-fingerprint",
        fingerprint + 1,
    )
    damaged(lines[: last - 5], "record-truncated", last - 5)
    damaged([*lines[: last - 1], lines[last - 1].replace(f"end {rows}", "end 7"), ""], "record-count", last)
    damaged([*lines[: last - 1], f"end {rows} 00", ""], "record-fingerprint", last)
    damaged([*lines[:last], "call 5", ""], "record-after-end", last + 1)
    damaged(lines[:last], "record-truncated", last)


def test_a_file_cut_anywhere_is_refused() -> None:
    text = played(8).to_text()
    for length in range(len(text)):
        with pytest.raises(BadRecord):
            Record.from_text(text[:length])


def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadRecord) as error:
        Record.read(tmp_path / "none.sleight")
    assert error.value.code == "record-unreadable"
    (tmp_path / "noise").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadRecord) as error:
        Record.read(tmp_path / "noise")
    assert error.value.code == "record-foreign"


def test_a_record_of_another_game_is_refused() -> None:
    class Other(type(GAME)):  # type: ignore[misc]  # a game that differs in its name alone
        id = "other"

    with pytest.raises(BadRecord) as error:
        Record.from_text(played(3).to_text(), Other())
    assert error.value.code == "record-game"


def test_writing_replaces_the_file_whole(tmp_path: Path) -> None:
    file = tmp_path / "game.sleight"
    played(3).write(file)
    record = played(6)
    record.write(file)
    assert Record.read(file).to_text() == record.to_text()
    assert list(tmp_path.iterdir()) == [file]


def test_a_write_that_fails_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "game.sleight"
    played(3).write(file)
    before = file.read_text()

    def full_disk(_handle: int) -> None:
        raise OSError("no space left")

    monkeypatch.setattr(os, "fsync", full_disk)
    with pytest.raises(OSError, match="no space left"):
        played(6).write(file)
    assert file.read_text() == before
    assert list(tmp_path.iterdir()) == [file]


def test_standard_records_are_small() -> None:
    sizes = sorted(len(played(seed=seed).to_text()) for seed in range(41))
    assert sizes[20] <= 1500


def test_there_are_golden_records_of_every_seat_count_and_variant() -> None:
    names = {(file.parent.name, file.stem) for file in GOLDEN}
    abracada = ("standard", "easy", "last-standing", "both", "penalty")
    assert names >= {("abracada", f"v1-{seats}-{name}") for seats in (2, 3, 4, 5) for name in abracada}
    ways = ("base", "beginner", "quick", "alley", "full", "full-quick", "powers")
    first = tuple(f"first-{name}" for name in ("base", "beginner", "alley", "powers"))
    assert names >= {("trickerion", f"v1-{seats}-{name}") for seats in (2, 3, 4) for name in (*ways, *first)}


@pytest.mark.parametrize("file", GOLDEN, ids=lambda file: file.stem)
def test_golden_records_replay_for_ever(file: Path) -> None:
    record = Record.read(file)
    assert record.position.over
    assert record.to_text() == file.read_text(encoding="utf-8")


def test_a_record_replays_in_another_process_under_another_hash_seed(tmp_path: Path) -> None:
    record = played()
    record.write(tmp_path / "game.sleight")
    script = "import sys, sleight; print(sleight.Record.read(sys.argv[1]).replay().fingerprint())"
    for hash_seed in ("0", "77"):
        told = subprocess.run(
            [sys.executable, "-c", script, str(tmp_path / "game.sleight")],
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            capture_output=True,
            text=True,
            check=True,
        )
        assert told.stdout.strip() == record.position.fingerprint()
