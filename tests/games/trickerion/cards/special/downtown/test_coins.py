"""TR-SAR-36 to 39: the special cards that improve Take Coins, and Empower."""

from __future__ import annotations

import pytest

from sleight.games.trickerion.events import (
    BonusUsed,
    CharacterEnhanced,
    CoinsTaken,
    GoodsBought,
    Granted,
    InterestRolled,
)
from sleight.games.trickerion.state.position import TrickerionPosition
from tests.games.trickerion.helpers.changes import gained, purses
from tests.games.trickerion.helpers.playing import (
    is_sound,
    play,
    question,
    refusal,
    refused,
    steered,
    texts,
    why_not,
)
from tests.games.trickerion.helpers.scenario import table
from tests.games.trickerion.helpers.scenes import downtown


def goods(position: TrickerionPosition) -> dict[str, tuple[int, str]]:
    """The components of seat 0 and the boards on which they lie."""
    return {stack.component: (stack.tokens, stack.board) for stack in position.view(0).me.components}


# --- Investments ----------------------------------------------------------------------------------


def investor(points: int = 3, die: str = "4", prophecies: bool = False) -> table:
    """Seat 0 has no coins and takes those of one die; wood, rope, mirror and cog are on the buy slots."""
    scene = downtown("investments", points, prophecies=prophecies).dice(bank_1=die, bank_2="x").coins(0, 0)
    return scene.market(["wood", "rope", "mirror", "cog"])


@pytest.mark.rule("TR-SAR-36", "TR-DT-32")
@pytest.mark.shows("investments")
def test_coins_just_taken_buy_up_to_three_components_of_any_types() -> None:
    position = investor().position()
    assert play(position, "bonus") == [BonusUsed(0, "investments"), CoinsTaken(0, 4, "bank-1")]
    assert position.asked(0) == question("invest", "TR-SAR-36", 0, coins=4, left=3)
    assert texts(position) == [
        "buy wood 1",
        "buy wood 2",
        "buy wood 3",
        "buy rope 1",
        "buy rope 2",
        "buy mirror 1",
        "buy cog 1",
        "decline",
    ]
    assert is_sound(position)
    assert play(position, "buy rope 1") == [GoodsBought(0, ("rope",), 2, 0, 0, 0)]
    assert position.asked(0) == question("invest", "TR-SAR-36", 0, coins=2, left=2)
    assert texts(position) == ["buy wood 1", "buy wood 2", "buy rope 1", "decline"]
    assert play(position, "buy wood 2") == [GoodsBought(0, ("wood", "wood"), 2, 0, 0, 0)]
    assert goods(position) == {"wood": (2, "player"), "rope": (1, "player")}
    assert (purses(position)[0], position.view(0).dice[4], position.waiting) == ((5, 0, 1), "x", (1,))


@pytest.mark.rule("TR-SAR-36")
@pytest.mark.shows_limit("investments")
def test_only_the_coins_just_taken_and_three_components_in_all() -> None:
    position = investor(die="6").coins(0, 20).position()
    play(position, "bonus", "buy wood 2")
    assert why_not(position, "buy wood 2") == refusal("invested-enough", "TR-SAR-36", left=1)
    assert why_not(position, "buy glass 1") == refusal("not-on-sale", "TR-SAR-36", component="glass")
    assert texts(position) == ["buy wood 1", "buy rope 1", "buy mirror 1", "buy cog 1", "decline"]
    play(position, "buy mirror 1")
    assert (position.view(0).coins[0], position.waiting) == (20 + 6 - 5, (1,))
    position = investor(die="5").coins(0, 20).position()
    play(position, "bonus", "buy mirror 1")
    assert why_not(position, "buy cog 1") == refusal("taken-coins-missing", "TR-SAR-36", price=3, coins=2)


@pytest.mark.rule("TR-SAR-36", "TR-SAR-03", "TR-MK-29")
@pytest.mark.shows("investments")
def test_the_stock_has_its_prices_in_force_and_the_order_area_is_no_part_of_it() -> None:
    scene = investor(prophecies=True).market(
        ["wood", "", "", ""], ["saw", "", "", ""], "padlock", ["petroleum"]
    )
    scene.placed(1, "manager", "market-1", "logistics").bonus(1, "manager", "logistics")
    position = scene.prophecy("orders-on-sale").position()
    play(position, "bonus")
    assert texts(position) == [
        "buy wood 1",
        "buy wood 2",
        "buy wood 3",
        "buy petroleum 1",
        "buy petroleum 2",
        "buy padlock 1",
        "decline",
    ]
    play(position, "buy padlock 1")
    assert (position.view(0).coins[0], position.waiting) == (0, (1,))
    position = (
        investor(prophecies=True)
        .market(["wood", "", "", ""], None, "padlock")
        .prophecy("flat-price")
        .position()
    )
    play(position, "bonus")
    assert texts(position) == ["buy wood 1", "buy wood 2", "buy padlock 1", "decline"]
    assert gained(position, "buy padlock 1")[0] == (0, -3, 0)


