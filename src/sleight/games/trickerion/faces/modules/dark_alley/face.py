"""What the Dark Alley adds to the terminal."""

from __future__ import annotations

from sleight.games.trickerion.events import PropheciesMoved
from sleight.games.trickerion.faces.module_face import FACES, ModuleFace
from sleight.games.trickerion.faces.modules.dark_alley import board
from sleight.games.trickerion.faces.modules.dark_alley.explaining import explain

_FACE = ModuleFace(
    parts={"dark-alley": board.alley, "decks": board.decks, board.PROPHECIES: board.all_prophecies},
    sites={"dark-alley": (board.PROPHECIES, "decks", "workshop")},
    looks={"alley": board.look, "explain": explain},
    scenes={PropheciesMoved: board.foretold},
    above=board.above,
    at_market=board.at_market,
    columns=board.columns,
)
FACES.append(_FACE)
