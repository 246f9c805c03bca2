"""What performances would pay, and what laying a marker pays at once and later."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sleight.core.text import text
from sleight.games.trickerion.advice.amounts import Amount, BestShow, Laid, ShowPay
from sleight.games.trickerion.effects import active, plans
from sleight.games.trickerion.flow.phases import performance
from sleight.games.trickerion.locations import theater
from sleight.games.trickerion.locations.theater import LayMarker
from sleight.games.trickerion.printed import ids
from sleight.games.trickerion.state import cells, slots, stage
from sleight.games.trickerion.state.stage import eligible as eligible

if TYPE_CHECKING:
    from sleight.core.choice import Choice
    from sleight.games.trickerion.state.position import TrickerionPosition

_PURSES = (cells.FAME, cells.COINS, cells.SHARDS)
_ALL_DONE = (cells.ENDING, cells.OVER)


def shows(position: TrickerionPosition, seat: int | None) -> dict[str, dict[str, ShowPay]]:
    """TR-PERF-14 to 29: what a seat, or whoever has claimed a day, would bring about with each card."""
    performers = _performers(position, seat)
    days = position.table.day_ids
    return {
        position.table.card_ids[card]: {
            days[day]: _show(position, performer, day, place) for day, performer in performers.items()
        }
        for place, card in enumerate(position.stage)
    }


def _performers(position: TrickerionPosition, seat: int | None) -> dict[int, int]:
    """The performer that is thought of for each day."""
    if seat is not None:
        return dict.fromkeys(range(len(position.table.day_ids)), seat)
    claimed = enumerate(position.cells[cells.DAYS : cells.DAYS + position.table.seats])
    return {day - 1: owner for owner, day in sorted(claimed, key=lambda each: each[1]) if day}


def _show(position: TrickerionPosition, performer: int, day: int, place: int) -> ShowPay:
    performable = may_perform(position, performer, day) and place in eligible(position, performer)
    return ShowPay(performer, performable, tuple(paid(position, performer, day, place)))


def may_perform(position: TrickerionPosition, seat: int, day: int) -> bool:
    """TR-TH-03 to 05, 24, TR-PERF-02: the magician stands on the stage of a day, or may still go there."""
    if position.phase in _ALL_DONE or position.cells[cells.CONDUCTED] >> seat & 1:
        return False
    disc = position.cells[cells.DISCS + ids.CHARACTERS * seat + ids.MAGICIAN]
    if disc in slots.STAGES:
        return disc == slots.STAGES[day] and not _is_past(position, day)
    if position.phase == cells.PLACING:
        waits = position.cells[cells.PENDING + seat] >> ids.MAGICIAN & 1
        if not waits or ids.THEATER not in plans.reach(position, seat, ids.MAGICIAN):
            return False
    free = slots.free(position, seat, ids.THEATER)
    on_stage = slots.STAGES[day] - cells.FIRST_SLOT - ids.FIRST_SLOT_OF[ids.THEATER]
    return position.phase != cells.PERFORMING and bool(free >> on_stage & 1)


def _is_past(position: TrickerionPosition, day: int) -> bool:
    """TR-PERF-02: whoever chooses a card now performs on a later day; earlier days are over."""
    if position.phase != cells.PERFORMING or not position.waiting:
        return False
    asked = position.waiting[0]
    chooses = isinstance(position.stacks[asked][-1], performance.ChoosePerformance)
    return chooses and day < position.cells[cells.DAYS + asked] - 1


def paid(position: TrickerionPosition, performer: int, day: int, place: int) -> list[Amount]:
    """What each seat would receive; the card of a magician on the stage is in force (TR-SAR-02)."""
    after = position.copy()
    active.refresh(after, active.card_on_stage(after, performer))
    after.cells[cells.DAYS + performer] = 1 + day
    performance.pay_all(after, performer, place)
    return [_gained(position, after, seat) for seat in range(position.table.seats)]


def _gained(before: TrickerionPosition, after: TrickerionPosition, seat: int) -> Amount:
    return Amount(*[after.cells[first + seat] - before.cells[first + seat] for first in _PURSES])


def best(position: TrickerionPosition, shown: dict[str, dict[str, ShowPay]]) -> dict[str, BestShow | None]:
    """By day what brings its performer most."""
    found: dict[str, BestShow | None] = dict.fromkeys(position.table.day_ids)
    for card, days in shown.items():
        for day, show in days.items():
            if show.performable:
                own = show.pays[show.performer]
                found[day] = _better(
                    position, found[day], BestShow(own.fame, own.coins, own.shards, card=card)
                )
    return found


def _better(position: TrickerionPosition, one: BestShow | None, other: BestShow) -> BestShow:
    return other if one is None or worth(position, other) > worth(position, one) else one


def worth(position: TrickerionPosition, amount: Amount) -> tuple[float, int]:
    """TR-SCORE-03, 04: what an amount is worth in fame at the end; of equals the one with more fame."""
    scoring = position.table.edition.scoring
    late = amount.shards * scoring.shard + amount.coins / scoring.coins_per_fame
    return amount.fame + late, amount.fame


def set_ups(position: TrickerionPosition, seat: int) -> dict[str, Laid]:
    """TR-TH-12, 19: what every way to lay the marker in question would bring."""
    question = position.stacks[seat][-1] if seat in position.waiting else None
    if not isinstance(question, LayMarker):
        return {}
    days = _days_left(position, seat)
    return {text(each): _laid(position, question, each, days) for each in question.choices(position)}


def _days_left(position: TrickerionPosition, seat: int) -> list[int]:
    return [day for day in range(len(position.table.day_ids)) if may_perform(position, seat, day)]


def _laid(position: TrickerionPosition, question: LayMarker, choice: Choice, days: list[int]) -> Laid:
    after, seat = position.copy(), question.seat
    each, payments = question.lay(after, choice)
    last = each
    if payments and position.phase != cells.PERFORMING:
        last = theater.last_link_payment(after, seat, each)
    links = each * (payments - 1) + last if payments else 0
    besides = _gained(position, after, seat)
    card, slot, _ = position.table.numbers_of[choice]
    place = position.stage.index(card)
    later = _best_of(after, seat, days, place)
    made = len(stage.new_links(after, place, slot))
    return Laid(made, besides.fame + links, besides.coins + links, besides.shards, later)


def _best_of(position: TrickerionPosition, seat: int, days: list[int], place: int) -> Amount | None:
    """What the performance of a card would bring on the best of some days."""
    if place not in eligible(position, seat):
        return None
    pays = [paid(position, seat, day, place)[seat] for day in days]
    return max(pays, key=lambda pay: worth(position, pay), default=None)
