"""What is wrong with the open question of a saved position, as `field: what is allowed`.

The position is already laid out, and every number of the question lies in its range.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from sleight.games.trickerion import components, slots, tricks
from sleight.games.trickerion.cells import (
    ASSISTANT_SLOT,
    CHARACTERS,
    COINS,
    COMPONENTS,
    DISCS,
    DOWNTOWN,
    ENGINEER,
    ENGINEERED,
    FIRST_APPRENTICE,
    FIRST_SLOT,
    INN,
    MAGICIAN,
    MANAGED,
    MANAGER,
    MARKET_ROW,
    PENDING,
    PLAYER_BOARD,
    PRESENT,
    READY,
    RESERVE,
    SETTING_UP,
    SHARDS,
    STOCK,
    SYMBOLS,
    THEATER,
    TRICKS,
)
from sleight.games.trickerion.codes import MOST_BARGAINS
from sleight.games.trickerion.locations import learning, market_row, theater
from sleight.games.trickerion.phases import performance, placement

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from sleight.games.trickerion.position import TrickerionPosition
    from sleight.games.trickerion.question import TrickerionQuestion

    Check = Callable[[TrickerionPosition, int, Sequence[int]], bool]

_LOCATIONS = {
    "learn-die": DOWNTOWN,
    "learn-board": DOWNTOWN,
    "learn-symbol": DOWNTOWN,
    "bargain": MARKET_ROW,
    "store": MARKET_ROW,
    "lay": THEATER,
    "reschedule-from": THEATER,
    "link-reward": THEATER,
}
"""Where the character stands that is in the middle of an action."""


def misfits(position: TrickerionPosition) -> Iterator[str]:
    """Why a seat cannot be asked what it is asked."""
    if position.phase == SETTING_UP:
        yield from _set_up_faults(position)
    for seat in position.waiting:
        question = cast("TrickerionQuestion", position.stacks[seat][-1])
        if not _is_at_its_location(position, question):
            yield f"asked: {question.kind} belongs to another location"
        check = _CHECKS.get(question.kind)
        if check is not None and not check(position, seat, question.numbers()):
            yield f"asked: {question.kind} does not fit what lies on the table"
        elif not question.choices(position):
            yield f"asked: {question.kind} needs an answer"


def _is_at_its_location(position: TrickerionPosition, question: TrickerionQuestion) -> bool:
    """TR-AP-08: an action belongs to the location of the character that acts."""
    location = question.numbers()[0] if question.kind == "act" else _LOCATIONS.get(question.kind)
    return location is None or location == _actor_location(position, question.seat)


def _actor_location(position: TrickerionPosition, seat: int) -> int:
    return slots.location_of(position.cells[DISCS + CHARACTERS * seat + position.actor] - FIRST_SLOT)


def _set_up_faults(position: TrickerionPosition) -> Iterator[str]:
    """TR-PSET-01, 07 to 20: who comes later in the set-up has nothing yet."""
    (asked,) = position.waiting
    seats = position.table.seats
    kind = position.stacks[asked][-1].kind
    turns = [(position.chooser + turn) % seats for turn in range(seats)]
    later = turns[turns.index(asked) :]
    chosen = [seat for seat in turns if position.magicians[seat]]
    if chosen != (turns[: turns.index(asked)] if kind == "magician" else turns):
        yield "workshops: magicians in the order of choosing"
    if kind == "engineer-trick" or (kind == "starting-symbol" and _is_equipped(position, asked)):
        return
    for seat in turns if kind == "magician" else later[1:]:
        beginner = kind != "magician" and seat in position.table.options.beginner
        if not beginner and (_is_equipped(position, seat) or _owns_goods(position, seat)):
            yield f"workshops[{seat}]: nothing yet"


def _is_equipped(position: TrickerionPosition, seat: int) -> bool:
    """The seat has a trick or a specialist."""
    first = SYMBOLS * seat
    specialists = range(MANAGER, FIRST_APPRENTICE)
    return any(position.cells[TRICKS + first : TRICKS + first + SYMBOLS]) or any(
        components.owns(position, seat, specialist) for specialist in specialists
    )


def _owns_goods(position: TrickerionPosition, seat: int) -> bool:
    first = STOCK + COMPONENTS * seat
    return any(position.cells[first : first + COMPONENTS])


def _starting_components(position: TrickerionPosition, seat: int, _: Sequence[int]) -> bool:
    return not _owns_goods(position, seat) and not _is_equipped(position, seat)


def _starting_trick(position: TrickerionPosition, seat: int, _: Sequence[int]) -> bool:
    return not _is_equipped(position, seat)


def _specialist(position: TrickerionPosition, seat: int, _: Sequence[int]) -> bool:
    return not any(components.owns(position, seat, each) for each in range(MANAGER, FIRST_APPRENTICE))


def _manager_components(position: TrickerionPosition, seat: int, _: Sequence[int]) -> bool:
    return components.owns(position, seat, MANAGER) and not position.cells[MANAGED + seat]


def _engineer_trick(position: TrickerionPosition, seat: int, _: Sequence[int]) -> bool:
    return components.owns(position, seat, ENGINEER) and not position.cells[ENGINEERED + seat]


def _starting_symbol(position: TrickerionPosition, seat: int, numbers: Sequence[int]) -> bool:
    board, trick = numbers
    own = position.table.schools[trick] == position.school_of(seat) and not _is_equipped(position, seat)
    first = position.table.levels[trick] == 1
    return first and (board != PLAYER_BOARD or own) and _learned_symbol(position, seat, numbers)


def _learn_die(position: TrickerionPosition, seat: int, numbers: Sequence[int]) -> bool:
    (trick,) = numbers
    missing = learning.missing_fame(position, seat, trick)
    return missing <= position.cells[COINS + seat] and _learned_onto(position, seat, numbers)


def _learned_onto(position: TrickerionPosition, seat: int, numbers: Sequence[int]) -> bool:
    return tricks.available(position, numbers[-1]) and bool(tricks.free_boards(position, seat))


def _learned_symbol(position: TrickerionPosition, seat: int, numbers: Sequence[int]) -> bool:
    board, trick = numbers
    return tricks.available(position, trick) and board in tricks.free_boards(position, seat)


def _bargain(position: TrickerionPosition, seat: int, numbers: Sequence[int]) -> bool:
    times = market_row.bargain_times(position, seat, numbers[-1])
    return times.stop <= MOST_BARGAINS + 1 and _is_for_sale(position, seat, *numbers)


def _store(position: TrickerionPosition, seat: int, numbers: Sequence[int]) -> bool:
    bargains, coins, component, count = numbers
    return _is_for_sale(position, seat, component, count, bargains + coins)


def _is_for_sale(position: TrickerionPosition, seat: int, component: int, count: int, total: int) -> bool:
    price = market_row.on_sale(position, seat).get(component, 0)
    return total == price * count and count <= components.room(position, seat, component)


def _lay(position: TrickerionPosition, seat: int, numbers: Sequence[int]) -> bool:
    origin, symbol = numbers
    key = SYMBOLS * seat + symbol
    if not position.cells[TRICKS + key]:
        return False
    if origin == theater.NOWHERE:
        return position.cells[READY + key] > 0
    return position.cells[PRESENT + origin] >> key & 1 > 0


def _enhance(position: TrickerionPosition, seat: int, _: Sequence[int]) -> bool:
    location = _actor_location(position, seat)
    return position.cells[SHARDS + seat] > 0 and placement.may_enhance(position, seat, location)


def _place(position: TrickerionPosition, seat: int, _: Sequence[int]) -> bool:
    return position.cells[PENDING + seat] > 0


def _advertise(position: TrickerionPosition, seat: int, _: Sequence[int]) -> bool:
    return not position.posters >> seat & 1


def _perform(position: TrickerionPosition, seat: int, _: Sequence[int]) -> bool:
    """TR-PERF-03, 04: the magician stands on a stage and has something to perform."""
    disc = position.cells[DISCS + CHARACTERS * seat + MAGICIAN]
    on_stage = disc >= FIRST_SLOT and slots.is_stage(disc - FIRST_SLOT)
    return on_stage and bool(performance.eligible(position, seat))


def _home(position: TrickerionPosition, seat: int, _: Sequence[int]) -> bool:
    """TR-END-13: an apprentice waits at the inn, and the Assistant's slot is free."""
    first = DISCS + CHARACTERS * seat
    hired = position.cells[first + FIRST_APPRENTICE : first + ASSISTANT_SLOT]
    return INN in hired and position.cells[first + ASSISTANT_SLOT] == RESERVE


_CHECKS: dict[str, Check] = {
    "starting-components": _starting_components,
    "starting-trick": _starting_trick,
    "starting-symbol": _starting_symbol,
    "specialist": _specialist,
    "manager-components": _manager_components,
    "engineer-trick": _engineer_trick,
    "advertise": _advertise,
    "place": _place,
    "enhance": _enhance,
    "learn-die": _learn_die,
    "learn-board": _learned_onto,
    "learn-symbol": _learned_symbol,
    "bargain": _bargain,
    "store": _store,
    "lay": _lay,
    "perform": _perform,
    "home": _home,
}
"""Whether a question fits the position, by its kind."""
