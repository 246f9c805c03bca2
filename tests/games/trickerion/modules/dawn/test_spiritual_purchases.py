"""DT-SPIR-01, 02: the first level of the Hypnotiser makes a purchase cheaper."""

from __future__ import annotations

import pytest

from sleight.games.trickerion.events import ComponentsBought
from sleight.games.trickerion.state.position import TrickerionPosition
from tests.games.trickerion.helpers.machines import built, of_school, states, used, why
from tests.games.trickerion.helpers.playing import asked, kind, offered, play, texts
from tests.games.trickerion.helpers.powers import with_power
from tests.games.trickerion.helpers.saves import load_error, spoilt
from tests.games.trickerion.helpers.scenario import GAME, table
from tests.games.trickerion.helpers.scenes import MIXED

BUY = "buy-with-machine"
STOCK = ["wood", "mirror", "cog", "fabric"]


def _buyer(points: int = 1, card: str = "", state: str = "armed", **options: object) -> table:
    """The magician of seat 0 on the market row, with one active machine; the opponent is still to place."""
    scene = of_school("spiritual", 1, (), **options).market(STOCK).coins(0, 10)
    return scene.assigned(1, "apprentice-1", "downtown").acting(
        0, "magician", "market-1", points, card, state
    )


def _paid(events: list[object]) -> int:
    """What the purchase of some events has cost."""
    (bought,) = [event for event in events if isinstance(event, ComponentsBought)]
    return bought.coins


def _coins(position: TrickerionPosition, seat: int = 0) -> int:
    return position.view(0).coins[seat]


@pytest.mark.rule("DT-EX-06", "DT-SPIR-01", "DT-MACH-07")
@pytest.mark.parametrize(
    ("written", "paid"), [("mirror 3", 6), ("mirror 1", 1), ("wood 3", 1), ("wood 2", 1), ("wood 1", 1)]
)
def test_a_purchase_costs_three_coins_less_but_at_least_one(written: str, paid: int) -> None:
    position = _buyer().position()
    events = play(position, f"{BUY} {written}")
    assert used(events) == ["spiritual-1"]
    assert (_paid([*events]), _coins(position)) == (paid, 10 - paid)
    assert states(position) == ["inactive"]


@pytest.mark.rule("DT-SPIR-02", "DT-MACH-16")
def test_the_ordinary_purchase_stays_as_it_is() -> None:
    position = _buyer().position()
    assert offered(position, "buy") == [text.replace(BUY, "buy") for text in offered(position, BUY)]
    events = play(position, "buy mirror 3")
    assert (used(events), _coins(position), states(position)) == ([], 1, ["active"])


@pytest.mark.rule("DT-SPIR-02")
def test_the_machine_serves_one_purchase_alone() -> None:
    position = _buyer(points=2).coins(0, 20).position()
    play(position, f"{BUY} mirror 1", "bargain 0")
    assert offered(position, BUY) == []
    assert why(position, f"{BUY} wood 1") == ("not-here", "TR-AP-08")
    assert _coins(position) == 19
    play(position, "buy mirror 1")
    assert _coins(position) == 16


@pytest.mark.rule("DT-SPIR-02")
def test_what_only_the_machine_makes_affordable_is_offered_with_it_alone() -> None:
    position = _buyer().coins(0, 2).position()
    assert offered(position, "buy") == ["buy wood 1", "buy wood 2", "buy fabric 1", "buy fabric 2"]
    assert f"{BUY} mirror 1" in texts(position)
    assert f"{BUY} wood 3" in texts(position)
    assert why(position, f"{BUY} mirror 2") == ("coins-missing", "TR-MK-14")
    asked(position)
    play(position, f"{BUY} mirror 1")
    assert _coins(position) == 1


@pytest.mark.rule("DT-SPIR-02")
def test_it_comes_after_the_bargains() -> None:
    """9 for three mirrors, 7 after two bargains, 4 with the machine; what must be bargained for counts so."""
    position = _buyer(points=3).coins(0, 5).position()
    play(position, f"{BUY} mirror 3")
    assert texts(position) == ["bargain 1", "bargain 2"]
    assert why(position, "bargain 0") == ("coins-missing", "TR-MK-14")
    again = GAME.from_dict(position.to_dict())
    for each in (position, again):
        play(each, "bargain 2")
        assert _coins(each) == 1
    assert asked(_asked_to_bargain()).kind == "bargain"


def _asked_to_bargain() -> TrickerionPosition:
    position = _buyer(points=3).position()
    play(position, f"{BUY} mirror 3")
    return position


@pytest.mark.rule("DT-SPIR-02")
def test_it_comes_after_the_prices_of_prophecies() -> None:
    """TR-MK-29: under flat-price every component costs the same before anything is lowered."""
    plain = _buyer().prophecy("flat-price").position()
    position = plain.copy()
    ordinary, lowered = _paid([*play(plain, "buy mirror 3")]), _paid([*play(position, f"{BUY} mirror 3")])
    assert (ordinary, lowered) == (6, 3)


@pytest.mark.rule("DT-SPIR-02")
@pytest.mark.parametrize(("written", "paid"), [("mirror 2", 2), ("wood 3", 1), ("wood 1", 1)])
def test_it_comes_after_the_house_account(written: str, paid: int) -> None:
    scene = _buyer(powers=True, allow_unrecommended=True)
    position = with_power(scene, 0, "house-account")
    play(position, f"{BUY} {written}")
    assert _coins(position) == 10 - paid


