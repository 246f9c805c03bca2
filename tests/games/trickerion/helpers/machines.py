"""Dawn of Technology in scenes: tables that play with it, and machines that are built."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import sleight
from sleight.games.trickerion.modules.dawn.events import MachineUsed
from sleight.games.trickerion.modules.dawn.types import Dawn, MachineBoard
from sleight.games.trickerion.state.position import TrickerionPosition
from tests.games.trickerion.helpers.playing import why_not
from tests.games.trickerion.helpers.scenario import GAME, table

DAWN: dict[str, Any] = {"dark_alley": True, "dawn": True}
SCHOOL_OF = {
    "mechanical": "the-mechaniker",
    "optical": "the-great-optico",
    "spiritual": "priestess-of-mysticism",
    "escape": "master-of-chains",
}
"""A magician of each school."""


def with_dawn(seats: int = 2, **options: object) -> table:
    """A scene of 2019 with the Dark Alley and Dawn of Technology; seat 0 is the Mechaniker."""
    return table(seats, GAME, **{**DAWN, **options})


def built(
    scene: table, seat: int, count: int, inactive: Sequence[int] = (), used: Sequence[int] = ()
) -> table:
    """The scene in which a seat has built so many machines."""
    scene.machines.build(seat, count, inactive, used)
    return scene


def of_school(school: str, count: int = 4, inactive: Sequence[int] = (), **options: object) -> table:
    """A scene in which seat 0 has machines of a school; nobody else is of it."""
    scene = with_dawn(2, **{"prophecies": school == "spiritual", **options})
    scene.magician(0, SCHOOL_OF[school]).magician(
        1, SCHOOL_OF["optical" if school != "optical" else "escape"]
    )
    return built(scene, 0, count, inactive)


def quiet(scene: table) -> table:
    """The scene in which seat 0 has a last character to handle, and nobody anything else to do."""
    return scene.assigned(0, "magician", "downtown").placing(0)


def seen(position: TrickerionPosition, viewer: int | None = 0) -> Dawn:
    """The machines as somebody sees them."""
    shown: Dawn = getattr(position.view(viewer), "dawn")  # noqa: B009  # a field that the module adds
    return shown


def board(position: TrickerionPosition, seat: int = 0) -> MachineBoard:
    """The machine board of a seat."""
    return seen(position).seats[seat]


def states(position: TrickerionPosition, seat: int = 0) -> list[str]:
    """The states of the built machines of a seat, from slot 1 up."""
    return [slot.state for slot in board(position, seat).slots if slot.state]


def why(position: TrickerionPosition, written: str) -> tuple[str, str]:
    """The code and the rule of a refusal."""
    reason = why_not(position, written)
    assert reason is not None
    return reason.code, reason.rule


def used(events: Sequence[sleight.Event]) -> list[str]:
    """The machines that events say were used, in order."""
    return [event.machine for event in events if isinstance(event, MachineUsed)]
