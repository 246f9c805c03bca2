"""T1-PERF: what a performance pays by first-edition rules."""

from __future__ import annotations

import pytest

from sleight.games.trickerion.events import PerformerPaid
from sleight.games.trickerion.state.position import TrickerionPosition
from tests.games.trickerion.helpers.changes import NOTHING, Purse, gained
from tests.games.trickerion.helpers.first_edition import first
from tests.games.trickerion.helpers.playing import play
from tests.games.trickerion.helpers.reading import rewards
from tests.games.trickerion.helpers.scenario import GAME, table

CARD = "riverside-theater-3"
"""Four slots one after the other, with 1 fame printed on the card."""

BIG = "grand-magorian-1"


def show(day: str = "friday", trick: str = "mind-reading", edition: str = "first") -> table:
    """Seat 0 performs one trick; seat 1 stays away from the theater, and Mind Reading yields 1 shard."""
    scene = table(2, edition=edition).theater(CARD).trick(0, trick).marker(0, trick, CARD, 1, "down")
    return scene.placed(0, "magician", f"{day}-stage").performing(0)


def bonuses(position: TrickerionPosition, card: str = CARD) -> list[PerformerPaid]:
    """The bonuses that are paid when the card is performed."""
    return [event for event in play(position, f"perform {card}") if isinstance(event, PerformerPaid)]


@pytest.mark.rule("T1-PERF-01")
@pytest.mark.parametrize(
    ("specialist", "bonus"), [("manager", (0, 2, 0)), ("assistant", (2, 0, 0)), ("engineer", (0, 0, 1))]
)
def test_a_specialist_backstage_pays_the_performer(specialist: str, bonus: Purse) -> None:
    # Its wage is asked for afterwards.
    position = show().placed(0, specialist, "friday-1").position()
    before = position.copy()
    assert bonuses(position) == [PerformerPaid(0, specialist, *bonus)]
    fame, coins, shards = bonus
    assert gained(before, f"perform {CARD}") == [(fame, coins, shards + 1), NOTHING]


@pytest.mark.rule("T1-PERF-01", "T1-PERF-02")
def test_in_2019_the_manager_pays_three_coins_and_the_card_its_bonus() -> None:
    position = show(edition="2019").placed(0, "manager", "friday-1").position()
    assert bonuses(position) == [PerformerPaid(0, "manager", 0, 3, 0), PerformerPaid(0, "card", 1, 0, 0)]


@pytest.mark.rule("T1-PERF-02")
@pytest.mark.parametrize("card", [card.id for card in GAME.printed.performances])
def test_no_card_of_any_theater_has_a_bonus(card: str) -> None:
    scene = first().theater(card).trick(0, "mind-reading").marker(0, "mind-reading", card, 1, "down")
    position = scene.placed(0, "magician", "friday-stage").performing(0).position()
    assert gained(position, f"perform {card}") == [(0, 0, 1), NOTHING]


@pytest.mark.rule("T1-PERF-03")
def test_the_performer_has_a_fame_for_each_link_not_for_each_linked_trick() -> None:
    """Three tricks in a row have two links."""
    scene = table(2, edition="first").theater(CARD).placed(0, "magician", "friday-stage").performing(0)
    for seat, trick, slot, facing in (
        (1, "enchanted-butterflies", 2, "right"),
        (1, "linking-rings", 3, "down"),
        (0, "living-piano", 4, "up"),
    ):
        scene.trick(seat, trick).marker(seat, trick, CARD, slot, facing)
    assert bonuses(scene.position()) == [PerformerPaid(0, "links", 2, 0, 0)]


@pytest.mark.rule("T1-PERF-04")
@pytest.mark.parametrize(
    ("trick", "paid"),
    [
        ("rabbit-from-the-top-hat", (2, 0, 0)),
        ("linking-rings", (0, 1, 0)),
        ("enchanted-butterflies", (1, 0, 0)),
        ("card-manipulation", (0, 0, 1)),
    ],
)
def test_thursday_takes_one_of_both_fame_and_coins_never_below_nothing(trick: str, paid: Purse) -> None:
    assert gained(show("thursday", trick).position(), f"perform {CARD}") == [paid, NOTHING]


@pytest.mark.rule("T1-PERF-04")
def test_thursday_takes_it_of_each_performed_trick() -> None:
    scene = show("thursday", "chinese-sticks").trick(0, "levitation")
    position = scene.marker(0, "levitation", CARD, 3, "up").position()
    assert rewards(position, f"perform {CARD}") == [(0, 0, 1, 0), (0, 1, 2, 0)]


@pytest.mark.rule("T1-PERF-05")
@pytest.mark.parametrize(
    ("day", "where", "paid"),
    [
        ("thursday", "", (1, 1, 0)),
        ("friday", "", (2, 2, 0)),
        ("sunday", "", (3, 3, 0)),
        ("thursday", "sunday-1", (3, 3, 0)),
        ("sunday", "friday-1", (2, 2, 0)),
        ("sunday", "market-1", (3, 3, 0)),
    ],
)
def test_who_is_not_at_the_theater_has_the_day_of_the_performer(day: str, where: str, paid: Purse) -> None:
    scene = show(day).trick(1, "pub-in-a-bottle").marker(1, "pub-in-a-bottle", CARD, 3, "up")
    if where:
        scene.placed(1, "apprentice-1", where)
    assert (1, *paid) in rewards(scene.position(), f"perform {CARD}")


@pytest.mark.rule("T1-PERF-06")
@pytest.mark.parametrize(
    ("day", "fame"), [("thursday", 3 * 2 - 1), ("friday", 3 * 2), ("sunday", (3 + 1) * 2)]
)
def test_modifiers_come_in_the_order_that_the_owner_of_the_trick_wants(day: str, fame: int) -> None:
    trick = "rabbit-from-the-top-hat"
    scene = first().theater(BIG).trick(0, trick).marker(0, trick, BIG, 1, "right")
    scene.placed(0, "magician", f"{day}-stage", "grand-premiere").bonus(0, "magician", "grand-premiere")
    position = scene.performing(0).position()
    play(position, f"perform {BIG}", f"star {trick}")
    assert rewards(position, "gain fame")[0][1] == fame


@pytest.mark.rule("T1-PERF-06", "T1-PERF-04")
def test_what_a_trick_loses_stops_at_nothing_before_something_is_added() -> None:
    """0 - 1 stops at 0 and gains 1 by the performer's fiasco; 0 - 1 stops at 0 and gains Sunday's 1."""
    scene = first().theater(BIG).trick(0, "linking-rings").marker(0, "linking-rings", BIG, 1, "right")
    scene.trick(1, "mind-reading").marker(1, "mind-reading", BIG, 2, "left")
    scene.placed(0, "magician", "thursday-stage", "arranged-fiasco").bonus(0, "magician", "arranged-fiasco")
    position = scene.placed(1, "apprentice-1", "sunday-1").performing(0).position()
    play(position, f"perform {BIG}")
    assert rewards(position, "accept") == [(0, 1, 1, 0), (1, 1, 1, 1)]
