"""SCORE: final scoring, category by category."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sleight.games.trickerion.events import GameEnded, Scored
from sleight.games.trickerion.printed.ids import CHARACTERS, FIRST_APPRENTICE, MANAGER
from sleight.games.trickerion.scoring import bonuses
from sleight.games.trickerion.state.cells import COINS, DISCS, FAME, HANDS, OVER, RESERVE, SHARDS

if TYPE_CHECKING:
    from collections.abc import Callable

    from sleight.games.trickerion.state.position import TrickerionPosition


def score(position: TrickerionPosition) -> None:
    """TR-SCORE-01, 02, 19: every category is added to the fame of every player, and the game is over."""
    cap = position.table.edition.scoring.cap
    for seat in position.order:
        for effect in position.active.scoring:
            effect.scoring(position, seat)
        for category, fame in categories(position, seat).items():
            paid = min(fame, cap)
            position.cells[FAME + seat] += paid
            position.tell(Scored(seat, category, paid, cap, fame - paid))
    position.phase = OVER
    position.ask_nobody()
    position.tell(GameEnded(position.winners))


def categories(position: TrickerionPosition, seat: int) -> dict[str, int]:
    """TR-SCORE-03 to 08, 12, 13, 17, 18: what each category would pay without the cap."""
    found: dict[str, int] = {}
    for category in position.table.edition.scoring.categories:
        found |= CATEGORIES[category](position, seat)
    for module in position.table.modules:
        found |= module.scored(position, seat)
    for effect in position.active.scored:
        found = effect.scored(position, seat, found)
    return found


def _shards(position: TrickerionPosition, seat: int) -> dict[str, int]:
    return {"shards": position.cells[SHARDS + seat] * position.table.edition.scoring.shard}


def _coins(position: TrickerionPosition, seat: int) -> dict[str, int]:
    return {"coins": position.cells[COINS + seat] // position.table.edition.scoring.coins_per_fame}


def _specials(position: TrickerionPosition, seat: int) -> dict[str, int]:
    return {"specials": position.cells[HANDS + seat].bit_count() * position.table.edition.scoring.special}


def _apprentices(position: TrickerionPosition, seat: int) -> dict[str, int]:
    """TR-SCORE-05, 15, 16: also those just hired."""
    count = _team(position, seat, FIRST_APPRENTICE, CHARACTERS)
    return {"apprentices": count * position.table.edition.scoring.apprentice}


def _specialists(position: TrickerionPosition, seat: int) -> dict[str, int]:
    """TR-SCORE-06, 15, 16: also those just hired; never the magician."""
    count = _team(position, seat, MANAGER, FIRST_APPRENTICE)
    return {"specialists": count * position.table.edition.scoring.specialist}


def _team(position: TrickerionPosition, seat: int, first: int, end: int) -> int:
    discs = position.cells[DISCS + CHARACTERS * seat + first : DISCS + CHARACTERS * seat + end]
    return len(discs) - discs.count(RESERVE)


CATEGORIES: Final[dict[str, Callable[[TrickerionPosition, int], dict[str, int]]]] = {
    "shards": _shards,
    "coins": _coins,
    "apprentices": _apprentices,
    "specialists": _specialists,
    "specials": _specials,
    "end-bonuses": bonuses.scored,
}
"""How each category that an edition may name is counted."""
