"""Where the fame of a game came from, and what was dearest."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

import msgspec

from sleight.core.event import Seat
from sleight.core.reckoning import Counted, Moment, Reckoning
from sleight.games.trickerion.events import (
    Advertised,
    LinkPaid,
    PerformerPaid,
    RoundBegan,
    Scored,
    TrickRewarded,
)
from sleight.games.trickerion.faces.regrets import regrets

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from sleight.core.event import Event

SHOWS, LINKS, PERFORMER, POSTERS, SCORING, OTHER = SOURCES = (
    "shows",
    "links",
    "performer",
    "posters",
    "scoring",
    "other",
)


class TieBreak(msgspec.Struct, frozen=True):
    """TR-SCORE-20, 21: of equals the earlier in the last initiative order has won."""

    game: ClassVar[str] = "trickerion"

    winner: Seat
    equals: tuple[Seat, ...]
    fame: int

    def message_id(self) -> str:
        """What is said of it."""
        return "tally-tie-break"

    def words(self) -> dict[str, object]:
        """Who has won, and over whom."""
        return msgspec.structs.asdict(self)


def reckoned(moments: Sequence[Moment], winners: Sequence[int]) -> Reckoning:
    """All fame by round and source, what decided between equals, and the dearest moments."""
    first, last = moments[0], moments[-1]
    counted = Counted(len(first.scores))
    for seat, fame in enumerate(first.scores):
        counted.add(0, seat, OTHER, fame)
    before = first
    for moment in moments[1:]:
        _count(counted, before, moment)
        before = moment
    return Reckoning(counted.rounds(), _tie_break(last.scores, winners), regrets(moments))


def _count(counted: Counted, before: Moment, moment: Moment) -> None:
    """What the events tell is counted as such; the rest of what has changed comes from elsewhere."""
    left = [now - then for then, now in zip(before.scores, moment.scores, strict=True)]
    round = before.view.round if before.view.phase != "set-up" else 0
    for event in moment.events:
        if isinstance(event, RoundBegan):
            _count_rest(counted, round, left)
            round = event.round
        for seat, source, fame in _paid(event):
            counted.add(round, seat, source, fame)
            left[seat] -= fame
    _count_rest(counted, round, left)


def _count_rest(counted: Counted, round: int, left: list[int]) -> None:
    for seat, fame in enumerate(left):
        counted.add(round, seat, OTHER, fame)
        left[seat] = 0


def _paid(event: Event) -> Iterator[tuple[int, str, int]]:
    """TR-LINK-05, TR-PERF-14, 25, TR-ADV-04, TR-SCORE-02: the fame that an event pays, and what for."""
    if isinstance(event, TrickRewarded):
        yield event.seat, SHOWS, event.fame
    elif isinstance(event, PerformerPaid):
        yield event.seat, PERFORMER, event.fame
    elif isinstance(event, LinkPaid) and event.resource == "fame":
        yield event.seat, LINKS, event.amount
    elif isinstance(event, Advertised):
        yield event.seat, POSTERS, event.fame
    elif isinstance(event, Scored):
        yield event.seat, SCORING, event.fame


def _tie_break(scores: Sequence[int], winners: Sequence[int]) -> TieBreak | None:
    """TR-SCORE-20, 21: somebody has as much fame as the winner."""
    for winner in winners:
        equals = tuple([seat for seat, fame in enumerate(scores) if fame == scores[winner]])
        if len(equals) > len(winners):
            return TieBreak(winner, equals, scores[winner])
    return None
