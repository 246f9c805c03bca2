"""PW-18: once a round a further draw costs 1 point."""

from __future__ import annotations

import pytest

from sleight.games.trickerion.state.position import TrickerionPosition
from tests.games.trickerion.helpers.playing import play, texts
from tests.games.trickerion.helpers.powers import used, with_power, with_powers

POWER = "back-door-key"


def _visit(
    points: int, seat: int = 0, prophecy: str = "plain-days", edition: str = "2019"
) -> TrickerionPosition:
    """The manager of seat 0 is in the Dark Alley; a seat has the key."""
    scene = with_powers(prophecies=True, edition=edition).prophecy(prophecy)
    scene.acting(0, "manager", "dark-alley-4", points).assigned(1, "magician", "theater")
    return with_power(scene, seat, POWER)


@pytest.mark.rule("PW-18", "MP-33")
def test_one_further_draw_of_a_round_costs_a_point() -> None:
    position = _visit(5)
    left, told = [], []
    for _ in range(3):
        told.append(used(play(position, "draw downtown")))
        left.append(position.points)
    assert (left, told) == ([4, 3, 1], [[], [POWER], []])


@pytest.mark.rule("PW-18")
def test_two_points_are_enough_for_two_draws_with_it() -> None:
    position = _visit(2)
    play(position, "draw downtown")
    assert "draw theater" in texts(position)
    other = _visit(2, seat=1)
    play(other, "draw downtown")
    assert "draw theater" not in texts(other)


@pytest.mark.rule("PW-18", "T1-ALLEY-02")
def test_by_first_edition_rules_one_later_card_of_the_round_costs_a_point() -> None:
    position = _visit(5, edition="first")
    left, told = [], []
    for _ in range(3):
        told.append(used(play(position, "draw downtown")))
        left.append(position.points)
    assert (left, told) == ([4, 3, 1], [[], [POWER], []])


@pytest.mark.rule("PW-18", "MP-41", "MP-40")
@pytest.mark.parametrize("edition", ["2019", "first"])
def test_it_is_not_spent_where_a_prophecy_makes_draws_cheap(edition: str) -> None:
    position = _visit(4, prophecy="cheap-further-cards", edition=edition)
    events = play(position, "draw downtown", "draw theater")
    assert (position.points, used(events)) == (2, [])
