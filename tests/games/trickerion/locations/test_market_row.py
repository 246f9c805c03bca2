"""TR-MK: buying on the market row, with bargains."""

from __future__ import annotations

import pytest

import sleight
from sleight.games.trickerion.events import ComponentsBought, ComponentsStored
from tests.games.trickerion.helpers.changes import done
from tests.games.trickerion.helpers.playing import offered, play, question, refusal, texts, why_not
from tests.games.trickerion.helpers.scenario import GAME, table

PRICES = {
    **dict.fromkeys(("wood", "metal", "glass", "fabric"), 1),
    **dict.fromkeys(("rope", "petroleum", "saw", "animal"), 2),
    **dict.fromkeys(("padlock", "mirror", "disguise", "cog"), 3),
}
SUPERIOR = ["padlock", "mirror", "disguise", "cog"]


def at_market(points: int = 5) -> table:
    """The magician of seat 0 stands on the market row, and seat 1 has a character left to place."""
    return table().acting(0, "magician", "market-1", points).assigned(1, "magician", "workshop")


def stack(component: str, tokens: int, board: str = "player") -> dict[str, object]:
    """A stack as it is saved."""
    counts = min(tokens + 1, 3) if board == "manager" else tokens
    return {"component": component, "tokens": tokens, "board": board, "counts": counts}


@pytest.mark.rule("TR-MK-01")
def test_the_market_has_four_stalls_four_order_slots_and_one_quick_slot() -> None:
    market = GAME.new(2, 1).view(None).market
    assert (len(market.stalls), len(market.orders), market.quick) == (4, 4, "")
    board = GAME.printed.board.market_row
    assert (board.buy_slots, board.order_slots, board.quick_order_slots) == (4, 4, 1)


@pytest.mark.rule("TR-MK-01")
@pytest.mark.parametrize(
    ("players", "slots"),
    [
        (2, {"market-1": 5, "market-4": 3}),
        (3, {"market-1": 5, "market-2": 4, "market-4": 3}),
        (4, {"market-1": 5, "market-2": 4, "market-3": 4, "market-4": 3}),
    ],
)
def test_the_slots_of_the_market_and_their_points(players: int, slots: dict[str, int]) -> None:
    scene = table(players).shards(0, 0).assigned(0, "magician", "market-row").placing(0)
    position = scene.position()
    assert texts(position) == [*[f"place magician {slot}" for slot in slots], "idle magician"]
    for slot, points in slots.items():
        trial = position.copy()
        play(trial, f"place magician {slot}")
        assert trial.points == points


@pytest.mark.rule("TR-MK-02")
def test_the_market_offers_buying_ordering_and_quick_ordering() -> None:
    position = at_market(2).position()
    assert list(dict.fromkeys(text.split()[0] for text in texts(position))) == [
        "buy",
        "order",
        "quick",
        "finish",
    ]
    assert position.asked(0) == question(
        "act", "TR-AP-08", 0, location="market-row", character="magician", points=2
    )
    for elsewhere in ("prepare linking-rings", "collect bank-1", "set-up linking-rings"):
        assert why_not(position, elsewhere) == refusal("not-here", "TR-AP-08", location="market-row")


@pytest.mark.rule("TR-MK-02", "TR-MK-09")
def test_bargaining_is_a_step_of_buying() -> None:
    position = at_market(2).position()
    assert why_not(position, "bargain 1") == refusal("not-here", "TR-AP-08", location="market-row")
    play(position, "buy wood 2")
    assert position.asked(0) == question("bargain", "TR-MK-09", 0, component="wood", count=2, price=2)
    assert texts(position) == ["bargain 0", "bargain 1"]
    assert position.asides(0) == []
    assert why_not(position, "finish") == refusal("answer-first", "TR-MK-09", question="bargain")


@pytest.mark.rule("TR-MK-03")
@pytest.mark.parametrize("count", [1, 2, 3])
def test_one_point_buys_up_to_three_identical_components(count: int) -> None:
    position = at_market(4).coins(0, 9).market(["rope", "cog", "glass", "fabric"]).position()
    play(position, f"buy rope {count}")
    assert position.points == 3
    events, changed = done(position, "bargain 0")
    assert events == [ComponentsBought(0, "rope", count, 2 * count, 0, "player")]
    assert changed == {
        "coins.0": 9 - 2 * count,
        "workshops.0.components.rope": stack("rope", count),
        "asked.0": "act 1",
    }


