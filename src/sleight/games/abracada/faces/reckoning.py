"""Where the points of a game came from."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sleight.core.reckoning import Counted, Moment, Reckoning
from sleight.games.abracada.events import RoundBegan, RoundEnded

if TYPE_CHECKING:
    from collections.abc import Sequence

WON, SURVIVED, EARLIER = SOURCES = ("won", "survived", "earlier")
"""AQ-SCORE-01 to 13: for a round that was won or survived, with its secrets, or before what can be told."""


def reckoned(moments: Sequence[Moment]) -> Reckoning:
    """AQ-SCORE-15, AQ-GAME-01: by round; the tower ends at the goal."""
    scores = list(moments[0].scores)
    counted, round = Counted(len(scores)), moments[0].view.round
    for seat, score in enumerate(scores):
        counted.add(0, seat, EARLIER, score)
    for event in [event for moment in moments for event in moment.events]:
        if isinstance(event, RoundBegan):
            round = event.round
        elif isinstance(event, RoundEnded):
            for seat, score in enumerate(event.scores):
                counted.add(round, seat, WON if seat == event.winner else SURVIVED, score - scores[seat])
            scores = list(event.scores)
    return Reckoning(counted.rounds(), None, ())