@pytest.mark.rule("TR-SAR-36", "TR-PROR-12")
def test_under_double_bank_all_the_coins_taken_can_be_invested() -> None:
    position = investor(prophecies=True).prophecy("double-bank").position()
    assert play(position, "bonus")[-1] == CoinsTaken(0, 8, "bank-1")
    assert position.asked(0) == question("invest", "TR-SAR-36", 0, coins=8, left=3)
    play(position, "buy mirror 2")
    assert texts(position) == ["buy wood 1", "buy rope 1", "decline"]


@pytest.mark.rule("TR-SAR-36", "TR-SAR-48")
@pytest.mark.shows_limit("investments")
def test_investing_is_no_purchase_at_the_market_row() -> None:
    scene = investor(6).placed(1, "magician", "market-1", "business-share").this_round(shares=[1])
    position = scene.bonus(1, "magician", "business-share").position()
    assert gained(position, "bonus", "buy rope 2") == [(0, 0, 0), (0, 0, 0)]
    assert position.points == 3


@pytest.mark.rule("TR-SAR-01", "TR-SAR-36", "TR-CMP-05")
@pytest.mark.shows_limit("investments")
def test_what_is_bought_needs_room_and_a_new_type_goes_to_a_board_of_choice() -> None:
    position = investor().components(0, wood=2).team(0, "manager").position()
    play(position, "bonus")
    assert why_not(position, "buy wood 2") == refusal("stack-full", "TR-MK-07", component="wood")
    play(position, "buy rope 2")
    assert position.asked(0) == question("invest-board", "TR-CMP-05", 0, component="rope", count=2)
    assert texts(position) == ["keep player", "keep manager"]
    assert is_sound(position)
    assert why_not(position, "keep engineer") == refusal("no-room-there", "TR-CMP-05", board="engineer")
    play(position, "keep manager")
    assert goods(position) == {"wood": (2, "player"), "rope": (2, "manager")}
    assert position.waiting == (1,)


@pytest.mark.rule("TR-SAR-01", "TR-SAR-36", "TR-SA-06")
@pytest.mark.shows_limit("investments")
def test_where_the_coins_could_buy_nothing_the_bonus_cannot_be_used() -> None:
    scene = downtown("investments", state="armed").dice(bank_1="3", bank_2="4").coins(0, 9)
    scene.market(["wood", "", "", ""], None, "padlock").components(
        0, metal=1, glass=1, fabric=1, petroleum=1, saw=1, padlock=2
    )
    position = scene.position()
    assert texts(position) == ["collect bank-2"]
    assert why_not(position, "collect bank-1") == refusal("nothing-to-invest-in", "TR-SAR-36")
    play(position, "collect bank-2")
    assert texts(position) == ["buy padlock 1", "decline"]
    assert why_not(position, "buy wood 1") == refusal("no-component-slot", "TR-CMP-10", component="wood")
    play(position, "decline")
    assert (position.view(0).coins[0], position.points) == (13, 1)
    assert (
        refused(scene.dice(bank_2="x").bonus(0, "magician", "investments").position(), "bonus")
        == "bonus-useless"
    )


# --- Fame and Fortune -----------------------------------------------------------------------------


@pytest.mark.rule("TR-SAR-37", "TR-PROR-12")
@pytest.mark.shows("fame-and-fortune")
@pytest.mark.parametrize(("prophecy", "coins"), [("flat-price", 6), ("double-bank", 12)])
def test_fame_follows_the_number_on_the_die(prophecy: str, coins: int) -> None:
    scene = downtown("fame-and-fortune", prophecies=True).dice(bank_1="3", bank_2="6").prophecy(prophecy)
    position = scene.position()
    play(position, "bonus")
    assert texts(position) == ["collect bank-1", "collect bank-2"]
    assert is_sound(position)
    before = purses(position)[0]
    assert play(position, "collect bank-2") == [
        CoinsTaken(0, coins, "bank-2"),
        Granted(0, "card", "fame-and-fortune", fame=5),
    ]
    assert purses(position)[0] == (before[0] + 5, before[1] + coins, before[2])


@pytest.mark.rule("TR-SA-05", "TR-SAR-37")
@pytest.mark.shows_limit("fame-and-fortune")
def test_only_one_die_brings_fame_and_x_brings_nothing() -> None:
    position = downtown("fame-and-fortune", 6).dice(bank_1="3", bank_2="6").position()
    assert gained(position, "bonus", "collect bank-1")[0] == (2, 3, 0)
    assert refused(position, "bonus") == "no-bonus"
    assert gained(position, "collect bank-2")[0] == (0, 6, 0)
    position = downtown("fame-and-fortune").dice(bank_1="x", bank_2="x").position()
    assert refused(position, "bonus") == "bonus-useless"
    assert refused(downtown("fame-and-fortune", 2).position(), "bonus") == "bonus-useless"


