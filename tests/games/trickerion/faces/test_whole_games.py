"""Whole games of Trickerion in the terminal, in every language."""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random

import pytest
from rich.cells import cell_len

import sleight as engine
from sleight.cli.app import run
from sleight.core.record import Record
from sleight.core.speech import LANGUAGES, game_speaker, speaker

_LOOKS = ("table", "theater", "workshop", "tricks", "card", "alley", "explain")


class Typist:
    """Sits at the keyboard: looks at the saved game and types a random choice, by number or as text."""

    def __init__(self, file: Path, lang: str, seed: int) -> None:
        self.file = file
        self.rng = Random(seed)
        self.rows = -1
        self.yes = speaker(lang, "sleight.cli").say("word-yes")
        says = game_speaker("trickerion", lang)
        self.words = [says.say(f"word-{word}") for word in _LOOKS]

    def readline(self, _size: int = -1) -> str:
        """The next line. If the last one changed nothing, it was a question whether it is meant."""
        record = Record.read(self.file)
        if len(record.rows) == self.rows:
            return f"{self.yes}\n"
        if self.words:
            return f"{self.words.pop()}\n"
        self.rows = len(record.rows)
        choices = record.position.choices(0)
        number = self.rng.randrange(len(choices))
        return f"{self.rng.choice([str(number + 1), engine.text(choices[number])])}\n"

    def isatty(self) -> bool:
        """Nobody looks on."""
        return False


@pytest.mark.parametrize("modules", [(), ("--recommended", "full")], ids=["base", "full"])
@pytest.mark.parametrize(("lang", "seats"), list(zip(LANGUAGES, (2, 3, 4), strict=True)))
def test_a_whole_game_in_every_language(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    lang: str,
    seats: int,
    modules: tuple[str, ...],
) -> None:
    file = tmp_path / "game.sleight"
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setattr(sys, "stdin", Typist(file, lang, seats))
    arguments = ["play", "trickerion", "--seed", "5", "--seats", str(seats), "--bots", "random"]
    code = run([*arguments, *modules, "--save", str(file), "--lang", lang])
    out = capsys.readouterr().out
    assert code == 0
    assert Record.read(file).position.over
    assert game_speaker("trickerion", lang).say("ui-scoring") in out
    assert speaker(lang, "sleight.cli").say("saved-over") in out
    assert max(cell_len(line.rstrip()) for line in out.splitlines() if str(file) not in line) <= 80
