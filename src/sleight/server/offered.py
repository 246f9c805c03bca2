"""The games that are played here."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sleight.core import registry
from sleight.core.errors import BadInput, listed

if TYPE_CHECKING:
    from sleight.core.registry import AnyGame


def offered(id: str) -> AnyGame:
    """A game by its id; what an unfinished one lacks is told to the host, not to guests."""
    if id not in registry.games():
        raise BadInput("game-unknown", game=id, allowed=listed(registry.games()))
    return registry.game(id)
