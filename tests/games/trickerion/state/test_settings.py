"""What all positions of one way to play share is made when it is needed, and not kept for ever."""

from __future__ import annotations

from itertools import islice

from sleight.arena.check.walk import settings
from sleight.games.trickerion.tables import MOST_SETTINGS
from tests.games.trickerion.helpers.scenario import GAME


def test_games_of_one_way_to_play_share_their_tables() -> None:
    one, other = GAME.new(2, 1, {"quick": True}), GAME.new(2, 2, {"quick": True})
    assert one.table is other.table
    assert GAME.new(3, 1, {"quick": True}).table is not one.table


def test_ways_to_play_that_nobody_asked_for_lately_are_made_anew() -> None:
    before = GAME.new(4, 1, {"quick": True})
    for kind in islice(settings(GAME), MOST_SETTINGS):
        GAME.new(kind.seats, 1, kind.options)
    again = GAME.from_dict(before.to_dict())
    assert again.table is not before.table
    assert again.to_dict() == before.to_dict()
    assert again.choices(again.waiting[0]) == before.choices(before.waiting[0])
