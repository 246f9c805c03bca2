"""PROR: the prophecies that change rewards and the bonuses of performers."""

from __future__ import annotations

import pytest

from sleight.games.trickerion.state.position import TrickerionPosition
from tests.games.trickerion.helpers.changes import NOTHING, gained
from tests.games.trickerion.helpers.scenes import DAYS, LINKING, ONE, TWO, points_of, shard_link, under


def show(prophecy: str, day: str, trick: str = "levitation", guest: str = "") -> TrickerionPosition:
    """Seat 0 performs a trick on a day; seat 1 is a guest, on its own day if one is named.

    Levitation and Breath of Life, the trick of the guest, yield 2 fame and 3 coins.
    """
    scene = under(prophecy).theater(TWO).trick(0, trick).marker(0, trick, TWO, 1, "down")
    scene.trick(1, "breath-of-life").marker(1, "breath-of-life", TWO, 3, "left")
    if guest:
        scene.placed(1, "magician", f"{guest}-1")
    return scene.placed(0, "magician", f"{day}-stage").performing(0).position()


def rewards(prophecy: str, day: str, trick: str = "levitation", guest: str = "") -> list[tuple[int, int]]:
    """What the tricks of both seats pay, without the bonus of the card, which is 1 fame and 1 coin."""
    position = show(prophecy, day, trick, guest)
    (fame, coins, _), (other_fame, other_coins, _) = gained(position, f"perform {TWO}")
    return [(fame - 1, coins - 1), (other_fame, other_coins)]


PLAIN, LESS, MORE = (2, 3), (1, 2), (3, 4)


@pytest.mark.rule("TR-PROR-16", "TR-PERF-21")
@pytest.mark.shows("friday-penalty")
def test_friday_takes_a_fame_and_a_coin() -> None:
    # An owner who is not in the theater follows the performer.
    assert rewards("friday-penalty", "friday") == [LESS, LESS]
    # Linking Rings yield 0 fame and 2 coins: never below 0.
    assert rewards("friday-penalty", "friday", "linking-rings")[0] == (0, 1)


@pytest.mark.rule("TR-PROR-16", "TR-PERF-20")
@pytest.mark.shows("friday-penalty")
def test_the_own_friday_counts_in_the_performance_of_another() -> None:
    assert rewards("friday-penalty", "saturday", guest="friday") == [PLAIN, LESS]
    assert rewards("friday-penalty", "friday", guest="saturday") == [LESS, PLAIN]


@pytest.mark.rule("TR-PROR-16")
@pytest.mark.shows_limit("friday-penalty")
def test_other_days_and_points_backstage_stay_as_they_are() -> None:
    assert rewards("friday-penalty", "thursday") == [LESS, LESS]
    assert rewards("friday-penalty", "saturday") == [PLAIN, PLAIN]
    assert rewards("friday-penalty", "sunday") == [MORE, MORE]
    scene = under("friday-penalty").trick(0, "linking-rings", ready=1).assigned(0, "manager", "theater")
    assert points_of(scene, "place manager friday-1") == 2


@pytest.mark.rule("TR-PROR-27", "TR-PERF-20", "TR-PERF-21")
@pytest.mark.shows("saturday-bonus")
def test_saturday_adds_a_fame_and_a_coin() -> None:
    assert rewards("saturday-bonus", "saturday") == [MORE, MORE]
    assert rewards("saturday-bonus", "saturday", "linking-rings")[0] == (1, 3)
    assert rewards("saturday-bonus", "friday", guest="saturday") == [PLAIN, MORE]
    assert rewards("saturday-bonus", "saturday", guest="friday") == [MORE, PLAIN]


@pytest.mark.rule("TR-PROR-27")
@pytest.mark.shows_limit("saturday-bonus")
def test_the_bonus_of_saturday_is_for_rewards_of_saturday_only() -> None:
    assert rewards("saturday-bonus", "thursday") == [LESS, LESS]
    assert rewards("saturday-bonus", "friday") == [PLAIN, PLAIN]
    assert rewards("saturday-bonus", "sunday") == [MORE, MORE]
    scene = under("saturday-bonus").trick(0, "linking-rings", ready=1).assigned(0, "manager", "theater")
    assert points_of(scene, "place manager saturday-1") == 2


@pytest.mark.rule("TR-PROR-21")
@pytest.mark.shows("plain-days")
@pytest.mark.parametrize("day", DAYS)
def test_no_day_changes_a_reward(day: str) -> None:
    assert rewards("plain-days", day) == [PLAIN, PLAIN]
    for guest in DAYS:
        if guest != day:
            assert rewards("plain-days", day, guest=guest) == [PLAIN, PLAIN]


@pytest.mark.rule("TR-PROR-21", "TR-TH-02")
@pytest.mark.shows_limit("plain-days")
@pytest.mark.parametrize(("day", "points"), [("thursday", 3), ("friday", 2), ("saturday", 2), ("sunday", 1)])
def test_days_still_change_the_points_backstage(day: str, points: int) -> None:
    scene = under("plain-days").trick(0, "linking-rings", ready=1).assigned(0, "manager", "theater")
    assert points_of(scene, f"place manager {day}-1") == points


