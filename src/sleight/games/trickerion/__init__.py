"""Trickerion, for 2 to 4 players: the edition of 2019, alone or with its modules.

`game` is the front door. The rooms from the ground up: `editions` and `printed` are what the box holds,
`state` says what lies where, `effects` bend rules, `flow` leads through set-up, phases and windows,
`locations` and `scoring` are what is done and paid, `cards` and `modules` come on top, `views` are what is
seen, saved and guessed, `advice` is what a player would work out, and `faces` and `bots` play.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sleight.games.trickerion.game import Trickerion

if TYPE_CHECKING:
    from pathlib import Path


def load(data: Path | str | None = None) -> Trickerion:
    """The game with its printed data, or with the data of a folder."""
    return Trickerion(data)
