"""TR-MK: ordering for the next round, and ordering at once."""

from __future__ import annotations

import pytest

from sleight.games.trickerion.events import (
    ComponentOrdered,
    ComponentQuickOrdered,
    ComponentsBought,
    OrdersDelivered,
    PointsLost,
)
from sleight.games.trickerion.state.position import TrickerionPosition
from tests.games.trickerion.helpers.changes import done
from tests.games.trickerion.helpers.playing import offered, play, refusal, texts, why_not
from tests.games.trickerion.helpers.scenario import table

TYPES = (
    *("wood", "metal", "glass", "fabric"),
    *("rope", "petroleum", "saw", "animal"),
    *("padlock", "mirror", "disguise", "cog"),
)
FULL = ["rope", "petroleum", "saw", "animal"]


def at_market(points: int = 5) -> table:
    """The magician of seat 0 stands on the market row, and seat 1's is to be placed there."""
    return table().acting(0, "magician", "market-1", points).assigned(1, "magician", "market-row")


def to_the_next_round(position: TrickerionPosition) -> list[OrdersDelivered]:
    """Seat 0 finishes and seat 1 does nothing; what was delivered."""
    events = play(position, "finish", "idle magician")
    assert (position.round, position.view(None).phase) == (2, "advertise")
    return [event for event in events if isinstance(event, OrdersDelivered)]


def send_both_to_market(position: TrickerionPosition) -> None:
    """From the beginning of a round until both magicians are to be placed on the market row."""
    for seat in position.view(None).order:
        play(position, "decline", seat=seat)
    for seat in (0, 1):
        play(position, "send magician market-row", "rest apprentice-1", "confirm", seat=seat)


@pytest.mark.rule("TR-MK-15")
@pytest.mark.parametrize("component", TYPES)
def test_any_type_can_be_ordered_for_a_point(component: str) -> None:
    position = at_market(3).position()
    events, changed = done(position, f"order {component} 3")
    assert events == [ComponentOrdered(0, component, 3)]
    assert changed == {"market.orders.2": component, "points": 2}


@pytest.mark.rule("TR-MK-15")
def test_an_order_needs_a_point_and_a_free_slot() -> None:
    position = at_market(0).position()
    assert why_not(position, "order wood 1") == refusal("points-missing", "TR-MK-15", cost=1, points=0)
    position = at_market(1).market(orders=["", "rope", "", ""]).position()
    assert why_not(position, "order wood 2") == refusal("order-slot-taken", "TR-MK-15", slot=2)


@pytest.mark.rule("TR-MK-16")
def test_what_is_ordered_cannot_be_ordered_again() -> None:
    position = at_market(2).position()
    play(position, "order rope 1")
    again = refusal("already-ordered", "TR-MK-16", component="rope")
    assert [why_not(position, f"order rope {slot}") for slot in (1, 2, 3, 4)] == [again] * 4
    assert not [text for text in offered(position, "order") if "rope" in text]


@pytest.mark.rule("TR-MK-16", "TR-MK-17")
def test_every_other_type_is_offered_for_every_free_slot() -> None:
    position = at_market(1).market(orders=["", "rope", "", "wood"]).position()
    left = [each for each in TYPES if each not in ("rope", "wood")]
    assert offered(position, "order") == [f"order {each} {slot}" for each in left for slot in (1, 3)]


@pytest.mark.rule("TR-MK-17")
@pytest.mark.parametrize("slot", [1, 2, 3, 4])
def test_the_order_slot_decides_which_stall_is_replaced(slot: int) -> None:
    position = at_market(2).position()
    play(position, f"order cog {slot}")
    (delivered,) = to_the_next_round(position)
    expected = ["wood", "metal", "glass", "fabric"]
    expected[slot - 1] = "cog"
    assert delivered.stalls == tuple(expected)
    assert position.view(0).market.stalls == tuple(expected)


@pytest.mark.rule("TR-MK-18")
def test_what_is_on_sale_may_be_ordered() -> None:
    position = at_market(3).market(quick="rope").position()
    events, changed = done(position, "order wood 2", "order rope 1")
    assert events == [ComponentOrdered(0, "wood", 2), ComponentOrdered(0, "rope", 1)]
    assert changed == {"market.orders.0": "rope", "market.orders.1": "wood", "points": 1}


@pytest.mark.rule("TR-MK-19")
def test_four_orders_are_all_there_can_be() -> None:
    position = at_market(5).market(orders=[*FULL[:3], ""]).position()
    play(position, "order cog 4")
    assert offered(position, "order") == []
    assert [why_not(position, f"order wood {slot}") for slot in (1, 2, 3, 4)] == [
        refusal("order-slot-taken", "TR-MK-15", slot=slot) for slot in (1, 2, 3, 4)
    ]


@pytest.mark.rule("TR-MK-20")
def test_an_order_costs_no_coins_and_gives_nothing_now() -> None:
    position = at_market(2).coins(0, 0).position()
    _, changed = done(position, "order cog 1")
    assert changed == {"market.orders.0": "cog", "points": 1}
    assert position.view(0).me.components == ()


@pytest.mark.rule("TR-MK-21")
def test_an_order_is_not_on_sale_before_the_next_round() -> None:
    position = at_market(5).position()
    play(position, "order rope 1")
    not_yet = refusal("not-on-sale", "TR-MK-05", component="rope")
    assert why_not(position, "buy rope 1") == not_yet
    play(position, "finish", "place magician market-4", "plain")
    assert (position.waiting, why_not(position, "buy rope 1")) == ((1,), not_yet)