@pytest.mark.rule("TR-MK-03")
def test_a_purchase_is_never_of_four_or_of_two_types() -> None:
    forms = [choice for choice in map(sleight.text, GAME.universe()) if choice.startswith("buy ")]
    assert forms == [f"buy {component} {count}" for component in PRICES for count in (1, 2, 3)]


@pytest.mark.rule("TR-MK-03")
def test_nothing_is_bought_without_a_point() -> None:
    position = at_market(0).position()
    assert texts(position) == ["finish"]
    assert why_not(position, "buy wood 1") == refusal("points-missing", "TR-MK-03", cost=1, points=0)


@pytest.mark.rule("TR-MK-04")
@pytest.mark.parametrize(("component", "price"), PRICES.items())
@pytest.mark.parametrize("count", [1, 2, 3])
def test_each_component_costs_the_price_of_its_class(component: str, price: int, count: int) -> None:
    position = at_market(1).coins(0, 9).market([component, "wood", "wood", "wood"]).position()
    events, changed = done(position, f"buy {component} {count}")
    assert events == [ComponentsBought(0, component, count, price * count, 0, "player")]
    assert changed == {
        "coins.0": 9 - price * count,
        f"workshops.0.components.{component}": stack(component, count),
        "points": 0,
        "actor": "",
        "asked.0": "",
        "asked.1": "place",
    }


@pytest.mark.rule("TR-MK-05")
def test_only_what_lies_on_a_stall_or_the_quick_slot_can_be_bought() -> None:
    scene = at_market(1).market(["cog", "wood", "wood", "saw"], ["rope", "", "", ""], quick="metal")
    position = scene.position()
    on_sale = ("wood", "metal", "saw", "cog")
    assert offered(position, "buy") == [f"buy {each} {count}" for each in on_sale for count in (1, 2, 3)]
    for component in PRICES:
        expected = refusal("not-on-sale", "TR-MK-05", component=component)
        assert why_not(position, f"buy {component} 1") == (None if component in on_sale else expected)


@pytest.mark.rule("TR-MK-06")
def test_the_stock_is_as_large_as_before_a_purchase() -> None:
    position = at_market(5).position()
    _, changed = done(position, "buy wood 3", "bargain 0", "drop wood", "buy wood 1")
    assert changed == {"coins.0": 6, "points": 3, "workshops.0.components.wood": stack("wood", 3)}
    assert offered(position, "buy")[0] == "buy metal 1"
    assert why_not(position, "buy wood 1", seat=0) == refusal("stack-full", "TR-MK-07", component="wood")


@pytest.mark.rule("TR-MK-07")
@pytest.mark.parametrize(
    ("tokens", "board", "room"),
    [(1, "player", 2), (2, "player", 1), (3, "player", 0), (1, "manager", 1), (2, "manager", 0)],
)
def test_tokens_and_managers_bonus_never_count_more_than_three(tokens: int, board: str, room: int) -> None:
    scene = at_market(1).team(0, "manager").market(["rope", "cog", "cog", "cog"])
    position = scene.components(0, board, rope=tokens).position()
    full = refusal("stack-full", "TR-MK-07", component="rope")
    assert [text for text in offered(position, "buy") if "rope" in text] == [
        f"buy rope {count}" for count in range(1, room + 1)
    ]
    for count in (1, 2, 3):
        assert why_not(position, f"buy rope {count}") == (None if count <= room else full)


@pytest.mark.rule("TR-MK-07")
def test_a_stack_of_three_on_the_managers_board_takes_no_more() -> None:
    scene = at_market(1).team(0, "manager").market(["rope", "cog", "cog", "cog"])
    position = scene.components(0, "manager", rope=3).position()
    assert why_not(position, "buy rope 1") == refusal("stack-full", "TR-MK-07", component="rope")


@pytest.mark.rule("TR-MK-07", "TR-CMP-05")
def test_more_of_a_type_joins_its_stack_on_the_managers_board() -> None:
    scene = at_market(2).team(0, "manager").market(["rope", "cog", "cog", "cog"])
    position = scene.components(0, "manager", rope=1).position()
    events, changed = done(position, "buy rope 1", "bargain 0")
    assert events == [ComponentsBought(0, "rope", 1, 2, 0, "manager")]
    assert changed == {
        "coins.0": 8,
        "points": 1,
        "workshops.0.components.rope.tokens": 2,
        "workshops.0.components.rope.counts": 3,
    }


