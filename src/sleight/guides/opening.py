"""What was played before a guide begins: a lesson may start in the middle of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sleight.core.errors import BadInput
from sleight.core.record import Record

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from sleight.core.choice import Choice
    from sleight.core.registry import AnyGame
    from sleight.guides.script import Script


def begun(game: AnyGame, script: Script) -> Record:
    """The game of a guide at its first moment."""
    record = Record.start(
        game,
        seats=len(script.players),
        seed=script.seed,
        options=dict(script.options),
        players=script.players,
    )
    for seat, choice in moves(game, script.opening, len(script.players)):
        record.add(seat, choice)
    return record


def moves(game: AnyGame, opening: Sequence[str], seats: int) -> Iterator[tuple[int, Choice]]:
    """Who chooses what: each line is a seat and the text of a choice, such as `1 advertise`."""
    for line in opening:
        seat, _, written = line.partition(" ")
        if not seat.isdecimal() or int(seat) >= seats:
            raise BadInput("opening-wrong", line=line)
        yield int(seat), game.parse(written)
