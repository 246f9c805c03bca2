"""The bots of Trickerion, from the weakest to the strongest; strategies are found by their files."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules
from typing import TYPE_CHECKING

from sleight.games.trickerion.bots.clumsy import ClumsyBot
from sleight.games.trickerion.bots.greedy import GreedyBot
from sleight.games.trickerion.bots.searcher import PlannerBot, SearcherBot

if TYPE_CHECKING:
    from sleight.core.bot import Bot

for _file in iter_modules(__path__):
    import_module(f"{__name__}.{_file.name}")

BOTS: dict[str, type[Bot]] = {
    "clumsy": ClumsyBot,
    "greedy": GreedyBot,
    "planner": PlannerBot,
    "searcher": SearcherBot,
}