@pytest.mark.rule("TR-CMP-05", "TR-CMP-07")
def test_a_new_type_goes_to_the_board_of_ones_choice() -> None:
    position = at_market(5).team(0, "manager").position()
    events = play(position, "buy wood 2", "bargain 1")
    assert events == [ComponentsBought(0, "wood", 2, 1, 1, "")]
    assert position.asked(0) == question("store", "TR-CMP-05", 0, component="wood", count=2)
    assert texts(position) == ["keep player", "keep manager"]
    assert why_not(position, "keep engineer") == refusal("no-room-there", "TR-CMP-05", board="engineer")
    assert why_not(position, "finish") == refusal("answer-first", "TR-CMP-05", question="store")
    events, changed = done(position, "keep manager")
    assert events == [ComponentsStored(0, "wood", 2, "manager")]
    assert changed == {
        "workshops.0.components.wood": stack("wood", 2, "manager"),
        "asked.0": "act 1",
    }


@pytest.mark.rule("TR-CMP-05", "TR-CMP-07")
def test_three_of_a_new_type_fit_on_the_player_board_only() -> None:
    position = at_market(1).team(0, "manager").position()
    events, _ = done(position, "buy wood 3")
    assert events == [ComponentsBought(0, "wood", 3, 3, 0, "player")]


def six_types(points: int) -> table:
    """Every component slot of the player board is taken, and only a new type is on sale."""
    goods = {"wood": 1, "metal": 1, "glass": 1, "fabric": 1, "saw": 1, "animal": 1}
    scene = at_market(points).market(["rope"] * 4, ["wood", "metal", "glass", "fabric"])
    return scene.components(0, "player", **goods)


@pytest.mark.rule("TR-CMP-10", "TR-ANY-09")
def test_a_new_type_needs_a_free_slot_and_room_can_be_made() -> None:
    position = six_types(1).position()
    full = refusal("no-component-slot", "TR-CMP-10", component="rope")
    assert (texts(position), why_not(position, "buy rope 1")) == (["finish"], full)
    play(position, "drop saw")
    assert texts(position) == ["buy rope 1", "buy rope 2", "buy rope 3", "finish"]


@pytest.mark.rule("TR-CMP-10", "TR-ANY-09")
@pytest.mark.parametrize(("coins", "waits"), [(0, 1), (1, 1), (2, 0), (3, 0)])
def test_who_could_buy_with_more_room_is_asked(coins: int, waits: int) -> None:
    scene = six_types(2).market(["rope"] * 4, ["wood", "metal", "glass", ""]).coins(0, coins)
    position = scene.position()
    play(position, "order saw 4")
    assert position.waiting == (waits,)


@pytest.mark.rule("TR-CMP-10", "TR-ANY-09")
@pytest.mark.parametrize(("coins", "waits"), [(1, 0), (2, 1)])
def test_the_second_seat_is_asked_for_its_own_coins(coins: int, waits: int) -> None:
    goods = {"wood": 1, "metal": 1, "glass": 1, "fabric": 1, "saw": 1, "animal": 1}
    scene = table().acting(1, "magician", "market-1", 2).assigned(0, "magician", "workshop")
    scene.components(1, "player", **goods).coins(1, coins).coins(0, 5 * waits)
    position = scene.market(["rope"] * 4, ["wood", "metal", "glass", ""]).position()
    play(position, "order saw 4")
    assert position.waiting == (waits,)


@pytest.mark.rule("TR-CMP-10", "TR-CMP-07")
def test_two_of_a_new_type_fit_on_the_managers_board_when_the_other_is_full() -> None:
    position = six_types(1).team(0, "manager").position()
    assert offered(position, "buy") == ["buy rope 1", "buy rope 2"]
    full = refusal("no-component-slot", "TR-CMP-10", component="rope")
    assert why_not(position, "buy rope 3") == full
    events, _ = done(position, "buy rope 2")
    assert events == [ComponentsBought(0, "rope", 2, 4, 0, "manager")]


@pytest.mark.rule("TR-MK-08")
def test_several_purchases_in_one_placement_cost_a_point_each() -> None:
    position = at_market(4).position()
    events, changed = done(position, "buy wood 1", "buy wood 1", "buy metal 1")
    assert events == [
        ComponentsBought(0, "wood", 1, 1, 0, "player"),
        ComponentsBought(0, "wood", 1, 1, 0, "player"),
        ComponentsBought(0, "metal", 1, 1, 0, "player"),
    ]
    assert changed == {
        "coins.0": 7,
        "points": 1,
        "workshops.0.components.wood": stack("wood", 2),
        "workshops.0.components.metal": stack("metal", 1),
    }


