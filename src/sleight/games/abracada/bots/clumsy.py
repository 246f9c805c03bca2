"""The bot that knows what is likeliest, and slips now and then."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from sleight.core.bot import Parameter
from sleight.games.abracada.bots.likeliest import LikeliestBot

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from sleight.core.choice import Choice


class ClumsyBot(LikeliestBot):
    """Plays like `likeliest`, but some of its choices are made at random."""

    parameters: ClassVar[Mapping[str, Parameter]] = {
        **LikeliestBot.parameters,
        "slips": Parameter(0.3, 0.0, 1.0),
    }
    """`slips`: the part of all choices that is made at random."""

    def choose(self, view: Any, choices: Sequence[Choice]) -> Choice:
        if self.rng.random() < self.settings["slips"]:
            return self.rng.choice(choices)
        return super().choose(view, choices)
