"""sleight: a digital table for games of magic. A game is a position that asks questions."""

import importlib

from sleight import compiled

COMPILED = compiled.install()
"""True if the compiled engine runs; it has to go before the first module of the engine."""

# ruff: noqa: E402
from sleight.core.asked import Asked
from sleight.core.choice import Choice
from sleight.core.describe import describe
from sleight.core.errors import BadInput, Illegal, SleightError
from sleight.core.event import Event
from sleight.core.game import Game
from sleight.core.position import Position
from sleight.core.record import BadRecord, Record
from sleight.core.refusal import Caution, Refusal
from sleight.core.registry import game
from sleight.core.text import text
from sleight.core.view import View

# Loading the package `sleight.games` binds its name here; the function of the contract has to come after.
importlib.import_module("sleight.games")
from sleight.core.registry import games

__version__ = "0.1.0"

__all__ = [
    "Asked",
    "BadInput",
    "BadRecord",
    "Caution",
    "Choice",
    "Event",
    "Game",
    "Illegal",
    "Position",
    "Record",
    "Refusal",
    "SleightError",
    "View",
    "describe",
    "game",
    "games",
    "text",
]
