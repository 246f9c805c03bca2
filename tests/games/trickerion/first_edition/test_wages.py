"""T1-END-03, 04, T1-EX-08: wages are paid coin by coin, or refused at the price of fame."""

from __future__ import annotations

import pytest

from sleight.games.trickerion.events import WagesPaid
from sleight.games.trickerion.state.position import TrickerionPosition
from tests.games.trickerion.helpers.changes import NOTHING, gained, purses
from tests.games.trickerion.helpers.playing import (
    asked,
    caution,
    kind,
    play,
    refusal,
    texts,
    warnings,
    why_not,
)
from tests.games.trickerion.helpers.scenario import table
from tests.games.trickerion.helpers.scenes import last_magician


def payday(coins: int, fame: int, edition: str = "first") -> TrickerionPosition:
    """A specialist and an apprentice of seat 0 have worked, for 3 coins; the round has ended."""
    scene = table(edition=edition).coins(0, coins).fame(0, fame).placed(0, "engineer", "workshop-1")
    return last_magician(scene.placed(0, "apprentice-1", "market-1"))


def options(coins: int, fame: int) -> list[int]:
    """How much can be paid; a payment that is the only one may have been made already."""
    position = payday(coins, fame)
    events = play(position, "idle magician")
    paid = [event.coins for event in events if isinstance(event, WagesPaid)]
    return paid or [int(text.removeprefix("pay ")) for text in texts(position)]


def by_the_rule(wages: int, coins: int, fame: int) -> list[int]:
    """T1-END-04, as it is written."""
    most = min(wages, coins)
    return [paid for paid in range(most + 1) if 2 * (most - paid) <= fame]


@pytest.mark.rule("T1-END-04")
@pytest.mark.parametrize(("coins", "fame", "legal"), [(6, 1, [3]), (6, 4, [1, 2, 3]), (1, 1, [1])])
def test_a_coin_that_is_there_stays_unpaid_only_against_two_fame(
    coins: int, fame: int, legal: list[int]
) -> None:
    assert options(coins, fame) == legal == by_the_rule(3, coins, fame)


@pytest.mark.rule("T1-END-04", "T1-END-03")
@pytest.mark.parametrize("coins", range(5))
@pytest.mark.parametrize("fame", range(9))
def test_every_legal_payment_costs_what_the_rule_says(coins: int, fame: int) -> None:
    legal = by_the_rule(3, coins, fame)
    assert options(coins, fame) == legal
    for paid in legal:
        position = payday(coins, fame)
        play(position, "idle magician")
        if kind(position) == "wages":
            play(position, f"pay {paid}")
        assert purses(position)[0] == (fame - min(fame, 2 * (3 - paid)), coins - paid, 1)


@pytest.mark.rule("T1-END-04")
def test_what_is_refused_is_told_with_its_reason() -> None:
    position = payday(6, 3)
    play(position, "idle magician")
    assert texts(position) == ["pay 2", "pay 3"]
    assert why_not(position, "pay 0") == refusal("fame-for-wages", "T1-END-04", needed=6, fame=3)
    assert why_not(position, "pay 4") == refusal("more-than-wages", "T1-END-04", due=3)
    poor = payday(1, 2)
    play(poor, "idle magician")
    assert why_not(poor, "pay 2") == refusal("coins-missing", "T1-END-04", price=2, coins=1)


@pytest.mark.rule("T1-END-03")
def test_a_player_with_money_may_refuse_and_is_told_the_price_before() -> None:
    position = payday(10, 9)
    play(position, "idle magician")
    assert warnings(position, "pay 0") == [caution("wages-cost-fame", "T1-END-03", unpaid=3, fame=6)]
    assert warnings(position, "pay 3") == []
    assert gained(position, "pay 0") == [(-6, 0, 0), NOTHING]


@pytest.mark.rule("T1-END-03")
def test_in_2019_whoever_has_coins_pays() -> None:
    position = payday(10, 9, edition="2019")
    assert gained(position, "idle magician") == [(0, -3, 0), NOTHING]
    assert kind(position) == "advertise"


@pytest.mark.rule("T1-EX-08")
def test_the_example_of_voluntary_wages() -> None:
    position = payday(6, 10)
    play(position, "idle magician")
    assert asked(position).arguments["due"] == 3
    play(position, "pay 1")
    assert purses(position)[0] == (6, 5, 1)
    assert options(6, 3) == [2, 3]
