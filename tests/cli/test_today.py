"""`sleight today`: the table of the day in the terminal."""

from __future__ import annotations

from pathlib import Path

import pytest

import sleight as engine
from sleight.arena.today import par_of, read_date, todays_table
from sleight.core.record import Record
from sleight.core.speech import LANGUAGES
from tests.cli.terminal import EVERYTHING, sleight

Patch = pytest.MonkeyPatch
DATE = "2026-11-18"


def test_the_table_of_a_day_is_played_and_compared_with_par(monkeypatch: Patch, tmp_path: Path) -> None:
    file = tmp_path / "today.sleight"
    arguments = ["today", "abracada", "--date", DATE, "--save", file, "--lang", "en"]
    ran = sleight(monkeypatch, arguments, EVERYTHING * 200)
    game = engine.game("abracada")
    today = todays_table(game, read_date(DATE))
    record = Record.read(file)
    assert ran.code == 0
    assert (record.header.seed, record.header.players) == (today.seed, today.players)
    assert record.position.over
    score, par = record.position.scores[today.seat], par_of(game, today).score
    assert f"Par is {par:g}" in ran.out
    assert f"your score is {score}" in ran.out
    verdict = (
        "Exactly par." if score == par else f"{abs(score - par):g} {'above' if score > par else 'below'} par"
    )
    assert verdict in ran.out


def test_it_is_taken_up_again_on_its_own_day_only(monkeypatch: Patch, tmp_path: Path) -> None:
    file = tmp_path / "today.sleight"
    ran = sleight(
        monkeypatch, ["today", "abracada", "--date", DATE, "--save", file, "--lang", "en"], ["quit"]
    )
    assert f"today abracada --date {DATE} --resume" in ran.out
    again = ["today", "abracada", "--date", DATE, "--resume", file, "--lang", "en"]
    assert sleight(monkeypatch, again, ["quit"]).code == 0
    other = sleight(
        monkeypatch, ["today", "abracada", "--date", "2026-11-19", "--resume", file, "--lang", "en"]
    )
    assert other.code == 2
    assert "is not the table of 2026-11-19" in other.err


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_wrong_date_is_one_sentence(monkeypatch: Patch, lang: str) -> None:
    ran = sleight(monkeypatch, ["today", "abracada", "--date", "tomorrow", "--lang", lang])
    assert ran.code == 2
    assert "tomorrow" in ran.err
    assert "2026-11-18" in ran.err
    assert len(ran.err.splitlines()) == 1
