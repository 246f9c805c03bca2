"""TR-SAR-40, 42: Component Sale and Barter with Power, one purchase of several types."""

from __future__ import annotations

import pytest

from sleight.games.trickerion.events import BonusUsed, CoinsShared, ComponentsBought, GoodsBought
from tests.games.trickerion.helpers.changes import gained, purses
from tests.games.trickerion.helpers.playing import (
    is_sound,
    kind,
    play,
    question,
    refusal,
    refused,
    texts,
    useless_bonus,
    why_not,
)
from tests.games.trickerion.helpers.reading import buys, stock, tokens
from tests.games.trickerion.helpers.scenario import table
from tests.games.trickerion.helpers.scenes import MIXED, at_market, shared

SIX = {"metal": 1, "glass": 1, "petroleum": 1, "saw": 1, "animal": 1, "padlock": 1}
"""A token on each component slot of the player board."""

# --- Component Sale -------------------------------------------------------------------------------


def at_sale(points: int = 1, state: str = "armed") -> table:
    return at_market("component-sale", points, state).market(MIXED)


@pytest.mark.rule("TR-SAR-40")
@pytest.mark.shows("component-sale")
def test_a_sale_is_one_purchase_of_up_to_four_components_of_any_types() -> None:
    position = at_sale(1, "ready").position()
    assert texts(position)[-2:] == ["bonus", "finish"]
    events = play(position, "bonus")
    assert texts(position) == ["buy wood 1", "buy fabric 1", "buy rope 1", "buy cog 1"]
    events += play(position, "buy wood 1", "buy rope 1", "buy cog 1", "buy wood 1")
    goods = ("wood", "rope", "cog", "wood")
    assert events == [BonusUsed(0, "component-sale"), GoodsBought(0, goods, 7, 0, 0, 0)]
    assert (position.view(0).coins[0], tokens(position)) == (3, {"wood": 2, "rope": 1, "cog": 1})
    assert stock(position)[:4] == tuple(MIXED)
    assert position.waiting == (1,)


@pytest.mark.rule("TR-SAR-40", "TR-SAR-53")
@pytest.mark.shows("component-sale")
def test_a_sale_asks_step_by_step_and_may_be_finished_after_any() -> None:
    position = at_sale().position()
    play(position, "buy rope 1")
    assert position.asked(0) == question("take-more", "TR-SAR-40", 0, components="rope", price=2)
    assert texts(position) == ["buy wood 1", "buy fabric 1", "buy rope 1", "buy cog 1", "finish"]
    assert position.asides(0) == []
    assert is_sound(position)
    play(position, "buy cog 1")
    assert is_sound(position)
    assert play(position, "finish") == [GoodsBought(0, ("rope", "cog"), 5, 0, 0, 0)]


@pytest.mark.rule("TR-SAR-40", "TR-MK-29")
@pytest.mark.shows("component-sale")
def test_bargains_of_a_sale_lower_the_total() -> None:
    position = at_sale(4).position()
    play(position, "buy rope 1", "buy cog 1", "finish")
    assert position.asked(0) == question("bargain-mix", "TR-MK-09", 0, components="rope, cog", price=5)
    assert texts(position) == ["bargain 0", "bargain 1", "bargain 2", "bargain 3"]
    assert why_not(position, "bargain 4") == refusal("points-missing", "TR-MK-09", cost=4, points=3)
    assert why_not(position, "finish") == refusal("answer-first", "TR-MK-09", question="bargain-mix")
    assert is_sound(position)
    assert play(position, "bargain 2") == [GoodsBought(0, ("rope", "cog"), 3, 0, 0, 2)]
    assert (position.view(0).coins[0], position.points) == (7, 1)


@pytest.mark.rule("TR-SAR-40", "TR-MK-11", "TR-MK-13")
@pytest.mark.shows_limit("component-sale")
def test_the_total_of_a_sale_stays_above_nothing() -> None:
    position = at_sale(5).position()
    play(position, "buy wood 1", "buy fabric 1", "finish")
    assert texts(position) == ["bargain 0", "bargain 1"]
    assert why_not(position, "bargain 2") == refusal("price-at-least-one", "TR-MK-11", price=2)
    alone = at_sale(5).position()
    assert play(alone, "buy wood 1", "finish") == [GoodsBought(0, ("wood",), 1, 0, 0, 0)]


