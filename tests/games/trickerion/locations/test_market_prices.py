"""TR-MK-29: how the price of a purchase is found."""

from __future__ import annotations

import pytest

from sleight.games.trickerion.effects.hooks import Effect
from sleight.games.trickerion.effects.in_force import ActiveEffects
from sleight.games.trickerion.events import ComponentsBought
from sleight.games.trickerion.state.position import TrickerionPosition
from tests.games.trickerion.helpers.changes import done
from tests.games.trickerion.helpers.playing import play, question, texts
from tests.games.trickerion.helpers.scenario import table


def at_market(points: int) -> table:
    """The magician of seat 0 stands on the market row, and seat 1 has a character left to place."""
    return table().acting(0, "magician", "market-1", points).assigned(1, "magician", "workshop")


@pytest.mark.rule("TR-MK-29")
def test_units_then_surcharge_then_sum_then_bargains() -> None:
    position = at_market(6).coins(0, 9).market(["wood"] * 4, quick="mirror").position()
    play(position, "buy mirror 3")
    assert position.asked(0) == question("bargain", "TR-MK-09", 0, component="mirror", count=3, price=12)
    assert texts(position) == ["bargain 3", "bargain 4", "bargain 5"]
    events, _ = done(position, "bargain 4")
    assert events == [ComponentsBought(0, "mirror", 3, 8, 4, "player")]


class FlatPrice(Effect):
    """What makes every component cost the same."""

    __slots__ = ()

    def unit_price(self, position: TrickerionPosition, seat: int, component: int, price: int) -> int:
        return 2


@pytest.mark.rule("TR-MK-29")
def test_the_surcharge_comes_on_top_of_a_flat_price() -> None:
    position = at_market(1).market(["wood"] * 4, quick="mirror").position()
    position.active = ActiveEffects([FlatPrice()])
    events, changed = done(position, "buy mirror 2")
    assert events == [ComponentsBought(0, "mirror", 2, 6, 0, "player")]
    assert changed["coins.0"] == 4


@pytest.mark.rule("TR-MK-29")
def test_a_flat_price_can_be_bargained_over() -> None:
    position = at_market(3).position()
    position.active = ActiveEffects([FlatPrice()])
    events, _ = done(position, "buy wood 1", "bargain 1")
    assert events == [ComponentsBought(0, "wood", 1, 1, 1, "player")]


class FreeBargains(Effect):
    """What makes bargaining cost no points."""

    __slots__ = ()

    def action_cost(self, position: TrickerionPosition, seat: int, action: str, cost: int) -> int:
        return 0 if action == "bargain" else cost


@pytest.mark.rule("TR-MK-11", "TR-MK-29")
def test_bargains_without_points_still_leave_a_price_of_one() -> None:
    position = at_market(2).coins(0, 3).position()
    position.active = ActiveEffects([FreeBargains()])
    play(position, "buy wood 3")
    assert texts(position) == ["bargain 0", "bargain 1", "bargain 2"]
    events, changed = done(position, "bargain 2")
    assert events == [ComponentsBought(0, "wood", 3, 1, 2, "player")]
    assert (changed["coins.0"], position.points) == (2, 1)
