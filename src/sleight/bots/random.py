"""The bot that needs to know nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sleight.core.bot import Bot

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sleight.core.choice import Choice


class RandomBot(Bot):
    """Chooses any choice with the same probability."""

    def choose(self, view: Any, choices: Sequence[Choice]) -> Choice:
        return self.rng.choice(choices)