@pytest.mark.rule("DT-SPIR-02")
def test_a_total_of_nothing_stays_nothing() -> None:
    position = _buyer(card="shoplifting").position()
    events = play(position, f"{BUY} mirror 1")
    assert (used(events), _paid([*events]), _coins(position)) == (["spiritual-1"], 0, 10)


@pytest.mark.rule("DT-SPIR-02")
@pytest.mark.parametrize("card", ["smuggled-goods", "barter-with-power"])
def test_it_does_not_serve_a_purchase_that_is_not_paid_in_coins(card: str) -> None:
    position = _buyer(card=card).shards(0, 3).fame(0, 20).position()
    assert offered(position, "buy")
    assert offered(position, BUY) == []
    assert why(position, f"{BUY} wood 1") == ("bonus-first", "TR-SA-05")


@pytest.mark.rule("DT-SPIR-02")
def test_it_serves_nothing_but_purchases() -> None:
    """Neither an order with Traveling Merchants nor coins invested in components are a Buy action."""
    position = _buyer(card="traveling-merchants", state="ready").position()
    play(position, "order saw 1", "keep player")
    assert (_coins(position), states(position)) == (7, ["active"])
    elsewhere = of_school("spiritual", 1).assigned(1, "apprentice-1", "downtown")
    scene = elsewhere.acting(0, "magician", "downtown-1", 3, "investments", "armed").dice(bank_1="6")
    position = scene.market(STOCK).position()
    play(position, "collect bank-1")
    assert kind(position) == "invest"
    assert offered(position, BUY) == []


@pytest.mark.rule("DT-SPIR-01", "DT-MACH-04", "DT-MACH-05")
@pytest.mark.parametrize(("inactive", "gone"), [([1], []), ([], [1]), ([1], [1])])
def test_a_machine_that_is_not_ready_lowers_nothing(inactive: list[int], gone: list[int]) -> None:
    position = built(_buyer(), 0, 1, inactive, gone).position()
    assert offered(position, BUY) == []
    play(position, "buy mirror 3")
    assert _coins(position) == 1


@pytest.mark.rule("DT-MEET-15")
def test_workshop_exhibition_counts_the_coins_that_were_paid() -> None:
    position = _buyer(card="workshop-exhibition").position()
    play(position, f"{BUY} mirror 3")
    assert (_coins(position), position.view(0).fame[0]) == (4, 5 + 5)


@pytest.mark.rule("DT-MEET-15")
def test_workshop_exhibition_is_not_wasted_on_a_single_coin() -> None:
    position = _buyer(card="workshop-exhibition").position()
    assert "buy mirror 1" in texts(position)
    assert why(position, f"{BUY} mirror 1") == ("too-cheap-for-fame", "TR-SAR-43")
    assert f"{BUY} mirror 2" in texts(position)


@pytest.mark.rule("DT-MEET-15")
def test_business_share_receives_the_coins_that_were_paid() -> None:
    scene = _buyer().placed(1, "magician", "market-4", "business-share").this_round(shares=[1])
    position = scene.position()
    play(position, f"{BUY} mirror 3")
    assert (_coins(position), _coins(position, 1)) == (4, 16)


def test_a_sale_of_several_types_is_lowered_as_a_whole() -> None:
    position = _buyer(card="component-sale").market(MIXED).coins(0, 2).position()
    play(position, f"{BUY} wood 1")
    assert asked(position).kind == "take-more"
    play(position, "buy rope 1", "finish")
    assert _coins(position) == 1


def test_a_crate_of_two_types_is_lowered_as_a_whole() -> None:
    scene = _buyer(powers=True, allow_unrecommended=True)
    position = with_power(scene, 0, "mixed-crate")
    play(position, f"{BUY} mirror 1")
    assert asked(position).kind == "mixed-crate"
    play(position, "buy wood 2")
    assert _coins(position) == 10 - (3 + 2 - 3)


def test_a_card_may_be_used_for_a_purchase_that_only_the_machine_makes_affordable() -> None:
    position = _buyer(card="workshop-delivery", state="ready").components(0, mirror=1).coins(0, 1).position()
    play(position, "bonus")
    assert texts(position) == [f"{BUY} mirror 1", f"{BUY} mirror 2"]
    asked(position)


def test_who_could_buy_with_the_machine_if_there_were_room_is_asked() -> None:
    scene = _buyer().components(0, metal=1, glass=1, rope=1, animal=1, padlock=1, petroleum=1).coins(0, 1)
    position = scene.market(
        ["mirror", "cog", "saw", "disguise"], ["wood", "metal", "glass", "fabric"]
    ).position()
    assert texts(position) == ["finish"]
    asked(position)
    play(position, "drop metal")
    assert f"{BUY} mirror 1" in texts(position)


@pytest.mark.parametrize(
    ("path", "value", "why"),
    [
        (("dawn", "seats", 0, "used_slots"), [], "working: 0, or a machine in use"),
        (("dawn", "seats", 1), {"built": 1, "used_slots": [1], "working": 1}, "working: 0, or a machine in"),
        (("asked", 0), {"kind": "act", "numbers": [1]}, "working: 0 while nothing is half done"),
    ],
)
def test_a_save_with_a_machine_at_work_is_held_to_what_it_serves(
    path: tuple[str | int, ...], value: object, why: str
) -> None:
    error = load_error(spoilt(_asked_to_bargain().to_dict(), path, value))
    assert error is not None
    assert why in str(error)
