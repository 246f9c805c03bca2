"""What the tests of the theater's cards have in common."""

from __future__ import annotations

from typing import Any

from sleight.games.trickerion.state.position import TrickerionPosition
from tests.games.trickerion.helpers.scenario import GAME, table, texts

ONE, TWO, EIGHT, TEN = (f"riverside-theater-{number}" for number in (1, 2, 8, 10))
"""Three slots in a column with a shard circle above, three round a corner with one beside, four of which the
second is joined to all others and to the third by a shard circle, and three round another corner."""

CROWD = ("mind-reading", "stocks-escape", "card-manipulation")
_WAYS = {ONE: ("down", "up", "up"), TWO: ("down", "up", "left"), TEN: ("right", "left", "up")}


def backstage(
    card: str, points: int = 3, ready: int = 2, players: int = 2, prophecies: bool = False
) -> table:
    """The magician of seat 0 is backstage on Friday with a special card and Linking Rings; seat 1 is next."""
    scene = table(players, dark_alley=True, prophecies=prophecies).theater(ONE, TWO)
    scene.trick(0, "linking-rings", "spade", ready=ready).assigned(1, "apprentice-1", "downtown")
    return scene.acting(0, "magician", "friday-1", points, card=card)


def crowded(scene: table, *cards: str) -> table:
    """All slots of these cards are taken by seat 1."""
    for trick in CROWD:
        scene.trick(1, trick)
    for card in cards:
        for slot, (trick, way) in enumerate(zip(CROWD, _WAYS[card], strict=True), 1):
            scene.marker(1, trick, card, slot, way)
    return scene


def asks_the_same_again(position: TrickerionPosition) -> bool:
    """A saved position asks what it asked, with the same answers; so does a copy."""
    seat = position.waiting[0]
    others = (GAME.from_dict(position.to_dict()), position.copy())
    asked = (position.asked(seat), texts(position))
    return all((other.asked(seat), texts(other)) == asked for other in others)


def markers(position: TrickerionPosition, seat: int = 0, trick: str = "linking-rings") -> tuple[int, int]:
    """The markers of a trick: on its card and in reserve."""
    owned = next(each for each in position.view(None).workshops[seat].tricks if each.trick == trick)
    return owned.ready, owned.spare


def shows(position: TrickerionPosition) -> list[dict[str, Any]]:
    """The performance cards with their markers as they are saved."""
    saved: dict[str, Any] = position.to_dict()
    theater: list[dict[str, Any]] = saved["theater"]
    return theater


def laid(facing: str, seat: int = 0, trick: str = "linking-rings", **more: Any) -> dict[str, Any]:
    """A marker as it is saved, with the first symbol unless another is named."""
    return {"seat": seat, "symbol": "spade", "trick": trick, "facing": facing, **more}
