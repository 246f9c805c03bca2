"""Wrong input: exit code 2, one sentence that names what is allowed, and nothing half-written."""

from __future__ import annotations

from pathlib import Path

import pytest

import sleight as engine
from sleight.core.record import Record
from sleight.core.speech import LANGUAGES
from tests.cli.terminal import sleight

Patch = pytest.MonkeyPatch

CASES = {
    "command": (
        ["plya"],
        "games, rules, learn, play, today, puzzle, replay, analyse, simulate, tournament, train, puzzles, "
        "check, bench, serve, config, backup",
    ),
    "flag before a command": (["--lang", "fr"], "la commande"),
    "no game": (["play"], "GAME is missing"),
    "game": (["play", "chess"], "the games are: abracada"),
    "flag": (["play", "abracada", "--sets", "3"], "--seats, --seat, --bots"),
    "extra": (["play", "abracada", "other"], "Unexpected “other”"),
    "no value": (["play", "abracada", "--seats"], "--seats needs a value"),
    "twice": (["play", "abracada", "--seed", "1", "--seed", "2"], "--seed may be given only once"),
    "number": (["play", "abracada", "--seats", "many"], "--seats must be a whole number, not “many”"),
    "seats": (["play", "abracada", "--seats", "6"], "2, 3, 4, 5"),
    "seat": (["play", "abracada", "--seats", "3", "--seat", "4"], "the seats are: 1, 2, 3"),
    "seat zero": (["play", "abracada", "--seat", "0"], "the seats are: 1, 2, 3, 4"),
    "seed": (["play", "abracada", "--seed=-1"], "at least 0"),
    "option": (["play", "abracada", "--option", "hard=true"], "easy, last_standing, lower, first"),
    "option value": (["play", "abracada", "--option", "easy=maybe"], "false, true"),
    "option without value": (["play", "abracada", "--option", "lower"], "refuse, penalty"),
    "option first": (["play", "abracada", "--option", "first=9"], "none, 1, 2, 3, 4, 5"),
    "option seat": (["play", "abracada", "--seats", "2", "--option", "first=4"], "it may be"),
    "options apart": (["play", "trickerion", "--option", "prophecies=true"], "only with dark_alley=true"),
    "recommended": (["play", "abracada", "--recommended", "full"], "abracada has no recommended set “full”"),
    "recommended sets": (["simulate", "trickerion", "--recommended", "f"], "its sets are: first, full"),
    "recommended check": (["check", "trickerion", "--recommended", ""], "its sets are: first, full"),
    "check option": (["check", "abracada", "--option", "hard=true"], "easy, last_standing, lower, first"),
    "bot": (["play", "abracada", "--bots", "genius"], "the bots are: random"),
    "bot parameter": (["play", "abracada", "--bots", "random:risk=2"], "no parameter “risk”"),
    "bots": (["play", "abracada", "--seats", "2", "--bots", "random,random"], "2 named, 1 seats to fill"),
    "language": (["play", "abracada", "--lang", "de"], "en, fr, ru"),
    "language of games": (["games", "--lang", "de"], "en, fr, ru"),
    "data": (["play", "abracada", "--data", "nowhere"], "nowhere/abracada.json cannot be read"),
    "resume": (["play", "abracada", "--resume", "nowhere"], "nowhere cannot be read"),
    "save": (["play", "abracada", "--save", "no/such/folder"], "no/such/folder cannot be written"),
    "replay": (["replay", "nowhere"], "nowhere cannot be read"),
    "no file": (["replay"], "FILE is missing"),
}


@pytest.mark.parametrize("case", CASES)
def test_one_sentence_and_nothing_written(
    monkeypatch: Patch, tmp_path: Path, data_home: Path, case: str
) -> None:
    arguments, allowed = CASES[case]
    monkeypatch.chdir(tmp_path)
    ran = sleight(monkeypatch, arguments, ["8"])
    assert ran.code == 2
    assert ran.out == ""
    assert ran.err.count("\n") == 1
    assert allowed.lower() in ran.err.lower()
    assert "Traceback" not in ran.err
    assert [file for file in tmp_path.rglob("*") if file.is_file()] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("arguments", [["play", "chess"], ["plya"], ["play"], ["replay", "x", "--to", "a"]])
def test_the_sentence_is_in_the_language_of_the_person(
    monkeypatch: Patch, lang: str, arguments: list[str]
) -> None:
    monkeypatch.setenv("LC_ALL", f"{lang}_XX.UTF-8")
    by_environment = sleight(monkeypatch, arguments)
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    english = sleight(monkeypatch, arguments)
    assert by_environment.code == english.code == 2
    assert (by_environment.err == english.err) == (lang == "en")


def test_a_flag_chooses_the_language_of_the_complaint(monkeypatch: Patch) -> None:
    assert "Игры «chess» нет" in sleight(monkeypatch, ["play", "chess", "--lang=ru"]).err
    assert "Le jeu «\xa0chess\xa0»" in sleight(monkeypatch, ["play", "chess", "--lang", "fr"]).err


def test_a_record_in_which_nobody_sits_is_not_resumed(monkeypatch: Patch, tmp_path: Path) -> None:
    file = tmp_path / "bots.sleight"
    Record.start(engine.game("abracada"), seats=2, seed=1, players=("random", "random")).write(file)
    before = file.read_bytes()
    ran = sleight(monkeypatch, ["play", "abracada", "--resume", file])
    assert ran.code == 2
    assert "No person plays" in ran.err
    assert file.read_bytes() == before


@pytest.mark.parametrize(
    "flag",
    ["--seats=3", "--seat=1", "--bots=random", "--seed=1", "--option=easy=true", "--recommended=first"],
)
def test_a_saved_game_keeps_what_it_has(monkeypatch: Patch, tmp_path: Path, flag: str) -> None:
    file = tmp_path / "game.sleight"
    sleight(monkeypatch, ["play", "abracada", "--save", file, "--bots", "random"])
    ran = sleight(monkeypatch, ["play", "abracada", "--resume", file, flag])
    assert ran.code == 2
    assert ran.err.startswith(flag.partition("=")[0])


def test_an_older_game_is_never_overwritten(monkeypatch: Patch, tmp_path: Path) -> None:
    file = tmp_path / "game.sleight"
    file.write_text("precious")
    ran = sleight(monkeypatch, ["play", "abracada", "--save", file])
    assert ran.code == 2
    assert "already exists" in ran.err
    assert file.read_text() == "precious"


def test_a_damaged_record_is_told_by_its_line(monkeypatch: Patch, tmp_path: Path) -> None:
    file = tmp_path / "game.sleight"
    sleight(monkeypatch, ["play", "abracada", "--save", file, "--bots", "random"], ["8", "7", "6"])
    lines = file.read_text().split("\n")
    file.write_text("\n".join([lines[0], "call 99", *lines[2:]]))
    for lang, reason in (("en", "isn’t a choice in this game"), ("ru", "не ход этой игры")):
        ran = sleight(monkeypatch, ["replay", file, "--verify", "--lang", lang])
        assert ran.code == 2
        assert "2: " in ran.err
        assert reason in ran.err
        assert ran.err.count("\n") == 1
