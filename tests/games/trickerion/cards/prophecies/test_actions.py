"""PROR: the prophecies that change what actions cost and pay, and what shards bring."""

from __future__ import annotations

import pytest

from sleight.games.trickerion.events import (
    ComponentsBought,
    Granted,
    OrdersDelivered,
    ShardsGained,
    TrickSetUp,
)
from sleight.games.trickerion.state.position import TrickerionPosition
from tests.games.trickerion.helpers.changes import NOTHING, gained
from tests.games.trickerion.helpers.playing import play, refused, texts, why_not
from tests.games.trickerion.helpers.scenario import table
from tests.games.trickerion.helpers.scenes import LINKING, ONE, TWO, manager_backstage, shard_link, under


@pytest.mark.rule("TR-PROR-10")
@pytest.mark.shows("cheap-further-cards")
def test_every_draw_costs_one_point() -> None:
    position = under("cheap-further-cards").acting(0, "manager", "dark-alley-4", 3).position()
    points = []
    for written in ("draw downtown", "draw theater", "draw downtown"):
        play(position, written)
        points.append(position.points)
    assert points == [2, 1, 0]


@pytest.mark.rule("TR-PROR-10")
@pytest.mark.shows_limit("cheap-further-cards")
def test_cheap_draws_change_no_other_cost() -> None:
    position = under("cheap-further-cards").acting(0, "manager", "dark-alley-4", 3).position()
    play(position, "foresee")
    assert position.points == 2
    position = under("cheap-further-cards").acting(0, "magician", "downtown-4", 2).position()
    assert [refused(position, text) for text in ("learn linking-rings", "hire inn-1", "collect bank-1")] == [
        "points-missing"
    ] * 3


CHEAP = {
    "cheap-learning": "learn linking-rings",
    "cheap-hiring": "hire inn-1",
    "cheap-coins": "collect bank-1",
}


@pytest.mark.rule("TR-PROR-17", "TR-PROR-29", "TR-PROR-30", "TR-AP-15")
@pytest.mark.shows("cheap-learning", "cheap-hiring", "cheap-coins")
@pytest.mark.parametrize(("prophecy", "action"), CHEAP.items())
def test_an_action_costs_one_point(prophecy: str, action: str) -> None:
    position = under(prophecy).dice(residence_1="any").acting(0, "manager", "downtown-4", 2).position()
    play(position, action)
    assert position.points == 1


@pytest.mark.rule("TR-PROR-17", "TR-PROR-29", "TR-PROR-30", "TR-AP-15")
@pytest.mark.shows_limit("cheap-learning", "cheap-hiring", "cheap-coins")
@pytest.mark.parametrize("prophecy", CHEAP)
def test_one_cheap_action_leaves_the_others_as_they_are(prophecy: str) -> None:
    position = under(prophecy).dice(residence_1="any").acting(0, "manager", "downtown-4", 2).position()
    for other, action in CHEAP.items():
        missing = {"cost": 3, "points": 2}
        found = why_not(position, action)
        assert (found and found.arguments) == (None if other == prophecy else missing)
    play(position, "set bank-2 6")
    assert position.points == 0


@pytest.mark.rule("TR-PROR-12", "TR-DT-32")
@pytest.mark.shows("double-bank")
def test_the_bank_pays_twice_the_number() -> None:
    position = under("double-bank").dice(bank_1="5").acting(0, "magician", "downtown-1").position()
    assert gained(position, "collect bank-1") == [(0, 10, 0), NOTHING]
    assert (position.view(0).dice[4], position.points) == ("x", 2)


@pytest.mark.rule("TR-PROR-12")
@pytest.mark.shows_limit("double-bank")
def test_other_coins_are_not_doubled() -> None:
    scene = under("double-bank").theater(TWO).trick(0, "linking-rings").placed(0, "magician", "friday-stage")
    position = scene.marker(0, "linking-rings", TWO, 1, "down").performing(0).position()
    assert gained(position, f"perform {TWO}") == [(1, 2 + 1, 0), NOTHING]


def shopping(prophecy: str, points: int = 3) -> table:
    """The engineer of seat 0 is at the market row, where rope is ordered and cogs were ordered quickly."""
    scene = under(prophecy).acting(0, "engineer", "market-4", points).assigned(1, "magician", "theater")
    return scene.market(orders=["", "rope", "", ""], quick="cog")


def offers(position: TrickerionPosition) -> list[str]:
    """The types that can be bought now."""
    return [text.split()[1] for text in texts(position) if text.startswith("buy") and text.endswith(" 1")]