@pytest.mark.rule("TR-PROR-24")
@pytest.mark.shows("performers-day")
@pytest.mark.parametrize(("day", "pay"), [("thursday", LESS), ("friday", PLAIN), ("sunday", MORE)])
def test_everybody_follows_the_day_of_the_performer(day: str, pay: tuple[int, int]) -> None:
    for guest in DAYS:
        if guest != day:
            assert rewards("performers-day", day, guest=guest) == [pay, pay]


@pytest.mark.rule("TR-PROR-24", "TR-PERF-20")
@pytest.mark.shows_limit("performers-day")
def test_in_the_own_performance_the_own_day_counts() -> None:
    scene = under("performers-day").theater(ONE, TWO).trick(0, "levitation").trick(1, "breath-of-life")
    scene.marker(0, "levitation", TWO, 1, "down").marker(1, "breath-of-life", ONE, 1, "down")
    scene.placed(0, "magician", "thursday-stage").placed(1, "magician", "sunday-stage").performing(0)
    position = scene.position()
    assert gained(position, f"perform {TWO}") == [(1 + 1, 2 + 1, 0), NOTHING]
    assert gained(position, f"perform {ONE}") == [NOTHING, (3, 4, 1)]
    # Without the prophecy guests keep their own day.
    assert rewards("", "thursday", guest="sunday") == [LESS, MORE]


@pytest.mark.rule("TR-PROR-19", "TR-PERF-32")
@pytest.mark.shows("coins-become-fame")
@pytest.mark.parametrize(
    ("trick", "day", "fame"),
    [("living-piano", "thursday", 0), ("linking-rings", "sunday", 4), ("levitation", "friday", 5)],
)
def test_the_coins_of_a_reward_are_paid_as_fame_after_the_day(trick: str, day: str, fame: int) -> None:
    assert rewards("coins-become-fame", day, trick)[0] == (fame, 0)


@pytest.mark.rule("TR-PROR-19")
@pytest.mark.shows("coins-become-fame")
def test_guests_receive_fame_for_coins_too() -> None:
    assert rewards("coins-become-fame", "friday") == [(5, 0), (5, 0)]


@pytest.mark.rule("TR-PROR-19")
@pytest.mark.shows_limit("coins-become-fame")
def test_the_bonuses_of_the_performer_stay_coins() -> None:
    scene = under("coins-become-fame").theater(TWO).trick(0, "levitation").coins(0, 0)
    scene.marker(0, "levitation", TWO, 1, "down").placed(0, "manager", "friday-1")
    position = scene.placed(0, "magician", "friday-stage").performing(0).position()
    # The manager brings 3 coins and the card 1 fame and 1 coin; wages take 2 coins.
    assert gained(position, f"perform {TWO}")[0] == (5 + 1, 3 + 1 - 2, 0)


@pytest.mark.rule("TR-PROR-19")
@pytest.mark.shows_limit("coins-become-fame")
def test_coins_outside_of_performances_stay_coins() -> None:
    position = shard_link("coins-become-fame")
    assert gained(position, *LINKING) == [(0, 1, 1), (0, 0, 1)]
    position = under("coins-become-fame").dice(bank_1="5").acting(0, "magician", "downtown-1").position()
    assert gained(position, "collect bank-1") == [(0, 5, 0), NOTHING]


FULL = "riverside-theater-8"
"""Four slots: the second is joined to all others; it pays 1 fame and 1 coin."""


def full_house(prophecy: str, *backstage: str) -> TrickerionPosition:
    """Three links on one card, with two tricks of each seat."""
    scene = under(prophecy).theater(FULL).coins(0, 20)
    for seat, trick, slot, facing in (
        (0, "living-piano", 1, "down"),
        (0, "linking-rings", 2, "up"),
        (1, "enchanted-butterflies", 3, "left"),
        (1, "barricaded-barrels", 4, "up"),
    ):
        scene.trick(seat, trick).marker(seat, trick, FULL, slot, facing)
    for number, specialist in enumerate(backstage, start=1):
        scene.placed(0, specialist, f"friday-{number}", card="buying-time" if number == 2 else "")
    return scene.placed(0, "magician", "friday-stage").performing(0).position()


@pytest.mark.rule("TR-PROR-11", "TR-PERF-25", "TR-PERF-26", "TR-PERF-28")
@pytest.mark.shows("double-performer-bonus")
def test_all_bonuses_of_the_performer_are_doubled() -> None:
    position = full_house("double-performer-bonus", "manager", "assistant")
    # The own tricks yield 1 fame and 3 coins, and wages take 4 coins.
    assert gained(position, f"perform {FULL}") == [(1 + 12, 3 + 8 - 4, 0), (3, 1, 0)]
    position = full_house("double-performer-bonus", "engineer")
    assert gained(position, f"perform {FULL}")[0] == (1 + 6 + 2, 3 + 2 - 2, 2)


@pytest.mark.rule("TR-PROR-11", "TR-LINK-05")
@pytest.mark.shows_limit("double-performer-bonus")
def test_rewards_and_new_links_are_not_doubled() -> None:
    assert rewards("double-performer-bonus", "friday") == [(PLAIN[0] + 1, PLAIN[1] + 1), PLAIN]
    position = shard_link("double-performer-bonus")
    assert gained(position, *LINKING) == [(0, 1, 1), (0, 0, 1)]
