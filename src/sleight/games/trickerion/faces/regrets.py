"""What was dearest in a game: wages, posters, poorer slots and shows, lost markers, idle hands and points."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, ClassVar

import msgspec

from sleight.core.event import Seat
from sleight.core.reckoning import Regret
from sleight.games.trickerion.advice import showing
from sleight.games.trickerion.advice.payouts import reward
from sleight.games.trickerion.advice.position_for import position_for, setting_for
from sleight.games.trickerion.events import (
    AdvertisingDeclined,
    CardDiscarded,
    CardPerformed,
    CharacterIdled,
    CharacterPlaced,
    GameEnded,
    PerformanceDeclined,
    PointsLost,
    RoundBegan,
    TrickSetUp,
    WagesPaid,
)
from sleight.games.trickerion.flow.phases import advertise
from sleight.games.trickerion.printed import ids

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from sleight.core.event import Event
    from sleight.core.reckoning import Moment
    from sleight.games.trickerion.advice.amounts import Laid
    from sleight.games.trickerion.state.position import TrickerionPosition
    from sleight.games.trickerion.views.types import TrickerionView

Claims = dict[int, tuple[int, list[str]]]
"""By seat its last claim of a day: the moment before it, and the days that were free then."""

FAME, POINTS = "fame", "points"
_MOST = 3


class Dear(msgspec.Struct, frozen=True, tag_field="kind"):
    """Something that has cost a seat fame or points."""

    game: ClassVar[str] = "trickerion"
    unit: ClassVar[str] = FAME

    seat: Seat
    cost: int

    def message_id(self) -> str:
        """What is said of it."""
        return f"dear-{self.__struct_config__.tag}"

    def words(self) -> dict[str, object]:
        """Its fields."""
        return msgspec.structs.asdict(self)


class UnpaidWages(Dear, frozen=True, tag="wages"):
    """TR-END-09: wages that were not paid have cost fame."""

    coins: int


class NoPoster(Dear, frozen=True, tag="poster"):
    """TR-ADV-04: no poster, though its price was never needed for anything else."""

    coins: int


class PoorerShow(Dear, frozen=True, tag="card"):
    """TR-PERF-04: another card would have paid the performer more fame that day."""

    card: str
    other: str


class PoorerDay(Dear, frozen=True, tag="day"):
    """TR-TH-05, TR-PERF-17 to 19: on a day that was free the same show would have paid more fame."""

    day: str
    other: str


class PoorerSlot(Dear, frozen=True, tag="slot"):
    """TR-LINK-04 to 10: elsewhere, or turned, a marker would have paid more at once, and no less later."""

    trick: str
    card: str
    slot: int
    facing: str


class NoShow(Dear, frozen=True, tag="no-show"):
    """TR-PERF-08: a performer did not perform."""

    card: str


class MarkersGone(Dear, frozen=True, tag="markers"):
    """TR-END-20, 21: markers left with a card that nobody had performed."""

    card: str
    count: int


class IdleCharacter(Dear, frozen=True, tag="idle"):
    """TR-PLACE-08, 12: a character did nothing, perhaps because its location had no slot left."""

    unit: ClassVar[str] = POINTS

    character: str
    full: str

    def words(self) -> dict[str, object]:
        return {**super().words(), "full": self.full or "none"}


class UnspentPoints(Dear, frozen=True, tag="points"):
    """TR-AP-10: points of a character came to nothing."""

    unit: ClassVar[str] = POINTS

    character: str


def regrets(moments: Sequence[Moment]) -> list[Regret]:
    """The dearest of them, for the viewer or, for who only watched, of everybody; fame before points."""
    seat = moments[0].view.seat
    told = (*_all(moments), *_posters(moments))
    found = [each for each in told if seat is None or _owner(each) == seat]
    return sorted(found, key=lambda each: (-each.cost, each.unit, each.seq))[:_MOST]


def _owner(regret: Regret) -> int:
    assert isinstance(regret.said, Dear)
    return regret.said.seat


def _all(moments: Sequence[Moment]) -> Iterator[Regret]:
    claims: Claims = {}
    for before, moment in pairwise(moments):
        view: TrickerionView = before.view
        now, actor = view.round, view.actor
        for event in moment.events:
            if isinstance(event, RoundBegan):
                now = event.round
            elif isinstance(event, CharacterPlaced):
                actor = event.character
                _note_claim(claims, before, event)
            elif isinstance(event, PointsLost):
                lost = UnspentPoints(event.seat, event.points, actor)
                yield Regret(before.seq, now, lost.cost, lost.unit, lost)
            for seq, dear in _dear(before, moment, event, claims):
                if dear.cost > 0:
                    yield Regret(seq, now, dear.cost, dear.unit, dear)


def _posters(moments: Sequence[Moment]) -> Iterator[Regret]:
    """TR-ADV-02 to 06: posters that coins were left for until the end; before the end nobody knows."""
    if not any(isinstance(event, GameEnded) for event in moments[-1].events):
        return
    for number, (before, moment) in enumerate(pairwise(moments)):
        for event in moment.events:
            if isinstance(event, AdvertisingDeclined):
                left = [each.view.coins[event.seat] for each in moments[number:]]
                dear = _no_poster(before.view, event.seat, left)
                if dear.cost > 0 and min(left) >= dear.coins:
                    yield Regret(before.seq, before.view.round, dear.cost, dear.unit, dear)


def _no_poster(view: TrickerionView, seat: int, left: Sequence[int]) -> NoPoster:
    """TR-SCORE-04: what is saved counts a little at the end."""
    position = position_for(view)
    price, each = advertise.cost(position, seat), position.table.edition.scoring.coins_per_fame
    saved = left[-1] // each - (left[-1] - price) // each
    return NoPoster(seat, advertise.poster_fame(position) - saved, price)


def _note_claim(claims: Claims, before: Moment, event: CharacterPlaced) -> None:
    """TR-TH-03 to 05: the first of a player in the theater chooses a day."""
    view: TrickerionView = before.view
    days = setting_for(view).day_ids
    if event.slot.rpartition("-")[0] in days and not view.workshops[event.seat].day:
        taken = {workshop.day for workshop in view.workshops}
        claims[event.seat] = (before.seq, [day for day in days if day not in taken])


def _dear(before: Moment, moment: Moment, event: Event, claims: Claims) -> Iterator[tuple[int, Dear]]:
    """What an event has cost, each with the moment to look at."""
    view: TrickerionView = before.view
    if isinstance(event, WagesPaid):
        yield moment.seq, UnpaidWages(event.seat, event.fame_lost, event.due - event.coins)
    elif isinstance(event, TrickSetUp) and _was_asked(view, event.seat, "lay"):
        yield from ((before.seq, dear) for dear in _poorer_slot(view, event))
    elif isinstance(event, CardPerformed) and _was_asked(view, event.seat, "perform"):
        yield before.seq, _poorer_show(view, event)
        seq, days = claims.get(event.seat, (before.seq, []))
        yield seq, _poorer_day(view, event, days)
    elif isinstance(event, PerformanceDeclined) and _was_asked(view, event.seat, "perform"):
        yield before.seq, _no_show(view, event.seat)
    elif isinstance(event, CardDiscarded):
        yield from ((before.seq, dear) for dear in _markers_gone(view, event))
    elif isinstance(event, CharacterIdled):
        points = setting_for(view).base_points[ids.CHARACTER_IDS.index(event.character)]
        yield before.seq, IdleCharacter(event.seat, points, event.character, event.full)


def _was_asked(view: TrickerionView, seat: int, kind: str) -> bool:
    """Whether a view is that of the moment at which the viewer, or who is watched, chose; else it is too old
    to reckon with, or another's business."""
    asked = view.asked[seat]
    return view.seat in (None, seat) and asked is not None and asked.kind == kind


