"""T1-MARKET: one component at a time, stacks without a limit, and quick orders without a surcharge."""

from __future__ import annotations

from typing import Any

import pytest

from sleight.games.trickerion.events import ComponentQuickOrdered, OrdersDelivered
from sleight.games.trickerion.state.position import TrickerionPosition
from sleight.games.trickerion.views.types import Stack
from tests.games.trickerion.helpers.changes import gained
from tests.games.trickerion.helpers.playing import asides, kind, offered, play, refusal, texts, why_not
from tests.games.trickerion.helpers.reading import buys, stock, tokens
from tests.games.trickerion.helpers.scenario import table
from tests.games.trickerion.helpers.scenes import END, MIXED, last_turn

FIRST: dict[str, Any] = {"edition": "first"}


def shopping(points: int = 3, edition: str = "first") -> table:
    """The magician of seat 0 is on the market row; the one of seat 1 comes next."""
    scene = table(2, edition=edition).acting(0, "magician", "market-1", points).market(MIXED)
    return scene.assigned(1, "magician", "theater")


def stacks(position: TrickerionPosition) -> tuple[Stack, ...]:
    """The components of seat 0."""
    return position.view(None).workshops[0].components


# --- buy and bargain ----------------------------------------------------------------------------


@pytest.mark.rule("T1-MARKET-01")
@pytest.mark.parametrize(("component", "price"), [("wood", 1), ("fabric", 1), ("rope", 2), ("cog", 3)])
def test_a_purchase_is_one_component_at_its_price(component: str, price: int) -> None:
    position = shopping(1).position()
    assert buys(position) == ["wood 1", "fabric 1", "rope 1", "cog 1"]
    assert gained(position, f"buy {component} 1")[0] == (0, -price, 0)
    assert tokens(position) == {component: 1}


@pytest.mark.rule("T1-MARKET-01")
def test_what_is_not_in_stock_and_a_second_one_are_not_sold() -> None:
    position = shopping().position()
    assert why_not(position, "buy saw 1") == refusal("not-on-sale", "TR-MK-05", component="saw")
    assert why_not(position, "buy wood 2") is not None
    assert "wood 2" in buys(shopping(edition="2019").position())


@pytest.mark.rule("T1-MARKET-01")
def test_a_purchase_needs_a_point() -> None:
    position = shopping(1).position()
    play(position, "buy wood 1")
    assert position.waiting == (1,)


@pytest.mark.rule("T1-MARKET-02")
@pytest.mark.parametrize("edition", ["first", "2019"])
def test_three_components_take_three_points_and_their_prices(edition: str) -> None:
    position = shopping(4, edition).position()
    spent = gained(position, *["buy rope 1", "bargain 0"] * 3)[0]
    assert (spent, position.points) == ((0, -6, 0), 1)
    assert tokens(position) == {"rope": 3}


@pytest.mark.rule("T1-MARKET-05")
def test_a_bargain_lowers_the_price_of_the_one_component_but_never_to_nothing() -> None:
    position = shopping(5).position()
    play(position, "buy cog 1")
    assert texts(position) == ["bargain 0", "bargain 1", "bargain 2"]
    assert why_not(position, "bargain 3") == refusal("price-at-least-one", "TR-MK-11", price=3)
    assert gained(position, "bargain 2")[0] == (0, -1, 0)
    assert (position.points, kind(position)) == (2, "act")


@pytest.mark.rule("T1-MARKET-05")
def test_there_is_no_bargain_without_a_purchase_nor_for_the_cheapest() -> None:
    position = shopping(3).position()
    assert not offered(position, "bargain")
    assert why_not(position, "bargain 1") is not None
    play(position, "buy wood 1")
    assert (kind(position), position.points) == ("act", 2)


# --- stacks -------------------------------------------------------------------------------------


@pytest.mark.rule("T1-MARKET-03")
def test_a_stack_grows_without_a_limit() -> None:
    position = shopping().components(0, wood=5).position()
    play(position, "buy wood 1")
    assert stacks(position) == (Stack("wood", 6, "player", 6),)
    other = shopping(edition="2019").components(0, wood=3).position()
    assert why_not(other, "buy wood 1") == refusal("stack-full", "TR-MK-07", component="wood")


@pytest.mark.rule("T1-MARKET-03")
def test_on_the_managers_board_it_counts_one_more_whatever_its_height() -> None:
    scene = shopping().team(0, "manager").components(0, "manager", wood=5)
    position = scene.position()
    # It joins its stack: a type is never split over two slots.
    play(position, "buy wood 1")
    assert stacks(position) == (Stack("wood", 6, "manager", 7),)
    assert kind(position) == "act"


