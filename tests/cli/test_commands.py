"""The list of games, the help, and the languages of the command."""

from __future__ import annotations

import importlib
import inspect
import json
import os
import re
import subprocess
import sys
from importlib.resources import files
from importlib.util import find_spec

import pytest
from rich.cells import cell_len

from sleight.bots import bot_codes
from sleight.cli import language
from sleight.cli.app import USAGES
from sleight.core.speech import LANGUAGES, speaker
from tests.cli.terminal import sleight

Patch = pytest.MonkeyPatch
COMMANDS = [command for command in USAGES if find_spec(f"sleight.cli.{command}")]


def flags(command: str) -> list[str]:
    """The parameters of a command."""
    function = getattr(importlib.import_module(f"sleight.cli.{command}"), command)
    return [name.replace("_", "-") for name in inspect.signature(function).parameters]


def test_games_lists_everything(monkeypatch: Patch) -> None:
    found = json.loads(sleight(monkeypatch, ["games", "--json"]).out)["games"]
    (abracada,) = [game for game in found if game["id"] == "abracada"]
    assert abracada["seats"] == [2, 3, 4, 5]
    assert abracada["bots"] == list(bot_codes("abracada"))
    assert {option["name"]: option["default"] for option in abracada["options"]} == {
        "easy": "false",
        "last_standing": "false",
        "lower": "refuse",
        "first": "none",
    }
    assert all(option["meaning"].endswith(".") for option in abracada["options"])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_games_for_people(monkeypatch: Patch, lang: str) -> None:
    ran = sleight(monkeypatch, ["games", "--lang", lang])
    assert "lower=refuse" in ran.out
    assert "first=none" in ran.out
    assert max(cell_len(line) for line in ran.out.splitlines()) <= 80


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_teaches_with_an_example(monkeypatch: Patch, lang: str) -> None:
    monkeypatch.setenv("LANG", f"{lang}.UTF-8")
    says = speaker(lang, "sleight.cli")
    ran = sleight(monkeypatch, ["--help"])
    assert ran.code == 0
    assert all(says.say(f"help-{command}-short") in ran.out for command in USAGES)
    assert says.say("example-sleight") in ran.out
    for command in COMMANDS:
        page = sleight(monkeypatch, [command, "--help"]).out
        assert says.say(f"example-{command}") in page
        assert max(cell_len(line) for line in page.splitlines()) <= 80


@pytest.mark.parametrize("command", COMMANDS)
def test_every_flag_is_explained_in_every_language(command: str) -> None:
    for lang in LANGUAGES:
        says = speaker(lang, "sleight.cli")
        for flag in flags(command):
            assert says.knows(f"flag-{command}-{flag}") or says.knows(f"flag-{flag}"), (flag, lang)


def test_every_message_about_a_flag_belongs_to_one() -> None:
    known = {"flag-help", "flag-version"}
    for command in COMMANDS:
        known |= {f"flag-{flag}" for flag in flags(command)}
        known |= {f"flag-{command}-{flag}" for flag in flags(command)}
    source = (files("sleight.cli") / "messages" / "en.ftl").read_text(encoding="utf-8")
    assert set(re.findall(r"^(flag-[a-z-]+) =", source, re.MULTILINE)) <= known


def test_help_imports_no_command() -> None:
    """Lazy commands keep `sleight --help` quick."""
    heavy = ("sleight.games.", "sleight.arena", "sleight.bots", "sleight.server")
    script = f"""
import sys
from sleight.cli.app import run
code = run(["--help"])
sys.exit(code or any(name.startswith({heavy!r}) for name in sys.modules))
"""
    ran = subprocess.run([sys.executable, "-c", script], stdout=subprocess.DEVNULL, check=False)
    assert ran.returncode == 0


def test_the_version(monkeypatch: Patch) -> None:
    assert sleight(monkeypatch, ["--version"]).out.startswith("0.1.0, ")


@pytest.mark.parametrize(
    ("environment", "lang"),
    [
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LC_MESSAGES": "ru_RU.UTF-8", "LANG": "fr_FR.UTF-8"}, "ru"),
        ({"LC_ALL": "en_GB.UTF-8", "LANG": "ru_RU.UTF-8"}, "en"),
        ({"LC_ALL": "", "LANG": "ru"}, "ru"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LC_ALL": "C", "LANG": "fr_FR.UTF-8"}, "en"),
        ({}, "en"),
    ],
)
def test_the_language_of_the_environment(environment: dict[str, str], lang: str) -> None:
    assert language.of_environment(environment) == lang


def test_the_environment_speaks_to_every_command(monkeypatch: Patch) -> None:
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert "Places" in sleight(monkeypatch, ["games"]).out
    assert "Seats" in sleight(monkeypatch, ["games", "--lang", "en"]).out


@pytest.mark.parametrize("arguments", [["--help"], ["games"], ["play", "chess"]])
def test_a_terminal_that_lacks_letters_gets_question_marks(arguments: list[str]) -> None:
    ran = subprocess.run(
        [sys.executable, "-m", "sleight.cli", *arguments, "--lang", "ru"],
        env={**os.environ, "PYTHONIOENCODING": "ascii"},
        capture_output=True,
        check=False,
    )
    assert b"???" in ran.stdout + ran.stderr
    assert b"Traceback" not in ran.stderr


def test_a_reader_that_goes_away_is_no_error() -> None:
    command = [sys.executable, "-m", "sleight.cli", "games"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""
