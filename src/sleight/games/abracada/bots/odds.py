"""The bot that calculates: exact odds of every call, weighed by what success and failure are worth."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from sleight.core.bot import Parameter
from sleight.games.abracada.bots import worth
from sleight.games.abracada.bots.calling import CallingBot
from sleight.games.abracada.odds import odds

if TYPE_CHECKING:
    from collections.abc import Mapping

    from sleight.games.abracada.view import AbracadaView


class OddsBot(CallingBot):
    """Calls the spell of the highest expected value, and stops when no further call is worth its risk."""

    parameters: ClassVar[Mapping[str, Parameter]] = {"risk": Parameter(0.5, 0.0, 1.0)}
    """`risk`: 0 counts a failure twice, 1 not at all, and 0.5 for what it costs."""

    threshold = 0.0

    def chances(self, view: AbracadaView) -> list[float]:
        """For each spell the chance that the own hand holds it; index 0 is no spell."""
        return [float(chance) for chance in odds(view)]

    def values(self, view: AbracadaView) -> list[float]:
        """The expected value of calling each spell now, with the calls that may follow it in this turn."""
        assert view.seat is not None
        chances = self.chances(view)
        values = [0.0] * len(chances)
        follow_up = 0.0
        for spell in reversed(range(1, len(chances))):
            chance = chances[spell]
            won = worth.of_casting(view, view.seat, spell) + follow_up
            lost = worth.of_failing(view, view.seat, spell) * 2 * (1 - self.settings["risk"])
            values[spell] = chance * won + (1 - chance) * lost
            follow_up = max(follow_up, values[spell])
        return values