def _poorer_slot(view: TrickerionView, event: TrickSetUp) -> Iterator[PoorerSlot]:
    """Only what gives no shard and no later show away: then the fame at once was for the taking."""
    position = position_for(view)
    ways = {
        where: (each.fame, each.shards, _later(position, each))
        for where, each in showing.set_ups(position, event.seat).items()
    }
    fame, shards, later = ways[f"at {event.card} {event.slot} {event.facing}"]
    better = [where for where, way in ways.items() if way[1] >= shards and way[2] >= later]
    best = max(better, key=lambda where: ways[where][0])
    _, card, slot, facing = best.split()
    yield PoorerSlot(event.seat, ways[best][0] - fame, event.trick, card, int(slot), facing)


def _later(position: TrickerionPosition, laid: Laid) -> tuple[float, int]:
    return (0.0, 0) if laid.after is None else showing.worth(position, laid.after)


def _fames(view: TrickerionView, seat: int, day: str) -> dict[str, int]:
    """By card what its performance on a day would pay the performer."""
    position = position_for(view)
    number = position.table.day_ids.index(day)
    return {
        position.table.card_ids[position.stage[place]]: showing.paid(position, seat, number, place)[seat].fame
        for place in showing.eligible(position, seat)
    }


def _poorer_show(view: TrickerionView, event: CardPerformed) -> PoorerShow:
    fames = _fames(view, event.seat, event.day)
    other = max(fames, key=lambda card: fames[card])
    return PoorerShow(event.seat, fames[other] - fames[event.card], event.card, other)


def _poorer_day(view: TrickerionView, event: CardPerformed, days: Sequence[str]) -> PoorerDay:
    fames = {day: _fames(view, event.seat, day)[event.card] for day in (event.day, *days)}
    other = max(fames, key=lambda day: fames[day])
    return PoorerDay(event.seat, fames[other] - fames[event.day], event.day, other)


def _no_show(view: TrickerionView, seat: int) -> NoShow:
    fames = _fames(view, seat, view.workshops[seat].day)
    best = max(fames, key=lambda card: fames[card])
    return NoShow(seat, fames[best], best)


def _markers_gone(view: TrickerionView, event: CardDiscarded) -> list[MarkersGone]:
    """By seat; only if the view shows the very markers that left."""
    shows = [show for show in view.theater if show.card == event.card]
    markers = [marker for show in shows for marker in (*show.markers, *show.beside) if marker]
    if len(markers) != event.markers:
        return []
    own = {seat: [each.trick for each in markers if each.seat == seat] for seat in range(view.seats)}
    return [
        MarkersGone(seat, sum(reward(view, trick, "").fame for trick in tricks), event.card, len(tricks))
        for seat, tricks in own.items()
        if tricks
    ]
