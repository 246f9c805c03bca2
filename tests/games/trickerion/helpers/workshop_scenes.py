"""Scenes for the special cards of the workshop: who is at work, and what a position says of itself."""

from __future__ import annotations

from sleight.games.trickerion.state.position import TrickerionPosition
from tests.games.trickerion.helpers.scenario import GAME, table, texts

ONE, TWO = "riverside-theater-1", "riverside-theater-2"
"""Three slots in a column with a shard circle above; three round a corner."""


def at_work(card: str, points: int = 3, *, prophecies: bool = False) -> table:
    """The magician of seat 0 is in the workshop with the bonus of a card; seat 1 comes next.

    When nothing is left to do it finishes by itself, and the points that remain are told.
    """
    scene = table(2, dark_alley=True, prophecies=prophecies).acting(0, "magician", "workshop-1", points, card)
    return scene.assigned(1, "apprentice-1", "downtown")


def rings(card: str, points: int = 3) -> table:
    """Linking Rings, which need two metal, show two markers and yield two coins."""
    return at_work(card, points).trick(0, "linking-rings").components(0, metal=2)


def markers(position: TrickerionPosition, number: int = 0) -> tuple[int, int]:
    """The markers of a trick of seat 0: on its card and in reserve."""
    owned = position.view(0).me.tricks[number]
    return owned.ready, owned.spare


def tokens(position: TrickerionPosition) -> dict[str, int]:
    """The components of seat 0."""
    return {stack.component: stack.tokens for stack in position.view(0).me.components}


def survives_saving(position: TrickerionPosition) -> bool:
    """A saved and loaded position asks the same, and an answer there leads to the same."""
    again = GAME.from_dict(position.to_dict())
    (seat,) = position.waiting
    same = again.asked(seat) == position.asked(seat) and texts(again) == texts(position)
    copy = position.copy()
    answer = position.choices(seat)[0]
    return same and again.apply(seat, answer) == copy.apply(seat, answer) and again.cells == copy.cells


def is_answered_as_it_says(position: TrickerionPosition) -> bool:
    """What is offered is what is not refused, among all choices that there are."""
    (seat,) = position.waiting
    legal = [choice for choice in position.table.numbers_of if position.why_not(seat, choice) is None]
    return [choice for choice in legal if not choice.aside] == position.choices(seat)
