"""TR-SAR-45 to 47: Logistics, Traveling Merchants and Dubious Sources."""

from __future__ import annotations

import pytest

from sleight.games.trickerion.events import (
    BonusUsed,
    CoinsShared,
    ComponentClaimed,
    ComponentDisplayed,
    ComponentOrdered,
    ComponentQuickOrdered,
    ComponentReturned,
    ComponentsBought,
    GoodsBought,
    OrdersDelivered,
)
from sleight.games.trickerion.state.position import TrickerionPosition
from tests.games.trickerion.helpers.changes import NOTHING, gained
from tests.games.trickerion.helpers.playing import (
    is_sound,
    kind,
    play,
    question,
    refusal,
    refused,
    texts,
    why_not,
)
from tests.games.trickerion.helpers.reading import alley, buys, stock, tokens
from tests.games.trickerion.helpers.scenario import GAME, table
from tests.games.trickerion.helpers.scenes import MIXED, at_market, held_by, shared

ALL = [id for group in GAME.printed.board.components.values() for id in group.types]

# --- Logistics ------------------------------------------------------------------------------------


@pytest.mark.rule("TR-SAR-45")
@pytest.mark.shows("logistics")
def test_an_order_beside_the_stalls_is_sold_to_everybody_at_the_normal_price() -> None:
    scene = at_market("logistics", 3, "ready").market(MIXED).shards(1, 0)
    position = scene.assigned(1, "magician", "market-row").position()
    events = play(position, "bonus")
    assert texts(position) == [f"stock {id}" for id in ALL]
    assert is_sound(position)
    events += play(position, "stock mirror", "buy mirror 1", "bargain 0")
    assert events == [
        BonusUsed(0, "logistics"),
        ComponentDisplayed(0, "mirror"),
        ComponentsBought(0, "mirror", 1, 3, 0, "player"),
    ]
    assert (position.points, stock(position)) == (1, (*MIXED, "", "mirror"))
    assert is_sound(position)
    play(position, "finish", "place magician market-4", "decline")
    assert play(position, "buy mirror 2", "bargain 0") == [ComponentsBought(1, "mirror", 2, 6, 0, "player")]


@pytest.mark.rule("TR-SAR-45", "TR-MK-16", "TR-MK-19", "TR-SAR-55")
@pytest.mark.shows("logistics")
def test_logistics_needs_no_order_slot_and_no_free_type() -> None:
    position = (
        at_market("logistics", 1).market(MIXED, ["saw", "rope", "cog", "glass"], quick="saw").position()
    )
    assert texts(position) == [f"stock {id}" for id in ALL]
    play(position, "stock saw")
    assert stock(position) == (*MIXED, "saw", "saw")
    assert position.view(0).market.orders == ("saw", "rope", "cog", "glass")


@pytest.mark.rule("TR-SAR-45", "TR-MK-26")
@pytest.mark.shows("logistics")
def test_beside_the_stalls_a_type_of_the_quick_slot_has_its_normal_price() -> None:
    position = at_market("logistics", 2).market(MIXED, quick="saw").position()
    play(position, "stock saw")
    assert play(position, "buy saw 1") == [ComponentsBought(0, "saw", 1, 2, 0, "player")]


@pytest.mark.rule("TR-SAR-45", "TR-MK-16")
@pytest.mark.shows_limit("logistics")
def test_logistics_does_not_bar_an_order_of_the_type() -> None:
    position = at_market("logistics", 2).market(MIXED).position()
    play(position, "stock saw")
    assert play(position, "order saw 2") == [ComponentOrdered(0, "saw", 2)]


@pytest.mark.rule("TR-SAR-45", "TR-END-15", "TR-END-16", "TR-END-18")
@pytest.mark.shows_limit("logistics")
def test_what_lies_beside_the_stalls_is_gone_when_orders_arrive() -> None:
    scene = table(2, dark_alley=True).acting(0, "magician", "market-1", 2, "logistics", "armed")
    position = scene.market(MIXED, ["", "glass", "", ""]).position()
    events = play(position, "stock mirror", "order saw 4")
    assert OrdersDelivered(("wood", "glass", "cog", "saw")) in events
    assert stock(position) == ("wood", "glass", "cog", "saw", "")


