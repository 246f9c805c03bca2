"""What a person writes on the command line, read into what the engine takes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sleight.core.errors import BadInput, listed

if TYPE_CHECKING:
    from collections.abc import Iterable

    from sleight.core.registry import AnyGame


def read_options(game: AnyGame, written: Iterable[str], recommended: str | None = None) -> dict[str, object]:
    """Options of a game, each written as name=value; they go before those of a recommended set."""
    chosen = {} if recommended is None else dict(game.recommended_options(recommended))
    for each in written:
        name, _, value = each.partition("=")
        if name not in game.options:
            raise BadInput("option-unknown", option=name, allowed=listed(list(game.options)))
        chosen[name] = game.options[name].read_text(value)
    return chosen


def read_seat(written: int, seats: int) -> int:
    """A seat as people count, from 1, as the engine counts, from 0."""
    if not 1 <= written <= seats:
        raise BadInput("seat-unknown", seat=written, allowed=listed(range(1, seats + 1)))
    return written - 1


def split_codes(written: str) -> list[str]:
    """Bot codes with commas between; a comma also parts the settings of one bot: `odds:a=1,b=2,random`."""
    codes: list[str] = []
    for piece in written.split(","):
        if codes and "=" in piece and ":" not in piece:
            codes[-1] += f",{piece}"
        else:
            codes.append(piece.strip())
    return codes
