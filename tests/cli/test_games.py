"""`sleight games`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from sleight.core.record import Record
from sleight.core.speech import LANGUAGES
from tests.cli.terminal import sleight


def test_sets_of_seats_are_shown_as_a_person_writes_them(monkeypatch: pytest.MonkeyPatch) -> None:
    ran = sleight(monkeypatch, ["games"])
    assert "beginner=none (one of none, all, 1,2,3,4)" in ran.out
    assert "first=none (one of none, 1, 2, 3, 4, 5)" in ran.out


def test_the_recommended_sets_are_listed_as_a_person_writes_them(monkeypatch: pytest.MonkeyPatch) -> None:
    found = json.loads(sleight(monkeypatch, ["games", "--json"]).out)["games"]
    listed = {game["id"]: {each["name"]: each["options"] for each in game["recommended"]} for game in found}
    assert listed["abracada"] == {"first": ["easy=true"]}
    assert listed["trickerion"] == {
        "first": ["beginner=all"],
        "full": ["dark_alley=true", "prophecies=true"],
        "first-edition": ["edition=first", "dark_alley=true"],
        "powers": ["dark_alley=true", "prophecies=true", "powers=true"],
        "dawn": ["dark_alley=true", "prophecies=true", "dawn=true", "machine_costs=heavy"],
    }


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_recommended_sets_are_shown_to_people(monkeypatch: pytest.MonkeyPatch, lang: str) -> None:
    out = sleight(monkeypatch, ["games", "--lang", lang]).out
    assert "--recommended first (easy=true)" in out
    assert "--recommended first (beginner=all)" in out
    assert "--recommended full (dark_alley=true prophecies=true)" in out


@pytest.mark.parametrize(
    ("flags", "easy", "lower"),
    [
        (["--recommended", "first"], True, "refuse"),
        (["--recommended", "first", "--option", "lower=penalty"], True, "penalty"),
        (["--option", "easy=false", "--recommended", "first"], False, "refuse"),
        ([], False, "refuse"),
    ],
)
def test_single_options_go_before_a_recommended_set(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, flags: list[str], easy: bool, lower: str
) -> None:
    file = tmp_path / "game.sleight"
    assert sleight(monkeypatch, ["play", "abracada", "--save", file, *flags]).code == 0
    options = Record.read(file).position.to_dict()["options"]
    assert isinstance(options, dict)
    assert (options["easy"], options["lower"]) == (easy, lower)


def test_bots_play_a_recommended_set(monkeypatch: pytest.MonkeyPatch) -> None:
    simulate = ["simulate", "trickerion", "--games", "1", "--jobs", "1", "--json", "--recommended", "first"]
    played = json.loads(sleight(monkeypatch, simulate).out)
    assert (played["options"]["beginner"], played["options"]["dark_alley"]) == ([0, 1], False)


def test_the_contract_of_a_recommended_set_is_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    check = ["check", "abracada", "--games", "2", "--jobs", "1", "--json", "--recommended", "first"]
    ran = sleight(monkeypatch, check)
    assert ran.code == 0
    assert json.loads(ran.out)["counts"]["games"] == 2
