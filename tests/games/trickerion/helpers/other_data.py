"""Games with other printed data: folders with changed files, and other figures of the edition."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

import sleight
from sleight.games.trickerion.editions.second import SECOND
from sleight.games.trickerion.game import Trickerion
from sleight.games.trickerion.printed import structs

OURS = Path(structs.__file__).parent / "data"
FILES = (
    "tricks.json",
    "performances.json",
    "magicians.json",
    "special_assignments.json",
    "prophecies.json",
    "powers.json",
    "machines.json",
    "signature_tricks.json",
    "machine_assignments.json",
    "board.json",
)
Steps = tuple[str | int, ...]
"""The way to a spot in plain data."""


def spots(value: object, start: Steps = ()) -> list[Steps]:
    """Every spot in plain data at which a value could be replaced."""
    inside: list[tuple[str | int, object]] = []
    if isinstance(value, dict):
        inside = list(value.items())
    elif isinstance(value, list):
        inside = list(enumerate(value))
    found = [start] if start else []
    for step, part in inside:
        found += spots(part, (*start, step))
    return found


def at(data: Any, steps: Steps) -> Any:
    """What lies at a spot in plain data."""
    for step in steps:
        data = data[step]
    return data


def put(data: Any, steps: Steps, value: object) -> None:
    """Replace what lies at a spot in plain data."""
    at(data, steps[:-1])[steps[-1]] = value


def edited(folder: Path, file: str, edit: Callable[[Any], object]) -> Path:
    """A copy of our data in which one file was edited."""
    for name in FILES:
        shutil.copy(OURS / name, folder / name)
    content = json.loads((OURS / file).read_text(encoding="utf-8"))
    edit(content)
    (folder / file).write_text(json.dumps(content), encoding="utf-8")
    return folder


def changed_folder(folder: Path, file: str, steps: Steps, value: object) -> Path:
    """A copy of our data in which one value is another."""
    return edited(folder, file, lambda content: put(content, steps, value))


def data_fault(folder: Path) -> sleight.BadInput:
    """How the data of a folder is refused."""
    with pytest.raises(sleight.BadInput) as caught:
        sleight.game("trickerion", data=folder)
    return caught.value


def game_with(**numbers: object) -> Trickerion:
    """The game with other numbers in its edition, to show a rule beyond what the base game reaches."""
    return Trickerion(editions={SECOND.id: msgspec.structs.replace(SECOND, **numbers)})
