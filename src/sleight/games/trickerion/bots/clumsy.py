"""The bot that plays as the greedy one does, and often does something else by mistake."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from sleight.core.bot import Parameter
from sleight.games.trickerion.bots.greedy import GreedyBot

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from sleight.core.choice import Choice


class ClumsyBot(GreedyBot):
    """Knows the rules of thumb, and does anything else three times in ten."""

    is_usual: ClassVar[bool] = False
    parameters: ClassVar[Mapping[str, Parameter]] = {
        **GreedyBot.parameters,
        "mistakes": Parameter(0.3, 0.0, 1.0),
    }
    """`mistakes`: how often it does anything; the others are those of the greedy bot."""

    def choose(self, view: Any, choices: Sequence[Choice]) -> Choice:
        if self.rng.random() < self.settings["mistakes"]:
            return self.rng.choice(choices)
        return super().choose(view, choices)
