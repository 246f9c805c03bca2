"""The special cards for machines of the workshop."""

from __future__ import annotations

from typing import ClassVar

from sleight.games.trickerion.cards.special.base import SpecialCard
from sleight.games.trickerion.modules.dawn.printed import ID


class AssemblyLine(SpecialCard):
    """DT-CARD-03: a second machine for less."""

    id: ClassVar[str] = "assembly-line"
    module: ClassVar[str] = ID


class PressureValve(SpecialCard):
    """DT-CARD-04: a machine becomes active before a preparation."""

    id: ClassVar[str] = "pressure-valve"
    module: ClassVar[str] = ID
