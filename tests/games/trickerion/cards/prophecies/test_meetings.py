"""MEET, PROR: what becomes of special cards and abilities under a prophecy."""

from __future__ import annotations

import pytest

from sleight.games.trickerion.events import CharacterPlaced, InterestRolled, TollPaid
from sleight.games.trickerion.state.position import TrickerionPosition
from tests.games.trickerion.helpers.changes import NOTHING, gained
from tests.games.trickerion.helpers.playing import (
    kind,
    play,
    refusal,
    refused,
    rolling,
    steered,
    texts,
    why_not,
)
from tests.games.trickerion.helpers.scenario import table
from tests.games.trickerion.helpers.scenes import ONE, TWO, points_of, under

# --- placement ----------------------------------------------------------------------------------


@pytest.mark.rule("TR-MEET-01", "TR-SAR-39", "TR-AP-06", "TR-GEN-26")
@pytest.mark.shows_limit("strong-enhancement")
@pytest.mark.parametrize("prophecy", ["strong-enhancement", "plain-days"])
def test_the_shard_of_empower_gives_three_points_in_all(prophecy: str) -> None:
    scene = under(prophecy).assigned(0, "apprentice-1", "empower")
    assert points_of(scene, "place apprentice-1 downtown-4", "keep-bonus", "enhance") == 1 + 0 + 3
    scene = under("strong-enhancement").assigned(0, "apprentice-1", "empower")
    assert points_of(scene, "place apprentice-1 downtown-4", "point", "enhance") == 1 + 0 + 1 + 2


@pytest.mark.rule("TR-MEET-16", "TR-PROR-06")
@pytest.mark.shows_limit("one-base-point")
def test_the_point_of_the_mechaniker_is_added_to_the_base_of_one() -> None:
    scene = under("one-base-point").magician(0, "the-mechaniker").shards(0, 0)
    scene.assigned(0, "apprentice-1", "downtown")
    assert points_of(scene, "place apprentice-1 downtown-1", "boost") == 1 + 2 + 1


@pytest.mark.rule("TR-MEET-06", "TR-SAR-31", "TR-PROR-14")
@pytest.mark.shows("two-placements")
def test_who_was_hired_in_the_first_placement_can_be_the_second() -> None:
    scene = under("two-placements").shards(0, 0).dice(inn_1="engineer").hand(0, "invention")
    scene.assigned(0, "magician", "hypnotic-motivation").assigned(1, "magician", "market-row").placing(0)
    position = scene.position()
    play(position, "place magician downtown-4", "keep-bonus", "bonus", "hire inn-1")
    play(position, "send engineer invention")
    assert (position.waiting, kind(position)) == ((0,), "place-again")
    assert texts(position) == [
        "place engineer workshop-1",
        "place engineer workshop-2",
        "idle engineer",
        "decline",
    ]
    events = play(position, "place engineer workshop-1")
    assert CharacterPlaced(0, "engineer", "workshop-1") in events


@pytest.mark.rule("TR-PROR-23", "TR-SAR-29")
@pytest.mark.shows("costly-first-slot")
def test_a_freelancer_pays_the_toll_as_well() -> None:
    scene = under("costly-first-slot").coins(0, 3).assigned(0, "magician", "freelancer").placing(0)
    position = scene.position()
    assert TollPaid(0, "dark-alley-1", 3) in play(position, "place magician dark-alley-1")
    position = scene.coins(0, 2).position()
    assert refused(position, "place magician market-1") == "coins-missing"
    assert refused(position, "place magician market-4") == ""


@pytest.mark.rule("TR-PROR-32", "TR-SAR-29")
@pytest.mark.shows("lowest-slot-first")
def test_a_freelancer_takes_the_lowest_slot_of_each_row() -> None:
    scene = under("lowest-slot-first", 4).assigned(0, "manager", "freelancer").placing(0)
    rows = [text.split()[-1] for text in texts(scene.position()) if "day" not in text]
    assert rows == ["downtown-4", "market-4", "workshop-1", "workshop-2", "dark-alley-4", "manager"]


@pytest.mark.rule("TR-PROR-31", "TR-SAR-29", "TR-SA-11")
@pytest.mark.shows("enhanced-theater")
def test_shard_and_point_add_up_backstage() -> None:
    scene = under("enhanced-theater").trick(0, "linking-rings", ready=1).assigned(0, "manager", "new-twist")
    assert points_of(scene, "place manager friday-1", "point", "enhance") == 2 + 1 + 1