@pytest.mark.rule("T1-MARKET-03")
@pytest.mark.parametrize(("edition", "tokens", "counts"), [("first", 3, 4), ("first", 7, 8), ("2019", 3, 3)])
def test_a_stack_loses_nothing_when_it_is_moved_there(edition: str, tokens: int, counts: int) -> None:
    scene = table(2, edition=edition).team(0, "manager").components(0, wood=tokens)
    position = scene.acting(0, "magician", "workshop-1", 2).assigned(1, "magician", "theater").position()
    play(position, "shelve wood empty")
    assert stacks(position) == (Stack("wood", tokens, "manager", counts),)


@pytest.mark.rule("T1-MARKET-03")
def test_what_the_manager_adds_serves_a_trick() -> None:
    """Card Manipulation needs three wood and three fabric."""
    scene = table(2, **FIRST).trick(0, "card-manipulation").team(0, "manager")
    scene.components(0, "manager", wood=2).components(0, fabric=4)
    position = scene.acting(0, "magician", "workshop-1", 3).assigned(1, "magician", "theater").position()
    assert "prepare card-manipulation" in texts(position)


@pytest.mark.rule("T1-MARKET-04")
def test_components_are_returned_whenever_one_wants() -> None:
    six: dict[str, Any] = {"wood": 1, "metal": 1, "glass": 1, "fabric": 1, "saw": 1, "animal": 1}
    for scene in (shopping().components(0, **six), table(2, **FIRST).components(0, **six).planning()):
        assert {*asides(scene.position(), 0)} == {f"drop {component}" for component in six}
    position = shopping().components(0, **six).position()
    assert why_not(position, "buy rope 1") == refusal("no-component-slot", "TR-CMP-10", component="rope")
    play(position, "drop saw", "buy rope 1", "bargain 0")
    assert tokens(position) == {**{name: 1 for name in six if name != "saw"}, "rope": 1}


@pytest.mark.rule("T1-MARKET-09")
def test_the_supply_never_runs_out() -> None:
    """There are ten tokens of each basic type in the box."""
    position = shopping(4).components(0, wood=30).components(1, wood=30).position()
    play(position, *["buy wood 1"] * 3)
    assert tokens(position) == {"wood": 33}
    assert "wood 1" in buys(position)


# --- orders -------------------------------------------------------------------------------------


@pytest.mark.rule("T1-MARKET-06")
@pytest.mark.parametrize(("edition", "cost", "rule"), [("first", 3, "T1-MARKET-06"), ("2019", 2, "TR-MK-22")])
def test_what_a_quick_order_takes(edition: str, cost: int, rule: str) -> None:
    short = shopping(cost - 1, edition).position()
    assert why_not(short, "quick mirror") == refusal("points-missing", rule, cost=cost, points=cost - 1)
    position = shopping(cost + 1, edition).position()
    assert play(position, "quick mirror") == [ComponentQuickOrdered(0, "mirror")]
    assert position.points == 1


@pytest.mark.rule("T1-MARKET-06", "T1-MARKET-07")
@pytest.mark.parametrize(("edition", "points", "paid"), [("first", 5, 2), ("2019", 4, 3)])
def test_a_quick_ordered_component_has_its_normal_price(edition: str, points: int, paid: int) -> None:
    """The example: three points for the order, one to buy, one to bargain: a mirror for two coins."""
    position = shopping(points, edition).position()
    assert gained(position, "quick mirror", "buy mirror 1", "bargain 1")[0] == (0, -paid, 0)
    assert position.points == 0
    assert tokens(position) == {"mirror": 1}


@pytest.mark.rule("T1-MARKET-08")
def test_a_quick_order_sends_back_what_lay_there() -> None:
    position = shopping(4).market(MIXED, quick="saw").position()
    assert "saw 1" in buys(position)
    play(position, "quick mirror")
    assert stock(position) == (*MIXED, "mirror")
    assert "saw 1" not in buys(position)


@pytest.mark.rule("T1-MARKET-10")
def test_an_order_takes_a_point_and_a_type_that_is_not_ordered_yet() -> None:
    position = shopping(3).position()
    play(position, "order saw 2")
    assert position.points == 2
    assert why_not(position, "order saw 3") == refusal("already-ordered", "TR-MK-16", component="saw")
    assert why_not(position, "order animal 2") == refusal("order-slot-taken", "TR-MK-15", slot=2)
    assert "saw 1" not in buys(position)


@pytest.mark.rule("T1-MARKET-10")
def test_orders_arrive_at_the_end_of_the_round_and_the_quick_one_is_gone() -> None:
    scene = table(2, **FIRST).market(MIXED, orders=["", "saw", "", "mirror"], quick="animal")
    position = last_turn(scene)
    assert OrdersDelivered(("wood", "saw", "cog", "mirror")) in play(position, END)
    assert stock(position) == ("wood", "saw", "cog", "mirror", "")
    assert position.view(None).market.orders == ("", "", "", "")
