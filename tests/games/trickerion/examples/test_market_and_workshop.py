"""The worked examples of market row and workshop, to the point."""

from __future__ import annotations

import pytest

from tests.games.trickerion.helpers.playing import play, refused
from tests.games.trickerion.helpers.scenario import table


def at_market(character: str) -> table:
    """A character of seat 0 is about to be placed, and seat 1 has one left as well."""
    return (
        table()
        .shards(0, 0)
        .assigned(0, character, "market-row")
        .assigned(1, "magician", "workshop")
        .placing(0)
    )


@pytest.mark.rule("TR-EXM-01")
def test_a_rope_by_quick_order_for_one_coin() -> None:
    position = at_market("magician").coins(0, 1).position()
    play(position, "place magician market-1")
    assert position.points == 5
    play(position, "quick rope", "buy rope 1")
    view = position.view(0)
    assert view.coins[0] == 0
    assert [(stack.component, stack.tokens) for stack in view.me.components] == [("rope", 1)]
    assert view.market.quick == "rope"
    assert position.waiting == (1,)


@pytest.mark.rule("TR-EXM-02", "TR-EXM-03")
def test_two_orders_and_two_purchases() -> None:
    position = at_market("engineer").coins(0, 7).market(["rope", "metal", "glass", "fabric"]).position()
    play(position, "place engineer market-1")
    assert position.points == 4
    play(position, "order petroleum 1", "order padlock 2", "buy rope 2", "bargain 0", "buy metal 3")
    view = position.view(0)
    assert view.coins[0] == 0
    assert [(stack.component, stack.tokens) for stack in view.me.components] == [("metal", 3), ("rope", 2)]
    assert view.market.orders == ("petroleum", "padlock", "", "")
    assert position.waiting == (1,)

    play(position, "idle magician")
    assert position.view(0).market.stalls == ("petroleum", "padlock", "glass", "fabric")
    assert position.view(0).market.orders == ("", "", "", "")


def prepared(board: str = "player") -> table:
    """Water Tank Escape with its components, and an apprentice in the workshop."""
    return (
        table()
        .team(0, "engineer")
        .trick(0, "water-tank-escape", "spade", board=board)
        .components(0, glass=2, metal=2, rope=1)
        .acting(0, "magician", "workshop-1")
    )


@pytest.mark.rule("TR-EXW-01", "TR-EXW-02")
def test_preparing_gives_markers_and_spends_nothing() -> None:
    position = prepared().position()
    before = position.view(0).me.components
    play(position, "prepare water-tank-escape")
    assert (position.view(0).me.tricks[0].ready, position.view(0).me.tricks[0].spare) == (2, 2)
    assert position.view(0).me.components == before
    assert refused(position, "prepare water-tank-escape") == "still-prepared"


@pytest.mark.rule("TR-EXW-03")
def test_the_engineer_adds_a_marker() -> None:
    position = prepared("engineer").position()
    play(position, "prepare water-tank-escape")
    assert position.view(0).me.tricks[0].ready == 3


@pytest.mark.rule("TR-EXW-04")
def test_never_more_than_four_markers() -> None:
    position = (
        prepared("engineer")
        .round(2)
        .marker(0, "water-tank-escape", "riverside-theater-1", 1, "down")
        .marker(0, "water-tank-escape", "riverside-theater-2", 1, "down")
        .position()
    )
    play(position, "prepare water-tank-escape")
    assert position.view(0).me.tricks[0].ready == 2
