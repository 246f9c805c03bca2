"""What the team of a seat costs, and what it lacks for its tricks and those it could learn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sleight.games.trickerion.advice import needs
from sleight.games.trickerion.advice.amounts import Lack
from sleight.games.trickerion.effects import plans
from sleight.games.trickerion.effects.preparing import barred
from sleight.games.trickerion.locations import learning, market_row, workshop
from sleight.games.trickerion.printed import ids
from sleight.games.trickerion.state import cells, components, tricks

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sleight.games.trickerion.state.position import TrickerionPosition
    from sleight.games.trickerion.views.types import TrickerionView


def wages(position: TrickerionPosition, seat: int) -> dict[str, int]:
    """TR-END-02: what each character of a seat costs if it is placed."""
    discs = _discs(position, seat)
    return {
        ids.CHARACTER_IDS[character]: position.table.wages[character]
        for character, disc in enumerate(discs)
        if disc != cells.RESERVE
    }


def wages_due(position: TrickerionPosition, seat: int) -> int:
    """TR-END-02 to 07: with those that are planned, or still to be placed."""
    coming = sum(position.table.wages[character] for character in _coming(position, seat))
    return plans.wages_due(position, seat, coming)


def _coming(position: TrickerionPosition, seat: int) -> Sequence[int]:
    """TR-ASSIGN-01, TR-PLACE-10: whoever has a card in a plan, or is neither placed nor idle yet."""
    if position.phase == cells.ASSIGNING:
        return [character for character, card in enumerate(plans.cards_under(position, seat)) if card]
    return plans.MEMBERS[position.cells[cells.PENDING + seat]] if position.phase == cells.PLACING else ()


def wages_sums(position: TrickerionPosition, seat: int) -> tuple[int, ...]:
    """What is due for every sum that those at home could add."""
    discs = _discs(position, seat)
    at_home = [wage for disc, wage in zip(discs, position.table.wages, strict=True) if disc == cells.HOME]
    return tuple([plans.wages_due(position, seat, more) for more in range(sum(at_home) + 1)])


def _discs(position: TrickerionPosition, seat: int) -> list[int]:
    first = cells.DISCS + ids.CHARACTERS * seat
    return position.cells[first : first + ids.CHARACTERS]


def missing(view: TrickerionView, position: TrickerionPosition, seat: int) -> dict[str, Lack]:
    """TR-WS-05, TR-DT-12: what a seat lacks for each trick of its own, and for those it could learn."""
    table = position.table
    own = dict(tricks.owned(position, seat))
    free = {table.trick_numbers[id] for id in needs.at_residence(view)} | {
        *learning.learnable(position, seat)
    }
    prices = needs.prices(view, position)
    return {
        table.trick_ids[trick]: _lack(position, seat, trick, own.get(trick), prices)
        for trick in sorted({*own, *free})
    }


def _lack(
    position: TrickerionPosition, seat: int, trick: int, key: int | None, prices: dict[int, int]
) -> Lack:
    names = position.table.component_ids
    lacking = components.lacking(position, seat, trick)
    usual = {each: market_row.unit_price(position, seat, each) for each, _ in lacking if each not in prices}
    price = sum(count * prices.get(each, usual.get(each, 0)) for each, count in lacking)
    teaching = learning.learning_now(position, seat)
    to_learn = key is None
    threshold = learning.missing_fame(position, seat, trick) if to_learn else 0
    instead = teaching.missing(position, seat, trick) if to_learn else 0
    school = position.table.schools[trick]
    return Lack(
        owned=not to_learn,
        components={names[each]: count for each, count in lacking},
        coins=price,
        to_order=tuple([names[each] for each in usual]),
        fame=threshold,
        fame_coins=instead,
        permitted=not to_learn or bool(learning.permitted(position, seat) >> school & 1),
        preparable_now=_preparable(position, seat, trick, key),
        one_missing=len(lacking) == 1,
        affordable=(instead if to_learn else price) <= position.cells[cells.COINS + seat],
        dice=_dice(position, seat, trick) if to_learn else (),
        boards=_boards(position, seat) if to_learn else (),
        symbols=_symbols(position, seat) if to_learn else (),
    )


def _dice(position: TrickerionPosition, seat: int, trick: int) -> tuple[str, ...]:
    return tuple([ids.DIE_IDS[die] for die in learning.dice_for(position, seat, trick)])


def _boards(position: TrickerionPosition, seat: int) -> tuple[str, ...]:
    return tuple([ids.BOARD_IDS[board] for board in tricks.free_boards(position, seat)])


def _symbols(position: TrickerionPosition, seat: int) -> tuple[str, ...]:
    names = position.table.symbol_ids
    return tuple([names[symbol] for symbol in tricks.free_symbols(position, seat)])


def _preparable(position: TrickerionPosition, seat: int, trick: int, key: int | None) -> bool:
    """TR-WS-04 to 06, 11: for one that is not owned yet only the components and what bars it matter."""
    preparation = workshop.preparing(position, seat)
    if key is not None:
        return preparation.why_not(position, seat, (trick,)) is None
    return preparation.meets(position, seat, trick) and not barred(position, seat, trick)
