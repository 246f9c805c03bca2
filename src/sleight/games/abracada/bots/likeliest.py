"""The bot that calls what its hand most probably holds."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from sleight.core.bot import Parameter
from sleight.games.abracada.bots.calling import CallingBot
from sleight.games.abracada.odds import odds

if TYPE_CHECKING:
    from collections.abc import Mapping

    from sleight.games.abracada.view import AbracadaView


class LikeliestBot(CallingBot):
    """Always calls the likeliest spell, and stops when even that is a gamble."""

    parameters: ClassVar[Mapping[str, Parameter]] = {"stop": Parameter(0.5, 0.0, 1.0)}
    """`stop`: after a success, a chance below this is not worth another call."""

    def values(self, view: AbracadaView) -> list[float]:
        return [float(chance) for chance in odds(view)]

    @property
    def threshold(self) -> float:
        return self.settings["stop"]
