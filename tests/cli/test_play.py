"""A person plays in the terminal."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from rich.cells import cell_len

import sleight as engine
from sleight.bots import bot_codes
from sleight.core.record import Record
from sleight.core.speech import LANGUAGES, speaker
from tests.cli.terminal import EVERYTHING, sleight
from tests.games.abracada.scenario import table

Patch = pytest.MonkeyPatch


def unwrapped(text: str) -> str:
    """The text without its line breaks and indents."""
    return " ".join(text.split())


def saved(position: engine.Position, file: Path) -> Path:  # type: ignore[type-arg]
    """A game of a person at seat 1 against random bots that starts from a position."""
    players = ("person", *["random"] * (position.table.seats - 1))
    Record.start(engine.game("abracada"), position=position, players=players).write(file)
    return file


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "options",
    [[], ["last_standing=true", "lower=penalty"]],
    ids=["plain", "variants"],
)
def test_a_whole_game_in_every_language(
    monkeypatch: Patch, tmp_path: Path, lang: str, options: list[str]
) -> None:
    file = tmp_path / "game.sleight"
    chosen = [f"--option={option}" for option in options]
    arguments = ["play", "abracada", "--seed", 5, "--seats", 3, "--bots", "random", "--save", file]
    ran = sleight(monkeypatch, [*arguments, "--lang", lang, *chosen], EVERYTHING * 400)
    record = Record.read(file)
    assert ran.code == 0
    assert ran.err == ""
    assert record.position.over
    assert record.header.players == ("person", "random", "random")
    assert speaker(lang, "sleight.cli").say("saved-over") in ran.out
    assert max(cell_len(line) for line in ran.out.splitlines() if str(file) not in line) <= 80


def test_a_game_without_words_sits_down_at_four_seats_with_the_strongest_bot(
    monkeypatch: Patch, data_home: Path
) -> None:
    ran = sleight(monkeypatch, ["play", "abracada"])
    (file,) = (data_home / "sleight").iterdir()
    assert ran.code == 0
    assert Record.read(file).header.players == ("person", *[bot_codes("abracada")[-1]] * 3)
    assert file.name.startswith("abracada-")


def test_bots_repeat_and_the_person_sits_where_asked(monkeypatch: Patch, tmp_path: Path) -> None:
    file = tmp_path / "game.sleight"
    sleight(
        monkeypatch,
        ["play", "abracada", "--seats", 5, "--seat", 3, "--bots", "random,likeliest", "--save", file],
    )
    assert Record.read(file).header.players == ("random", "likeliest", "person", "random", "likeliest")


def test_a_choice_is_typed_as_its_number_its_text_or_its_words(monkeypatch: Patch, tmp_path: Path) -> None:
    for number, line in enumerate(["8", "call 8", "CALL 8, magic drink", "  call   8 "]):
        position = table(2).hand(0, 8, 8, 8, 7).hand(1, 1, 2, 2, 3, 3).position()
        file = saved(position, tmp_path / f"{number}.sleight")
        ran = sleight(monkeypatch, ["play", "abracada", "--resume", file], [line.lower()])
        assert "You cast 8, Magic Drink" in ran.out, line
        assert Record.read(file).rows[0].written == "call 8"


def test_a_number_that_is_not_listed_is_explained(monkeypatch: Patch, tmp_path: Path) -> None:
    position = table(2).hand(0, 8, 8, 7).hand(1, 1, 2, 2, 3, 3).last(7).position()
    file = saved(position, tmp_path / "game.sleight")
    ran = sleight(monkeypatch, ["play", "abracada", "--resume", file], ["3", "take 2", "9", "nonsense"])
    assert "You have cast 7 in this turn, so 3 is too low: call 7 or higher." in ran.out
    assert "[AQ-CAST-08]" in ran.out
    assert "You can take a secret stone only after casting a Night Singer (4)" in ran.out
    assert "I don’t understand “9”" in ran.out
    assert "I don’t understand “nonsense”" in ran.out
    assert Record.read(file).rows == []


def test_the_question_mark_says_why_not(monkeypatch: Patch, tmp_path: Path) -> None:
    position = table(2).hand(0, 8, 8, 7).hand(1, 1, 2, 2, 3, 3).last(7).position()
    file = saved(position, tmp_path / "game.sleight")
    lines = ["? call 3", "?3", "? 8", "? 0", "? what", "why call 2"]
    ran = sleight(monkeypatch, ["play", "abracada", "--resume", file], lines)
    assert ran.out.count("so 3 is too low") == 2
    assert "“Call 8, Magic Drink” is possible." in ran.out
    assert "“End your turn” is possible." in ran.out
    assert "I don’t understand “what”" in ran.out
    assert "so 2 is too low" in ran.out
    assert Record.read(file).rows == []


def test_what_is_possible_is_said_to_be(monkeypatch: Patch, tmp_path: Path) -> None:
    position = table(2).hand(0, 4, 8, 7).hand(1, 1, 2, 2, 3, 3).position()
    file = saved(position, tmp_path / "game.sleight")
    ran = sleight(monkeypatch, ["play", "abracada", "--resume", file], ["4", "? take 2", "take 2"])
    assert "“Take secret stone 2” is possible." in ran.out
    assert "You take secret stone 2: it is" in ran.out


def test_a_foolish_call_needs_a_second_word(monkeypatch: Patch, tmp_path: Path) -> None:
    position = table(2).hand(0, 8, 8, 7).hand(1, 1, 2, 2, 3, 3).position()
    file = saved(position, tmp_path / "game.sleight")
    resume = ["play", "abracada", "--resume", file]
    ran = sleight(monkeypatch, resume, ["1", "no", "1", "", "? 1"])
    assert ran.out.count("You can see every 1 elsewhere: this call cannot succeed. [AQ-CAST-16]") == 3
    assert Record.read(file).rows == []
    sleight(monkeypatch, resume, ["1", "yes"])
    assert Record.read(file).rows[0].written == "call 1"


@pytest.mark.parametrize(("lang", "yes"), [("fr", "oui"), ("fr", "o"), ("ru", "да"), ("ru", "y")])
def test_yes_in_every_language(monkeypatch: Patch, tmp_path: Path, lang: str, yes: str) -> None:
    position = table(2).hand(0, 8, 8, 7).hand(1, 1, 2, 2, 3, 3).position()
    file = saved(position, tmp_path / "game.sleight")
    sleight(monkeypatch, ["play", "abracada", "--resume", file, "--lang", lang], ["1", yes])
    assert Record.read(file).rows[0].written == "call 1"


@pytest.mark.parametrize(("lang", "undo"), [("en", "undo"), ("fr", "annuler"), ("ru", "отмена")])
def test_undo_as_far_as_the_engine_allows(monkeypatch: Patch, tmp_path: Path, lang: str, undo: str) -> None:
    position = table(2).hand(0, 4, 8, 7).hand(1, 1, 2, 2, 3, 3).position()
    file = saved(position, tmp_path / "game.sleight")
    ran = sleight(
        monkeypatch, ["play", "abracada", "--resume", file, "--lang", lang], [undo, "4", undo, "0", undo]
    )
    record = Record.read(file)
    assert [row.written for row in record.rows] == ["call 4", "leave", "0 undo"]
    assert record.position.asked(0).kind == "secret"  # type: ignore[union-attr]
    for refusal in ("refusal-undo-nothing", "refusal-undo-learned"):
        assert unwrapped(speaker(lang).say(refusal)) in unwrapped(ran.out)


def test_the_words_of_the_game_and_of_the_table(monkeypatch: Patch, tmp_path: Path) -> None:
    position = table(2).hand(0, 8, 8, 7).hand(1, 1, 2, 2, 3, 3).position()
    file = saved(position, tmp_path / "game.sleight")
    lines = ["odds", "rules 5", "rules", "rules 9", "help", "8", "log", "log all", "quit"]
    ran = sleight(monkeypatch, ["play", "abracada", "--resume", file], lines)
    assert "The odds that the spell stands in front of you" in ran.out
    assert "Your left and right neighbors lose 1 life each." in ran.out
    assert "The game ends when someone reaches 8 points" in ran.out
    assert "There is no spell “9”; the spells are 1 to 8." in ran.out
    assert "undo your last move" in ran.out
    assert "explains the open question and its answers" in ran.out
    assert ran.out.count("You cast 8, Magic Drink") == 3
    assert f"sleight play abracada --resume {file}" in ran.out


def test_the_end_of_a_round_shows_the_hands(monkeypatch: Patch, tmp_path: Path) -> None:
    position = table(2).hand(0, 7, 8).hand(1, 1, 2, 2, 3, 3).lives(6, 1).position()
    file = saved(position, tmp_path / "game.sleight")
    ran = sleight(monkeypatch, ["play", "abracada", "--resume", file], ["7"])
    assert "You take an opponent’s last life and win the round!" in unwrapped(ran.out)
    assert "1 2 2 3 3" in ran.out
    assert "+3" in ran.out
    assert "Round 2 begins, and Basil plays first." in ran.out


def test_the_end_of_the_input_saves_and_resume_goes_on_the_same(monkeypatch: Patch, tmp_path: Path) -> None:
    """A game played in two sittings is the same game, row by row: bots draw from seed, seat and row."""
    one, two = tmp_path / "one.sleight", tmp_path / "two.sleight"
    start = ["play", "abracada", "--seed", 11, "--seats", 3, "--bots", "random,likeliest"]
    lines = EVERYTHING * 10
    sleight(monkeypatch, [*start, "--save", one], lines)
    ran = sleight(monkeypatch, [*start, "--save", two], lines[:23])
    paused = two.read_text()
    assert ran.code == 0
    assert (
        f"The game is saved in:\n  {two}\nTo continue:\n  sleight play abracada --resume {two}\n" in ran.out
    )
    sleight(monkeypatch, ["play", "abracada", "--resume", two])
    assert two.read_text() == paused
    sleight(monkeypatch, ["play", "abracada", "--resume", two], lines[23:])
    assert two.read_text() == one.read_text()


def test_the_command_to_go_on_names_data_and_language(monkeypatch: Patch, tmp_path: Path) -> None:
    data = Path(engine.__file__).parent / "games" / "abracada" / "data"
    file = tmp_path / "my game.sleight"
    ran = sleight(
        monkeypatch, ["play", "abracada", "--data", data, "--lang", "fr", "--save", file, "--bots", "random"]
    )
    assert f"sleight play abracada --resume '{file}' --data {data} --lang fr" in ran.out


def test_a_finished_game_resumes_to_its_result(monkeypatch: Patch, tmp_path: Path) -> None:
    position = table(2).hand(0, 7, 8).hand(1, 1, 2, 2, 3, 3).lives(6, 1).scores(5, 2).position()
    file = saved(position, tmp_path / "game.sleight")
    sleight(monkeypatch, ["play", "abracada", "--resume", file], ["7"])
    ran = sleight(monkeypatch, ["play", "abracada", "--resume", file])
    assert ran.code == 0
    assert "1. You: 8\n2. Basil: 2\n" in ran.out


def test_control_c_saves(tmp_path: Path) -> None:
    file = tmp_path / "game.sleight"
    command = [sys.executable, "-u", "-m", "sleight.cli", "play", "abracada", "--option", "first=1"]
    with subprocess.Popen(
        [*command, "--bots", "random", "--save", str(file)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, "LANG": "C.UTF-8", "PYTHONIOENCODING": "utf-8"},
        # Whoever runs the tests in the background may ignore Ctrl-C, and a child would inherit that.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
    ) as process:
        assert process.stdout is not None
        printed = b""
        while b"> " not in printed:
            printed += process.stdout.read1()  # type: ignore[attr-defined]
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=30)
    assert process.returncode == 130
    assert err == b""
    assert f"sleight play abracada --resume {file}" in out.decode()
    assert Record.read(file).rows == []