# --- Downtown -----------------------------------------------------------------------------------


def at_the_bank(prophecy: str, card: str, number: str = "5") -> TrickerionPosition:
    """The magician of seat 0 is about to use a card at the bank."""
    scene = under(prophecy).dice(bank_1=number, bank_2="x").assigned(1, "magician", "market-row")
    return scene.acting(0, "magician", "downtown-1", 4, card=card).position()


@pytest.mark.rule("TR-PROR-12", "TR-SAR-37", "TR-MEET-36")
@pytest.mark.shows_limit("double-bank")
def test_fame_and_fortune_follows_the_die_and_not_the_coins() -> None:
    position = at_the_bank("double-bank", "fame-and-fortune")
    assert gained(position, "bonus") == [(4, 10, 0), NOTHING]


@pytest.mark.rule("TR-PROR-12", "TR-SAR-38", "TR-GEN-26", "TR-MEET-36")
@pytest.mark.shows_limit("double-bank")
def test_the_roll_of_interest_is_not_doubled() -> None:
    position = at_the_bank("double-bank", "interest")
    events = steered(
        position,
        "bonus",
        lambda events: "6" in [event.face for event in events if isinstance(event, InterestRolled)],
    )
    assert InterestRolled(0, "bank-1", "6", 6) in events
    assert position.view(0).coins[0] == 10 + 2 * 5 + 6


@pytest.mark.rule("TR-PROR-12", "TR-SAR-36", "TR-MEET-36")
@pytest.mark.shows("double-bank")
def test_all_doubled_coins_can_be_invested() -> None:
    position = at_the_bank("double-bank", "investments", "3")
    assert gained(position, "bonus", "buy wood 3") == [(0, 6 - 3, 0), NOTHING]


@pytest.mark.rule("TR-PROR-26", "TR-SAR-36")
@pytest.mark.shows("flat-price")
def test_investments_buy_at_the_flat_price() -> None:
    position = at_the_bank("flat-price", "investments", "5")
    assert gained(position, "bonus", "buy wood 2") == [(0, 5 - 4, 0), NOTHING]


@pytest.mark.rule("TR-PROR-09", "TR-SAR-36", "TR-SAR-03")
@pytest.mark.shows_limit("orders-on-sale")
def test_investments_do_not_buy_what_is_ordered() -> None:
    scene = under("orders-on-sale").dice(bank_1="5", bank_2="x").market(orders=["rope", "", "", ""])
    position = scene.acting(0, "magician", "downtown-1", 4, card="investments").position()
    play(position, "bonus")
    assert not [text for text in texts(position) if text.startswith("buy rope")]
    assert refused(position, "buy rope 1") == "not-on-sale"


# --- market row ---------------------------------------------------------------------------------


def trading(prophecy: str, card: str, points: int = 1) -> table:
    """The engineer of seat 0 is at the market row with a card that is about to be used; rope is ordered."""
    scene = under(prophecy).market(orders=["", "rope", "", ""]).assigned(1, "magician", "theater")
    return scene.acting(0, "engineer", "market-4", points, card=card, state="armed")


@pytest.mark.rule("TR-PROR-09", "TR-SAR-40")
@pytest.mark.shows("orders-on-sale")
def test_improved_purchases_find_what_is_ordered() -> None:
    assert refused(trading("orders-on-sale", "component-sale").position(), "buy rope 1") == ""
    assert refused(trading("orders-on-sale", "smuggled-goods").position(), "buy rope 1") == ""
    assert refused(trading("plain-days", "component-sale").position(), "buy rope 1") == "not-on-sale"


@pytest.mark.rule("TR-PROR-09", "TR-SAR-44")
@pytest.mark.shows_limit("orders-on-sale")
def test_a_token_on_an_order_slot_cannot_be_stolen() -> None:
    position = trading("orders-on-sale", "shoplifting").position()
    assert not [text for text in texts(position) if "rope" in text]
    assert refused(position, "buy rope 1") != ""


@pytest.mark.rule("TR-PROR-26", "TR-MK-29", "TR-SAR-49")
@pytest.mark.shows("flat-price")
@pytest.mark.parametrize(("prophecy", "price"), [("flat-price", 2), ("plain-days", 0)])
def test_workshop_delivery_lowers_the_flat_price(prophecy: str, price: int) -> None:
    position = trading(prophecy, "workshop-delivery").components(0, wood=1).position()
    assert gained(position, "buy wood 2")[0] == (0, -price, 0)


