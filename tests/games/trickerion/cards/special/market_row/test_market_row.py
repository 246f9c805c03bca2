"""TR-SAR-41, 43, 48, 49: Smuggled Goods, Workshop Exhibition, Business Share and Workshop Delivery."""

from __future__ import annotations

import pytest

from sleight.games.trickerion.effects.hooks import Effect
from sleight.games.trickerion.effects.in_force import ActiveEffects
from sleight.games.trickerion.events import (
    BonusKept,
    BonusUsed,
    CoinsShared,
    ComponentsBought,
    ComponentsStored,
    GoodsBought,
    Granted,
    TollPaid,
)
from sleight.games.trickerion.locations import market_row
from sleight.games.trickerion.state.position import TrickerionPosition
from tests.games.trickerion.helpers.changes import NOTHING, gained, purses
from tests.games.trickerion.helpers.playing import is_sound, play, question, refusal, refused, texts, why_not
from tests.games.trickerion.helpers.reading import alley, buys, stock, tokens
from tests.games.trickerion.helpers.scenario import table
from tests.games.trickerion.helpers.scenes import MIXED, at_market, buyer, held_by, shared

# --- prices ---------------------------------------------------------------------------------------


@pytest.mark.rule("TR-SAR-03", "TR-MK-26", "TR-PROR-09")
@pytest.mark.parametrize(
    ("prophecy", "orders", "prices"),
    [
        ("", True, {"wood": 1, "rope": 2, "saw": 2, "animal": 3, "cog": 3}),
        ("flat-price", True, {"wood": 2, "rope": 2, "saw": 2, "animal": 3, "cog": 2}),
        ("orders-on-sale", True, {"wood": 1, "glass": 1, "rope": 2, "saw": 2, "animal": 2, "cog": 3}),
        ("orders-on-sale", False, {"wood": 1, "rope": 2, "saw": 2, "animal": 3, "cog": 3}),
    ],
)
def test_what_is_in_stock_and_for_how_much(prophecy: str, orders: bool, prices: dict[str, int]) -> None:
    market = (["wood", "rope", "cog", "cog"], ["glass", "animal", "", ""])
    scene = buyer().prophecy(prophecy).market(*market, quick="animal", extra=["saw"])
    position = held_by(scene, 1, "logistics").position()
    found = market_row.stock_prices(position, 0, orders=orders)
    ids = position.table.component_ids
    assert {ids[component]: price for component, price in found.items()} == prices


@pytest.mark.rule("TR-MK-29", "TR-PROR-26")
def test_the_surcharge_comes_on_top_of_the_flat_price_of_the_prophecy() -> None:
    position = buyer(points=1).prophecy("flat-price").market(["wood"] * 4, quick="mirror").position()
    assert play(position, "buy mirror 2") == [ComponentsBought(0, "mirror", 2, 6, 0, "player")]


class DearBargains(Effect):
    """What makes a bargain cost two points."""

    __slots__ = ()

    def action_cost(self, position: TrickerionPosition, seat: int, action: str, cost: int) -> int:
        return 2 if action == "bargain" else cost


@pytest.mark.rule("TR-MK-09", "TR-AP-15")
def test_a_refused_bargain_names_the_points_that_it_would_cost() -> None:
    position = buyer(points=4).market(MIXED).position()
    position.active = ActiveEffects([DearBargains()])
    play(position, "buy cog 1")
    assert texts(position) == ["bargain 0", "bargain 1"]
    assert why_not(position, "bargain 2") == refusal("points-missing", "TR-MK-09", cost=4, points=3)
    play(position, "bargain 1")
    assert position.points == 1


# --- Smuggled Goods -------------------------------------------------------------------------------


def smuggler(points: int = 1, state: str = "armed") -> table:
    return at_market("smuggled-goods", points, state).market(MIXED)


@pytest.mark.rule("TR-SAR-41")
@pytest.mark.shows("smuggled-goods")
def test_fame_one_less_than_the_price_pays_instead_of_coins() -> None:
    position = smuggler(1, "ready").coins(0, 0).position()
    assert buys(position) == []
    events = play(position, "bonus")
    assert buys(position)[-3:] == ["rope 3", "cog 1", "cog 2"]
    assert is_sound(position)
    events += play(position, "buy rope 3")
    goods = ("rope", "rope", "rope")
    assert events == [BonusUsed(0, "smuggled-goods"), GoodsBought(0, goods, 0, 5, 0, 0)]
    assert (purses(position)[0], tokens(position)) == ((0, 0, 1), {"rope": 3})


