"""The special cards for machines of the market row."""

from __future__ import annotations

from typing import ClassVar

from sleight.games.trickerion.cards.special.base import SpecialCard
from sleight.games.trickerion.modules.dawn.printed import ID


class BoilerSalvage(SpecialCard):
    """DT-CARD-07: a machine after a purchase."""

    id: ClassVar[str] = "boiler-salvage"
    module: ClassVar[str] = ID


class FuelContract(SpecialCard):
    """DT-CARD-08: a shard for coins."""

    id: ClassVar[str] = "fuel-contract"
    module: ClassVar[str] = ID
