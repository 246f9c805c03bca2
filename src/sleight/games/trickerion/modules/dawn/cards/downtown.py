"""The special cards for machines of the downtown."""

from __future__ import annotations

from typing import ClassVar

from sleight.games.trickerion.cards.special.base import SpecialCard
from sleight.games.trickerion.modules.dawn.printed import ID


class PatentOffice(SpecialCard):
    """DT-CARD-05: the signature trick is learned for less."""

    id: ClassVar[str] = "patent-office"
    module: ClassVar[str] = ID


class PowerCompanyDividend(SpecialCard):
    """DT-CARD-06: machines pay coins."""

    id: ClassVar[str] = "power-company-dividend"
    module: ClassVar[str] = ID
