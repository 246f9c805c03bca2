"""What everybody owns in fame, coins and shards, and how some choices change it."""

from __future__ import annotations

from sleight.games.trickerion.state.position import TrickerionPosition
from tests.games.trickerion.helpers.scenario import play

Purse = tuple[int, int, int]
NOTHING: Purse = (0, 0, 0)


def purses(position: TrickerionPosition) -> list[Purse]:
    """Fame, coins and shards of every seat."""
    view = position.view(None)
    return list(zip(view.fame, view.coins, view.shards, strict=True))


def gained(position: TrickerionPosition, *written: str) -> list[Purse]:
    """What some choices add to the fame, coins and shards of every seat."""
    before = purses(position)
    play(position, *written)
    return [
        (after[0] - then[0], after[1] - then[1], after[2] - then[2])
        for after, then in zip(purses(position), before, strict=True)
    ]