@pytest.mark.rule("TR-PROR-26", "TR-SAR-42")
@pytest.mark.shows("flat-price")
def test_a_barter_counts_the_flat_price() -> None:
    scene = trading("flat-price", "barter-with-power").market(stalls=["cog", "mirror", "wood", "metal"])
    position = scene.position()
    play(position, "buy cog 1")
    assert texts(position) == ["buy wood 1", "buy metal 1", "buy mirror 1", "buy cog 1", "finish"]
    # Two of 2 coins are all that the shard is worth.
    assert gained(position, "buy mirror 1")[0] == (0, 0, -1)
    assert [stack.component for stack in position.view(0).me.components] == ["mirror", "cog"]


@pytest.mark.rule("TR-PROR-26", "TR-SAR-46")
@pytest.mark.shows("flat-price")
def test_merchants_ask_one_coin_more_than_the_flat_price() -> None:
    scene = under("flat-price").assigned(1, "magician", "theater")
    position = scene.acting(0, "engineer", "market-4", 1, card="traveling-merchants").position()
    assert gained(position, "order cog 1", "keep player")[0] == (0, -3, 0)


# --- theater and workshop -----------------------------------------------------------------------


def headlining(prophecy: str) -> TrickerionPosition:
    """A set-up of seat 0 with Headliner Trick can make a link with seat 1 in a shard circle."""
    scene = under(prophecy).theater(ONE, TWO).assigned(1, "apprentice-1", "downtown")
    scene.trick(0, "linking-rings", ready=1).trick(1, "chinese-sticks")
    scene.marker(1, "chinese-sticks", ONE, 2, "up")
    return scene.acting(0, "manager", "friday-1", 2, card="headliner-trick", state="armed").position()


HEADLINE = ("set-up linking-rings", "gain coins", "gain coins")
"""The marker goes to the only slot where it makes a link."""


@pytest.mark.rule("TR-PROR-07", "TR-PROR-04", "TR-SAR-12")
@pytest.mark.shows("shard-echo")
def test_the_echo_of_a_headliner() -> None:
    assert gained(headlining("shard-echo"), *HEADLINE) == [(0, 2, 2 + 1), (0, 0, 1 + 1)]


@pytest.mark.rule("TR-PROR-08", "TR-PROR-04", "TR-SAR-12", "TR-MEET-40")
@pytest.mark.shows_limit("shard-glory")
def test_the_two_shards_of_a_headliner_are_one_receipt() -> None:
    assert gained(headlining("shard-glory"), *HEADLINE) == [(2, 2, 2), (2, 0, 1)]


def in_the_street(prophecy: str, day: str = "friday", trick: str = "levitation") -> TrickerionPosition:
    """The manager of seat 0 is about to use Street Performance."""
    scene = under(prophecy).theater(TWO).trick(0, trick).marker(0, trick, TWO, 1, "down")
    scene.assigned(1, "apprentice-1", "downtown")
    return scene.acting(0, "manager", f"{day}-1", 1, card="street-performance", state="armed").position()


@pytest.mark.rule("TR-PROR-16", "TR-PROR-21", "TR-PROR-27", "TR-SAR-18")
@pytest.mark.shows("friday-penalty", "saturday-bonus", "plain-days")
@pytest.mark.parametrize(
    ("prophecy", "day", "pay"),
    [
        ("friday-penalty", "friday", (1, 2, 0)),
        ("friday-penalty", "saturday", (2, 3, 0)),
        ("saturday-bonus", "saturday", (3, 4, 0)),
        ("plain-days", "thursday", (2, 3, 0)),
        ("plain-days", "sunday", (2, 3, 0)),
        ("performers-day", "sunday", (3, 4, 0)),
    ],
)
def test_a_street_performance_follows_the_changed_day(
    prophecy: str, day: str, pay: tuple[int, int, int]
) -> None:
    assert gained(in_the_street(prophecy, day), "shift levitation")[0] == pay


@pytest.mark.rule("TR-PROR-19", "TR-SAR-07")
@pytest.mark.shows_limit("coins-become-fame", "double-performer-bonus")
def test_what_is_not_performed_pays_its_coins() -> None:
    assert gained(in_the_street("coins-become-fame"), "shift levitation")[0] == (2, 3, 0)
    assert gained(in_the_street("double-performer-bonus"), "shift levitation")[0] == (2, 3, 0)
    scene = under("coins-become-fame").trick(0, "linking-rings").components(0, metal=2)
    position = scene.acting(0, "magician", "workshop-1", 2, card="test-run", state="armed").position()
    assert gained(position, "prepare linking-rings")[0] == (0, 2, 0)


