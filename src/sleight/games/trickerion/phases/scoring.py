"""SCORE: final scoring, category by category."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sleight.games.trickerion.cells import (
    CHARACTERS,
    COINS,
    DISCS,
    FAME,
    FIRST_APPRENTICE,
    MANAGER,
    OVER,
    RESERVE,
    SHARDS,
)
from sleight.games.trickerion.events import GameEnded, Scored

if TYPE_CHECKING:
    from sleight.games.trickerion.position import TrickerionPosition


def score(position: TrickerionPosition) -> None:
    """TR-SCORE-01, 02, 19: every category is added to the fame of every player, and the game is over."""
    cap = position.table.edition.scoring.cap
    for seat in position.order:
        for category, fame in categories(position, seat).items():
            paid = min(fame, cap)
            position.cells[FAME + seat] += paid
            position.tell(Scored(seat, category, paid, cap))
    position.phase = OVER
    position.ask_nobody()
    position.tell(GameEnded(position.winners))


def categories(position: TrickerionPosition, seat: int) -> dict[str, int]:
    """TR-SCORE-03 to 06, 12, 15 to 18: what each category would pay without the cap."""
    scoring, cells = position.table.edition.scoring, position.cells
    first = DISCS + CHARACTERS * seat
    apprentices = (
        CHARACTERS - FIRST_APPRENTICE - cells[first + FIRST_APPRENTICE : first + CHARACTERS].count(RESERVE)
    )
    specialists = (
        FIRST_APPRENTICE - MANAGER - cells[first + MANAGER : first + FIRST_APPRENTICE].count(RESERVE)
    )
    return {
        "shards": cells[SHARDS + seat] * scoring.shard,
        "coins": cells[COINS + seat] // scoring.coins_per_fame,
        "apprentices": apprentices * scoring.apprentice,
        "specialists": specialists * scoring.specialist,
    }
