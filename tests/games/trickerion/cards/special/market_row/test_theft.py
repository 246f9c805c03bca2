"""TR-SAR-44: Shoplifting, where one bought component is the token that shows it."""

from __future__ import annotations

import pytest

from sleight.games.trickerion.events import (
    BonusUsed,
    CoinsShared,
    ComponentsBought,
    ComponentsStored,
    TokenStolen,
)
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
from tests.games.trickerion.helpers.reading import buys, stock, tokens
from tests.games.trickerion.helpers.scenario import table
from tests.games.trickerion.helpers.scenes import MIXED, at_market, held_by, shared

LEAVING = ["leave wood", "leave metal", "leave glass", "leave fabric"]


def thief(points: int = 1, state: str = "armed") -> table:
    return at_market("shoplifting", points, state).market(MIXED)


def alone() -> table:
    """Nobody else has anything to do: the round ends when seat 0 has finished."""
    scene = table(2, dark_alley=True, prophecies=True)
    return scene.acting(0, "magician", "market-1", 2, "shoplifting", "armed")


@pytest.mark.rule("TR-SAR-44", "TR-MK-29")
@pytest.mark.shows("shoplifting")
def test_one_of_the_bought_components_costs_nothing() -> None:
    position = thief(2, "ready").position()
    events = play(position, "bonus", "buy rope 3")
    assert position.asked(0) == question("bargain", "TR-MK-09", 0, component="rope", count=3, price=4)
    assert is_sound(position)
    events += play(position, "bargain 1")
    assert position.asked(0) == question("leave", "TR-SAR-44", 0, place="stall-2")
    assert texts(position) == LEAVING
    assert is_sound(position)
    events += play(position, "leave glass")
    assert events == [
        BonusUsed(0, "shoplifting"),
        ComponentsBought(0, "rope", 3, 3, 1, "player"),
        TokenStolen(0, "stall-2", "rope", "glass"),
    ]
    assert (position.view(0).coins[0], tokens(position)) == (7, {"rope": 3})
    assert stock(position) == ("wood", "glass", "cog", "fabric", "")
    assert position.waiting == (1,)


@pytest.mark.rule("TR-MEET-15", "TR-SAR-44", "TR-MK-13", "TR-MK-29")
@pytest.mark.parametrize(
    ("bought", "price"), [("cog 1", 0), ("wood 2", 1), ("wood 1", 0), ("cog 2", None), ("rope 2", None)]
)
@pytest.mark.shows("shoplifting")
def test_there_is_no_bargain_unless_the_rest_costs_more_than_one(bought: str, price: int | None) -> None:
    position = thief(5).position()
    events = play(position, f"buy {bought}")
    if price is None:
        assert kind(position) == "bargain"
        return
    name, count = bought.split()
    assert events == [ComponentsBought(0, name, int(count), price, 0, "player")]
    assert (position.view(0).coins[0], position.points) == (10 - price, 4)


@pytest.mark.rule("TR-MEET-15", "TR-MK-11", "TR-SAR-44")
@pytest.mark.shows_limit("shoplifting")
def test_the_price_of_the_rest_is_bargained_down_to_one() -> None:
    position = thief(5).position()
    play(position, "buy rope 2")
    assert texts(position) == ["bargain 0", "bargain 1"]
    assert why_not(position, "bargain 2") == refusal("price-at-least-one", "TR-MK-11", price=2)
    assert play(position, "bargain 1") == [ComponentsBought(0, "rope", 2, 1, 1, "player")]


@pytest.mark.rule("TR-SAR-44", "TR-GEN-22")
@pytest.mark.shows("shoplifting")
def test_who_has_no_coins_can_still_steal() -> None:
    position = thief(1).coins(0, 0).position()
    assert buys(position) == ["wood 1", "fabric 1", "rope 1", "cog 1"]
    assert why_not(position, "buy wood 2") == refusal("coins-missing", "TR-MK-14", price=1, coins=0)
    assert is_sound(position)
    events = play(position, "buy cog 1", "leave wood")
    assert events == [
        ComponentsBought(0, "cog", 1, 0, 0, "player"),
        TokenStolen(0, "stall-3", "cog", "wood"),
    ]


@pytest.mark.rule("TR-SAR-44")
@pytest.mark.shows("shoplifting")
@pytest.mark.parametrize(
    ("place", "after"),
    [
        ("stall-1", ("metal", "rope", "saw", "cog", "rope", "rope")),
        ("stall-2", ("rope", "metal", "saw", "cog", "rope", "rope")),
        ("quick", ("rope", "rope", "saw", "cog", "metal", "rope")),
        ("extra-1", ("rope", "rope", "saw", "cog", "rope", "metal")),
    ],
)
def test_of_several_tokens_the_player_chooses_one(place: str, after: tuple[str, ...]) -> None:
    scene = thief(2).market(["rope", "rope", "saw", "cog"], quick="rope", extra=["rope"])
    position = held_by(scene, 1, "logistics").position()
    play(position, "buy rope 1")
    assert position.asked(0) == question("pilfer", "TR-SAR-44", 0, component="rope")
    assert texts(position) == ["pilfer stall-1", "pilfer stall-2", "pilfer quick", "pilfer extra-1"]
    elsewhere = refusal("token-not-there", "TR-SAR-44", component="rope", place="stall-3")
    assert why_not(position, "pilfer stall-3") == elsewhere
    assert refused(position, "leave wood") == "answer-first"
    assert is_sound(position)
    play(position, f"pilfer {place}")
    assert refused(position, "pilfer stall-1") == "answer-first"
    assert is_sound(position)
    play(position, "leave metal")
    assert stock(position) == after


