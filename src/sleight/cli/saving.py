"""Where a game is saved, and how to go on with it."""

from __future__ import annotations

import os
import shlex
import shutil
import sys
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from sleight.core.errors import BadInput, reason

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sleight.core.record import Record

_SUFFIX = ".sleight"


def data_folder() -> Path:
    """The data folder of the person, as the system names it."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "sleight"


def default_file(game: str) -> Path:
    """A new file in the data folder of the person, named by the game and the moment."""
    folder = data_folder()
    try:
        folder.mkdir(0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise _unwritable(folder, error) from error
    name = f"{game}-{datetime.now():%Y-%m-%d-%H%M%S}"
    file = folder / f"{name}{_SUFFIX}"
    number = 2
    while file.exists():
        file = folder / f"{name}-{number}{_SUFFIX}"
        number += 1
    return file


def results_file(game: str, digest: str) -> Path:
    """Where the results of a tournament are kept, so that the same command finds them again."""
    return _kept_in("tournaments", game, digest)


def training_file(game: str, digest: str) -> Path:
    """Where games for training are kept."""
    return _kept_in("training", game, digest)


def _kept_in(name: str, game: str, digest: str) -> Path:
    """A file in a folder of the data folder, found again by its digest."""
    folder = data_folder() / name
    try:
        folder.mkdir(0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise _unwritable(folder, error) from error
    return folder / f"{game}-{digest}.jsonl"


def check_new(file: Path) -> Path:
    """A file that somebody named: an older game in it is never overwritten."""
    if file.exists():
        raise BadInput("file-exists", file=str(file))
    return file


def save(record: Record, file: Path) -> None:
    """Write the record, whole or not at all."""
    try:
        record.write(file)
    except OSError as error:
        raise _unwritable(file, error) from error


def command_to_go_on(command: Sequence[str], file: Path, data: Path | None, lang: str | None) -> str:
    """The exact command that continues a saved game; `command` is `play` or `learn` with what to play."""
    words = [program(), *command, "--resume", str(file)]
    words += [] if data is None else ["--data", str(data)]
    words += [] if lang is None else ["--lang", lang]
    return shlex.join(words)


def command_to_replay(file: Path) -> str:
    """The exact command that shows a finished game."""
    return shlex.join([program(), "replay", str(file)])


def program() -> str:
    """What to type for this program: its name if the shell finds it, else the path it was started with."""
    started = Path(sys.argv[0])
    found = shutil.which("sleight")
    if started.name != "sleight" or (found and Path(found).samefile(started)):
        return "sleight"
    return str(started)


def _unwritable(file: Path, error: OSError) -> BadInput:
    return BadInput("file-unwritable", file=str(file), why=reason(error))
