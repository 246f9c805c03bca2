"""Scenes by first-edition rules, with the Dark Alley and its prophecies."""

from __future__ import annotations

from typing import Any

from tests.games.trickerion.helpers.scenario import table

FIRST: dict[str, Any] = {"edition": "first", "dark_alley": True, "prophecies": True}

TOPS = {"downtown": ["empower", "interest"], "market_row": ["logistics"]}
"""What lies on top in these scenes."""


def first(players: int = 2, **options: object) -> table:
    """A scene by first-edition rules whose decks of Downtown and the market row are known."""
    return table(players, **{**FIRST, **options}).decks(**TOPS)


def in_alley(points: int, players: int = 2, **options: object) -> table:
    """The manager of seat 0 is in the Dark Alley; the magician of seat 1 comes next."""
    scene = first(players, **options).acting(0, "manager", "dark-alley-1", points)
    return scene.assigned(1, "magician", "theater")
