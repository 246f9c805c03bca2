"""An edition for a short evening."""

from __future__ import annotations

import msgspec

from sleight.games.trickerion.editions.second import SECOND

SHORT = msgspec.structs.replace(
    SECOND,
    id="short",
    part="short",
    starting_goods=3,
    link_pay=(2, 3, 4),
    costs=msgspec.structs.replace(SECOND.costs, learn=2),
    modules={
        "dark-alley": {
            **SECOND.modules["dark-alley"],
            "part": "short-dark-alley",
            "rounds": "base",
            "special_points": 2,
        }
    },
)
"""Learning is cheap, links pay more, and the Dark Alley is played in five rounds."""
