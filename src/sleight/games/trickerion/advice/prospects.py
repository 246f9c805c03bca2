"""What may come of a view: points on slots, what shows and set-ups would pay, wages, what is missing."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from sleight.games.trickerion.advice import placing, showing, wanting
from sleight.games.trickerion.advice.amounts import BestShow, Lack, Laid, ShowPay
from sleight.games.trickerion.advice.position_for import position_for

if TYPE_CHECKING:
    from sleight.games.trickerion.views.types import TrickerionView


class Prospects(msgspec.Struct, frozen=True, kw_only=True):
    """What a player would work out before deciding; who only watches is told of shows alone."""

    shows: dict[str, dict[str, ShowPay]]
    """By card and day, as the markers lie now; for a spectator only the days that somebody has claimed."""

    best: dict[str, BestShow | None]
    """By day the card whose performance would bring its performer most, if any can be performed."""

    slots: dict[str, dict[str, int | None]] = {}
    """By own character that is still to be placed, or in planning by each: the points on each slot; None
    where it cannot go."""

    set_ups: dict[str, Laid] = {}
    """By the text of each choice that lays a marker now."""

    wages: dict[str, int] = {}
    """By own character what it costs if it is placed (TR-END-02)."""

    wages_due: int = 0
    """For those placed and those that are planned or still to be placed (TR-END-02 to 07)."""

    wages_sums: tuple[int, ...] = ()
    """What is due, with those placed, for every sum of wages of characters that are placed besides."""

    missing: dict[str, Lack] = {}
    """By trick, those of the viewer and those that can be learned."""


def prospects(view: TrickerionView) -> Prospects:
    """All of it. It follows from the view alone, as does the position on which the rules are asked."""
    position, seat = position_for(view), view.seat
    shows = showing.shows(position, seat)
    best = showing.best(position, shows)
    if seat is None:
        return Prospects(shows=shows, best=best)
    return Prospects(
        shows=shows,
        best=best,
        slots=placing.points_by_slot(position, seat),
        set_ups=showing.set_ups(position, seat),
        wages=wanting.wages(position, seat),
        wages_due=wanting.wages_due(position, seat),
        wages_sums=wanting.wages_sums(position, seat),
        missing=wanting.missing(view, position, seat),
    )
