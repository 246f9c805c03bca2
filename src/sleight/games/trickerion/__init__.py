"""Trickerion: the base game of the 2019 edition, for 2 to 4 players.

`game` is the front door; `cells` and `position` say what lies where; `setup`, `round`, `phases` and
`locations` are the rules and the questions; `view`, `guess` and `reckon` are what a seat can know.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sleight.games.trickerion.game import Trickerion

if TYPE_CHECKING:
    from pathlib import Path


def load(data: Path | str | None = None) -> Trickerion:
    """The game with its printed data, or with the data of a folder."""
    return Trickerion(data)