@pytest.mark.rule("TR-SAR-40", "TR-MK-14")
@pytest.mark.shows_limit("component-sale")
def test_every_step_of_a_sale_can_be_paid() -> None:
    position = at_sale(1).coins(0, 3).position()
    play(position, "buy rope 1")
    assert texts(position) == ["buy wood 1", "buy fabric 1", "finish"]
    missing = refusal("coins-missing", "TR-MK-14", price=5, coins=3)
    assert why_not(position, "buy cog 1") == missing
    assert play(position, "buy wood 1") == [GoodsBought(0, ("rope", "wood"), 3, 0, 0, 0)]


@pytest.mark.rule("TR-SAR-40", "TR-MK-14", "TR-GEN-22")
@pytest.mark.shows("component-sale")
def test_bargains_count_for_what_a_sale_can_reach() -> None:
    position = at_sale(3).coins(0, 3).position()
    assert buys(position) == ["wood 1", "fabric 1", "rope 1", "cog 1"]
    play(position, "buy rope 1")
    assert buys(position) == ["wood 1", "fabric 1", "rope 1", "cog 1"]
    events = play(position, "buy cog 1")
    # Five coins less two bargains are three: nothing else can be taken, and both bargains are needed.
    assert events == [GoodsBought(0, ("rope", "cog"), 3, 0, 0, 2)]
    assert (position.view(0).coins[0], position.waiting) == (0, (1,))


@pytest.mark.rule("TR-SAR-40", "TR-SAR-01")
@pytest.mark.shows_limit("component-sale")
def test_a_sale_has_no_fifth_component_and_no_fourth_of_a_type() -> None:
    position = at_sale(2).position()
    play(position, "buy wood 1", "buy wood 1", "buy wood 1")
    assert why_not(position, "buy wood 1") == refusal("stack-full", "TR-MK-07", component="wood")
    assert texts(position) == ["buy fabric 1", "buy rope 1", "buy cog 1", "finish"]
    play(position, "buy fabric 1")
    assert kind(position) == "bargain-mix"
    assert refused(position, "buy rope 1") == "answer-first"
    assert tokens(position) == {"wood": 3, "fabric": 1}


@pytest.mark.rule("TR-SAR-40")
@pytest.mark.shows_limit("component-sale")
def test_after_four_components_a_sale_can_only_be_finished() -> None:
    wood, fabric = 1, 4
    scene = at_sale().components(0, wood=3, fabric=1).asked(0, "take-more", wood, wood, wood, fabric)
    position = scene.position()
    assert texts(position) == ["finish"]
    assert why_not(position, "buy rope 1") == refusal("mix-complete", "TR-SAR-40", units=4)


@pytest.mark.rule("TR-SAR-40")
@pytest.mark.shows_limit("component-sale")
def test_a_sale_takes_one_component_at_a_time_from_the_stock_only() -> None:
    position = at_sale().position()
    assert why_not(position, "buy wood 2") == refusal("one-by-one", "TR-SAR-40")
    assert why_not(position, "buy glass 1") == refusal("not-on-sale", "TR-MK-05", component="glass")
    assert is_sound(position)
    play(position, "buy wood 1")
    assert why_not(position, "buy wood 2") == refusal("one-by-one", "TR-SAR-40")
    assert why_not(position, "buy glass 1") == refusal("not-on-sale", "TR-MK-05", component="glass")


@pytest.mark.rule("TR-SAR-40", "TR-CMP-10", "TR-SAR-01")
@pytest.mark.shows_limit("component-sale")
def test_a_sale_needs_room_at_every_step() -> None:
    goods = {id: 1 for id in SIX if id != "padlock"}
    position = at_sale().components(0, "player", **goods).position()
    play(position, "buy rope 1")
    assert texts(position) == ["buy rope 1", "finish"]
    assert why_not(position, "buy wood 1") == refusal("no-component-slot", "TR-CMP-10", component="wood")
    full = at_sale(1, "ready").components(0, "player", **SIX).position()
    assert refused(full, "bonus") == "bonus-useless"