# --- Interest -------------------------------------------------------------------------------------


@pytest.mark.rule("TR-SAR-38", "TR-PROR-12", "TR-AP-15")
@pytest.mark.shows("interest")
@pytest.mark.parametrize(
    ("prophecy", "face", "taken", "more"),
    [("flat-price", "6", 3, 6), ("flat-price", "x", 3, 0), ("double-bank", "5", 6, 5)],
)
def test_interest_adds_what_the_die_rolls(prophecy: str, face: str, taken: int, more: int) -> None:
    scene = downtown("interest", 2, prophecies=True).dice(bank_1="3", bank_2="x").prophecy(prophecy)
    position = scene.position()
    before = purses(position)[0]
    events = steered(
        position, "bonus", lambda events: any(getattr(event, "face", "") == face for event in events)
    )
    assert events == [
        BonusUsed(0, "interest"),
        CoinsTaken(0, taken, "bank-1"),
        InterestRolled(0, "bank-1", face, more),
    ]
    assert purses(position)[0] == (before[0], before[1] + taken + more, before[2])
    assert (position.view(0).dice[4], position.points, position.waiting) == ("x", 0, (1,))


@pytest.mark.rule("TR-SAR-38", "TR-SA-05", "TR-SA-06")
@pytest.mark.shows_limit("interest")
def test_interest_is_for_one_die_that_shows_a_number() -> None:
    assert refused(downtown("interest", 1).position(), "bonus") == "bonus-useless"
    assert refused(downtown("interest").dice(bank_1="x", bank_2="x").position(), "bonus") == "bonus-useless"
    position = downtown("interest", 5).dice(bank_1="3", bank_2="4").position()
    assert refused(position, "collect bank-1") == ""
    play(position, "bonus", "collect bank-1")
    assert (position.points, refused(position, "bonus")) == (3, "no-bonus")
    assert gained(position, "collect bank-2")[0] == (0, 4, 0)
    assert position.waiting == (1,)


@pytest.mark.rule("TR-AP-15", "TR-PROR-29")
@pytest.mark.shows("interest")
def test_under_cheap_coins_interest_needs_no_point() -> None:
    scene = downtown("interest", 0, prophecies=True).prophecy("cheap-coins")
    position = scene.dice(bank_1="3", bank_2="4").position()
    assert texts(position) == ["bonus", "finish"]
    play(position, "bonus", "collect bank-2")
    assert (position.view(0).dice[4:], position.waiting) == (("3", "x"), (1,))


# --- Empower --------------------------------------------------------------------------------------


def empowered(prophecies: bool = False) -> table:
    """An apprentice of seat 0 goes Downtown with Empower."""
    scene = table(2, dark_alley=True, prophecies=prophecies).magician(0, "electra").shards(0, 2)
    return scene.assigned(0, "apprentice-1", "empower").assigned(1, "apprentice-1", "workshop").placing(0)


@pytest.mark.rule("TR-SAR-39", "TR-MEET-01", "TR-AP-06")
@pytest.mark.shows("empower")
@pytest.mark.parametrize("prophecy", ["strong-enhancement", "flat-price"])
def test_an_empowered_shard_gives_three_points(prophecy: str) -> None:
    position = empowered(prophecies=True).prophecy(prophecy).position()
    play(position, "place apprentice-1 downtown-4", "keep-bonus")
    assert texts(position) == ["enhance", "plain"]
    assert is_sound(position)
    assert play(position, "enhance") == [CharacterEnhanced(0, "apprentice-1", 3)]
    assert (position.points, position.view(0).shards[0]) == (1 + 3, 1)


@pytest.mark.rule("TR-SAR-39", "TR-AP-04", "TR-SA-09", "TR-PROR-13")
@pytest.mark.shows_limit("empower")
def test_empower_is_for_one_shard_and_not_for_who_took_the_point() -> None:
    position = empowered().position()
    play(position, "place apprentice-1 downtown-4", "keep-bonus", "plain")
    assert (position.points, position.view(0).shards[0]) == (1, 2)
    assert refused(position, "bonus") == "bonus-useless"
    position = empowered().position()
    play(position, "place apprentice-1 downtown-4", "point")
    assert play(position, "enhance") == [CharacterEnhanced(0, "apprentice-1", 1)]
    assert position.points == 1 + 1 + 1
    play(position, "collect bank-1")
    assert position.waiting == (1,)


@pytest.mark.rule("TR-SAR-39", "TR-AP-10")
@pytest.mark.shows_limit("empower")
def test_empower_adds_nothing_after_the_shard_and_ends_with_the_placement() -> None:
    position = empowered().shards(0, 1).position()
    play(
        position, "place apprentice-1 downtown-4", "keep-bonus", "enhance", "collect bank-1", "reroll bank-1"
    )
    assert (position.points, position.waiting, position.active.enhancement) == (0, (1,), ())
