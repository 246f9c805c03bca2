"""What the browser is given of the spells and of the order of calls."""

from __future__ import annotations

from typing import Any

import pytest

import sleight
from sleight.games.abracada.faces.browser import Shown, Stroke
from sleight.games.abracada.game import Abracada

GAME: Abracada = sleight.game("abracada")  # type: ignore[assignment]  # the registry knows no subclasses
SHOWN: Shown = GAME.shown
DIE = None


@pytest.mark.rule("AQ-SPELL-01", "AQ-SPELL-03", "AQ-SPELL-12", "AQ-SPELL-17")
def test_what_each_spell_does_to_lives() -> None:
    done = [[(each.reach, each.gains, each.amount) for each in spell.success] for spell in SHOWN.spells]
    assert done == [
        [],
        [("others", False, DIE)],
        [("caster", True, 1), ("others", False, 1)],
        [("caster", True, DIE)],
        [],
        [("neighbours", False, 1)],
        [("left", False, 1)],
        [("right", False, 1)],
        [("caster", True, 1)],
    ]
    assert [number for number, spell in enumerate(SHOWN.spells) if spell.takes_secret] == [4]


@pytest.mark.rule("AQ-CAST-05", "AQ-CAST-06")
def test_what_a_miss_costs() -> None:
    costs = [spell.failure for spell in SHOWN.spells[1:]]
    assert costs == [(Stroke("caster", False, DIE),), *[(Stroke("caster", False, 1),)] * 7]


@pytest.mark.rule("AQ-CAST-08", "AQ-CAST-13", "AQ-VAR-01")
@pytest.mark.parametrize("options", [{}, {"lower": "penalty"}, {"easy": True}])
def test_the_order_of_calls_is_that_of_the_choices(options: dict[str, Any]) -> None:
    position = GAME.new(2, 1, {"first": 0, **options})
    known = {"easy": False, "lower": "refuse", **options}
    (order,) = [each for each in SHOWN.orders if each.options == known]
    for position.last, said in enumerate(order.calls):
        offered = {choice.spell for choice in position.choices(0) if hasattr(choice, "spell")}
        assert {spell for spell in range(1, 9) if said[spell] != "closed"} == offered
        dear = {spell for spell in range(1, 9) if said[spell] == "costly"}
        assert dear == (set(range(1, position.last)) if options.get("lower") else set())
