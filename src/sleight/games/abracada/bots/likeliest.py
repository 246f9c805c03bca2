"""The bot that calls what its hand most probably holds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from sleight.core.bot import Bot, Parameter
from sleight.games.abracada.choices import Call, Stop
from sleight.games.abracada.odds import odds

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from sleight.core.choice import Choice
    from sleight.games.abracada.view import AbracadaView


class LikeliestBot(Bot):
    """Always calls the likeliest spell, stops when even that is a gamble, and takes the first secret."""

    parameters: ClassVar[Mapping[str, Parameter]] = {"stop": Parameter(0.5, 0.0, 1.0)}
    """`stop`: after a success, a chance below this is not worth another call."""

    def choose(self, view: Any, choices: Sequence[Choice]) -> Choice:
        calls = [choice for choice in choices if isinstance(choice, Call)]
        return self._call(view, calls, choices) if calls else choices[0]

    def _call(self, view: AbracadaView, calls: list[Call], choices: Sequence[Choice]) -> Choice:
        chances = odds(view)
        best = max(calls, key=lambda call: chances[call.spell])
        if chances[best.spell] < self.settings["stop"]:
            return next((choice for choice in choices if isinstance(choice, Stop)), best)
        return best
