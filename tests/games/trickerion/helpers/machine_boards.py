"""The machines of a scene, and the classic tricks that have left the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any


class MachineBoards:
    """What a scene says of machines; nothing is built unless it says so."""

    def __init__(self, players: int) -> None:
        self.seats: list[dict[str, Any]] = [{"built": 0} for _ in range(players)]
        self.boxed: list[str] = []
        """The classic versions that lie in the box."""

    def build(self, seat: int, count: int, inactive: Sequence[int] = (), used: Sequence[int] = ()) -> None:
        """So many machines of a seat, those on some slots inactive or used this round."""
        self.seats[seat] = {"built": count, "inactive": list(inactive), "used_slots": list(used)}

    def fields(self, tricks: Sequence[str]) -> dict[str, Any]:
        """The fields of a save."""
        return {"dawn": {"seats": self.seats}, "left_out": sorted(self.boxed, key=tricks.index)}
