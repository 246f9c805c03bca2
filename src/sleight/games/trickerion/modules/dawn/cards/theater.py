"""The special cards for machines of the theater."""

from __future__ import annotations

from typing import ClassVar

from sleight.games.trickerion.cards.special.base import SpecialCard
from sleight.games.trickerion.modules.dawn.printed import ID


class BackstageDynamo(SpecialCard):
    """DT-CARD-01: after the own performance a machine becomes active for its fame."""

    id: ClassVar[str] = "backstage-dynamo"
    module: ClassVar[str] = ID


class ClockworkOverture(SpecialCard):
    """DT-CARD-02: a set-up with links pays for active machines."""

    id: ClassVar[str] = "clockwork-overture"
    module: ClassVar[str] = ID