@pytest.mark.rule("TR-SAR-40", "TR-CMP-05", "TR-CMP-07")
@pytest.mark.shows_limit("component-sale")
def test_where_each_new_type_of_a_sale_goes_is_asked() -> None:
    position = at_sale().team(0, "manager").position()
    play(position, "buy rope 1")
    assert position.asked(0) == question("store-one", "TR-CMP-05", 0, component="rope")
    assert texts(position) == ["keep player", "keep manager"]
    assert why_not(position, "keep engineer") == refusal("no-room-there", "TR-CMP-05", board="engineer")
    assert refused(position, "finish") == "answer-first"
    assert is_sound(position)
    play(position, "keep manager", "buy rope 1")
    # With the Manager's bonus the stack counts three now.
    assert buys(position) == ["wood 1", "fabric 1", "cog 1"]
    play(position, "buy wood 1", "keep player", "finish")
    assert [(stack.component, stack.board, stack.counts) for stack in position.view(0).me.components] == [
        ("wood", "player", 1),
        ("rope", "manager", 3),
    ]


@pytest.mark.rule("TR-SAR-40", "TR-SA-05")
@pytest.mark.shows_limit("component-sale")
def test_a_sale_is_one_purchase_of_the_placement() -> None:
    position = at_sale(4, "ready").position()
    events = play(position, "buy wood 3", "bargain 0")
    assert events == [ComponentsBought(0, "wood", 3, 3, 0, "player")]
    play(position, "bonus", "buy rope 1", "finish", "bargain 0")
    assert "bonus" not in texts(position)
    assert buys(position) == ["fabric 1", "fabric 2", "fabric 3", "rope 1", "rope 2", "cog 1", "cog 2"]
    assert why_not(position, "bonus") == refusal("no-bonus", "TR-SA-05")


@pytest.mark.rule("TR-MK-25", "TR-SAR-40", "TR-PROR-26")
@pytest.mark.parametrize(("prophecy", "price"), [("", 1 + 2 + 3 + 3), ("flat-price", 2 + 2 + 3 + 3)])
@pytest.mark.shows("component-sale")
def test_each_component_of_a_sale_has_its_own_price(prophecy: str, price: int) -> None:
    scene = at_market("component-sale", 1).prophecy(prophecy).market(MIXED, quick="saw")
    position = scene.position()
    events = play(position, "buy wood 1", "buy rope 1", "buy saw 1", "buy saw 1")
    assert events == [GoodsBought(0, ("wood", "rope", "saw", "saw"), price, 0, 0, 0)]


@pytest.mark.rule("TR-PROR-09", "TR-SAR-03", "TR-SAR-40")
@pytest.mark.parametrize(("prophecy", "sold"), [("orders-on-sale", True), ("flat-price", False)])
def test_a_sale_finds_the_order_slots_under_orders_on_sale_only(prophecy: str, sold: bool) -> None:
    scene = at_market("component-sale", 1).prophecy(prophecy).market(MIXED, ["glass", "", "", ""])
    position = scene.position()
    assert ("glass 1" in buys(position)) is sold


@pytest.mark.rule("TR-SAR-48", "TR-SAR-40")
def test_a_sale_is_shared_like_every_purchase() -> None:
    position = shared(at_sale(2)).position()
    events = play(position, "buy rope 1", "finish", "bargain 1")
    assert events == [GoodsBought(0, ("rope",), 1, 0, 0, 1), CoinsShared(1, 1, 0)]


# --- Barter with Power ----------------------------------------------------------------------------


def at_barter(points: int = 1, state: str = "armed") -> table:
    return at_market("barter-with-power", points, state).market(MIXED)


@pytest.mark.rule("TR-SAR-42", "TR-SAR-53")
@pytest.mark.shows("barter-with-power")
def test_a_shard_buys_a_mix_worth_four() -> None:
    position = at_barter(1, "ready").coins(0, 0).position()
    assert texts(position)[-2:] == ["bonus", "finish"]
    events = play(position, "bonus", "buy cog 1", "buy wood 1")
    assert events == [BonusUsed(0, "barter-with-power"), GoodsBought(0, ("cog", "wood"), 0, 0, 1, 0)]
    assert (purses(position)[0], tokens(position)) == ((5, 0, 0), {"wood": 1, "cog": 1})