@pytest.mark.rule("TR-SAR-45", "TR-SA-05", "TR-SA-06")
@pytest.mark.shows_limit("logistics")
def test_logistics_is_one_order_and_costs_its_point() -> None:
    position = at_market("logistics", 1).market(MIXED).position()
    play(position, "stock mirror")
    assert position.waiting == (1,)
    spent = at_market("logistics", 3).market(MIXED).position()
    play(spent, "stock mirror")
    assert not [text for text in texts(spent) if text.startswith("stock")]
    assert why_not(spent, "bonus") == refusal("no-bonus", "TR-SA-05")
    poor = at_market("logistics", 0, "ready").position()
    assert refused(poor, "bonus") == "bonus-useless"
    assert is_sound(poor)


@pytest.mark.rule("TR-SAR-45", "TR-MAG-13")
@pytest.mark.shows("logistics")
def test_a_copied_logistics_adds_a_second_component() -> None:
    scene = table(2, dark_alley=True).acting(1, "magician", "market-1", 1).assigned(0, "magician", "workshop")
    held_by(scene, 0, "logistics").bonus(1, "magician", "logistics", "armed").spent(1)
    position = scene.market(MIXED, extra=["saw"]).position()
    play(position, "stock mirror")
    assert stock(position) == (*MIXED, "", "saw", "mirror")


# --- Traveling Merchants --------------------------------------------------------------------------


def trader(points: int = 1) -> table:
    return at_market("traveling-merchants", points, "ready").market(MIXED)


@pytest.mark.rule("TR-SAR-46")
@pytest.mark.shows("traveling-merchants")
def test_each_order_of_the_placement_may_bring_one_for_a_coin_more() -> None:
    position = trader(3).position()
    assert "bonus" not in texts(position)
    events = play(position, "order saw 1")
    assert position.asked(0) == question("merchants", "TR-SAR-46", 0, component="saw", price=3)
    assert texts(position) == ["keep player", "decline"]
    assert is_sound(position)
    events += play(position, "keep player", "order mirror 4", "keep player", "order glass 2", "decline")
    assert events == [
        ComponentOrdered(0, "saw", 1),
        GoodsBought(0, ("saw",), 3, 0, 0, 0),
        ComponentOrdered(0, "mirror", 4),
        GoodsBought(0, ("mirror",), 4, 0, 0, 0),
        ComponentOrdered(0, "glass", 2),
    ]
    assert (position.view(0).coins[0], tokens(position)) == (3, {"saw": 1, "mirror": 1})
    assert position.view(0).market.orders == ("saw", "glass", "", "mirror")
    assert position.waiting == (1,)


@pytest.mark.rule("TR-SAR-46", "TR-PROR-26")
@pytest.mark.shows("traveling-merchants")
@pytest.mark.parametrize("component", ["wood", "saw", "mirror"])
def test_the_merchants_take_the_flat_price_and_one_more(component: str) -> None:
    scene = at_market("traveling-merchants", 1, "ready").prophecy("flat-price")
    position = scene.market(MIXED, quick=component).position()
    assert gained(position, f"order {component} 1", "keep player") == [(0, -3, 0), NOTHING]


@pytest.mark.rule("TR-SAR-46", "TR-MK-09")
@pytest.mark.shows_limit("traveling-merchants")
def test_the_merchants_do_not_bargain_and_sell_one() -> None:
    position = trader(4).position()
    play(position, "order saw 1")
    assert refused(position, "bargain 1") == "answer-first"
    assert refused(position, "buy saw 1") == "answer-first"
    assert why_not(position, "keep manager") == refusal("no-room-there", "TR-CMP-05", board="manager")
    play(position, "keep player")
    assert (position.points, tokens(position)) == (3, {"saw": 1})


