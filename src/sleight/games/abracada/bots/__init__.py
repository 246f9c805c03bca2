"""The bots of Abracada… Quoi ?, from the weakest to the strongest."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sleight.games.abracada.bots.clumsy import ClumsyBot
from sleight.games.abracada.bots.likeliest import LikeliestBot
from sleight.games.abracada.bots.odds import OddsBot
from sleight.games.abracada.bots.reader import ReaderBot

if TYPE_CHECKING:
    from sleight.core.bot import Bot

BOTS: dict[str, type[Bot]] = {
    "clumsy": ClumsyBot,
    "likeliest": LikeliestBot,
    "odds": OddsBot,
    "reader": ReaderBot,
}