@pytest.mark.rule("TR-MK-09", "TR-MK-10")
@pytest.mark.parametrize("times", [0, 1, 2, 3, 4])
def test_each_bargain_costs_a_point_and_saves_a_coin(times: int) -> None:
    position = at_market(6).market(["rope", "cog", "cog", "cog"]).position()
    play(position, "buy rope 3")
    assert texts(position) == [f"bargain {count}" for count in range(6)]
    events, changed = done(position, f"bargain {times}")
    assert events == [ComponentsBought(0, "rope", 3, 6 - times, times, "player")]
    assert changed.pop("points", 5) == 5 - times
    assert changed == {
        "coins.0": 4 + times,
        "workshops.0.components.rope": stack("rope", 3),
        "asked.0": "act 1",
    }


@pytest.mark.rule("TR-MK-09")
def test_there_are_no_more_bargains_than_points() -> None:
    position = at_market(2).market(["rope", "cog", "cog", "cog"]).position()
    play(position, "buy rope 3")
    assert texts(position) == ["bargain 0", "bargain 1"]
    assert why_not(position, "bargain 2") == refusal("points-missing", "TR-MK-09", cost=2, points=1)


@pytest.mark.rule("TR-MK-11")
def test_a_price_is_never_bargained_to_nothing() -> None:
    position = at_market(6).position()
    play(position, "buy wood 3")
    assert texts(position) == ["bargain 0", "bargain 1", "bargain 2"]
    assert why_not(position, "bargain 3") == refusal("price-at-least-one", "TR-MK-11", price=3)
    events, _ = done(position, "bargain 2")
    assert events == [ComponentsBought(0, "wood", 3, 1, 2, "player")]


@pytest.mark.rule("TR-MK-12")
def test_price_and_floor_are_those_of_one_purchase() -> None:
    position = at_market(6).position()
    events, changed = done(position, "buy wood 2", "bargain 1", "buy metal 1", "buy glass 2")
    assert position.asked(0) == question("bargain", "TR-MK-09", 0, component="glass", count=2, price=2)
    assert texts(position) == ["bargain 0", "bargain 1"]
    assert events == [
        ComponentsBought(0, "wood", 2, 1, 1, "player"),
        ComponentsBought(0, "metal", 1, 1, 0, "player"),
    ]
    assert changed["coins.0"] == 8


@pytest.mark.rule("TR-MK-13")
def test_a_price_of_one_is_not_bargained_over() -> None:
    position = at_market(5).position()
    events, changed = done(position, "buy wood 1")
    assert events == [ComponentsBought(0, "wood", 1, 1, 0, "player")]
    assert changed == {"coins.0": 9, "points": 4, "workshops.0.components.wood": stack("wood", 1)}


@pytest.mark.rule("TR-MK-13")
def test_a_second_bargain_over_a_price_of_two_is_refused() -> None:
    position = at_market(5).market(["rope", "cog", "cog", "cog"]).position()
    play(position, "buy rope 1")
    assert texts(position) == ["bargain 0", "bargain 1"]
    assert why_not(position, "bargain 2") == refusal("price-at-least-one", "TR-MK-11", price=2)


@pytest.mark.rule("TR-MK-14")
def test_the_reduced_price_is_what_must_be_there() -> None:
    position = at_market(3).coins(0, 2).position()
    play(position, "buy wood 3")
    assert texts(position) == ["bargain 1", "bargain 2"]
    assert why_not(position, "bargain 0") == refusal("coins-missing", "TR-MK-14", price=3, coins=2)


@pytest.mark.rule("TR-MK-14")
def test_the_only_way_to_pay_is_taken_by_itself() -> None:
    position = at_market(4).coins(0, 1).position()
    events, changed = done(position, "buy wood 3")
    assert events == [ComponentsBought(0, "wood", 3, 1, 2, "player")]
    assert changed == {"coins.0": 0, "points": 1, "workshops.0.components.wood": stack("wood", 3)}


@pytest.mark.rule("TR-MK-14")
@pytest.mark.parametrize(
    ("points", "coins", "counts", "least"),
    [(1, 2, (1, 2), 3), (2, 1, (1, 2), 2), (3, 1, (1, 2, 3), 0), (2, 0, (), 2), (5, 0, (), 1)],
)
def test_what_cannot_be_paid_even_with_bargains_is_refused(
    points: int, coins: int, counts: tuple[int, ...], least: int
) -> None:
    position = at_market(points).coins(0, coins).market(["wood", *SUPERIOR[:3]]).position()
    assert [text for text in offered(position, "buy") if "wood" in text] == [f"buy wood {n}" for n in counts]
    missing = refusal("coins-missing", "TR-MK-14", price=least, coins=coins)
    assert why_not(position, "buy wood 3") == (missing if least else None)