@pytest.mark.rule("TR-SAR-41", "TR-MK-10")
@pytest.mark.shows("smuggled-goods")
def test_bargains_come_before_the_fame_is_counted() -> None:
    position = smuggler(3).position()
    play(position, "buy cog 2")
    assert texts(position) == ["bargain 0", "bargain 1", "bargain 2"]
    assert is_sound(position)
    assert play(position, "bargain 2") == [GoodsBought(0, ("cog", "cog"), 0, 3, 0, 2)]
    assert purses(position)[0] == (2, 10, 1)


@pytest.mark.rule("TR-SAR-41", "TR-GEN-22")
@pytest.mark.shows_limit("smuggled-goods")
def test_all_the_fame_must_be_there_and_coins_do_not_help() -> None:
    position = smuggler(1).fame(0, 2).position()
    assert buys(position) == [
        *(f"{basic} {count}" for basic in ("wood", "fabric") for count in (1, 2, 3)),
        *("rope 1", "cog 1"),
    ]
    assert why_not(position, "buy rope 2") == refusal("too-little-fame", "TR-SAR-41", cost=3, fame=2)
    assert is_sound(position)


@pytest.mark.rule("TR-SAR-41", "TR-MK-14")
@pytest.mark.shows_limit("smuggled-goods")
def test_bargains_that_the_fame_needs_must_be_made() -> None:
    position = smuggler(4).fame(0, 3).position()
    play(position, "buy cog 2")
    assert texts(position) == ["bargain 2", "bargain 3"]
    assert why_not(position, "bargain 1") == refusal("too-little-fame", "TR-SAR-41", cost=4, fame=3)


@pytest.mark.rule("TR-SAR-41")
@pytest.mark.shows_limit("smuggled-goods")
def test_a_price_of_one_costs_nothing() -> None:
    position = smuggler(1).fame(0, 0).coins(0, 0).position()
    assert buys(position) == ["wood 1", "fabric 1"]
    assert play(position, "buy wood 1") == [GoodsBought(0, ("wood",), 0, 0, 0, 0)]
    assert purses(position)[0] == (0, 0, 1)


@pytest.mark.rule("TR-MEET-04", "TR-SAR-41", "TR-SAR-48")
@pytest.mark.shows_limit("smuggled-goods", "business-share")
def test_fame_that_pays_is_not_shared() -> None:
    position = shared(smuggler(1)).position()
    assert gained(position, "buy cog 2") == [(-5, 0, 0), NOTHING]


@pytest.mark.rule("TR-SAR-41", "TR-SA-05")
@pytest.mark.shows_limit("smuggled-goods")
def test_only_one_purchase_is_paid_with_fame() -> None:
    position = smuggler(2).position()
    play(position, "buy rope 1", "bargain 0")
    assert gained(position, "buy rope 1") == [(0, -2, 0), NOTHING]


@pytest.mark.rule("TR-SAR-41", "TR-CMP-05")
def test_smuggled_goods_of_a_new_type_go_where_the_player_says() -> None:
    position = smuggler(1).team(0, "manager").position()
    assert play(position, "buy rope 2") == [GoodsBought(0, ("rope", "rope"), 0, 3, 0, 0)]
    assert position.asked(0) == question("store", "TR-CMP-05", 0, component="rope", count=2)
    assert is_sound(position)
    assert play(position, "keep manager") == [ComponentsStored(0, "rope", 2, "manager")]


@pytest.mark.rule("TR-SAR-41", "TR-CMP-10", "TR-ANY-09")
@pytest.mark.parametrize(("fame", "waits"), [(0, 1), (1, 0)])
def test_who_could_smuggle_with_more_room_is_asked(fame: int, waits: int) -> None:
    goods = {"metal": 1, "glass": 1, "petroleum": 1, "saw": 1, "animal": 1, "padlock": 1}
    scene = smuggler(2, "ready").coins(0, 0).fame(0, fame).components(0, "player", **goods)
    position = scene.market(["rope"] * 4, ["wood", "rope", "cog", ""]).position()
    play(position, "order saw 4")
    assert position.waiting == (waits,)


# --- Workshop Exhibition --------------------------------------------------------------------------


def exhibitor(points: int = 1, state: str = "armed") -> table:
    return at_market("workshop-exhibition", points, state).market(MIXED)


