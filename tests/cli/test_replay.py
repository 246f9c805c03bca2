"""A recorded game is shown step by step, or verified."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest
from rich.cells import cell_len

import sleight as engine
from sleight.core.record import Record
from sleight.core.speech import LANGUAGES
from tests.cli.terminal import EVERYTHING, sleight

Patch = pytest.MonkeyPatch


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A finished game of three random players, one of whom first leaves the secrets and takes that back."""
    record = Record.start(engine.game("abracada"), seats=3, seed=2, players=("person", "random", "random"))
    rng = Random(1)
    calls = record.position.choices(record.position.waiting[0])
    undone = False
    while record.position.waiting:
        seat = record.position.waiting[0]
        choices = record.position.choices(seat)
        record.add(seat, choices[-1] if choices[0] not in calls else rng.choice(choices))
        if not undone and record.may_undo(seat):
            record.undo(seat)
            undone = True
    assert undone
    file = tmp_path_factory.mktemp("records") / "game.sleight"
    record.write(file)
    return file


def test_verify_prints_one_line(monkeypatch: Patch, file: Path) -> None:
    record = Record.read(file)
    ran = sleight(monkeypatch, ["replay", file, "--verify"])
    assert ran == (0, f"{len(record.rows)} rows verified, fingerprint {record.position.fingerprint()}.\n", "")
    found = json.loads(sleight(monkeypatch, ["replay", file, "--verify", "--json"]).out)
    assert found == {"rows": len(record.rows), "fingerprint": record.position.fingerprint()}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seat", [None, 1, 3])
def test_the_whole_game_is_told(monkeypatch: Patch, file: Path, lang: str, seat: int | None) -> None:
    ran = sleight(monkeypatch, ["replay", file, "--lang", lang, *([] if seat is None else ["--seat", seat])])
    assert ran.code == 0
    assert ran.out.count("❦") == 2
    assert max(cell_len(line) for line in ran.out.splitlines()) <= 80


def test_a_spectator_sees_no_stones_and_a_seat_not_its_own(monkeypatch: Patch, file: Path) -> None:
    spectator = sleight(monkeypatch, ["replay", file, "--to", 0]).out
    assert spectator.count("▒ ▒ ▒ ▒ ▒") == 3
    second = sleight(monkeypatch, ["replay", file, "--to", 0, "--seat", 2]).out
    assert second.count("▒ ▒ ▒ ▒ ▒") == 1
    assert "2 You       ♥♥♥♥♥♥ ········ ▒ ▒ ▒ ▒ ▒" in second


def test_a_moment_is_shown_with_its_row(monkeypatch: Patch, file: Path) -> None:
    ran = sleight(monkeypatch, ["replay", file, "--to", 1])
    assert ran.out.startswith("› ")
    assert ran.out.count("❦") == 1
    beyond = sleight(monkeypatch, ["replay", file, "--to", 100_000])
    assert beyond.code == 2
    assert f"from row 0 to row {len(Record.read(file).rows)}" in beyond.err
    assert sleight(monkeypatch, ["replay", file, "--seat", 4]).err.endswith("the seats are: 1, 2, 3.\n")


def test_json_tells_what_the_reader_may_see(monkeypatch: Patch, file: Path) -> None:
    record = Record.read(file)
    found = json.loads(sleight(monkeypatch, ["replay", file, "--json"]).out)
    assert [step["row"] for step in found["steps"]] == [row.written for row in record.rows]
    drawn = [event for step in found["steps"] for event in step["events"] if event["type"] == "drew"]
    assert drawn
    assert all(event["spells"] == [] for event in drawn)
    view = json.loads(sleight(monkeypatch, ["replay", file, "--json", "--to", 3, "--seat", 1]).out)["view"]
    assert view["seat"] == 0
    assert {stone["spell"] for stone in view["hands"][0] if stone} == {None}


def test_other_card_data_is_used_if_named(monkeypatch: Patch, tmp_path: Path) -> None:
    printed = Path(engine.__file__).parent / "games" / "abracada" / "data" / "abracada.json"
    folder = tmp_path / "cards"
    folder.mkdir()
    (folder / "abracada.json").write_text(printed.read_text().replace('"goal": 8', '"goal": 3'))
    file = tmp_path / "short.sleight"
    start = ["play", "abracada", "--data", folder, "--bots", "random", "--seats", 2, "--save", file]
    sleight(monkeypatch, start, EVERYTHING * 200)
    plain = sleight(monkeypatch, ["replay", file, "--verify"])
    assert plain.code == 2
    assert "card data" in plain.err
    assert sleight(monkeypatch, ["replay", file, "--verify", "--data", folder]).code == 0
