"""SCORE: final scoring, category by category."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sleight.games.trickerion.events import GameEnded, Scored
from sleight.games.trickerion.printed.ids import CHARACTERS, FIRST_APPRENTICE, MANAGER
from sleight.games.trickerion.scoring import bonuses
from sleight.games.trickerion.state.cells import COINS, DISCS, FAME, HANDS, OVER, RESERVE, SHARDS

if TYPE_CHECKING:
    from sleight.games.trickerion.state.position import TrickerionPosition


def score(position: TrickerionPosition) -> None:
    """TR-SCORE-01, 02, 19: every category is added to the fame of every player, and the game is over."""
    cap = position.table.edition.scoring.cap
    for seat in position.order:
        for category, fame in categories(position, seat).items():
            paid = min(fame, cap)
            position.cells[FAME + seat] += paid
            position.tell(Scored(seat, category, paid, cap, fame - paid))
    position.phase = OVER
    position.ask_nobody()
    position.tell(GameEnded(position.winners))


def categories(position: TrickerionPosition, seat: int) -> dict[str, int]:
    """TR-SCORE-03 to 08, 12, 13, 17, 18: what each category would pay without the cap."""
    scoring, cells = position.table.edition.scoring, position.cells
    found = {
        "shards": cells[SHARDS + seat] * scoring.shard,
        "coins": cells[COINS + seat] // scoring.coins_per_fame,
    }
    if position.table.specials:
        found["specials"] = cells[HANDS + seat].bit_count() * scoring.special
        return found | bonuses.scored(position, seat)
    return found | _characters(position, seat)


def _characters(position: TrickerionPosition, seat: int) -> dict[str, int]:
    """TR-SCORE-05, 06, 15, 16: apprentices and specialists, also those just hired; never the magician."""
    scoring, first = position.table.edition.scoring, DISCS + CHARACTERS * seat
    discs = position.cells[first : first + CHARACTERS]
    specialists, apprentices = discs[MANAGER:FIRST_APPRENTICE], discs[FIRST_APPRENTICE:]
    return {
        "apprentices": (len(apprentices) - apprentices.count(RESERVE)) * scoring.apprentice,
        "specialists": (len(specialists) - specialists.count(RESERVE)) * scoring.specialist,
    }