@pytest.mark.rule("TR-SAR-43")
@pytest.mark.shows("workshop-exhibition")
def test_a_purchase_brings_fame_one_less_than_its_coins() -> None:
    position = exhibitor(1, "ready").position()
    events = play(position, "bonus", "buy cog 2")
    assert events == [
        BonusUsed(0, "workshop-exhibition"),
        ComponentsBought(0, "cog", 2, 6, 0, "player"),
        Granted(0, "card", "workshop-exhibition", fame=5),
    ]
    assert purses(position)[0] == (10, 4, 1)


@pytest.mark.rule("TR-SAR-43")
@pytest.mark.shows("workshop-exhibition")
@pytest.mark.parametrize(("bargains", "fame"), [(0, 2), (1, 1), (2, 0)])
def test_the_coins_that_are_really_paid_count(bargains: int, fame: int) -> None:
    position = exhibitor(4).position()
    assert gained(position, "buy cog 1", f"bargain {bargains}") == [(fame, bargains - 3, 0), NOTHING]


@pytest.mark.rule("TR-SAR-43", "TR-SA-06")
@pytest.mark.shows_limit("workshop-exhibition")
def test_what_can_bring_no_fame_is_bought_without_the_bonus() -> None:
    position = exhibitor().position()
    assert buys(position)[:3] == ["wood 2", "wood 3", "fabric 2"]
    assert why_not(position, "buy wood 1") == refusal("too-cheap-for-fame", "TR-SAR-43", coins=2)
    assert why_not(position, "buy glass 1") == refusal("not-on-sale", "TR-MK-05", component="glass")
    assert is_sound(position)
    poor = exhibitor(3, "ready").coins(0, 1).position()
    assert refused(poor, "bonus") == "bonus-useless"
    assert "buy wood 3" in texts(poor)


@pytest.mark.rule("TR-SAR-43", "TR-SA-05")
@pytest.mark.shows_limit("workshop-exhibition")
def test_one_purchase_only_is_exhibited() -> None:
    position = exhibitor(3).position()
    play(position, "buy cog 1", "bargain 0")
    assert gained(position, "buy rope 1", "bargain 0") == [(0, -2, 0), NOTHING]


@pytest.mark.rule("TR-SAR-43", "TR-SAR-48")
def test_the_coins_of_an_exhibition_are_shared_all_the_same() -> None:
    position = shared(exhibitor(1)).position()
    assert gained(position, "buy rope 1") == [(1, -2, 0), (0, 2, 0)]


# --- Business Share -------------------------------------------------------------------------------


@pytest.mark.rule("TR-SAR-48")
@pytest.mark.shows("business-share")
def test_what_opponents_pay_after_the_placement_goes_to_the_holder() -> None:
    scene = table(2, dark_alley=True).shards(0, 0).shards(1, 0).market(MIXED)
    scene.assigned(0, "magician", "business-share").assigned(1, "magician", "market-row").placing(0)
    position = scene.position()
    events = play(position, "place magician market-4", "keep-bonus")
    assert BonusKept(0, "magician", "business-share") in events
    assert (alley(position).round.shares, refused(position, "bonus")) == ((0,), "bonus-useless")
    assert is_sound(position)
    play(position, "finish", "place magician market-1", "decline")
    events = play(position, "buy rope 3", "bargain 2")
    assert events == [ComponentsBought(1, "rope", 3, 4, 2, "player"), CoinsShared(0, 4, 1)]
    assert [coins for _, coins, _ in purses(position)] == [14, 6]


@pytest.mark.rule("TR-SAR-48", "TR-SA-09")
@pytest.mark.shows_limit("business-share")
def test_the_point_instead_of_the_bonus_brings_no_share() -> None:
    scene = table(2, dark_alley=True).shards(0, 0).market(MIXED)
    scene.assigned(0, "magician", "business-share").assigned(1, "magician", "market-row").placing(0)
    position = scene.position()
    play(position, "place magician market-4", "point")
    assert (position.points, alley(position).round.shares) == (4, ())
    play(position, "finish", "place magician market-1", "decline", "plain")
    assert gained(position, "buy wood 1") == [NOTHING, (0, -1, 0)]


@pytest.mark.rule("TR-SAR-48")
@pytest.mark.shows_limit("business-share")
def test_the_holder_pays_the_bank() -> None:
    position = shared(buyer(points=1).market(MIXED), 0).position()
    assert gained(position, "buy cog 1") == [(0, -3, 0), NOTHING]


