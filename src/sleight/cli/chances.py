"""What somebody has missed in a game: the dearest moments, each with the row after which it came."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sleight.core.installed import brought
from sleight.core.reckoning import Moment, Reckoner

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sleight.core.event import Event
    from sleight.core.reckoning import Regret
    from sleight.core.record import AnyPosition, Record


def missed(record: Record, seat: int) -> Sequence[Regret]:
    """The dearest moments of a seat, the dearest first; nothing if the game cannot tell."""
    face = brought(record.game.id, "faces.terminal.FACE")
    if not isinstance(face, Reckoner):
        return ()
    return face.reckoned(_moments(record, seat), record.position.winners).regrets


def _moments(record: Record, seat: int) -> list[Moment]:
    """The game as a seat saw it, without what was taken back; a moment has the number of its row."""
    found = [_moment(0, (), record.replay(0), seat)]
    for number, (row, events, position) in enumerate(record.steps(), 1):
        moment = _moment(number, events, position, seat)
        if row.choice is not None:
            found.append(moment)
            continue
        while found[-1].view != moment.view:
            found.pop()
    return found


def _moment(number: int, events: Sequence[Event], position: AnyPosition, seat: int) -> Moment:
    faces = [event.seen_by(seat) for event in events]
    told = [face for face in faces if face is not None]
    return Moment(number, told, position.view(seat), position.scores)
