"""Scenes that several tests begin with: somebody is about to act, often with a special card or a prophecy."""

from __future__ import annotations

from sleight.games.trickerion.state.position import TrickerionPosition
from tests.games.trickerion.helpers.playing import play
from tests.games.trickerion.helpers.scenario import table

ONE, TWO, EIGHT, TEN = (f"riverside-theater-{number}" for number in (1, 2, 8, 10))
"""Three slots in a column with a shard circle above, three round a corner with one beside, four of which the
second is joined to all others and to the third by a shard circle, and three round another corner."""

CROWD = ("mind-reading", "stocks-escape", "card-manipulation")
_WAYS = {ONE: ("down", "up", "up"), TWO: ("down", "up", "left"), TEN: ("right", "left", "up")}

MIXED = ["wood", "rope", "cog", "fabric"]
"""A stock with all three prices: 1, 2, 3 and 1."""

QUIET = ("electra", "the-gentleman", "the-red-lotus", "yoruba-spiritmaster")
"""Magicians whose abilities have no say in most scenes."""

DAYS = ("thursday", "friday", "saturday", "sunday")

END = "idle apprentice-1"
"""What ends the round in a scene made by `last_turn`."""


def last_turn(scene: table, seat: int = 0) -> TrickerionPosition:
    """The apprentice of a seat is all that is left to handle; when it is made idle the round ends."""
    return scene.assigned(seat, "apprentice-1", "workshop").placing(seat).position()


def last_magician(scene: table) -> TrickerionPosition:
    """The magician of seat 1 is all that is left to handle; when it is made idle the round ends."""
    return scene.assigned(1, "magician", "theater").placing(1).position()


def downtown(card: str, points: int = 4, state: str = "", prophecies: bool = False) -> table:
    """The magician of seat 0 is Downtown with the bonus of a card; an apprentice of seat 1 comes next."""
    scene = table(2, dark_alley=True, prophecies=prophecies)
    scene.acting(0, "magician", "downtown-1", points, card, state)
    return scene.assigned(1, "apprentice-1", "market-row")


def at_market(card: str, points: int = 4, state: str = "armed", *, players: int = 2) -> table:
    """The magician of seat 0 has the bonus of a card on the market row, and seat 1 comes next.

    The bonus is in use already unless `state` says `ready` or `none`.
    """
    scene = table(players, dark_alley=True, prophecies=True)
    scene.acting(0, "magician", "market-1", points, card, "" if state == "ready" else state)
    return scene.assigned(1, "magician", "workshop")


def buyer(seat: int = 0, points: int = 3, *, players: int = 2) -> table:
    """A magician without a card on the market row; another seat comes next."""
    scene = table(players, dark_alley=True, prophecies=True)
    scene.acting(seat, "magician", "market-1", points)
    return scene.assigned((seat + 1) % players, "magician", "workshop")


def held_by(scene: table, seat: int, card: str, slot: str = "market-4") -> table:
    """An apprentice of a seat stands on the market row with the bonus of a card, and has acted."""
    return scene.placed(seat, "apprentice-1", slot, card).bonus(seat, "apprentice-1", card)


def shared(scene: table, seat: int = 1) -> table:
    """TR-SAR-48: a seat receives what others spend at the market row."""
    return held_by(scene, seat, "business-share").this_round(shares=[seat])


def at_work(card: str, points: int = 3, *, prophecies: bool = False) -> table:
    """The magician of seat 0 is in the workshop with the bonus of a card; seat 1 comes next.

    When nothing is left to do it finishes by itself, and the points that remain are told.
    """
    scene = table(2, dark_alley=True, prophecies=prophecies).acting(0, "magician", "workshop-1", points, card)
    return scene.assigned(1, "apprentice-1", "downtown")


def rings(card: str, points: int = 3) -> table:
    """Linking Rings, which need two metal, show two markers and yield two coins."""
    return at_work(card, points).trick(0, "linking-rings").components(0, metal=2)


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


def quiet(players: int = 2, prophecies: bool = False) -> table:
    """A table with the Dark Alley at which no ability has a say."""
    scene = table(players, dark_alley=True, prophecies=prophecies)
    for seat in range(players):
        scene.magician(seat, QUIET[seat])
    return scene


def under(prophecy: str, players: int = 2) -> table:
    """Such a table in the second round under a prophecy."""
    return quiet(players, prophecies=True).round(2).prophecy(prophecy)


def manager_backstage(prophecy: str) -> table:
    """The manager of seat 0 is backstage on Friday under a prophecy; seat 1 comes next."""
    scene = under(prophecy).theater(ONE, TWO).acting(0, "manager", "friday-1", 2)
    return scene.assigned(1, "apprentice-1", "downtown")


def shard_link(prophecy: str) -> TrickerionPosition:
    """Linking Rings of seat 0 can be linked with a trick of seat 1 in a shard circle, by `LINKING`."""
    scene = manager_backstage(prophecy).trick(0, "linking-rings", ready=1).trick(1, "chinese-sticks")
    return scene.marker(1, "chinese-sticks", ONE, 2, "up").position()


LINKING = ("set-up linking-rings", f"at {ONE} 1 down", "gain coins")


def points_of(scene: table, *written: str) -> int:
    """The action points of seat 0 after placing a character."""
    position = scene.placing(0).position()
    play(position, *written)
    return position.points
