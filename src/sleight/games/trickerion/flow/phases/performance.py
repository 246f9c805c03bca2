"""PERF: the performances of the week, day by day."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from sleight.games.trickerion.choices import Decline, Perform
from sleight.games.trickerion.effects import active
from sleight.games.trickerion.effects.active import card_on_stage
from sleight.games.trickerion.events import CardPerformed, PerformanceDeclined, PerformerPaid, TrickRewarded
from sleight.games.trickerion.flow import resume
from sleight.games.trickerion.flow.questions.picks import Picks
from sleight.games.trickerion.locations import prospects
from sleight.games.trickerion.printed import ids
from sleight.games.trickerion.scoring import rewards
from sleight.games.trickerion.state import cells as at
from sleight.games.trickerion.state import reasons, slots, stage, tricks
from sleight.games.trickerion.state.slots import STAGES
from sleight.games.trickerion.state.stage import eligible

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sleight.core.choice import Choice
    from sleight.core.refusal import Argument, Caution, Refusal
    from sleight.games.trickerion.effects.hooks import Effect
    from sleight.games.trickerion.effects.spot import Spot
    from sleight.games.trickerion.state.position import TrickerionPosition


def begin(position: TrickerionPosition) -> None:
    """TR-ROUND-04, TR-PERF-01: first what may be done before all performances."""
    position.cells[at.PERFORMED] = position.cells[at.CONDUCTED] = 0
    BEFORE_PERFORMANCES.open(position, position.order[0])


def _ask_from_day(position: TrickerionPosition, day: int) -> None:
    """TR-PERF-02, 03, 07, 31: the next performer with a card to perform; after Sunday the phase ends."""
    magicians = position.cells[
        at.DISCS + ids.MAGICIAN : at.DISCS + ids.CHARACTERS * position.table.seats : ids.CHARACTERS
    ]
    for later in range(day, len(STAGES)):
        if STAGES[later] in magicians:
            seat = magicians.index(STAGES[later])
            if eligible(position, seat):
                BEFORE_CHOICE.open(position, seat, seat)
                return
    AFTER_PERFORMANCES.open(position, position.order[0])


class AfterPerforming(resume.Window):
    """TR-ROUND-05, TR-PERF-09: the cards of magicians who have performed have their say too."""

    def open(self, position: TrickerionPosition, seat: int, about: int = 0) -> None:
        if position.table.specials:
            self.ask(position, seat, about)
        else:
            super().open(position, seat, about)

    def effects(self, position: TrickerionPosition, seat: int) -> Sequence[Effect]:
        card = active.card_on_stage(position, seat)
        own = card != active.NO_CARD and position.cells[at.CONDUCTED] >> seat & 1
        others = super().effects(position, seat)
        return active.in_order((*others, position.table.specials[card])) if own else others


def _ask_performer(position: TrickerionPosition, _seat: int, performer: int) -> None:
    """TR-PERF-13: the others have interfered, or not; the performer chooses, unless the card is imposed."""
    position.ask_alone(position.table.questions.perform[performer])


class ChoosePerformance(Picks):
    """TR-PERF-04, 08: one card with an own marker on it, or none."""

    kind: ClassVar[str] = "perform"
    rule: ClassVar[str] = "TR-PERF-04"
    site: ClassVar[tuple[int, ...]] = (at.PERFORMING,)
    between_steps: ClassVar[bool] = True
    picks: ClassVar[type[Choice]] = Perform
    may_decline: ClassVar[bool] = True
    opens_turn: ClassVar[bool] = True

    def offered(self, position: TrickerionPosition) -> list[int]:
        return sorted([position.stage[place] for place in eligible(position, self.seat)])

    def refusal(self, position: TrickerionPosition, number: int) -> Refusal:
        code = "no-own-marker" if number in position.stage else "card-not-there"
        return reasons.refuse(code, "TR-PERF-04", card=position.table.card_ids[number])

    def picked(self, position: TrickerionPosition, number: int) -> None:
        perform(position, self.seat, position.stage.index(number))

    def declined(self, position: TrickerionPosition) -> None:
        position.tell(PerformanceDeclined(self.seat))
        _ask_from_day(position, position.cells[at.DAYS + self.seat])

    def warnings(self, position: TrickerionPosition, choice: Choice) -> list[Caution]:
        """TR-END-20, 21: own markers on the last card leave with it, unless it is performed."""
        lost = prospects.left_behind(position, self.seat) if isinstance(choice, Decline) else []
        if lost:
            return lost
        last = len(position.stage) - 1
        if position.round < position.table.edition.discard_from or last not in eligible(position, self.seat):
            return []
        if isinstance(choice, Perform) and position.table.numbers_of[choice] == (position.stage[last],):
            return []
        return [reasons.caution("last-card", "TR-END-20", card=position.table.card_ids[position.stage[last]])]

    def arguments(self, position: TrickerionPosition) -> dict[str, Argument]:
        return {"day": position.table.day_ids[position.cells[at.DAYS + self.seat] - 1]}


def perform(position: TrickerionPosition, seat: int, place: int) -> None:
    """TR-PERF-05, 13: the card is chosen; its performer may declare something before it is conducted."""
    table, cells = position.table, position.cells
    card = position.stage[place]
    position.tell(CardPerformed(seat, table.card_ids[card], table.day_ids[cells[at.DAYS + seat] - 1]))
    cells[at.CONDUCTED] |= 1 << seat
    active.refresh(position, card_on_stage(position, seat))
    DECLARATION.open(position, seat, place)


def conduct(position: TrickerionPosition, seat: int, place: int) -> None:
    """TR-PERF-09, 10, 13: everybody is paid, then the markers return."""
    pay_all(position, seat, place)
    MARKERS_RETURN.open(position, seat, place)


def pay_all(position: TrickerionPosition, seat: int, place: int) -> None:
    """TR-PERF-09, 14 to 29: rewards for all owners, bonuses for the performer, and what is paid besides."""
    spots = rewards.spots_on(position, seat, place)
    for spot in spots:
        _reward(position, spot)
    _pay_performer(position, seat, place)
    _pay_besides(position, seat, place, spots)


def _return_markers(position: TrickerionPosition, seat: int, place: int) -> None:
    """TR-PERF-09: the markers go to reserve, unless one stays, and what was declared is over."""
    cells = position.cells
    spots = rewards.spots_on(position, seat, place)
    for spot in spots:
        cells[at.PREMIERED + spot.owner] |= 1 << cells[at.TRICKS + spot.key] - 1
    if position.active.stays:
        spots = _leave_some(position, seat, place, spots)
    else:
        stage.clear(position, place)
    own = _own_symbols(position, seat, spots)
    for spot in spots:
        cells[at.PERFORMED] |= 1 << spot.key
    cells[at.DECLARED : at.DECLARED + at.DECLARATIONS] = [0] * at.DECLARATIONS
    active.refresh(position)
    AFTER_PERFORMANCE.open(position, seat, own)


def _pay_besides(position: TrickerionPosition, seat: int, place: int, spots: list[Spot]) -> None:
    """TR-PERF-09: what the effects in force pay when everything else has been paid."""
    for effect in position.active.day_counted:
        for owner in sorted({spot.owner for spot in spots}):
            effect.day_counted(position, owner, seat)
    for effect in position.active.performance_paid:
        effect.performance_paid(position, seat, place)


def _leave_some(position: TrickerionPosition, seat: int, place: int, spots: list[Spot]) -> list[Spot]:
    """TR-PERF-09: markers go to reserve but for those that stay; returns what has gone."""
    staying: dict[int, int] = {}
    for effect in position.active.stays:
        staying |= effect.stays(position, seat, place)
    left = [stage.marker_at(position, place, slot, key) for key, slot in staying.items()]
    stage.clear_but(position, place, staying)
    gone: list[Spot] = []
    for spot in spots:
        if spot.marker not in left:
            gone.append(spot)
            continue
        left.remove(spot.marker)
        if stage.size_of(spot.marker) > 1:
            gone.append(spot._replace(marker=stage.single(spot.marker)))
    return gone


def _own_symbols(position: TrickerionPosition, seat: int, spots: list[Spot]) -> int:
    """What the window after a performance is about: the own symbols performed in it, as bits.

    From the fifth bit on stand those of which more than one marker has been performed this round (MP-60).
    """
    first, found = ids.SYMBOLS * seat, 0
    before = position.cells[at.PERFORMED] >> first
    for spot in spots if position.active.after_performance else ():
        if spot.owner == seat:
            bit = 1 << spot.key - first
            several = stage.size_of(spot.marker) > 1 or (before | found) & bit
            found |= bit | (bit << ids.SYMBOLS if several else 0)
    return found


def _reward(position: TrickerionPosition, spot: Spot) -> None:
    """TR-PERF-14, 32: the owner of a marker receives its reward, present or not."""
    owner, key = spot.owner, rewards.source(position, spot)
    paid, yields = rewards.reward(position, spot), rewards.yields_of(position, key)
    parts = rewards.parts_of(position, spot, paid, yields)
    fame, coins, shards = paid
    shards = position.receive(owner, fame, coins, position.earned(owner, shards))
    more = (fame - yields[0], coins - yields[1])
    name = tricks.name_of(position, key)
    position.tell(TrickRewarded(owner, name, fame, coins, shards, *more, parts))


def _pay_performer(position: TrickerionPosition, seat: int, place: int) -> None:
    """TR-PERF-25 to 29: links, own specialists backstage, and what the card prints."""
    edition = position.table.edition
    links = stage.links_on(position, place)
    _pay(position, seat, "links", (links * edition.link_fame, 0, 0))
    for specialist in range(ids.MANAGER, ids.FIRST_APPRENTICE):
        if slots.is_backstage(position, seat, specialist):
            _pay(position, seat, ids.CHARACTER_IDS[specialist], edition.backstage[specialist - ids.MANAGER])
    _pay(position, seat, "card", position.table.bonuses[position.stage[place]])


def _pay(position: TrickerionPosition, seat: int, reason: str, bonus: tuple[int, int, int]) -> None:
    fame, coins, shards = rewards.performer_bonus(position, seat, bonus)
    if not (fame or coins or shards):
        return
    shards = position.receive(seat, fame, coins, shards)
    position.tell(PerformerPaid(seat, reason, fame, coins, shards))


BEFORE_PERFORMANCES: Final = resume.Window(
    "before_performances", lambda position, _seat, _about: _ask_from_day(position, 0)
)
BEFORE_CHOICE: Final = resume.Window("before_choice", _ask_performer)
DECLARATION: Final = resume.Window("declaration", conduct, alone=True)
MARKERS_RETURN: Final = resume.Window("markers_return", _return_markers, alone=True)
AFTER_PERFORMANCE: Final = AfterPerforming(
    "after_performance",
    lambda position, seat, _about: _ask_from_day(position, position.cells[at.DAYS + seat]),
    alone=True,
)
AFTER_PERFORMANCES: Final = AfterPerforming(
    "after_performances", lambda position, _seat, _about: resume.begin(position, at.ENDING)
)
