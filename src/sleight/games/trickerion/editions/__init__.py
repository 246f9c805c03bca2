"""Editions: one file for each, a value that the rules look up; found by its id."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sleight.games.trickerion.editions.first import FIRST
from sleight.games.trickerion.editions.second import SECOND

if TYPE_CHECKING:
    from sleight.games.trickerion.editions.edition import Edition

EDITIONS: dict[str, Edition] = {edition.id: edition for edition in (SECOND, FIRST)}
"""The first is played unless a table chooses another."""
