"""What can still come of markers in the last round, from what their owner knows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sleight.games.trickerion.effects import plans
from sleight.games.trickerion.printed.ids import CHARACTERS, MAGICIAN, SPECIAL, SYMBOLS, THEATER
from sleight.games.trickerion.scoring import bonuses
from sleight.games.trickerion.state import cells as at
from sleight.games.trickerion.state import reasons, slots, stage, tricks

if TYPE_CHECKING:
    from sleight.core.refusal import Caution
    from sleight.games.trickerion.state.position import TrickerionPosition


def preparing(position: TrickerionPosition, seat: int, trick: int) -> list[Caution]:
    """TR-TH-12: in the last round markers that nobody will set up serve for nothing.

    A special card may make something of them, and so may final scoring.
    """
    if position.round < position.table.rounds or plans.bound_for(position, seat, THEATER):
        return []
    if position.cells[at.CARD_STATE] != at.NO_BONUS or _scores_more(position, seat, trick):
        return []
    return [reasons.caution("prepared-too-late", "TR-TH-12")]


def _scores_more(position: TrickerionPosition, seat: int, trick: int) -> bool:
    """TR-L3-08, TR-SCORE-10: a marker on a trick is worth something in final scoring."""
    after = position.copy()
    after.cells[at.READY + SYMBOLS * seat + tricks.symbol_of(position, seat, trick)] += 1
    return bonuses.scored(after, seat) != bonuses.scored(position, seat)


def never_performed(position: TrickerionPosition, place: int) -> Caution:
    """The warning about markers on a card."""
    card = position.table.card_ids[position.stage[place]]
    return reasons.caution("never-performed", "TR-PERF-04", card=card)


def laying(position: TrickerionPosition, seat: int, place: int, *, paid: bool = False) -> list[Caution]:
    """TR-PERF-04, TR-END-20: an own marker that nobody performs pays nothing but the links paid at once."""
    if not paid and is_over(position, seat, place):
        return [never_performed(position, place)]
    table = position.table
    if place < len(position.stage) - 1 or position.round < table.edition.discard_from:
        return []
    return [reasons.caution("last-card", "TR-END-20", card=table.card_ids[position.stage[place]])]


def is_over(position: TrickerionPosition, seat: int, place: int) -> bool:
    """TR-PERF-03, 04: in the last round nobody can perform a card on which a marker of the seat will lie."""
    if position.round < position.table.rounds:
        return False
    return not any(
        other == seat or _may_lie_there(position, seat, other, place)
        for other in range(position.table.seats)
        if _may_perform(position, seat, other)
    )


def left_behind(position: TrickerionPosition, seat: int) -> list[Caution]:
    """TR-PERF-08: in the last round own markers on cards that no later performer can choose are lost."""
    cells, table = position.cells, position.table
    if position.round < table.rounds:
        return []
    later = [other for other in range(table.seats) if cells[at.DAYS + other] > cells[at.DAYS + seat]]
    markers = sum(15 << SYMBOLS * other for other in later if _may_perform(position, seat, other))
    places = stage.eligible(position, seat)
    return [never_performed(position, place) for place in places if not cells[at.PRESENT + place] & markers]


def _may_perform(position: TrickerionPosition, seat: int, other: int) -> bool:
    """TR-TH-24, TR-PROR-25: a magician is on stage, or may go there as far as the seat knows."""
    cells = position.cells
    disc = cells[at.DISCS + CHARACTERS * other + MAGICIAN]
    if disc >= at.FIRST_SLOT and slots.is_stage(disc - at.FIRST_SLOT):
        return True
    if not cells[at.PENDING + other] >> MAGICIAN & 1:
        return False
    hidden = other != seat and not cells[at.SHOWN + other] >> MAGICIAN & 1
    return hidden or THEATER in plans.reach(position, other, MAGICIAN)


def _may_lie_there(position: TrickerionPosition, seat: int, other: int, place: int) -> bool:
    """TR-PERF-04, TR-MAG-15: a player has a marker on a card, or may still bring one there."""
    if position.cells[at.PRESENT + place] >> SYMBOLS * other & 15 or _may_bring(position, seat, other):
        return True
    effects = position.active.before_performances
    return any(effect.before_performances(position, other, 0) for effect in effects)


def _may_bring(position: TrickerionPosition, seat: int, other: int) -> bool:
    """TR-TH-12, TR-SAR-19: a character that waits may lay or move a marker of a player, by what a seat knows.

    A special card may do so anywhere; of other players' cards only those of the Theater.
    """
    cells, theater = position.cells, position.table.assignment_locations
    for owner in range(position.table.seats):
        for character in range(CHARACTERS):
            if not cells[at.PENDING + owner] >> character & 1:
                continue
            if owner != seat and not cells[at.SHOWN + owner] >> character & 1:
                return True
            card = plans.card_under(position, owner, character)
            special = card >= SPECIAL or plans.borrowable(position, owner, character)
            if special and (owner == other or theater[card] == THEATER):
                return True
            if owner == other and THEATER in plans.reach(position, owner, character):
                return True
    return False
