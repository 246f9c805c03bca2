"""The command `sleight simulate`, without the app around it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import sleight
from sleight.cli.simulate import simulate
from sleight.core.speech import LANGUAGES
from tests.arena.interrupting import interrupted


def printed(capsys: pytest.CaptureFixture[str], **arguments: Any) -> dict[str, Any]:
    """The JSON that a simulation prints."""
    simulate("abracada", **{"games": 4, "jobs": 1, "json": True, **arguments})
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return found


def test_json_holds_the_plan_and_the_figures(capsys: pytest.CaptureFixture[str]) -> None:
    found = printed(capsys, seats=3, seed=7, option=("easy=true", "first=2"))
    assert found["game"] == "abracada"
    assert found["seats"] == 3
    assert found["bots"] == ["random"] * 3
    assert found["seed"] == 7
    assert found["options"] == {"easy": True, "last_standing": False, "lower": "refuse", "first": 1}
    assert found["games"] == 4
    assert sum(each["wins"] for each in found["by_seat"]) == 4
    assert found["by_bot"][0]["bot"] == "random"


def test_the_same_seed_gives_the_same_figures(capsys: pytest.CaptureFixture[str]) -> None:
    first, second = printed(capsys, seed=3), printed(capsys, seed=3, jobs=2)
    for changing in ("seconds", "decisions_per_second"):
        del first[changing], second[changing]
    assert first == second


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_person_reads_tables_that_fit(capsys: pytest.CaptureFixture[str], lang: str) -> None:
    simulate("abracada", games=2, jobs=1, seats=5, bots="random", lang=lang)
    said = capsys.readouterr()
    assert "random" in said.out
    assert "\x1b" not in said.out
    assert max(len(line) for line in said.out.splitlines()) <= 80
    assert said.err == ""


def test_the_file_holds_every_game_and_its_record_replays(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "games.jsonl"
    printed(capsys, games=3, seed=20, out=file, jobs=2)
    lines = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    assert [line["seed"] for line in lines] == [20, 21, 22]
    for line in lines:
        record = sleight.Record.from_text(line["record"])
        assert list(record.position.scores) == line["scores"]
        assert list(record.position.winners) == line["winners"]
        assert len(record.rows) == line["decisions"]
        assert line["bots"] == ["random", "random"]
    assert [path.name for path in tmp_path.iterdir()] == ["games.jsonl"]


@pytest.mark.parametrize("place", ["missing/games.jsonl", "."])
def test_a_file_that_cannot_be_written_is_refused_before_any_game(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], place: str
) -> None:
    with pytest.raises(sleight.BadInput) as refused:
        simulate("abracada", games=10**9, out=tmp_path / place)
    assert refused.value.code == "file-unwritable"
    assert list(tmp_path.iterdir()) == []
    assert capsys.readouterr().out == ""


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        ({"lang": "de"}, "language-unknown"),
        ({"option": ("hard=true",)}, "option-unknown"),
        ({"option": ("easy=perhaps",)}, "option-value"),
        ({"option": ("easy",)}, "option-value"),
        ({"bots": "random,,random"}, "bot-unknown"),
        ({"games": 0}, "number-least"),
        ({"jobs": -1}, "number-least"),
        ({"data": Path("no/such/folder")}, "data-unreadable"),
    ],
)
def test_bad_input_is_refused_and_nothing_is_written(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], arguments: dict[str, Any], code: str
) -> None:
    with pytest.raises(sleight.BadInput) as refused:
        simulate("abracada", **{"out": tmp_path / "games.jsonl", **arguments})
    assert refused.value.code == code
    assert list(tmp_path.iterdir()) == []
    assert capsys.readouterr().out == ""


def test_ctrl_c_stops_all_processes_and_leaves_no_file(tmp_path: Path) -> None:
    call = f"simulate('abracada', games=10**9, jobs=2, json=True, out={str(tmp_path / 'games.jsonl')!r})"
    ran = interrupted(
        ["-c", f"from sleight.cli.simulate import simulate; {call}"],
        lambda: any(path.stat().st_size for path in tmp_path.iterdir()),
    )
    assert ran.returncode == 130
    assert json.loads(ran.stdout)["games"] > 0
    assert ran.stderr.startswith("Stopped after ")
    assert len(ran.stderr.splitlines()) == 1
    assert list(tmp_path.iterdir()) == []
