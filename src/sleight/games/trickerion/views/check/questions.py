"""What is wrong with the open question of a saved position, as `field: what is allowed`.

The position is already laid out, and every number of the question lies in its range.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, cast

from sleight.games.trickerion.effects import plans, points
from sleight.games.trickerion.effects.lasting import rows_shown_as
from sleight.games.trickerion.flow.phases import declaring
from sleight.games.trickerion.locations import learning, market_row, theater
from sleight.games.trickerion.modules.dark_alley import location as dark_alley
from sleight.games.trickerion.printed.ids import (
    ASSISTANT_SLOT,
    CHARACTERS,
    COMPONENTS,
    DARK_ALLEY,
    DOWNTOWN,
    ENGINEER,
    FACINGS,
    FIRST_APPRENTICE,
    MANAGER,
    MARKET_ROW,
    PLAYER_BOARD,
    SYMBOLS,
    THEATER,
    WORKSHOP,
)
from sleight.games.trickerion.state import characters, components, slots, stage, tricks
from sleight.games.trickerion.state.cells import (
    DISCS,
    ENGINEERED,
    FIRST_SLOT,
    INN,
    MANAGED,
    PENDING,
    PERFORMING,
    PLACING,
    QUICK,
    RESERVE,
    SEALED,
    SETTING_UP,
    SHARDS,
    STOCK,
    TRICKS,
)
from sleight.games.trickerion.views.check import card_questions, show_questions
from sleight.games.trickerion.views.check.asked import HANDING_OUT

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from sleight.core.choice import Choice
    from sleight.games.trickerion.flow.questions.base import TrickerionQuestion
    from sleight.games.trickerion.state.position import TrickerionPosition

    Check = Callable[[TrickerionPosition, int, Sequence[int]], bool]

_STEPS = {
    DOWNTOWN: (
        *("learn-die", "learn-board", "learn-symbol", "replace", "replace-board", "invest", "invest-board"),
        *("recruit", "newcomer-home", "newcomer-card"),
    ),
    MARKET_ROW: (
        *("bargain", "store", "take-more", "store-one", "bargain-mix", "pilfer", "leave", "merchants"),
    ),
    WORKSHOP: ("supply", "feed", "stage-marker"),
    THEATER: (
        *("stack", "lay", "lay-beside", "link-reward", "reschedule-from", "reschedule-which"),
        *("exchange-card", "exchange-with"),
    ),
    DARK_ALLEY: ("draw-more", "keep-card"),
}
_LOCATIONS = {kind: location for location, kinds in _STEPS.items() for kind in kinds}
"""Where the character stands that is in the middle of an action."""


def misfits(position: TrickerionPosition) -> Iterator[str]:
    """Why a seat cannot be asked what it is asked."""
    if position.phase == SETTING_UP:
        yield from _set_up_faults(position)
    if position.cells[SEALED] and not plans.sealing(position):
        yield "alley.round.sealed: only under a prophecy that seals cards"
    for seat in position.waiting:
        question = cast("TrickerionQuestion", position.stacks[seat][-1])
        yield from _question_faults(position, seat, question)


def _question_faults(position: TrickerionPosition, seat: int, question: TrickerionQuestion) -> Iterator[str]:
    kind = question.kind
    needed = show_questions.missing(position, seat, kind)
    needed = needed or card_questions.missing_card(position, seat, kind)
    if needed:
        yield f"asked: {kind} needs {needed}"
    if not _is_at_its_location(position, question):
        yield f"asked: {kind} belongs to another location"
    check = _CHECKS.get(kind)
    in_show = position.phase == PERFORMING and not show_questions.is_right(position, seat, kind)
    if in_show or (check is not None and not check(position, seat, question.numbers())):
        yield f"asked: {kind} does not fit what lies on the table"
    elif not question.choices(position):
        yield f"asked: {kind} needs an answer"


def _is_at_its_location(position: TrickerionPosition, question: TrickerionQuestion) -> bool:
    """TR-AP-08: an action belongs to the location of the character that acts."""
    if position.actor < 0:
        return True
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
    if kind in HANDING_OUT:
        yield from _quick_faults(position, asked, kind)
        return
    if kind == "engineer-trick" or (kind == "starting-symbol" and _is_equipped(position, asked)):
        return
    for seat in turns if kind == "magician" else later[1:]:
        beginner = kind != "magician" and seat in position.table.options.beginner
        if not beginner and (_is_equipped(position, seat) or _owns_goods(position, seat)):
            yield f"workshops[{seat}]: nothing yet"


def _quick_faults(position: TrickerionPosition, asked: int, kind: str) -> Iterator[str]:
    """TR-QUICK-07, 10: only in the quick game; who has not chosen yet has room for what can be chosen."""
    quick = position.table.options.quick and (bool(position.decks) or kind != "quick-card")
    if not quick:
        yield f"asked: {kind} belongs to the quick game"
    later = position.order if kind == "quick-card" else position.order[position.order.index(asked) :]
    types = position.table.edition.quick.goods
    for seat in later:
        if components.free_slots(position, seat, PLAYER_BOARD) < types:
            yield f"workshops[{seat}]: room for {types} more types"


def _quick_board(position: TrickerionPosition, seat: int, numbers: Sequence[int]) -> bool:
    """TR-CMP-05, TR-QUICK-10: the chosen components of that part and of those that follow can be stored."""
    goods, part = numbers
    types = list(position.table.universe.take)[goods]
    left = sorted(Counter(types).items())[part:]
    cheap = sum(position.table.prices[type] for type in types) <= position.table.edition.quick.goods
    return cheap and bool(left) and all(components.room(position, seat, type) >= n for type, n in left)


def _is_equipped(position: TrickerionPosition, seat: int) -> bool:
    """The seat has a trick or a specialist."""
    first = SYMBOLS * seat
    specialists = range(MANAGER, FIRST_APPRENTICE)
    return any(position.cells[TRICKS + first : TRICKS + first + SYMBOLS]) or any(
        characters.owns(position, seat, specialist) for specialist in specialists
    )


def _owns_goods(position: TrickerionPosition, seat: int) -> bool:
    first = STOCK + COMPONENTS * seat
    return any(position.cells[first : first + COMPONENTS])


def _starting_components(position: TrickerionPosition, seat: int, _: Sequence[int]) -> bool:
    return not _owns_goods(position, seat) and not _is_equipped(position, seat)


def _starting_trick(position: TrickerionPosition, seat: int, _: Sequence[int]) -> bool:
    return not _is_equipped(position, seat)


def _specialist(position: TrickerionPosition, seat: int, _: Sequence[int]) -> bool:
    return not any(characters.owns(position, seat, each) for each in range(MANAGER, FIRST_APPRENTICE))


def _manager_components(position: TrickerionPosition, seat: int, _: Sequence[int]) -> bool:
    return characters.owns(position, seat, MANAGER) and not position.cells[MANAGED + seat]


def _engineer_trick(position: TrickerionPosition, seat: int, _: Sequence[int]) -> bool:
    return characters.owns(position, seat, ENGINEER) and not position.cells[ENGINEERED + seat]


def _starting_symbol(position: TrickerionPosition, seat: int, numbers: Sequence[int]) -> bool:
    board, trick = numbers
    own = position.table.schools[trick] == position.school_of(seat) and not _is_equipped(position, seat)
    first = position.table.levels[trick] == 1
    return first and (board != PLAYER_BOARD or own) and _learned_symbol(position, seat, numbers)


def _learn_die(position: TrickerionPosition, seat: int, numbers: Sequence[int]) -> bool:
    (trick,) = numbers
    return learning.learning_now(position, seat).why_not(position, seat, (trick,)) is None


def _learned_onto(position: TrickerionPosition, seat: int, numbers: Sequence[int]) -> bool:
    return tricks.available(position, numbers[-1]) and bool(tricks.free_boards(position, seat))


def _learned_symbol(position: TrickerionPosition, seat: int, numbers: Sequence[int]) -> bool:
    board, trick = numbers
    return tricks.available(position, trick) and board in tricks.free_boards(position, seat)


def _bargain(position: TrickerionPosition, seat: int, numbers: Sequence[int]) -> bool:
    return _is_for_sale(position, seat, *numbers)


def _store(position: TrickerionPosition, seat: int, numbers: Sequence[int]) -> bool:
    bargains, coins, component, count = numbers
    return _is_for_sale(position, seat, component, count, bargains + coins)


def _is_for_sale(position: TrickerionPosition, seat: int, component: int, count: int, total: int) -> bool:
    price = market_row.buying(position, seat).total(position, seat, component, count)
    return total == price and count <= components.room(position, seat, component)


def _lay(position: TrickerionPosition, seat: int, numbers: Sequence[int]) -> bool:
    """TR-TH-12, 19: markers of the own trick lie ready, or one lies where it is taken from."""
    origin, key, slot, size = numbers
    if origin == theater.FROM_TRICK_CARD:
        fresh = slot == theater.FROM_TRICK_CARD and position.phase == PLACING
        return fresh and card_questions.may_set_up(position, seat, key, size)
    lies_there = slot in stage.slots_of(position, origin, key) and size == 1
    return lies_there and _reschedule(position, seat, (key,))


def _reschedule(position: TrickerionPosition, seat: int, numbers: Sequence[int]) -> bool:
    """TR-TH-19, TR-SAR-19: a marker of a trick that the action may move."""
    movable = theater.rescheduling(position, seat).keys(position, seat)
    return numbers[0] in [key for _, key in movable]


def _reschedule_which(position: TrickerionPosition, seat: int, numbers: Sequence[int]) -> bool:
    key, place = numbers
    there = place in theater.rescheduling(position, seat).origins(position, key)
    several = len(stage.slots_of(position, place, key)) > 1
    return there and several and _reschedule(position, seat, numbers)


def _link_reward(position: TrickerionPosition, seat: int, numbers: Sequence[int]) -> bool:
    """TR-LINK-04, TR-SAR-12: as many payments as a slot has corners, or what a card makes of them."""
    payments = len(FACINGS)
    for effect in position.active.link_payments:
        payments = max(payments, effect.link_payments(position, seat, 0, 0, payments))
    return numbers[1] <= payments


def _borrow(position: TrickerionPosition, seat: int, _: Sequence[int]) -> bool:
    return bool(declaring.offered_to_borrow(position, seat))


def _boost(position: TrickerionPosition, seat: int, _: Sequence[int]) -> bool:
    return points.boost(position, seat) > 0


def _draw_more(position: TrickerionPosition, seat: int, _: Sequence[int]) -> bool:
    found: list[Choice] = []
    dark_alley.DRAW.offer(position, seat, found)
    return bool(found)


def _talent(position: TrickerionPosition, seat: int, _: Sequence[int]) -> bool:
    return any(owner == seat for owner, _ in rows_shown_as(position, "talent")) and bool(
        characters.free_specialists(position, seat)
    )


def _take_home(position: TrickerionPosition, seat: int, _: Sequence[int]) -> bool:
    return (seat, 0) in rows_shown_as(position, "claim") and position.cells[QUICK] > 0


def _enhance(position: TrickerionPosition, seat: int, _: Sequence[int]) -> bool:
    location = _actor_location(position, seat)
    return position.cells[SHARDS + seat] > 0 and points.may_enhance(position, seat, location)


def _place(position: TrickerionPosition, seat: int, _: Sequence[int]) -> bool:
    return position.cells[PENDING + seat] > 0


def _advertise(position: TrickerionPosition, seat: int, _: Sequence[int]) -> bool:
    return not position.posters >> seat & 1


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
    "quick-board": _quick_board,
    "advertise": _advertise,
    "place": _place,
    "place-again": _place,
    "borrow": _borrow,
    "boost": _boost,
    "enhance": _enhance,
    "learn-die": _learn_die,
    "learn-board": _learned_onto,
    "learn-symbol": _learned_symbol,
    "bargain": _bargain,
    "store": _store,
    "lay": _lay,
    "reschedule-from": _reschedule,
    "reschedule-which": _reschedule_which,
    "link-reward": _link_reward,
    "draw-more": _draw_more,
    "talent": _talent,
    "home": _home,
    "take-home": _take_home,
    **card_questions.CHECKS,
    **show_questions.CHECKS,
}
"""Whether a question fits the position, by its kind."""
