"""What must hold at any moment of a game that somebody has added to."""

from __future__ import annotations

from random import Random

import msgspec

from sleight.games.trickerion.game import Trickerion
from sleight.games.trickerion.state.position import TrickerionPosition


def holds(game: Trickerion, position: TrickerionPosition, seed: int) -> None:
    """A save goes on as the position does, and a guess looks the same to its viewer and can be played."""
    again = game.from_dict(position.to_dict())
    assert again.to_dict() == position.to_dict()
    for seat in (None, *range(position.table.seats)):
        _is_guessed(game, position, seat, seed)
    _go_on_alike(position.copy(), again)


def _is_guessed(game: Trickerion, position: TrickerionPosition, seat: int | None, seed: int) -> None:
    view = position.view(seat)
    sent = msgspec.json.decode(msgspec.json.encode(view), type=game.view_type)
    assert sent == view
    guess = game.guess(sent, Random(seed))
    assert guess.view(seat) == view
    assert guess.waiting == position.waiting
    if seat in position.waiting:
        assert guess.choices(seat) == position.choices(seat)


def _go_on_alike(one: TrickerionPosition, other: TrickerionPosition) -> None:
    for _ in range(12):
        if one.waiting:
            seat = one.waiting[0]
            choice = one.choices(seat)[0]
            assert one.apply(seat, choice) == other.apply(seat, choice)
            assert one.to_dict() == other.to_dict()
