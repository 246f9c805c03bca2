"""What is asked in the middle of things, by a position and by the same position saved."""

from __future__ import annotations

from sleight.core.question import Asked
from sleight.games.trickerion.state.position import TrickerionPosition
from tests.games.trickerion.helpers.scenario import GAME


def asked(position: TrickerionPosition) -> Asked:
    """The open question, after making sure that a saved position and a copy ask the same."""
    (seat,) = position.waiting
    now = position.asked(seat)
    for again in (GAME.from_dict(position.to_dict()), position.copy()):
        assert again.asked(seat) == now
        assert again.choices(seat) == position.choices(seat)
        assert again.to_dict() == position.to_dict()
        assert [type(effect) for effect in again.active.effects] == [
            type(effect) for effect in position.active.effects
        ]
    assert now is not None
    return now