@pytest.mark.rule("TR-SAR-46", "TR-GEN-22")
@pytest.mark.shows_limit("traveling-merchants")
@pytest.mark.parametrize(("coins", "asked"), [(3, "act"), (4, "merchants")])
def test_who_cannot_pay_in_full_is_not_asked(coins: int, asked: str) -> None:
    position = trader(2).coins(0, coins).position()
    play(position, "order mirror 1")
    assert kind(position) == asked


@pytest.mark.rule("TR-SAR-46", "TR-SAR-01", "TR-CMP-10")
@pytest.mark.shows_limit("traveling-merchants")
def test_what_cannot_be_stored_is_not_offered() -> None:
    goods = {"metal": 1, "glass": 1, "petroleum": 1, "saw": 3, "animal": 1, "padlock": 1}
    position = trader(3).components(0, "player", **goods).position()
    for order in ("order saw 1", "order mirror 2"):
        play(position, order)
        assert kind(position) == "act"
    play(position, "order metal 3")
    assert kind(position) == "merchants"


@pytest.mark.rule("TR-SAR-46", "TR-CMP-05")
@pytest.mark.shows("traveling-merchants")
def test_a_new_type_from_the_merchants_goes_where_the_player_says() -> None:
    position = trader().team(0, "manager").position()
    play(position, "order saw 1")
    assert texts(position) == ["keep player", "keep manager", "decline"]
    play(position, "keep manager")
    assert [(stack.board, stack.counts) for stack in position.view(0).me.components] == [("manager", 2)]


@pytest.mark.rule("TR-SAR-46", "TR-SAR-48")
@pytest.mark.shows("traveling-merchants", "business-share")
def test_what_the_merchants_are_paid_is_shared() -> None:
    position = shared(trader()).position()
    events = play(position, "order mirror 1", "keep player")
    assert events[1:] == [GoodsBought(0, ("mirror",), 4, 0, 0, 0), CoinsShared(1, 4, 0)]


@pytest.mark.rule("TR-SAR-46", "TR-SA-09")
@pytest.mark.shows_limit("traveling-merchants")
def test_the_merchants_come_to_their_own_placement_with_its_bonus_only() -> None:
    position = at_market("traveling-merchants", 2, "none").position()
    play(position, "order saw 1")
    assert kind(position) == "act"


# --- Dubious Sources ------------------------------------------------------------------------------


def dubious(points: int = 2, *, players: int = 2) -> table:
    """Nobody else has anything to do: the round ends when seat 0 has finished."""
    scene = table(players, dark_alley=True).market(MIXED)
    return scene.acting(0, "magician", "market-1", points, "dubious-sources")


def claimed(position: TrickerionPosition) -> int:
    """Who will be asked when orders arrive."""
    return alley(position).round.claim


@pytest.mark.rule("TR-SAR-47", "TR-END-17")
@pytest.mark.shows("dubious-sources")
def test_the_component_of_the_quick_slot_comes_home_when_orders_arrive() -> None:
    position = dubious().position()
    events = play(position, "bonus")
    assert texts(position) == [f"quick {id}" for id in ALL]
    assert is_sound(position)
    events += play(position, "quick mirror")
    assert events[:2] == [BonusUsed(0, "dubious-sources"), ComponentQuickOrdered(0, "mirror")]
    assert position.asked(0) == question("take-home", "TR-SAR-47", 0, component="mirror")
    assert texts(position) == ["keep player", "decline"]
    assert why_not(position, "keep manager") == refusal("no-room-there", "TR-SAR-47", board="manager")
    assert refused(position, "finish") == "answer-first"
    assert is_sound(position)
    events = play(position, "keep player")
    assert events[:2] == [ComponentClaimed(0, "mirror"), OrdersDelivered(tuple(MIXED))]
    assert (tokens(position), stock(position)) == ({"mirror": 1}, (*MIXED, ""))
    assert (position.view(0).round, claimed(position)) == (2, -1)


