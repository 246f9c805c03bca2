"""The bots of Trickerion, from the weakest to the strongest."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sleight.games.trickerion.bots.greedy import GreedyBot

if TYPE_CHECKING:
    from sleight.core.bot import Bot

BOTS: dict[str, type[Bot]] = {"greedy": GreedyBot}