@pytest.mark.rule("TR-SAR-44", "TR-MK-25", "TR-END-17")
@pytest.mark.shows_limit("shoplifting")
def test_what_is_left_on_the_quick_slot_keeps_the_rules_of_that_slot() -> None:
    scene = alone()
    position = scene.market(["rope", "saw", "cog", "mirror"], quick="disguise").position()
    events = play(position, "buy disguise 2", "bargain 0")
    assert events == [ComponentsBought(0, "disguise", 2, 4, 0, "player")]
    play(position, "leave glass")
    events = play(position, "buy glass 1")
    assert events[0] == ComponentsBought(0, "glass", 1, 2, 0, "player")
    # Nobody has anything left to do: the orders have arrived.
    assert (position.view(0).round, stock(position)) == (2, ("rope", "saw", "cog", "mirror", ""))


@pytest.mark.rule("TR-SAR-44", "TR-SAR-45", "TR-MEET-31")
@pytest.mark.shows_limit("shoplifting")
def test_what_is_left_beside_the_stalls_goes_when_orders_arrive() -> None:
    scene = alone()
    scene.market(["rope", "saw", "cog", "mirror"], extra=["disguise"])
    position = held_by(scene, 1, "logistics").position()
    play(position, "buy disguise 1", "leave glass")
    assert stock(position) == ("rope", "saw", "cog", "mirror", "", "glass")
    events = play(position, "buy glass 1")
    assert events[0] == ComponentsBought(0, "glass", 1, 1, 0, "player")
    assert (position.view(0).round, stock(position)) == (2, ("rope", "saw", "cog", "mirror", ""))


@pytest.mark.rule("TR-SAR-44")
@pytest.mark.shows("shoplifting")
def test_the_basic_component_may_repeat_a_type_in_stock() -> None:
    position = thief().position()
    play(position, "buy wood 1", "leave wood")
    assert stock(position)[:4] == tuple(MIXED)
    position = thief().position()
    play(position, "buy rope 1", "leave fabric")
    assert stock(position)[:4] == ("wood", "fabric", "cog", "fabric")


@pytest.mark.rule("TR-SAR-44", "TR-PROR-09")
@pytest.mark.shows_limit("shoplifting")
def test_a_token_on_an_order_slot_is_not_stolen() -> None:
    scene = at_market("shoplifting", 1).prophecy("orders-on-sale")
    position = scene.market(MIXED, ["glass", "wood", "saw", ""], quick="saw").position()
    missing = refusal("no-token-to-steal", "TR-SAR-44", component="glass")
    assert (why_not(position, "buy glass 1"), is_sound(position)) == (missing, True)
    # The saw is also ordered and so has its normal price; the token is the one on the quick-order slot.
    events = play(position, "buy saw 2")
    assert events == [ComponentsBought(0, "saw", 2, 2, 0, "player")]
    play(position, "leave metal")
    assert stock(position) == (*MIXED, "metal")
    assert position.view(0).market.orders == ("glass", "wood", "saw", "")


@pytest.mark.rule("TR-SAR-44", "TR-SAR-01", "TR-MK-07")
@pytest.mark.shows_limit("shoplifting")
def test_the_stolen_component_is_one_of_at_most_three() -> None:
    position = thief().components(0, rope=2).position()
    assert [text for text in buys(position) if "rope" in text] == ["rope 1"]
    assert why_not(position, "buy rope 2") == refusal("stack-full", "TR-MK-07", component="rope")
    assert [text for text in buys(position) if "wood" in text] == ["wood 1", "wood 2", "wood 3"]


@pytest.mark.rule("TR-SAR-44", "TR-CMP-05", "TR-SAR-54")
@pytest.mark.shows("shoplifting")
def test_where_a_stolen_new_type_goes_is_asked_before_the_token() -> None:
    position = thief(2).team(0, "manager").position()
    events = play(position, "buy rope 2", "bargain 0")
    assert events == [ComponentsBought(0, "rope", 2, 2, 0, "")]
    assert position.asked(0) == question("store", "TR-CMP-05", 0, component="rope", count=2)
    assert is_sound(position)
    assert play(position, "keep manager") == [ComponentsStored(0, "rope", 2, "manager")]
    assert texts(position) == LEAVING
    alone = thief(2).team(0, "manager").position()
    play(alone, "buy rope 1")
    assert is_sound(alone)


@pytest.mark.rule("TR-SAR-44", "TR-SA-05", "TR-SAR-48")
@pytest.mark.shows_limit("shoplifting")
def test_one_purchase_only_has_a_stolen_component_and_the_rest_is_shared() -> None:
    position = shared(thief(3)).position()
    events = play(position, "buy rope 2", "bargain 0")
    assert events == [ComponentsBought(0, "rope", 2, 2, 0, "player"), CoinsShared(1, 2, 0)]
    play(position, "leave wood")
    assert why_not(position, "bonus") == refusal("no-bonus", "TR-SA-05")
    assert play(position, "buy fabric 1")[0] == ComponentsBought(0, "fabric", 1, 1, 0, "player")