@pytest.mark.rule("TR-PROR-04", "TR-PROR-07", "TR-PROR-08", "TR-MEET-39")
@pytest.mark.shows("shard-echo", "shard-glory")
def test_yields_without_a_performance_are_one_receipt() -> None:
    # Mind Reading yields 1 shard, Balsamo's Skull 4 fame, 3 coins and 2 shards.
    assert gained(in_the_street("shard-echo", trick="mind-reading"), "shift mind-reading")[0] == (0, 0, 2)
    assert gained(in_the_street("shard-glory", trick="balsamos-skull"), "shift balsamos-skull")[0] == (
        6,
        3,
        2,
    )
    scene = under("shard-glory").trick(0, "mind-reading").components(0, glass=2)
    position = scene.acting(0, "magician", "workshop-1", 2, card="test-run", state="armed").position()
    assert gained(position, "prepare mind-reading")[0] == (2, 0, 1)


@pytest.mark.rule("TR-PROR-05", "TR-PROR-15", "TR-SAR-06")
@pytest.mark.shows("mechanical-fame")
def test_improved_set_ups_are_set_ups() -> None:
    # New Twist: a second marker joins the one on the card.
    scene = under("mechanical-fame").theater(ONE, TWO).trick(0, "linking-rings", ready=1)
    scene.marker(0, "linking-rings", ONE, 1, "down").assigned(1, "apprentice-1", "downtown")
    position = scene.acting(0, "manager", "friday-1", 1, card="new-twist", state="armed").position()
    assert gained(position, "set-up linking-rings", f"at {ONE} 3 up") == [(2, 0, 0), NOTHING]
    # Guest Performer: beside the slots of a full card.
    scene = under("mechanical-fame").theater(ONE).trick(0, "linking-rings", ready=1)
    for slot, (trick, way) in enumerate(
        (("mind-reading", "down"), ("stocks-escape", "up"), ("card-manipulation", "up")), start=1
    ):
        scene.trick(1, trick).marker(1, trick, ONE, slot, way)
    scene.assigned(1, "apprentice-1", "downtown")
    position = scene.acting(0, "manager", "friday-1", 1, card="guest-performer", state="armed").position()
    assert gained(position, "set-up linking-rings") == [(2, 0, 0), NOTHING]


@pytest.mark.rule("TR-PROR-05", "TR-PROR-15", "TR-SAR-06")
@pytest.mark.shows_limit("mechanical-fame")
def test_markers_that_come_otherwise_are_not_set_up() -> None:
    scene = under("mechanical-fame").theater(ONE, TWO).trick(1, "linking-rings")
    scene.marker(1, "linking-rings", ONE, 1, "down").assigned(1, "apprentice-1", "downtown")
    position = scene.acting(0, "manager", "friday-1", 1, card="directors-favor", state="armed").position()
    assert gained(position, "shift linking-rings", f"at {ONE} 3 up") == [NOTHING, NOTHING]
    scene = under("mechanical-fame").theater(ONE, TWO).trick(0, "linking-rings").components(0, metal=2)
    position = scene.acting(
        0, "magician", "workshop-1", 2, card="on-stage-preparation", state="armed"
    ).position()
    assert gained(position, "prepare linking-rings", f"at {ONE} 3 up")[0] == NOTHING


@pytest.mark.rule("TR-PROR-10", "TR-MAG-07")
@pytest.mark.shows_limit("cheap-further-cards")
def test_the_priestess_pays_for_weaving_as_always() -> None:
    scene = under("").prophecy("cheap-further-cards", "plain-days").magician(0, "priestess-of-mysticism")
    position = scene.acting(0, "manager", "dark-alley-4", 3).position()
    play(position, "weave plain-days")
    assert position.points == 2
    play(position, "draw downtown")
    assert why_not(position, "draw downtown") == refusal("answer-first", "TR-DA-03", question="keep-card")


@pytest.mark.rule("TR-PROR-12")
@pytest.mark.shows("double-bank")
def test_a_die_that_was_rolled_again_pays_twice_its_number_too() -> None:
    position = under("double-bank").acting(0, "magician", "downtown-1", 4).dice(bank_1="x").position()
    rolling(position, "reroll bank-1", "6")
    assert gained(position, "collect bank-1")[0][1] == 12
