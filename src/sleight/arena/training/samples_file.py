"""The file of games for training: a line that says what they are, then one for every game.

Each is written as soon as it is played; a line that was torn is cut off, and its game is played again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from sleight.arena.training.selfplay import Sample
from sleight.core.errors import BadInput, reason

if TYPE_CHECKING:
    from pathlib import Path

_FORMAT = 1


class _Head(msgspec.Struct, frozen=True):
    sleight_training: int
    game: str
    code: str


class SamplesFile:
    """Opens or makes the file; one of another game, or of other features, is refused."""

    def __init__(self, file: Path, game: str, code: str) -> None:
        self._file, self._head = file, _Head(_FORMAT, game, code)
        self.samples: dict[int, Sample] = {}
        """What has been played, by seed."""

        try:
            file.parent.mkdir(parents=True, exist_ok=True)
            text = file.read_bytes() if file.exists() else b""
            self._read(text)
            if not text:
                self._write(msgspec.json.encode(self._head))
        except OSError as error:
            raise BadInput("file-unwritable", file=str(file), why=reason(error)) from error

    def add(self, sample: Sample) -> None:
        """Keep one more game."""
        self._write(msgspec.json.encode(sample))
        self.samples[sample.seed] = sample

    def _read(self, text: bytes) -> None:
        if not text:
            return
        whole, newline, torn = text.rpartition(b"\n")
        head, *lines = whole.split(b"\n")
        try:
            if msgspec.json.decode(head, type=_Head) != self._head:
                raise BadInput("train-other", file=str(self._file))
            found = [msgspec.json.decode(line, type=Sample) for line in lines]
        except msgspec.DecodeError as error:
            raise BadInput("train-other", file=str(self._file)) from error
        self.samples = {sample.seed: sample for sample in found}
        if torn:
            with self._file.open("r+b") as open_file:
                open_file.truncate(len(whole) + len(newline))

    def _write(self, line: bytes) -> None:
        with self._file.open("ab") as open_file:
            open_file.write(line + b"\n")
