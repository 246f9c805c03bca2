"""L3: the end bonuses of level-3 tricks; the data words what is counted, a table here says how."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sleight.games.trickerion.printed import ids
from sleight.games.trickerion.state import tricks
from sleight.games.trickerion.state.cells import COINS, HANDS, READY, SHARDS
from sleight.games.trickerion.state.characters import owns
from sleight.games.trickerion.state.components import effective, meets

if TYPE_CHECKING:
    from collections.abc import Callable

    from sleight.games.trickerion.printed.structs import EndBonus
    from sleight.games.trickerion.state.position import TrickerionPosition

    Count = Callable[[TrickerionPosition, int], int]
    Condition = Callable[[TrickerionPosition, int], bool]


def scored(position: TrickerionPosition, seat: int) -> dict[str, int]:
    """TR-SCORE-08, 13, TR-L3-19: what each level-3 trick of a seat pays, without the cap."""
    table = position.table
    found = {
        table.trick_ids[trick]: _worth(position, seat, bonus)
        for trick, key in tricks.owned(position, seat)
        if (bonus := table.printed.tricks[trick].end_bonus) and _scores(position, seat, trick, key)
    }
    return {**found, **_lent(position, seat)} if position.active.lent_bonuses else found


def _lent(position: TrickerionPosition, seat: int) -> dict[str, int]:
    """What own tricks score that have no bonus of their own, and count the best one that others lend."""
    found: dict[str, int] = {}
    for trick, key in tricks.owned(position, seat):
        lenders = lent_bonuses(position, seat, trick)
        if lenders and _scores(position, seat, trick, key):
            found[position.table.trick_ids[trick]] = max(lenders.values())
    return found


def lent_bonuses(position: TrickerionPosition, seat: int, trick: int) -> dict[int, int]:
    """What each trick would pay whose end bonus may count for an own trick, without the cap."""
    lenders = [
        each for effect in position.active.lent_bonuses for each in effect.lent_bonuses(position, seat, trick)
    ]
    printed = position.table.printed.tricks
    return {
        lender: _worth(position, seat, bonus) for lender in lenders if (bonus := printed[lender].end_bonus)
    }


def _scores(position: TrickerionPosition, seat: int, trick: int, key: int) -> bool:
    """TR-SCORE-09 to 11: its components are there; by option a marker on its card is as good."""
    with_marker = position.table.options.level3_with_marker and position.cells[READY + key] > 0
    return with_marker or meets(position, seat, trick)


def _worth(position: TrickerionPosition, seat: int, bonus: EndBonus) -> int:
    """TR-L3-01 to 16: so much for each, or once."""
    if bonus.per:
        return bonus.fame * COUNTS[bonus.per](position, seat)
    return bonus.fame if CONDITIONS[bonus.condition](position, seat) else 0


def _tricks_of(level: int) -> Count:
    """TR-L3-01 to 03, 17: the tricks of a level, wherever they lie in the workshop."""
    return lambda position, seat: sum(
        position.table.levels[trick] == level for trick, _ in tricks.owned(position, seat)
    )


def _components_of(kind: str) -> Count:
    """TR-L3-09 to 11, 17: the components of a class, each by what its stack counts."""

    def count(position: TrickerionPosition, seat: int) -> int:
        table = position.table
        types = table.printed.board.components[kind].types
        return sum(effective(position, seat, table.component_ids.index(type)) for type in types)

    return count


def _has(*characters: int) -> Condition:
    """TR-L3-12, 14 to 16: all these specialists belong to the team."""
    return lambda position, seat: all(owns(position, seat, character) for character in characters)


def _markers(position: TrickerionPosition, seat: int) -> int:
    """TR-L3-08: the markers on the trick cards; those in the theater do not count."""
    first = READY + ids.SYMBOLS * seat
    return sum(position.cells[first : first + ids.SYMBOLS])


def _apprentices(position: TrickerionPosition, seat: int) -> int:
    """TR-L3-13, 17: also the one on the Assistant's board."""
    return sum(owns(position, seat, apprentice) for apprentice in range(ids.FIRST_APPRENTICE, ids.CHARACTERS))


COUNTS: Final[dict[str, Count]] = {
    "own_trick_level_1": _tricks_of(1),
    "own_trick_level_2": _tricks_of(2),
    "own_trick_level_3": _tricks_of(3),
    "own_marker_on_trick_cards": _markers,
    "own_apprentice": _apprentices,
    "unused_special_assignment_in_hand": lambda position, seat: position.cells[HANDS + seat].bit_count(),
    "unspent_shard": lambda position, seat: position.cells[SHARDS + seat],
    "three_coins": lambda position, seat: position.cells[COINS + seat] // 3,
    "basic_component": _components_of("basic"),
    "advanced_component": _components_of("advanced"),
    "superior_component": _components_of("superior"),
}
"""What the word `per` of the data counts."""

CONDITIONS: Final[dict[str, Condition]] = {
    "owns_4_tricks": lambda position, seat: len(tricks.owned(position, seat)) == ids.SYMBOLS,
    "has_manager": _has(ids.MANAGER),
    "has_engineer": _has(ids.ENGINEER),
    "has_assistant": _has(ids.ASSISTANT),
    "has_assistant_manager_engineer": _has(ids.ASSISTANT, ids.MANAGER, ids.ENGINEER),
}
"""When the word `if` of the data holds."""
