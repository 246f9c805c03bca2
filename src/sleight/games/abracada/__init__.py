"""Abracada… Quoi ?: a small game, whole. Read it first to learn the contract.

`game` is the front door; `position` says what lies where; `questions` says what may be chosen and why
not; `turn`, `spells` and `rounds` are the rules; `view`, `odds` and `guess` are what a seat can know.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sleight.games.abracada.game import Abracada

if TYPE_CHECKING:
    from pathlib import Path


def load(data: Path | str | None = None) -> Abracada:
    """The game with its printed data, or with the data of a folder."""
    return Abracada(data)