@pytest.mark.rule("TR-SAR-42")
@pytest.mark.shows("barter-with-power")
def test_four_basic_components_are_the_most_for_a_shard() -> None:
    position = at_barter().position()
    events = play(position, "buy wood 1", "buy wood 1", "buy fabric 1", "buy fabric 1")
    assert events == [GoodsBought(0, ("wood", "wood", "fabric", "fabric"), 0, 0, 1, 0)]


@pytest.mark.rule("TR-SAR-42")
@pytest.mark.shows_limit("barter-with-power")
def test_a_barter_never_goes_beyond_four() -> None:
    position = at_barter().position()
    play(position, "buy cog 1")
    assert position.asked(0) == question("take-more", "TR-SAR-42", 0, components="cog", price=3)
    assert texts(position) == ["buy wood 1", "buy fabric 1", "finish"]
    assert why_not(position, "buy rope 1") == refusal("beyond-barter", "TR-SAR-42", price=5, most=4)
    assert why_not(position, "buy wood 2") == refusal("one-by-one", "TR-SAR-42")
    assert why_not(position, "bargain 0") == refusal("answer-first", "TR-SAR-42", question="take-more")
    assert is_sound(position)
    assert play(position, "finish") == [GoodsBought(0, ("cog",), 0, 0, 1, 0)]


@pytest.mark.rule("TR-SAR-42")
@pytest.mark.shows_limit("barter-with-power")
def test_nothing_is_bargained_in_a_barter() -> None:
    position = at_barter(4).position()
    assert gained(position, "buy cog 1", "finish") == [(0, 0, -1), (0, 0, 0)]
    assert (position.points, kind(position)) == (3, "act")


@pytest.mark.rule("TR-SAR-42", "TR-GEN-22")
@pytest.mark.shows_limit("barter-with-power")
def test_a_barter_needs_a_shard() -> None:
    position = at_barter(1, "ready").shards(0, 0).position()
    assert "bonus" not in texts(position)
    assert why_not(position, "bonus") == useless_bonus("barter-with-power", "shard", 1)


@pytest.mark.rule("TR-SAR-42", "TR-PROR-26", "TR-SAR-03")
@pytest.mark.parametrize(
    ("prophecy", "left"),
    [("", ["buy wood 1", "buy fabric 1", "finish"]), ("flat-price", ["finish"])],
)
@pytest.mark.shows_limit("barter-with-power")
def test_the_prices_in_force_count_with_the_surcharge(prophecy: str, left: list[str]) -> None:
    """A saw from the quick-order slot counts three; flat prices of two leave room for one other at most."""
    scene = at_market("barter-with-power", 2).prophecy(prophecy).market(MIXED, quick="saw")
    position = scene.position()
    events = play(position, "buy saw 1")
    if left == ["finish"]:
        assert events == [GoodsBought(0, ("saw",), 0, 0, 1, 0)]
    else:
        assert texts(position) == left


@pytest.mark.rule("TR-PROR-09", "TR-SAR-42", "TR-SAR-03")
@pytest.mark.parametrize(("prophecy", "sold"), [("orders-on-sale", True), ("flat-price", False)])
def test_a_barter_is_a_buy_action_for_orders_on_sale(prophecy: str, sold: bool) -> None:
    scene = at_market("barter-with-power", 1).prophecy(prophecy).market(MIXED, ["glass", "", "", ""])
    assert ("glass 1" in buys(scene.position())) is sold


@pytest.mark.rule("TR-SAR-42", "TR-SAR-48")
@pytest.mark.shows_limit("barter-with-power")
def test_a_barter_shares_no_coins() -> None:
    position = shared(at_barter()).position()
    assert gained(position, "buy cog 1", "buy wood 1") == [(0, 0, -1), (0, 0, 0)]


@pytest.mark.rule("TR-SAR-42", "TR-CMP-10", "TR-ANY-09")
def test_who_could_barter_with_more_room_is_asked() -> None:
    scene = (
        at_barter(2, "ready")
        .coins(0, 0)
        .components(0, "player", **SIX)
        .market(MIXED, ["wood", "rope", "cog", ""])
    )
    position = scene.position()
    play(position, "order saw 4")
    assert (position.waiting, texts(position)) == ((0,), ["finish"])
    play(position, "drop metal")
    assert texts(position) == ["bonus", "finish"]
