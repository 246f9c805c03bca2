"""The spells by number; their effects are rules, not data."""

from __future__ import annotations

from typing import Final

DRAGON: Final = 1
WANDERER: Final = 2
DREAM: Final = 3
SINGER: Final = 4
TEMPEST: Final = 5
BLIZZARD: Final = 6
FIREBALL: Final = 7
DRINK: Final = 8