@pytest.mark.rule("TR-PROR-09", "TR-MK-05", "TR-SAR-03")
@pytest.mark.shows("orders-on-sale")
def test_what_is_ordered_can_be_bought_at_the_normal_price() -> None:
    position = shopping("orders-on-sale").position()
    assert offers(position) == ["wood", "metal", "glass", "fabric", "rope", "cog"]
    assert play(position, "buy rope 2", "bargain 0") == [ComponentsBought(0, "rope", 2, 4, 0, "player")]
    assert position.view(0).market.orders == ("", "rope", "", "")


@pytest.mark.rule("TR-PROR-09", "TR-END-15")
@pytest.mark.shows("orders-on-sale")
def test_what_was_ordered_and_bought_is_delivered_all_the_same() -> None:
    scene = under("orders-on-sale").acting(0, "engineer", "market-4", 1)
    position = scene.market(orders=["", "rope", "", ""]).position()
    events = play(position, "buy rope 1")
    assert OrdersDelivered(("wood", "rope", "glass", "fabric")) in events


@pytest.mark.rule("TR-PROR-09", "TR-MK-25", "TR-MK-26")
@pytest.mark.shows_limit("orders-on-sale")
def test_the_quick_order_slot_keeps_its_surcharge() -> None:
    position = shopping("orders-on-sale").position()
    assert gained(position, "buy cog 1", "bargain 0") == [(0, -4, 0), NOTHING]
    # A type that is ordered as well is bought at the normal price.
    position = shopping("orders-on-sale").market(orders=["cog", "", "", ""], quick="cog").position()
    assert gained(position, "buy cog 1", "bargain 0") == [(0, -3, 0), NOTHING]
    assert offers(shopping("").position()) == ["wood", "metal", "glass", "fabric", "cog"]


@pytest.mark.rule("TR-PROR-26", "TR-MK-29")
@pytest.mark.shows("flat-price")
@pytest.mark.parametrize(("bought", "price"), [("wood 1", 2), ("rope 3", 6), ("mirror 1", 2)])
def test_every_component_costs_two_coins(bought: str, price: int) -> None:
    scene = shopping("flat-price").market(stalls=["wood", "rope", "mirror", "fabric"])
    assert gained(scene.position(), f"buy {bought}", "bargain 0") == [(0, -price, 0), NOTHING]


@pytest.mark.rule("TR-PROR-26", "TR-MK-29", "TR-MK-11")
@pytest.mark.shows_limit("flat-price")
def test_the_surcharge_and_bargains_stay() -> None:
    position = shopping("flat-price").market(quick="mirror").position()
    assert gained(position, "buy mirror 2", "bargain 0") == [(0, -6, 0), NOTHING]
    position = shopping("flat-price").position()
    assert gained(position, "buy wood 1", "bargain 1") == [(0, -1, 0), NOTHING]


SCHOOLS = ("escape", "mechanical", "optical", "spiritual")
TRICKS = {
    "escape": "barricaded-barrels",
    "mechanical": "linking-rings",
    "optical": "enchanted-butterflies",
    "spiritual": "spirit-hand",
}


@pytest.mark.rule("TR-PROR-15", "TR-PROR-18", "TR-PROR-22", "TR-PROR-28")
@pytest.mark.shows("escape-fame", "mechanical-fame", "optical-fame", "spiritual-fame")
@pytest.mark.parametrize("school", SCHOOLS)
def test_setting_up_a_trick_of_the_school_pays_two_fame(school: str) -> None:
    trick = TRICKS[school]
    position = manager_backstage(f"{school}-fame").trick(0, trick, ready=1).position()
    events = play(position, f"set-up {trick}", f"at {ONE} 3 up")
    assert events == [
        TrickSetUp(0, trick, ONE, 3, "up", 0),
        Granted(0, "prophecy", f"{school}-fame", fame=2),
    ]
    assert position.view(0).fame[0] == 7


@pytest.mark.rule("TR-PROR-15", "TR-PROR-18", "TR-PROR-22", "TR-PROR-28")
@pytest.mark.shows_limit("escape-fame", "mechanical-fame", "optical-fame", "spiritual-fame")
@pytest.mark.parametrize("school", SCHOOLS)
def test_tricks_of_other_schools_pay_no_fame(school: str) -> None:
    for other in SCHOOLS:
        position = manager_backstage(f"{school}-fame").trick(0, TRICKS[other], ready=1).position()
        pay = gained(position, f"set-up {TRICKS[other]}", f"at {ONE} 3 up")
        assert pay == [(2 if other == school else 0, 0, 0), NOTHING]