@pytest.mark.rule("TR-MK-21")
@pytest.mark.parametrize("buyer", [0, 1])
def test_anyone_can_buy_what_was_ordered_a_round_ago(buyer: int) -> None:
    position = at_market(2).position()
    play(position, "order rope 1")
    to_the_next_round(position)
    send_both_to_market(position)
    if position.waiting != (buyer,):
        play(position, "idle magician")
    play(position, "place magician market-4", "plain")
    events, _ = done(position, "buy rope 1", "bargain 0")
    assert events == [ComponentsBought(buyer, "rope", 1, 2, 0, "player")]


@pytest.mark.rule("TR-MK-22")
@pytest.mark.parametrize("component", TYPES)
def test_any_type_can_be_ordered_at_once_for_two_points(component: str) -> None:
    position = at_market(3).position()
    events, changed = done(position, f"quick {component}")
    assert events == [ComponentQuickOrdered(0, component)]
    assert changed == {"market.quick": component, "points": 1}


@pytest.mark.rule("TR-MK-22")
@pytest.mark.parametrize(("points", "types"), [(1, ()), (2, TYPES), (3, TYPES)])
def test_a_quick_order_needs_two_points(points: int, types: tuple[str, ...]) -> None:
    position = at_market(points).position()
    assert offered(position, "quick") == [f"quick {component}" for component in types]
    missing = refusal("points-missing", "TR-MK-22", cost=2, points=points)
    assert why_not(position, "quick cog") == (None if types else missing)


@pytest.mark.rule("TR-MK-23")
def test_a_second_quick_order_takes_the_place_of_the_first() -> None:
    position = at_market(5).market(quick="rope").position()
    _, changed = done(position, "quick saw")
    assert changed == {"market.quick": "saw", "points": 3}
    assert why_not(position, "buy rope 1") == refusal("not-on-sale", "TR-MK-05", component="rope")
    assert why_not(position, "buy saw 1") is None


@pytest.mark.rule("TR-MK-24")
def test_a_quick_order_is_there_for_everybody_this_round() -> None:
    position = at_market(2).position()
    play(position, "quick rope", "place magician market-4", "plain")
    events, changed = done(position, "buy rope 1", "bargain 0")
    assert events == [ComponentsBought(1, "rope", 1, 3, 0, "player")]
    assert changed == {
        "coins.1": 7,
        "points": 2,
        "workshops.1.components.rope": {"component": "rope", "tokens": 1, "board": "player", "counts": 1},
    }
    assert position.view(1).market.quick == "rope"
    assert why_not(position, "buy rope 2") is None


@pytest.mark.rule("TR-MK-25")
@pytest.mark.parametrize(
    ("component", "count", "price"),
    [("rope", 2, 6), ("wood", 1, 2), ("wood", 3, 6), ("cog", 1, 4), ("cog", 2, 8)],
)
def test_each_component_from_the_quick_slot_costs_one_more(component: str, count: int, price: int) -> None:
    position = at_market(1).market(["metal"] * 4, quick=component).position()
    events, changed = done(position, f"buy {component} {count}")
    assert events == [ComponentsBought(0, component, count, price, 0, "player")]
    assert changed["coins.0"] == 10 - price


@pytest.mark.rule("TR-MK-25")
def test_a_wood_from_the_quick_slot_costs_one_at_best() -> None:
    position = at_market(5).market(["metal"] * 4, quick="wood").position()
    play(position, "buy wood 1")
    assert texts(position) == ["bargain 0", "bargain 1"]
    events, _ = done(position, "bargain 1")
    assert events == [ComponentsBought(0, "wood", 1, 1, 1, "player")]


@pytest.mark.rule("TR-MK-26")
def test_what_lies_on_a_stall_too_costs_the_normal_price() -> None:
    position = at_market(1).market(["metal", "rope", "glass", "fabric"], quick="rope").position()
    events, changed = done(position, "buy rope 2")
    assert events == [ComponentsBought(0, "rope", 2, 4, 0, "player")]
    assert changed["coins.0"] == 6


@pytest.mark.rule("TR-MK-27")
def test_the_quick_order_is_gone_after_the_round() -> None:
    position = at_market(3).position()
    play(position, "quick rope")
    (delivered,) = to_the_next_round(position)
    assert delivered.stalls == ("wood", "metal", "glass", "fabric")
    assert position.view(0).market.quick == ""
    send_both_to_market(position)
    play(position, "place magician market-1", "plain")
    assert why_not(position, "buy rope 1") == refusal("not-on-sale", "TR-MK-05", component="rope")


@pytest.mark.rule("TR-MK-28")
@pytest.mark.parametrize("component", ["rope", "wood", "cog"])
def test_what_is_ordered_or_on_sale_may_be_ordered_at_once(component: str) -> None:
    position = at_market(3).market(orders=["rope", "", "", ""], quick="cog").position()
    assert offered(position, "quick") == [f"quick {each}" for each in TYPES]
    events, _ = done(position, f"quick {component}")
    assert events == [ComponentQuickOrdered(0, component)]
    assert position.points == 1
    assert position.view(0).market.orders == ("rope", "", "", "")


@pytest.mark.rule("TR-MK-15", "TR-MK-22")
@pytest.mark.parametrize(("points", "written"), [(1, "order rope 2"), (2, "quick rope")])
def test_the_turn_ends_with_the_last_point(points: int, written: str) -> None:
    position = at_market(points).position()
    assert len(play(position, written)) == 1
    assert (position.points, position.view(0).actor, position.waiting) == (0, "", (1,))


@pytest.mark.rule("TR-AP-10")
def test_finishing_on_the_market_loses_the_points_that_are_left() -> None:
    position = at_market(4).position()
    events, changed = done(position, "finish")
    assert events == [PointsLost(0, 4)]
    assert changed == {
        "points": 0,
        "actor": "",
        "asked.0": "",
        "asked.1": "place",
    }
