"""What a choice names: enough to tell it from every other, and by ids that a board carries."""

from __future__ import annotations

from collections import Counter

import pytest

import sleight
from sleight.core import registry


@pytest.mark.parametrize("id", registry.games())
def test_names_tell_choices_apart(id: str) -> None:
    """Pointing at everything that a choice touches leaves that one; at most other amounts remain open."""
    choices = sleight.game(id).universe()
    names = {choice: frozenset(choice.names()) for choice in choices}
    assert all(name.partition(":")[2] for each in names.values() for name in each)
    assert all(sum(name.startswith("do:") for name in each) == 1 for each in names.values())
    twins = [each for each, count in Counter(names.values()).items() if count > 1]
    # Taking `wood` and `wood+wood` touches the same thing.
    assert all("do:take" in each for each in twins)


@pytest.mark.parametrize(
    ("game", "written", "named"),
    [
        ("abracada", "call 5", "do:call spell:5"),
        ("abracada", "take 2", "do:take secret:2"),
        ("abracada", "stop", "do:stop"),
        ("trickerion", "take wood+metal", "do:take component:wood component:metal"),
        ("trickerion", "take wood+wood", "do:take component:wood"),
        ("trickerion", "order rope 3", "do:order component:rope order:3"),
        ("trickerion", "engage engineer", "do:engage character:engineer"),
        ("trickerion", "house apprentice-1", "do:house character:apprentice-1"),
        ("trickerion", "lift 2", "do:lift lift:2"),
        ("trickerion", "send magician theater", "do:send character:magician card:theater"),
        ("trickerion", "buy wood 2", "do:buy component:wood count:2"),
    ],
)
def test_what_is_named(game: str, written: str, named: str) -> None:
    assert " ".join(sleight.game(game).parse(written).names()) == named


def test_a_spot_is_a_slot_of_its_card() -> None:
    game = sleight.game("trickerion")
    at = next(choice for choice in game.universe() if sleight.text(choice).startswith("at "))
    _, card, slot, facing = sleight.text(at).split()
    assert at.names() == ("do:at", f"card:{card}", f"spot:{card}/{slot}", f"facing:{facing}")
