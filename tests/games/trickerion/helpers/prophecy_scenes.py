"""What the tests of the prophecies have in common."""

from __future__ import annotations

from sleight.core.event import Event
from sleight.games.trickerion.modules.dark_alley.types import Prophecies
from sleight.games.trickerion.state.position import TrickerionPosition
from tests.games.trickerion.helpers.scenario import play, table

QUIET = ("electra", "the-gentleman", "the-red-lotus", "yoruba-spiritmaster")
"""Magicians whose abilities have no say in most scenes."""

ONE, TWO = "riverside-theater-1", "riverside-theater-2"
"""Three slots in a column with a shard circle above, which pays 1 shard; one that pays 1 fame and 1 coin."""

DAYS = ("thursday", "friday", "saturday", "sunday")


def under(prophecy: str, players: int = 2) -> table:
    """A table in the second round under a prophecy."""
    scene = table(players, dark_alley=True, prophecies=True).round(2).prophecy(prophecy)
    for seat in range(players):
        scene.magician(seat, QUIET[seat])
    return scene


def fates(position: TrickerionPosition, seat: int | None = None) -> Prophecies:
    """The prophecies as a seat sees them."""
    alley = position.view(seat).alley
    assert alley is not None
    assert alley.prophecies is not None
    return alley.prophecies


def points_of(scene: table, *written: str) -> int:
    """The action points of seat 0 after placing a character."""
    position = scene.placing(0).position()
    play(position, *written)
    return position.points


def asked(position: TrickerionPosition, seat: int = 0) -> str:
    """The kind of question that a seat is asked."""
    question = position.asked(seat)
    return question.kind if question else ""


def kinds(events: list[Event], *wanted: type[Event]) -> list[type[Event]]:
    """Which of the wanted events happened, in their order."""
    return [type(event) for event in events if isinstance(event, wanted)]


def backstage(prophecy: str) -> table:
    """The manager of seat 0 is backstage on Friday; seat 1 comes next."""
    scene = under(prophecy).theater(ONE, TWO).acting(0, "manager", "friday-1", 2)
    return scene.assigned(1, "apprentice-1", "downtown")


def shard_link(prophecy: str) -> TrickerionPosition:
    """Linking Rings of seat 0 can be linked with a trick of seat 1 in a shard circle."""
    scene = backstage(prophecy).trick(0, "linking-rings", ready=1).trick(1, "chinese-sticks")
    return scene.marker(1, "chinese-sticks", ONE, 2, "up").position()


LINKING = ("set-up linking-rings", f"at {ONE} 1 down", "gain coins")
