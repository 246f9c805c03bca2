"""T1-BEGIN: presets for a first game by first-edition rules."""

from __future__ import annotations

from typing import Any

import pytest

from sleight.games.trickerion.state.position import TrickerionPosition
from sleight.games.trickerion.views.types import OwnTrick, Stack
from tests.games.trickerion.helpers.openings import with_magicians

SEATS = {"mechanical": 0, "optical": 1, "escape": 2, "spiritual": 3}


def begun(edition: str = "first", **options: Any) -> TrickerionPosition:
    """Four beginners, one of each school; the game has begun."""
    return with_magicians(4, beginner="all", edition=edition, **options)


def prepared(trick: str, markers: int = 2) -> OwnTrick:
    """The starting trick of a beginner."""
    return OwnTrick(trick, "spade", "player", markers, 4 - markers)


def managed(component: str) -> Stack:
    """A component on the Manager's board."""
    return Stack(component, 1, "manager", 2)


@pytest.mark.rule("T1-BEGIN-01", "T1-BEGIN-02", "T1-BEGIN-03", "T1-BEGIN-04")
@pytest.mark.parametrize(
    ("school", "tricks", "components", "specialist", "as_in_2019"),
    [
        (
            "optical",
            [prepared("enchanted-butterflies")],
            [managed("metal"), Stack("fabric", 2, "player", 2)],
            ("manager",),
            False,
        ),
        (
            "mechanical",
            [prepared("linking-rings")],
            [Stack("metal", 2, "player", 2)],
            ("assistant", "apprentice-4"),
            True,
        ),
        (
            "escape",
            [prepared("barricaded-barrels"), OwnTrick("stocks-escape", "heart", "engineer", 0, 4)],
            [Stack("wood", 2, "player", 2)],
            ("engineer",),
            True,
        ),
        (
            "spiritual",
            [prepared("mind-reading")],
            [Stack("glass", 2, "player", 2), managed("fabric")],
            ("manager",),
            False,
        ),
    ],
)
def test_what_beginners_of_each_school_start_with(
    school: str,
    tricks: list[OwnTrick],
    components: list[Stack],
    specialist: tuple[str, ...],
    as_in_2019: bool,
) -> None:
    seat = SEATS[school]
    own = begun().view(None).workshops[seat]
    assert list(own.tricks) == tricks
    assert list(own.components) == components
    assert {each.id for each in own.characters} == {"magician", "apprentice-1", *specialist}
    then = begun("2019").view(None).workshops[seat]
    assert ((own.tricks, own.components) == (then.tricks, then.components)) == as_in_2019


@pytest.mark.rule("T1-BEGIN-05")
def test_everything_else_is_as_for_others() -> None:
    view = begun().view(None)
    assert [(view.coins[seat], view.fame[seat]) for seat in view.order] == [
        (12, 4),
        (13, 3),
        (14, 2),
        (15, 1),
    ]
    assert view.shards == (1,) * 4
    assert sum(begun().table.hand) == 9
    assert sum(begun(dark_alley=True).table.hand) == 6
    assert all(
        ("apprentice-1", "home") in [(each.id, each.at) for each in own.characters] for own in view.workshops
    )
