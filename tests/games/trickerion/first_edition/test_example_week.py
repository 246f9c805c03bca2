"""T1-EX-05 to 07: a week at the theater, and what it pays by first-edition rules."""

from __future__ import annotations

import pytest

import sleight
from sleight.games.trickerion.events import CardPerformed, LinkPaid, PerformerPaid, TrickRewarded, TrickSetUp
from sleight.games.trickerion.state.position import TrickerionPosition
from tests.games.trickerion.helpers.changes import NOTHING, Purse, gained
from tests.games.trickerion.helpers.example_week import (
    BLUE,
    CARDS,
    GREEN,
    RED,
    YELLOW,
    all_placed,
    before_the_week,
    green_and_yellow,
    set_up,
)
from tests.games.trickerion.helpers.first_edition import first
from tests.games.trickerion.helpers.playing import play, refused, texts
from tests.games.trickerion.helpers.scenario import table

FIRST = "first"


def for_links(events: list[sleight.Event]) -> int:
    """What links have paid."""
    return sum(event.amount for event in events if isinstance(event, LinkPaid))


@pytest.mark.rule("T1-EX-05")
def test_green_takes_sunday_and_nothing_else_happens() -> None:
    position = before_the_week(FIRST)
    assert gained(position, "place magician sunday-stage") == [NOTHING] * 4
    assert refused(position, "place manager sunday-1") == "day-claimed"


@pytest.mark.rule("T1-EX-05")
@pytest.mark.parametrize(("resource", "paid"), [("fame", (1, 0, 0)), ("coins", (0, 1, 0))])
def test_yellow_links_two_tricks_for_one(resource: str, paid: Purse) -> None:
    position = before_the_week(FIRST)
    play(position, "place magician sunday-stage", "place manager friday-1")
    assert position.points == 2
    steps = (*set_up(YELLOW, "heart", 2, "A", 3), *set_up(YELLOW, "diamond", 2, "B", 2))
    assert gained(position, *steps, f"gain {resource}")[YELLOW] == paid


@pytest.mark.rule("T1-EX-05")
@pytest.mark.parametrize(("edition", "sums"), [("first", [2, 1]), ("2019", [2, 2])])
def test_the_three_tricks_of_blue_earn_two_and_one(edition: str, sums: list[int]) -> None:
    position = green_and_yellow(edition)
    play(position, "place assistant thursday-1")
    assert position.points == 3
    two = (*set_up(BLUE, "heart", 3, "A", 3), *set_up(BLUE, "spade", 3, "B", 2), "gain fame")
    third = (*set_up(BLUE, "spade", 2, "C", 1), "gain coins")
    assert [for_links(play(position, *two)), for_links(play(position, *third))] == sums


@pytest.mark.rule("T1-EX-05")
def test_the_apprentice_of_yellow_makes_no_link() -> None:
    position = green_and_yellow(FIRST)
    play(position, "idle assistant", "idle apprentice-1", "place apprentice-1 friday-2")
    assert position.points == 1
    events = play(position, *set_up(YELLOW, "club", 1, "C", 0))
    assert [event.links for event in events if isinstance(event, TrickSetUp)] == [0]
    assert for_links(events) == 0


@pytest.mark.rule("T1-EX-05")
def test_red_spreads_three_tricks_and_blue_performs_first() -> None:
    position = all_placed(FIRST)
    red = [
        sum(marker is not None and marker.seat == RED for marker in show.markers)
        for show in position.view(None).theater
    ]
    assert red == [1, 1, 1]
    assert position.waiting == (BLUE,)


@pytest.mark.rule("T1-EX-05")
@pytest.mark.parametrize(("scene", "special"), [(first(), True), (table(edition="first"), False)])
def test_with_the_dark_alley_a_third_character_needs_a_special_theater_card(
    scene: table, special: bool
) -> None:
    scene.team(0, "manager")
    if special:
        scene.hand(0, "headliner-trick")
    position = scene.planning().position()
    play(position, "send magician theater", "send manager theater", seat=0)
    written = texts(position, 0)
    assert ("send apprentice-1 theater" in written) != special
    assert ("send apprentice-1 headliner-trick" in written) == special


def paid(position: TrickerionPosition, card: int) -> list[Purse]:
    """What the performance of a card pays to everybody; wages, which may follow, are not counted."""
    found = [[0, 0, 0] for _ in range(4)]
    for event in play(position, f"perform {CARDS[card - 1]}"):
        if isinstance(event, TrickRewarded | PerformerPaid):
            for number, amount in enumerate((event.fame, event.coins, event.shards)):
                found[event.seat][number] += amount
    return [(fame, coins, shards) for fame, coins, shards in found]


@pytest.mark.rule("T1-EX-06")
def test_the_three_performances_of_the_week() -> None:
    position = all_placed(FIRST)
    # Blue: 2/0 and 3/2 on Thursday, two links, the Assistant. Red's 1/1/1 as printed.
    blue = (1 + 2 + 2 + 2, 0 + 1, 0)
    assert paid(position, 3) == [NOTHING, NOTHING, blue, (1, 1, 1)]
    # Yellow: 1/2 and 2/1, three links, the Manager. Blue's 3/2 still on Thursday.
    yellow = (1 + 2 + 3, 2 + 1 + 2, 0)
    assert paid(position, 2) == [NOTHING, yellow, (2, 1, 0), (1, 1, 1)]
    # Green: 2/1 and 1/2 on Sunday, two links.
    green = (3 + 2 + 2, 2 + 3, 0)
    assert paid(position, 1) == [green, (0, 2, 0), NOTHING, (2, 1, 0)]


@pytest.mark.rule("T1-EX-06")
def test_in_2019_the_cards_and_the_manager_pay_more() -> None:
    position = all_placed()
    found = [paid(position, card) for card in (3, 2, 1)]
    assert [found[0][BLUE], found[1][YELLOW], found[2][GREEN]] == [(9, 1, 0), (7, 6, 0), (7, 6, 0)]


@pytest.mark.rule("T1-EX-07")
def test_the_other_choice_of_blue() -> None:
    position = all_placed(FIRST)
    assert paid(position, 2) == [NOTHING, (1 + 2, 2 + 1, 0), (2 + 3 + 2, 1, 0), (1, 1, 1)]
    assert texts(position) == [f"perform {CARDS[0]}", "decline"]
    assert position.waiting == (YELLOW,)
    last = position.copy()
    assert paid(position, 1) == [(3 + 2, 2 + 3, 0), (0 + 2, 2 + 2, 0), NOTHING, (2, 1, 0)]
    events = play(last, f"perform {CARDS[0]}")
    assert [event.seat for event in events if isinstance(event, CardPerformed)] == [YELLOW]
    assert position.view(None).phase == "end-turn", "Green has nothing to perform"
    show = next(show for show in position.view(None).theater if show.card == CARDS[2])
    assert sum(marker is not None for marker in show.markers) == 3