@pytest.mark.rule("TR-SAR-48", "TR-MEET-28")
@pytest.mark.shows("business-share")
@pytest.mark.parametrize(("payer", "receiver"), [(0, 2), (1, 2), (2, 1)])
def test_of_two_holders_the_earlier_receives_what_a_third_pays(payer: int, receiver: int) -> None:
    """Seat 2 came first, then seat 1 with a copy; each of them receives what the other pays."""
    scene = shared(buyer(payer, 1, players=3).market(MIXED), 2).spent(1).this_round(shares=[2, 1])
    if payer == 1:
        scene.bonus(1, "magician", "business-share")
    else:
        scene.placed(1, "apprentice-1", "market-2").bonus(1, "apprentice-1", "business-share")
    position = scene.position()
    events = play(position, "buy cog 1")
    assert events == [
        ComponentsBought(payer, "cog", 1, 3, 0, "player"),
        CoinsShared(receiver, 3, payer),
    ]


@pytest.mark.rule("TR-SAR-48", "TR-MAG-13", "TR-MEET-28")
@pytest.mark.shows("business-share")
def test_a_second_holder_comes_after_the_first() -> None:
    scene = shared(table(3, dark_alley=True), 2).assigned(1, "apprentice-1", "market-row").placing(1)
    position = scene.position()
    play(position, "place apprentice-1 market-1", "borrow business-share", "keep-bonus")
    assert alley(position).round.shares == (2, 1)


@pytest.mark.rule("TR-SAR-48", "TR-PROR-23", "TR-MEET-29")
@pytest.mark.shows("business-share")
@pytest.mark.parametrize(
    ("card", "slot", "share"), [("market-row", "market-1", 3), ("downtown", "downtown-1", 0)]
)
def test_the_toll_of_the_market_row_is_shared(card: str, slot: str, share: int) -> None:
    scene = table(2, dark_alley=True, prophecies=True).prophecy("costly-first-slot").shards(1, 0)
    scene.assigned(1, "magician", card).placing(1)
    position = shared(scene, 0).position()
    before = purses(position)
    events = play(position, f"place magician {slot}")
    assert events[0] == TollPaid(1, slot, 3)
    told = [event for event in events if isinstance(event, CoinsShared)]
    assert told == ([CoinsShared(0, 3, 1)] if share else [])
    assert purses(position)[0][1] - before[0][1] == share
    assert purses(position)[1][1] - before[1][1] == -3


@pytest.mark.rule("TR-SAR-48", "TR-PROR-23", "TR-GEN-22", "TR-MEET-29")
@pytest.mark.shows_limit("business-share")
def test_the_holders_own_toll_is_paid_before_the_share_begins() -> None:
    scene = table(2, dark_alley=True, prophecies=True).prophecy("costly-first-slot").shards(0, 0)
    position = scene.assigned(0, "magician", "business-share").placing(0).position()
    assert gained(position, "place magician market-1", "keep-bonus") == [(0, -3, 0), NOTHING]
    poor = scene.coins(0, 2).position()
    assert why_not(poor, "place magician market-1") == refusal(
        "coins-missing", "TR-PROR-23", price=3, coins=2
    )


@pytest.mark.rule("TR-SAR-48")
@pytest.mark.shows_limit("business-share")
def test_the_share_ends_with_the_round() -> None:
    scene = table(2, dark_alley=True).acting(1, "magician", "market-1", 1).market(MIXED)
    position = shared(scene, 0).position()
    events = play(position, "buy wood 1")
    assert events[:2] == [ComponentsBought(1, "wood", 1, 1, 0, "player"), CoinsShared(0, 1, 1)]
    assert (position.view(0).round, alley(position).round.shares) == (2, ())


# --- Workshop Delivery ----------------------------------------------------------------------------


def customer(points: int = 1, state: str = "armed") -> table:
    return at_market("workshop-delivery", points, state).market(MIXED)


@pytest.mark.rule("TR-SAR-49", "TR-MK-29")
@pytest.mark.shows("workshop-delivery")
def test_own_types_are_sold_one_coin_cheaper_though_nobody_offers_them() -> None:
    position = customer(1, "ready").coins(0, 4).components(0, metal=1, saw=2, mirror=1).position()
    play(position, "bonus")
    assert buys(position) == ["metal 1", "metal 2", "saw 1", "mirror 1", "mirror 2"]
    assert is_sound(position)
    events = play(position, "buy mirror 2")
    assert events == [ComponentsBought(0, "mirror", 2, 4, 0, "player")]
    assert tokens(position) == {"metal": 1, "saw": 2, "mirror": 3}
    assert stock(position)[:4] == tuple(MIXED)


