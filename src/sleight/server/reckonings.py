"""A game added up for one viewer, from what that viewer has seen of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sleight.core.installed import brought
from sleight.core.reckoning import Moment, Reckoner

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sleight.core.reckoning import Reckoning
    from sleight.server.play import Step, Viewer


def reckoner_of(game: str) -> Reckoner | None:
    """The face of a game, if it can add a game up."""
    face = brought(game, "faces.terminal.FACE")
    return face if isinstance(face, Reckoner) else None


def reckoned(reckoner: Reckoner, viewer: Viewer, steps: Sequence[Step], seen: Sequence[int]) -> Reckoning:
    """What a viewer has seen of some steps comes to, without what was taken back."""
    lasting = set(_lasting(steps))
    moments = [_moment(steps[number], seq, viewer) for seq, number in enumerate(seen) if number in lasting]
    return reckoner.reckoned(moments, steps[-1].position.winners)


def _moment(step: Step, seq: int, viewer: Viewer) -> Moment:
    faces = [event.seen_by(viewer) for event in step.events]
    position = step.position
    told = [face for face in faces if face is not None]
    return Moment(seq, told, position.view(viewer), position.scores)


def _lasting(steps: Sequence[Step]) -> list[int]:
    """The steps that still hold: an undo goes back to the position of an earlier one."""
    found: list[int] = []
    for number, step in enumerate(steps):
        if not step.undoes:
            found.append(number)
            continue
        while steps[found[-1]].position is not step.position:
            found.pop()
    return found
