"""A saved position that is wrong is refused, and the fault is named."""

from __future__ import annotations

import copy
from typing import Any

import pytest

import sleight
from tests.games.trickerion.helpers.scenario import GAME, table


def good() -> dict[str, Any]:
    """A position with something of everything."""
    return (
        table(2)
        .round(3)
        .trick(0, "linking-rings", ready=2)
        .components(0, metal=2)
        .marker(0, "linking-rings", "riverside-theater-1", 1, "down")
        .acting(0, "magician", "friday-1")
        .assigned(1, "magician", "workshop")
        .position()
        .to_dict()
    )


@pytest.mark.parametrize(
    ("path", "value", "named"),
    [
        (("key",), "00", "key"),
        (("phase",), "lunch", "phase"),
        (("actor",), "", "asked[0], actor"),
        (("order",), [0, 0], "order"),
        (("round",), 6, "round"),
        (("coins",), [1], "coins"),
        (("coins",), [1, -1], "coins"),
        (("dice", 4), "7", "dice[4]"),
        (("dice",), [], "dice"),
        (("market", "quick"), "gold", "market"),
        (("deck", 0), "riverside-theater-1", "deck"),
        (("asked", 0), None, "asked"),
        (("asked", 0, "kind"), "perform", "asked"),
        (("asked", 0, "numbers"), [], "asked"),
        (("asked", 1), {"kind": "place", "numbers": []}, "asked"),
        (("theater", 0, "markers"), [None], "workshops[0].tricks, theater"),
        (("theater", 0, "markers", 0, "symbol"), "heart", "workshops[0].tricks, theater"),
        (("theater", 0, "markers", 0, "facing"), "inward", "theater"),
        (("workshops", 0, "magician"), "the-great-optico", "workshops"),
        (("workshops", 0, "tricks", 0, "spare"), 4, "workshops[0]"),
        (("workshops", 0, "tricks", 0, "trick"), "aztec-lady", "workshops[0].tricks"),
        (("workshops", 0, "tricks", 0, "board"), "engineer", "workshops[0]"),
        (("workshops", 0, "components", 0, "tokens"), 4, "workshops[0]"),
        (("workshops", 0, "components", 0, "counts"), 3, "workshops"),
        (("workshops", 0, "day"), "sunday", "workshops"),
        (("workshops", 1, "characters", 0, "card"), "dark-alley", "workshops[1]"),
        (("planned",), [10, 0], "planned"),
        (("surprise",), 1, "Object contains unknown field"),
    ],
)
def test_a_fault_is_named(path: tuple[str | int, ...], value: object, named: str) -> None:
    data = copy.deepcopy(good())
    spot: Any = data
    for step in path[:-1]:
        spot = spot[step]
    spot[path[-1]] = value
    with pytest.raises(sleight.BadInput) as refusal:
        GAME.from_dict(data)
    assert refusal.value.code == "position-wrong"
    assert str(refusal.value.arguments["why"]).startswith(named)


def test_a_good_position_is_taken() -> None:
    assert GAME.from_dict(good()).to_dict() == good()


def test_tricks_and_components_in_another_order_are_refused_for_their_order() -> None:
    scene = table(2).trick(0, "linking-rings", "spade").trick(0, "levitation", "heart")
    saved: Any = (
        scene.components(0, wood=1, metal=2)
        .placing(0)
        .assigned(0, "magician", "theater")
        .position()
        .to_dict()
    )
    assert GAME.from_dict(saved).to_dict() == saved
    for field, names in (("tricks", "linking-rings, levitation"), ("components", "wood, metal")):
        wrong = copy.deepcopy(saved)
        wrong["workshops"][0][field].reverse()
        with pytest.raises(sleight.BadInput, match=rf"workshops\[0\]\.{field}: in the order {names}"):
            GAME.from_dict(wrong)