@pytest.mark.rule("TR-SAR-49", "TR-MK-29", "TR-GEN-22")
@pytest.mark.shows("workshop-delivery")
def test_basic_components_are_delivered_for_nothing() -> None:
    position = customer(3).coins(0, 0).components(0, wood=1).position()
    assert play(position, "buy wood 2") == [ComponentsBought(0, "wood", 2, 0, 0, "player")]
    assert (position.points, position.view(0).coins[0]) == (2, 0)


@pytest.mark.rule("TR-SAR-49", "TR-MK-29", "TR-PROR-26")
@pytest.mark.shows("workshop-delivery")
def test_a_delivery_under_flat_price_costs_one_each() -> None:
    scene = at_market("workshop-delivery", 3).prophecy("flat-price").components(0, wood=1, cog=2)
    position = scene.position()
    play(position, "buy wood 2")
    assert position.asked(0) == question("bargain", "TR-MK-09", 0, component="wood", count=2, price=2)
    assert texts(position) == ["bargain 0", "bargain 1"]
    assert is_sound(position)
    assert play(position, "bargain 1") == [ComponentsBought(0, "wood", 2, 1, 1, "player")]
    single = scene.position()
    assert play(single, "buy cog 1") == [ComponentsBought(0, "cog", 1, 1, 0, "player")]


@pytest.mark.rule("TR-SAR-49", "TR-MK-25")
@pytest.mark.shows("workshop-delivery")
def test_a_delivery_has_no_surcharge() -> None:
    position = customer(1).market(MIXED, quick="mirror").components(0, mirror=1).position()
    assert play(position, "buy mirror 1") == [ComponentsBought(0, "mirror", 1, 2, 0, "player")]


@pytest.mark.rule("TR-SAR-49", "TR-MK-11")
@pytest.mark.shows_limit("workshop-delivery")
def test_a_price_that_is_not_nothing_is_bargained_down_to_one_at_most() -> None:
    position = customer(5).components(0, cog=1).position()
    play(position, "buy cog 2")
    assert texts(position) == ["bargain 0", "bargain 1", "bargain 2", "bargain 3"]
    assert why_not(position, "bargain 4") == refusal("price-at-least-one", "TR-MK-11", price=4)
    rope = customer(5).components(0, rope=1).position()
    assert play(rope, "buy rope 1") == [ComponentsBought(0, "rope", 1, 1, 0, "player")]


@pytest.mark.rule("TR-SAR-49", "TR-SAR-01", "TR-MK-07")
@pytest.mark.shows_limit("workshop-delivery")
def test_three_of_a_type_remain_the_most_and_other_types_are_not_delivered() -> None:
    scene = customer().team(0, "manager").components(0, metal=3, glass=2)
    position = scene.components(0, "manager", saw=1).position()
    assert buys(position) == ["glass 1", "saw 1"]
    assert why_not(position, "buy metal 1") == refusal("stack-full", "TR-MK-07", component="metal")
    assert why_not(position, "buy wood 1") == refusal("not-delivered", "TR-SAR-49", component="wood")
    assert is_sound(position)
    full = customer(1, "ready").components(0, metal=3).position()
    assert refused(full, "bonus") == "bonus-useless"


@pytest.mark.rule("TR-SAR-49", "TR-SA-05")
@pytest.mark.shows_limit("workshop-delivery")
def test_one_purchase_only_is_delivered() -> None:
    position = customer(2).components(0, wood=1, metal=1).position()
    play(position, "buy wood 1")
    assert gained(position, "buy wood 1") == [(0, -1, 0), NOTHING]
    assert tokens(position) == {"wood": 3, "metal": 1}


@pytest.mark.rule("TR-SAR-49", "TR-SAR-48")
@pytest.mark.shows_limit("workshop-delivery")
@pytest.mark.parametrize(("component", "coins"), [("wood", 0), ("cog", 2)])
def test_a_delivery_shares_what_it_costs(component: str, coins: int) -> None:
    position = shared(customer(1)).components(0, "player", **{component: 1}).position()
    assert gained(position, f"buy {component} 1") == [(0, -coins, 0), (0, coins, 0)]
