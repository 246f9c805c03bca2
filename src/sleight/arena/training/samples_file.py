"""The file of games for training: a line that says what they are, then one for every game."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from sleight.arena.lines_file import LinesFile
from sleight.arena.training.selfplay import Sample
from sleight.core.errors import BadInput, reason

if TYPE_CHECKING:
    from pathlib import Path

_FORMAT = 1


class _Head(msgspec.Struct, frozen=True):
    sleight_training: int
    game: str
    code: str


class SamplesFile(LinesFile):
    """Opens or makes the file; one of another game, or of other features, is refused."""

    def __init__(self, file: Path, game: str, code: str) -> None:
        self.samples: dict[int, Sample] = {}
        """What has been played, by seed."""

        self._head = _Head(_FORMAT, game, code)
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise BadInput("file-unwritable", file=str(file), why=reason(error)) from error
        super().__init__(file, msgspec.json.encode(self._head), self._read, option="--samples")

    def add(self, sample: Sample) -> None:
        """Keep one more game."""
        self.write(msgspec.json.encode(sample))
        self.samples[sample.seed] = sample

    def _read(self, lines: list[bytes]) -> None:
        try:
            found = [msgspec.json.decode(line, type=Sample) for line in lines[1:]]
            fits = msgspec.json.decode(lines[0], type=_Head) == self._head
        except msgspec.DecodeError:
            fits = False
        if not fits:
            raise BadInput("train-other", file=str(self._file))
        self.samples = {sample.seed: sample for sample in found}