@pytest.mark.rule("TR-PROR-15", "TR-SAR-06", "TR-PROR-05")
@pytest.mark.shows_limit("mechanical-fame")
def test_to_reschedule_is_not_to_set_up() -> None:
    scene = manager_backstage("mechanical-fame").trick(0, "linking-rings")
    position = scene.marker(0, "linking-rings", ONE, 1, "down").position()
    assert gained(position, "shift linking-rings", f"at {ONE} 3 up") == [NOTHING, NOTHING]


@pytest.mark.rule("TR-PROR-15", "TR-LINK-05")
@pytest.mark.shows("mechanical-fame")
def test_links_pay_besides() -> None:
    scene = manager_backstage("mechanical-fame").trick(0, "linking-rings", ready=1).trick(1, "chinese-sticks")
    position = scene.marker(1, "chinese-sticks", ONE, 2, "down").position()
    pay = gained(position, "set-up linking-rings", f"at {ONE} 3 up", "gain fame")
    assert pay == [(2 + 1, 0, 0), NOTHING]


@pytest.mark.rule("TR-PROR-15", "TR-MAG-30")
@pytest.mark.shows_limit("mechanical-fame")
def test_a_stack_is_set_up_once() -> None:
    position = manager_backstage("mechanical-fame").trick(0, "linking-rings", ready=2).position()
    assert gained(position, "set-up linking-rings", "accept", f"at {ONE} 3 up") == [(2, 0, 0), NOTHING]


@pytest.mark.rule("TR-PROR-07", "TR-PROR-04")
@pytest.mark.shows("shard-echo")
def test_each_receipt_of_shards_is_one_larger() -> None:
    position = shard_link("shard-echo")
    events = play(position, *LINKING)
    assert [event for event in events if isinstance(event, ShardsGained)] == [
        ShardsGained(0, 2),
        ShardsGained(1, 2),
    ]
    assert position.view(0).shards == (3, 3)


def gala(prophecy: str, trick: str = "mind-reading") -> TrickerionPosition:
    """Seat 0 performs a trick on a card that pays a shard, with the engineer backstage."""
    scene = under(prophecy).theater(ONE).trick(0, trick).marker(0, trick, ONE, 1, "down")
    scene.placed(0, "magician", "friday-stage").placed(0, "engineer", "friday-1").coins(0, 12)
    return scene.performing(0).position()


@pytest.mark.rule("TR-PROR-07", "TR-PROR-04")
@pytest.mark.shows("shard-echo")
def test_reward_specialist_and_card_are_three_receipts() -> None:
    # Wages of 2 coins are paid afterwards.
    assert gained(gala("shard-echo"), f"perform {ONE}")[0] == (0, -2, 2 + 2 + 2)
    assert gained(gala("shard-glory"), f"perform {ONE}")[0] == (2 + 2 + 2, -2, 1 + 1 + 1)


@pytest.mark.rule("TR-PROR-07")
@pytest.mark.shows_limit("shard-echo")
def test_where_no_shard_is_received_none_is_added() -> None:
    # Linking Rings yield no shards.
    assert gained(gala("shard-echo", "linking-rings"), f"perform {ONE}")[0] == (0, 2 - 2, 2 + 2)
    position = under("shard-echo").dice(bank_1="5").acting(0, "magician", "downtown-1").position()
    assert gained(position, "collect bank-1") == [(0, 5, 0), NOTHING]


@pytest.mark.rule("TR-PROR-08", "TR-PROR-04")
@pytest.mark.shows("shard-glory")
def test_each_receipt_of_shards_pays_two_fame() -> None:
    position = shard_link("shard-glory")
    events = play(position, *LINKING)
    assert [event for event in events if isinstance(event, Granted | ShardsGained)] == [
        Granted(0, "prophecy", "shard-glory", fame=2),
        ShardsGained(0, 1),
        Granted(1, "prophecy", "shard-glory", fame=2),
        ShardsGained(1, 1),
    ]
    assert (position.view(0).fame, position.view(0).shards) == ((7, 7), (2, 2))


@pytest.mark.rule("TR-PROR-08")
@pytest.mark.shows_limit("shard-glory")
def test_a_receipt_of_two_shards_pays_two_fame_all_the_same() -> None:
    # Balsamo's Skull yields 4 fame, 3 coins and 2 shards.
    assert gained(gala("shard-glory", "balsamos-skull"), f"perform {ONE}")[0] == (
        4 + 2 + 2 + 2,
        3 - 2,
        2 + 1 + 1,
    )
    assert gained(gala("shard-glory", "linking-rings"), f"perform {ONE}")[0] == (2 + 2, 2 - 2, 1 + 1)
