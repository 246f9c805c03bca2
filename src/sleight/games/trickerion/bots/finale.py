"""L3: what the end bonuses of level-3 tricks will probably pay, by what the data counts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sleight.games.trickerion.printed.ids import ASSISTANT, ENGINEER, FIRST_APPRENTICE, MANAGER

if TYPE_CHECKING:
    from collections.abc import Callable

    from sleight.games.trickerion.bots.company import Company, Piece

_TRICKS = 4
_READY_LATER = 3
"""The markers that lie ready at the end of the game, as long as there are rounds to come."""

_LIKELY = (0.1, 0.5, 0.75, 0.85)
"""How probably the components of a trick are there at the end, by the rounds to come, if some are missing."""


def end_bonuses(company: Company) -> float:
    """TR-SCORE-08 to 13: what all level-3 tricks of a company will pay."""
    total = 0.0
    for piece in company.pieces:
        if company.catalog.printed.tricks[piece.trick].end_bonus is not None:
            total += _of_bonus(company, piece.trick) * _chance(company, piece)
        elif company.machines is not None and piece.trick == company.machines.signature.trick:
            total += _lent(company, piece.trick) * _chance(company, piece)
    return total


def _of_bonus(company: Company, trick: int) -> float:
    """What the bonus of a trick will pay, if it has one."""
    bonus = company.catalog.printed.tricks[trick].end_bonus
    if bonus is None:
        return 0.0
    fame = bonus.fame * COUNTS[bonus.per or bonus.condition](company)
    return min(fame, company.catalog.edition.scoring.cap)


def _lent(company: Company, trick: int) -> float:
    """DT-ABIL-15: the best bonus of a trick like this one that the company does not own."""
    catalog, own = company.catalog, {piece.trick for piece in company.pieces}
    others = [each for each in catalog.groups[catalog.group_of[trick]] if each not in own]
    return max([_of_bonus(company, each) for each in others], default=0.0)


def _chance(company: Company, piece: Piece) -> float:
    """TR-SCORE-09, 10: how probably a trick scores; in the last round only what is on sale helps."""
    missing = company.missing(piece.trick)
    if not missing or (piece.ready and company.with_marker):
        return 1.0
    if not company.left:
        price = sum(company.figures.prices[type] * count for type, count in missing)
        on_sale = all(type in company.stalls for type, _ in missing)
        return _LIKELY[0] if on_sale and price <= company.coins else 0.0
    return _LIKELY[min(company.left, len(_LIKELY) - 1)]


def _level(level: int) -> Callable[[Company], float]:
    return lambda company: sum(company.catalog.levels[piece.trick] == level for piece in company.pieces)


def _class(kind: str) -> Callable[[Company], float]:
    def count(company: Company) -> float:
        ids = company.catalog.component_ids
        return sum(company.have[ids.index(id)] for id in company.catalog.printed.board.components[kind].types)

    return count


def _has(*characters: int) -> Callable[[Company], float]:
    return lambda company: float(company.team.issuperset(characters))


COUNTS: dict[str, Callable[[Company], float]] = {
    "own_trick_level_1": _level(1),
    "own_trick_level_2": _level(2),
    "own_trick_level_3": _level(3),
    "own_marker_on_trick_cards": lambda company: max(
        sum(piece.ready for piece in company.pieces), _READY_LATER if company.left else 0
    ),
    "own_apprentice": lambda company: sum(member >= FIRST_APPRENTICE for member in company.team),
    "unused_special_assignment_in_hand": lambda company: company.cards,
    "unspent_shard": lambda company: company.shards,
    "three_coins": lambda company: max(0.0, company.coins) // 3,
    "basic_component": _class("basic"),
    "advanced_component": _class("advanced"),
    "superior_component": _class("superior"),
    "owns_4_tricks": lambda company: float(len(company.pieces) == _TRICKS),
    "has_manager": _has(MANAGER),
    "has_engineer": _has(ENGINEER),
    "has_assistant": _has(ASSISTANT),
    "has_assistant_manager_engineer": _has(ASSISTANT, MANAGER, ENGINEER),
}
"""What the words `per` and `if` of the data count, 0 or 1 for a condition."""
