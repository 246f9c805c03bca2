"""`sleight analyse`: where each player of a record lost most."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import sleight as engine
from sleight import Record
from sleight.arena.match import play_game
from sleight.core.speech import LANGUAGES
from tests.cli.terminal import sleight

Patch = pytest.MonkeyPatch


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    played = play_game(engine.game("abracada"), ["clumsy:slips=0.6", "odds"], 3)
    assert played.record is not None
    file = tmp_path_factory.mktemp("records") / "game.sleight"
    file.write_text(played.record, "utf-8")
    return file


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_dearest_moments_are_told_with_a_way_to_see_them(
    monkeypatch: Patch, file: Path, lang: str
) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    ran = sleight(monkeypatch, ["analyse", file, "--sims", 8, "--jobs", 1, "--lang", lang])
    assert (ran.code, ran.err) == (0, "")
    shown = [line.strip() for line in ran.out.splitlines() if "sleight replay" in line]
    assert shown
    row = shown[0].rpartition(" ")[2]
    assert sleight(monkeypatch, ["replay", file, "--to", row, "--lang", lang]).code == 0


def test_json_holds_the_same(monkeypatch: Patch, file: Path) -> None:
    ran = sleight(monkeypatch, ["analyse", file, "--sims", 8, "--jobs", 1, "--json"])
    found = json.loads(ran.out)
    assert (found["game"], found["bot"], found["sims"]) == ("abracada", "reader", 8)
    rows = len(Record.read(file).rows)
    for seat in found["seats"]:
        assert seat["decisions"] > 0
        assert all(1 <= each["row"] <= rows for each in seat["moments"])


def test_bad_input_is_one_sentence(monkeypatch: Patch, file: Path, tmp_path: Path) -> None:
    begun = tmp_path / "begun.sleight"
    Record.start(engine.game("abracada"), seats=2, seed=1).write(begun)
    for line, said in (
        (["analyse", file, "--sims", 1], "simulations"),
        (["analyse", file, "--jobs", 0], "jobs"),
        (["analyse", begun], "isn’t over"),
        (["analyse", tmp_path / "none"], "none"),
        (["analyse"], "FILE"),
    ):
        ran = sleight(monkeypatch, [*line, "--lang", "en"])
        assert ran.code == 2
        assert said in ran.err
        assert len(ran.err.splitlines()) == 1
