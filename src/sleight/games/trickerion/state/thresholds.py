"""The fame that tricks and powers ask for, by their level (TR-DT-12, T1-OPT-05 to 07)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sleight.games.trickerion.printed.ids import LEVELS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sleight.games.trickerion.printed.structs import Trick

THRESHOLDS: dict[str, tuple[int, ...]] = {"16-36": (), "14-30": (1, 14, 30), "none": (0,) * LEVELS}
"""T1-OPT-05: by the value of the option, from level 1 on; nothing stands for what is printed."""


def thresholds_by_level(chosen: str, tricks: Sequence[Trick]) -> tuple[int, ...]:
    """The fame for each level, from level 1 on; a level itself stays what it is (T1-OPT-07)."""
    printed = (
        max((trick.threshold for trick in tricks if trick.level == level), default=0)
        for level in range(1, LEVELS + 1)
    )
    return THRESHOLDS[chosen] or tuple(printed)
