"""WS: what keeps a trick from being prepared besides its components, for free or not."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sleight.core.refusal import Refusal
    from sleight.games.trickerion.state.position import TrickerionPosition


def barred(position: TrickerionPosition, seat: int, trick: int) -> Refusal | None:
    """TR-WS-04: why a seat cannot prepare a trick, whatever components it has."""
    for effect in position.active.bars_preparing:
        reason = effect.bars_preparing(position, seat, trick)
        if reason:
            return reason
    return None
