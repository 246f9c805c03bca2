"""Whole games of bots as their viewers see them, moment by moment."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, NamedTuple

import sleight
from sleight.bots import make_bot
from sleight.core.installed import brought
from sleight.core.reckoning import Moment, Reckoner, Reckoning

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from sleight.core.event import Event
    from sleight.core.record import AnyPosition


class Course(NamedTuple):
    """A game from its first position on, each with what led there."""

    game: str
    steps: list[tuple[Sequence[Event], AnyPosition]]

    @property
    def end(self) -> AnyPosition:
        """The last position."""
        return self.steps[-1][1]

    def moments(self, viewer: int | None) -> list[Moment]:
        """What a viewer sees of it."""
        return [
            Moment(number, _faces(events, viewer), position.view(viewer), position.scores)
            for number, (events, position) in enumerate(self.steps)
        ]

    def reckoned(self, viewer: int | None) -> Reckoning:
        """What the face of the game makes of it."""
        face = brought(self.game, "faces.terminal.FACE")
        assert isinstance(face, Reckoner)
        return face.reckoned(self.moments(viewer), self.end.winners)


def _faces(events: Sequence[Event], viewer: int | None) -> list[Event]:
    faces = [event.seen_by(viewer) for event in events]
    return [face for face in faces if face is not None]


def course(game: str, bots: Sequence[str], seed: int, options: Mapping[str, object]) -> Course:
    """A game between bots, seat by seat."""
    position = sleight.game(game).new(len(bots), seed, options)
    players = [make_bot(code, game, Random(f"{seed} {seat}")) for seat, code in enumerate(bots)]
    steps: list[tuple[Sequence[Event], AnyPosition]] = [(position.told, position.copy())]
    while position.waiting:
        seat = position.waiting[0]
        chosen = players[seat].choose(position.view(seat), position.choices(seat))
        steps.append((position.apply(seat, chosen), position.copy()))
    return Course(game, steps)


def played(position: AnyPosition, game: str, *written: str) -> Course:
    """What happens on a position when these choices are made by whoever is asked."""
    steps: list[tuple[Sequence[Event], AnyPosition]] = [((), position.copy())]
    for each in written:
        seat = position.waiting[0]
        steps.append((position.apply(seat, sleight.game(game).parse(each)), position.copy()))
    return Course(game, steps)


def totals(reckoning: Reckoning) -> tuple[int, ...]:
    """The sums by seat."""
    seats = range(len(reckoning.rounds[0].seats))
    return tuple([sum(sum(each.seats[seat].values()) for each in reckoning.rounds) for seat in seats])
