"""Whether the open question of a special card fits a position in placement that was laid out.

Its numbers lie in their ranges. What is asked in the middle of something must be possible to answer, and to
play on from there.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from sleight.games.trickerion.cards.special.market_row import mixes, orders, theft
from sleight.games.trickerion.effects import active
from sleight.games.trickerion.locations import downtown, market_row, theater
from sleight.games.trickerion.printed.ids import CHARACTERS, COMPONENTS, MAGICIAN, SYMBOLS, X
from sleight.games.trickerion.state import components, tricks
from sleight.games.trickerion.state.cells import (
    ARMED_BONUS,
    CARD_STATE,
    CARDS,
    COINS,
    DICE,
    DISCS,
    HOME,
    READY,
    READY_BONUS,
    STOCK,
    TRICKS,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from sleight.games.trickerion.state.position import TrickerionPosition

    Check = Callable[[TrickerionPosition, int, Sequence[int]], bool]

_MIXES = ("component-sale", "barter-with-power")
_CARDS: dict[str, tuple[str, ...]] = {
    "lay-beside": ("guest-performer",),
    "exchange-card": ("buying-time",),
    "exchange-with": ("buying-time",),
    "supply": ("replaceable-parts",),
    "feed": ("unstable-prototype",),
    "stage-marker": ("on-stage-preparation",),
    "newcomer-home": ("hypnotic-motivation",),
    "newcomer-card": ("hypnotic-motivation",),
    "recruit": ("headhunter",),
    "replace": ("trick-overhaul",),
    "replace-board": ("trick-overhaul",),
    "invest": ("investments",),
    "invest-board": ("investments",),
    "store-one": _MIXES,
    "take-more": _MIXES,
    "bargain-mix": ("component-sale",),
    "pilfer": ("shoplifting",),
    "leave": ("shoplifting",),
    "merchants": ("traveling-merchants",),
}
"""TR-SA-05: the cards that ask a question while their bonus is used."""

_STANDING = ("merchants",)
"""What a card asks that is in force all the time."""


def missing_card(position: TrickerionPosition, seat: int, kind: str) -> str:
    """The card that must be in use for a question to be asked, or '' if it is or none is needed."""
    needed = _CARDS.get(kind)
    if needed is None:
        return ""
    state = READY_BONUS if kind in _STANDING else ARMED_BONUS
    in_use = active.bonus_of(position, seat, position.actor) if position.cells[CARD_STATE] == state else -1
    fits = in_use >= 0 and position.table.special_ids[in_use] in needed
    return "" if fits else " | ".join(needed)


def _is_own(position: TrickerionPosition, seat: int, key: int) -> bool:
    return key // SYMBOLS == seat and position.cells[TRICKS + key] > 0


def _trick_of(position: TrickerionPosition, key: int) -> int:
    return position.cells[TRICKS + key] - 1


def may_set_up(position: TrickerionPosition, seat: int, key: int, size: int) -> bool:
    """TR-TH-12, TR-MAG-28: so many markers of a trick of the seat lie ready, and may be set up together."""
    together = size == 1 or theater.may_stack(position, seat)
    return _is_own(position, seat, key) and position.cells[READY + key] >= size and together


def _stack(position: TrickerionPosition, seat: int, numbers: Sequence[int]) -> bool:
    (key,) = numbers
    action = theater.setting_up(position, seat)
    return (
        may_set_up(position, seat, key, 2)
        and action.why_not(position, seat, (_trick_of(position, key),)) is None
    )


def _lay_beside(position: TrickerionPosition, seat: int, numbers: Sequence[int]) -> bool:
    return may_set_up(position, seat, *numbers)


def _exchange(position: TrickerionPosition, _: int, __: Sequence[int]) -> bool:
    return len(position.stage) > 1


def _supply(position: TrickerionPosition, seat: int, numbers: Sequence[int]) -> bool:
    return _is_own(position, seat, numbers[0])


def _feed(position: TrickerionPosition, seat: int, numbers: Sequence[int]) -> bool:
    """TR-SAR-25: what has been given back is required so often."""
    key, one, other = numbers
    if not _is_own(position, seat, key) or (one < 0 <= other):
        return False
    required = dict(position.table.needs[_trick_of(position, key)])
    fed = Counter(component for component in (one, other) if component >= 0)
    return all(count <= required.get(component, 0) for component, count in fed.items())


def _stage_marker(position: TrickerionPosition, seat: int, numbers: Sequence[int]) -> bool:
    origin, key, slot, size = numbers
    fresh = (origin, slot, size) == (theater.FROM_TRICK_CARD, theater.FROM_TRICK_CARD, 1)
    return fresh and may_set_up(position, seat, key, 1)


def _newcomer_home(position: TrickerionPosition, seat: int, _: Sequence[int]) -> bool:
    return bool(downtown.free_homes(position, seat))


def _newcomer_card(position: TrickerionPosition, seat: int, numbers: Sequence[int]) -> bool:
    """TR-SAR-31: somebody is at home without a card."""
    (character,) = numbers
    cell = CHARACTERS * seat + character
    at_home = position.cells[DISCS + cell] == HOME and not position.cells[CARDS + cell]
    return at_home and character != MAGICIAN


def _recruit(position: TrickerionPosition, _: int, numbers: Sequence[int]) -> bool:
    return position.cells[DICE + numbers[0]] != X


def _replace(position: TrickerionPosition, seat: int, numbers: Sequence[int]) -> bool:
    """TR-SAR-33: the new trick is there, and what it requires."""
    return tricks.available(position, numbers[0]) and components.meets(position, seat, numbers[0])


def _replace_board(position: TrickerionPosition, seat: int, numbers: Sequence[int]) -> bool:
    return _replace(position, seat, numbers) and _is_own(position, seat, numbers[1])


def _invest(position: TrickerionPosition, seat: int, numbers: Sequence[int]) -> bool:
    return numbers[0] <= position.cells[COINS + seat]


def _invest_board(position: TrickerionPosition, seat: int, numbers: Sequence[int]) -> bool:
    """TR-SAR-36: the coins just taken pay for so many of a type in stock."""
    coins, left, component, count = numbers
    price = market_row.stock_prices(position, seat, orders=False).get(component)
    if price is None or count > left or count * price > coins:
        return False
    return _invest(position, seat, numbers) and components.room(position, seat, component) >= count


def _leave(position: TrickerionPosition, _: int, numbers: Sequence[int]) -> bool:
    """TR-SAR-44: a token lies at the place."""
    return any(numbers[0] in theft.tokens_of(position, type) for type in range(COMPONENTS))


def _merchants(position: TrickerionPosition, seat: int, numbers: Sequence[int]) -> bool:
    return bool(orders.merchants_boards(position, seat, numbers[0]))


def _mix(position: TrickerionPosition, seat: int, numbers: Sequence[int]) -> bool:
    """TR-SAR-40, 42: what was taken is in stock, can be paid, and lies in the workshop."""
    return _may_take(position, seat, numbers) and _are_stored(position, seat, _goods(numbers))


def _store_one(position: TrickerionPosition, seat: int, numbers: Sequence[int]) -> bool:
    goods = _goods(numbers)
    if not _may_take(position, seat, numbers) or not _are_stored(position, seat, goods[:-1]):
        return False
    return components.room(position, seat, goods[-1]) > 0


def _goods(numbers: Sequence[int]) -> list[int]:
    return [number - 1 for number in numbers if number]


def _may_take(position: TrickerionPosition, seat: int, numbers: Sequence[int]) -> bool:
    purchase, goods = market_row.buying(position, seat), _goods(numbers)
    if not isinstance(purchase, mixes.BuyMix) or not goods or any(numbers[len(goods) :]):
        return False
    if not set(goods) <= set(purchase.prices(position, seat)):
        return False
    total = purchase.sum(position, seat, goods)
    bargains = purchase.most_bargains(position, seat, total, position.points)
    return total - bargains <= purchase.purse(position, seat)


def _are_stored(position: TrickerionPosition, seat: int, goods: Sequence[int]) -> bool:
    first = STOCK + COMPONENTS * seat
    return all(position.cells[first + component] >= count for component, count in Counter(goods).items())


CHECKS: dict[str, Check] = {
    "stack": _stack,
    "lay-beside": _lay_beside,
    "exchange-card": _exchange,
    "exchange-with": _exchange,
    "supply": _supply,
    "feed": _feed,
    "stage-marker": _stage_marker,
    "newcomer-home": _newcomer_home,
    "newcomer-card": _newcomer_card,
    "recruit": _recruit,
    "replace": _replace,
    "replace-board": _replace_board,
    "invest": _invest,
    "invest-board": _invest_board,
    "leave": _leave,
    "merchants": _merchants,
    "take-more": _mix,
    "bargain-mix": _mix,
    "store-one": _store_one,
}
"""Whether a question fits the position, by its kind."""
