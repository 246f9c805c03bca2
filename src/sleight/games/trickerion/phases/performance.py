"""PERF: the performances of the week, day by day."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from sleight.games.trickerion import slots, stage
from sleight.games.trickerion.cells import (
    CHARACTER_IDS,
    CHARACTERS,
    COINS,
    DAYS,
    DISCS,
    FAME,
    FIRST_APPRENTICE,
    FIRST_SLOT,
    FIRST_SLOT_OF,
    LAID,
    MAGICIAN,
    MANAGER,
    PERFORMING,
    PRESENT,
    SLOTS,
    SLOTS_A_DAY,
    STAGE,
    SYMBOLS,
    THEATER,
    TRICKS,
)
from sleight.games.trickerion.choices import Decline, Perform
from sleight.games.trickerion.events import CardPerformed, PerformanceDeclined, PerformerPaid, TrickRewarded
from sleight.games.trickerion.phases import end_turn
from sleight.games.trickerion.question import TrickerionQuestion, caution, refuse
from sleight.games.trickerion.universe import DECLINE

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sleight.core.choice import Choice
    from sleight.core.refusal import Argument, Caution, Refusal
    from sleight.games.trickerion.position import TrickerionPosition

_STAGES = tuple(FIRST_SLOT + FIRST_SLOT_OF[THEATER] + SLOTS_A_DAY * day + STAGE for day in range(4))
"""How a disc stands on the performer slot of each day."""


def begin(position: TrickerionPosition) -> None:
    """TR-PERF-01, 02: the days in their order, not the initiative order."""
    position.phase = PERFORMING
    _ask_from(position, 0)


def _ask_from(position: TrickerionPosition, day: int) -> None:
    """TR-PERF-03, 07, 31: the next performer with a card to perform; after Sunday the phase ends."""
    magicians = position.cells[DISCS + MAGICIAN : DISCS + CHARACTERS * position.table.seats : CHARACTERS]
    for later in range(day, len(_STAGES)):
        if _STAGES[later] in magicians:
            seat = magicians.index(_STAGES[later])
            if eligible(position, seat):
                position.ask_alone(position.table.turns.perform[seat])
                return
    end_turn.begin(position)


def eligible(position: TrickerionPosition, seat: int) -> list[int]:
    """TR-PERF-04: the places of the cards with a marker of the player."""
    own = 15 << SYMBOLS * seat
    cells = position.cells
    return [place for place in range(len(position.stage)) if cells[PRESENT + place] & own]


class ChoosePerformance(TrickerionQuestion):
    """TR-PERF-04, 08: one card with an own marker on it, or none."""

    __slots__ = ()
    kind: ClassVar[str] = "perform"
    rule: ClassVar[str] = "TR-PERF-04"
    between_steps: ClassVar[bool] = True

    def choices(self, position: TrickerionPosition) -> Sequence[Choice]:
        perform = position.table.universe.perform
        cards = sorted([position.stage[place] for place in eligible(position, self.seat)])
        found: list[Choice] = [perform[card] for card in cards]
        found.append(DECLINE)
        return found

    def why_not(self, position: TrickerionPosition, choice: Choice) -> Refusal | None:
        if isinstance(choice, Decline):
            return None
        if not isinstance(choice, Perform):
            return self.not_asked_now()
        (card,) = position.table.moves[choice]
        if card not in position.stage:
            return refuse("card-not-there", "TR-PERF-04", card=choice.card)
        if position.stage.index(card) not in eligible(position, self.seat):
            return refuse("no-own-marker", "TR-PERF-04", card=choice.card)
        return None

    def answer(self, position: TrickerionPosition, choice: Choice) -> None:
        day = position.cells[DAYS + self.seat]
        if isinstance(choice, Perform):
            (card,) = position.table.moves[choice]
            perform(position, self.seat, position.stage.index(card))
        else:
            position.tell(PerformanceDeclined(self.seat))
        _ask_from(position, day)

    def warnings(self, position: TrickerionPosition, choice: Choice) -> list[Caution]:
        """TR-END-20, 21: own markers on the last card leave with it, unless it is performed."""
        last = len(position.stage) - 1
        if position.round < position.table.edition.discard_from or last not in eligible(position, self.seat):
            return []
        if isinstance(choice, Perform) and position.table.moves[choice] == (position.stage[last],):
            return []
        return [caution("last-card", "TR-END-20", card=position.table.card_ids[position.stage[last]])]

    def arguments(self, position: TrickerionPosition) -> dict[str, Argument]:
        return {"day": position.table.day_ids[position.cells[DAYS + self.seat] - 1]}


def perform(position: TrickerionPosition, seat: int, place: int) -> None:
    """TR-PERF-05, 09, 10, 13: rewards for all owners, bonuses for the performer, then the markers return."""
    table, cells = position.table, position.cells
    card = position.stage[place]
    position.tell(CardPerformed(seat, table.card_ids[card], table.day_ids[cells[DAYS + seat] - 1]))
    for marker in cells[LAID + SLOTS * place : LAID + SLOTS * place + table.layouts[card].slots]:
        if marker:
            _reward(position, seat, marker)
    _pay_performer(position, seat, place)
    stage.clear(position, place)


def _reward(position: TrickerionPosition, performer: int, marker: int) -> None:
    """TR-PERF-14, 32: the owner of a marker receives its reward, present or not."""
    owner, trick = marker - 1 >> 4, position.cells[TRICKS + (marker - 1 >> 2)] - 1
    fame, coins, shards = reward(position, owner, performer, marker)
    printed = position.table.yields[trick]
    position.cells[FAME + owner] += fame
    position.cells[COINS + owner] += coins
    if shards:
        shards = position.gain_shards(owner, shards)
    name = position.table.trick_ids[trick]
    position.tell(TrickRewarded(owner, name, fame, coins, shards, fame - printed[0], coins - printed[1]))


def reward(position: TrickerionPosition, owner: int, performer: int, marker: int) -> tuple[int, int, int]:
    """TR-PERF-17 to 24: the yields of the trick with all modifiers, fame and coins never below 0."""
    trick = position.cells[TRICKS + (marker - 1 >> 2)] - 1
    yields = position.table.yields[trick]
    more = day_modifier(position, owner, performer)
    if not position.effects:
        return max(yields[0] + more[0], 0), max(yields[1] + more[1], 0), yields[2]
    modifiers = [more]
    for effect in position.effects:
        yields = effect.yields(position, trick, yields)
        modifiers += effect.reward_modifiers(position, owner, performer, marker)
    return (
        best_sum(yields[0], [fame for fame, _ in modifiers]),
        best_sum(yields[1], [coins for _, coins in modifiers]),
        yields[2],
    )


def best_sum(value: int, modifiers: list[int]) -> int:
    """TR-PERF-22, 23: in the order that is best for the receiver: what is lost at the floor costs nothing."""
    value = max(value + sum(less for less in modifiers if less < 0), 0)
    return value + sum(more for more in modifiers if more > 0)


def day_modifier(position: TrickerionPosition, owner: int, performer: int) -> tuple[int, int]:
    """TR-PERF-17 to 21: the owner's own day, or the performer's for an owner who is not in the theater."""
    day = (position.cells[DAYS + owner] or position.cells[DAYS + performer]) - 1
    modifier = position.table.day_rewards[day]
    for effect in position.effects:
        modifier = effect.day_modifier(position, owner, day, modifier)
    return modifier


def _pay_performer(position: TrickerionPosition, seat: int, place: int) -> None:
    """TR-PERF-25 to 29: links, own specialists backstage, and what the card prints."""
    edition = position.table.edition
    links = stage.links_on(position, place)
    _pay(position, seat, "links", (links * edition.link_fame, 0, 0))
    for specialist in range(MANAGER, FIRST_APPRENTICE):
        disc = position.cells[DISCS + CHARACTERS * seat + specialist]
        if disc >= FIRST_SLOT and slots.location_of(disc - FIRST_SLOT) == THEATER:
            _pay(position, seat, CHARACTER_IDS[specialist], edition.backstage[specialist - MANAGER])
    _pay(position, seat, "card", position.table.bonuses[position.stage[place]])


def _pay(position: TrickerionPosition, seat: int, reason: str, bonus: tuple[int, int, int]) -> None:
    for effect in position.effects:
        bonus = effect.performer_bonus(position, seat, bonus)
    fame, coins, shards = bonus
    if not (fame or coins or shards):
        return
    position.cells[FAME + seat] += fame
    position.cells[COINS + seat] += coins
    if shards:
        shards = position.gain_shards(seat, shards)
    position.tell(PerformerPaid(seat, reason, fame, coins, shards))