@pytest.mark.rule("TR-SAR-47")
@pytest.mark.shows_limit("dubious-sources")
def test_the_component_may_be_declined_and_returns_to_the_supply() -> None:
    position = dubious().position()
    play(position, "bonus", "quick mirror")
    events = play(position, "decline")
    assert events[0] == OrdersDelivered(tuple(MIXED))
    assert (tokens(position), stock(position)) == ({}, (*MIXED, ""))


@pytest.mark.rule("TR-SAR-47", "TR-ANY-09", "TR-CMP-10")
@pytest.mark.shows("dubious-sources")
def test_components_may_be_returned_to_make_room() -> None:
    goods = {"metal": 1, "glass": 1, "petroleum": 1, "saw": 1, "animal": 2, "padlock": 1}
    position = dubious().components(0, "player", **goods).position()
    play(position, "bonus", "quick mirror")
    assert texts(position) == ["decline"]
    assert why_not(position, "keep player") == refusal("no-room-there", "TR-SAR-47", board="player")
    assert play(position, "drop animal") == [ComponentReturned(0, "animal")]
    assert texts(position) == ["decline"]
    play(position, "drop animal")
    assert texts(position) == ["keep player", "decline"]
    assert play(position, "keep player")[0] == ComponentClaimed(0, "mirror")
    assert tokens(position)["mirror"] == 1


@pytest.mark.rule("TR-SAR-47", "TR-SAR-01", "TR-MK-07")
@pytest.mark.shows_limit("dubious-sources")
def test_a_fourth_of_a_type_cannot_be_taken_home() -> None:
    position = dubious().components(0, mirror=3).position()
    play(position, "bonus", "quick mirror")
    assert texts(position) == ["decline"]


@pytest.mark.rule("TR-SAR-47", "TR-SAR-56")
@pytest.mark.shows("dubious-sources")
def test_it_is_the_component_then_on_the_slot_whoever_put_it_there() -> None:
    scene = dubious().shards(1, 0).assigned(1, "magician", "market-row")
    position = scene.position()
    play(position, "bonus", "quick mirror")
    assert claimed(position) == 0
    play(position, "place magician market-4", "decline", "quick saw")
    assert claimed(position) == 0
    play(position, "finish")
    assert position.asked(0) == question("take-home", "TR-SAR-47", 0, component="saw")


@pytest.mark.rule("TR-SAR-47", "TR-MAG-13")
@pytest.mark.shows_limit("dubious-sources")
def test_of_two_users_the_later_receives_it() -> None:
    scene = table(2, dark_alley=True).market(MIXED, quick="mirror").acting(1, "magician", "market-1", 2)
    held_by(scene, 0, "dubious-sources").this_round(claim=0)
    position = scene.bonus(1, "magician", "dubious-sources", "armed").spent(1).position()
    play(position, "quick saw")
    assert position.asked(1) == question("take-home", "TR-SAR-47", 1, component="saw")


@pytest.mark.rule("TR-SAR-47", "TR-SA-05", "TR-SA-06")
@pytest.mark.shows_limit("dubious-sources")
def test_a_quick_order_without_the_bonus_claims_nothing() -> None:
    position = dubious().position()
    events = play(position, "quick mirror")
    assert OrdersDelivered(tuple(MIXED)) in events
    assert (position.view(0).round, tokens(position)) == (2, {})
    poor = dubious(1).position()
    assert refused(poor, "bonus") == "bonus-useless"


@pytest.mark.rule("TR-SAR-47", "TR-MK-24")
@pytest.mark.shows_limit("dubious-sources")
def test_until_then_everybody_can_buy_it() -> None:
    position = dubious(3).position()
    play(position, "bonus", "quick mirror")
    assert "mirror 1" in buys(position)
    events = play(position, "buy mirror 1")
    assert events[0] == ComponentsBought(0, "mirror", 1, 4, 0, "player")
    play(position, "keep player")
    assert tokens(position) == {"mirror": 2}
