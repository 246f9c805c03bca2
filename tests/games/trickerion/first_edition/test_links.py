"""T1-LINK: what a new link pays by the theater of its card, and to whom."""

from __future__ import annotations

import pytest

from sleight.games.trickerion.events import LinkPaid, ShardsGained
from tests.games.trickerion.helpers.changes import gained
from tests.games.trickerion.helpers.first_edition import first
from tests.games.trickerion.helpers.playing import asked, play, texts
from tests.games.trickerion.helpers.scenario import table
from tests.games.trickerion.helpers.scenes import ONE, TWO

GRAND, MAGNUS = "grand-magorian-3", "magnus-pantheon-8"
"""On these, and on the first card of the Riverside Theater, the second slot is joined to the first above it;
the circle between them shows a shard on all but the last."""

ROW = "grand-magorian-8"
"""Its second slot lies between the first and the fourth, without a shard on either side."""

LEVELS = ("linking-rings", "mechanical-hornet", "automaton")
"""A mechanical trick of each level."""


def below(card: str, trick: str = "linking-rings", owner: int = 1, edition: str = "first") -> table:
    """Linking with Living Piano of a seat, whose marker lies on the first slot, seat 0 has one action."""
    scene = first(2, edition=edition).theater(card, TWO).trick(0, trick, ready=1)
    scene.trick(owner, "living-piano").marker(owner, "living-piano", card, 1, "down")
    return scene.acting(0, "magician", "friday-1", 2).assigned(1, "magician", "theater")


@pytest.mark.rule("T1-LINK-01", "T1-LINK-02")
@pytest.mark.parametrize("resource", ["fame", "coins"])
@pytest.mark.parametrize("trick", LEVELS)
@pytest.mark.parametrize(("card", "pay"), [(ONE, 1), (GRAND, 2), (MAGNUS, 3)])
def test_a_link_pays_by_the_theater_whatever_the_level(
    card: str, pay: int, trick: str, resource: str
) -> None:
    position = below(card, trick).position()
    play(position, f"set-up {trick}", f"at {card} 2 up")
    assert texts(position) == ["gain fame", "gain coins"]
    assert asked(position).arguments["amount"] == pay
    assert play(position, f"gain {resource}") == [LinkPaid(0, resource, pay)]


@pytest.mark.rule("T1-LINK-01", "T1-LINK-02")
@pytest.mark.parametrize(("level", "trick"), list(enumerate(LEVELS, 1)))
@pytest.mark.parametrize("card", [ONE, GRAND, MAGNUS])
def test_in_2019_it_pays_by_the_level_whatever_the_theater(card: str, level: int, trick: str) -> None:
    position = below(card, trick, edition="2019").position()
    play(position, f"set-up {trick}", f"at {card} 2 up")
    assert play(position, "gain fame") == [LinkPaid(0, "fame", level)]


@pytest.mark.rule("T1-LINK-01")
def test_the_base_game_pays_so_too() -> None:
    scene = table(2, edition="first").theater(ONE, TWO).trick(0, "mechanical-hornet", ready=1)
    scene.trick(1, "living-piano").marker(1, "living-piano", ONE, 1, "down")
    scene.acting(0, "magician", "friday-1", 2).assigned(1, "magician", "theater")
    assert gained(scene.position(), "set-up mechanical-hornet", f"at {ONE} 2 up", "gain coins")[0] == (
        0,
        1,
        1,
    )


@pytest.mark.rule("T1-LINK-03")
@pytest.mark.parametrize(("owner", "shards"), [(0, [1, 0]), (1, [1, 1])])
def test_each_player_with_a_marker_in_a_shard_link_gains_one_shard(owner: int, shards: list[int]) -> None:
    position = below(GRAND, owner=owner).position()
    events = play(position.copy(), "set-up linking-rings", f"at {GRAND} 2 up")
    told = [(event.seat, event.shards) for event in events if isinstance(event, ShardsGained)]
    assert sorted(told) == [(seat, count) for seat, count in enumerate(shards) if count]
    found = gained(position, "set-up linking-rings", f"at {GRAND} 2 up", "gain fame")
    assert [purse[2] for purse in found] == shards
    assert [purse[0] for purse in found] == [2, 0], "who owns the other marker is paid nothing else"


@pytest.mark.rule("T1-LINK-04", "T1-LINK-01")
@pytest.mark.parametrize(
    ("chosen", "fame", "coins"),
    [
        (("fame", "fame"), 4, 0),
        (("fame", "coins"), 2, 2),
        (("coins", "fame"), 2, 2),
        (("coins", "coins"), 0, 4),
    ],
)
def test_each_of_two_links_is_paid_by_itself_all_in_fame_or_all_in_coins(
    chosen: tuple[str, str], fame: int, coins: int
) -> None:
    scene = first().theater(ROW, TWO).trick(0, "linking-rings", ready=1)
    scene.trick(1, "chinese-sticks").marker(1, "chinese-sticks", ROW, 1, "down")
    scene.trick(1, "stocks-escape").marker(1, "stocks-escape", ROW, 4, "up")
    scene.acting(0, "magician", "friday-1", 2).assigned(1, "magician", "theater")
    position = scene.position()
    before = position.copy()
    play(position, "set-up linking-rings", f"at {ROW} 2 up")
    for resource in chosen:
        assert texts(position) == ["gain fame", "gain coins"]
        play(position, f"gain {resource}")
    whole = ("set-up linking-rings", f"at {ROW} 2 up", *(f"gain {resource}" for resource in chosen))
    assert gained(before, *whole) == [(fame, coins, 0), (0, 0, 0)]
