"""T1-EX-01 to 03, 09: the worked examples of market row, workshop and set-up."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import sleight
from sleight.games.trickerion.events import Advertised
from sleight.games.trickerion.game import Trickerion
from sleight.games.trickerion.state.position import TrickerionPosition
from tests.games.trickerion.helpers.changes import gained
from tests.games.trickerion.helpers.other_data import edited
from tests.games.trickerion.helpers.playing import play, refused, texts
from tests.games.trickerion.helpers.reading import markers, tokens
from tests.games.trickerion.helpers.scenario import GAME, table

STOCK = {"fabric": 2, "metal": 2, "saw": 2}


def at_market(character: str, edition: str = "first") -> table:
    """A character of seat 0 is about to be placed, and seat 1 has one left as well."""
    scene = table(edition=edition).shards(0, 0).assigned(0, character, "market-row")
    return scene.assigned(1, "magician", "workshop").placing(0)


@pytest.mark.rule("T1-EX-01")
def test_two_orders_and_two_purchases_for_four_points() -> None:
    position = at_market("engineer").coins(0, 3).market(["animal", "metal", "glass", "fabric"]).position()
    play(position, "place engineer market-1")
    assert position.points == 4
    play(position, "order petroleum 1", "order padlock 2")
    assert position.points == 2
    play(position, "buy animal 1", "bargain 0", "buy metal 1")
    assert position.waiting == (1,), "no point is left"
    assert (position.view(0).coins[0], tokens(position)) == (0, {"animal": 1, "metal": 1})
    assert position.view(0).market.orders == ("petroleum", "padlock", "", "")


@pytest.mark.rule("T1-EX-02")
@pytest.mark.parametrize(("edition", "left", "bargains"), [("first", 2, 1), ("2019", 3, 2)])
def test_a_mirror_by_quick_order_takes_five_points_and_two_coins(
    edition: str, left: int, bargains: int
) -> None:
    """In 2019 the order is cheaper and the mirror dearer."""
    position = at_market("magician", edition).position()
    play(position, "place magician market-1", "quick mirror")
    assert position.points == left
    assert gained(position, "buy mirror 1", f"bargain {bargains}")[0] == (0, -2, 0)
    assert position.waiting == (1,), "no point is left"
    assert tokens(position) == {"mirror": 1}


def _as_in_the_source(content: Any) -> None:
    """Self Decapitation with the values of the source."""
    trick = next(each for each in content["tricks"] if each["id"] == "self-decapitation")
    trick.update(components={"saw": 2, "fabric": 2, "metal": 2}, prepare_ap=2, markers=2)


def decapitating(game: Trickerion) -> TrickerionPosition:
    """The engineer of seat 0 has two points in the workshop, and two saws, fabrics and metals."""
    scene = table(2, game, edition="first").trick(0, "self-decapitation", "spade")
    scene.components(0, "player", **STOCK).acting(0, "engineer", "workshop-1", 2)
    return scene.assigned(1, "magician", "workshop").position()


@pytest.mark.rule("T1-EX-03", "T1-COMP-08")
def test_preparing_takes_two_points_gives_two_markers_and_spends_no_component(tmp_path: Path) -> None:
    game = sleight.game("trickerion", data=edited(tmp_path, "tricks.json", _as_in_the_source))
    assert isinstance(game, Trickerion)
    position = decapitating(game)
    play(position, "prepare self-decapitation")
    assert markers(position) == {"self-decapitation": (2, 2)}
    assert position.view(0).me.tricks[0].symbol == "spade"
    assert tokens(position) == STOCK
    assert position.waiting == (1,), "no point is left"


@pytest.mark.rule("T1-COMP-08", "T1-COMP-09")
def test_the_card_of_2019_with_which_it_is_played_needs_other_components() -> None:
    assert refused(decapitating(GAME), "prepare self-decapitation") == "components-missing"


def resting(position: TrickerionPosition) -> TrickerionPosition:
    """The second round after one in which everybody rests; `position` is a new game of beginners."""
    while position.round < 2:
        seat = position.waiting[0]
        written = [sleight.text(choice) for choice in position.choices(seat)]
        quiet = [text for text in written if text.split()[0] in ("decline", "rest", "confirm")]
        play(position, (quiet or written)[0])
    return position


@pytest.mark.rule("T1-EX-09")
@pytest.mark.parametrize("seed", range(4))
def test_the_numbers_of_the_set_up_and_the_posters_of_the_second_round(seed: int) -> None:
    position = GAME.new(3, seed, {"edition": "first", "beginner": "all"})
    while not position.order:
        play(position, texts(position)[0])
    first, second, third = position.order
    view = position.view(None)
    assert [view.coins[seat] for seat in position.order] == [12, 13, 14]
    assert [view.fame[seat] for seat in position.order] == [3, 2, 1]
    resting(position)
    assert position.order == (third, second, first)
    posted = [play(position, "advertise")[0] for _ in range(3)]
    assert posted == [Advertised(third, 1, 3), Advertised(second, 2, 3), Advertised(first, 3, 3)]


@pytest.mark.rule("T1-SETUP-06", "T1-SETUP-14")
@pytest.mark.parametrize(("edition", "fame"), [("first", 0), ("2019", 5)])
def test_nobody_has_fame_before_the_order_is_drawn(edition: str, fame: int) -> None:
    position = GAME.new(3, 1, {"edition": edition})
    while not position.order:
        assert position.view(None).fame == (fame,) * 3
        play(position, texts(position)[0])
